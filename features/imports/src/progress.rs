//! Progress of running imports, in memory, because the writer of SQLite is busy with the import itself.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use crate::{ImportId, Progress};

/// Progress of the imports that run in this process. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct Running(Arc<Mutex<HashMap<ImportId, Progress>>>);

/// Running import; its progress is removed when it is dropped.
pub struct RunningImport {
    running: Running,
    id: ImportId,
}

impl Running {
    /// Adds an import with this number of rows.
    pub fn start(&self, id: &ImportId, total: i64) -> RunningImport {
        let import = RunningImport { running: self.clone(), id: id.clone() };
        import.set(Progress { done: 0, total });
        import
    }

    /// Returns the progress of an import that runs in this process.
    pub fn of(&self, id: &ImportId) -> Option<Progress> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(id).copied()
    }
}

impl RunningImport {
    /// Updates the progress.
    pub fn set(&self, progress: Progress) {
        self.running.0.lock().unwrap_or_else(PoisonError::into_inner).insert(self.id.clone(), progress);
    }
}

impl Drop for RunningImport {
    fn drop(&mut self) {
        self.running.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.id);
    }
}
