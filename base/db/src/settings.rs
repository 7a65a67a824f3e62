//! Settings of the database connection, and figures of its load.

use std::time::Duration;

/// Addresses and limits of the database connection.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Timeout of an idle transaction, which is then rolled back: on SQLite all other writers wait for it.
    pub idle_transaction: Duration,
    /// Maximum number of connections to PostgreSQL, besides the one that listens for notifications.
    pub connections: usize,
    /// Address of PostgreSQL itself when the main address leads to a pooler that gives each transaction another
    /// connection (PgBouncer in transaction mode). Notifications and migrations use this address.
    pub direct: Option<String>,
    /// Address of a replica of this PostgreSQL, for reads that it can answer as well: one server, without a pooler.
    pub replica: Option<String>,
}

impl Default for Settings {
    fn default() -> Self {
        Self { idle_transaction: Duration::from_secs(20), connections: 16, direct: None, replica: None }
    }
}

/// Counts of the reads that a replica could have answered, by server that answered, since the process started.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReplicaReads {
    /// Answered by the replica.
    pub replica: u64,
    /// Answered by the primary because the replica had not caught up.
    pub behind: u64,
    /// Answered by the primary because the replica did not respond.
    pub away: u64,
}

/// Load of the database layer in this process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Load {
    /// Maximum number of connections to PostgreSQL, or of connections that read the SQLite file.
    pub connections: usize,
    /// Number of connections in use.
    pub busy: usize,
    /// Number of callers that wait for a connection to PostgreSQL, or that wait for or use SQLite's one writer.
    pub waiting: usize,
}
