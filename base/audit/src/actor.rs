//! Actor of an audit entry, its log and its origin.

use std::convert::Infallible;

use api::ClientAddress;
use axum::{
    extract::FromRequestParts,
    http::{header, request::Parts},
};

use crate::rules;

/// Log of entries that belong to no organization.
pub const INSTANCE: &str = "instance";
/// Placeholder address of a request with unknown origin.
const UNKNOWN: ClientAddress = ClientAddress(std::net::IpAddr::V4(std::net::Ipv4Addr::UNSPECIFIED));

/// Origin of a request; a handler argument.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Origin {
    /// IP address of the caller.
    pub ip: Option<String>,
    /// User agent of the caller, at most 200 characters.
    pub user_agent: Option<String>,
}

impl Origin {
    /// Returns the origin of a request.
    pub fn of(parts: &Parts) -> Self {
        let ip = parts.extensions.get::<ClientAddress>().filter(|address| **address != UNKNOWN);
        let agent = parts.headers.get(header::USER_AGENT).map(|value| String::from_utf8_lossy(value.as_bytes()));
        Self { ip: ip.map(|address| address.0.to_string()), user_agent: agent.map(|agent| rules::redacted(&agent)) }
    }
}

impl<S: Sync> FromRequestParts<S> for Origin {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::of(parts))
    }
}

/// Actor of an audit entry, with the log that the entry goes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Actor {
    pub(crate) log: String,
    pub(crate) kind: &'static str,
    pub(crate) user: Option<String>,
    pub(crate) token: Option<String>,
    pub(crate) origin: Origin,
    /// Emergency access used by the actor.
    pub(crate) emergency: Option<String>,
}

impl Actor {
    /// Creates a signed-in user. Entries go to the log of the instance unless [`Actor::in_log_of`] sets another.
    #[expect(clippy::needless_pass_by_value, reason = "ids and references to ids alike")]
    pub fn user(user: impl ToString, origin: Origin) -> Self {
        Self { user: Some(user.to_string()), origin, ..Self::anonymous() }.of_kind("user")
    }

    /// Creates a program that acts for a user through an API token.
    #[expect(clippy::needless_pass_by_value, reason = "ids and references to ids alike")]
    pub fn token(user: impl ToString, token: impl ToString, origin: Origin) -> Self {
        Self { token: Some(token.to_string()), ..Self::user(user, origin) }.of_kind("token")
    }

    /// Creates a background job of Vitrine, with the user who requested it, if any.
    pub fn job(user: Option<impl ToString>) -> Self {
        Self { user: user.map(|user| user.to_string()), ..Self::anonymous() }.of_kind("job")
    }

    /// Creates the operator, who uses the command line of the machine.
    pub fn operator() -> Self {
        Self::anonymous().of_kind("operator")
    }

    /// Creates an anonymous actor.
    pub fn stranger(origin: Origin) -> Self {
        Self { origin, ..Self::anonymous() }
    }

    /// Returns the actor with its entries in the log of an organization.
    #[must_use]
    #[expect(clippy::needless_pass_by_value, reason = "ids and references to ids alike")]
    pub fn in_log_of(mut self, org: impl ToString) -> Self {
        self.log = org.to_string();
        self
    }

    /// Returns the actor under an emergency access. Each of its entries records that.
    #[must_use]
    #[expect(clippy::needless_pass_by_value, reason = "ids and references to ids alike")]
    pub fn in_emergency(mut self, access: impl ToString) -> Self {
        self.emergency = Some(access.to_string());
        self
    }

    /// Returns the id of the user who acts or requested the job; `None` for an anonymous actor.
    pub fn user_id(&self) -> Option<&str> {
        self.user.as_deref()
    }

    /// Id of the API token that the actor used.
    pub fn token_id(&self) -> Option<&str> {
        self.token.as_deref()
    }

    /// Id of the organization whose log the actor is in; `None` for the log of the instance.
    pub fn org(&self) -> Option<&str> {
        (self.log != INSTANCE).then_some(self.log.as_str())
    }

    /// IP address of the actor.
    pub fn address(&self) -> Option<&str> {
        self.origin.ip.as_deref()
    }

    /// Returns the actor without address and user agent, for use once the account is removed.
    #[must_use]
    pub fn without_origin(mut self) -> Self {
        self.origin = Origin::default();
        self
    }

    /// Returns true for a program that acts for a user.
    pub fn is_token(&self) -> bool {
        self.token.is_some()
    }

    fn anonymous() -> Self {
        Self {
            log: INSTANCE.into(),
            kind: "nobody",
            user: None,
            token: None,
            origin: Origin::default(),
            emergency: None,
        }
    }

    fn of_kind(mut self, kind: &'static str) -> Self {
        self.kind = kind;
        self
    }
}
