//! Visit of a page by its token.

use api::{App, Result};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::Response;
use locations::Location;
use mail::Language;
use notice::{Page, Sheet};
use orgs::OrgId;

use super::words;
use crate::{
    queries,
    seal::token_hash,
    types::{RequestRow, ReviewLink},
};

/// Length of a token.
const TOKEN: usize = 22;

/// Page that a token leads to.
pub(super) struct Visit {
    pub(super) org: OrgId,
    pub(super) location: Location,
    /// Request of a recipient; `None` for the page of a location.
    pub(super) request: Option<RequestRow>,
    pub(super) links: Vec<ReviewLink>,
}

/// Returns whether a text can be a token.
pub(super) fn is_token(token: &str) -> bool {
    token.len() == TOKEN && token.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
}

/// Returns the request of a token.
pub(super) async fn request_of(app: &App, token: &str) -> Result<Option<(OrgId, RequestRow)>> {
    if !is_token(token) {
        return Ok(None);
    }
    let Some((org, id)) = queries::by_token(&app.db, &token_hash(token)).await? else { return Ok(None) };
    let row = queries::find_request(&app.db, &org, &id).await?;
    Ok(row.map(|row| (org, row)))
}

/// Returns what a token leads to; `None` for an unknown one, and for a deleted location.
pub(super) async fn visit(app: &App, token: &str) -> Result<Option<Visit>> {
    if !is_token(token) {
        return Ok(None);
    }
    let (org, location, request) = match request_of(app, token).await? {
        Some((org, request)) => (org, request.location_id.clone(), Some(request)),
        None => match queries::page_of(&app.db, token).await? {
            Some((org, Some(location))) => (org, location, None),
            _ => return Ok(None),
        },
    };
    let Some(location) = locations::find(&app.db, &org, &location).await? else { return Ok(None) };
    let links = crate::pages::public_links(&app.db, &org, &location).await?;
    Ok(Some(Visit { org, location, request, links }))
}

/// Returns the language of the visitor.
pub(super) fn language(headers: &HeaderMap) -> Language {
    let header = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    header.map(Language::accepted).unwrap_or_default()
}

/// Returns the page of an unknown token.
pub(super) fn not_found(language: Language) -> Response {
    let words = words::unknown(language);
    Page::new(language, words.0, words.1).answer(StatusCode::NOT_FOUND)
}

/// Returns the page of an error.
pub(super) fn failed(error: &api::Error, language: Language) -> Response {
    let words = words::failure(language);
    let status = StatusCode::from_u16(error.problem().status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let mut response = Page::new(language, words.0, words.1).answer(status);
    if let Some(seconds) = error.retry_after() {
        response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
    }
    response
}

/// Returns a page with rendered content.
pub(super) fn sheet(language: Language, title: &str, content: &str, status: StatusCode) -> Response {
    Sheet { language, title, content }.answer(status)
}
