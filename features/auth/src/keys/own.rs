//! Signing keys that the server creates, sealed in the database.

use api::App;
use audit::{Act, Actor};
use aws_lc_rs::{
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair},
};
use crypto::Sealer;
use db::{Db, Tx, query};
use jiff::{SignedDuration, Timestamp};
use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey, jwk::Jwk};
use serde_json::{Value, json};

use super::set::{Key, Set};

use crate::events;

db::id!(
    /// Id of a signing key: the `kid` of its tokens.
    KeyId
);

/// Delay before a new key signs, so that every process knows it by then.
const LEAD: SignedDuration = SignedDuration::from_mins(2);
/// Validity of a key after its last signature: longer than any token is valid.
const FAREWELL: SignedDuration = SignedDuration::from_hours(2);

/// A row of `signing_keys`.
struct Row {
    id: KeyId,
    private_key: String,
    public_jwk: Value,
    is_current: bool,
    signs_from: Timestamp,
}

/// Returns the valid keys, and creates the first one. Of two processes that start at once, one creates it.
pub(super) async fn read(app: &App, sealer: &Sealer) -> api::Result<Set> {
    let mut rows = stored(&app.db, app.now()).await?;
    if !rows.iter().any(|row| row.is_current) {
        let mut tx = app.db.begin().await?;
        add(&mut tx, sealer, app.now(), app.now()).await?;
        tx.commit().await?;
        rows = stored(&app.db, app.now()).await?;
    }
    let keys = rows.iter().map(|row| key(row, sealer)).collect::<api::Result<Vec<_>>>()?;
    Set::new(keys).ok_or_else(|| api::Error::internal("no signing key"))
}

/// Creates a key that signs in two minutes, and returns its id. Tokens of the previous key are valid for two more
/// hours.
pub async fn rotate(app: &App, sealer: &Sealer) -> api::Result<String> {
    let now = app.now();
    let mut tx = app.db.begin().await?;
    query!("delete from signing_keys where good_until is not null and good_until <= $1", now).run(&mut tx).await?;
    query!("update signing_keys set is_current = false, good_until = $1 where is_current", now + LEAD + FAREWELL)
        .run(&mut tx)
        .await?;
    let id = add(&mut tx, sealer, now, now + LEAD).await?;
    Act::new(events::KeyRotated).on("key", &id).record(&mut tx, &Actor::operator(), now).await?;
    tx.commit().await?;
    Ok(id.to_string())
}

async fn stored(db: &Db, now: Timestamp) -> api::Result<Vec<Row>> {
    let keys = query!(
        Row,
        "select id, private_key, public_jwk, is_current, signs_from from signing_keys
         where good_until is null or good_until > $1 order by created_at, id",
        now
    );
    Ok(keys.all(db).await?)
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
    let sealed = sealer.seal(&context(&id), der.as_ref()).map_err(api::Error::internal)?;
    query!(
        "insert into signing_keys (id, private_key, public_jwk, is_current, signs_from, created_at)
         values ($1, $2, $3, true, $4, $5) on conflict do nothing",
        &id,
        sealed,
        public,
        signs_from,
        now
    )
    .run(tx)
    .await?;
    Ok(id)
}

fn key(row: &Row, sealer: &Sealer) -> api::Result<Key> {
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
