//! Pages that lead to locations: directory, locator, closed location.

use hours::OpeningHours;
use jiff::civil::DateTime;

use super::{Frame, Phone, Sister};

/// Page of a root, country, region or city.
#[derive(Clone, Debug, PartialEq)]
pub struct DirectoryView {
    /// Site, address, title, languages.
    pub frame: Frame,
    /// Main heading. Without it the words of the level are used.
    pub heading: Option<String>,
    /// Intro in the owner's words.
    pub intro: Vec<String>,
    /// This is the home page of the site.
    pub is_root: bool,
    /// Levels below.
    pub folders: Vec<Folder>,
    /// Locations at this level.
    pub places: Vec<ListedLocation>,
}

/// Level below a directory page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Folder {
    /// Name.
    pub name: String,
    /// Path below the site.
    pub path: String,
    /// Number of locations.
    pub count: usize,
}

/// Location in a list.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ListedLocation {
    /// Name.
    pub name: String,
    /// Path of its page below the site; absent for a location without a page.
    pub path: Option<String>,
    /// Lines of the address.
    pub address: Vec<String>,
    /// Phone number.
    pub phone: Option<Phone>,
    /// Opening hours.
    pub hours: Option<OpeningHours>,
    /// Present local time at the location.
    pub now: Option<DateTime>,
    /// Distance with its unit.
    pub distance: Option<String>,
    /// Target of the link to directions.
    pub directions: Option<String>,
}

/// Answer of the locator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LocatorState {
    /// No search yet.
    Start,
    /// Results.
    Results,
    /// Nothing within reach: the places are the nearest ones.
    Nearest,
    /// The query names no known city, postal code or location.
    Unknown,
}

/// Filter of the locator.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Value of the form field `filter`.
    pub value: String,
    /// Label.
    pub label: String,
    /// Active.
    pub is_on: bool,
}

/// Page of the locator.
#[derive(Clone, Debug, PartialEq)]
pub struct LocatorView {
    /// Site, address, title, languages.
    pub frame: Frame,
    /// Query as typed.
    pub query: String,
    /// Filters.
    pub filters: Vec<Filter>,
    /// Answer.
    pub state: LocatorState,
    /// Name of the point that distances are from.
    pub center: Option<String>,
    /// Number of all results.
    pub total: usize,
    /// Number of the first place, from 1.
    pub first: usize,
    /// Locations of this page.
    pub places: Vec<ListedLocation>,
    /// Path with query of the previous page.
    pub previous: Option<String>,
    /// Path with query of the next page.
    pub next: Option<String>,
}

/// Page of a location that is closed for good. Never indexed.
#[derive(Clone, Debug, PartialEq)]
pub struct ClosedView {
    /// Site, address, title, languages.
    pub frame: Frame,
    /// Name of the location.
    pub name: String,
    /// Its city.
    pub city: String,
    /// Nearest locations.
    pub nearest: Vec<Sister>,
}
