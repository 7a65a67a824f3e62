//! Tokens of identity providers, and the extractor that checks them.

use api::{App, ClientAddress};
use audit::{Actor, Origin, RequestActor};
use auth::Auth;
use axum::{
    extract::FromRequestParts,
    http::{StatusCode, request::Parts},
};
use base64::{
    Engine,
    prelude::{BASE64_STANDARD, BASE64_URL_SAFE_NO_PAD},
};
use jiff::SignedDuration;
use sha2::{Digest, Sha256};

use crate::{errors::ScimError, queries, settings::Scim, types::Provider};

/// Beginning of every token, recognizable for people and secret scanners.
const BEGINNING: &str = "vscim_";
/// Length of the beginning that is shown in lists.
const PREFIX_LENGTH: usize = BEGINNING.len() + 6;
/// Interval in which uses are recorded.
const USE_RECORD_INTERVAL: SignedDuration = SignedDuration::from_mins(1);

/// Returns a new token of 256 random bits.
pub(crate) fn new_token() -> String {
    format!("{BEGINNING}{}", BASE64_URL_SAFE_NO_PAD.encode(rand::random::<[u8; 32]>()))
}

/// Returns the beginning of a token that lists show.
pub(crate) fn prefix(token: &str) -> String {
    token.chars().take(PREFIX_LENGTH).collect()
}

/// Returns the stored hash of a token. A plain hash is enough for 256 random bits.
pub(crate) fn hash(token: &str) -> String {
    BASE64_STANDARD.encode(Sha256::digest(token))
}

fn unauthorized() -> ScimError {
    ScimError::new(StatusCode::UNAUTHORIZED, "This token isn’t valid.")
}

impl FromRequestParts<App> for Provider {
    type Rejection = ScimError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ScimError> {
        let token = auth::bearer_text(&parts.headers).map_err(|_| unauthorized())?;
        let is_token = token.starts_with(BEGINNING) && token.len() < 100;
        let token_row = if is_token { queries::token(&app.db, &hash(token)).await? } else { None };
        let Some(token_row) = token_row else {
            let Ok(address) = ClientAddress::from_request_parts(parts, app).await;
            let too_many =
                parts.extensions.get::<Auth>().and_then(|auth| auth::limits::count_guess(auth, address).err());
            return Err(too_many.map_or_else(unauthorized, ScimError::from));
        };
        let actor = Actor::job(None::<auth::UserId>).in_log_of(&token_row.org_id);
        RequestActor::set(parts, &Actor::stranger(Origin::of(parts)).in_log_of(&token_row.org_id));
        if token_row.is_demo {
            return Err(unauthorized());
        }
        if let Some(scim) = parts.extensions.get::<Scim>() {
            scim.count(token_row.id.as_str())?;
        }
        if token_row.removal_at.is_some() && !parts.method.is_safe() {
            return Err(ScimError::forbidden("The organization is scheduled for deletion."));
        }
        let now = app.now();
        if token_row.last_used_at.is_none_or(|at| now.duration_since(at) >= USE_RECORD_INTERVAL) {
            queries::note_use(&app.db, &token_row.org_id, &token_row.id, now).await?;
        }
        Ok(Self { org: token_row.org_id, token: token_row.id, created_by: token_row.created_by, actor })
    }
}

/// Request of a provider, with what answers it.
pub(crate) struct Service {
    pub(crate) provider: Provider,
    pub(crate) app: App,
    pub(crate) auth: Auth,
    pub(crate) scim: Scim,
}

impl FromRequestParts<App> for Service {
    type Rejection = ScimError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ScimError> {
        let provider = Provider::from_request_parts(parts, app).await?;
        let missing = || ScimError::from(api::Error::internal("no Auth or Scim is layered over this route"));
        let auth = parts.extensions.get::<Auth>().cloned().ok_or_else(missing)?;
        let scim = parts.extensions.get::<Scim>().cloned().ok_or_else(missing)?;
        Ok(Self { provider, app: app.clone(), auth, scim })
    }
}
