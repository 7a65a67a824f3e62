//! Requests for an email: `POST /recover`, `/otp` and `/resend`, `GET /reauthenticate`.
//!
//! Nothing shows whether an address has an account: the answer is given before the account is looked up, and a job does
//! the rest.

use api::App;
use axum::{Extension, Json, extract::State};
use db::Db;
use jiff::Timestamp;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use utoipa::ToSchema;

use super::{Destination, request::Body};
use crate::{
    Auth,
    accounts::checked_email,
    emails::{Errand, Occasion},
    error::{Error, Result},
    flows::{Challenge, Checked},
    jobs::{self, EmailRequest, Wish},
    limits::MailRequest,
    links::kind::Kind,
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
    Body(asked): Body<Recover>,
) -> Result<Json<Value>> {
    if asked.email.is_empty() {
        return Err(Error::invalid("Password recovery requires an email"));
    }
    let challenge = asked.challenge.check()?;
    auth.wish(&app, &device, destination, &asked.email, Wish::Recover, challenge).await
}

/// Mails a link and a code to sign in with; those who have no account sign up, unless they do not want to.
#[utoipa::path(post, path = "/otp", operation_id = "send_link", tag = "auth", request_body = OneTime,
    responses((status = 200, description = "Always"), (status = 429, description = "EmailRequest for a moment ago")))]
pub(crate) async fn send_link(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    device: Device,
    destination: Destination,
    Body(asked): Body<OneTime>,
) -> Result<Json<Value>> {
    let challenge = asked.challenge.check()?;
    let email = match (asked.email.filter(|email| !email.is_empty()), asked.phone.filter(|phone| !phone.is_empty())) {
        (Some(email), None) => email,
        (None, Some(_)) => return Err(Error::bad("phone_provider_disabled", "Unsupported phone provider")),
        _ => return Err(Error::invalid("One of email or phone must be set")),
    };
    let told = asked.data.unwrap_or_default();
    if !rules::fits_a_token(&told) {
        return Err(Error::invalid("User metadata is too large"));
    }
    let may_join = asked.create_user.unwrap_or(true) && auth.0.settings.is_sign_up_open;
    if !may_join && auth.0.settings.tells_unknown {
        let email = checked_email(&email)?;
        if queries::find_user_by_email(&app.db, &email).await?.is_none() {
            return Err(Error::refused("otp_disabled", "Signups not allowed for otp"));
        }
    }
    auth.wish(&app, &device, destination, &email, Wish::SignIn { may_join, told }, challenge).await
}

/// Sends the mail of a sign-up or of a change of address again.
#[utoipa::path(post, path = "/resend", operation_id = "resend", tag = "auth", request_body = Resend,
    responses((status = 200, description = "Always"), (status = 429, description = "EmailRequest for a moment ago")))]
pub(crate) async fn resend(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    device: Device,
    destination: Destination,
    Body(asked): Body<Resend>,
) -> Result<Json<Value>> {
    let challenge = asked.challenge.check()?;
    let given = |text: Option<String>| text.filter(|text| !text.is_empty());
    let wish = match asked.kind.as_str() {
        "signup" => Wish::Confirm,
        "email_change" => Wish::Change,
        "sms" | "phone_change" => {
            let phone = given(asked.phone).ok_or_else(|| Error::invalid("Type provided requires a phone number"))?;
            rules::phone(&phone).ok_or_else(super::wrong_phone)?;
            // No messages are sent to telephones, so there is none to send again.
            return Ok(Json(json!({})));
        }
        _ => return Err(Error::invalid("Missing one of these types: signup, email_change, sms, phone_change")),
    };
    let email = given(asked.email).ok_or_else(|| Error::invalid("Type provided requires an email address"))?;
    auth.wish(&app, &device, destination, &email, wish, challenge).await
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
    auth.strong(&app, &caller).await?;
    let now = app.now();
    let email = queries::find_user(&app.db, &caller.user).await?.ok_or_else(super::user::gone)?.email;
    if email.is_empty() {
        return Err(Error::invalid("Reauthentication requires the user to have an email or a phone number"));
    }
    if !auth.takes_mailed(&app.db, &caller.user).await? {
        let message = "Codes are turned off after too many incorrect ones. Sign in with the link in an email.";
        return Err(Error::bad("reauthentication_not_valid", message));
    }
    auth.may_mail(&app.db, &device, "reauthentication", &email, now).await?;
    let mut tx = app.db.begin().await?;
    let mut user = queries::lock_user(&mut tx, &caller.user).await?.ok_or_else(super::user::gone)?;
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
    auth.send_proof(&mut tx, &mut user, errand).await?;
    queries::save_user(&mut tx, &user).await?;
    tx.commit().await?;
    Ok(Json(json!({})))
}

impl Auth {
    /// Queues a request that an email will answer, whether the address has an account or not.
    async fn wish(
        &self,
        app: &App,
        device: &Device,
        destination: Destination,
        email: &str,
        wish: Wish,
        challenge: Option<Checked>,
    ) -> Result<Json<Value>> {
        let email = checked_email(email)?;
        self.may_mail(&app.db, device, wish.about(), &email, app.now()).await?;
        let mut tx = app.db.begin().await?;
        let asked = EmailRequest {
            email,
            wish,
            challenge,
            redirect_to: self.0.redirects.checked(destination.0.as_deref()).to_string(),
            device: device.clone(),
        };
        jobs::enqueue(&mut tx, &self.0.sealer, &asked, app.now()).await?;
        tx.commit().await?;
        Ok(Json(json!({})))
    }

    /// 429 when a caller asks for emails too often: of all kinds together, or for one kind to one address. No caller uses
    /// up the limit of another.
    pub(crate) async fn may_mail(
        &self,
        db: &Db,
        device: &Device,
        about: &'static str,
        email: &str,
        now: Timestamp,
    ) -> Result<()> {
        let from = device.address.into();
        self.0.limits.mail.check(db, &from, now).await?;
        let request = MailRequest { from, about, to: email.to_owned() };
        self.0.limits.mail_request.check(db, &request, now).await.map_err(Error::too_soon)
    }
}
