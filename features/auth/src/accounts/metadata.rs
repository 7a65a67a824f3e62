//! Metadata that other features store with a user. `user_metadata` holds it together with the client's own.

use db::Tx;
use jiff::Timestamp;
use mail::Language;
use serde_json::{Map, Value};

use crate::{UserId, queries, rules};

/// Merges `told` into a user's `user_metadata`; null removes a key. Writes nothing when `told` is empty.
///
/// # Errors
/// 422 when the result does not fit an access token, which can be due to metadata of others.
pub async fn merge_metadata(
    tx: &mut Tx,
    user: &UserId,
    changes: Map<String, Value>,
    now: Timestamp,
) -> api::Result<()> {
    if changes.is_empty() {
        return Ok(());
    }
    let mut user = queries::lock_user(&mut *tx, user).await?.ok_or_else(api::Error::not_found)?;
    let mut metadata = user.user_metadata.as_object().cloned().unwrap_or_default();
    rules::merge(&mut metadata, changes);
    if !rules::fits_a_token(&metadata) {
        return Err(api::Error::new(api::Kind::Invalid, "metadata_too_large", "The metadata is too large."));
    }
    (user.user_metadata, user.updated_at) = (metadata.into(), now);
    Ok(queries::save_user(tx, &user).await?)
}

/// Returns the language that a user chose, if any.
pub async fn language_of(tx: &mut Tx, user: &UserId) -> db::Result<Option<Language>> {
    let user = queries::find_user(tx, user).await?;
    Ok(user.and_then(|user| Language::of_tag(user.user_metadata.get("language")?.as_str()?)))
}
