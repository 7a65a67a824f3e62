//! `POST /token` and `POST /revoke`.

use std::{collections::HashMap, sync::Arc, time::Duration};

use axum::{
    body::Bytes,
    extract::State,
    response::{IntoResponse, Response},
};
use base64::{
    Engine,
    prelude::{BASE64_STANDARD, BASE64_URL_SAFE_NO_PAD},
};
use http::{HeaderMap, StatusCode, header::AUTHORIZATION};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::{
    discovery::Base,
    grants::{ACCESS_LIFETIME, Claim, Code, Use},
};
use crate::{
    dispatch::{cut, truncated},
    error::{json_response, page},
    faults::FaultKind,
    sim::Sim,
};

type Form = HashMap<String, String>;

/// An answer of the token endpoint: its status, `error`, `error_description`.
struct TokenRefusal(StatusCode, &'static str, &'static str);

const BAD: StatusCode = StatusCode::BAD_REQUEST;
const GONE: TokenRefusal = TokenRefusal(BAD, "invalid_grant", "Token has been expired or revoked.");

/// Codes and refresh tokens for access tokens.
pub(super) async fn exchange(State(sim): State<Arc<Sim>>, base: Base, headers: HeaderMap, form: Bytes) -> Response {
    let form: Form = url::form_urlencoded::parse(&form).into_owned().collect();
    watched(&sim, "oauth2.token", "/token", || answer(&sim, &base, &headers, &form)).await
}

/// Takes back a consent.
pub(super) async fn revoke(State(sim): State<Arc<Sim>>, uri: http::Uri, form: Bytes) -> Response {
    let query = uri.query().unwrap_or_default().to_owned();
    let mut form: Form = url::form_urlencoded::parse(&form).into_owned().collect();
    form.extend(url::form_urlencoded::parse(query.as_bytes()).into_owned());
    watched(&sim, "oauth2.revoke", "/revoke", || match form.get("token") {
        Some(token) if sim.grants.revoke(token, sim.now()) => Ok(json!({})),
        Some(_) => Err(TokenRefusal(BAD, "invalid_token", "Token expired or revoked")),
        None => Err(TokenRefusal(BAD, "invalid_request", "Missing required parameter: token")),
    })
    .await
}

/// Lets an answer meet its fault, and writes it down.
async fn watched(
    sim: &Sim,
    method: &str,
    path: &str,
    answer: impl FnOnce() -> Result<Value, TokenRefusal>,
) -> Response {
    let fault = sim.faults().meet(method, path, |kind| *kind != FaultKind::PageTokenExpired);
    if let Some(fault) = fault.as_ref().filter(|fault| fault.kind == FaultKind::Slow) {
        tokio::time::sleep(Duration::from_millis(fault.milliseconds)).await;
    }
    let kind = fault.map(|fault| fault.kind);
    let response = match kind {
        Some(FaultKind::InvalidGrant | FaultKind::TokenRevoked) => GONE.into_response(),
        Some(FaultKind::Unauthorized) => {
            TokenRefusal(StatusCode::UNAUTHORIZED, "invalid_client", "Unauthorized").into_response()
        }
        Some(FaultKind::RateLimited) => {
            TokenRefusal(StatusCode::TOO_MANY_REQUESTS, "rate_limit_exceeded", "Rate Limit Exceeded").into_response()
        }
        Some(FaultKind::Internal) => {
            TokenRefusal(StatusCode::INTERNAL_SERVER_ERROR, "internal_failure", "Backend Error").into_response()
        }
        Some(FaultKind::Unavailable) => page(StatusCode::SERVICE_UNAVAILABLE),
        Some(FaultKind::BadGateway) => page(StatusCode::BAD_GATEWAY),
        _ => match answer() {
            Ok(value) => json_response(StatusCode::OK, &value, true),
            Err(refused) => refused.into_response(),
        },
    };
    let name = kind.map(|kind| format!("{kind:?}"));
    sim.log().record(sim.now(), "oauth2", method, path, response.status().as_u16(), name.as_deref());
    match kind {
        Some(FaultKind::Cut) => cut(),
        Some(FaultKind::Truncated) => truncated(response).await,
        _ => response,
    }
}

fn answer(sim: &Sim, base: &Base, headers: &HeaderMap, form: &Form) -> Result<Value, TokenRefusal> {
    let (client, secret) = credentials(headers, form);
    if client != sim.options.client_id {
        return Err(TokenRefusal(StatusCode::UNAUTHORIZED, "invalid_client", "The OAuth client was not found."));
    }
    if secret != sim.options.client_secret {
        return Err(TokenRefusal(StatusCode::UNAUTHORIZED, "invalid_client", "Unauthorized"));
    }
    let missing = |_| TokenRefusal(BAD, "invalid_request", "Missing required parameter");
    let field = |name: &'static str| form.get(name).filter(|value| !value.is_empty()).ok_or(name);
    match form.get("grant_type").map(String::as_str) {
        Some("authorization_code") => {
            let code = field("code").map_err(missing)?;
            let claim = sim.grants.redeem(code, sim.now()).ok_or(TokenRefusal(BAD, "invalid_grant", "Bad Request"))?;
            let code = claim.code.clone().unwrap_or_default();
            if claim.client != client {
                return Err(TokenRefusal(BAD, "invalid_grant", "Bad Request"));
            }
            if field("redirect_uri").map_err(missing)? != &code.redirect_uri {
                return Err(TokenRefusal(BAD, "redirect_uri_mismatch", "Bad Request"));
            }
            verify(&code, form.get("code_verifier"))?;
            Ok(tokens(sim, base, &claim, Some(&code)))
        }
        Some("refresh_token") => {
            let claim = sim.grants.refresh(field("refresh_token").map_err(missing)?, sim.now()).ok_or(GONE)?;
            if claim.client != client {
                return Err(TokenRefusal(StatusCode::UNAUTHORIZED, "unauthorized_client", "Unauthorized"));
            }
            Ok(tokens(sim, base, &claim, None))
        }
        Some(_) => Err(TokenRefusal(BAD, "unsupported_grant_type", "Invalid grant_type")),
        None => Err(TokenRefusal(BAD, "invalid_request", "Missing required parameter: grant_type")),
    }
}

/// From the form, or from HTTP Basic.
fn credentials(headers: &HeaderMap, form: &Form) -> (String, String) {
    let basic = headers
        .get(AUTHORIZATION)
        .and_then(|value| value.to_str().ok()?.strip_prefix("Basic "))
        .and_then(|text| String::from_utf8(BASE64_STANDARD.decode(text).ok()?).ok());
    if let Some((client, secret)) = basic.as_deref().and_then(|text| text.split_once(':')) {
        let plain = |text: &str| {
            url::form_urlencoded::parse(text.as_bytes()).next().map_or_else(String::new, |(text, _)| text.into_owned())
        };
        return (plain(client), plain(secret));
    }
    let field = |name| form.get(name).cloned().unwrap_or_default();
    (field("client_id"), field("client_secret"))
}

/// The verifier must be what the challenge was made of.
fn verify(code: &Code, verifier: Option<&String>) -> Result<(), TokenRefusal> {
    let Some(challenge) = &code.challenge else { return Ok(()) };
    let verifier = verifier.ok_or(TokenRefusal(BAD, "invalid_grant", "Missing code verifier."))?;
    let made = if code.plain { verifier.clone() } else { BASE64_URL_SAFE_NO_PAD.encode(Sha256::digest(verifier)) };
    if made == *challenge { Ok(()) } else { Err(TokenRefusal(BAD, "invalid_grant", "Invalid code verifier.")) }
}

fn tokens(sim: &Sim, base: &Base, claim: &Claim, code: Option<&Code>) -> Value {
    let (now, Claim { email, scope, client, .. }) = (sim.now(), claim);
    let mut value = json!({
        "access_token": sim.grants.issue(Use::Access, email, scope, client, None, now),
        "expires_in": ACCESS_LIFETIME.as_secs(),
        "scope": scope,
        "token_type": "Bearer",
    });
    if code.is_some_and(|code| code.offline) {
        value["refresh_token"] = json!(sim.grants.issue(Use::Refresh, email, scope, client, None, now));
    }
    if scope.split(' ').any(|scope| scope == "openid") {
        let nonce = code.and_then(|code| code.nonce.as_deref());
        value["id_token"] = json!(id_token(sim, &base.0, email, client, nonce));
    }
    value
}

fn id_token(sim: &Sim, issuer: &str, email: &str, client: &str, nonce: Option<&str>) -> Option<String> {
    let (person, now) = (sim.world.person(email)?, sim.now().as_second());
    let mut claims = json!({
        "iss": issuer,
        "aud": client,
        "azp": client,
        "sub": person.subject(),
        "email": person.email,
        "email_verified": true,
        "name": person.name(),
        "given_name": person.given,
        "family_name": person.family,
        "iat": now,
        "exp": now + 3600,
    });
    if let Some(nonce) = nonce {
        claims["nonce"] = json!(nonce);
    }
    sim.grants.keys.sign(&claims)
}

impl IntoResponse for TokenRefusal {
    fn into_response(self) -> Response {
        json_response(self.0, &json!({ "error": self.1, "error_description": self.2 }), true)
    }
}
