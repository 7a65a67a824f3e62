//! Drafts, by a link of some days.

use api::{Error, Result};
use axum::{
    http::{HeaderValue, StatusCode, header},
    response::Response,
};

use super::page_request::{PageRequest, frames};
use crate::{
    answer::{Document, Kind},
    contents,
    drafts::DraftToken,
    render::{self, PageToRender},
    types::Language,
};

/// Shows a draft in the default language, or in the one that the address asks for: `?language=fr`.
pub(super) async fn show(request: &PageRequest<'_>, token: &str) -> Result<Response> {
    let board = request.board;
    let token = DraftToken::open(request.pages, token, request.app.now()).filter(|token| token.org == board.org);
    let token = token.ok_or_else(Error::not_found)?;
    let entry = board.entry(&token.location).ok_or_else(Error::not_found)?;
    let content = contents::draft(&request.app.db, &board.org, entry.id()).await?;
    let language_code = request.query.split('&').find_map(|pair| pair.strip_prefix("language="));
    let language_code = language_code.and_then(|code| code.parse::<Language>().ok());
    let language =
        language_code.filter(|language| board.languages().contains(language)).unwrap_or(board.languages()[0]);
    let template = board.settings.template;
    let page =
        PageToRender { board, place: request.place, entry, content: &content, language, template, is_preview: true };
    let html = render::page(request.app, &page).await?;
    let look = frames(request, language).await?.look();
    let document = Document::new(Kind::Html, StatusCode::OK, html, Some(look)).noindex(true);
    let mut response = document.answer(request.headers);
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response.headers_mut().insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    Ok(response)
}
