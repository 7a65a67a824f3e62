//! Keys that sign access tokens: our own ES256 keys, created at the first start and shared by all processes, or keys
//! that the operator provides.

mod cache;
mod claims;
mod own;
mod set;

use std::{
    sync::{Arc, PoisonError, RwLock},
    time::Duration,
};

use api::App;
use crypto::Sealer;
use jiff::Timestamp;
use serde_json::Value;

pub(crate) use self::claims::{AccessToken, Claims};
pub use self::own::rotate;
use self::{cache::Cache, claims::Powers, set::Set};
use crate::{
    Auth, Settings,
    error::{Error, Result},
};

/// Interval at which the keys are read again: twice between the creation of a key and the first token that it signs.
pub(crate) const READ_INTERVAL: Duration = Duration::from_mins(1);

/// Returns a token with which a service may use the admin routes until `expires_at`.
pub fn service_token(auth: &Auth, app: &App, expires_at: Timestamp) -> api::Result<String> {
    auth.0.keys.service_token(app.now(), expires_at)
}

/// Signing key, and all keys whose tokens are valid.
pub(crate) struct Keys {
    set: RwLock<Arc<Set>>,
    issuer: String,
    cache: Cache,
}

impl Keys {
    /// Loads the operator's keys, or those of the database, where the first one is created if necessary.
    pub(crate) async fn load(app: &App, sealer: &Sealer, settings: &Settings) -> api::Result<Self> {
        Ok(Self {
            set: RwLock::new(Arc::new(read(app, sealer, settings).await?)),
            issuer: format!("{}/auth/v1", app.site.url),
            cache: Cache::default(),
        })
    }

    /// Reads the keys again, because another process may have created one.
    pub(crate) async fn read_again(&self, app: &App, sealer: &Sealer, settings: &Settings) -> api::Result<()> {
        let set = Arc::new(read(app, sealer, settings).await?);
        *self.set.write().unwrap_or_else(PoisonError::into_inner) = set;
        Ok(())
    }

    /// Returns the public keys as a JSON Web Key Set.
    pub(crate) fn public(&self) -> Value {
        self.set().public()
    }

    /// Issuer of the tokens.
    pub(crate) fn issuer(&self) -> &str {
        &self.issuer
    }

    /// Returns a signed access token.
    pub(crate) fn sign(&self, token: &AccessToken, now: Timestamp) -> api::Result<String> {
        self.set().sign(token, now)
    }

    /// Returns the claims of a token; 403 `bad_jwt` when its signature, issuer, audience or age is wrong.
    pub(crate) fn verify(&self, token: &str, now: Timestamp) -> Result<Claims> {
        let key = cache::key(token);
        let claims = if let Some(claims) = self.cache.get(&key) {
            claims
        } else {
            let claims = self.set().verify(token, &self.issuer, now)?;
            self.cache.keep(key, claims.clone());
            claims
        };
        if claims.expires_at <= now { Err(Error::bad_jwt("token is expired")) } else { Ok(claims) }
    }

    /// Answers 403 `not_admin` unless the token was signed for a service, with one of these keys or the shared secret.
    pub(crate) fn verify_service(&self, token: &str, now: Timestamp) -> Result<()> {
        let powers: Powers = self.set().verify_any(token)?;
        if powers.exp.is_some_and(|at| at <= now.as_second()) || powers.nbf.is_some_and(|at| at > now.as_second()) {
            return Err(Error::bad_jwt("token is expired or not yet valid"));
        }
        match powers.role.as_deref() {
            Some("service_role" | "supabase_admin") => Ok(()),
            _ => Err(Error::forbidden("not_admin", "User not allowed")),
        }
    }

    /// Returns a token for a service that may use the admin routes until `expires_at`.
    pub(crate) fn service_token(&self, now: Timestamp, expires_at: Timestamp) -> api::Result<String> {
        let powers = Powers {
            role: Some("service_role".into()),
            iss: Some(self.issuer.clone()),
            iat: Some(now.as_second()),
            exp: Some(expires_at.as_second()),
            nbf: None,
        };
        self.set().sign(&powers, now)
    }

    fn set(&self) -> Arc<Set> {
        self.set.read().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

async fn read(app: &App, sealer: &Sealer, settings: &Settings) -> api::Result<Set> {
    let mut set = match &settings.signing_keys {
        Some(given) => Set::given(given)?,
        None => own::read(app, sealer).await?,
    };
    if let Some(secret) = &settings.jwt_secret {
        set.share(secret);
    }
    Ok(set)
}
