//! Counts of a trial.

use std::time::Duration;

/// Counts of the faults of a trial.
#[derive(Clone, Default)]
pub struct Counted {
    /// Faults injected.
    pub tries: u64,
    /// Promises that did not hold.
    pub violations: Vec<String>,
    /// The longest time from the end of a fault until everything was as before.
    pub worst_recovery: Option<Duration>,
    /// Further observations.
    pub notes: Vec<String>,
}
