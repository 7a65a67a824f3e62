//! Location with its page, in memory.

use locations::{Location, LocationId};

use super::Board;
use crate::{
    queries::PageRow,
    rules::{
        gate::{self, Facts},
        uniqueness::Prints,
    },
    types::{Language, PageLocation, PageProblem, PageState},
};

/// Beginning of the addresses of photos that were uploaded here.
const OWN_PHOTOS: &str = "/media/";

/// Facts about the content of a page in a language: of what visitors see, else of the draft.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Measure {
    pub(crate) language: Language,
    /// Title in search results.
    pub(crate) title: String,
    pub(crate) prints: Prints,
    pub(crate) is_machine: bool,
    pub(crate) by_appointment: bool,
    pub(crate) has_areas: bool,
}

/// Location with its page.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) location: Location,
    /// `None` when nothing was prepared.
    pub(crate) page: Option<PageRow>,
    /// Address in each language of the site: the current one, or the one that it would get.
    pub(crate) paths: Vec<(Language, String)>,
    /// Names of the levels above it in each language of the site, the highest first.
    pub(crate) labels: Vec<(Language, Vec<String>)>,
    /// One for each language of the site.
    pub(crate) measures: Vec<Measure>,
    /// Sort key.
    pub(crate) key: String,
    /// Folded text of searches.
    pub(crate) search: String,
    /// Folded city.
    pub(crate) city: String,
    /// Coordinates for distances: those of the city when the address is hidden.
    pub(crate) point: Option<(f64, f64)>,
}

impl Entry {
    pub(crate) fn id(&self) -> &LocationId {
        &self.location.id
    }

    /// Returns the state of the page.
    pub(crate) fn state(&self) -> PageState {
        self.page.as_ref().map_or(PageState::None, |page| page.state)
    }

    /// Returns the address in a language.
    pub(crate) fn path(&self, language: Language) -> Option<&str> {
        self.paths.iter().find(|(path_language, _)| *path_language == language).map(|(_, path)| path.as_str())
    }

    /// Returns the names of the levels above it in a language.
    pub(crate) fn labels(&self, language: Language) -> &[String] {
        let labels = self.labels.iter().find(|(path_language, _)| *path_language == language);
        labels.map_or(&[], |(_, labels)| labels.as_slice())
    }

    pub(crate) fn measure(&self, language: Language) -> Option<&Measure> {
        self.measures.iter().find(|measure| measure.language == language)
    }

    /// Returns the location as lists name it.
    pub(crate) fn place(&self) -> PageLocation {
        let details = &self.location.details;
        PageLocation {
            id: self.location.id.clone(),
            name: details.name.clone(),
            city: details.city.clone(),
            country: details.country.clone(),
        }
    }

    /// Returns the facts about a content of this page.
    pub(crate) fn facts(&self, board: &Board, measure: &Measure) -> Facts {
        let details = &self.location.details;
        let is_live = self.state() == PageState::Live;
        let own = self.measure(measure.language).filter(|_| is_live);
        let uniqueness =
            board.counts(measure.language).map_or(if measure.prints.runs.is_empty() { 0.0 } else { 1.0 }, |counts| {
                counts.uniqueness(&measure.prints, own.map(|own| &own.prints))
            });
        let has_own_title = own.is_some_and(|own| own.title == measure.title);
        let titled = board.titled(measure.language, &measure.title);
        Facts {
            own_words: measure.prints.words,
            uniqueness,
            is_machine: measure.is_machine,
            has_photo: self.location.photos.0.iter().any(|photo| photo.starts_with(OWN_PHOTOS)),
            has_hours: measure.by_appointment
                || details.opening_hours.0.as_ref().is_some_and(|hours| !hours.is_empty()),
            has_phone: details.phone.is_some(),
            has_place: measure.has_areas || (!details.service_area_business && !details.address.is_empty()),
            has_title_clash: titled > u32::from(has_own_title),
        }
    }

    /// Returns the problems of the page in a language.
    pub(crate) fn problems(&self, board: &Board, language: Language) -> Vec<PageProblem> {
        self.measure(language).map(|measure| gate::problems(self.facts(board, measure))).unwrap_or_default()
    }

    /// Returns true when search engines may list the page in a language, once visitors see it.
    pub(crate) fn is_indexable(&self, board: &Board, language: Language) -> bool {
        !board.is_demo && !self.problems(board, language).into_iter().any(gate::blocks_index)
    }

    /// Returns the approximate size in memory, in bytes.
    pub(crate) fn size(&self) -> usize {
        let details = &self.location.details;
        let texts = details.description.as_ref().map_or(0, String::len) + self.search.len() * 2;
        let prints: usize = self.measures.iter().map(|measure| measure.prints.runs.len() * 8).sum();
        1_200 + texts + prints
    }
}
