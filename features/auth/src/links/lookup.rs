//! Tokens that were sent and not used yet: found by the link that was followed, or by the code that was typed.

use std::collections::BTreeSet;

use db::{Db, Tx};
use jiff::{SignedDuration, Timestamp};
use subtle::ConstantTimeEq;

use super::{
    kind::Kind,
    lanes::Lane,
    one_time_tokens::{context, sign_up_context},
};
use crate::{
    Auth, UserId,
    accounts::sign_ups,
    error::Result,
    limits::wrong_codes::{self, Source},
    queries::{self, FlowId, OneTimeTokenRow, SignUpRow},
    token_hash::hash,
};

/// Expiry of a typed code. Shorter than that of a link, because a code can be guessed.
const CODE_LIFETIME: SignedDuration = SignedDuration::from_mins(10);

/// Maximum number of wrong guesses of one code.
const MAX_WRONG_CODES: i64 = 5;

/// Token that was sent and is not used yet.
pub(crate) enum Outstanding {
    /// Token of a user.
    User(OneTimeTokenRow),
    /// Token of a sign-up that is not a user yet.
    SignUp(Box<SignUpRow>),
}

impl Outstanding {
    /// Purpose of the token.
    pub(crate) fn kind(&self) -> Kind {
        match self {
            Self::User(proof) => proof.kind,
            Self::SignUp(sign_up) => sign_up.kind,
        }
    }

    /// Returns the flow that its link ends, if a flow began it.
    pub(crate) fn flow(&self) -> Option<FlowId> {
        let flow = match self {
            Self::User(proof) => proof.flow_id.as_deref(),
            Self::SignUp(sign_up) => sign_up.flow_id.as_deref(),
        };
        flow.and_then(|id| id.parse().ok())
    }

    /// Returns the user of the token; `None` for a sign-up.
    fn user(&self) -> Option<&UserId> {
        match self {
            Self::User(proof) => Some(&proof.user_id),
            Self::SignUp(_) => None,
        }
    }

    fn sent_at(&self) -> Option<Timestamp> {
        match self {
            Self::User(proof) => Some(proof.created_at),
            Self::SignUp(sign_up) => sign_up.sent_at,
        }
    }

    fn tries(&self) -> i64 {
        match self {
            Self::User(proof) => proof.tries,
            Self::SignUp(sign_up) => sign_up.tries,
        }
    }

    /// Returns the context of the sealed code, and the sealed code.
    fn code(&self) -> (String, &str) {
        match self {
            Self::User(proof) => (context(&proof.user_id, proof.kind), &proof.code),
            Self::SignUp(sign_up) => (sign_up_context(&sign_up.id), sign_up.code.as_deref().unwrap_or_default()),
        }
    }

    /// Counts a wrong code.
    async fn count_try(&self, tx: &mut Tx) -> Result<()> {
        match self {
            Self::User(proof) => queries::count_try(tx, &proof.token_hash).await?,
            Self::SignUp(sign_up) => queries::count_sign_up_try(tx, &sign_up.id).await?,
        }
        Ok(())
    }
}

/// Returns the token of a valid link, without using it up.
pub(crate) async fn by_link(
    auth: &Auth,
    tx: &mut Tx,
    token: &str,
    kinds: &[Kind],
    now: Timestamp,
) -> Result<Option<Outstanding>> {
    let hash = hash(token);
    let outstanding = match queries::find_one_time_token(&mut *tx, &hash).await? {
        Some(proof) => Some(Outstanding::User(proof)),
        None => queries::find_sign_up_by_token(tx, &hash).await?.map(Box::new).map(Outstanding::SignUp),
    };
    Ok(outstanding.filter(|outstanding| is_good(auth, outstanding, kinds, now)))
}

/// Returns whether the token belongs to a valid link.
pub(crate) async fn is_good_link(auth: &Auth, db: &Db, token: &str, kinds: &[Kind], now: Timestamp) -> Result<bool> {
    let hash = hash(token);
    let outstanding = match queries::find_one_time_token(db, &hash).await? {
        Some(proof) => Some(Outstanding::User(proof)),
        None => queries::find_sign_up_by_token(db, &hash).await?.map(Box::new).map(Outstanding::SignUp),
    };
    Ok(outstanding.is_some_and(|outstanding| is_good(auth, &outstanding, kinds, now)))
}

/// Returns the token whose code was typed for an address. A wrong code is counted, so commit in that case too.
pub(crate) async fn by_code(
    auth: &Auth,
    tx: &mut Tx,
    email: &str,
    code: &str,
    kinds: &[Kind],
    now: Timestamp,
) -> Result<Option<Outstanding>> {
    let slots = kinds.iter().flat_map(|kind| Lane::names(*kind)).collect();
    let of_users = queries::one_time_tokens_of(&mut *tx, email, slots).await?.into_iter().map(Outstanding::User);
    let sign_ups = sign_ups::open(&mut *tx, email, now).await?;
    let of_sign_ups = sign_ups.into_iter().filter(|sign_up| kinds.contains(&sign_up.kind));
    let mut typed: Vec<_> = of_users.chain(of_sign_ups.map(Box::new).map(Outstanding::SignUp)).collect();
    typed.retain(|outstanding| may_be_typed(auth, outstanding, now));
    if let Some(at) = typed.iter().position(|outstanding| is_code(auth, outstanding, code)) {
        let right = typed.swap_remove(at);
        let counts = match &right {
            Outstanding::User(proof) => wrong_codes::count_mailed(auth, tx, &proof.user_id, true, now).await?,
            Outstanding::SignUp(sign_up) => wrong_codes::takes_mailed_of(sign_up),
        };
        return Ok(Some(right).filter(|_| counts));
    }
    for outstanding in &typed {
        outstanding.count_try(tx).await?;
    }
    // A user may have several codes: one wrong code is one guess.
    let users: BTreeSet<_> = typed.iter().filter_map(Outstanding::user).collect();
    for user in users {
        wrong_codes::count_mailed(auth, tx, user, false, now).await?;
    }
    Ok(None)
}

/// Returns whether the code is that of a reauthentication of `user`, and uses it up.
pub(crate) async fn reauthenticates(
    auth: &Auth,
    tx: &mut Tx,
    user: &UserId,
    code: &str,
    now: Timestamp,
) -> Result<bool> {
    let Some(proof) = queries::one_time_token_of_user(&mut *tx, user, Kind::Reauthentication).await? else {
        return Ok(false);
    };
    let token_hash = proof.token_hash.clone();
    let outstanding = Outstanding::User(proof);
    if !may_be_typed(auth, &outstanding, now) {
        return Ok(false);
    }
    let is_right = is_code(auth, &outstanding, code);
    if wrong_codes::count_mailed(auth, tx, user, is_right, now).await? {
        queries::reset_wrong_codes(tx, user, Source::Mail).await?;
        return Ok(queries::use_proof(tx, &token_hash).await?);
    }
    outstanding.count_try(tx).await?;
    Ok(false)
}

fn is_good(auth: &Auth, outstanding: &Outstanding, kinds: &[Kind], now: Timestamp) -> bool {
    kinds.contains(&outstanding.kind()) && is_fresh(auth, outstanding, now)
}

fn is_fresh(auth: &Auth, outstanding: &Outstanding, now: Timestamp) -> bool {
    outstanding.sent_at().is_some_and(|at| now.duration_since(at) < auth.0.settings.proof_life)
}

fn may_be_typed(auth: &Auth, outstanding: &Outstanding, now: Timestamp) -> bool {
    let is_young = outstanding.sent_at().is_some_and(|at| now.duration_since(at) < CODE_LIFETIME);
    is_fresh(auth, outstanding, now) && is_young && outstanding.tries() < MAX_WRONG_CODES
}

fn is_code(auth: &Auth, outstanding: &Outstanding, typed: &str) -> bool {
    let (context, sealed) = outstanding.code();
    auth.0.sealer.open(&context, sealed).is_ok_and(|code| code.ct_eq(typed.trim().as_bytes()).into())
}
