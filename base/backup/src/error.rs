//! What can go wrong with a backup: sentences for the operator.

/// Why a backup could not be made, read or restored.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The file is something else.
    #[error("this is no backup of Vitrine")]
    NoBackup,
    /// The file is of a later format.
    #[error("the backup has format {0}, which this program does not know: use the newer program that made it")]
    NewerFormat(u16),
    /// The file ends before its end.
    #[error("the backup is cut off: its end is missing")]
    CutOff,
    /// The file is not what was written.
    #[error("the backup is damaged or was altered: {0}")]
    Damaged(String),
    /// A passphrase is needed.
    #[error("the backup is encrypted: give its passphrase")]
    Encrypted,
    /// The passphrase is another.
    #[error("this is not the passphrase of the backup")]
    WrongPassphrase,
    /// There is nothing at that place.
    #[error("there is no backup at {0}")]
    Missing(String),
    /// The place cannot be read or written.
    #[error("{place}: {cause}")]
    Place {
        /// Which place.
        place: String,
        /// What the system or the store says.
        cause: String,
    },
    /// The store of photos did not do what it should.
    #[error("photos: {0}")]
    Photos(#[from] media::StoreError),
    /// The database did not do what it should.
    #[error(transparent)]
    Db(#[from] db::Error),
    /// The program itself failed.
    #[error("{0}")]
    Internal(String),
}

impl Error {
    pub(crate) fn place(place: impl std::fmt::Display, cause: impl std::fmt::Display) -> Self {
        Self::Place { place: place.to_string(), cause: cause.to_string() }
    }

    pub(crate) fn damaged(what: impl std::fmt::Display) -> Self {
        Self::Damaged(what.to_string())
    }

    pub(crate) fn internal(what: impl std::fmt::Display) -> Self {
        Self::Internal(what.to_string())
    }
}

/// A result about backups.
pub type Result<T, E = Error> = std::result::Result<T, E>;
