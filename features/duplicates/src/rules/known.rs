//! The places of an organization, and the pairs of them that may be one: found once, and kept up to date.

use std::collections::{HashMap, HashSet};

use uuid::Uuid;

use super::{
    likeness::{self, Likeness},
    place::Place,
};

/// More places than this with one key are compared only with their neighbors.
const CROWD: usize = 64;
/// How many neighbors those are.
const NEIGHBOURS: usize = 16;
/// A telephone number that more places have than this is that of a head office.
const COMMON: usize = 8;
/// So many pairs are kept at the most, the likeliest.
const MOST: usize = 10_000;

/// Two places that may be one. The first id is the smaller one.
#[derive(Clone, Debug, PartialEq)]
pub struct Pair {
    /// One.
    pub first: Uuid,
    /// The other.
    pub second: Uuid,
    /// How likely, and why.
    pub likeness: Likeness,
}

/// The places of an organization.
#[derive(Default)]
pub struct Known {
    /// Places that went leave a gap.
    places: Vec<Option<Place>>,
    rows: HashMap<Uuid, u32>,
    /// Each key of each place, sorted.
    keys: Vec<(u64, u32)>,
    pairs: Vec<Pair>,
}

impl Known {
    /// These places, and the pairs among them.
    pub fn new(places: Vec<Place>) -> Self {
        let mut known = Self::default();
        known.add(places);
        known.pairs = known.all_pairs();
        known
    }

    /// How many places there are.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// The pairs, the likeliest first.
    pub fn pairs(&self) -> &[Pair] {
        &self.pairs
    }

    /// Takes over what was written: places of `ids` are now as in `places`, or gone when they are not in there.
    pub fn change(&mut self, ids: &[Uuid], places: Vec<Place>) {
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
            let same = place.keys().flat_map(|key| self.with(key).iter().take(CROWD));
            near.extend(same.filter(|(_, other)| *other != row).map(|(_, other)| ordered(row, *other)));
        }
        let pairs = self.compared(near);
        self.pairs.extend(pairs);
        self.pairs = likeliest(std::mem::take(&mut self.pairs));
    }

    fn add(&mut self, places: Vec<Place>) -> Vec<u32> {
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

    /// All places with a key.
    fn with(&self, key: u64) -> &[(u64, u32)] {
        let first = self.keys.partition_point(|(other, _)| *other < key);
        let count = self.keys[first..].partition_point(|(other, _)| *other == key);
        &self.keys[first..first + count]
    }

    fn is_common(&self, phone: u64) -> bool {
        phone != 0 && self.with(phone).len() > COMMON
    }

    fn all_pairs(&self) -> Vec<Pair> {
        let mut near = Vec::new();
        for group in self.keys.chunk_by(|(a, _), (b, _)| a == b) {
            let reach = if group.len() > CROWD { NEIGHBOURS } else { CROWD };
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
    pairs.truncate(MOST);
    pairs
}
