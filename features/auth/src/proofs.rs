//! One-time tokens: what a mail carries to prove that its reader reads the address. A link for a click, and a code of
//! six digits to type instead.

use db::Tx;
use jiff::{SignedDuration, Timestamp};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

use crate::{
    Auth, UserId,
    error::{Error, Result},
    queries::{self, FlowId, NewProof, ProofRow},
};

/// A code can be tried out, and a link cannot: it is good for no longer than this.
const CODE_LIFE: SignedDuration = SignedDuration::from_mins(10);
/// So many wrong codes make a code void.
const TRIES: i64 = 5;
/// What a link of a flow with a code challenge begins with.
const PKCE: &str = "pkce_";

/// What a mail proves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// That somebody who signed up, or was invited, reads the address.
    Confirmation,
    /// The same of somebody who signs in without a password, or forgot it.
    Recovery,
    /// That the owner of an account reads the address it has.
    EmailChangeCurrent,
    /// That they read the one it shall have.
    EmailChangeNew,
    /// That it is still them.
    Reauthentication,
}

impl Kind {
    const ALL: [Self; 5] =
        [Self::Confirmation, Self::Recovery, Self::EmailChangeCurrent, Self::EmailChangeNew, Self::Reauthentication];

    /// As it is stored.
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::Confirmation => "confirmation",
            Self::Recovery => "recovery",
            Self::EmailChangeCurrent => "email_change_current",
            Self::EmailChangeNew => "email_change_new",
            Self::Reauthentication => "reauthentication",
        }
    }

    /// What a type of the protocol may be the proof of.
    pub(crate) fn of_type(asked: &str) -> Option<&'static [Self]> {
        match asked {
            "signup" | "invite" => Some(&[Self::Confirmation]),
            "recovery" | "magiclink" => Some(&[Self::Recovery]),
            "email" => Some(&[Self::Confirmation, Self::Recovery]),
            "email_change" => Some(&[Self::EmailChangeCurrent, Self::EmailChangeNew]),
            _ => None,
        }
    }
}

impl db::Column for Kind {
    fn read(row: &db::Row, at: usize) -> db::Result<Self> {
        let stored = String::read(row, at)?;
        let kind = Self::ALL.into_iter().find(|kind| kind.as_str() == stored);
        kind.ok_or_else(|| db::Error::Unreadable(format!("one-time token {stored}")))
    }
}

/// A token that was just made, as the mail tells it.
pub(crate) struct Proof {
    /// For the link.
    pub(crate) token: String,
    /// To be typed.
    pub(crate) code: String,
}

/// A token as it is kept: who reads the database cannot follow the link.
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

/// As long as the protocol's own, but of pure chance: six digits and an address do not give it away.
fn made(has_flow: bool) -> Proof {
    let bytes: [u8; 28] = rand::random();
    let prefix = if has_flow { PKCE } else { "" };
    Proof { token: format!("{prefix}{}", hex(&bytes)), code: format!("{:06}", rand::random_range(0..1_000_000)) }
}

impl Auth {
    /// Makes a token for `email`, in the place of the one before.
    pub(crate) async fn prove_later(
        &self,
        tx: &mut Tx,
        user: &UserId,
        kind: Kind,
        email: &str,
        flow: Option<&FlowId>,
        now: Timestamp,
    ) -> Result<Proof> {
        let proof = made(flow.is_some());
        let code = self.0.sealer.seal(&context(user, kind), proof.code.as_bytes()).map_err(api::Error::internal)?;
        let flow = flow.map(FlowId::as_str);
        let new = NewProof { user, kind, token_hash: &hash(&proof.token), code: &code, email, flow };
        queries::save_proof(tx, new, now).await?;
        Ok(proof)
    }

    /// The token of a link that is still good; it is not used up yet.
    pub(crate) async fn by_link(
        &self,
        tx: &mut Tx,
        token: &str,
        kinds: &[Kind],
        now: Timestamp,
    ) -> Result<Option<ProofRow>> {
        let proof = queries::find_proof(&mut *tx, &hash(token)).await?;
        Ok(proof.filter(|proof| kinds.contains(&proof.kind) && self.is_fresh(proof, now)))
    }

    /// The token whose code was typed for an address; a wrong code is counted, so commit also then.
    pub(crate) async fn by_code(
        &self,
        tx: &mut Tx,
        email: &str,
        code: &str,
        kinds: &[Kind],
        now: Timestamp,
    ) -> Result<Option<ProofRow>> {
        let names = kinds.iter().map(|kind| kind.as_str().to_owned()).collect();
        for proof in queries::proofs_of(&mut *tx, email, names).await? {
            if !self.may_be_typed(&proof, now) {
                continue;
            }
            if self.is_code(&proof, code) {
                return Ok(Some(proof));
            }
            queries::count_try(tx, &proof.user_id, proof.kind).await?;
        }
        Ok(None)
    }

    /// Is this the code of a reauthentication of `user`? It is used up when it is.
    pub(crate) async fn reauthenticates(&self, tx: &mut Tx, user: &UserId, code: &str, now: Timestamp) -> Result<bool> {
        let kind = Kind::Reauthentication;
        let Some(proof) = queries::proof_of_user(&mut *tx, user, kind).await? else { return Ok(false) };
        if !self.may_be_typed(&proof, now) {
            return Ok(false);
        }
        if self.is_code(&proof, code) {
            return Ok(queries::use_proof(tx, user, kind).await?);
        }
        queries::count_try(tx, user, kind).await?;
        Ok(false)
    }

    fn is_fresh(&self, proof: &ProofRow, now: Timestamp) -> bool {
        now.duration_since(proof.created_at) < self.0.settings.proof_life
    }

    fn may_be_typed(&self, proof: &ProofRow, now: Timestamp) -> bool {
        let age = now.duration_since(proof.created_at);
        self.is_fresh(proof, now) && age < CODE_LIFE && proof.tries < TRIES
    }

    fn is_code(&self, proof: &ProofRow, typed: &str) -> bool {
        let code = self.0.sealer.open(&context(&proof.user_id, proof.kind), &proof.code);
        code.is_ok_and(|code| code.ct_eq(typed.trim().as_bytes()).into())
    }
}

/// What a code is sealed for.
fn context(user: &UserId, kind: Kind) -> String {
    format!("one_time_tokens/{user}/{}", kind.as_str())
}

/// 403: the same for a wrong, a used and an old code.
pub(crate) fn wrong_code() -> Error {
    Error::forbidden("otp_expired", "Token has expired or is invalid")
}

/// 403: the same for a wrong, a used and an old link.
pub(crate) fn wrong_link() -> Error {
    Error::forbidden("otp_expired", "Email link is invalid or has expired")
}
