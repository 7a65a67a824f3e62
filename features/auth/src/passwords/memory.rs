//! The memory that checks of passwords work in, kept from one to the next.

use std::{
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::Duration,
};

use tokio::task;

use super::blocks::Blocks;

/// For so long the memory of a check is kept for the next one.
const KEPT: Duration = Duration::from_secs(2);

/// Memory of checks that are done, for the next ones: taking 19 MiB from the system anew takes as long as filling it. When
/// nobody comes for a while, it is given back.
#[derive(Default)]
pub(super) struct Memory {
    /// Who waits for their turn.
    pub(super) waiting: AtomicUsize,
    checks: AtomicUsize,
    /// Somebody waits already to give it back.
    is_watched: AtomicBool,
    free: Mutex<Vec<Blocks>>,
}

impl Memory {
    pub(super) fn take(&self, blocks: usize) -> Blocks {
        let kept = self.free().pop();
        kept.unwrap_or_else(|| Blocks::new(blocks))
    }

    pub(super) fn give_back(&self, blocks: Blocks) {
        self.free().push(blocks);
        self.checks.fetch_add(1, Ordering::Release);
    }

    /// Gives what is kept back to the system, once there was no check for a while.
    pub(super) fn watch(self: &Arc<Self>) {
        if self.is_watched.swap(true, Ordering::AcqRel) {
            return;
        }
        let memory = Arc::clone(self);
        task::spawn(async move {
            loop {
                let checks = memory.checks.load(Ordering::Acquire);
                tokio::time::sleep(KEPT).await;
                if memory.checks.load(Ordering::Acquire) == checks {
                    break;
                }
            }
            // In this order: whoever gives memory back from now on has somebody else wait for it.
            memory.is_watched.store(false, Ordering::Release);
            memory.free().clear();
        });
    }

    fn free(&self) -> MutexGuard<'_, Vec<Blocks>> {
        self.free.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
