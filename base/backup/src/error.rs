//! Errors of backups, as sentences for the operator.

/// Error while making, reading or restoring a backup.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Not a backup file.
    #[error("this is no backup of Vitrine")]
    NoBackup,
    /// Backup of a newer format.
    #[error("the backup has format {0}, which this program does not know: use the newer program that made it")]
    NewerFormat(u16),
    /// Backup file cut off.
    #[error("the backup is cut off: its end is missing")]
    CutOff,
    /// Backup damaged or altered.
    #[error("the backup is damaged or was altered: {0}")]
    Damaged(String),
    /// Missing passphrase of an encrypted backup.
    #[error("the backup is encrypted: give its passphrase")]
    Encrypted,
    /// Wrong passphrase.
    #[error("this is not the passphrase of the backup")]
    WrongPassphrase,
    /// No backup at this place.
    #[error("there is no backup at {0}")]
    Missing(String),
    /// Target that cannot be read or written.
    #[error("{target}: {cause}")]
    Target {
        /// Affected target.
        target: String,
        /// Message of the system or the store.
        cause: String,
    },
    /// Failure of the photo store.
    #[error("photos: {0}")]
    Photos(#[from] media::StoreError),
    /// Failure of the database.
    #[error(transparent)]
    Db(#[from] db::Error),
    /// Internal error.
    #[error("{0}")]
    Internal(String),
}

impl Error {
    pub(crate) fn target(target: impl std::fmt::Display, cause: impl std::fmt::Display) -> Self {
        Self::Target { target: target.to_string(), cause: cause.to_string() }
    }

    pub(crate) fn damaged(problem: impl std::fmt::Display) -> Self {
        Self::Damaged(problem.to_string())
    }

    pub(crate) fn internal(problem: impl std::fmt::Display) -> Self {
        Self::Internal(problem.to_string())
    }
}

/// Result of a backup operation.
pub type Result<T, E = Error> = std::result::Result<T, E>;
