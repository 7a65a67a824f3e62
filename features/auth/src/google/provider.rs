//! Sign-in with Google: OpenID Connect, authorization code flow with PKCE (RFC 6749, 7636, OpenID Connect Core 1.0).

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use jiff::Timestamp;
use jsonwebtoken::{Algorithm, DecodingKey, Validation, jwk::JwkSet};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;
use url::Url;

use crate::{
    Provider,
    error::{Error, Result},
    flows::secrets::Tokens,
};

/// Name of the provider in URLs and identities.
pub(crate) const NAME: &str = "google";
/// Scopes that are always requested.
const SCOPES: &str = "openid email profile";
/// Timeout of a request to the provider.
const TIMEOUT: Duration = Duration::from_secs(10);
/// Interval at which the provider's configuration and keys are read again.
const CACHE_LIFETIME: Duration = Duration::from_hours(1);
/// Minimum interval between two reads because of an unknown key.
const MIN_READ_INTERVAL: Duration = Duration::from_secs(30);
/// Tolerated clock difference, in seconds.
const SKEW: u64 = 120;
/// Maximum size of a provider's answer, in bytes.
const MAX_ANSWER_BYTES: usize = 256 * 1024;

/// Provider with its configuration and keys.
pub(crate) struct Google {
    provider: Provider,
    http: reqwest::Client,
    cache: Mutex<Option<Arc<ProviderDocuments>>>,
}

struct ProviderDocuments {
    about: ProviderConfiguration,
    keys: JwkSet,
    read_at: Instant,
}

/// Content of `/.well-known/openid-configuration`.
#[derive(Clone, Deserialize)]
struct ProviderConfiguration {
    issuer: String,
    authorization_endpoint: String,
    token_endpoint: String,
    jwks_uri: String,
}

/// Secret of a flow, stored sealed while the user is at the provider.
#[derive(Serialize, Deserialize)]
pub(crate) struct Secret {
    verifier: String,
    nonce: String,
}

/// Identity that the provider attests.
#[derive(Clone, Debug)]
pub(crate) struct Claim {
    /// Identifier of the user at the provider, which never changes.
    pub(crate) subject: String,
    /// Email address, in lower case.
    pub(crate) email: String,
    /// True when the provider has verified the address.
    pub(crate) is_verified: bool,
    /// All claims that an identity stores.
    pub(crate) data: Map<String, Value>,
}

impl Google {
    pub(crate) fn new(provider: Provider) -> api::Result<Self> {
        let http = reqwest::Client::builder().timeout(TIMEOUT).redirect(reqwest::redirect::Policy::none()).build();
        Ok(Self { provider, http: http.map_err(api::Error::internal)?, cache: Mutex::default() })
    }

    /// Returns the provider's URL, and the secret that verifies the user's return. `more` is added to the query
    /// unchanged.
    pub(crate) async fn begin(
        &self,
        state: &str,
        callback: &str,
        scopes: &str,
        more: &[(String, String)],
    ) -> Result<(Url, Secret)> {
        let about = self.documents(false).await?.about.clone();
        let random = || BASE64_URL_SAFE_NO_PAD.encode(rand::random::<[u8; 32]>());
        let secret = Secret { verifier: random(), nonce: random() };
        let mut scope = SCOPES.to_owned();
        for requested in scopes.split([' ', ',']).filter(|requested| !requested.is_empty()) {
            if !scope.split(' ').any(|granted| granted == requested) {
                scope = format!("{scope} {requested}");
            }
        }
        let mut url = Url::parse(&about.authorization_endpoint).map_err(failed)?;
        url.query_pairs_mut()
            .extend_pairs(more)
            .append_pair("client_id", &self.provider.client_id)
            .append_pair("response_type", "code")
            .append_pair("redirect_uri", callback)
            .append_pair("scope", &scope)
            .append_pair("state", state)
            .append_pair("nonce", &secret.nonce)
            .append_pair("code_challenge", &BASE64_URL_SAFE_NO_PAD.encode(Sha256::digest(&secret.verifier)))
            .append_pair("code_challenge_method", "S256");
        Ok((url, secret))
    }

    /// Exchanges `code` for the user's identity, which the provider's signature proves.
    pub(crate) async fn finish(
        &self,
        code: &str,
        callback: &str,
        secret: &Secret,
        now: Timestamp,
    ) -> Result<(Claim, Tokens)> {
        let about = self.documents(false).await?.about.clone();
        let form = [
            ("grant_type", "authorization_code"),
            ("code", code),
            ("redirect_uri", callback),
            ("client_id", &self.provider.client_id),
            ("client_secret", &self.provider.client_secret),
            ("code_verifier", &secret.verifier),
        ];
        let body = url::form_urlencoded::Serializer::new(String::new()).extend_pairs(form).finish();
        let request = self.http.post(about.token_endpoint).body(body);
        let tokens: Tokens = read(request.header("Content-Type", "application/x-www-form-urlencoded")).await?;
        let id_token = tokens.id_token.as_deref().ok_or_else(|| failed("no ID token"))?;
        Ok((self.checked(id_token, &secret.nonce, now).await?, tokens))
    }

    /// Verifies an ID token and returns its claims (OpenID Connect Core 1.0, 3.1.3.7).
    async fn checked(&self, token: &str, nonce: &str, now: Timestamp) -> Result<Claim> {
        let header = jsonwebtoken::decode_header(token).map_err(failed)?;
        let kid = header.kid.ok_or_else(|| failed("an ID token without kid"))?;
        let mut documents = self.documents(false).await?;
        if documents.keys.find(&kid).is_none() {
            documents = self.documents(true).await?;
        }
        let jwk = documents.keys.find(&kid).ok_or_else(|| failed("an ID token of an unknown key"))?;
        let key = DecodingKey::from_jwk(jwk).map_err(failed)?;
        if !matches!(header.alg, Algorithm::RS256 | Algorithm::ES256) {
            return Err(failed("an ID token with a signature of another kind"));
        }
        let mut validation = Validation::new(header.alg);
        validation.set_audience(&[&self.provider.client_id]);
        // Google issues tokens with and without the scheme.
        let bare = documents.about.issuer.trim_start_matches("https://");
        validation.set_issuer(&[documents.about.issuer.as_str(), bare]);
        validation.set_required_spec_claims(&["exp", "iss", "aud", "sub"]);
        // Expiry is checked below, with the application's clock.
        validation.validate_exp = false;
        let claims = jsonwebtoken::decode::<Map<String, Value>>(token, &key, &validation).map_err(failed)?.claims;
        let number = |name: &str| claims.get(name).and_then(Value::as_i64);
        let text = |name: &str| claims.get(name).and_then(Value::as_str).unwrap_or_default();
        let (second, skew) = (now.as_second(), SKEW as i64);
        if number("exp").is_none_or(|at| at + skew <= second) || number("iat").is_some_and(|at| at > second + skew) {
            return Err(failed("an ID token out of its time"));
        }
        let is_ours = bool::from(text("nonce").as_bytes().ct_eq(nonce.as_bytes()));
        if !is_ours || claims.get("azp").is_some_and(|azp| azp != self.provider.client_id.as_str()) {
            return Err(failed("an ID token for another sign-in"));
        }
        let verified = claims.get("email_verified");
        Ok(Claim {
            subject: text("sub").to_owned(),
            email: text("email").to_lowercase(),
            is_verified: verified.is_some_and(|claim| claim == true || claim == "true"),
            data: stored_claims(&claims),
        })
    }

    /// Returns the provider's configuration and keys, from the cache while they are fresh.
    async fn documents(&self, is_key_missing: bool) -> Result<Arc<ProviderDocuments>> {
        let cached = self.cache.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let good_for = if is_key_missing { MIN_READ_INTERVAL } else { CACHE_LIFETIME };
        if let Some(documents) = cached.filter(|documents| documents.read_at.elapsed() < good_for) {
            return Ok(documents);
        }
        let issuer = self.provider.issuer.trim_end_matches('/');
        let about: ProviderConfiguration =
            read(self.http.get(format!("{issuer}/.well-known/openid-configuration"))).await?;
        if about.issuer.trim_end_matches('/') != issuer {
            return Err(failed("a configuration of another issuer"));
        }
        let keys = read(self.http.get(&about.jwks_uri)).await?;
        let documents = Arc::new(ProviderDocuments { about, keys, read_at: Instant::now() });
        *self.cache.lock().unwrap_or_else(PoisonError::into_inner) = Some(documents.clone());
        Ok(documents)
    }
}

/// Returns the part of the provider's claims that an identity stores.
fn stored_claims(claims: &Map<String, Value>) -> Map<String, Value> {
    let mut data = Map::new();
    for (ours, theirs) in [
        ("sub", "sub"),
        ("provider_id", "sub"),
        ("iss", "iss"),
        ("email", "email"),
        ("email_verified", "email_verified"),
        ("name", "name"),
        ("full_name", "name"),
        ("first_name", "given_name"),
        ("last_name", "family_name"),
        ("avatar_url", "picture"),
        ("picture", "picture"),
    ] {
        if let Some(value) = claims.get(theirs) {
            data.insert(ours.into(), value.clone());
        }
    }
    data.insert("phone_verified".into(), false.into());
    data
}

async fn read<T: DeserializeOwned>(request: reqwest::RequestBuilder) -> Result<T> {
    let mut response = request.send().await.map_err(|error| unreachable(error.without_url()))?;
    let status = response.status();
    if status.is_server_error() {
        return Err(unreachable(format!("status {status}")));
    }
    let mut body = Vec::new();
    while let Some(piece) = response.chunk().await.map_err(|error| unreachable(error.without_url()))? {
        body.extend_from_slice(&piece);
        if body.len() > MAX_ANSWER_BYTES {
            return Err(failed("an answer that is too large"));
        }
    }
    if !status.is_success() {
        return Err(failed(format!("status {status}")));
    }
    serde_json::from_slice(&body).map_err(failed)
}

/// Logs the cause and answers 400. It is never a 5xx, because the caller did nothing wrong and is redirected back.
fn failed(cause: impl std::fmt::Display) -> Error {
    tracing::warn!(%cause, "sign-in at the provider failed");
    Error::bad("bad_oauth_callback", "Unable to exchange external code")
}

/// Answers 400 when the provider does not respond. Like [`failed`], this is never a 5xx for the caller.
fn unreachable(cause: impl std::fmt::Display) -> Error {
    tracing::warn!(%cause, "the sign-in provider cannot be reached");
    Error::bad("provider_unreachable", "The external provider cannot be reached")
}

#[cfg(test)]
mod tests {
    use aws_lc_rs::{
        rand::SystemRandom,
        signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair},
    };
    use jsonwebtoken::{EncodingKey, Header, jwk::Jwk};
    use serde_json::json;

    use super::*;

    #[tokio::test]
    async fn an_id_token_names_its_issuer_and_google_may_leave_out_the_scheme() {
        let der = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new()).unwrap();
        let key = EncodingKey::from_ec_der(der.as_ref());
        let mut jwk = Jwk::from_encoding_key(&key, Algorithm::ES256).unwrap();
        jwk.common.key_id = Some("k".into());
        let now: Timestamp = "2026-03-01T12:00:00Z".parse().unwrap();
        for (issuer, iss, is_accepted) in [
            ("https://accounts.google.com", "https://accounts.google.com", true),
            ("https://accounts.google.com", "accounts.google.com", true),
            ("https://accounts.google.com", "http://accounts.google.com", false),
            ("https://accounts.google.com", "accounts.google.com.evil.example", false),
            ("http://127.0.0.1:8090", "http://127.0.0.1:8090", true),
            ("http://127.0.0.1:8090", "https://accounts.google.com", false),
            ("http://127.0.0.1:8090", "http://127.0.0.1:8091", false),
        ] {
            let provider = Provider { issuer: issuer.into(), client_id: "us".into(), client_secret: "secret".into() };
            let google = Google::new(provider).unwrap();
            let about = json!({
                "issuer": issuer, "authorization_endpoint": "x:", "token_endpoint": "x:", "jwks_uri": "x:",
            });
            let documents = ProviderDocuments {
                about: serde_json::from_value(about).unwrap(),
                keys: JwkSet { keys: vec![jwk.clone()] },
                read_at: Instant::now(),
            };
            *google.cache.lock().unwrap() = Some(Arc::new(documents));
            let claims = json!({
                "iss": iss, "aud": "us", "sub": "g-1", "email": "zoe@example.com", "email_verified": true,
                "nonce": "n", "iat": now.as_second(), "exp": now.as_second() + 3600,
            });
            let header = Header { kid: Some("k".into()), ..Header::new(Algorithm::ES256) };
            let token = jsonwebtoken::encode(&header, &claims, &key).unwrap();
            assert_eq!(google.checked(&token, "n", now).await.is_ok(), is_accepted, "{issuer} {iss}");
        }
    }
}
