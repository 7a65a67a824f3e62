//! Passkeys: sign-in with a device instead of a password.

pub(crate) mod challenges;
pub(crate) mod webauthn;

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use db::Tx;

use self::webauthn::{Refusal, RelyingParty};
use crate::{
    Auth, UserId,
    error::{Error, Result},
    queries::{self, PasskeyId, PasskeyRow, UserRow},
};

/// Maximum number of passkeys per user.
const MAX_PASSKEYS: usize = 10;

/// Returns the relying party; 422 `passkey_disabled` when the site has no host name.
pub(crate) fn relying_party(auth: &Auth) -> Result<&RelyingParty> {
    let disabled = || Error::refused("passkey_disabled", "Passkeys require a site with a host name");
    auth.0.passkeys.as_ref().ok_or_else(disabled)
}

/// Removes a passkey, and the second factor from the sessions that it began.
pub(crate) async fn remove(tx: &mut Tx, user: &UserId, passkey: &PasskeyId) -> Result<()> {
    queries::remove_passkey(tx, passkey).await?;
    Ok(queries::lower(tx, user, passkey.as_str()).await?)
}

/// Returns a passkey of a user; 404 for a passkey of another user.
pub(crate) async fn owned(tx: &mut Tx, user: &UserId, id: &str) -> Result<PasskeyRow> {
    let not_found = || Error::not_found("webauthn_credential_not_found", "Passkey not found");
    let id: PasskeyId = id.parse().map_err(|_| not_found())?;
    let passkeys = queries::passkeys(&mut *tx, user).await?;
    passkeys.into_iter().find(|passkey| passkey.id == id).ok_or_else(not_found)
}

/// Returns the passkeys of a user; 403 for an anonymous user, 422 when the user has the maximum number.
pub(crate) async fn check_passkey_limit(tx: &mut Tx, user: &UserRow) -> Result<Vec<PasskeyRow>> {
    if user.is_anonymous {
        return Err(Error::forbidden("no_authorization", "Passkeys are not available to anonymous users"));
    }
    let passkeys = queries::passkeys(&mut *tx, &user.id).await?;
    if passkeys.len() >= MAX_PASSKEYS {
        return Err(Error::refused(
            "too_many_passkeys",
            format!("You’ve reached the limit of {MAX_PASSKEYS} passkeys"),
        ));
    }
    Ok(passkeys)
}

/// Returns 400 with one message for every refusal, including unknown passkeys, so that probing learns nothing.
pub(crate) fn verification_failed(Refusal(why): Refusal) -> Error {
    tracing::info!(why, "passkey not accepted");
    Error::bad("webauthn_verification_failed", "Credential verification failed")
}

/// Returns the user handle that a device stores: the bytes of the user's id, which reveal no personal data.
pub(crate) fn handle(user: &UserId) -> Result<String> {
    let id: uuid::Uuid = user.as_str().parse().map_err(api::Error::internal)?;
    Ok(BASE64_URL_SAFE_NO_PAD.encode(id))
}

/// Returns whether the user has a passkey.
///
/// # Errors
/// When the database cannot be read.
pub async fn has_passkey(auth: &Auth, user: &UserId) -> api::Result<bool> {
    Ok(!queries::passkeys(&auth.0.db, user).await?.is_empty())
}
