//! Authentication of a caller.

use auth::SessionId;

use crate::{
    scopes::{TokenScope, TokenScopes},
    tokens::TokenId,
};

/// Authentication of a caller.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Via {
    /// Session on a device, after signing in.
    Session(SessionId),
    /// API token of the user, used by a program.
    Token {
        /// Id of the token.
        id: TokenId,
        /// Scopes of the token.
        scopes: TokenScopes,
    },
}

impl Via {
    /// Returns the id of the session or token. When it ends, the user receives an event of topic `session`.
    pub fn id(&self) -> &str {
        match self {
            Self::Session(id) => id.as_str(),
            Self::Token { id, .. } => id.as_str(),
        }
    }

    /// Returns true for an API token.
    pub fn is_token(&self) -> bool {
        matches!(self, Self::Token { .. })
    }

    /// Checks that a token has all `needed` scopes; a session needs none.
    ///
    /// # Errors
    /// Fails with 403 `insufficient_scope` that names all needed scopes.
    pub fn require(&self, needed: &[TokenScope]) -> api::Result<()> {
        match self {
            Self::Session(_) => Ok(()),
            Self::Token { scopes, .. } => scopes.require(needed),
        }
    }
}
