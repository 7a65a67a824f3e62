//! API and database types of tokens.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

db::id!(
    /// Id of a token.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    TokenId
);

db::stored! {
    /// Scope of a token, within the role of its user.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = TokenScope)]
    pub(crate) enum Scope {
        /// Read access: GET and HEAD requests.
        Read = "read",
        /// Read and write access.
        Write = "write",
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
    /// Scope of the token.
    pub(crate) scope: Scope,
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
pub(crate) struct Made {
    /// Token as listed later.
    #[serde(flatten)]
    pub(crate) kept: Token,
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
    /// Scope of the token.
    pub(crate) scope: Scope,
    /// Days until the token expires: 7, 30, 90 or 365; null for a token without expiry.
    #[serde(default)]
    #[schema(minimum = 7, maximum = 365)]
    pub(crate) expires_in_days: Option<i64>,
}
