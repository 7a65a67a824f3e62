//! API and database types of tokens.

use auth::UserId;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{OrgId, TokenScope, TokenScopes};

db::id!(
    /// Id of a token.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    TokenId
);

db::stored! {
    /// Access of a token before there were scopes: `read` for the scope `read`, `write` for more.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = TokenAccess)]
    pub(crate) enum Access {
        /// The scope `read`.
        Read = "read",
        /// The scopes `read`, `write` and `publish`.
        Write = "write",
    }
}

impl Access {
    /// Returns the access that stands for `scopes` where a program knows no scopes.
    pub(super) fn of(scopes: &TokenScopes) -> Self {
        if scopes.all() == [TokenScope::Read] { Self::Read } else { Self::Write }
    }

    /// Returns the scopes that an access stands for.
    pub(super) fn scopes(self) -> TokenScopes {
        match self {
            Self::Read => TokenScopes::from_iter([]),
            Self::Write => TokenScopes::from_iter([TokenScope::Write, TokenScope::Publish]),
        }
    }
}

/// API token without its secret.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = ApiToken)]
pub(crate) struct Token {
    /// Id of the token.
    pub(crate) id: TokenId,
    /// Name of the token.
    pub(crate) name: String,
    /// Scopes of the token, in the order read, write, publish, spend.
    #[schema(value_type = Vec<TokenScope>)]
    pub(crate) scopes: TokenScopes,
    /// Deprecated: `read` when `scopes` has no other, else `write`.
    #[schema(deprecated)]
    pub(crate) scope: Access,
    /// First characters of the token.
    pub(crate) prefix: String,
    /// Time of creation.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) created_at: Timestamp,
    /// Expiry of the token; null when it does not expire.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) expires_at: Option<Timestamp>,
    /// Time of the last use, to the minute; null when the token was never used.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) last_used_at: Option<Timestamp>,
}

/// API tokens of the caller.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ApiTokens)]
pub(crate) struct Tokens {
    /// Tokens, latest first.
    pub(crate) items: Vec<Token>,
}

/// Newly created token.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ApiTokenMade)]
pub(crate) struct CreatedToken {
    /// Token as listed later.
    #[serde(flatten)]
    pub(crate) details: Token,
    /// Secret of the token. It is shown only once, because only its hash is stored.
    pub(crate) token: String,
}

/// New token.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = NewApiToken)]
pub(crate) struct NewToken {
    /// Name of the token, 1 to 100 characters.
    #[schema(min_length = 1, max_length = 100)]
    pub(crate) name: String,
    /// Scopes of the token; `read` is always among them, and alone when this is left out.
    #[serde(default)]
    #[schema(max_items = 4)]
    pub(crate) scopes: Option<Vec<TokenScope>>,
    /// Deprecated: `read` for the scope read, `write` for read, write and publish. Not together with `scopes`.
    #[serde(default)]
    #[schema(deprecated)]
    pub(crate) scope: Option<Access>,
    /// Days until the token expires: 7, 30, 90 or 365; 90 when this is left out, null for a token without expiry.
    #[serde(default = "usual_life")]
    #[schema(minimum = 7, maximum = 365, default = 90)]
    pub(crate) expires_in_days: Option<i64>,
}

/// Access token to be issued.
#[derive(Clone, Copy, Debug)]
pub struct NewAccess<'a> {
    /// Organization in which the assistant acts.
    pub org: &'a OrgId,
    /// User for whom the assistant acts.
    pub user: &'a UserId,
    /// Name of the assistant.
    pub name: &'a str,
    /// Scopes that the user granted.
    pub scopes: &'a TokenScopes,
    /// Server that accepts the token.
    pub audience: &'a str,
    /// Expiry of the token.
    pub expires_at: Timestamp,
}

#[expect(clippy::unnecessary_wraps, reason = "what the field holds")]
fn usual_life() -> Option<i64> {
    Some(90)
}
