//! Limits that a program or a test may want otherwise.

use std::time::Duration;

/// How the database is reached, and what is allowed there.
#[derive(Clone, Debug)]
pub struct Settings {
    /// A transaction that asks nothing for so long is rolled back: on SQLite everybody else is waiting for it.
    pub idle_transaction: Duration,
    /// Connections to PostgreSQL at the most, besides the one that listens.
    pub connections: usize,
    /// The same PostgreSQL past the pooler that the address leads to, where there is one that gives each transaction
    /// another connection (PgBouncer in transaction mode): notices are listened for and migrations run there.
    pub direct: Option<String>,
    /// A server that follows this PostgreSQL, for reads that it can answer as well; one server, and not by a pooler.
    pub replica: Option<String>,
}

impl Default for Settings {
    fn default() -> Self {
        Self { idle_transaction: Duration::from_secs(20), connections: 16, direct: None, replica: None }
    }
}

/// How reads that a replica could have answered were answered, since the process began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReplicaReads {
    /// By the replica.
    pub replica: u64,
    /// By the primary, since the replica did not know yet what was to be read.
    pub behind: u64,
    /// By the primary, since the replica did not answer.
    pub away: u64,
}

/// How busy the database layer of this process is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Load {
    /// Connections at the most: to PostgreSQL, or that read the SQLite file.
    pub connections: usize,
    /// Those in use.
    pub busy: usize,
    /// Who waits: for a connection to PostgreSQL, or for SQLite's one writer (who writes at the moment is counted too).
    pub waiting: usize,
}
