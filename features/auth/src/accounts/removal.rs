//! Deletion of users, and their return with an organization's export.

use db::Tx;
use jiff::Timestamp;
use serde_json::json;

use super::identities::{EMAIL, own_identity};
use crate::{
    UserId,
    queries::{self, UserRow},
    rules, sessions,
};

/// Removes a user with all their own data: sessions, factors, passkeys, one-time tokens, and sign-ups with their
/// address. Their open clients are notified.
pub async fn erase(tx: &mut Tx, user: &UserId) -> api::Result<()> {
    if let Some(user) = queries::find_user(&mut *tx, user).await? {
        queries::remove_sign_ups(tx, &user.email).await?;
    }
    let all = queries::sessions(&mut *tx, user, None).await?;
    sessions::end(tx, user, &all).await.map_err(crate::error::Error::into_api)?;
    Ok(queries::remove_user(tx, user).await?)
}

/// Returns the user with that address. If there is none, creates one who can only enter by an email to that address
/// ("forgot password"), with the previous id unless it is taken. Returns `None` for an invalid address.
pub async fn restore_user(
    tx: &mut Tx,
    had: &UserId,
    email: &str,
    name: &str,
    now: Timestamp,
) -> db::Result<Option<UserId>> {
    let Some(email) = rules::email(email) else { return Ok(None) };
    if let Some(existing) = queries::find_user_by_email(&mut *tx, &email).await? {
        return Ok(Some(existing.id));
    }
    let is_free = queries::find_user(&mut *tx, had).await?.is_none();
    let id = if is_free { had.clone() } else { UserId::new(now) };
    let user = UserRow {
        id,
        email,
        user_metadata: json!({ "full_name": name }),
        app_metadata: json!({ "provider": EMAIL, "providers": [EMAIL] }),
        ..UserRow::new(now)
    };
    queries::add_user(tx, &user).await?;
    queries::save_identity(tx, &own_identity(&user, EMAIL, now)).await?;
    Ok(Some(user.id))
}
