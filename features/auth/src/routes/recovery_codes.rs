//! Recovery codes, for users who lose their second factor: `GET` and `POST /recovery_codes`,
//! `POST /recovery_codes/verify`.

use api::App;
use audit::Act;
use axum::{Extension, Json, extract::State};
use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::request::Body;
use crate::{
    Auth, Session,
    accounts::audit_entries,
    error::{Error, Result},
    events,
    factors::{self, recovery_codes},
    limits::wrong_codes::Source,
    queries::{self, Device},
    sessions::{self, signed_in::Caller},
    types::Method,
};

/// Maximum characters of a typed code that are hashed. Every code is shorter.
const MAX_LENGTH: usize = 100;

/// Recovery code as the user typed it.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Typed {
    #[serde(default)]
    code: String,
}

/// Returns the number of unused recovery codes of the signed-in user.
#[utoipa::path(get, path = "/recovery_codes", operation_id = "count_recovery_codes", tag = "auth",
    responses((status = 200, description = "`left`")))]
pub(crate) async fn count_recovery_codes(State(app): State<App>, Caller(caller): Caller) -> Result<Json<Value>> {
    Ok(Json(json!({ "left": queries::recovery_codes_left(&app.db, &caller.user).await? })))
}

/// Replaces the recovery codes of the signed-in user. The answer is the only one that shows the new codes. Requires a
/// recent authentication.
#[utoipa::path(post, path = "/recovery_codes", operation_id = "make_recovery_codes", tag = "auth",
    responses((status = 200, description = "`codes`"),
        (status = 400, description = "The user must confirm their identity first"),
        (status = 422, description = "Without a second factor there is nothing to recover")))]
pub(crate) async fn make_recovery_codes(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Caller(caller): Caller,
    device: Device,
) -> Result<Json<Value>> {
    auth.0.limits.factor.check(&device.address.into())?;
    factors::require_second_factor(&app.db, &caller).await?;
    let now = app.now();
    let codes = recovery_codes::generate();
    let texts = codes.iter().map(|code| recovery_codes::text(code)).collect();
    let hashes = auth.0.hasher.digests(texts, caller.user.to_string()).await?;
    let mut tx = app.db.begin().await?;
    sessions::require_recent_authentication(&mut tx, &caller, now).await?;
    if !factors::has_second_factor(&mut tx, &caller.user).await? {
        return Err(Error::refused("mfa_factor_not_found", "Recovery codes require two-step sign-in."));
    }
    queries::replace_recovery_codes(&mut tx, &caller.user, &hashes).await?;
    let act = Act::new(events::FactorRecoveryCodesMade);
    audit_entries::record(&auth, &mut tx, &caller.user, device.origin(), act, now).await?;
    tx.commit().await?;
    Ok(Json(json!({ "codes": codes })))
}

/// Completes the second step of a sign-in with a recovery code. Each code works once.
#[utoipa::path(post, path = "/recovery_codes/verify", operation_id = "use_recovery_code", tag = "auth", request_body = Typed,
    responses((status = 200, body = Session), (status = 422, description = "Not a code, or used before")))]
pub(crate) async fn use_recovery_code(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Caller(caller): Caller,
    device: Device,
    Body(typed): Body<Typed>,
) -> Result<Json<Session>> {
    auth.0.limits.factor.check(&device.address.into())?;
    auth.0.limits.factor_of.check(&app.db, &caller.user, app.now()).await?;
    let text: String = recovery_codes::text(&typed.code).chars().take(MAX_LENGTH).collect();
    let hashes = auth.0.hasher.digests(vec![text], caller.user.to_string()).await?;
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let hash = hashes.first().map_or("", String::as_str);
    if !queries::use_recovery_code(&mut tx, &caller.user, hash, now).await? {
        return Err(Error::refused("mfa_verification_failed", "This isn’t one of your unused recovery codes."));
    }
    queries::reset_wrong_codes(&mut tx, &caller.user, Source::App).await?;
    let user = queries::find_user(&mut tx, &caller.user).await?.ok_or_else(Error::user_gone)?;
    let act = Act::new(events::FactorRecoveryCodeUsed);
    audit_entries::record(&auth, &mut tx, &user.id, device.origin(), act, now).await?;
    let session = sessions::raise(&auth, &mut tx, user, &caller.session, Method::RECOVERY_CODE, None, now).await?;
    tx.commit().await?;
    Ok(Json(session))
}
