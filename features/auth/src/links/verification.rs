//! Use of a link or code of an email: the proof of an address, and the sign-in that follows.

use audit::Act;
use db::Tx;
use jiff::Timestamp;

use super::{kind::Kind, lanes::Lane, lookup::Outstanding};
use crate::{
    Auth, Session,
    accounts::{
        address_change, audit_entries,
        confirmation::{confirm, remove_ways_in},
        sign_ups,
    },
    error::{Error, Result},
    events,
    limits::wrong_codes::Source,
    queries::{self, Device, UserRow},
    sessions,
    types::Method,
};

/// Result of a verification.
pub(crate) enum VerificationResult {
    /// The user may be signed in.
    User(Box<UserRow>),
    /// One of the two addresses of a change is proved, the other is not.
    Half,
}

/// Uses a token up and applies its effect.
pub(crate) async fn prove(
    auth: &Auth,
    tx: &mut Tx,
    proof: Outstanding,
    device: &Device,
    now: Timestamp,
) -> Result<VerificationResult> {
    let proof = match proof {
        Outstanding::User(proof) => proof,
        Outstanding::SignUp(sign_up) => {
            return Ok(VerificationResult::User(Box::new(sign_ups::complete(auth, tx, &sign_up, device, now).await?)));
        }
    };
    let user = queries::lock_user(tx, &proof.user_id).await?;
    let mut user = user.filter(|user| !user.is_banned(now)).ok_or_else(Error::wrong_link)?;
    if !queries::use_proof(tx, &proof.token_hash).await? {
        return Err(Error::wrong_link());
    }
    queries::reset_wrong_codes(tx, &user.id, Source::Mail).await?;
    match proof.kind {
        Kind::Confirmation => confirm(tx, &mut user, now).await?,
        Kind::Invitation | Kind::Recovery | Kind::MagicLink => {
            queries::remove_proofs_in(tx, &user.id, Lane::names(proof.kind)).await?;
            if !user.is_confirmed() {
                remove_ways_in(tx, &mut user).await?;
            }
            confirm(tx, &mut user, now).await?;
        }
        Kind::EmailChangeCurrent | Kind::EmailChangeNew => {
            let other = match proof.kind {
                Kind::EmailChangeNew => Kind::EmailChangeCurrent,
                _ => Kind::EmailChangeNew,
            };
            if queries::one_time_token_of_user(&mut *tx, &user.id, other).await?.is_some() {
                return Ok(VerificationResult::Half);
            }
            address_change::complete(auth, tx, &mut user, device, now).await?;
        }
        Kind::Reauthentication => return Err(Error::wrong_link()),
    }
    user.updated_at = now;
    queries::save_user(tx, &user).await?;
    Ok(VerificationResult::User(Box::new(user)))
}

/// Begins the session of a user who proved an address with a link of this type. The session records the method as a
/// one-time token, as the protocol requires.
pub(crate) async fn enter(
    auth: &Auth,
    tx: &mut Tx,
    mut user: UserRow,
    method: &str,
    device: &Device,
    now: Timestamp,
) -> Result<Session> {
    user.last_sign_in_at = Some(now);
    queries::record_sign_in(tx, &user.id, now).await?;
    let act = Act::new(events::SessionCreated).with("method", method);
    audit_entries::record(auth, tx, &user.id, device.origin(), act, now).await?;
    sessions::begin(auth, tx, user, Method::OTP, Some(device), now).await
}
