//! Authentication of a caller.

use auth::SessionId;

use crate::tokens::TokenId;

/// Authentication of a caller.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Via {
    /// Session on a device, after signing in.
    Session(SessionId),
    /// API token of the user, used by a program.
    Token(TokenId),
}

impl Via {
    /// Returns the id of the session or token. When it ends, the user receives an event of topic `session`.
    pub fn id(&self) -> &str {
        match self {
            Self::Session(id) => id.as_str(),
            Self::Token(id) => id.as_str(),
        }
    }

    /// Returns true for an API token.
    pub fn is_token(&self) -> bool {
        matches!(self, Self::Token(_))
    }
}
