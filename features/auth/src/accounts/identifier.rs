//! Identifiers of accounts at sign-up and sign-in. Display names of users are elsewhere.

use db::Run;

use crate::{
    error::Result,
    queries::{self, UserRow},
};

/// Normalized email address or telephone number.
#[derive(Clone, Debug)]
pub(crate) enum AccountName {
    /// An email address.
    Email(String),
    /// A telephone number.
    Phone(String),
}

impl AccountName {
    /// Returns the user of the account, if it exists.
    pub(crate) async fn find(&self, on: impl Run) -> Result<Option<UserRow>> {
        Ok(match self {
            Self::Email(email) => queries::find_user_by_email(on, email).await?,
            Self::Phone(phone) => queries::find_user_by_phone(on, phone).await?,
        })
    }

    /// Returns the identifier as text.
    pub(crate) fn as_str(&self) -> &str {
        match self {
            Self::Email(name) | Self::Phone(name) => name,
        }
    }
}
