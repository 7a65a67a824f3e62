//! Scopes of API tokens: the part of a user's permissions that a token has. Pure.

use api::{Error, Kind};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

db::stored! {
    /// Scope of a token, within the permissions of its user.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    pub enum TokenScope {
        /// Reads. Every token has it.
        Read = "read",
        /// Changes what stays in the organization: drafts, labels, tasks, locations.
        Write = "write",
        /// Changes what others see: replies, posts, profiles at Google, public pages, emails.
        Publish = "publish",
        /// Starts what costs money: scans.
        Spend = "spend",
    }
}

/// Scopes of a token, each at most once, in the order of [`TokenScope::ALL`]; `read` is always among them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct TokenScopes(Vec<TokenScope>);

impl FromIterator<TokenScope> for TokenScopes {
    fn from_iter<I: IntoIterator<Item = TokenScope>>(scopes: I) -> Self {
        let chosen: Vec<_> = scopes.into_iter().collect();
        let is_in = |scope: &TokenScope| *scope == TokenScope::Read || chosen.contains(scope);
        Self(TokenScope::ALL.into_iter().filter(is_in).collect())
    }
}

impl TokenScopes {
    /// Returns true for a scope among them.
    pub fn has(&self, scope: TokenScope) -> bool {
        self.0.contains(&scope)
    }

    /// Returns the scopes in their order.
    pub fn all(&self) -> &[TokenScope] {
        &self.0
    }

    /// Returns the scopes as OAuth writes them, and as they are stored: `read write`.
    pub fn text(&self) -> String {
        self.0.iter().map(|scope| scope.as_str()).collect::<Vec<_>>().join(" ")
    }

    /// Reads stored scopes.
    fn of_text(text: &str) -> Result<Self, db::UnknownText> {
        text.split(' ').map(str::parse).collect()
    }

    /// Checks that all `needed` scopes are among these.
    ///
    /// # Errors
    /// Fails with 403 `insufficient_scope` that names all needed scopes.
    pub fn require(&self, needed: &[TokenScope]) -> api::Result<()> {
        if needed.iter().all(|scope| self.has(*scope)) {
            return Ok(());
        }
        let detail = "The scopes of this token don’t allow this. Create a token that has them.";
        Err(Error::new(Kind::Forbidden, INSUFFICIENT_SCOPE, detail).with_params(json!({ "scopes": needed })))
    }
}

/// Code of the refusal of a token that lacks a scope.
pub const INSUFFICIENT_SCOPE: &str = "insufficient_scope";

impl From<&TokenScopes> for db::Value {
    fn from(scopes: &TokenScopes) -> Self {
        Self::from(scopes.text())
    }
}

impl db::Column for TokenScopes {
    fn read(row: &db::Row, at: usize) -> db::Result<Self> {
        let text = <String as db::Column>::read(row, at)?;
        Self::of_text(&text).map_err(|unknown| db::Error::Unreadable(unknown.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scopes_have_one_order_and_always_read() {
        let scopes: TokenScopes = [TokenScope::Spend, TokenScope::Write, TokenScope::Spend].into_iter().collect();
        assert_eq!((scopes.text().as_str(), json!(scopes)), ("read write spend", json!(["read", "write", "spend"])));
        assert_eq!(TokenScopes::of_text("read write spend"), Ok(scopes));
        assert!(TokenScopes::of_text("read everything").is_err());
    }

    #[test]
    fn a_refusal_names_all_needed_scopes() {
        let scopes: TokenScopes = [TokenScope::Write].into_iter().collect();
        assert!(scopes.require(&[TokenScope::Read, TokenScope::Write]).is_ok());
        let refused = scopes.require(&[TokenScope::Write, TokenScope::Spend]).unwrap_err();
        assert_eq!(refused.code(), INSUFFICIENT_SCOPE);
        assert_eq!(refused.problem().params, Some(json!({ "scopes": ["write", "spend"] })));
    }
}
