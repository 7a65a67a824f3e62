//! The keys that sign access tokens: ES256, made at first start, the same in every process.

use std::collections::HashMap;

use api::App;
use aws_lc_rs::{
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair},
};
use base64::{Engine, prelude::BASE64_STANDARD};
use db::query;
use jiff::Timestamp;
use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey, Header, Validation, jwk::Jwk};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::{
    Claims, SessionId, UserId,
    cache::{self, Cache},
    error::{Error, Result},
    types::Method,
};

db::id!(
    /// Names a signing key: the `kid` of its tokens.
    KeyId
);

/// Whom access tokens are for.
const AUDIENCE: &str = "authenticated";

/// The key that signs, and all keys whose tokens are good.
pub(crate) struct Keys {
    current: KeyId,
    signing: EncodingKey,
    verifying: HashMap<String, DecodingKey>,
    public: Vec<Value>,
    validation: Validation,
    issuer: String,
    cache: Cache,
}

/// A row of `signing_keys`.
struct Row {
    id: KeyId,
    private_key: String,
    public_jwk: Value,
    is_current: bool,
}

/// The claims of an access token.
#[derive(Serialize, Deserialize)]
pub(crate) struct AccessToken {
    pub(crate) iss: String,
    pub(crate) sub: UserId,
    pub(crate) aud: String,
    pub(crate) exp: i64,
    pub(crate) iat: i64,
    pub(crate) email: String,
    pub(crate) phone: String,
    pub(crate) app_metadata: Value,
    pub(crate) user_metadata: Value,
    pub(crate) role: String,
    pub(crate) aal: String,
    pub(crate) amr: Vec<Method>,
    pub(crate) session_id: SessionId,
    pub(crate) is_anonymous: bool,
}

impl Keys {
    /// The keys of the database; the first one is made here. Of two processes that start at once one key remains.
    pub(crate) async fn load(app: &App) -> api::Result<Self> {
        let mut rows = stored(app).await?;
        if !rows.iter().any(|row| row.is_current) {
            let (id, private, public) = make(app.now())?;
            query!(
                "insert into signing_keys (id, private_key, public_jwk, is_current, created_at)
                 values ($1, $2, $3, true, $4) on conflict do nothing",
                id,
                private,
                public,
                app.now()
            )
            .run(&app.db)
            .await?;
            rows = stored(app).await?;
        }
        let current = rows.iter().find(|row| row.is_current).ok_or_else(|| api::Error::internal("no signing key"))?;
        let der = BASE64_STANDARD.decode(&current.private_key).map_err(api::Error::internal)?;
        let issuer = format!("{}/auth/v1", app.site.url);
        let mut validation = Validation::new(Algorithm::ES256);
        validation.set_audience(&[AUDIENCE]);
        validation.set_issuer(&[&issuer]);
        validation.set_required_spec_claims(&["exp", "iss", "aud", "sub"]);
        // The application's clock decides, in `verify`.
        validation.validate_exp = false;
        Ok(Self {
            current: current.id.clone(),
            signing: EncodingKey::from_ec_der(&der),
            verifying: rows.iter().map(verifying).collect::<api::Result<_>>()?,
            public: rows.iter().map(|row| row.public_jwk.clone()).collect(),
            validation,
            issuer,
            cache: Cache::default(),
        })
    }

    /// The public keys, as a JSON Web Key Set.
    pub(crate) fn public(&self) -> Value {
        json!({ "keys": self.public })
    }

    /// Who issues the tokens.
    pub(crate) fn issuer(&self) -> &str {
        &self.issuer
    }

    /// A signed access token.
    pub(crate) fn sign(&self, token: &AccessToken) -> api::Result<String> {
        let header = Header { kid: Some(self.current.to_string()), ..Header::new(Algorithm::ES256) };
        jsonwebtoken::encode(&header, token, &self.signing).map_err(api::Error::internal)
    }

    /// What a token claims; 403 `bad_jwt` when its signature, issuer, audience or age is wrong.
    pub(crate) fn verify(&self, token: &str, now: Timestamp) -> Result<Claims> {
        let key = cache::key(token);
        let claims = if let Some(claims) = self.cache.get(&key) {
            claims
        } else {
            let claims = self.check(token)?;
            self.cache.keep(key, claims.clone());
            claims
        };
        if claims.expires_at <= now { Err(Error::bad_jwt("token is expired")) } else { Ok(claims) }
    }

    fn check(&self, token: &str) -> Result<Claims> {
        let header = jsonwebtoken::decode_header(token).map_err(Error::bad_jwt)?;
        let key = header.kid.and_then(|kid| self.verifying.get(&kid));
        let key = key.ok_or_else(|| Error::bad_jwt("unrecognized JWT kid for algorithm ES256"))?;
        let token = jsonwebtoken::decode::<AccessToken>(token, key, &self.validation).map_err(Error::bad_jwt)?.claims;
        let expires_at = Timestamp::from_second(token.exp).map_err(Error::bad_jwt)?;
        Ok(Claims { user: token.sub, session: token.session_id, expires_at })
    }
}

impl AccessToken {
    /// The audience, and the role, of everybody who signed in.
    pub(crate) const AUDIENCE: &str = AUDIENCE;
}

async fn stored(app: &App) -> api::Result<Vec<Row>> {
    let keys = query!(Row, "select id, private_key, public_jwk, is_current from signing_keys order by created_at, id");
    Ok(keys.all(&app.db).await?)
}

fn verifying(row: &Row) -> api::Result<(String, DecodingKey)> {
    let jwk: Jwk = serde_json::from_value(row.public_jwk.clone()).map_err(api::Error::internal)?;
    Ok((row.id.to_string(), DecodingKey::from_jwk(&jwk).map_err(api::Error::internal)?))
}

fn make(now: Timestamp) -> api::Result<(KeyId, String, Value)> {
    let id = KeyId::new(now);
    let pair = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
    let der = pair.map_err(|_| api::Error::internal("could not make a signing key"))?;
    let jwk = Jwk::from_encoding_key(&EncodingKey::from_ec_der(der.as_ref()), Algorithm::ES256);
    let mut public = serde_json::to_value(jwk.map_err(api::Error::internal)?).map_err(api::Error::internal)?;
    public["kid"] = json!(id);
    public["use"] = json!("sig");
    public["key_ops"] = json!(["verify"]);
    Ok((id, BASE64_STANDARD.encode(der.as_ref()), public))
}
