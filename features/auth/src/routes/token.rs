//! `POST /token?grant_type=…`

use api::App;
use axum::{Extension, Json, extract::State};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::request::{Body, Query};
use crate::{
    Auth, Session,
    error::{Error, Result},
    flows,
    passwords::sign_in::{Credentials, sign_in},
    queries::Device,
    sessions,
};

/// Query parameters of a token request.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Grant {
    /// `password`, `refresh_token` or `pkce`
    #[serde(default)]
    grant_type: String,
}

/// Credentials of a token request. The grant type decides which fields are required.
#[derive(Deserialize, ToSchema)]
#[schema(as = Proof)]
pub(crate) struct TokenRequest {
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

/// Signs in with a password, carries a session on, or ends a flow.
#[utoipa::path(
    post,
    path = "/token",
    operation_id = "issue_token",
    tag = "auth",
    params(Grant),
    request_body = TokenRequest,
    responses((status = 200, body = Session), (status = 400, description = "The credentials aren’t accepted"))
)]
pub(crate) async fn issue_token(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    device: Device,
    Query(Grant { grant_type }): Query<Grant>,
    Body(proof): Body<TokenRequest>,
) -> Result<Json<Session>> {
    auth.0.limits.token.check(&app.db, &device.address.into(), app.now()).await?;
    match grant_type.as_str() {
        "password" => {
            let TokenRequest { email, phone, password, .. } = proof;
            sign_in(&auth, &app, &device, Credentials { email, phone, password }).await.map(Json)
        }
        "refresh_token" => {
            let token = proof.refresh_token.unwrap_or_default();
            sessions::refresh(&auth, &app, &token, device.address).await.map(Json)
        }
        "pkce" => {
            let (code, verifier) = (proof.auth_code.unwrap_or_default(), proof.code_verifier.unwrap_or_default());
            flows::exchange(&auth, &app, &device, &code, &verifier).await.map(Json)
        }
        "id_token" => Err(Error::invalid("Bad ID token")),
        "web3" => Err(Error::refused("web3_provider_disabled", "Web3 provider is disabled")),
        _ => Err(Error::bad("invalid_credentials", "unsupported_grant_type")),
    }
}
