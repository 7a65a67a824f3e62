//! Passkeys: `/passkeys`, `/passkeys/{id}`, `/passkeys/registration/…`, `/passkeys/authentication/…`.

use api::App;
use audit::{Act, Actor};
use axum::{Extension, Json, extract::State, http::StatusCode};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::request::{Body, Path};
use crate::{
    Auth, Session,
    accounts::audit_entries,
    emails::{Occasion, notices},
    error::{Error, Result},
    events, factors,
    limits::wrong_codes::Source,
    passkeys::{
        self, challenges,
        webauthn::{ALGORITHMS, AuthenticationCredential, Refusal, RegistrationCredential},
    },
    queries::{self, Device, PasskeyChallengeId, PasskeyId, PasskeyRow},
    sessions::{self, signed_in::Caller},
    types::Method,
};

/// Maximum length of the name of a passkey, in characters.
const MAX_NAME_LENGTH: usize = 120;
/// Name of the relying party that a device displays.
const RELYING_PARTY_NAME: &str = "Vitrine";

/// Passkey in the format of the API.
#[derive(Serialize, ToSchema)]
pub(crate) struct Passkey {
    /// Id of the passkey.
    #[schema(value_type = String)]
    id: PasskeyId,
    /// Name that the user chose.
    #[serde(skip_serializing_if = "Option::is_none")]
    friendly_name: Option<String>,
    /// Time at which it was added.
    #[schema(value_type = String, format = DateTime)]
    created_at: Timestamp,
    /// Time of the latest sign-in with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, format = DateTime)]
    last_used_at: Option<Timestamp>,
}

/// Registration or authentication ceremony: a challenge for the device to sign.
#[derive(Serialize, ToSchema)]
pub(crate) struct Ceremony {
    /// Id of the challenge.
    #[schema(value_type = String)]
    challenge_id: PasskeyChallengeId,
    /// Options for `navigator.credentials.create()` or `navigator.credentials.get()`.
    options: Value,
    /// Expiry of the challenge, in Unix seconds.
    expires_at: i64,
}

/// Request to add a passkey: the signed challenge.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Registration {
    challenge_id: String,
    credential: RegistrationCredential,
}

/// Request to sign in with a passkey: the signed challenge.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Authentication {
    challenge_id: String,
    credential: AuthenticationCredential,
}

/// New name of a passkey.
#[derive(Deserialize, ToSchema)]
pub(crate) struct PasskeyName {
    #[serde(default)]
    friendly_name: String,
}

/// Returns the passkeys of the signed-in user, the oldest first.
#[utoipa::path(get, path = "/passkeys", operation_id = "list_passkeys", tag = "auth",
    responses((status = 200, body = Vec<Passkey>)))]
pub(crate) async fn list_passkeys(State(app): State<App>, Caller(caller): Caller) -> Result<Json<Vec<Passkey>>> {
    let passkeys = queries::passkeys(&app.db, &caller.user).await?;
    Ok(Json(passkeys.into_iter().map(Passkey::from).collect()))
}

/// Renames a passkey.
#[utoipa::path(patch, path = "/passkeys/{id}", operation_id = "rename_passkey", tag = "auth",
    request_body = PasskeyName, params(("id" = String, Path)),
    responses((status = 200, body = Passkey), (status = 404, description = "Not a passkey of the user")))]
pub(crate) async fn rename_passkey(
    State(app): State<App>,
    Caller(caller): Caller,
    Path(id): Path<String>,
    Body(request): Body<PasskeyName>,
) -> Result<Json<Passkey>> {
    factors::require_second_factor(&app.db, &caller).await?;
    let name = request.friendly_name.trim();
    if name.is_empty() || name.chars().count() > MAX_NAME_LENGTH || name.chars().any(char::is_control) {
        return Err(Error::invalid(format!("friendly_name needs 1 to {MAX_NAME_LENGTH} characters")));
    }
    let mut tx = app.db.begin().await?;
    let mut passkey = passkeys::owned(&mut tx, &caller.user, &id).await?;
    queries::rename_passkey(&mut tx, &passkey.id, name).await?;
    tx.commit().await?;
    name.clone_into(&mut passkey.friendly_name);
    Ok(Json(passkey.into()))
}

/// Removes a passkey. The sessions that began with it lose their second factor. The session of the request must be
/// recently authenticated.
#[utoipa::path(delete, path = "/passkeys/{id}", operation_id = "remove_passkey", tag = "auth",
    params(("id" = String, Path)),
    responses((status = 204, description = "Removed"),
        (status = 400, description = "The user must confirm their identity first"),
        (status = 404, description = "Not a passkey of the user")))]
pub(crate) async fn remove_passkey(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Caller(caller): Caller,
    device: Device,
    Path(id): Path<String>,
) -> Result<StatusCode> {
    factors::require_second_factor(&app.db, &caller).await?;
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let passkey = passkeys::owned(&mut tx, &caller.user, &id).await?;
    sessions::require_recent_authentication(&mut tx, &caller, now).await?;
    let user = queries::find_user(&mut tx, &caller.user).await?.ok_or_else(Error::user_gone)?;
    passkeys::remove(&mut tx, &user.id, &passkey.id).await?;
    audit_entries::record(&auth, &mut tx, &user.id, device.origin(), Act::new(events::PasskeyRemoved), now).await?;
    notices::send(&auth, &mut tx, &user, &user.email, Occasion::FactorRemoved, &device, now).await?;
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Begins the registration of a passkey: returns the options for `navigator.credentials.create()`. The session must be
/// recently authenticated.
#[utoipa::path(post, path = "/passkeys/registration/options", operation_id = "begin_passkey_registration", tag = "auth",
    responses((status = 200, body = Ceremony),
        (status = 400, description = "The user must confirm their identity first"),
        (status = 422, description = "Too many passkeys")))]
pub(crate) async fn begin_registration(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Caller(caller): Caller,
    device: Device,
) -> Result<Json<Ceremony>> {
    auth.0.limits.factor.check(&device.address.into())?;
    factors::require_second_factor(&app.db, &caller).await?;
    let relying_party = passkeys::relying_party(&auth)?;
    let mut tx = app.db.begin().await?;
    sessions::require_recent_authentication(&mut tx, &caller, app.now()).await?;
    let user = queries::find_user(&mut tx, &caller.user).await?.ok_or_else(Error::user_gone)?;
    let passkeys = passkeys::check_passkey_limit(&mut tx, &user).await?;
    let (id, challenge) = challenges::issue(&mut tx, Some(&user.id), app.now()).await?;
    tx.commit().await?;
    let exclude: Vec<Value> = passkeys
        .iter()
        .map(|passkey| json!({ "type": "public-key", "id": passkey.credential_id, "transports": passkey.transports }))
        .collect();
    let algorithms: Vec<Value> = ALGORITHMS.iter().map(|alg| json!({ "type": "public-key", "alg": alg })).collect();
    let name = user.user_metadata.get("full_name").and_then(Value::as_str).filter(|name| !name.is_empty());
    let options = json!({
        "rp": { "id": relying_party.id(), "name": RELYING_PARTY_NAME },
        "user": { "id": passkeys::handle(&user.id)?, "name": user.email, "displayName": name.unwrap_or(&user.email) },
        "challenge": challenge,
        "pubKeyCredParams": algorithms,
        "timeout": challenges::LIFETIME.as_millis() as u64,
        "excludeCredentials": exclude,
        "authenticatorSelection": {
            "residentKey": "required",
            "requireResidentKey": true,
            "userVerification": "required",
        },
        "attestation": "none",
    });
    Ok(Json(Ceremony { challenge_id: id, options, expires_at: (app.now() + challenges::LIFETIME).as_second() }))
}

/// Completes the registration of a passkey: verifies the response of the device and adds the passkey.
#[utoipa::path(post, path = "/passkeys/registration/verify", operation_id = "add_passkey", tag = "auth",
    request_body = Registration,
    responses((status = 200, body = Passkey),
        (status = 400, description = "The response of the device could not be verified"),
        (status = 422, description = "The passkey exists already, or the user has too many")))]
pub(crate) async fn add_passkey(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Caller(caller): Caller,
    device: Device,
    Body(request): Body<Registration>,
) -> Result<Json<Passkey>> {
    auth.0.limits.factor.check(&device.address.into())?;
    factors::require_second_factor(&app.db, &caller).await?;
    let relying_party = passkeys::relying_party(&auth)?;
    let challenge = challenges::consume(&app, &request.challenge_id, Some(&caller.user)).await?;
    let credential = relying_party.register(&request.credential, &challenge).map_err(passkeys::verification_failed)?;
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let user = queries::lock_user(&mut tx, &caller.user).await?.ok_or_else(Error::user_gone)?;
    passkeys::check_passkey_limit(&mut tx, &user).await?;
    let passkey = PasskeyRow {
        id: PasskeyId::new(now),
        user_id: user.id.clone(),
        credential_id: credential.id,
        public_key: credential.public_key,
        sign_count: credential.sign_count,
        transports: json!(credential.transports),
        friendly_name: String::new(),
        last_used_at: None,
        created_at: now,
    };
    match queries::add_passkey(&mut tx, &passkey).await {
        Err(error) if error.is_duplicate() => {
            return Err(Error::refused("webauthn_credential_exists", "This passkey is already registered"));
        }
        result => result?,
    }
    audit_entries::record(&auth, &mut tx, &user.id, device.origin(), Act::new(events::PasskeyAdded), now).await?;
    notices::send(&auth, &mut tx, &user, &user.email, Occasion::FactorAdded, &device, now).await?;
    tx.commit().await?;
    Ok(Json(passkey.into()))
}

/// Begins a sign-in with any passkey: returns the options for `navigator.credentials.get()`.
#[utoipa::path(post, path = "/passkeys/authentication/options", operation_id = "begin_passkey_authentication",
    tag = "auth", responses((status = 200, body = Ceremony)))]
pub(crate) async fn begin_authentication(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    device: Device,
) -> Result<Json<Ceremony>> {
    auth.0.limits.token.check(&app.db, &device.address.into(), app.now()).await?;
    let relying_party = passkeys::relying_party(&auth)?;
    let mut tx = app.db.begin().await?;
    let (id, challenge) = challenges::issue(&mut tx, None, app.now()).await?;
    tx.commit().await?;
    let options = json!({
        "challenge": challenge,
        "timeout": challenges::LIFETIME.as_millis() as u64,
        "rpId": relying_party.id(),
        "allowCredentials": [],
        "userVerification": "required",
    });
    Ok(Json(Ceremony { challenge_id: id, options, expires_at: (app.now() + challenges::LIFETIME).as_second() }))
}

/// Signs in with a passkey. It counts as two factors, because the device also verifies its user, by a PIN or by
/// biometrics.
#[utoipa::path(post, path = "/passkeys/authentication/verify", operation_id = "sign_in_with_passkey", tag = "auth",
    request_body = Authentication,
    responses((status = 200, body = Session), (status = 400, description = "Unknown passkey")))]
pub(crate) async fn sign_in_with_passkey(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    device: Device,
    Body(request): Body<Authentication>,
) -> Result<Json<Session>> {
    auth.0.limits.token.check(&app.db, &device.address.into(), app.now()).await?;
    let relying_party = passkeys::relying_party(&auth)?;
    let challenge = challenges::consume(&app, &request.challenge_id, None).await?;
    let id = request.credential.id().map_err(passkeys::verification_failed)?;
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let passkey = queries::find_passkey(&mut tx, id).await?;
    let passkey = passkey.ok_or_else(|| passkeys::verification_failed(Refusal("unknown")))?;
    let handle = passkeys::handle(&passkey.user_id)?;
    let verified = relying_party.authenticate(&request.credential, &challenge, &passkey.public_key, &handle);
    let is_count_valid = match verified {
        Ok(count) => queries::record_passkey_use(&mut tx, &passkey.id, count, now).await?,
        Err(refusal) => return Err(passkeys::verification_failed(refusal)),
    };
    if !is_count_valid {
        let by = Actor::stranger(device.origin());
        let act = Act::new(events::PasskeyCopied).with("passkey", passkey.id.as_str());
        audit_entries::record_by(&auth, &mut tx, &passkey.user_id, by, act, now).await?;
        tx.commit().await?;
        return Err(passkeys::verification_failed(Refusal("sign count")));
    }
    let mut user = queries::find_user(&mut tx, &passkey.user_id)
        .await?
        .ok_or_else(|| passkeys::verification_failed(Refusal("user")))?;
    if user.is_banned(now) {
        return Err(Error::bad("user_banned", "User is banned"));
    }
    if !user.is_confirmed() {
        return Err(Error::bad("email_not_confirmed", "Email not confirmed"));
    }
    user.last_sign_in_at = Some(now);
    queries::record_sign_in(&mut tx, &user.id, now).await?;
    let act = Act::new(events::SessionCreated).with("method", Method::PASSKEY);
    audit_entries::record(&auth, &mut tx, &user.id, device.origin(), act, now).await?;
    if factors::has_second_factor(&mut tx, &user.id).await? {
        // A sign-in with two factors ends the sessions with one, as the verification of a code does.
        let one_factor = queries::one_factor_sessions(&mut tx, &user.id).await?;
        sessions::end(&mut tx, &user.id, &one_factor).await?;
    }
    queries::reset_wrong_codes(&mut tx, &user.id, Source::App).await?;
    let assurance = sessions::Assurance {
        aal: sessions::TWO_FACTORS,
        method: Method::PASSKEY,
        factor: Some(passkey.id.as_str()),
        sso: None,
    };
    let session = sessions::begin_with_assurance(&auth, &mut tx, user, assurance, Some(&device), now).await?;
    tx.commit().await?;
    Ok(Json(session))
}

impl From<PasskeyRow> for Passkey {
    fn from(passkey: PasskeyRow) -> Self {
        Self {
            id: passkey.id,
            friendly_name: Some(passkey.friendly_name).filter(|name| !name.is_empty()),
            created_at: passkey.created_at,
            last_used_at: passkey.last_used_at,
        }
    }
}
