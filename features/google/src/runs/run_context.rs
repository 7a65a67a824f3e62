//! Run in progress, and the reasons why a step cannot be made.

use orgs::OrgId;

use crate::{edits::PushError, failure::Failure, google::Google};

/// Run that a job is working on.
pub(super) struct RunContext<'a> {
    pub(super) google: &'a Google,
    pub(super) org: &'a OrgId,
}

/// Reason why a step was not made.
pub(crate) enum RunError {
    /// Failure of Google.
    Google(Failure),
    /// The account is no longer connected.
    NotConnected,
    /// Failure of the database, or another worker.
    Ours(String),
}

impl RunError {
    /// Returns the stable code of the reason.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Self::Google(failure) => failure.code(),
            Self::NotConnected => "google_not_connected",
            Self::Ours(_) => "internal",
        }
    }
}

impl From<Failure> for RunError {
    fn from(failure: Failure) -> Self {
        Self::Google(failure)
    }
}

impl From<PushError> for RunError {
    fn from(pushed: PushError) -> Self {
        match pushed {
            PushError::Google(failure) => Self::Google(failure),
            PushError::Ours(error) => error.into(),
        }
    }
}

impl From<db::Error> for RunError {
    fn from(error: db::Error) -> Self {
        Self::Ours(error.to_string())
    }
}

impl From<api::Error> for RunError {
    fn from(error: api::Error) -> Self {
        Self::Ours(error.to_string())
    }
}
