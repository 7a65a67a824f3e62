//! Addresses below `/p/{site}`, and on the domain of an organization.

use std::sync::Arc;

use api::{App, ClientAddress, Error, Path, Result};
use axum::{
    Extension,
    extract::State,
    http::{HeaderMap, HeaderValue, Method, StatusCode, Uri},
    response::{IntoResponse, Response},
};
use domains::Serving;
use jiff::SignedDuration;
use orgs::OrgId;
use page_templates::{LocatorState, LocatorView};

use super::{
    Limits, draft, go, history, locator,
    page_request::{PageRequest, encoded, frames, in_language, published},
    sitemap,
};
use crate::{
    answer::{Document, Kind, redirect},
    board::Entry,
    current, directory,
    pages::Pages,
    place::SiteUrls,
    queries,
    render::{self, PageToRender},
    rules::paths,
    types::{Language, PageState},
    visits::Visit,
};

/// Time for which a closed location still has a page.
const CLOSED_PAGE_RETENTION: SignedDuration = SignedDuration::from_hours(90 * 24);
/// Locations that the page of a closed one names.
const NEAREST: usize = 5;

/// The first page of a site.
pub(super) async fn root(
    state: State<App>,
    pages: Extension<Pages>,
    limits: Extension<Arc<Limits>>,
    client: ClientAddress,
    request: (Method, Uri, HeaderMap),
    Path(site): Path<String>,
) -> Response {
    serve(state, pages, limits, client, request, (Site::Named(site), String::new())).await
}

/// The first page of a site on its own domain.
pub(super) async fn root_on_domain(
    state: State<App>,
    pages: Extension<Pages>,
    limits: Extension<Arc<Limits>>,
    client: ClientAddress,
    Extension(serving): Extension<Serving>,
    request: (Method, Uri, HeaderMap),
) -> Response {
    serve(state, pages, limits, client, request, (Site::Own(serving.org), String::new())).await
}

/// Every other page of a site on its own domain.
pub(super) async fn below_on_domain(
    state: State<App>,
    pages: Extension<Pages>,
    limits: Extension<Arc<Limits>>,
    client: ClientAddress,
    Extension(serving): Extension<Serving>,
    request: (Method, Uri, HeaderMap),
    Path(path): Path<String>,
) -> Response {
    serve(state, pages, limits, client, request, (Site::Own(serving.org), path)).await
}

/// Site that a request is about.
enum Site {
    /// Named by its address on this instance.
    Named(String),
    /// Site of the organization that the domain belongs to.
    Own(OrgId),
}

/// Every other page of a site.
pub(super) async fn below(
    state: State<App>,
    pages: Extension<Pages>,
    limits: Extension<Arc<Limits>>,
    client: ClientAddress,
    request: (Method, Uri, HeaderMap),
    Path((site, path)): Path<(String, String)>,
) -> Response {
    serve(state, pages, limits, client, request, (Site::Named(site), path)).await
}

async fn serve(
    State(app): State<App>,
    Extension(pages): Extension<Pages>,
    Extension(limits): Extension<Arc<Limits>>,
    client: ClientAddress,
    (method, uri, headers): (Method, Uri, HeaderMap),
    (site, path): (Site, String),
) -> Response {
    let answer = async {
        limits.view(client)?;
        // PostgreSQL has no texts with this character.
        if path.contains('\0') {
            return Err(Error::not_found());
        }
        let (org, is_exact) = match &site {
            Site::Own(org) => (org.clone(), true),
            Site::Named(site) => {
                let slug = site.to_lowercase();
                let row = if slug.contains('\0') { None } else { queries::site_by_slug(&app.db, &slug).await? };
                let row = row.ok_or_else(Error::not_found)?;
                (row.org_id, row.slug == *site)
            }
        };
        let board = current::board(&app, &pages, &org).await?;
        let place = match site {
            Site::Own(_) => SiteUrls::on_domain(&app, pages.domains(), &board),
            Site::Named(_) => SiteUrls::below(&app, pages.domains(), &board),
        };
        let request = PageRequest {
            app: &app,
            pages: &pages,
            board: &board,
            place: &place,
            limits: &limits,
            client,
            method: &method,
            headers: &headers,
            query: uri.query().unwrap_or_default(),
        };
        if let Some(token) = path.strip_prefix("preview/") {
            return draft::show(&request, token).await;
        }
        if !board.is_live() {
            return Err(Error::not_found());
        }
        let has_slash = uri.path().ends_with('/') && uri.path() != "/";
        if !is_exact || has_slash || paths::canonical(&path).is_some() {
            let path = paths::canonical(&path).unwrap_or_else(|| path.clone());
            return Ok(redirect(StatusCode::MOVED_PERMANENTLY, &encoded(&request.at(&path))));
        }
        let mut response = at(&request, &path).await?;
        if place.is_twin {
            response.headers_mut().insert("x-robots-tag", HeaderValue::from_static("noindex"));
        }
        Ok(response)
    };
    answer.await.unwrap_or_else(|error: Error| error.into_response())
}

async fn at(request: &PageRequest<'_>, path: &str) -> Result<Response> {
    let board = request.board;
    if let Some(target) = path.strip_prefix("go/") {
        return go::lead(request, target).await;
    }
    let (language, own) = in_language(board, path);
    if own == "locator" {
        return locator::show(request, language).await;
    }
    if sitemap::is_name(path) {
        return cached(request, path, async || sitemap::document(request, path).ok_or_else(Error::not_found)).await;
    }
    if let Some((id, language)) = board.by_path.get(path)
        && let Some(entry) = board.entry(id)
    {
        return of_location(request, entry, *language, path).await;
    }
    if own == render::legal_page(language).1 {
        return cached(request, path, async || legal(request, language).await).await;
    }
    match directory::listing(board, language, path) {
        Some(listing) => {
            let is_root = listing.trail.is_empty();
            match directory::only_below(language, &listing).filter(|_| !is_root) {
                Some(only) => Ok(redirect(StatusCode::MOVED_PERMANENTLY, &encoded(&request.at(&only)))),
                None => cached(request, path, async || level(request, language, path).await).await,
            }
        }
        None => match history::lead(request, path).await? {
            Some(response) => Ok(response),
            None => not_found(request, language).await,
        },
    }
}

/// Returns a document of the cache, or renders it.
async fn cached(
    request: &PageRequest<'_>,
    path: &str,
    render: impl AsyncFnOnce() -> Result<Document>,
) -> Result<Response> {
    let (org, moment) = (&request.board.org, request.moment());
    // On a domain of its own, a page has other links, and its canonical address changes once there is one.
    let key = format!("{} {} {path}", request.place.root, request.place.base);
    let path = key.as_str();
    let document = if let Some(document) = request.pages.cache().get(org, path, moment) {
        document
    } else {
        let document = Arc::new(render().await?);
        request.pages.cache().put(org, path, moment, &document);
        document
    };
    Ok(document.answer(request.headers))
}

/// Answers with the page of a location.
async fn of_location(
    request: &PageRequest<'_>,
    entry: &Arc<Entry>,
    language: Language,
    path: &str,
) -> Result<Response> {
    let page = entry.page.as_ref();
    if entry.state() == PageState::Closed {
        let since = page.and_then(|page| page.closed_at);
        let is_gone = since.is_none_or(|since| request.app.now() >= since + CLOSED_PAGE_RETENTION);
        let status = if is_gone { StatusCode::GONE } else { StatusCode::OK };
        let frames = frames(request, language).await?;
        let html = render::closed(&frames, request.board, entry, language, NEAREST);
        let document = Document::new(Kind::Html, status, html, Some(frames.look())).noindex(true);
        return Ok(document.answer(request.headers));
    }
    request.count(entry, Visit::View);
    let key = format!("{path}#{}", language.as_str());
    cached(request, &key, async || {
        let content = published(request, entry).await?;
        let template = request.board.settings.template;
        let page = PageToRender {
            board: request.board,
            place: request.place,
            entry,
            content: &content,
            language,
            template,
            is_preview: false,
        };
        let html = render::page(request.app, &page).await?;
        let frames = frames(request, language).await?;
        let is_noindex = !entry.is_indexable(request.board, language);
        Ok(Document::new(Kind::Html, StatusCode::OK, html, Some(frames.look())).noindex(is_noindex))
    })
    .await
}

async fn level(request: &PageRequest<'_>, language: Language, path: &str) -> Result<Document> {
    let listing = directory::listing(request.board, language, path).ok_or_else(Error::not_found)?;
    let frames = frames(request, language).await?;
    let html = render::directory(request.app, &frames, request.board, (language, path), &listing);
    let is_noindex = request.board.is_demo || listing.count() == 0;
    Ok(Document::new(Kind::Html, StatusCode::OK, html, Some(frames.look())).noindex(is_noindex))
}

async fn legal(request: &PageRequest<'_>, language: Language) -> Result<Document> {
    let frames = frames(request, language).await?;
    let html = render::legal(&frames, request.board, language);
    Ok(Document::new(Kind::Html, StatusCode::OK, html, Some(frames.look())).noindex(true))
}

/// Answers that there is no such page, with a search.
async fn not_found(request: &PageRequest<'_>, language: Language) -> Result<Response> {
    let frames = frames(request, language).await?;
    let title = match language {
        Language::En => "Page not found",
        Language::Fr => "Page introuvable",
    };
    let path = format!("{}/locator", frames.home());
    let mut frame = frames.frame(&path, (title.to_owned(), title.to_owned()), "");
    frame.is_indexable = false;
    frame.crumbs = frames.crumbs(&[]);
    let view = LocatorView {
        frame,
        query: String::new(),
        filters: Vec::new(),
        state: LocatorState::Start,
        center: None,
        total: 0,
        first: 1,
        places: Vec::new(),
        previous: None,
        next: None,
    };
    let html = render::locator(&view);
    let document = Document::new(Kind::Html, StatusCode::NOT_FOUND, html, Some(frames.look())).noindex(true);
    Ok(document.answer(request.headers))
}
