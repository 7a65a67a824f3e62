//! Asks that are answered later: DataForSEO's tasks and SerpApi's searches.

use std::collections::{BTreeMap, HashMap};

use jiff::Timestamp;
use serde_json::Value;

use crate::{faults::FaultKind, market::Ask};

/// Maximum number of asks; the oldest are dropped.
const MAX_STORED: usize = 100_000;

/// Ask that is answered later, or again.
#[derive(Clone, Debug)]
pub(crate) struct Stored {
    pub(crate) id: String,
    pub(crate) ask: Ask,
    pub(crate) posted: Timestamp,
    /// Time from which the answer exists; `None` for never.
    pub(crate) ready: Option<Timestamp>,
    pub(crate) fault: Option<FaultKind>,
    /// Request as the vendor repeats it in its answer.
    pub(crate) request: Value,
    /// True once the answer was fetched.
    pub(crate) is_collected: bool,
}

/// Stored asks of one vendor, by id and in their order.
#[derive(Debug, Default)]
pub(crate) struct Queue {
    order: BTreeMap<u64, String>,
    stored: HashMap<String, Stored>,
    serial: u64,
}

impl Stored {
    /// Returns the time of the answer if it exists.
    pub(crate) fn answered(&self, now: Timestamp) -> Option<Timestamp> {
        self.ready.filter(|ready| *ready <= now)
    }
}

impl Queue {
    /// Adds an ask behind the others.
    pub(crate) fn add(&mut self, stored: Stored) {
        if self.order.len() == MAX_STORED
            && let Some((_, id)) = self.order.pop_first()
        {
            self.stored.remove(&id);
        }
        self.serial += 1;
        self.order.insert(self.serial, stored.id.clone());
        self.stored.insert(stored.id.clone(), stored);
    }

    /// Returns an ask by its id.
    pub(crate) fn get(&self, id: &str) -> Option<&Stored> {
        self.stored.get(id)
    }

    /// Returns an ask by its id, to change it.
    pub(crate) fn get_mut(&mut self, id: &str) -> Option<&mut Stored> {
        self.stored.get_mut(id)
    }

    /// Returns all asks, the oldest first.
    pub(crate) fn all(&self) -> impl DoubleEndedIterator<Item = &Stored> {
        self.order.values().filter_map(|id| self.stored.get(id))
    }
}
