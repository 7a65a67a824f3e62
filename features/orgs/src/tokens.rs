//! Personal API tokens: a program acts for the user who made it, in their role, in their organization.

mod queries;
mod routes;
mod rules;
mod types;

use api::{App, ClientAddress, Error, Kind};
use audit::{Actor, Origin, RequestActor};
use auth::{Auth, UserId};
use axum::{
    extract::FromRequestParts,
    http::{Method, request::Parts},
};
use base64::{
    Engine,
    prelude::{BASE64_STANDARD, BASE64_URL_SAFE_NO_PAD},
};
use jiff::{SignedDuration, Timestamp};
use sha2::{Digest, Sha256};

use crate::queries::Membership;

pub(crate) use routes::routes;
pub(crate) use rules::is_token;
pub use types::TokenId;

use queries::Known;
use types::Scope;

/// That a token was used is written down at most so often.
const NOTED_EVERY: SignedDuration = SignedDuration::from_mins(1);

/// Whom a token acts for.
pub(crate) struct Bearer {
    pub(crate) id: TokenId,
    pub(crate) user: UserId,
    /// What that user is in its organization; nothing when they may not work there any more.
    pub(crate) membership: Option<Membership>,
}

/// Whom the token `text` of a request acts for.
///
/// # Errors
/// 401 `unauthorized` for a token that is unknown, revoked or expired, or whose user is banned; 429 when an address has
/// sent too many of those (a token that is good is good also then: nobody can lock out a neighbor). 403
/// `token_read_only` when a token that may only read is to change something.
pub(crate) async fn bearer(parts: &mut Parts, app: &App, text: &str) -> api::Result<Bearer> {
    let now = app.now();
    let is_good = |known: &Known| {
        known.token_expires_at.is_none_or(|at| at > now) && known.banned_until.is_none_or(|until| until <= now)
    };
    let known = queries::find(&app.db, &hash(text)).await?;
    if let Some(known) = &known {
        // Also the actor of a token that is refused: expired, read-only, or of a user who may not work there any more.
        let actor = Actor::token(&known.user_id, &known.id, Origin::of(parts)).in_log_of(&known.org_id);
        RequestActor::set(parts, &actor);
    }
    let Some(known) = known.filter(is_good) else { return Err(refused(parts, app).await) };
    if known.scope == Scope::Read && !matches!(parts.method, Method::GET | Method::HEAD) {
        let detail = "This token may only read. Make one that may write.";
        return Err(Error::new(Kind::Forbidden, "token_read_only", detail));
    }
    note_use(app, &known, now);
    let Known { org_id, limits, expires_at, removal_at, requires_second_factor, .. } = known;
    let (emergency_id, emergency_ends_at) = (known.emergency_id, known.emergency_ends_at);
    let membership = known.role.map(|role| Membership {
        org_id,
        role,
        limits,
        expires_at,
        removal_at,
        requires_second_factor,
        emergency_id,
        emergency_ends_at,
    });
    Ok(Bearer { id: known.id, user: known.user_id, membership })
}

/// What a token that is none is answered with; counts it.
async fn refused(parts: &mut Parts, app: &App) -> Error {
    let Ok(address) = ClientAddress::from_request_parts(parts, app).await;
    match parts.extensions.get::<Auth>().map(|auth| auth.count_guess(address)) {
        Some(Ok(())) => not_valid(),
        Some(Err(too_many)) => too_many,
        None => Error::internal("no Auth is layered over this route"),
    }
}

/// 401 `unauthorized`, whatever is wrong with the token.
pub(crate) fn not_valid() -> Error {
    Error::new(Kind::Unauthorized, "unauthorized", "This token is not valid, or not any more.")
}

/// Writes down that the token was used, without letting the request wait for whoever writes at this moment.
fn note_use(app: &App, known: &Known, now: Timestamp) {
    let oldest = now - NOTED_EVERY;
    if known.last_used_at.is_some_and(|at| at > oldest) {
        return;
    }
    let (db, org, user, id) = (app.db.clone(), known.org_id.clone(), known.user_id.clone(), known.id.clone());
    tokio::spawn(async move {
        if let Err(error) = queries::note_use(&db, (&org, &user, &id), oldest, now).await {
            tracing::warn!(%error, "use of a token not written down");
        }
    });
}

/// A secret of 256 random bits, as it may stand in a link.
pub(crate) fn random() -> String {
    BASE64_URL_SAFE_NO_PAD.encode(rand::random::<[u8; 32]>())
}

/// What is kept of a token. It has 256 random bits, so that nothing slower than a plain hash is needed.
pub(crate) fn hash(token: &str) -> String {
    BASE64_STANDARD.encode(Sha256::digest(token))
}
