//! Site of an organization in memory: its locations, their pages and addresses, and what all texts have in common.
//!
//! Each use compares the versions of the site and of the locations with the database, so that a change of any process
//! shows at once. Few changes update the board; after many it is built again. Never ask for a board within a
//! transaction: following the locations needs one.

mod entry;
mod load;

use std::{collections::HashMap, sync::Arc};

use db::Db;
use locations::{Location, LocationId};
use orgs::OrgId;

pub(crate) use entry::{Entry, Measure};
pub(crate) use load::updated;

use crate::{
    queries::SiteRow,
    rules::uniqueness::{Counts, NameWords},
    types::{Language, PageState, SiteSettings, SiteState},
};

/// Board of an organization, once it was built.
#[derive(Default)]
pub(crate) struct Slot(pub(crate) Option<Arc<Board>>);

/// Site of an organization with its locations.
#[derive(Clone)]
pub(crate) struct Board {
    pub(crate) org: OrgId,
    /// `None` before the site is created.
    pub(crate) row: Option<SiteRow>,
    pub(crate) settings: SiteSettings,
    pub(crate) is_demo: bool,
    pub(crate) entries: HashMap<LocationId, Arc<Entry>>,
    /// Sort keys and ids, in the order of names.
    pub(crate) order: Vec<(String, LocationId)>,
    /// Current addresses of published and closed pages.
    pub(crate) by_path: HashMap<String, (LocationId, Language)>,
    pub(crate) names: Arc<NameWords>,
    counts: HashMap<Language, Arc<Counts>>,
    titles: HashMap<(Language, String), u32>,
    pub(crate) locations_version: i64,
}

impl Board {
    /// Version of what visitors see: that of the site and that of the locations.
    pub(crate) fn version(&self) -> (i64, i64) {
        (self.row.as_ref().map_or(-1, |row| row.version), self.locations_version)
    }

    /// Returns true when visitors see the site.
    pub(crate) fn is_live(&self) -> bool {
        self.row.as_ref().is_some_and(|row| row.state == SiteState::Live)
    }

    /// Returns the languages of the site, the default one first.
    pub(crate) fn languages(&self) -> &[Language] {
        if self.settings.languages.is_empty() { &[Language::En] } else { &self.settings.languages }
    }

    /// Returns a location with its page.
    pub(crate) fn entry(&self, id: &LocationId) -> Option<&Arc<Entry>> {
        self.entries.get(id)
    }

    /// Returns the entries in the order of names.
    pub(crate) fn in_order(&self) -> impl Iterator<Item = &Arc<Entry>> {
        self.order.iter().filter_map(|(_, id)| self.entries.get(id))
    }

    /// Returns the entries whose page visitors see, in the order of names.
    pub(crate) fn live(&self) -> impl Iterator<Item = &Arc<Entry>> {
        self.in_order().filter(|entry| entry.state() == PageState::Live)
    }

    /// Returns how often published pages have runs of words in a language.
    pub(crate) fn counts(&self, language: Language) -> Option<&Counts> {
        self.counts.get(&language).map(AsRef::as_ref)
    }

    /// Returns the number of published pages with a title.
    pub(crate) fn titled(&self, language: Language, title: &str) -> u32 {
        self.titles.get(&(language, title.to_owned())).copied().unwrap_or_default()
    }

    fn add(&mut self, entry: Entry) {
        if matches!(entry.state(), PageState::Live | PageState::Closed) {
            for (language, path) in &entry.paths {
                self.by_path.insert(path.clone(), (entry.id().clone(), *language));
            }
        }
        if entry.state() == PageState::Live {
            for measure in &entry.measures {
                Arc::make_mut(self.counts.entry(measure.language).or_default()).add(&measure.prints);
                *self.titles.entry((measure.language, measure.title.clone())).or_default() += 1;
            }
        }
        Arc::make_mut(&mut self.names).add(&entry.location.details);
        let key = (entry.key.clone(), entry.id().clone());
        if let Err(at) = self.order.binary_search(&key) {
            self.order.insert(at, key);
        }
        self.entries.insert(entry.id().clone(), Arc::new(entry));
    }

    fn remove(&mut self, id: &LocationId) {
        let Some(entry) = self.entries.remove(id) else { return };
        for (_, path) in &entry.paths {
            if self.by_path.get(path).is_some_and(|(owner, _)| owner == id) {
                self.by_path.remove(path);
            }
        }
        if entry.state() == PageState::Live {
            for measure in &entry.measures {
                if let Some(counts) = self.counts.get_mut(&measure.language) {
                    Arc::make_mut(counts).remove(&measure.prints);
                }
                if let Some(count) = self.titles.get_mut(&(measure.language, measure.title.clone())) {
                    *count = count.saturating_sub(1);
                }
            }
        }
        if let Ok(at) = self.order.binary_search(&(entry.key.clone(), id.clone())) {
            self.order.remove(at);
        }
    }

    /// Returns the approximate size in memory, in bytes.
    pub(crate) fn size(&self) -> usize {
        let entries: usize = self.entries.values().map(|entry| entry.size()).sum();
        entries + self.counts.values().map(|counts| counts.size()).sum::<usize>()
    }
}

/// Returns the locations with these ids, read in parts.
pub(crate) async fn locations_of(db: &Db, org: &OrgId, ids: &[String]) -> db::Result<Vec<Location>> {
    let mut locations = Vec::with_capacity(ids.len());
    for ids in ids.chunks(load::BATCH) {
        locations.extend(locations::by_ids(db, org, ids.to_vec()).await?);
    }
    Ok(locations)
}
