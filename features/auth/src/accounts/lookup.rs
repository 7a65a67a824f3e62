//! Users as other features look them up.

use db::{Db, Tx};
use jiff::Timestamp;

use crate::{User, UserId, queries, rules};

/// Returns the user with this id, without identities and factors.
pub async fn find_user(db: &Db, id: &UserId) -> api::Result<Option<User>> {
    Ok(queries::find_user(db, id).await?.map(|user| User::of(user, Vec::new(), Vec::new())))
}

/// Returns the user with that address.
pub async fn find_by_email(tx: &mut Tx, email: &str) -> db::Result<Option<UserId>> {
    let Some(email) = rules::email(email) else { return Ok(None) };
    Ok(queries::find_user_by_email(tx, &email).await?.map(|user| user.id))
}

/// Returns the user with an id, without identities and factors, within a transaction.
///
/// # Errors
/// When the database fails. The transaction cannot be used after an error.
pub async fn find_user_in(tx: &mut Tx, user: &UserId) -> api::Result<Option<User>> {
    Ok(queries::find_user(&mut *tx, user).await?.map(|user| User::of(user, Vec::new(), Vec::new())))
}

/// Returns true when the user is banned or does not exist.
pub async fn is_banned(tx: &mut Tx, user: &UserId, now: Timestamp) -> db::Result<bool> {
    Ok(queries::find_user(tx, user).await?.is_none_or(|user| user.is_banned(now)))
}
