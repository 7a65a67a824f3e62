//! Challenges that devices sign: each is valid once, for five minutes.

use api::App;
use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use db::Tx;
use jiff::{SignedDuration, Timestamp};

use crate::{
    UserId,
    error::{Error, Result},
    queries::{self, PasskeyChallengeId},
    token_hash,
};

/// Expiry of a challenge.
pub(crate) const LIFETIME: SignedDuration = SignedDuration::from_secs(300);

/// A new challenge, of which only the hash is kept.
pub(crate) async fn issue(tx: &mut Tx, user: Option<&UserId>, now: Timestamp) -> Result<(PasskeyChallengeId, String)> {
    let challenge = BASE64_URL_SAFE_NO_PAD.encode(rand::random::<[u8; 32]>());
    let id = PasskeyChallengeId::new(now);
    queries::add_passkey_challenge(tx, &id, user, &token_hash::hash(&challenge), now).await?;
    Ok((id, challenge))
}

/// Consumes a challenge and returns its hash. The challenge must belong to `user`; `None` means a sign-in. Even a
/// refused challenge is used up.
pub(crate) async fn consume(app: &App, id: &str, user: Option<&UserId>) -> Result<String> {
    let not_found = || Error::bad("webauthn_challenge_not_found", "Challenge not found, or answered before");
    let id: PasskeyChallengeId = id.parse().map_err(|_| not_found())?;
    let mut tx = app.db.begin().await?;
    let challenge = queries::take_passkey_challenge(&mut tx, &id).await?.ok_or_else(not_found)?;
    tx.commit().await?;
    if challenge.user_id.as_ref() != user {
        return Err(not_found());
    }
    if app.now().duration_since(challenge.created_at) > LIFETIME {
        return Err(Error::bad("webauthn_challenge_expired", "Challenge has expired"));
    }
    Ok(challenge.challenge_hash)
}
