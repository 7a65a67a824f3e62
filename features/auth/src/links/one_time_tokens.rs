//! One-time tokens: an email carries a link to click, and a code of six digits to type instead. Either proves that the
//! reader owns the address.

use db::Tx;
use jiff::Timestamp;

use super::{kind::Kind, lanes::Lane};
use crate::{
    Auth, UserId,
    error::Result,
    queries::{self, FlowId, NewOneTimeToken},
    token_hash::{hash, hex},
};

/// Prefix of the token of a flow with a code challenge.
const PKCE: &str = "pkce_";

impl db::Column for Kind {
    fn read(row: &db::Row, at: usize) -> db::Result<Self> {
        let stored = String::read(row, at)?;
        let kind = Self::ALL.into_iter().find(|kind| Lane::names(*kind).contains(&stored));
        kind.ok_or_else(|| db::Error::Unreadable(format!("one-time token {stored}")))
    }
}

/// New token, as the email carries it.
pub(crate) struct OneTimeToken {
    /// Token of the link.
    pub(crate) token: String,
    /// Code to type.
    pub(crate) code: String,
}

/// Creates a token, as long as the protocol's own tokens but random, so that the code and the address do not reveal it.
fn made(has_flow: bool) -> OneTimeToken {
    let bytes: [u8; 28] = rand::random();
    let prefix = if has_flow { PKCE } else { "" };
    OneTimeToken { token: format!("{prefix}{}", hex(&bytes)), code: format!("{:06}", rand::random_range(0..1_000_000)) }
}

/// Creates a token for `email`; it replaces the previous one in its lane.
pub(crate) async fn issue(
    auth: &Auth,
    tx: &mut Tx,
    user: &UserId,
    (kind, lane): (Kind, Lane),
    email: &str,
    flow: Option<&FlowId>,
    now: Timestamp,
) -> Result<OneTimeToken> {
    add_proof(auth, tx, user, (kind, lane), (email, true), flow, now).await
}

/// Creates a token that is not emailed, unless there is one for `email` already: the address stays unconfirmed.
pub(crate) async fn withhold(
    auth: &Auth,
    tx: &mut Tx,
    user: &UserId,
    kind: Kind,
    email: &str,
    now: Timestamp,
) -> Result<()> {
    let previous = queries::one_time_token_of_user(&mut *tx, user, kind).await?;
    if previous.is_none_or(|previous| previous.email != email) {
        add_proof(auth, tx, user, (kind, Lane::Elsewhere), (email, false), None, now).await?;
    }
    Ok(())
}

async fn add_proof(
    auth: &Auth,
    tx: &mut Tx,
    user: &UserId,
    (kind, lane): (Kind, Lane),
    (email, is_sent): (&str, bool),
    flow: Option<&FlowId>,
    now: Timestamp,
) -> Result<OneTimeToken> {
    let proof = made(flow.is_some());
    let code = sealed(auth, &context(user, kind), &proof.code)?;
    let (slot, flow) = (lane.name(kind), flow.map(FlowId::as_str));
    let new = NewOneTimeToken { user, slot: &slot, token_hash: &hash(&proof.token), code: &code, email, flow, is_sent };
    queries::save_one_time_token(tx, new, now).await?;
    Ok(proof)
}

/// Creates the token of a sign-up that is not a user yet; it replaces the previous one.
pub(crate) async fn issue_to_sign_up(
    auth: &Auth,
    tx: &mut Tx,
    sign_up: &UserId,
    flow: Option<&FlowId>,
    now: Timestamp,
) -> Result<OneTimeToken> {
    let proof = made(flow.is_some());
    let code = sealed(auth, &sign_up_context(sign_up), &proof.code)?;
    let flow = flow.map(FlowId::as_str);
    queries::save_sign_up_token(tx, sign_up, &hash(&proof.token), &code, flow, now).await?;
    Ok(proof)
}

fn sealed(auth: &Auth, context: &str, code: &str) -> Result<String> {
    Ok(auth.0.sealer.seal(context, code.as_bytes()).map_err(api::Error::internal)?)
}

/// Returns the context that the code of a user's token is sealed for.
pub(super) fn context(user: &UserId, kind: Kind) -> String {
    format!("one_time_tokens/{user}/{}", kind.as_str())
}

/// Returns the context that the code of a sign-up is sealed for.
pub(super) fn sign_up_context(sign_up: &UserId) -> String {
    format!("sign_ups/{sign_up}")
}
