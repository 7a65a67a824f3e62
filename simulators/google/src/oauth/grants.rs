//! Codes and tokens. They carry what they stand for under a seal of the seed, so that a simulator that is started again
//! knows those of the one before; only what was taken back is remembered.

use std::{
    collections::{BTreeMap, HashMap, HashSet},
    sync::Mutex,
};

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use hmac::{Hmac, KeyInit, Mac};
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};
use sha2::Sha256;
use simulated_world::lock;

use super::keys::Keys;

use crate::{Clock, Options};

/// Lifetime of an access token.
pub(crate) const ACCESS_LIFETIME: SignedDuration = SignedDuration::from_secs(3599);
const CODE_LIFETIME: SignedDuration = SignedDuration::from_mins(10);
/// Expiry of an unused refresh token: six months.
const REFRESH_LIFETIME: SignedDuration = SignedDuration::from_hours(24 * 182);
/// Maximum number of refresh tokens per user and client; a further one drops the oldest.
const MAX_REFRESH_TOKENS: usize = 100;

/// Kinds of tokens.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Serialize)]
pub(crate) enum Use {
    Code,
    Access,
    Refresh,
}

/// Contents of a token.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Claim {
    pub(crate) r#use: Use,
    pub(crate) email: String,
    pub(crate) scope: String,
    pub(crate) client: String,
    /// Milliseconds.
    at: i64,
    /// Order of issue.
    serial: u64,
    /// For codes: the redirect address, the challenge and its method, whether a refresh token is wanted, the nonce.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) code: Option<Code>,
}

/// Contents that only a code has.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
pub(crate) struct Code {
    pub(crate) redirect_uri: String,
    pub(crate) challenge: Option<String>,
    pub(crate) plain: bool,
    pub(crate) offline: bool,
    pub(crate) nonce: Option<String>,
}

/// Whom an access token speaks for.
#[derive(Debug)]
pub(crate) struct Bearer {
    pub(crate) email: String,
    pub(crate) scope: String,
}

/// Every grant of a simulator.
#[derive(Debug)]
pub(crate) struct Grants {
    pub(crate) keys: Keys,
    seal: [u8; 32],
    state: Mutex<GrantState>,
}

#[derive(Debug, Default)]
struct GrantState {
    last: u64,
    /// Serials of codes that were used and of tokens that were dropped.
    spent: HashSet<u64>,
    /// User and client: tokens up to this serial were revoked.
    revoked: HashMap<(String, String), u64>,
    /// User and client: the scopes that were consented to.
    consented: HashMap<(String, String), Vec<String>>,
    /// User and client: living refresh tokens, with the milliseconds of their last use.
    refresh: HashMap<(String, String), BTreeMap<u64, i64>>,
}

impl Grants {
    pub(crate) fn new(options: &Options) -> Self {
        let mut seal = [0; 32];
        seal[..8].copy_from_slice(&options.seed.to_be_bytes());
        let state = GrantState { last: start(&options.clock), ..GrantState::default() };
        Self { keys: Keys::default(), seal, state: Mutex::new(state) }
    }

    /// Makes a token.
    pub(crate) fn issue(
        &self,
        r#use: Use,
        email: &str,
        scope: &str,
        client: &str,
        code: Option<Code>,
        now: Timestamp,
    ) -> String {
        let mut state = lock(&self.state);
        state.last += 1;
        let serial = state.last;
        if r#use == Use::Refresh {
            let living = state.refresh.entry((email.to_owned(), client.to_owned())).or_default();
            living.insert(serial, now.as_millisecond());
            if living.len() > MAX_REFRESH_TOKENS
                && let Some((oldest, _)) = living.pop_first()
            {
                state.spent.insert(oldest);
            }
        }
        drop(state);
        let claim = Claim {
            r#use,
            email: email.to_owned(),
            scope: scope.to_owned(),
            client: client.to_owned(),
            at: now.as_millisecond(),
            serial,
            code,
        };
        let text = BASE64_URL_SAFE_NO_PAD.encode(serde_json::to_vec(&claim).unwrap_or_default());
        format!("{}{text}.{}", prefix(r#use), self.sign(&text))
    }

    /// Uses up a code.
    pub(crate) fn redeem(&self, code: &str, now: Timestamp) -> Option<Claim> {
        let claim = self.open(code, Use::Code, now)?;
        lock(&self.state).spent.insert(claim.serial).then_some(claim)
    }

    /// Uses a refresh token, which goes on living.
    pub(crate) fn refresh(&self, token: &str, now: Timestamp) -> Option<Claim> {
        let claim = self.open(token, Use::Refresh, now)?;
        let mut state = lock(&self.state);
        let living = state.refresh.entry((claim.email.clone(), claim.client.clone())).or_default();
        living.insert(claim.serial, now.as_millisecond());
        Some(claim)
    }

    /// Whom an access token speaks for, while it lives.
    pub(crate) fn bearer(&self, token: &str, now: Timestamp) -> Option<Bearer> {
        let Claim { email, scope, .. } = self.open(token, Use::Access, now)?;
        Some(Bearer { email, scope })
    }

    /// Returns the claim of an access token and its remaining lifetime in seconds.
    pub(crate) fn left(&self, token: &str, now: Timestamp) -> Option<(Claim, i64)> {
        let claim = self.open(token, Use::Access, now)?;
        let left = ACCESS_LIFETIME.as_secs() - (now.as_millisecond() - claim.at) / 1000;
        Some((claim, left))
    }

    /// Ends one access token before its time.
    pub(crate) fn expire(&self, token: &str) {
        if let Some(claim) = self.read(token) {
            lock(&self.state).spent.insert(claim.serial);
        }
    }

    /// Takes back everything the user allowed the client; false when the token is none that lives.
    pub(crate) fn revoke(&self, token: &str, now: Timestamp) -> bool {
        let living = [Use::Access, Use::Refresh].into_iter().find_map(|kind| self.open(token, kind, now));
        living.map(|claim| self.forget(&claim.email, &claim.client)).is_some()
    }

    /// The user takes back the consent, at Google's own pages.
    pub(crate) fn forget(&self, email: &str, client: &str) {
        let mut state = lock(&self.state);
        let (key, last) = ((email.to_owned(), client.to_owned()), state.last);
        state.revoked.insert(key.clone(), last);
        state.consented.remove(&key);
        state.refresh.remove(&key);
    }

    /// Drops the refresh tokens of a user; access tokens live on until they expire.
    pub(crate) fn drop_refresh(&self, email: &str) {
        let mut state = lock(&self.state);
        let (of_user, others) =
            std::mem::take(&mut state.refresh).into_iter().partition(|((user, _), _)| user == email);
        state.refresh = others;
        let of_user: HashMap<_, BTreeMap<u64, i64>> = of_user;
        state.spent.extend(of_user.into_values().flat_map(BTreeMap::into_keys));
    }

    /// Remembers what was consented to.
    pub(crate) fn consent(&self, email: &str, client: &str, scopes: &[String]) {
        let mut state = lock(&self.state);
        let consented = state.consented.entry((email.to_owned(), client.to_owned())).or_default();
        consented.extend(scopes.iter().filter(|scope| !consented.contains(scope)).cloned().collect::<Vec<_>>());
    }

    /// Returns the scopes with earlier consent.
    pub(crate) fn consented(&self, email: &str, client: &str) -> Vec<String> {
        lock(&self.state).consented.get(&(email.to_owned(), client.to_owned())).cloned().unwrap_or_default()
    }

    fn open(&self, token: &str, expected_use: Use, now: Timestamp) -> Option<Claim> {
        let claim = self.read(token).filter(|claim| claim.r#use == expected_use)?;
        let state = lock(&self.state);
        let key = (claim.email.clone(), claim.client.clone());
        let used = state.refresh.get(&key).and_then(|living| living.get(&claim.serial)).copied().unwrap_or(claim.at);
        let (since, life) = match expected_use {
            Use::Code => (claim.at, CODE_LIFETIME),
            Use::Access => (claim.at, ACCESS_LIFETIME),
            Use::Refresh => (used, REFRESH_LIFETIME),
        };
        let revoked = state.revoked.get(&key).is_some_and(|last| claim.serial <= *last);
        let old = now.as_millisecond() - since >= life.as_millis() as i64;
        (!revoked && !old && !state.spent.contains(&claim.serial)).then_some(claim)
    }

    fn read(&self, token: &str) -> Option<Claim> {
        let (text, seal) = token.rsplit_once('.')?;
        let text =
            [Use::Code, Use::Access, Use::Refresh].into_iter().find_map(|kind| text.strip_prefix(prefix(kind)))?;
        if seal != self.sign(text) {
            return None;
        }
        serde_json::from_slice(&BASE64_URL_SAFE_NO_PAD.decode(text).ok()?).ok()
    }

    fn sign(&self, text: &str) -> String {
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(&self.seal) else { return String::new() };
        mac.update(text.as_bytes());
        BASE64_URL_SAFE_NO_PAD.encode(&mac.finalize().into_bytes()[..18])
    }
}

/// Serials go on where those of an earlier start ended.
fn start(clock: &Clock) -> u64 {
    clock.now().as_millisecond().unsigned_abs() << 10
}

/// Returns the prefix of tokens of a kind.
fn prefix(kind: Use) -> &'static str {
    match kind {
        Use::Code => "4/0A",
        Use::Access => "ya29.a0",
        Use::Refresh => "1//0g",
    }
}
