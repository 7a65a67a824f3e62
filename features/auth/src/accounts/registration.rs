//! Registration of users, with everything that other features create for a new user.

use db::Tx;
use jiff::Timestamp;

use super::newcomer::Newcomer;
use crate::{
    Auth, NewUser,
    error::{Error, Result},
    queries::{self, UserRow},
    rules,
};

/// Writes a user and, in the same transaction, everything else that a sign-up creates. The caller has checked the
/// address.
pub(crate) async fn register(auth: &Auth, tx: &mut Tx, newcomer: Newcomer, now: Timestamp) -> Result<UserRow> {
    let is_confirmed = newcomer.is_confirmed;
    let (user, identity, metadata) = newcomer.described(now);
    if !rules::fits_a_token(&metadata) {
        return Err(Error::invalid("User metadata is too large"));
    }
    match queries::add_user(tx, &user).await {
        Err(error) if error.is_duplicate() => return Err(Error::user_already_exists()),
        done => done?,
    }
    if is_confirmed {
        queries::remove_sign_ups(tx, &user.email).await?;
    }
    queries::save_identity(tx, &identity).await?;
    register_with_others(auth, tx, &user, now).await?;
    Ok(user)
}

/// Runs the part of a sign-up that belongs to other features.
pub(crate) async fn register_with_others(auth: &Auth, tx: &mut Tx, user: &UserRow, now: Timestamp) -> Result<()> {
    let metadata = user.user_metadata.as_object().cloned().unwrap_or_default();
    let new = NewUser { id: user.id.clone(), email: user.email.clone(), metadata };
    Ok(auth.0.on_sign_up.on_sign_up(tx, &new, now).await?)
}

/// Returns the normalized address; 400 when it is invalid.
pub(crate) fn checked_email(email: &str) -> Result<String> {
    rules::email(email).ok_or_else(|| Error::invalid("Unable to validate email address: invalid format"))
}
