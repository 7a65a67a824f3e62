//! `POST /signup`

use api::App;
use audit::Act;
use axum::{
    Extension, Json,
    extract::State,
    response::{IntoResponse, Response},
};
use serde::Deserialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use super::{Destination, request::Body};
use crate::{
    Auth, Session, UserId,
    accounts::{
        self, audit_entries,
        identifier::AccountName,
        newcomer::Newcomer,
        registration::{self, checked_email},
        sign_ups,
    },
    error::{Error, Result},
    events,
    flows::{Challenge, ValidChallenge},
    passwords,
    queries::{self, Device},
    rules, sessions,
    types::Method,
};

/// Body of a sign-up.
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
    #[serde(flatten)]
    challenge: Challenge,
}

/// Signs up with an address and a password. The answer is a session, or the user who must confirm the address first.
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
    destination: Destination,
    Body(request): Body<SignUp>,
) -> Result<Response> {
    auth.0.limits.sign_up.check(&app.db, &device.address.into(), app.now()).await?;
    if !auth.0.settings.is_sign_up_open {
        return Err(Error::refused("signup_disabled", "Signups not allowed for this instance"));
    }
    let metadata = request.data.clone().unwrap_or_default();
    if is_blank(request.email.as_deref()) && is_blank(request.phone.as_deref()) {
        return sign_up_anonymously(&auth, &app, &device, metadata).await.map(|session| Json(session).into_response());
    }
    let (name, password, challenge) = checked(&auth, &request).await?;
    let confirms = auth.0.settings.confirms_at_once;
    if !confirms && let AccountName::Email(email) = &name {
        auth.0.limits.check_mail(&app.db, &device, "signup", email, app.now()).await?;
    }
    if confirms && name.find(&app.db).await?.is_some() {
        return Err(Error::user_already_exists());
    }
    // Also for an address that has an account: the time must not tell.
    let hash = auth.0.hasher.hash(password).await?;
    let (email, phone) = match name {
        AccountName::Email(email) => (Some(email), None),
        AccountName::Phone(phone) => (None, Some(phone)),
    };
    let id = UserId::new(app.now());
    let new =
        Newcomer { id, email, phone, password_hash: Some(hash), metadata, is_confirmed: confirms, is_made: false };
    if confirms {
        let session = join(&auth, &app, &device, new).await?;
        return Ok(Json(session).into_response());
    }
    let redirect_to = auth.0.redirects.checked(destination.0.as_deref()).to_string();
    let user = sign_ups::begin(&auth, &app, &device, new, challenge, redirect_to).await?;
    Ok(Json(user).into_response())
}

fn is_blank(text: Option<&str>) -> bool {
    text.is_none_or(str::is_empty)
}

/// Name, password and code challenge, checked in the protocol's order.
async fn checked(auth: &Auth, request: &SignUp) -> Result<(AccountName, String, Option<ValidChallenge>)> {
    let password = request.password.clone().filter(|password| !password.is_empty());
    let password = password.ok_or_else(|| Error::invalid("Signup requires a valid password"))?;
    let metadata = request.data.clone().unwrap_or_default();
    passwords::check_strength(
        auth,
        &password,
        rules::own_words(request.email.as_deref().unwrap_or_default(), &metadata),
    )
    .await?;
    if !is_blank(request.email.as_deref()) && !is_blank(request.phone.as_deref()) {
        return Err(Error::invalid("Only an email address or phone number should be provided on signup."));
    }
    let challenge = request.challenge.check()?;
    match (&request.email, &request.phone) {
        (Some(email), _) if !email.is_empty() => {
            if !auth.0.settings.is_email_open {
                return Err(Error::bad("email_provider_disabled", "Email signups are disabled"));
            }
            Ok((AccountName::Email(checked_email(email)?), password, challenge))
        }
        (_, phone) => {
            if !auth.0.settings.is_phone_open {
                return Err(Error::bad("phone_provider_disabled", "Phone signups are disabled"));
            }
            let phone = rules::phone(phone.as_deref().unwrap_or_default()).ok_or_else(Error::wrong_phone)?;
            Ok((AccountName::Phone(phone), password, challenge))
        }
    }
}

async fn sign_up_anonymously(auth: &Auth, app: &App, device: &Device, metadata: Map<String, Value>) -> Result<Session> {
    if !auth.0.settings.is_anonymous_open {
        return Err(Error::refused("anonymous_provider_disabled", "Anonymous sign-ins are disabled"));
    }
    auth.0.limits.anonymous.check(&device.address.into())?;
    if !rules::fits_a_token(&metadata) {
        return Err(Error::invalid("User metadata is too large"));
    }
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let session = accounts::create_anonymous_user(auth, &mut tx, metadata, now).await?;
    tx.commit().await?;
    Ok(session)
}

/// The account is ready at once.
async fn join(auth: &Auth, app: &App, device: &Device, newcomer: Newcomer) -> Result<Session> {
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let mut user = registration::register(auth, &mut tx, newcomer, now).await?;
    user.last_sign_in_at = Some(now);
    queries::record_sign_in(&mut tx, &user.id, now).await?;
    audit_entries::record(auth, &mut tx, &user.id, device.origin(), Act::new(events::AccountCreated), now).await?;
    let session = sessions::begin(auth, &mut tx, user, Method::PASSWORD, Some(device), now).await?;
    tx.commit().await?;
    Ok(session)
}
