//! How far imports are while they run. Kept in memory, since on SQLite nothing can be written while one is being written.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use super::types::{ImportId, Progress};

/// How far the imports of this process are. Clones show the same.
#[derive(Clone, Debug, Default)]
pub struct Running(Arc<Mutex<HashMap<ImportId, Progress>>>);

/// An import that runs; forgotten when dropped.
pub(super) struct Shown {
    running: Running,
    id: ImportId,
}

impl Running {
    /// Begins to show an import.
    pub(super) fn show(&self, id: &ImportId, total: i64) -> Shown {
        let shown = Shown { running: self.clone(), id: id.clone() };
        shown.set(Progress { done: 0, total });
        shown
    }

    /// How far an import is, if it runs here.
    pub(super) fn of(&self, id: &ImportId) -> Option<Progress> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(id).copied()
    }
}

impl Shown {
    /// It is so far.
    pub(super) fn set(&self, progress: Progress) {
        self.running.0.lock().unwrap_or_else(PoisonError::into_inner).insert(self.id.clone(), progress);
    }
}

impl Drop for Shown {
    fn drop(&mut self) {
        self.running.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.id);
    }
}
