//! Reasons why a job did not import a file.

use crate::{ImportError, ReadError, import_error};

/// Reason why an import was not run.
pub enum ImportFailure {
    /// A retry may succeed.
    Retry(String),
    /// A retry would fail again.
    Permanent(ImportError),
}

impl ImportFailure {
    /// Returns the reason that rows with errors stop the import.
    pub fn has_bad_rows() -> Self {
        let message = "Some rows have errors, so nothing was imported.";
        Self::Permanent(ImportError { code: "import_has_bad_rows".into(), message: message.into(), params: None })
    }
}

impl From<db::Error> for ImportFailure {
    fn from(error: db::Error) -> Self {
        Self::Retry(error.to_string())
    }
}

impl From<jobs::Failure> for ImportFailure {
    fn from(failure: jobs::Failure) -> Self {
        Self::Retry(format!("{failure:?}"))
    }
}

impl From<ReadError<db::Error>> for ImportFailure {
    fn from(error: ReadError<db::Error>) -> Self {
        match error {
            ReadError::File(problem) => Self::Permanent(import_error(&problem)),
            ReadError::Pieces(error) => error.into(),
        }
    }
}

impl From<api::Error> for ImportFailure {
    fn from(error: api::Error) -> Self {
        if error.kind().is_server_error() {
            return Self::Retry(error.to_string());
        }
        let problem = error.problem();
        Self::Permanent(ImportError { code: problem.code, message: problem.detail, params: problem.params })
    }
}
