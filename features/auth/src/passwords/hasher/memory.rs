//! Memory for password checks, reused from one check to the next.

use std::{
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::Duration,
};

use tokio::task;

use super::blocks::Blocks;

/// Retention of the memory after a check.
const LIFETIME: Duration = Duration::from_secs(2);

/// Memory of finished checks, for reuse: to allocate 19 MiB takes as long as to fill it. It is returned to the system
/// when there are no checks for a while.
#[derive(Default)]
pub(super) struct Memory {
    /// Number of callers that wait for the gate.
    pub(super) waiting: AtomicUsize,
    checks: AtomicUsize,
    /// True when a task already waits to return the memory.
    is_watched: AtomicBool,
    free: Mutex<Vec<Blocks>>,
}

impl Memory {
    pub(super) fn take(&self, blocks: usize) -> Blocks {
        let free_block = self.free().pop();
        free_block.unwrap_or_else(|| Blocks::new(blocks))
    }

    pub(super) fn give_back(&self, blocks: Blocks) {
        self.free().push(blocks);
        self.checks.fetch_add(1, Ordering::Release);
    }

    /// Returns the memory to the system once there was no check for a while.
    pub(super) fn watch(self: &Arc<Self>) {
        if self.is_watched.swap(true, Ordering::AcqRel) {
            return;
        }
        let memory = Arc::clone(self);
        task::spawn(async move {
            loop {
                let checks = memory.checks.load(Ordering::Acquire);
                tokio::time::sleep(LIFETIME).await;
                if memory.checks.load(Ordering::Acquire) == checks {
                    break;
                }
            }
            // In this order, so that a check that gives memory back from now on starts another task.
            memory.is_watched.store(false, Ordering::Release);
            memory.free().clear();
        });
    }

    fn free(&self) -> MutexGuard<'_, Vec<Blocks>> {
        self.free.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
