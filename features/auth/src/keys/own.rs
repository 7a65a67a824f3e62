//! Signing keys that the server creates, sealed in the database.

use api::App;
use audit::{Act, Actor};
use aws_lc_rs::{
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair},
};
use crypto::Sealer;
use db::Tx;
use jiff::{SignedDuration, Timestamp};
use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey, jwk::Jwk};
use serde_json::json;

use super::set::{Key, Set};
use crate::{
    events,
    queries::{self, KeyId, NewSigningKey, SigningKeyRow},
};

/// Delay before a new key signs, so that every process knows it by then.
const LEAD: SignedDuration = SignedDuration::from_mins(2);
/// Validity of a key after its last signature: longer than any token is valid.
const VALIDITY_AFTER_LAST_USE: SignedDuration = SignedDuration::from_hours(2);

/// Returns the valid keys, and creates the first one. Of two processes that start at once, one creates it.
pub(super) async fn read(app: &App, sealer: &Sealer) -> api::Result<Set> {
    let mut rows = queries::signing_keys(&app.db, app.now()).await?;
    if !rows.iter().any(|row| row.is_current) {
        let mut tx = app.db.begin().await?;
        add(&mut tx, sealer, app.now(), app.now()).await?;
        tx.commit().await?;
        rows = queries::signing_keys(&app.db, app.now()).await?;
    }
    let keys = rows.iter().map(|row| key(row, sealer)).collect::<api::Result<Vec<_>>>()?;
    Set::new(keys).ok_or_else(|| api::Error::internal("no signing key"))
}

/// Creates a key that signs in two minutes, and returns its id. Tokens of the previous key are valid for two more
/// hours.
pub async fn rotate(app: &App, sealer: &Sealer) -> api::Result<String> {
    let now = app.now();
    let mut tx = app.db.begin().await?;
    queries::delete_old_signing_keys(&mut tx, now).await?;
    queries::retire_signing_key(&mut tx, now + LEAD + VALIDITY_AFTER_LAST_USE).await?;
    let id = add(&mut tx, sealer, now, now + LEAD).await?;
    Act::new(events::KeyRotated).on("key", &id).record(&mut tx, &Actor::operator(), now).await?;
    tx.commit().await?;
    Ok(id.to_string())
}

async fn add(tx: &mut Tx, sealer: &Sealer, now: Timestamp, signs_from: Timestamp) -> api::Result<KeyId> {
    let id = KeyId::new(now);
    let pair = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
    let der = pair.map_err(|_| api::Error::internal("could not make a signing key"))?;
    let jwk = Jwk::from_encoding_key(&EncodingKey::from_ec_der(der.as_ref()), Algorithm::ES256);
    let mut public = serde_json::to_value(jwk.map_err(api::Error::internal)?).map_err(api::Error::internal)?;
    public["kid"] = json!(id);
    public["use"] = json!("sig");
    public["key_ops"] = json!(["verify"]);
    let private_key = sealer.seal(&context(&id), der.as_ref()).map_err(api::Error::internal)?;
    let key = NewSigningKey { id: id.clone(), private_key, public_jwk: public, signs_from };
    queries::add_signing_key(tx, key, now).await?;
    Ok(id)
}

fn key(row: &SigningKeyRow, sealer: &Sealer) -> api::Result<Key> {
    let jwk: Jwk = serde_json::from_value(row.public_jwk.clone()).map_err(api::Error::internal)?;
    let der = sealer.open(&context(&row.id), &row.private_key);
    let der = der.map_err(|why| api::Error::internal(format!("signing key {}: {why}", row.id)))?;
    Ok(Key {
        kid: row.id.to_string(),
        algorithm: Algorithm::ES256,
        signing: Some((row.signs_from, EncodingKey::from_ec_der(&der))),
        verifying: DecodingKey::from_jwk(&jwk).map_err(api::Error::internal)?,
        public: Some(row.public_jwk.clone()),
    })
}

/// Returns the context that a key is sealed for.
fn context(id: &KeyId) -> String {
    format!("signing_keys/{id}")
}
