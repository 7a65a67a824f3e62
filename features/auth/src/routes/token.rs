//! `POST /token?grant_type=…`

use api::{App, Json};
use axum::{
    Extension,
    extract::{Query, State},
};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::body::Body;
use crate::{
    Auth, Session,
    error::{Error, Result},
    passwords::Verdict,
    queries::{self, Device},
    rules,
    types::Method,
};

/// Which of the ways to a token.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Grant {
    /// `password` or `refresh_token`
    #[serde(default)]
    grant_type: String,
}

/// What proves who is calling; which fields, the grant type says.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Proof {
    #[serde(default)]
    email: Option<String>,
    #[serde(default)]
    phone: Option<String>,
    #[serde(default)]
    password: Option<String>,
    #[serde(default)]
    refresh_token: Option<String>,
    #[serde(default)]
    auth_code: Option<String>,
    #[serde(default)]
    code_verifier: Option<String>,
}

/// Signs in with a password, or carries a session on.
#[utoipa::path(
    post,
    path = "/token",
    operation_id = "issue_token",
    tag = "auth",
    params(Grant),
    request_body = Proof,
    responses((status = 200, body = Session), (status = 400, description = "The proof is not accepted"))
)]
pub(crate) async fn issue_token(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    device: Device,
    Query(Grant { grant_type }): Query<Grant>,
    Body(proof): Body<Proof>,
) -> Result<Json<Session>> {
    auth.0.limits.token.check(&device.address.into())?;
    match grant_type.as_str() {
        "password" => auth.sign_in(&app, &device, proof).await.map(Json),
        "refresh_token" => auth.refresh(&app, &proof.refresh_token.unwrap_or_default()).await.map(Json),
        "pkce" => Err(no_flow(&proof)),
        "id_token" => Err(Error::invalid("Bad ID token")),
        "web3" => Err(Error::refused("web3_provider_disabled", "Web3 provider is disabled")),
        _ => Err(Error::bad("invalid_credentials", "unsupported_grant_type")),
    }
}

/// No provider is connected, so there is no flow whose code could be exchanged.
fn no_flow(proof: &Proof) -> Error {
    let is_empty = |text: &Option<String>| text.as_ref().is_none_or(String::is_empty);
    if is_empty(&proof.auth_code) || is_empty(&proof.code_verifier) {
        return Error::invalid("invalid request: both auth code and code verifier should be non-empty");
    }
    Error::not_found("flow_state_not_found", "invalid flow state, no valid flow state found")
}

impl Auth {
    async fn sign_in(&self, app: &App, device: &Device, proof: Proof) -> Result<Session> {
        let given = |text: Option<String>| text.filter(|text| !text.is_empty());
        let email = match (given(proof.email), given(proof.phone)) {
            (Some(email), None) => email,
            (None, Some(_)) => return Err(Error::bad("phone_provider_disabled", "Phone logins are disabled")),
            (Some(_), Some(_)) => {
                return Err(Error::invalid("Only an email address or phone number should be provided on login."));
            }
            (None, None) => return Err(Error::invalid("missing email or phone")),
        };
        // What cannot be an address is nobody's; it takes as long as an address that could be.
        let email = rules::email(&email).unwrap_or_default();
        let password = proof.password.unwrap_or_default();
        self.0.limits.password.check(&(device.address.into(), email.clone()))?;
        let user = queries::find_user_by_email(&app.db, &email).await?;
        let known = user.as_ref().and_then(|user| user.password_hash.clone());
        // A longer password cannot have been set; hashing it would only cost.
        let tried: String = if password.len() > rules::LONGEST_BYTES { String::new() } else { password.clone() };
        let verdict = self.0.hasher.verify(known, tried).await?;
        let Some(mut user) = user.filter(|_| verdict != Verdict::Wrong) else {
            return Err(Error::invalid_credentials());
        };
        let now = app.now();
        if user.banned_until.is_some_and(|until| until > now) {
            return Err(Error::bad("user_banned", "User is banned"));
        }
        let rehashed = match verdict {
            Verdict::RightButOutdated => Some(self.0.hasher.hash(password).await?),
            Verdict::Right | Verdict::Wrong => None,
        };
        user.last_sign_in_at = Some(now);
        let mut tx = app.db.begin().await?;
        queries::note_sign_in(&mut tx, &user.id, rehashed, now).await?;
        let session = self.begin_session(&mut tx, user, Method::PASSWORD, Some(device), now).await?;
        tx.commit().await?;
        Ok(session)
    }
}
