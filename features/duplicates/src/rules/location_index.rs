//! Places of an organization and the pairs that may be one place: found once, then kept up to date.

use std::collections::{HashMap, HashSet};

use uuid::Uuid;

use super::{
    likeness::{self, Likeness},
    place::ComparableLocation,
};

/// Maximum number of places with the same key that are all compared with each other; more are compared only with their
/// neighbors.
const MAX_GROUP: usize = 64;
/// Number of these neighbors.
const MAX_NEIGHBORS: usize = 16;
/// Maximum number of places with the same phone number; a number of more places is a head office's.
const MAX_SHARED_PHONE: usize = 8;
/// Maximum number of pairs; the likeliest are kept.
const MAX_PAIRS: usize = 10_000;

/// Two places that may be one. The first id is the smaller one.
#[derive(Clone, Debug, PartialEq)]
pub struct Pair {
    /// Smaller id.
    pub first: Uuid,
    /// Larger id.
    pub second: Uuid,
    /// Likelihood and its reasons.
    pub likeness: Likeness,
}

/// Places of an organization.
#[derive(Default)]
pub struct LocationIndex {
    /// Removed places leave a gap.
    places: Vec<Option<ComparableLocation>>,
    rows: HashMap<Uuid, u32>,
    /// Keys of each place, sorted.
    keys: Vec<(u64, u32)>,
    pairs: Vec<Pair>,
}

impl LocationIndex {
    /// Finds the pairs among these places.
    pub fn new(places: Vec<ComparableLocation>) -> Self {
        let mut index = Self::default();
        index.add(places);
        index.pairs = index.all_pairs();
        index
    }

    /// Returns the number of places.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Returns the pairs, the likeliest first.
    pub fn pairs(&self) -> &[Pair] {
        &self.pairs
    }

    /// Applies edits: places of `ids` are replaced with those of `places`, or removed when they are absent there.
    pub fn change(&mut self, ids: &[Uuid], places: Vec<ComparableLocation>) {
        let gone: HashSet<u32> = ids.iter().filter_map(|id| self.rows.remove(id)).collect();
        let mut phones: HashSet<u64> = places.iter().map(|place| place.phone).collect();
        phones.extend(gone.iter().filter_map(|row| self.places[*row as usize].take()).map(|place| place.phone));
        let were_common = phones.iter().filter(|phone| self.is_common(**phone)).count();
        self.keys.retain(|(_, row)| !gone.contains(row));
        let added = self.add(places);
        if were_common > 0 || phones.iter().any(|phone| self.is_common(*phone)) {
            self.pairs = self.all_pairs();
            return;
        }
        let ids: HashSet<&Uuid> = ids.iter().collect();
        self.pairs.retain(|pair| !ids.contains(&pair.first) && !ids.contains(&pair.second));
        let mut near = Vec::new();
        for row in added {
            let Some(place) = &self.places[row as usize] else { continue };
            let same = place.keys().flat_map(|key| self.with(key).iter().take(MAX_GROUP));
            near.extend(same.filter(|(_, other)| *other != row).map(|(_, other)| ordered(row, *other)));
        }
        let pairs = self.compared(near);
        self.pairs.extend(pairs);
        self.pairs = likeliest(std::mem::take(&mut self.pairs));
    }

    fn add(&mut self, places: Vec<ComparableLocation>) -> Vec<u32> {
        let mut added = Vec::with_capacity(places.len());
        for place in places {
            let row = self.places.len() as u32;
            self.rows.insert(place.id, row);
            let mut keys: Vec<u64> = place.keys().collect();
            keys.sort_unstable();
            keys.dedup();
            self.keys.extend(keys.into_iter().map(|key| (key, row)));
            self.places.push(Some(place));
            added.push(row);
        }
        sort(&mut self.keys);
        added
    }

    /// Returns all places with a key.
    fn with(&self, key: u64) -> &[(u64, u32)] {
        let first = self.keys.partition_point(|(other, _)| *other < key);
        let count = self.keys[first..].partition_point(|(other, _)| *other == key);
        &self.keys[first..first + count]
    }

    fn is_common(&self, phone: u64) -> bool {
        phone != 0 && self.with(phone).len() > MAX_SHARED_PHONE
    }

    fn all_pairs(&self) -> Vec<Pair> {
        let mut near = Vec::new();
        for group in self.keys.chunk_by(|(a, _), (b, _)| a == b) {
            let reach = if group.len() > MAX_GROUP { MAX_NEIGHBORS } else { MAX_GROUP };
            for (at, (_, a)) in group.iter().enumerate() {
                near.extend(group[at + 1..].iter().take(reach).map(|(_, b)| ordered(*a, *b)));
            }
        }
        likeliest(self.compared(near))
    }

    fn compared(&self, mut near: Vec<(u32, u32)>) -> Vec<Pair> {
        near.sort_unstable();
        near.dedup();
        let compare = |(a, b): (u32, u32)| {
            let (a, b) = (self.places[a as usize].as_ref()?, self.places[b as usize].as_ref()?);
            let is_common = a.phone == b.phone && self.is_common(a.phone);
            let likeness = likeness::compare(a, b, is_common)?;
            Some(Pair { first: a.id.min(b.id), second: a.id.max(b.id), likeness })
        };
        near.into_iter().filter_map(compare).collect()
    }
}

#[expect(clippy::stable_sort_primitive, reason = "quicker where nearly all is in order, as after a change")]
fn sort(keys: &mut [(u64, u32)]) {
    keys.sort();
}

fn ordered(a: u32, b: u32) -> (u32, u32) {
    (a.min(b), a.max(b))
}

fn likeliest(mut pairs: Vec<Pair>) -> Vec<Pair> {
    pairs.sort_unstable_by_key(|pair| (std::cmp::Reverse(pair.likeness.score), pair.first, pair.second));
    pairs.truncate(MAX_PAIRS);
    pairs
}
