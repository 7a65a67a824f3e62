//! A user to create, and the rows that this takes.

use jiff::Timestamp;
use rand::distr::{Alphanumeric, SampleString};
use serde_json::{Map, Value, json};

use super::identities::{EMAIL, PHONE, own_identity};
use crate::{
    User, UserId,
    queries::{IdentityRow, UserRow},
    rules,
};

/// A user to create.
#[derive(Clone)]
pub(crate) struct Newcomer {
    /// Id that the user gets.
    pub(crate) id: UserId,
    pub(crate) email: Option<String>,
    pub(crate) phone: Option<String>,
    pub(crate) password_hash: Option<String>,
    pub(crate) metadata: Map<String, Value>,
    /// Marks the address as confirmed.
    pub(crate) is_confirmed: bool,
    /// Marks a user whom a service creates, with exactly the metadata that it gives.
    pub(crate) is_made: bool,
}

impl Newcomer {
    /// Returns a copy with a new id and a random address or number of the same length.
    pub(crate) fn under_another_name(self, now: Timestamp) -> Self {
        let other = |name: String| Alphanumeric.sample_string(&mut rand::rng(), name.len());
        Self { id: UserId::new(now), email: self.email.map(other), phone: self.phone.map(other), ..self }
    }

    /// Returns the rows of the user and identity, and the metadata.
    pub(super) fn described(self, now: Timestamp) -> (UserRow, IdentityRow, Map<String, Value>) {
        let Self { id, email, phone, password_hash, metadata, is_confirmed, is_made } = self;
        let provider = if email.is_some() { EMAIL } else { PHONE };
        let confirmed_at = is_confirmed.then_some(now);
        let mut user = UserRow {
            email_confirmed_at: email.as_ref().and(confirmed_at),
            phone_confirmed_at: phone.as_ref().and(confirmed_at),
            email: email.unwrap_or_default(),
            phone,
            password_hash,
            app_metadata: json!({ "provider": provider, "providers": [provider] }),
            id,
            ..UserRow::new(now)
        };
        let metadata = if is_made { metadata } else { rules::sign_up_metadata(metadata, &user) };
        user.user_metadata = Value::Object(metadata.clone());
        let identity = own_identity(&user, provider, now);
        (user, identity, metadata)
    }

    /// Returns the user that exists once the address is confirmed.
    pub(crate) fn expected(self, now: Timestamp) -> User {
        let (mut user, identity, _) = self.described(now);
        user.confirmation_sent_at = Some(now).filter(|_| !user.email.is_empty());
        User::of(user, vec![identity], Vec::new())
    }
}
