//! `POST /signup`

use api::{App, Json};
use axum::{Extension, extract::State};
use serde::Deserialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use super::body::Body;
use crate::{
    Auth, Session,
    accounts::{check_password, checked_email},
    error::{Error, Result},
    queries::{self, Device},
    rules,
    types::Method,
};

/// What somebody signs up with.
#[derive(Deserialize, ToSchema)]
pub(crate) struct SignUp {
    #[serde(default)]
    email: Option<String>,
    #[serde(default)]
    phone: Option<String>,
    #[serde(default)]
    password: Option<String>,
    /// `first_name`, `last_name`, `company` …
    #[serde(default)]
    data: Option<Map<String, Value>>,
    #[serde(default)]
    code_challenge: Option<String>,
    #[serde(default)]
    code_challenge_method: Option<String>,
}

/// Signs up with e-mail address and password; the answer is a session.
#[utoipa::path(
    post,
    path = "/signup",
    operation_id = "sign_up",
    tag = "auth",
    request_body = SignUp,
    responses((status = 200, body = Session), (status = 422, description = "Address taken, or password weak"))
)]
pub(crate) async fn sign_up(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    device: Device,
    Body(asked): Body<SignUp>,
) -> Result<Json<Session>> {
    auth.0.limits.sign_up.check(&device.address.into())?;
    if !auth.0.settings.is_sign_up_open {
        return Err(Error::refused("signup_disabled", "Signups not allowed for this instance"));
    }
    let (email, password) = checked(&asked)?;
    // The index decides; asking first spares the hash.
    if queries::find_user_by_email(&app.db, &email).await?.is_some() {
        return Err(Error::user_already_exists());
    }
    let hash = auth.0.hasher.hash(password).await?;
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let user = auth.register(&mut tx, email, hash, asked.data.unwrap_or_default(), now).await?;
    let session = auth.begin_session(&mut tx, user, Method::PASSWORD, Some(&device), now).await?;
    tx.commit().await?;
    Ok(Json(session))
}

/// Address and password, checked in the protocol's order.
fn checked(asked: &SignUp) -> Result<(String, String)> {
    let has = |text: &Option<String>| text.as_ref().is_some_and(|text| !text.is_empty());
    if !has(&asked.email) && !has(&asked.phone) {
        return Err(Error::refused("anonymous_provider_disabled", "Anonymous sign-ins are disabled"));
    }
    let password = asked.password.clone().filter(|password| !password.is_empty());
    let password = password.ok_or_else(|| Error::invalid("Signup requires a valid password"))?;
    check_password(&password)?;
    if has(&asked.email) && has(&asked.phone) {
        return Err(Error::invalid("Only an email address or phone number should be provided on signup."));
    }
    check_pkce(asked.code_challenge.as_deref(), asked.code_challenge_method.as_deref())?;
    match &asked.email {
        Some(email) if !email.is_empty() => Ok((checked_email(email)?, password)),
        _ => Err(Error::bad("phone_provider_disabled", "Phone signups are disabled")),
    }
}

/// 400 unless both halves are given, or none.
pub(crate) fn check_pkce(challenge: Option<&str>, method: Option<&str>) -> Result<()> {
    match (challenge.unwrap_or_default(), method.unwrap_or_default()) {
        ("", "") => Ok(()),
        ("", _) | (_, "") => {
            Err(Error::invalid("PKCE flow requires code_challenge_method and code_challenge to both be provided"))
        }
        (challenge, _) if !rules::is_code_challenge(challenge) => {
            Err(Error::invalid("code challenge has to be between 43 and 128 characters of letters, digits and -._~"))
        }
        (_, method) if !["s256", "plain"].contains(&method.to_ascii_lowercase().as_str()) => {
            Err(Error::invalid("unsupported code_challenge_method"))
        }
        _ => Ok(()),
    }
}
