//! Enforcement of single sign-on: the ways in that an organization allows.

use db::{Db, Tx};
use jiff::Timestamp;
use serde_json::Value;

use crate::{
    Auth, UserId,
    error::{Error, Result},
    queries::UserRow,
    types::Method,
};

/// Rule about the ways in of a user.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignOn {
    /// In any way.
    Free,
    /// With single sign-on only.
    Required,
    /// With single sign-on; as a way out, an owner does it with a passkey.
    BreakGlass,
}

/// Refuses a way in that the organization of the address does not allow.
pub(crate) async fn check(auth: &Auth, tx: &mut Tx, user: &UserRow, method: &str, now: Timestamp) -> Result<()> {
    match auth.0.on_sign_up.sign_on(&auth.0.db, &user.id, &user.email, method).await? {
        SignOn::Free => Ok(()),
        SignOn::Required => Err(Error::sso_required()),
        SignOn::BreakGlass => Ok(auth.0.on_sign_up.glass_broken(tx, &user.id, now).await?),
    }
}

/// Refuses a right password where single sign-on is enforced.
pub(crate) async fn refuse_password(auth: &Auth, email: &str, user: &UserId) -> Result<()> {
    match auth.0.on_sign_up.sign_on(&auth.0.db, user, email, Method::PASSWORD).await? {
        SignOn::Free => Ok(()),
        SignOn::Required | SignOn::BreakGlass => Err(Error::sso_required()),
    }
}

/// Returns whether a session, begun with the methods `amr` before its organization enforced single sign-on, must end.
pub(crate) async fn is_required(auth: &Auth, db: &Db, user: &UserRow, amr: &Value) -> Result<bool> {
    let has_passkey = amr.to_string().contains(&format!("\"{}\"", Method::PASSKEY));
    let method = if has_passkey { Method::PASSKEY } else { Method::PASSWORD };
    Ok(auth.0.on_sign_up.sign_on(db, &user.id, &user.email, method).await? == SignOn::Required)
}
