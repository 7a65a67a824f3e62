//! Errors of the database layer.

use std::{error::Error as _, io};

use deadpool_postgres::PoolError;
use rusqlite::ErrorCode;
use tokio_postgres::error::SqlState;

/// Error of the database layer. Its text is for the log only and contains no row values.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Error of SQLite.
    #[error(transparent)]
    Sqlite(#[from] rusqlite::Error),
    /// Error of PostgreSQL, or of the connection to it.
    #[error("{}", describe_postgres(.0))]
    Postgres(#[from] tokio_postgres::Error),
    /// No connection to PostgreSQL was available.
    #[error("{}", describe_pool(.0))]
    Pool(#[from] PoolError),
    /// The server could not be reached, or refused the connection, when the program started.
    #[error("cannot connect to PostgreSQL at {hosts}: {cause}")]
    Unreachable {
        /// Hosts and ports that were tried.
        hosts: String,
        /// Error of the driver.
        cause: Box<Error>,
    },
    /// A required row does not exist.
    #[error("no such row")]
    RowNotFound,
    /// A column value does not match its type.
    #[error("unreadable column: {0}")]
    Unreadable(String),
    /// The address, file or configuration of the database is wrong.
    #[error("{0}")]
    Configuration(String),
    /// The transaction failed earlier or timed out; it was rolled back.
    #[error("the transaction was rolled back: {0}")]
    Aborted(String),
}

impl Error {
    pub(crate) fn unreadable(error: impl std::fmt::Display) -> Self {
        Self::Unreadable(error.to_string())
    }

    /// Returns true when a row violates a unique index.
    pub fn is_duplicate(&self) -> bool {
        match self {
            Self::Sqlite(rusqlite::Error::SqliteFailure(error, _)) => matches!(
                error.extended_code,
                rusqlite::ffi::SQLITE_CONSTRAINT_UNIQUE | rusqlite::ffi::SQLITE_CONSTRAINT_PRIMARYKEY
            ),
            Self::Postgres(error) => error.code() == Some(&SqlState::UNIQUE_VIOLATION),
            _ => false,
        }
    }

    /// Returns true for a temporary failure, after which the same request may succeed: the server is down or overloaded,
    /// the disk is full, a lock timed out. Nothing was changed, unless the reply to a commit was lost.
    pub fn is_unavailable(&self) -> bool {
        match self {
            Self::Sqlite(error) => matches!(
                error.sqlite_error_code(),
                Some(
                    ErrorCode::DiskFull
                        | ErrorCode::SystemIoFailure
                        | ErrorCode::DatabaseBusy
                        | ErrorCode::DatabaseLocked
                        | ErrorCode::CannotOpen
                        | ErrorCode::ReadOnly
                        | ErrorCode::OutOfMemory
                )
            ),
            Self::Postgres(error) => is_connection_lost(error) || is_conflict(error) || is_overloaded(error),
            Self::Pool(_) | Self::Aborted(_) => true,
            Self::Unreachable { cause, .. } => cause.is_unavailable(),
            Self::RowNotFound | Self::Unreadable(_) | Self::Configuration(_) => false,
        }
    }

    /// Returns true when the SQLite file is corrupt.
    pub fn is_corrupt(&self) -> bool {
        let codes = [ErrorCode::DatabaseCorrupt, ErrorCode::NotADatabase];
        matches!(self, Self::Sqlite(error) if error.sqlite_error_code().is_some_and(|code| codes.contains(&code)))
    }

    /// Returns true when the disk of the database is full. The data can still be read, and nothing was changed.
    pub fn is_disk_full(&self) -> bool {
        match self {
            Self::Sqlite(error) => error.sqlite_error_code() == Some(ErrorCode::DiskFull),
            Self::Postgres(error) => error.code() == Some(&SqlState::DISK_FULL),
            _ => false,
        }
    }

    /// Returns true when the server reports that it is shutting down or starting up.
    pub(crate) fn is_restarting(&self) -> bool {
        let codes = [&SqlState::ADMIN_SHUTDOWN, &SqlState::CRASH_SHUTDOWN, &SqlState::CANNOT_CONNECT_NOW];
        match self {
            Self::Postgres(error) | Self::Pool(PoolError::Backend(error)) => {
                error.code().is_some_and(|code| codes.contains(&code))
            }
            _ => false,
        }
    }

    /// Returns true when the connection broke or could not be opened. A read may be retried on another connection.
    pub(crate) fn is_connection_lost(&self) -> bool {
        match self {
            Self::Postgres(error) | Self::Pool(PoolError::Backend(error)) => is_connection_lost(error),
            _ => false,
        }
    }

    /// Returns true when PostgreSQL canceled a statement because of another transaction. The statement may be retried.
    pub(crate) fn is_conflict(&self) -> bool {
        matches!(self, Self::Postgres(error) if is_conflict(error))
    }

    /// Copies the error of a failed group commit for one transaction of the group.
    pub(crate) fn for_group_member(error: &rusqlite::Error) -> Self {
        match error {
            rusqlite::Error::SqliteFailure(code, text) => {
                Self::Sqlite(rusqlite::Error::SqliteFailure(*code, text.clone()))
            }
            other => Self::Aborted(other.to_string()),
        }
    }
}

fn is_connection_lost(error: &tokio_postgres::Error) -> bool {
    match error.code() {
        Some(code) => {
            code.code().starts_with("08")
                || [&SqlState::ADMIN_SHUTDOWN, &SqlState::CRASH_SHUTDOWN, &SqlState::CANNOT_CONNECT_NOW].contains(&code)
        }
        None => error.is_closed() || error.source().is_some_and(<dyn std::error::Error>::is::<io::Error>),
    }
}

fn is_conflict(error: &tokio_postgres::Error) -> bool {
    error
        .code()
        .is_some_and(|code| [&SqlState::T_R_SERIALIZATION_FAILURE, &SqlState::T_R_DEADLOCK_DETECTED].contains(&code))
}

fn is_overloaded(error: &tokio_postgres::Error) -> bool {
    error.code().is_some_and(|code| {
        code.code().starts_with("53")
            || [
                &SqlState::QUERY_CANCELED,
                &SqlState::LOCK_NOT_AVAILABLE,
                &SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT,
                &SqlState::IO_ERROR,
            ]
            .contains(&code)
    })
}

/// Formats an error of PostgreSQL for the log: the message and code of a server error without its detail line, because
/// that line quotes values; other errors with all their causes.
fn describe_postgres(error: &tokio_postgres::Error) -> String {
    if let Some(server) = error.as_db_error() {
        return format!("{} ({})", server.message(), server.code().code());
    }
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(inner) = cause {
        text = format!("{text}: {inner}");
        cause = inner.source();
    }
    text
}

/// Formats an error of the connection pool for the log.
fn describe_pool(error: &PoolError) -> String {
    match error {
        PoolError::Backend(error) => describe_postgres(error),
        PoolError::Timeout(_) => "no connection to PostgreSQL became free in time".into(),
        other => other.to_string(),
    }
}

/// Result of the database layer.
pub type Result<T, E = Error> = std::result::Result<T, E>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_disk_and_a_failing_disk_are_different_errors() {
        let error = |code| Error::Sqlite(rusqlite::Error::SqliteFailure(rusqlite::ffi::Error::new(code), None));
        for (code, is_disk_full) in [(rusqlite::ffi::SQLITE_FULL, true), (rusqlite::ffi::SQLITE_IOERR, false)] {
            assert!(error(code).is_unavailable());
            assert_eq!(error(code).is_disk_full(), is_disk_full);
        }
    }
}
