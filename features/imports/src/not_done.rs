//! Reasons why a job did not import a file.

use crate::{ImportError, ReadError, import_error};

/// Reason why an import was not run.
pub enum NotDone {
    /// A retry may succeed.
    Now(String),
    /// A retry would fail again.
    Never(ImportError),
}

impl NotDone {
    /// Returns the reason that rows with errors stop the import.
    pub fn has_bad_rows() -> Self {
        let message = "Some rows have errors, so nothing was imported.";
        Self::Never(ImportError { code: "import_has_bad_rows".into(), message: message.into(), params: None })
    }
}

impl From<db::Error> for NotDone {
    fn from(error: db::Error) -> Self {
        Self::Now(error.to_string())
    }
}

impl From<jobs::Failure> for NotDone {
    fn from(failure: jobs::Failure) -> Self {
        Self::Now(format!("{failure:?}"))
    }
}

impl From<ReadError<db::Error>> for NotDone {
    fn from(error: ReadError<db::Error>) -> Self {
        match error {
            ReadError::File(problem) => Self::Never(import_error(&problem)),
            ReadError::Pieces(error) => error.into(),
        }
    }
}

impl From<api::Error> for NotDone {
    fn from(error: api::Error) -> Self {
        if error.kind().is_server_error() {
            return Self::Now(error.to_string());
        }
        let problem = error.problem();
        Self::Never(ImportError { code: problem.code, message: problem.detail, params: problem.params })
    }
}
