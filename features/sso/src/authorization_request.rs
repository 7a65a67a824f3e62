//! The way to a provider: a request with state, nonce and code verifier (RFC 6749, 7636).

use api::App;
use auth::UserId;
use axum::http::{HeaderMap, HeaderValue, header};
use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use db::Tx;
use orgs::OrgId;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use url::Url;

use crate::{
    queries::{self, Request},
    rules::{addresses, jose::Reason},
    settings::Sso,
    types::{Connection, ConnectionId, Mode},
};

/// Cookie that binds a sign-in to the browser that began it.
const COOKIE: &str = "__Host-sso";
/// Length of the cookie's value.
const COOKIE_LENGTH: usize = 43;
/// Scopes that are always requested.
const SCOPES: &str = "openid email profile";
/// Maximum length of an address that is passed on.
const MAX_HINT: usize = 254;

/// Purpose of a request that signs a person in.
pub(crate) const SIGN_IN: &str = "sign_in";
/// Purpose of a request that only shows what comes.
pub(crate) const TEST: &str = "test";

/// Secret of a request, stored sealed.
#[derive(Serialize, Deserialize)]
pub(crate) struct Secret {
    pub(crate) nonce: String,
    pub(crate) verifier: String,
}

/// Purpose of a request.
pub(crate) struct Purpose {
    pub(crate) name: &'static str,
    pub(crate) flow: Option<String>,
    pub(crate) user: Option<UserId>,
    pub(crate) return_to: Url,
    pub(crate) hint: Option<String>,
    pub(crate) is_fresh: bool,
}

/// Returns a random text of 43 characters.
fn random() -> String {
    BASE64_URL_SAFE_NO_PAD.encode(rand::random::<[u8; 32]>())
}

/// Returns the hash under which a state or cookie is stored.
pub(crate) fn hash(text: &str) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(Sha256::digest(text))
}

/// Sealing context of the secret of a request.
pub(crate) fn context(state_hash: &str) -> String {
    format!("sso_requests/{state_hash}")
}

/// Returns the redirect URI of a connection.
pub(crate) fn redirect_uri(app: &App, id: &ConnectionId) -> String {
    format!("{}/auth/sso/{id}/callback", app.site.url)
}

/// Returns the cookie of a browser that began a sign-in.
pub(crate) fn cookie(headers: &HeaderMap) -> Option<String> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = all.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let value = pairs.find_map(|(name, value)| (name == COOKIE).then_some(value))?;
    (value.len() == COOKIE_LENGTH).then(|| value.to_owned())
}

/// Returns the header that sets the cookie.
pub(crate) fn set_cookie(value: &str) -> Option<HeaderValue> {
    let text = format!("{COOKIE}={value}; Path=/; Max-Age=600; Secure; HttpOnly; SameSite=Lax");
    HeaderValue::from_str(&text).ok()
}

impl Sso {
    /// Stores a request, and returns the address at the provider with the cookie of the browser. The cookie that the
    /// browser has is kept, so that sign-ins in several tabs do not end each other.
    pub(crate) async fn begin(
        &self,
        app: &App,
        tx: &mut Tx,
        connection: &Connection,
        (authorization_endpoint, purpose): (&str, Purpose),
        headers: &HeaderMap,
    ) -> api::Result<(Url, HeaderValue)> {
        let now = app.now();
        let (state, cookie) = (random(), cookie(headers).unwrap_or_else(random));
        let secret = Secret { nonce: random(), verifier: random() };
        let state_hash = hash(&state);
        let sealed = serde_json::to_vec(&secret).map_err(api::Error::internal)?;
        let sealed = self.sealer().seal(&context(&state_hash), &sealed).map_err(api::Error::internal)?;
        let request = Request {
            connection_id: connection.id.clone(),
            issuer: connection.issuer.clone(),
            secret: sealed,
            purpose: purpose.name.into(),
            flow_id: purpose.flow,
            user_id: purpose.user,
            return_to: purpose.return_to.into(),
            cookie_hash: hash(&cookie),
            has_max_age: purpose.is_fresh,
            created_at: now,
        };
        queries::add_request(tx, &connection.org_id, &state_hash, &request).await?;
        let mut url = Url::parse(authorization_endpoint).map_err(api::Error::internal)?;
        let scope = format!("{SCOPES} {}", connection.scopes);
        {
            let mut query = url.query_pairs_mut();
            query
                .append_pair("response_type", "code")
                .append_pair("client_id", &connection.client_id)
                .append_pair("redirect_uri", &redirect_uri(app, &connection.id))
                .append_pair("scope", scope.trim_end())
                .append_pair("state", &state)
                .append_pair("nonce", &secret.nonce)
                .append_pair("code_challenge", &hash(&secret.verifier))
                .append_pair("code_challenge_method", "S256");
            if let Some(hint) = purpose.hint.filter(|hint| hint.len() <= MAX_HINT) {
                query.append_pair("login_hint", &hint);
            }
            if purpose.is_fresh {
                query.append_pair("prompt", "login").append_pair("max_age", "0");
            } else if purpose.name == TEST {
                query.append_pair("prompt", "select_account");
            }
        }
        Ok((url, set_cookie(&cookie).ok_or_else(|| api::Error::internal("a cookie that is no header"))?))
    }

    /// Returns the connection with an id, with the claimed domains of its organization.
    pub(crate) async fn connection(&self, app: &App, id: &ConnectionId) -> api::Result<Option<Connection>> {
        let Some(org) = queries::org_of(&app.db, id).await? else { return Ok(None) };
        Ok(queries::connection(&app.db, &org).await?.filter(|connection| connection.id == *id))
    }

    /// Returns the connection of the organization that has claimed the domain of an address.
    pub(crate) async fn connection_for(&self, app: &App, name: &str) -> api::Result<Option<Connection>> {
        let Some(domain) = addresses::domain_of(name) else { return Ok(None) };
        let Some(org) = self.domains().claimant(&app.db, &domain).await? else { return Ok(None) };
        Ok(queries::connection(&app.db, &org).await?.filter(|connection| connection.mode != Mode::Off))
    }

    /// Records that something of a provider was refused, at most 20 times an hour for each client.
    pub(crate) async fn note_refusal(
        &self,
        app: &App,
        org: &OrgId,
        (client, origin): (api::ClientAddress, audit::Origin),
        reason: Reason,
    ) -> api::Result<()> {
        if !self.may_record(org, client) {
            return Ok(());
        }
        let by = audit::Actor::stranger(origin).in_log_of(org);
        let act = audit::Act::new(crate::events::SsoRefused).on("organisation", org).with("reason", reason);
        let mut tx = app.db.begin().await?;
        act.record(&mut tx, &by, app.now()).await?;
        Ok(tx.commit().await?)
    }
}
