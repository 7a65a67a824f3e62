//! Access tokens of connected assistants: rows of `api_tokens` with the server that they are for, renewed in place.

use api::Site;
use auth::UserId;
use db::{Result, Run, Tx};
use jiff::Timestamp;

pub use super::types::NewAccess;
use super::{hash, queries, rules, types::TokenId};
use crate::{OrgId, queries::role_in};

/// Returns the address of the server for assistants, the audience of their access tokens.
pub fn server_address(site: &Site) -> String {
    format!("{}/mcp", site.url)
}

/// Issues an access token. Returns its id and its text, of which only the hash is stored.
///
/// # Errors
/// When the database fails.
pub async fn issue(tx: &mut Tx, new: NewAccess<'_>, now: Timestamp) -> Result<(TokenId, String)> {
    let (id, text) = (TokenId::new(now), rules::write_access(rand::random()));
    queries::add_access(tx, &id, new, &rules::prefix(&text), &hash(&text), now).await?;
    Ok((id, text))
}

/// Replaces the text of an access token and returns the new one; `None` when the token was revoked.
///
/// # Errors
/// When the database fails.
pub async fn renew(
    tx: &mut Tx,
    (org, user, id): (&OrgId, &UserId, &TokenId),
    expires_at: Timestamp,
) -> Result<Option<String>> {
    let text = rules::write_access(rand::random());
    let is_renewed = queries::renew(tx, (org, user, id), (&rules::prefix(&text), &hash(&text)), expires_at).await?;
    Ok(is_renewed.then_some(text))
}

/// Revokes an access token; false when it was revoked before.
///
/// # Errors
/// When the database fails.
pub async fn revoke(tx: &mut Tx, org: &OrgId, user: &UserId, id: &TokenId) -> Result<bool> {
    queries::remove(tx, org, user, id).await
}

/// Returns the organization, user and id of the access token of a connected assistant.
///
/// # Errors
/// When the database fails.
pub async fn find(on: impl Run, text: &str) -> Result<Option<(OrgId, UserId, TokenId)>> {
    queries::find_access(on, &hash(text)).await
}

/// Returns true for a user who belongs to the organization or to its agency.
///
/// # Errors
/// When the database fails.
pub async fn is_member(on: impl Run, org: &OrgId, user: &UserId) -> Result<bool> {
    Ok(role_in(on, org, user).await?.is_some())
}
