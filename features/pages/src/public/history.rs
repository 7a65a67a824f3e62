//! Addresses that pages had once. They lead on in one step, for good.

use api::Result;
use axum::{http::StatusCode, response::Response};

use super::page_request::{PageRequest, encoded, in_language};
use crate::{
    answer::redirect,
    directory, queries,
    types::{Language, PageState},
};

/// Returns where an address without a page leads; `None` for one that never was.
pub(super) async fn lead(request: &PageRequest<'_>, path: &str) -> Result<Option<Response>> {
    let (db, org, board) = (&request.app.db, &request.board.org, request.board);
    let Some(address) = queries::address_at(db, org, path).await? else {
        let (from, to) = (format!("{path}/"), format!("{path}0"));
        let was_level = !path.is_empty() && queries::addresses_below(db, org, &from, &to).await?;
        return Ok(was_level.then(|| above(request, path, StatusCode::FOUND)));
    };
    let live =
        board.entry(&address.location_id).filter(|entry| matches!(entry.state(), PageState::Live | PageState::Closed));
    if let Some(entry) = live {
        let to = entry.path(address.language).or_else(|| entry.path(board.settings.default_language));
        return Ok(to
            .filter(|to| *to != path)
            .map(|to| redirect(StatusCode::MOVED_PERMANENTLY, &encoded(&request.at(to)))));
    }
    // A deleted location can be restored while its page is still there.
    let may_return = queries::content_of(db, org, &address.location_id).await?.is_some();
    let status = if may_return { StatusCode::FOUND } else { StatusCode::MOVED_PERMANENTLY };
    Ok(Some(above(request, path, status)))
}

/// Leads to the lowest level above an address that has pages.
fn above(request: &PageRequest<'_>, path: &str, status: StatusCode) -> Response {
    let board = request.board;
    let (language, _) = in_language(board, path);
    let mut parent = path;
    while let Some((start, _)) = parent.rsplit_once('/') {
        parent = start;
        if let Some(listing) = directory::listing(board, language, parent) {
            let is_root = listing.trail.is_empty();
            let only = directory::only_below(language, &listing).filter(|_| !is_root);
            let to = only.unwrap_or_else(|| parent.to_owned());
            return redirect(status, &encoded(&request.at(&to)));
        }
    }
    redirect(status, &encoded(&request.at(home(board.settings.default_language, language))))
}

/// Returns the first page in a language.
fn home(default: Language, language: Language) -> &'static str {
    if language == default { "" } else { language.as_str() }
}
