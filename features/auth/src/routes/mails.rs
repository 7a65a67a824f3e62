//! Requests for an email: `POST /recover`, `/otp` and `/resend`, `GET /reauthenticate`.
//!
//! Nothing shows whether an address has an account: the answer is given before the account is looked up, and a job does
//! the rest.

use api::App;
use axum::{Extension, Json, extract::State};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use utoipa::ToSchema;

use super::{Destination, request::Body};
use crate::{
    Auth,
    accounts::registration::checked_email,
    emails::Occasion,
    error::{Error, Result},
    factors,
    flows::Challenge,
    limits::wrong_codes,
    links::{
        delivery::{self, Errand},
        kind::Kind,
        requests::{self, Wish},
    },
    queries::{self, Device},
    rules,
    sessions::signed_in::Caller,
};

/// Body of a password recovery.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Recover {
    #[serde(default)]
    email: String,
    #[serde(flatten)]
    challenge: Challenge,
}

/// Body of a sign-in without a password.
#[derive(Deserialize, ToSchema)]
pub(crate) struct OneTime {
    #[serde(default)]
    email: Option<String>,
    #[serde(default)]
    phone: Option<String>,
    /// Sign up those who have no account; true when left out.
    #[serde(default)]
    create_user: Option<bool>,
    #[serde(default)]
    data: Option<Map<String, Value>>,
    #[serde(flatten)]
    challenge: Challenge,
}

/// Which mail to send again.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Resend {
    /// `signup` or `email_change`
    #[serde(rename = "type", default)]
    kind: String,
    #[serde(default)]
    email: Option<String>,
    #[serde(default)]
    phone: Option<String>,
    #[serde(flatten)]
    challenge: Challenge,
}

/// Mails a link to choose a new password, if the address has an account.
#[utoipa::path(post, path = "/recover", operation_id = "recover", tag = "auth", request_body = Recover,
    responses((status = 200, description = "Always"), (status = 429, description = "EmailRequest for a moment ago")))]
pub(crate) async fn recover(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    device: Device,
    destination: Destination,
    Body(request): Body<Recover>,
) -> Result<Json<Value>> {
    if request.email.is_empty() {
        return Err(Error::invalid("Password recovery requires an email"));
    }
    let challenge = request.challenge.check()?;
    requests::ask(&auth, &app, &device, destination.0.as_deref(), &request.email, Wish::Recover, challenge).await?;
    Ok(Json(json!({})))
}

/// Mails a link and a code to sign in with; those who have no account sign up, unless they do not want to.
#[utoipa::path(post, path = "/otp", operation_id = "send_link", tag = "auth", request_body = OneTime,
    responses((status = 200, description = "Always"), (status = 429, description = "EmailRequest for a moment ago")))]
pub(crate) async fn send_link(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    device: Device,
    destination: Destination,
    Body(request): Body<OneTime>,
) -> Result<Json<Value>> {
    let challenge = request.challenge.check()?;
    let email = match (request.email.filter(|email| !email.is_empty()), request.phone.filter(|phone| !phone.is_empty()))
    {
        (Some(email), None) => email,
        (None, Some(_)) => return Err(Error::bad("phone_provider_disabled", "Unsupported phone provider")),
        _ => return Err(Error::invalid("One of email or phone must be set")),
    };
    let metadata = request.data.unwrap_or_default();
    if !rules::fits_a_token(&metadata) {
        return Err(Error::invalid("User metadata is too large"));
    }
    let may_join = request.create_user.unwrap_or(true) && auth.0.settings.is_sign_up_open;
    if !may_join && auth.0.settings.tells_unknown {
        let email = checked_email(&email)?;
        if queries::find_user_by_email(&app.db, &email).await?.is_none() {
            return Err(Error::refused("otp_disabled", "Signups not allowed for otp"));
        }
    }
    requests::ask(
        &auth,
        &app,
        &device,
        destination.0.as_deref(),
        &email,
        Wish::SignIn { may_join, metadata },
        challenge,
    )
    .await?;
    Ok(Json(json!({})))
}

/// Sends the mail of a sign-up or of a change of address again.
#[utoipa::path(post, path = "/resend", operation_id = "resend", tag = "auth", request_body = Resend,
    responses((status = 200, description = "Always"), (status = 429, description = "EmailRequest for a moment ago")))]
pub(crate) async fn resend(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    device: Device,
    destination: Destination,
    Body(request): Body<Resend>,
) -> Result<Json<Value>> {
    let challenge = request.challenge.check()?;
    let given = |text: Option<String>| text.filter(|text| !text.is_empty());
    let wish = match request.kind.as_str() {
        "signup" => Wish::Confirm,
        "email_change" => Wish::Change,
        "sms" | "phone_change" => {
            let phone = given(request.phone).ok_or_else(|| Error::invalid("Type provided requires a phone number"))?;
            rules::phone(&phone).ok_or_else(Error::wrong_phone)?;
            // No messages are sent to telephones, so there is none to send again.
            return Ok(Json(json!({})));
        }
        _ => return Err(Error::invalid("Missing one of these types: signup, email_change, sms, phone_change")),
    };
    let email = given(request.email).ok_or_else(|| Error::invalid("Type provided requires an email address"))?;
    requests::ask(&auth, &app, &device, destination.0.as_deref(), &email, wish, challenge).await?;
    Ok(Json(json!({})))
}

/// Mails a code with which the signed-in user proves that it is still them.
#[utoipa::path(get, path = "/reauthenticate", operation_id = "reauthenticate", tag = "auth",
    responses((status = 200, description = "Sent"), (status = 401, description = "A second factor must be proved first"),
        (status = 429, description = "EmailRequest for a moment ago")))]
pub(crate) async fn reauthenticate(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    device: Device,
    Caller(caller): Caller,
) -> Result<Json<Value>> {
    factors::require_second_factor(&app.db, &caller).await?;
    let now = app.now();
    let email = queries::find_user(&app.db, &caller.user).await?.ok_or_else(Error::user_gone)?.email;
    if email.is_empty() {
        return Err(Error::invalid("Reauthentication requires the user to have an email or a phone number"));
    }
    if !wrong_codes::takes_mailed(&app.db, &caller.user).await? {
        let message = "Codes are turned off after too many incorrect ones. Sign in with the link in an email.";
        return Err(Error::bad("reauthentication_not_valid", message));
    }
    auth.0.limits.check_mail(&app.db, &device, "reauthentication", &email, now).await?;
    let mut tx = app.db.begin().await?;
    let mut user = queries::lock_user(&mut tx, &caller.user).await?.ok_or_else(Error::user_gone)?;
    let to = user.email.clone();
    let errand = Errand {
        kind: Kind::Reauthentication,
        occasion: Occasion::Reauthenticate,
        to: &to,
        flow: None,
        redirect_to: "",
        device: &device,
        now,
    };
    delivery::send(&auth, &mut tx, &mut user, errand).await?;
    queries::save_user(&mut tx, &user).await?;
    tx.commit().await?;
    Ok(Json(json!({})))
}
