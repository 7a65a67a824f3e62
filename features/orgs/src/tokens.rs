//! Personal API tokens: a program acts for the user who created the token, with their role in their organization.

pub mod access;
mod queries;
mod routes;
mod rules;
mod types;

use api::{App, ClientAddress, Error, Kind};
use audit::{Actor, Origin, RequestActor};
use auth::{Auth, UserId};
use axum::{extract::FromRequestParts, http::request::Parts};
use base64::{
    Engine,
    prelude::{BASE64_STANDARD, BASE64_URL_SAFE_NO_PAD},
};
use jiff::{SignedDuration, Timestamp};
use sha2::{Digest, Sha256};

use crate::{TokenScopes, queries::Membership};

pub(crate) use routes::routes;
pub(crate) use rules::is_token;
pub use types::TokenId;

use queries::TokenRow;

/// Minimum interval between two records of a token's last use.
const USE_RECORD_INTERVAL: SignedDuration = SignedDuration::from_mins(1);

/// Marks a request that the program makes to itself for an assistant, as an extension of the request. Assistants are part
/// of every plan, and programs with a token of plans with the API only.
#[derive(Clone, Copy, Debug)]
pub struct ForAssistant;

/// Token of a request, with its user.
pub(crate) struct Bearer {
    pub(crate) id: TokenId,
    pub(crate) scopes: TokenScopes,
    pub(crate) user: UserId,
    /// Membership in the organization of the token; `None` when the user no longer has access.
    pub(crate) membership: Option<Membership>,
}

/// Authenticates a request by its token `text`.
///
/// # Errors
/// Fails with 401 `unauthorized` for a token that is unknown, revoked, expired, or for
/// another server, or whose user is banned. Fails with
/// 429 when an address has sent too many of those; valid tokens are still accepted then, so that a client cannot lock
/// out others behind its address.
pub(crate) async fn bearer(parts: &mut Parts, app: &App, text: &str) -> api::Result<Bearer> {
    let now = app.now();
    let is_for_assistant = parts.extensions.get::<ForAssistant>().is_some();
    let is_good = |token: &TokenRow| {
        token.token_expires_at.is_none_or(|at| at > now)
            && token.banned_until.is_none_or(|until| until <= now)
            && token.audience.as_ref().is_none_or(|at| is_for_assistant && *at == access::server_address(&app.site))
    };
    let token = queries::find(&app.db, &hash(text)).await?;
    if let Some(token) = &token {
        // Requests with a rejected token get an actor too: expired, read-only, or of a user without access.
        let actor = Actor::token(&token.user_id, &token.id, Origin::of(parts)).in_log_of(&token.org_id);
        RequestActor::set(parts, &actor);
    }
    let Some(token) = token.filter(is_good) else { return Err(refused(parts, app).await) };
    note_use(app, &token, now);
    let TokenRow { org_id, limits, expires_at, removal_at, requires_second_factor, .. } = token;
    let (emergency_id, emergency_ends_at) = (token.emergency_id, token.emergency_ends_at);
    let membership = token.role.map(|role| Membership {
        org_id,
        role,
        limits,
        expires_at,
        removal_at,
        requires_second_factor,
        emergency_id,
        emergency_ends_at,
    });
    Ok(Bearer { id: token.id, scopes: token.scopes, user: token.user_id, membership })
}

/// Counts an invalid token and returns its error.
async fn refused(parts: &mut Parts, app: &App) -> Error {
    let Ok(address) = ClientAddress::from_request_parts(parts, app).await;
    match parts.extensions.get::<Auth>().map(|auth| auth::limits::count_guess(auth, address)) {
        Some(Ok(())) => not_valid(),
        Some(Err(too_many)) => too_many,
        None => Error::internal("no Auth is layered over this route"),
    }
}

/// Returns 401 `unauthorized`, whatever is wrong with the token.
pub(crate) fn not_valid() -> Error {
    Error::new(Kind::Unauthorized, "unauthorized", "This token isn’t valid or has expired.")
}

/// Records the use of a token in a background task, so that the request does not wait for other writers.
fn note_use(app: &App, token: &TokenRow, now: Timestamp) {
    let oldest = now - USE_RECORD_INTERVAL;
    if token.last_used_at.is_some_and(|at| at > oldest) {
        return;
    }
    let (db, org, user, id) = (app.db.clone(), token.org_id.clone(), token.user_id.clone(), token.id.clone());
    tokio::spawn(async move {
        if let Err(error) = queries::note_use(&db, (&org, &user, &id), oldest, now).await {
            tracing::warn!(%error, "use of a token not written down");
        }
    });
}

/// Returns a secret of 256 random bits that is safe in a URL.
pub(crate) fn random() -> String {
    BASE64_URL_SAFE_NO_PAD.encode(rand::random::<[u8; 32]>())
}

/// Returns the stored hash of a token. A plain hash suffices, because the token has 256 random bits.
pub(crate) fn hash(token: &str) -> String {
    BASE64_STANDARD.encode(Sha256::digest(token))
}
