//! What a token is, for the API and the database.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

db::id!(
    /// Names a token.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    TokenId
);

/// What a token may do, within the role of its user.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = TokenScope)]
pub(crate) enum Scope {
    /// Read: GET alone.
    Read,
    /// Read and change.
    Write,
}

impl Scope {
    /// As in the database and in JSON.
    pub(super) fn as_str(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Write => "write",
        }
    }
}

impl db::Column for Scope {
    fn read(row: &db::Row, at: usize) -> db::Result<Self> {
        let text = String::read(row, at)?;
        serde_json::from_value(text.into()).map_err(|error| db::Error::Unreadable(error.to_string()))
    }
}

/// A token as its user sees it later.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = ApiToken)]
pub(crate) struct Token {
    /// Names the token.
    pub(crate) id: TokenId,
    /// What it is for.
    pub(crate) name: String,
    /// What it may do.
    pub(crate) scope: Scope,
    /// Its first characters.
    pub(crate) prefix: String,
    /// When it was made.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) created_at: Timestamp,
    /// After this it is refused; null when it does not expire.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) expires_at: Option<Timestamp>,
    /// When it was last used, to the minute; null when it was not.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) last_used_at: Option<Timestamp>,
}

/// The caller's tokens.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ApiTokens)]
pub(crate) struct Tokens {
    /// The latest first.
    pub(crate) items: Vec<Token>,
}

/// A token that was just made.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ApiTokenMade)]
pub(crate) struct Made {
    /// What is known of it later.
    #[serde(flatten)]
    pub(crate) kept: Token,
    /// The token itself; only its hash is kept, so that it is shown this once.
    pub(crate) token: String,
}

/// A token to be made.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = NewApiToken)]
pub(crate) struct NewToken {
    /// What it is for, 1 to 100 characters.
    #[schema(min_length = 1, max_length = 100)]
    pub(crate) name: String,
    /// What it may do.
    pub(crate) scope: Scope,
    /// 7, 30, 90 or 365; null when it is not to expire.
    #[serde(default)]
    #[schema(minimum = 7, maximum = 365)]
    pub(crate) expires_in_days: Option<i64>,
}
