//! Everything one simulator holds.

use std::sync::{Mutex, MutexGuard};

use jiff::Timestamp;
use simulated_world::lock;

use crate::{Options, faults::Faults, log::Log, oauth::Grants, push::Push, quota::Quota, store::Store, world::World};

/// One simulator.
#[derive(Debug)]
pub(crate) struct Sim {
    pub(crate) options: Options,
    pub(crate) world: World,
    pub(crate) grants: Grants,
    pub(crate) push: Push,
    store: Mutex<Store>,
    quota: Mutex<Quota>,
    faults: Mutex<Faults>,
    log: Mutex<Log>,
}

impl Sim {
    pub(crate) fn new(options: Options) -> Self {
        let world = World::new(options.seed, options.locations).with_given(&options.given);
        let grants = Grants::new(&options);
        let push = Push::new(options.push_url.clone());
        let mut store = Store::new(world.size);
        if world.has_given() {
            store.deleted.extend((0..world.size).filter(|index| !world.is_given(*index)));
        }
        let store = Mutex::new(store);
        let faults = Mutex::new(Faults::new(options.seed));
        Self { options, world, grants, push, store, faults, quota: Mutex::default(), log: Mutex::default() }
    }

    /// The time.
    pub(crate) fn now(&self) -> Timestamp {
        self.options.clock.now()
    }

    pub(crate) fn store(&self) -> MutexGuard<'_, Store> {
        lock(&self.store)
    }

    pub(crate) fn quota(&self) -> MutexGuard<'_, Quota> {
        lock(&self.quota)
    }

    pub(crate) fn faults(&self) -> MutexGuard<'_, Faults> {
        lock(&self.faults)
    }

    pub(crate) fn log(&self) -> MutexGuard<'_, Log> {
        lock(&self.log)
    }
}
