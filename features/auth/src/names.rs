//! What an account is called by whoever signs up or in; what its user is called is no affair of this.

use db::Run;

use crate::{
    error::Result,
    queries::{self, UserRow},
};

/// An address, or a telephone number; as it is kept.
#[derive(Clone, Debug)]
pub(crate) enum AccountName {
    /// An email address.
    Email(String),
    /// A telephone number.
    Phone(String),
}

impl AccountName {
    /// Whose account it is, if there is one.
    pub(crate) async fn find(&self, on: impl Run) -> Result<Option<UserRow>> {
        Ok(match self {
            Self::Email(email) => queries::find_user_by_email(on, email).await?,
            Self::Phone(phone) => queries::find_user_by_phone(on, phone).await?,
        })
    }

    /// The name itself.
    pub(crate) fn as_str(&self) -> &str {
        match self {
            Self::Email(name) | Self::Phone(name) => name,
        }
    }
}
