//! Locations of an organization by the texts with which files name them.

use std::{
    collections::{HashMap, hash_map::Entry},
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
};

use locations::LocationId;
use text::sort_key;

/// Position that several locations share.
const AMBIGUOUS: u32 = u32::MAX;

/// Location as files may name it.
#[derive(Debug, Clone)]
pub(crate) struct NamedLocation<'a> {
    /// Id of the location.
    pub(crate) id: LocationId,
    /// Business name.
    pub(crate) name: &'a str,
    /// City.
    pub(crate) city: &'a str,
    /// Store code.
    pub(crate) external_id: Option<&'a str>,
}

/// Locations by hashes of their names. Clones share them.
#[derive(Debug, Clone, Default)]
pub(crate) struct Directory(Arc<Entries>);

/// Directory that is being filled.
#[derive(Debug, Default)]
pub(crate) struct Builder(Entries);

#[derive(Debug, Default)]
struct Entries {
    ids: Vec<LocationId>,
    /// Positions by the hashes of ids.
    by_id: HashMap<u64, u32>,
    /// Positions by the hashes of the other names. The texts of 100,000 locations would need too much memory.
    by_name: HashMap<(Kind, u64), u32>,
}

/// Kind of a name, the more reliable first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Kind {
    StoreCode,
    Google,
    Name,
    NameAndCity,
}

/// Result of a search by a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NameMatch {
    Location(u32),
    Several,
    None,
}

fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

impl Directory {
    /// Returns a directory that is being filled.
    pub(crate) fn builder() -> Builder {
        Builder::default()
    }

    /// Returns the position of a location.
    pub(super) fn position(&self, id: &LocationId) -> Option<u32> {
        self.0.by_id.get(&hash(id.as_str())).copied()
    }

    /// Returns the id of a location at a position that this directory returned.
    pub(super) fn id(&self, at: u32) -> Option<&LocationId> {
        self.0.ids.get(at as usize)
    }

    /// Finds a location by its id, store code, id at Google, name, or name and city.
    pub(super) fn find(&self, text: &str) -> NameMatch {
        if let Some(&at) = self.0.by_id.get(&hash(text)) {
            return NameMatch::Location(at);
        }
        let folded = sort_key(text);
        let by = |kind, key: &str| self.0.by_name.get(&(kind, hash(key))).copied();
        let found = by(Kind::StoreCode, &folded)
            .or_else(|| by(Kind::Google, google_id(text)))
            .or_else(|| by(Kind::Name, &folded))
            .or_else(|| by(Kind::NameAndCity, &folded));
        match found {
            Some(AMBIGUOUS) => NameMatch::Several,
            Some(at) => NameMatch::Location(at),
            None => NameMatch::None,
        }
    }
}

impl Builder {
    /// Adds a location.
    pub(crate) fn add(&mut self, place: NamedLocation<'_>) {
        let entries = &mut self.0;
        let Ok(at) = u32::try_from(entries.ids.len()) else { return };
        entries.by_id.insert(hash(place.id.as_str()), at);
        if let Some(code) = place.external_id {
            entries.name(Kind::StoreCode, &sort_key(code), at);
        }
        entries.name(Kind::Name, &sort_key(place.name), at);
        entries.name(Kind::NameAndCity, &sort_key(&format!("{} {}", place.name, place.city)), at);
        entries.ids.push(place.id);
    }

    /// Adds the id of the Business Profile of a location that was added before.
    pub(crate) fn add_google(&mut self, id: &LocationId, google: &str) {
        if let Some(&at) = self.0.by_id.get(&hash(id.as_str())) {
            self.0.name(Kind::Google, google_id(google), at);
        }
    }

    /// Returns the directory.
    pub(crate) fn build(self) -> Directory {
        Directory(Arc::new(self.0))
    }
}

impl Entries {
    fn name(&mut self, kind: Kind, key: &str, at: u32) {
        match self.by_name.entry((kind, hash(key))) {
            Entry::Vacant(vacant) => drop(vacant.insert(at)),
            Entry::Occupied(mut occupied) => drop(occupied.insert(AMBIGUOUS)),
        }
    }
}

/// Returns the id in the name of a resource of Google: `accounts/1/locations/2/reviews/3` names the location 2.
fn google_id(text: &str) -> &str {
    let after = text.split_once("locations/").map_or(text, |(_, after)| after);
    after.split('/').next().unwrap_or(after)
}
