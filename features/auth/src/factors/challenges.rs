//! Challenges of second factors: users who can answer them, and lifetime.

use db::Tx;
use jiff::{SignedDuration, Timestamp};

use crate::{
    SignedIn,
    error::{Error, Result},
    queries::{self, ChallengeId, Device, FactorId, FactorRow},
};

/// Expiry of a challenge, and of a factor that is not verified.
pub(crate) const LIFETIME: SignedDuration = SignedDuration::from_secs(300);

/// Maximum number of wrong codes per challenge.
pub(crate) const MAX_WRONG_CODES: i64 = 5;

/// A factor of the caller's; 404 for every other.
pub(crate) async fn owned(tx: &mut Tx, caller: &SignedIn, id: &str) -> Result<FactorRow> {
    let not_found = || Error::not_found("mfa_factor_not_found", "Factor not found");
    let id: FactorId = id.parse().map_err(|_| not_found())?;
    let factors = queries::factors(&mut *tx, &caller.user).await?;
    factors.into_iter().find(|factor| factor.id == id).ok_or_else(not_found)
}

/// The challenge that is answered, when it is still open and was made for this factor and this caller.
pub(crate) async fn find_open(
    tx: &mut Tx,
    factor: &FactorRow,
    id: &str,
    device: &Device,
    now: Timestamp,
) -> Result<ChallengeId> {
    let id: ChallengeId = id.parse().map_err(|_| wrong_challenge())?;
    let challenge = queries::find_challenge(&mut *tx, &id).await?;
    let challenge = challenge.filter(|challenge| challenge.factor_id == factor.id).ok_or_else(wrong_challenge)?;
    if challenge.verified_at.is_some() || challenge.ip != device.address.to_string() {
        return Err(wrong_challenge());
    }
    if now.duration_since(challenge.created_at) > LIFETIME || challenge.tries >= MAX_WRONG_CODES {
        let message =
            format!("MFA challenge {id} has expired, verify against another challenge or create a new challenge.");
        return Err(Error::refused("mfa_challenge_expired", message));
    }
    Ok(id)
}

pub(crate) fn wrong_challenge() -> Error {
    Error::refused("mfa_ip_address_mismatch", "Challenge and verify IP addresses mismatch.")
}
