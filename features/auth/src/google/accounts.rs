//! Accounts of users whom Google attests.

use db::Tx;
use jiff::Timestamp;
use serde_json::{Value, json};

use super::provider::{Claim, NAME};
use crate::{
    Auth, UserId,
    accounts::{
        confirmation::{confirm, remove_ways_in},
        identities,
    },
    emails::Occasion,
    error::{Error, Result},
    links::{
        delivery::{self, Errand},
        kind::Kind,
    },
    queries::{self, Device, FlowRow, IdentityId, IdentityRow, UserRow},
    rules,
};

/// Finds the user for a claim of the provider: by the provider's id of the user, else by an address that both sides
/// have verified, else creates one. Returns `None` when the provider has not verified the address, which an email
/// then asks for.
pub(crate) async fn find_or_create(
    auth: &Auth,
    tx: &mut Tx,
    claim: &Claim,
    device: &Device,
    flow: &FlowRow,
    now: Timestamp,
) -> Result<Option<UserRow>> {
    if let Some(identity) = queries::find_identity(&mut *tx, NAME, &claim.subject).await? {
        let user = queries::lock_user(tx, &identity.user_id).await?;
        let mut user = user.ok_or_else(|| Error::bad("user_not_found", "User not found"))?;
        keep_identity(tx, &mut user, claim, now).await?;
        return Ok(Some(user));
    }
    let email = rules::email(&claim.email);
    let email =
        email.ok_or_else(|| Error::bad("bad_oauth_callback", "Error getting user email from external provider"))?;
    let mut user = match queries::find_user_by_email(&mut *tx, &email).await? {
        Some(user) if claim.is_verified => {
            let mut user = queries::lock_user(tx, &user.id).await?.ok_or_else(Error::user_gone)?;
            if !user.is_confirmed() {
                remove_ways_in(tx, &mut user).await?;
            }
            user
        }
        Some(_) => return Ok(None),
        None => create(auth, tx, email, claim, now).await?,
    };
    keep_identity(tx, &mut user, claim, now).await?;
    if claim.is_verified {
        confirm(tx, &mut user, now).await?;
    }
    identities::note_providers(tx, &mut user).await?;
    if user.is_confirmed() {
        return Ok(Some(user));
    }
    let to = user.email.clone();
    let errand = Errand {
        kind: Kind::Confirmation,
        occasion: Occasion::Confirm,
        to: &to,
        flow: None,
        redirect_to: &flow.redirect_to,
        device,
        now,
    };
    delivery::send(auth, tx, &mut user, errand).await?;
    queries::save_user(tx, &user).await?;
    Ok(None)
}

async fn create(auth: &Auth, tx: &mut Tx, email: String, claim: &Claim, now: Timestamp) -> Result<UserRow> {
    if !auth.0.settings.is_sign_up_open {
        return Err(Error::forbidden("signup_disabled", "Signups not allowed for this instance"));
    }
    let mut user = UserRow { email, ..UserRow::new(now) };
    user.app_metadata = json!({ "provider": NAME, "providers": [NAME] });
    user.user_metadata = Value::Object(claim.data.clone());
    queries::add_user(tx, &user).await?;
    Ok(user)
}

/// Writes down what the provider tells, in the identity and where the user has not said otherwise.
async fn keep_identity(tx: &mut Tx, user: &mut UserRow, claim: &Claim, now: Timestamp) -> Result<()> {
    let identity = IdentityRow {
        id: IdentityId::new(now),
        user_id: user.id.clone(),
        provider: NAME.into(),
        provider_id: claim.subject.clone(),
        identity_data: Value::Object(claim.data.clone()),
        last_sign_in_at: Some(now),
        created_at: now,
        updated_at: now,
    };
    queries::save_identity(tx, &identity).await?;
    let mut metadata = claim.data.clone();
    rules::merge(&mut metadata, user.user_metadata.as_object().cloned().unwrap_or_default());
    if rules::fits_a_token(&metadata) {
        user.user_metadata = metadata.into();
    }
    user.updated_at = now;
    Ok(())
}

/// Adds the identity to the account of the signed-in user.
pub(crate) async fn link(tx: &mut Tx, user: &UserId, claim: &Claim, now: Timestamp) -> Result<UserRow> {
    let mut user = queries::lock_user(tx, user).await?.ok_or_else(Error::user_gone)?;
    if queries::find_identity(&mut *tx, NAME, &claim.subject).await?.is_some() {
        let message = "Identity is already linked to another user";
        return Err(Error::refused("identity_already_exists", message));
    }
    keep_identity(tx, &mut user, claim, now).await?;
    if user.email.is_empty()
        && claim.is_verified
        && let Some(email) = rules::email(&claim.email)
        && queries::find_user_by_email(&mut *tx, &email).await?.is_none()
    {
        user.email = email;
        user.is_anonymous = false;
        confirm(tx, &mut user, now).await?;
    }
    identities::note_providers(tx, &mut user).await?;
    Ok(user)
}
