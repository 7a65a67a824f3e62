//! One-time tokens: an email carries a link to click, and a code of six digits to type instead. Either proves that the
//! reader owns the address.

use std::collections::BTreeSet;

use db::{Db, Tx};
use jiff::{SignedDuration, Timestamp};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

use crate::{
    Auth, UserId,
    error::{Error, Result},
    limits::wrong_codes::{self, Source},
    links::kind::Kind,
    links::lanes::Lane,
    queries::{self, FlowId, NewProof, ProofRow, SignUpRow},
};

/// Expiry of a typed code. Shorter than that of a link, because a code can be guessed.
const CODE_LIFETIME: SignedDuration = SignedDuration::from_mins(10);
/// Maximum number of wrong guesses of one code.
const MAX_WRONG_CODES: i64 = 5;
/// Prefix of the token of a flow with a code challenge.
const PKCE: &str = "pkce_";

impl db::Column for Kind {
    fn read(row: &db::Row, at: usize) -> db::Result<Self> {
        let stored = String::read(row, at)?;
        let kind = Self::ALL.into_iter().find(|kind| Lane::names(*kind).contains(&stored));
        kind.ok_or_else(|| db::Error::Unreadable(format!("one-time token {stored}")))
    }
}

/// Token that was sent and is not used yet.
pub(crate) enum Outstanding {
    /// Token of a user.
    User(ProofRow),
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

/// New token, as the email carries it.
pub(crate) struct Proof {
    /// Token of the link.
    pub(crate) token: String,
    /// Code to type.
    pub(crate) code: String,
}

/// Hash under which a token is stored, so that a reader of the database cannot follow its link.
pub(crate) fn hash(token: &str) -> String {
    hex(&Sha256::digest(token))
}

/// Lower-case hexadecimal.
pub(crate) fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        // Writing to a String cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Creates a token, as long as the protocol's own tokens but random, so that the code and the address do not reveal it.
fn made(has_flow: bool) -> Proof {
    let bytes: [u8; 28] = rand::random();
    let prefix = if has_flow { PKCE } else { "" };
    Proof { token: format!("{prefix}{}", hex(&bytes)), code: format!("{:06}", rand::random_range(0..1_000_000)) }
}

impl Auth {
    /// Creates a token for `email`; it replaces the previous one in its lane.
    pub(crate) async fn prove_later(
        &self,
        tx: &mut Tx,
        user: &UserId,
        (kind, lane): (Kind, Lane),
        email: &str,
        flow: Option<&FlowId>,
        now: Timestamp,
    ) -> Result<Proof> {
        self.add_proof(tx, user, (kind, lane), (email, true), flow, now).await
    }

    /// Creates a token that is not emailed, unless there is one for `email` already: the address stays unconfirmed.
    pub(crate) async fn withhold_proof(
        &self,
        tx: &mut Tx,
        user: &UserId,
        kind: Kind,
        email: &str,
        now: Timestamp,
    ) -> Result<()> {
        let known = queries::proof_of_user(&mut *tx, user, kind).await?;
        if known.is_none_or(|known| known.email != email) {
            self.add_proof(tx, user, (kind, Lane::Elsewhere), (email, false), None, now).await?;
        }
        Ok(())
    }

    async fn add_proof(
        &self,
        tx: &mut Tx,
        user: &UserId,
        (kind, lane): (Kind, Lane),
        (email, is_sent): (&str, bool),
        flow: Option<&FlowId>,
        now: Timestamp,
    ) -> Result<Proof> {
        let proof = made(flow.is_some());
        let code = self.sealed(&context(user, kind), &proof.code)?;
        let (slot, flow) = (lane.name(kind), flow.map(FlowId::as_str));
        let new = NewProof { user, slot: &slot, token_hash: &hash(&proof.token), code: &code, email, flow, is_sent };
        queries::save_proof(tx, new, now).await?;
        Ok(proof)
    }

    /// Creates the token of a sign-up that is not a user yet; it replaces the previous one.
    pub(crate) async fn prove_sign_up_later(
        &self,
        tx: &mut Tx,
        sign_up: &UserId,
        flow: Option<&FlowId>,
        now: Timestamp,
    ) -> Result<Proof> {
        let proof = made(flow.is_some());
        let code = self.sealed(&sign_up_context(sign_up), &proof.code)?;
        let flow = flow.map(FlowId::as_str);
        queries::save_sign_up_token(tx, sign_up, &hash(&proof.token), &code, flow, now).await?;
        Ok(proof)
    }

    fn sealed(&self, context: &str, code: &str) -> Result<String> {
        Ok(self.0.sealer.seal(context, code.as_bytes()).map_err(api::Error::internal)?)
    }

    /// Returns the token of a valid link, without using it up.
    pub(crate) async fn by_link(
        &self,
        tx: &mut Tx,
        token: &str,
        kinds: &[Kind],
        now: Timestamp,
    ) -> Result<Option<Outstanding>> {
        let hash = hash(token);
        let found = match queries::find_proof(&mut *tx, &hash).await? {
            Some(proof) => Some(Outstanding::User(proof)),
            None => queries::find_sign_up_by_token(tx, &hash).await?.map(Box::new).map(Outstanding::SignUp),
        };
        Ok(found.filter(|found| self.is_good(found, kinds, now)))
    }

    /// Returns whether the token belongs to a valid link.
    pub(crate) async fn is_good_link(&self, db: &Db, token: &str, kinds: &[Kind], now: Timestamp) -> Result<bool> {
        let hash = hash(token);
        let found = match queries::find_proof(db, &hash).await? {
            Some(proof) => Some(Outstanding::User(proof)),
            None => queries::find_sign_up_by_token(db, &hash).await?.map(Box::new).map(Outstanding::SignUp),
        };
        Ok(found.is_some_and(|found| self.is_good(&found, kinds, now)))
    }

    /// Returns the token whose code was typed for an address. A wrong code is counted, so commit in that case too.
    pub(crate) async fn by_code(
        &self,
        tx: &mut Tx,
        email: &str,
        code: &str,
        kinds: &[Kind],
        now: Timestamp,
    ) -> Result<Option<Outstanding>> {
        let slots = kinds.iter().flat_map(|kind| Lane::names(*kind)).collect();
        let of_users = queries::proofs_of(&mut *tx, email, slots).await?.into_iter().map(Outstanding::User);
        let sign_ups = self.open_sign_ups(&mut *tx, email, now).await?;
        let of_sign_ups = sign_ups.into_iter().filter(|sign_up| kinds.contains(&sign_up.kind));
        let mut typed: Vec<_> = of_users.chain(of_sign_ups.map(Box::new).map(Outstanding::SignUp)).collect();
        typed.retain(|found| self.may_be_typed(found, now));
        if let Some(at) = typed.iter().position(|found| self.is_code(found, code)) {
            let right = typed.swap_remove(at);
            let counts = match &right {
                Outstanding::User(proof) => self.count_mailed(tx, &proof.user_id, true, now).await?,
                Outstanding::SignUp(sign_up) => wrong_codes::takes_mailed_of(sign_up),
            };
            return Ok(Some(right).filter(|_| counts));
        }
        for found in &typed {
            found.count_try(tx).await?;
        }
        // A user may have several codes: one wrong code is one guess.
        let users: BTreeSet<_> = typed.iter().filter_map(Outstanding::user).collect();
        for user in users {
            self.count_mailed(tx, user, false, now).await?;
        }
        Ok(None)
    }

    /// Returns whether the code is that of a reauthentication of `user`, and uses it up.
    pub(crate) async fn reauthenticates(&self, tx: &mut Tx, user: &UserId, code: &str, now: Timestamp) -> Result<bool> {
        let Some(proof) = queries::proof_of_user(&mut *tx, user, Kind::Reauthentication).await? else {
            return Ok(false);
        };
        let token_hash = proof.token_hash.clone();
        let found = Outstanding::User(proof);
        if !self.may_be_typed(&found, now) {
            return Ok(false);
        }
        let is_right = self.is_code(&found, code);
        if self.count_mailed(tx, user, is_right, now).await? {
            queries::forget_wrong_codes(tx, user, Source::Mail).await?;
            return Ok(queries::use_proof(tx, &token_hash).await?);
        }
        found.count_try(tx).await?;
        Ok(false)
    }

    fn is_good(&self, found: &Outstanding, kinds: &[Kind], now: Timestamp) -> bool {
        kinds.contains(&found.kind()) && self.is_fresh(found, now)
    }

    fn is_fresh(&self, found: &Outstanding, now: Timestamp) -> bool {
        found.sent_at().is_some_and(|at| now.duration_since(at) < self.0.settings.proof_life)
    }

    fn may_be_typed(&self, found: &Outstanding, now: Timestamp) -> bool {
        let is_young = found.sent_at().is_some_and(|at| now.duration_since(at) < CODE_LIFETIME);
        self.is_fresh(found, now) && is_young && found.tries() < MAX_WRONG_CODES
    }

    fn is_code(&self, found: &Outstanding, typed: &str) -> bool {
        let (context, sealed) = found.code();
        self.0.sealer.open(&context, sealed).is_ok_and(|code| code.ct_eq(typed.trim().as_bytes()).into())
    }
}

/// Returns the context that the code of a user's token is sealed for.
fn context(user: &UserId, kind: Kind) -> String {
    format!("one_time_tokens/{user}/{}", kind.as_str())
}

/// Returns the context that the code of a sign-up is sealed for.
fn sign_up_context(sign_up: &UserId) -> String {
    format!("sign_ups/{sign_up}")
}

/// 403, identical for a wrong, a used and an expired code.
pub(crate) fn wrong_code() -> Error {
    Error::forbidden("otp_expired", "Token has expired or is invalid")
}

/// 403, identical for a wrong, a used and an expired link.
pub(crate) fn wrong_link() -> Error {
    Error::forbidden("otp_expired", "Email link is invalid or has expired")
}
