//! Visitors who signed in.

use api::{App, Result};
use axum::http::HeaderMap;
use domains::Serving;
use jiff::SignedDuration;

use super::cookies::{self, SESSION};
use crate::{
    jobs::IDLE,
    queries,
    tokens::{hash, is_token},
    types::PersonRow,
};

/// Time after which a visit is noted again.
const VISIT_RECORD_INTERVAL: SignedDuration = SignedDuration::from_mins(10);

/// Returns the people that a visitor signed in as, one per organization; none without a session. On a domain, a session of
/// another domain counts for nothing.
pub(super) async fn people(app: &App, headers: &HeaderMap, serving: Option<&Serving>) -> Result<Vec<PersonRow>> {
    let Some(token) = cookies::read(app, headers, SESSION).filter(|token| is_token(token)) else {
        return Ok(Vec::new());
    };
    let (hash, now) = (hash(&token), app.now());
    let Some((email, domain, seen_at)) = queries::session(&app.db, &hash, (now, now - IDLE)).await? else {
        return Ok(Vec::new());
    };
    if domain.as_ref() != serving.map(|serving| &serving.org) {
        return Ok(Vec::new());
    }
    if now > seen_at + VISIT_RECORD_INTERVAL {
        queries::touch_session(&app.db, &hash, now).await?;
    }
    Ok(queries::with_address(&app.db, &email, domain.as_ref()).await?)
}
