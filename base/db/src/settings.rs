//! Limits that a program or a test may want otherwise.

use std::time::Duration;

/// Limits of the database layer.
#[derive(Clone, Debug)]
pub struct Settings {
    /// A transaction that asks nothing for so long is rolled back: on SQLite everybody else is waiting for it.
    pub idle_transaction: Duration,
}

impl Default for Settings {
    fn default() -> Self {
        Self { idle_transaction: Duration::from_secs(20) }
    }
}
