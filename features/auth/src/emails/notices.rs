//! Emails about events of an account, which ask for nothing.

use db::Tx;
use jiff::Timestamp;

use super::{Occasion, chosen_language, email, language};
use crate::{
    Auth, UserId,
    error::Result,
    queries::{self, Device, UserRow},
};

/// Queues an email about an event, if the user has an address.
pub(crate) async fn send(
    auth: &Auth,
    tx: &mut Tx,
    user: &UserRow,
    to: &str,
    occasion: Occasion,
    device: &Device,
    now: Timestamp,
) -> Result<()> {
    if to.is_empty() {
        return Ok(());
    }
    let message = email(occasion, language(&user.user_metadata, "", device), None, None);
    Ok(mail::enqueue(tx, &auth.0.sealer, to, &message, now).await?)
}

/// Queues a warning about the action of a stranger, whose device says nothing about the user's language.
pub(crate) async fn warn(auth: &Auth, tx: &mut Tx, user: &UserId, occasion: Occasion, now: Timestamp) -> Result<()> {
    let Some(user) = queries::find_user(&mut *tx, user).await? else { return Ok(()) };
    if user.email.is_empty() {
        return Ok(());
    }
    let message = email(occasion, chosen_language(&user.user_metadata).unwrap_or_default(), None, None);
    Ok(mail::enqueue(tx, &auth.0.sealer, &user.email, &message, now).await?)
}
