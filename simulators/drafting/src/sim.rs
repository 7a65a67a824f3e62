//! Everything one simulator holds.

use std::sync::Mutex;

use serde_json::{Value, json};
use simulated_world::lock;

use crate::{
    Options,
    faults::{Fault, Faults},
};

/// Maximum number of calls that are listed.
const MAX_LISTED: usize = 100;

/// One simulator.
#[derive(Debug)]
pub(crate) struct Sim {
    pub(crate) options: Options,
    faults: Mutex<Faults>,
    calls: Mutex<Calls>,
}

#[derive(Debug, Default)]
struct Calls {
    count: u64,
    latest: Vec<Value>,
}

impl Sim {
    pub(crate) fn new(options: Options) -> Self {
        Self { options, faults: Mutex::new(Faults::new(1)), calls: Mutex::default() }
    }

    /// Returns the fault that a call meets.
    pub(crate) fn fault(&self, method: &str) -> Option<Fault> {
        lock(&self.faults).meet(method, "", |_| true)
    }

    pub(crate) fn add_fault(&self, fault: Fault) {
        lock(&self.faults).add(fault);
    }

    pub(crate) fn clear_faults(&self) {
        lock(&self.faults).clear();
    }

    pub(crate) fn faults(&self) -> Vec<Fault> {
        lock(&self.faults).list().to_vec()
    }

    /// Notes a call, and returns its number.
    pub(crate) fn note(&self, method: &str, status: u16, body: &Value) -> u64 {
        let mut calls = lock(&self.calls);
        calls.count += 1;
        if calls.latest.len() == MAX_LISTED {
            calls.latest.remove(0);
        }
        let call = json!({ "method": method, "status": status, "model": body["model"], "system": body["system"],
            "messages": body["messages"] });
        calls.latest.push(call);
        calls.count
    }

    /// Returns the number of calls and the latest ones.
    pub(crate) fn calls(&self) -> Value {
        let calls = lock(&self.calls);
        json!({ "count": calls.count, "latest": calls.latest })
    }

    /// Forgets faults and calls.
    pub(crate) fn reset(&self) {
        self.clear_faults();
        *lock(&self.calls) = Calls::default();
    }
}
