//! Changes of a user's email address, once they are confirmed.

use audit::Act;
use db::Tx;
use jiff::Timestamp;
use serde_json::json;

use super::{
    audit_entries,
    identities::{self, EMAIL, own_identity},
};
use crate::{
    Auth,
    emails::{Occasion, notices},
    error::{Error, Result},
    events,
    queries::{self, Device, UserRow},
};

/// Makes the new address the address of the account.
pub(crate) async fn complete(
    auth: &Auth,
    tx: &mut Tx,
    user: &mut UserRow,
    device: &Device,
    now: Timestamp,
) -> Result<()> {
    let new = user.new_email.take().ok_or_else(Error::wrong_link)?;
    if queries::find_user_by_email(&mut *tx, &new).await?.is_some_and(|other| other.id != user.id) {
        return Err(Error::refused("email_exists", "A user with this email address has already been registered"));
    }
    queries::remove_sign_ups(tx, &new).await?;
    let old = std::mem::replace(&mut user.email, new.clone());
    user.email_confirmed_at = Some(now);
    let mut metadata = user.user_metadata.as_object().cloned().unwrap_or_default();
    metadata.insert("email".into(), json!(new));
    metadata.insert("email_verified".into(), json!(true));
    user.user_metadata = metadata.into();
    queries::save_identity(tx, &own_identity(user, EMAIL, now)).await?;
    identities::note_providers(tx, user).await?;
    audit_entries::record(auth, tx, &user.id, device.origin(), Act::new(events::AccountEmailChanged), now).await?;
    notices::send(auth, tx, user, &old, Occasion::EmailChanged, device, now).await
}

/// Changes the email address without a confirmation, for instances that send no email.
pub(crate) async fn move_at_once(tx: &mut Tx, user: &mut UserRow, email: String, now: Timestamp) -> Result<()> {
    let mut metadata = user.user_metadata.as_object().cloned().unwrap_or_default();
    metadata.insert("email".into(), email.clone().into());
    user.user_metadata = metadata.into();
    user.email = email;
    user.email_confirmed_at = Some(now);
    queries::save_identity(tx, &own_identity(user, EMAIL, now)).await?;
    identities::note_providers(tx, user).await
}
