//! Confirmation of an address, and what it takes from strangers who used the address before.

use db::Tx;
use jiff::Timestamp;
use serde_json::json;

use super::identities::{EMAIL, own_identity};
use crate::{
    error::Result,
    queries::{self, UserRow},
    sessions,
};

/// Marks an address as confirmed, and removes all other sign-ups with it, so that none of them can become a user.
pub(crate) async fn confirm(tx: &mut Tx, user: &mut UserRow, now: Timestamp) -> Result<()> {
    if user.email_confirmed_at.is_none() {
        user.email_confirmed_at = Some(now);
        queries::remove_sign_ups(tx, &user.email).await?;
        let mut metadata = user.user_metadata.as_object().cloned().unwrap_or_default();
        metadata.insert("email_verified".into(), json!(true));
        user.user_metadata = metadata.into();
        if queries::find_identity(&mut *tx, EMAIL, user.id.as_str()).await?.is_some() {
            queries::save_identity(tx, &own_identity(user, EMAIL, now)).await?;
        }
    }
    Ok(())
}

/// Removes every way to sign in to an account whose address was never confirmed, because a stranger may have created it
/// to wait for the owner of the address.
pub(crate) async fn remove_ways_in(tx: &mut Tx, user: &mut UserRow) -> Result<()> {
    user.password_hash = None;
    user.new_email = None;
    queries::remove_identities(tx, &user.id).await?;
    queries::remove_proofs(tx, &user.id).await?;
    let sessions = queries::sessions(tx, &user.id, None).await?;
    sessions::end(tx, &user.id, &sessions).await?;
    for factor in queries::factors(&mut *tx, &user.id).await? {
        queries::remove_factor(tx, &factor.id).await?;
    }
    queries::save_identity(tx, &own_identity(user, EMAIL, user.created_at)).await.map_err(Into::into)
}
