//! Request for a public page, and what its answers have in common.

use std::fmt::Write;

use api::{App, ClientAddress, Result};
use axum::http::{HeaderMap, Method, header};

use super::Limits;
use crate::{
    board::{Board, Entry},
    cache::Moment,
    contents::contents,
    pages::Pages,
    place::SiteUrls,
    render::Frames,
    rules::{bots::is_bot, limits},
    types::{Content, Language},
    visits::Visit,
};

/// Request for a public page.
pub(super) struct PageRequest<'a> {
    pub(super) app: &'a App,
    pub(super) pages: &'a Pages,
    pub(super) board: &'a Board,
    pub(super) place: &'a SiteUrls,
    pub(super) limits: &'a Limits,
    pub(super) client: ClientAddress,
    pub(super) method: &'a Method,
    pub(super) headers: &'a HeaderMap,
    pub(super) query: &'a str,
}

impl PageRequest<'_> {
    /// Returns an address of this site, for redirects.
    pub(super) fn at(&self, path: &str) -> String {
        let root = &self.place.root;
        match path {
            "" if root.is_empty() => "/".to_owned(),
            "" => root.clone(),
            path => format!("{root}/{path}"),
        }
    }

    /// Counts a visit, unless the visitor is a program.
    pub(super) fn count(&self, entry: &Entry, visit: Visit) {
        let agent = self.headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok());
        if *self.method == Method::GET && !is_bot(agent) {
            self.pages.counter().add(self.app, &self.board.org, entry.id(), visit);
        }
    }

    pub(super) fn moment(&self) -> Moment {
        (self.board.version(), self.app.now().as_second() / 60)
    }
}

/// Returns a path for a header: characters outside ASCII are encoded.
pub(super) fn encoded(path: &str) -> String {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/-_.~%?&=+".contains(&byte);
    let mut encoded = String::with_capacity(path.len());
    for byte in path.bytes() {
        if is_plain(byte) {
            encoded.push(char::from(byte));
        } else {
            let _ = write!(encoded, "%{byte:02X}");
        }
    }
    encoded
}

/// Returns the language of an address, and the rest of it.
pub(super) fn in_language<'a>(board: &Board, path: &'a str) -> (Language, &'a str) {
    let default = board.settings.default_language;
    let (first, below) = path.split_once('/').unwrap_or((path, ""));
    let other = board.languages().iter().find(|language| **language != default && language.as_str() == first);
    other.map_or((default, path), |language| (*language, below))
}

/// Returns what visitors see of a page.
pub(super) async fn published(request: &PageRequest<'_>, entry: &Entry) -> Result<Content> {
    let contents = contents(&request.app.db, &request.board.org, entry.id()).await?;
    match contents.and_then(|contents| contents.published) {
        Some(content) => Ok(content),
        None => limits::content(Content::default()),
    }
}

pub(super) async fn frames(request: &PageRequest<'_>, language: Language) -> Result<Frames> {
    Frames::new(request.app, (request.board, request.place), language, request.board.settings.template).await
}
