//! Identities: the ways of a user to sign in, by email, telephone or provider.

use db::Tx;
use jiff::Timestamp;
use serde_json::json;

use crate::{
    error::Result,
    queries::{self, IdentityId, IdentityRow, UserRow},
};

/// Provider of users who sign in with an email address and a password.
pub(crate) const EMAIL: &str = "email";

/// Provider of users who sign in with a telephone number and a password.
pub(crate) const PHONE: &str = "phone";

/// Returns the identity of a user who signs in with a password or by email.
pub(crate) fn own_identity(user: &UserRow, provider: &str, now: Timestamp) -> IdentityRow {
    let mut data = json!({
        "sub": user.id,
        "email_verified": user.email_confirmed_at.is_some(),
        "phone_verified": user.phone_confirmed_at.is_some(),
    });
    if !user.email.is_empty() {
        data["email"] = json!(user.email);
    }
    if let Some(phone) = &user.phone {
        data["phone"] = json!(phone);
    }
    IdentityRow {
        id: IdentityId::new(now),
        user_id: user.id.clone(),
        provider: provider.into(),
        provider_id: user.id.to_string(),
        identity_data: data,
        last_sign_in_at: user.last_sign_in_at,
        created_at: now,
        updated_at: now,
    }
}

/// Stores the providers of a user's identities in the user's metadata.
pub(crate) async fn note_providers(on: &mut Tx, user: &mut UserRow) -> Result<()> {
    let identities = queries::identities(&mut *on, &user.id).await?;
    let providers: Vec<&str> = identities.iter().map(|identity| identity.provider.as_str()).collect();
    let mut metadata = user.app_metadata.as_object().cloned().unwrap_or_default();
    metadata.insert("provider".into(), json!(providers.first().unwrap_or(&EMAIL)));
    metadata.insert("providers".into(), json!(providers));
    user.app_metadata = metadata.into();
    Ok(())
}

/// Adds an email identity to a user who signed up through a provider and sets a password.
pub(crate) async fn give_own_identity(tx: &mut Tx, user: &mut UserRow, now: Timestamp) -> Result<()> {
    let identities = queries::identities(&mut *tx, &user.id).await?;
    if user.email.is_empty() || identities.iter().any(|identity| identity.provider == EMAIL) {
        return Ok(());
    }
    queries::save_identity(tx, &own_identity(user, EMAIL, now)).await?;
    note_providers(tx, user).await
}
