//! Types of connections.

use jiff::{SignedDuration, Timestamp};
use orgs::{OrgId, TokenId, TokenScopes, UserId};

/// Lifetime of an authorization code.
pub(crate) const CODE_LIFETIME: SignedDuration = SignedDuration::from_mins(2);
/// Lifetime of an access token.
pub(crate) const ACCESS_LIFETIME: SignedDuration = SignedDuration::from_hours(1);
/// Lifetime of a refresh token: a connection ends when it is not used for that time.
pub(crate) const REFRESH_LIFETIME: SignedDuration = SignedDuration::from_hours(30 * 24);

/// Assistant that asks for a connection, or has one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Client {
    /// Identifier of the client.
    pub(crate) id: String,
    /// Name that the client gives itself.
    pub(crate) name: String,
    /// Host of the metadata document of the client; `None` for a client that registered itself.
    pub(crate) host: Option<String>,
    /// Registered redirect URIs.
    pub(crate) redirect_uris: Vec<String>,
}

/// Authorization code that a user consented to.
#[derive(Clone, Debug)]
pub(crate) struct Code {
    pub(crate) org_id: OrgId,
    pub(crate) user_id: UserId,
    pub(crate) hash: String,
    pub(crate) client_id: String,
    pub(crate) client_name: String,
    /// Host that receives the code.
    pub(crate) client_host: String,
    pub(crate) redirect_uri: String,
    pub(crate) scopes: TokenScopes,
    /// Code challenge of the client.
    pub(crate) challenge: String,
    pub(crate) expires_at: Timestamp,
    /// Access token that the code was exchanged for.
    pub(crate) token_id: Option<TokenId>,
}

/// Refresh token with its connection.
#[derive(Clone, Debug)]
pub(crate) struct Refresh {
    pub(crate) org_id: OrgId,
    pub(crate) user_id: UserId,
    pub(crate) token_id: TokenId,
    pub(crate) client_id: String,
    pub(crate) scopes: TokenScopes,
    pub(crate) expires_at: Timestamp,
    pub(crate) used_at: Option<Timestamp>,
}

/// Key of a connection: organization, user, and the id of its access token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ConnectionKey {
    pub(crate) org: OrgId,
    pub(crate) user: UserId,
    pub(crate) token: TokenId,
}
