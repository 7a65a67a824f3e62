//! What can go wrong with the database.

/// An error of the database layer; the text is for the log, never for a user.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// SQLite says no.
    #[error(transparent)]
    Sqlite(#[from] rusqlite::Error),
    /// PostgreSQL says no, or cannot be reached.
    #[error(transparent)]
    Postgres(#[from] tokio_postgres::Error),
    /// No connection to PostgreSQL could be had.
    #[error(transparent)]
    Pool(#[from] deadpool_postgres::PoolError),
    /// The one row there must be is not there.
    #[error("no such row")]
    Missing,
    /// A column holds something that its type cannot be.
    #[error("unreadable column: {0}")]
    Unreadable(String),
    /// The address, file or configuration of the database is wrong.
    #[error("{0}")]
    Configuration(String),
    /// The writer has stopped, or the transaction took too long and was rolled back.
    #[error("the transaction was rolled back: {0}")]
    Aborted(String),
}

impl Error {
    pub(crate) fn unreadable(error: impl std::fmt::Display) -> Self {
        Self::Unreadable(error.to_string())
    }

    /// True when a unique index refused a row.
    pub fn is_duplicate(&self) -> bool {
        match self {
            Self::Sqlite(rusqlite::Error::SqliteFailure(error, _)) => matches!(
                error.extended_code,
                rusqlite::ffi::SQLITE_CONSTRAINT_UNIQUE | rusqlite::ffi::SQLITE_CONSTRAINT_PRIMARYKEY
            ),
            Self::Postgres(error) => error.code() == Some(&tokio_postgres::error::SqlState::UNIQUE_VIOLATION),
            _ => false,
        }
    }
}

/// A result of the database layer.
pub type Result<T, E = Error> = std::result::Result<T, E>;
