//! Changes since the world was created: edits, replies, posts, photos, settings, and changes by Google or the public.

use std::collections::{BTreeMap, HashMap, HashSet};

use bytes::Bytes;
use jiff::{SignedDuration, Timestamp};
use serde_json::Value;

use simulated_world::Review;

use crate::world::{Account, Kind, World};

/// An owner's edit of a field.
#[derive(Clone, Debug)]
pub(crate) struct Edit {
    pub(crate) value: Option<Value>,
    /// Value that the public saw before.
    pub(crate) previous: Option<Value>,
    pub(crate) at: Timestamp,
}

/// A change of a field that Google made.
#[derive(Clone, Debug)]
pub(crate) struct Update {
    pub(crate) path: String,
    pub(crate) value: Option<Value>,
    pub(crate) at: Timestamp,
}

/// Changes of one location.
#[derive(Clone, Debug, Default)]
pub(crate) struct Changed {
    pub(crate) edits: BTreeMap<String, Edit>,
    pub(crate) updates: Vec<Update>,
    /// Set when verification was won or lost.
    pub(crate) verified: Option<bool>,
    /// The location this one turned out to copy.
    pub(crate) duplicate_of: Option<usize>,
    /// Reviews written by order of a test, beside the seeded ones.
    pub(crate) reviews: Vec<Review>,
    /// Stars and words that their writers changed, by number of the review.
    pub(crate) rewritten: HashMap<usize, (usize, Option<String>, Timestamp)>,
    /// Reviews that are gone.
    pub(crate) removed: HashSet<usize>,
    /// The owner's answers; None was taken back.
    pub(crate) replies: HashMap<usize, Option<(String, Timestamp)>>,
    pub(crate) posts: Option<Vec<Value>>,
    pub(crate) media: Option<Vec<Value>>,
    /// Photos of the public by order of a test.
    pub(crate) customer_media: Vec<Value>,
    pub(crate) attributes: Option<Vec<Value>>,
    pub(crate) verifications: Vec<Value>,
    pub(crate) links: Vec<Value>,
}

/// Every change.
#[derive(Debug)]
pub(crate) struct Store {
    pub(crate) changed: HashMap<usize, Changed>,
    /// Locations made through the API, and whose they are.
    pub(crate) created: BTreeMap<usize, (String, Value)>,
    pub(crate) deleted: HashSet<usize>,
    /// Locations that moved to another account.
    pub(crate) moved: BTreeMap<usize, String>,
    /// Notification settings by account.
    pub(crate) settings: HashMap<String, Value>,
    /// Changed names of accounts.
    pub(crate) account_names: HashMap<String, String>,
    /// Pictures of photos that were fetched from their sources, by id.
    pub(crate) pictures: HashMap<String, Bytes>,
    seeded: usize,
    serial: u64,
    /// When the next random change is due, and its number.
    due: Option<(Timestamp, u64)>,
}

impl Store {
    pub(crate) fn new(seeded: usize) -> Self {
        Self {
            changed: HashMap::new(),
            created: BTreeMap::new(),
            deleted: HashSet::new(),
            moved: BTreeMap::new(),
            settings: HashMap::new(),
            account_names: HashMap::new(),
            pictures: HashMap::new(),
            seeded,
            serial: 0,
            due: None,
        }
    }

    /// Returns true if the location exists now.
    pub(crate) fn exists(&self, index: usize) -> bool {
        !self.deleted.contains(&index) && (index < self.seeded || self.created.contains_key(&index))
    }

    /// A number for something new.
    pub(crate) fn serial(&mut self) -> u64 {
        self.serial += 1;
        self.serial
    }

    /// The number of the next random change, when it is due by now.
    pub(crate) fn turn(&mut self, now: Timestamp, every: SignedDuration) -> Option<u64> {
        let (at, number) = *self.due.get_or_insert((now.checked_add(every).ok()?, 0));
        if at > now {
            return None;
        }
        self.due = Some((at.checked_add(every).ok()?, number + 1));
        Some(number)
    }

    /// The number of the next new location.
    pub(crate) fn next_location(&self) -> usize {
        self.created.last_key_value().map_or(self.seeded, |(last, _)| last + 1)
    }

    /// Returns the changes of a location, mutable.
    pub(crate) fn at(&mut self, index: usize) -> &mut Changed {
        self.changed.entry(index).or_default()
    }

    /// Returns the changes of a location, if any.
    pub(crate) fn of(&self, index: usize) -> Option<&Changed> {
        self.changed.get(&index)
    }

    /// Returns true if an account has a location, directly or through its groups.
    pub(crate) fn belongs(&self, world: &World, account: &Account, index: usize) -> bool {
        let owner = self.moved.get(&index).or_else(|| self.created.get(&index).map(|(owner, _)| owner));
        match owner {
            None => account.locations.contains(&index),
            Some(owner) if *owner == account.id => true,
            Some(owner) => account.kind == Kind::Organization && under(world, owner, account),
        }
    }

    /// The locations of an account, in their usual order.
    pub(crate) fn locations(&self, world: &World, account: &Account) -> Vec<usize> {
        let moved_in = self.moved.keys().chain(self.created.keys()).copied();
        let mut all: Vec<usize> = account.locations.clone().chain(moved_in).collect();
        all.sort_unstable();
        all.dedup();
        let quiet = self.moved.is_empty() && self.created.is_empty() && self.deleted.is_empty();
        if !quiet {
            all.retain(|index| self.exists(*index) && self.belongs(world, account, *index));
        }
        all
    }
}

fn under(world: &World, owner: &str, organization: &Account) -> bool {
    let parent = world.account(owner).and_then(|account| account.parent).and_then(|parent| world.accounts.get(parent));
    parent.is_some_and(|parent| parent.id == organization.id)
}
