//! Second factors: `POST /factors`, `/factors/{id}/challenge`, `/factors/{id}/verify`, `DELETE /factors/{id}`.

use api::App;
use audit::Act;
use axum::{Extension, Json, extract::State};
use db::Tx;
use jiff::Timestamp;
use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::request::{Body, Path};
use crate::{
    Auth, Session,
    accounts::audit_entries,
    emails::{Occasion, notices},
    error::{Error, Result},
    events,
    factors::{self, challenges, totp},
    limits::wrong_codes::{self, Source},
    queries::{self, ChallengeId, Device, FactorId, FactorRow, UserRow},
    rules,
    sessions::{self, SignedIn, signed_in::Caller},
    types::Method,
};

/// Body of an enrollment of a factor.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Enrolment {
    /// `totp`; `phone` and `webauthn` are kept, but never asked for.
    #[serde(default)]
    factor_type: String,
    #[serde(default)]
    friendly_name: Option<String>,
    /// Issuer that the authenticator app displays.
    #[serde(default)]
    issuer: Option<String>,
    #[serde(default)]
    phone: Option<String>,
}

/// Answer to a challenge of a factor.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Answer {
    #[serde(default)]
    challenge_id: String,
    #[serde(default)]
    code: String,
}

/// Adds a second factor, which counts once it was proved. Who uses the session must have been proved lately.
#[utoipa::path(post, path = "/factors", operation_id = "enrol_factor", tag = "auth", request_body = Enrolment,
    responses((status = 200, description = "The factor and its secret"),
        (status = 400, description = "The user must confirm their identity first"), (status = 422, description = "Name taken, or too many")))]
pub(crate) async fn enrol_factor(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Caller(caller): Caller,
    device: Device,
    Body(request): Body<Enrolment>,
) -> Result<Json<Value>> {
    auth.0.limits.factor.check(&device.address.into())?;
    let name = totp::name(request.friendly_name)?;
    let kind = request.factor_type.as_str();
    let phone = match kind {
        "totp" | "webauthn" => None,
        "phone" => {
            let phone = request.phone.as_deref().and_then(rules::phone);
            Some(phone.ok_or_else(Error::wrong_phone)?)
        }
        _ => return Err(Error::invalid("factor_type needs to be totp, phone, or webauthn")),
    };
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let user = queries::lock_user(&mut tx, &caller.user).await?.ok_or_else(Error::user_gone)?;
    if user.is_anonymous {
        return Err(Error::forbidden("no_authorization", "MFA is not available to anonymous users"));
    }
    queries::remove_abandoned(&mut tx, &user.id, now - challenges::LIFETIME).await?;
    let factors = queries::factors(&mut tx, &user.id).await?;
    if factors.iter().any(FactorRow::is_verified) && !caller.is_strong {
        return Err(Error::forbidden("insufficient_aal", "AAL2 required to enroll a new factor"));
    }
    sessions::require_recent_authentication(&mut tx, &caller, now).await?;
    if factors.len() >= factors::MAX_FACTORS {
        let message = "Maximum number of verified factors reached, unenroll to continue";
        return Err(Error::refused("too_many_enrolled_mfa_factors", message));
    }
    if !name.is_empty() && factors.iter().any(|factor| factor.friendly_name == name) {
        let message = format!("A factor with the friendly name \"{name}\" for this user already exists");
        return Err(Error::refused("mfa_factor_name_conflict", message));
    }
    let id = FactorId::new(now);
    let enrolled = if kind == "totp" { Some(totp::enrol(&user.email, request.issuer.as_deref())?) } else { None };
    let sealed = enrolled.as_ref().map(|new| auth.0.sealer.seal(&totp::context(id.as_str()), &new.secret));
    let factor = FactorRow {
        id,
        user_id: user.id,
        kind: kind.into(),
        friendly_name: name,
        status: "unverified".into(),
        phone,
        secret: sealed.transpose().map_err(api::Error::internal)?,
        last_challenged_at: None,
        created_at: now,
        updated_at: now,
    };
    queries::add_factor(&mut tx, &factor).await?;
    tx.commit().await?;
    let mut answer = json!({ "id": factor.id, "type": factor.kind, "friendly_name": factor.friendly_name });
    if let Some(new) = enrolled {
        answer["totp"] = json!({ "qr_code": new.picture, "secret": new.base32, "uri": new.uri });
    }
    if let Some(phone) = factor.phone {
        answer["phone"] = json!(phone);
    }
    Ok(Json(answer))
}

/// Asks for a factor.
#[utoipa::path(post, path = "/factors/{id}/challenge", operation_id = "challenge_factor", tag = "auth",
    params(("id" = String, Path)),
    responses((status = 200, description = "The challenge"), (status = 404, description = "Not a factor of the user")))]
pub(crate) async fn challenge_factor(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Caller(caller): Caller,
    device: Device,
    Path(factor): Path<String>,
) -> Result<Json<Value>> {
    auth.0.limits.factor.check(&device.address.into())?;
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let factor = challenges::owned(&mut tx, &caller, &factor).await?;
    if factor.kind != "totp" {
        let message = "MFA verify is disabled for this kind of factor";
        return Err(Error::refused("mfa_totp_verify_not_enabled", message));
    }
    let id = ChallengeId::new(now);
    queries::add_challenge(&mut tx, &id, &factor.id, &device.address.to_string(), now).await?;
    queries::note_challenge(&mut tx, &factor.id, now).await?;
    tx.commit().await?;
    let expires_at = (now + challenges::LIFETIME).as_second();
    Ok(Json(json!({ "id": id, "type": factor.kind, "expires_at": expires_at })))
}

/// Proves a factor: the session has two from then on, and the user's sessions with one only end.
#[utoipa::path(post, path = "/factors/{id}/verify", operation_id = "verify_factor", tag = "auth", request_body = Answer,
    params(("id" = String, Path)),
    responses((status = 200, body = Session), (status = 422, description = "Wrong code, or not the challenge's, or too many wrong ones in a row"),
        (status = 429, description = "Too many wrong codes: wait")))]
pub(crate) async fn verify_factor(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Caller(caller): Caller,
    device: Device,
    Path(factor): Path<String>,
    Body(answer): Body<Answer>,
) -> Result<Json<Session>> {
    auth.0.limits.factor.check(&device.address.into())?;
    auth.0.limits.factor_of.check(&app.db, &caller.user, app.now()).await?;
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let factor = challenges::owned(&mut tx, &caller, &factor).await?;
    let id = challenges::find_open(&mut tx, &factor, &answer.challenge_id, &device, now).await?;
    let tries = count_tries(&mut tx, &caller, &factor, now).await?;
    if !proves(&auth, &mut tx, &factor, &answer.code, now).await? {
        queries::count_challenge_try(&mut tx, &id).await?;
        wrong_codes::warn_of_app(&auth, &mut tx, &caller.user, tries, now).await?;
        tx.commit().await?;
        return Err(Error::refused("mfa_verification_failed", "Invalid TOTP code entered"));
    }
    if !queries::meet_challenge(&mut tx, &id, now).await? {
        return Err(challenges::wrong_challenge());
    }
    queries::reset_wrong_codes(&mut tx, &caller.user, Source::App).await?;
    let user = queries::find_user(&mut tx, &caller.user).await?.ok_or_else(Error::user_gone)?;
    if !factor.is_verified() {
        let act = Act::new(events::FactorAdded);
        announce(&auth, &mut tx, (&user, &factor), (act, Occasion::FactorAdded), &device, now).await?;
    }
    let session =
        sessions::raise(&auth, &mut tx, user, &caller.session, Method::TOTP, Some(factor.id.as_str()), now).await?;
    let one_factor = queries::one_factor_sessions(&mut tx, &caller.user).await?;
    sessions::end(&mut tx, &caller.user, &one_factor).await?;
    queries::remove_unproved(&mut tx, &caller.user, &factor.kind, &factor.id).await?;
    tx.commit().await?;
    Ok(Json(session))
}

/// Counts a try of the app's code, and returns the tries in a row. A secret that was never proved protects nothing yet.
async fn count_tries(tx: &mut Tx, caller: &SignedIn, factor: &FactorRow, now: Timestamp) -> Result<i64> {
    if !factor.is_verified() {
        return Ok(0);
    }
    wrong_codes::count_app(tx, &caller.user, now).await
}

/// Returns whether the code is the app's of this moment, and uses it up.
async fn proves(auth: &Auth, tx: &mut Tx, factor: &FactorRow, code: &str, now: Timestamp) -> Result<bool> {
    let secret = factor.secret.as_deref().unwrap_or_default();
    let secret = auth.0.sealer.open(&totp::context(factor.id.as_str()), secret).map_err(api::Error::internal)?;
    match totp::step(secret, code, now) {
        Some(step) => Ok(queries::use_step(tx, &factor.id, step, now).await?),
        None => Ok(false),
    }
}

/// Records that a factor was added or removed, and tells its user by email.
async fn announce(
    auth: &Auth,
    tx: &mut Tx,
    (user, factor): (&UserRow, &FactorRow),
    (act, occasion): (Act, Occasion),
    device: &Device,
    now: Timestamp,
) -> Result<()> {
    let act = act.with("type", &factor.kind);
    audit_entries::record(auth, tx, &user.id, device.origin(), act, now).await?;
    notices::send(auth, tx, user, &user.email, occasion, device, now).await
}

/// Takes a factor away. One that counts can only be taken away by who has proved two, and one of them lately.
#[utoipa::path(delete, path = "/factors/{id}", operation_id = "remove_factor", tag = "auth",
    params(("id" = String, Path)),
    responses((status = 200, description = "Its id"), (status = 422, description = "Two factors must be proved first")))]
pub(crate) async fn remove_factor(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Caller(caller): Caller,
    device: Device,
    Path(factor): Path<String>,
) -> Result<Json<Value>> {
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let factor = challenges::owned(&mut tx, &caller, &factor).await?;
    if factor.is_verified() && !caller.is_strong {
        return Err(Error::refused("insufficient_aal", "AAL2 required to unenroll verified factor"));
    }
    if factor.is_verified() {
        sessions::require_recent_authentication(&mut tx, &caller, now).await?;
    }
    let user = queries::find_user(&mut tx, &caller.user).await?.ok_or_else(Error::user_gone)?;
    queries::remove_factor(&mut tx, &factor.id).await?;
    queries::lower(&mut tx, &caller.user, factor.id.as_str()).await?;
    if factor.is_verified() {
        let act = Act::new(events::FactorRemoved);
        announce(&auth, &mut tx, (&user, &factor), (act, Occasion::FactorRemoved), &device, now).await?;
    }
    tx.commit().await?;
    Ok(Json(json!({ "id": factor.id })))
}
