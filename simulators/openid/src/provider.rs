//! State of the provider: codes, access tokens and sessions.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
};

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};
use simulated_world::{Clock, lock};
use url::Url;

use crate::{
    CLIENT_ID,
    keys::Keys,
    people::Person,
    script::{Script, change},
};

/// Lifetime of a code in seconds.
const CODE_LIFE: i64 = 60;

/// Options of the provider.
#[derive(Clone, Debug)]
pub struct Options {
    /// The time.
    pub clock: Clock,
    /// Domain of the addresses of its people.
    pub domain: String,
}

impl Default for Options {
    fn default() -> Self {
        Self { clock: Clock::system(), domain: "bakery.example".into() }
    }
}

/// Simulated identity provider. Cheap to clone.
#[derive(Clone)]
pub struct Provider(pub(crate) Arc<State>);

pub(crate) struct State {
    pub(crate) options: Options,
    keys: Keys,
    grants: Mutex<HashMap<String, Grant>>,
    script: Mutex<Script>,
    serial: AtomicU64,
    counts: Mutex<HashMap<&'static str, u32>>,
}

/// Consent of a person to a client.
#[derive(Clone)]
pub(crate) struct Grant {
    pub(crate) claims: Map<String, Value>,
    pub(crate) redirect_uri: String,
    challenge: Option<String>,
    nonce: Option<String>,
    sid: String,
    at: i64,
    is_used: bool,
}

impl Provider {
    /// Creates a provider; `None` when the system has no randomness for its keys.
    pub fn new(options: Options) -> Option<Self> {
        let state = State {
            options,
            keys: Keys::generate()?,
            grants: Mutex::default(),
            script: Mutex::default(),
            serial: AtomicU64::new(1),
            counts: Mutex::default(),
        };
        Some(Self(Arc::new(state)))
    }

    /// Makes the provider say something else from now on.
    pub fn play(&self, script: Script) {
        *lock(&self.0.script) = script;
    }

    /// Returns the script that is played.
    pub(crate) fn script(&self) -> Script {
        lock(&self.0.script).clone()
    }

    /// Returns the published key as a JSON Web Key.
    pub fn public_key(&self) -> Value {
        self.0.keys.public()
    }

    /// Returns how often a document was asked for: `discovery`, `keys`, `token` or `userinfo`.
    pub fn count(&self, event: &'static str) -> u32 {
        lock(&self.0.counts).get(event).copied().unwrap_or_default()
    }

    pub(crate) fn note(&self, event: &'static str) {
        *lock(&self.0.counts).entry(event).or_default() += 1;
    }

    /// Lets a person with these groups sign in for a request. Returns the address that leads back with a code.
    pub fn approve(&self, request: &Url, person: &Person, groups: &[String]) -> Option<Url> {
        let parameter =
            |name: &str| request.query_pairs().find(|(key, _)| key == name).map(|(_, text)| text.into_owned());
        let redirect_uri = parameter("redirect_uri")?;
        let serial = self.0.serial.fetch_add(1, Ordering::SeqCst);
        let code = format!("code-{serial}-{}", &hash(&redirect_uri)[..8]);
        let grant = Grant {
            claims: person.claims(&self.0.options.domain, groups),
            redirect_uri: redirect_uri.clone(),
            challenge: parameter("code_challenge"),
            nonce: parameter("nonce"),
            sid: format!("sid-{serial}"),
            at: self.now(),
            is_used: false,
        };
        lock(&self.0.grants).insert(code.clone(), grant);
        let mut back = Url::parse(&redirect_uri).ok()?;
        back.query_pairs_mut().append_pair("code", &code);
        if let Some(state) = parameter("state") {
            back.query_pairs_mut().append_pair("state", &state);
        }
        Some(back)
    }

    pub(crate) fn now(&self) -> i64 {
        self.0.options.clock.now().as_second()
    }

    /// Exchanges a code. Returns the answer, or the error.
    pub(crate) fn exchange(&self, issuer: &str, form: &HashMap<String, String>) -> Result<Value, String> {
        let script = self.script();
        if let Some(error) = script.token_error {
            return Err(error);
        }
        let field = |name: &str| form.get(name).cloned().unwrap_or_default();
        let mut grants = lock(&self.0.grants);
        let grant = grants.get_mut(&field("code")).ok_or("invalid_grant")?;
        let is_proved = grant.challenge.as_deref().is_some_and(|challenge| challenge == hash(&field("code_verifier")));
        let is_late = self.now() - grant.at > CODE_LIFE;
        let is_good = !grant.is_used && !is_late && is_proved && grant.redirect_uri == field("redirect_uri");
        if !is_good && !script.is_careless {
            return Err("invalid_grant".into());
        }
        grant.is_used = true;
        let grant = grant.clone();
        drop(grants);
        let access_token = format!("access-{}", field("code"));
        let now = self.now();
        let mut claims = json!({
            "iss": issuer, "aud": CLIENT_ID, "exp": now + 300, "iat": now, "auth_time": grant.at, "nonce": grant.nonce,
            "sid": grant.sid, "at_hash": half_hash(&access_token),
        });
        if let Some(claims) = claims.as_object_mut() {
            claims.extend(grant.claims.clone());
            if script.is_thin {
                claims.retain(|name, _| !["email", "email_verified", "groups", "name"].contains(&name.as_str()));
            }
            change(claims, &script.claims);
            let id_token = self.0.keys.sign(&script.header, claims, script.signer);
            return Ok(json!({
                "access_token": access_token, "token_type": "Bearer", "expires_in": 300, "id_token": id_token,
                "refresh_token": "unused",
            }));
        }
        Err("server_error".into())
    }

    /// Returns the claims of userinfo for an access token.
    pub(crate) fn userinfo(&self, token: &str) -> Option<Map<String, Value>> {
        let code = token.strip_prefix("access-")?;
        let mut claims = lock(&self.0.grants).get(code)?.claims.clone();
        change(&mut claims, &self.script().userinfo);
        Some(claims)
    }

    /// Returns a logout token for a person, with changes.
    pub fn logout_token(&self, issuer: &str, subject: &str, changes: &Map<String, Value>) -> String {
        let serial = self.0.serial.fetch_add(1, Ordering::SeqCst);
        let now = self.now();
        let mut claims = json!({
            "iss": issuer, "aud": CLIENT_ID, "iat": now, "exp": now + 120, "jti": format!("jti-{serial}"), "sub": subject,
            "events": { "http://schemas.openid.net/event/backchannel-logout": {} },
        });
        let header = json!({ "typ": "logout+jwt" }).as_object().cloned().unwrap_or_default();
        match claims.as_object_mut() {
            Some(claims) => {
                change(claims, changes);
                self.0.keys.sign(&header, claims, self.script().signer)
            }
            None => String::new(),
        }
    }

    /// Returns the back-channel logout addresses of the clients that signed a person in, each with the subject.
    pub(crate) fn visited(&self) -> Vec<(String, String)> {
        let grants = lock(&self.0.grants);
        let visited = grants.values().filter(|grant| grant.is_used).filter_map(|grant| {
            let base = grant.redirect_uri.strip_suffix("/callback")?;
            Some((format!("{base}/backchannel"), grant.claims.get("sub")?.as_str()?.to_owned()))
        });
        let mut visited: Vec<_> = visited.collect();
        visited.sort_unstable();
        visited.dedup();
        visited
    }
}

fn hash(text: &str) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(Sha256::digest(text))
}

fn half_hash(text: &str) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(&Sha256::digest(text)[..16])
}
