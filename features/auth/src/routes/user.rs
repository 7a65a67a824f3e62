//! `GET /user`, `PUT /user`

use api::{App, Json};
use axum::{Extension, extract::State};
use serde::Deserialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use super::{body::Body, signup::check_pkce};
use crate::{
    Auth, User,
    accounts::{check_password, checked_email},
    error::{Error, Result},
    passwords::Verdict,
    queries::{self, Device, UserRow},
    rules, sessions,
    signed_in::Caller,
};

/// What a user changes about themselves.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Changes {
    #[serde(default)]
    email: Option<String>,
    #[serde(default)]
    phone: Option<String>,
    #[serde(default)]
    password: Option<String>,
    #[serde(default)]
    current_password: Option<String>,
    /// Merged into `user_metadata`; null takes a key away.
    #[serde(default)]
    data: Option<Map<String, Value>>,
    #[serde(default)]
    app_metadata: Option<Value>,
    #[serde(default)]
    code_challenge: Option<String>,
    #[serde(default)]
    code_challenge_method: Option<String>,
}

/// Who is signed in.
#[utoipa::path(
    get,
    path = "/user",
    operation_id = "get_user",
    tag = "auth",
    responses((status = 200, body = User), (status = 401, description = "No token"), (status = 403, description = "Session ended"))
)]
pub(crate) async fn get_user(State(app): State<App>, Caller(caller): Caller) -> Result<Json<User>> {
    let user = queries::find_user(&app.db, &caller.user).await?.ok_or_else(gone)?;
    Ok(Json(user.into()))
}

/// Changes the signed-in user's address, password or metadata. A new password ends all their other sessions.
#[utoipa::path(
    put,
    path = "/user",
    operation_id = "update_user",
    tag = "auth",
    request_body = Changes,
    responses((status = 200, body = User), (status = 422, description = "Address taken, or password weak or the same"))
)]
pub(crate) async fn update_user(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Caller(caller): Caller,
    device: Device,
    Body(changes): Body<Changes>,
) -> Result<Json<User>> {
    auth.0.limits.change.check(&device.address.into())?;
    if changes.app_metadata.is_some() {
        return Err(Error::forbidden("not_admin", "Updating app_metadata is not allowed"));
    }
    if changes.phone.as_ref().is_some_and(|phone| !phone.is_empty()) {
        return Err(Error::bad("phone_provider_disabled", "Unsupported phone provider"));
    }
    check_pkce(changes.code_challenge.as_deref(), changes.code_challenge_method.as_deref())?;
    let user = queries::find_user(&app.db, &caller.user).await?.ok_or_else(gone)?;
    let email = changes.email.as_deref().filter(|email| !email.is_empty()).map(checked_email).transpose()?;
    // Hashing takes long: before the transaction, of which there is one at a time.
    let hash = auth.new_hash(&user, changes.password.filter(|p| !p.is_empty()), changes.current_password).await?;

    let mut tx = app.db.begin().await?;
    let mut user = queries::find_user(&mut tx, &caller.user).await?.ok_or_else(gone)?;
    if hash.is_some() {
        user.password_hash = hash;
        let others = queries::sessions(&mut tx, &user.id, Some(&caller.session)).await?;
        sessions::end(&mut tx, &user.id, &others).await?;
    }
    let mut metadata = user.user_metadata.as_object().cloned().unwrap_or_default();
    rules::merge(&mut metadata, changes.data.unwrap_or_default());
    if let Some(email) = email {
        metadata.insert("email".into(), email.clone().into());
        user.email = email;
    }
    if !rules::fits_a_token(&metadata) {
        return Err(Error::invalid("User metadata is too large"));
    }
    user.user_metadata = metadata.into();
    user.updated_at = app.now();
    match queries::save_user(&mut tx, &user).await {
        Err(error) if error.is_duplicate() => {
            let message = "A user with this email address has already been registered";
            return Err(Error::refused("email_exists", message));
        }
        done => done?,
    }
    tx.commit().await?;
    Ok(Json(user.into()))
}

impl Auth {
    /// The hash of a new password that is strong, and another than the one so far.
    async fn new_hash(&self, user: &UserRow, new: Option<String>, current: Option<String>) -> Result<Option<String>> {
        let Some(new) = new else { return Ok(None) };
        check_password(&new)?;
        if let Some(known) = &user.password_hash {
            let is_known =
                async |tried| Ok::<_, Error>(self.0.hasher.verify(Some(known.clone()), tried).await? != Verdict::Wrong);
            if let Some(current) = current
                && !is_known(current).await?
            {
                return Err(Error::bad("current_password_invalid", "Current password is incorrect."));
            }
            if is_known(new.clone()).await? {
                let message = "New password should be different from the old password.";
                return Err(Error::refused("same_password", message));
            }
        }
        Ok(Some(self.0.hasher.hash(new).await?))
    }
}

fn gone() -> Error {
    Error::forbidden("user_not_found", "User from sub claim in JWT does not exist")
}
