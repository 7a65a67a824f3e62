//! A shared report or heatmap: its page, the form for its password, and its file.

use std::sync::Arc;

use api::{App, ClientAddress, Error, Kind, Result};
use auth::Auth;
use axum::{
    Extension,
    body::Bytes,
    extract::{Path, State},
    http::{HeaderMap, HeaderValue, Method, StatusCode, header},
    response::{IntoResponse, Redirect, Response},
};
use domains::Serving;
use mail::Language;
use notice::Page;
use orgs::OrgId;
use url::form_urlencoded;

use super::{
    Limits,
    access::{Content, visit},
    heatmap, page, words,
};
use crate::{
    archive::{drawn, pdf_of},
    queries,
    reports::Reports,
    types::ReportRow,
};

/// Maximum length of a password.
const MAX_PASSWORD: usize = 512;

/// Shows what the link leads to, or asks for its password.
pub(super) async fn show(
    State(app): State<App>,
    Extension(reports): Extension<Reports>,
    Extension(limits): Extension<Arc<Limits>>,
    (client, serving): (ClientAddress, Option<Extension<Serving>>),
    method: Method,
    headers: HeaderMap,
    Path(token): Path<String>,
) -> Response {
    let language = language(&headers);
    let serving = serving.map(|Extension(serving)| serving);
    let top = top(&app, serving.as_ref()).await;
    let answer = async {
        limits.view(client)?;
        let Some(visit) = visit(&app, &token, serving.as_ref()).await? else {
            return Ok(not_found(language, top.clone()));
        };
        if !visit.is_unlocked(&reports, &headers, app.now()) {
            return page::password(&visit, &token, StatusCode::OK, false);
        }
        if method == Method::GET {
            queries::note_opened(&app.db, &visit.org, &visit.share.id, app.now()).await?;
        }
        match &visit.content {
            Content::Report(report) => {
                let drawn = drawn(&app, &reports, &visit.org, (report, None)).await?;
                page::report(&drawn, visit.share.may_download.then(|| format!("/s/{token}/pdf")))
            }
            Content::Heatmap(row, is_hidden) => {
                heatmap::page(&reports, (&visit.org, &token), (row, *is_hidden), visit.share.created_at).await
            }
        }
    };
    answer.await.unwrap_or_else(|error: Error| logged(&error, language, top))
}

/// Takes the password.
pub(super) async fn unlock(
    State(app): State<App>,
    Extension(reports): Extension<Reports>,
    Extension(auth): Extension<Auth>,
    Extension(limits): Extension<Arc<Limits>>,
    (client, serving, headers): (ClientAddress, Option<Extension<Serving>>, HeaderMap),
    Path(token): Path<String>,
    body: Bytes,
) -> Response {
    let language = language(&headers);
    let serving = serving.map(|Extension(serving)| serving);
    let top = top(&app, serving.as_ref()).await;
    let answer = async {
        limits.view(client)?;
        let Some(visit) = visit(&app, &token, serving.as_ref()).await? else {
            return Ok(not_found(language, top.clone()));
        };
        let share_path = format!("/s/{token}");
        let Some(hash) = visit.share.password_hash.clone() else {
            return Ok(Redirect::to(&share_path).into_response());
        };
        let given = form_urlencoded::parse(&body).find(|(name, _)| name == "password");
        let given = given.map(|(_, value)| value.into_owned()).filter(|given| given.len() <= MAX_PASSWORD);
        let is_right = match given {
            Some(given) => {
                auth::passwords::is_link_password(&auth, &app, client, (visit.share.id.as_str(), hash), given).await?
            }
            None => false,
        };
        if !is_right {
            return page::password(&visit, &token, StatusCode::FORBIDDEN, true);
        }
        let mut response = Redirect::to(&share_path).into_response();
        response.headers_mut().insert(header::SET_COOKIE, visit.key(&app, &reports, &token)?);
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-store"));
        Ok(response)
    };
    answer.await.unwrap_or_else(|error: Error| logged(&error, language, top))
}

/// Returns the PDF of the report.
pub(super) async fn download(
    State(app): State<App>,
    Extension(reports): Extension<Reports>,
    Extension(limits): Extension<Arc<Limits>>,
    (client, serving): (ClientAddress, Option<Extension<Serving>>),
    headers: HeaderMap,
    Path(token): Path<String>,
) -> Response {
    let language = language(&headers);
    let serving = serving.map(|Extension(serving)| serving);
    let top = top(&app, serving.as_ref()).await;
    let answer = async {
        limits.view(client)?;
        let visit = visit(&app, &token, serving.as_ref()).await?.filter(|visit| visit.share.may_download);
        let Some(visit) = visit else { return Ok(not_found(language, top.clone())) };
        let Content::Report(report) = &visit.content else { return Ok(not_found(language, top.clone())) };
        if !visit.is_unlocked(&reports, &headers, app.now()) {
            return Ok(Redirect::to(&format!("/s/{token}")).into_response());
        }
        limits.download(client)?;
        pdf(&app, &reports, (&visit.org, report)).await
    };
    answer.await.unwrap_or_else(|error: Error| logged(&error, language, top))
}

/// Returns the picture of the heatmap.
pub(super) async fn picture(
    State(app): State<App>,
    Extension(reports): Extension<Reports>,
    Extension(limits): Extension<Arc<Limits>>,
    (client, serving): (ClientAddress, Option<Extension<Serving>>),
    headers: HeaderMap,
    Path(token): Path<String>,
) -> Response {
    let language = language(&headers);
    let serving = serving.map(|Extension(serving)| serving);
    let top = top(&app, serving.as_ref()).await;
    let answer = async {
        limits.picture(client)?;
        let visit = visit(&app, &token, serving.as_ref()).await?;
        let Some(visit) = visit else { return Ok(not_found(language, top.clone())) };
        let Content::Heatmap(row, is_hidden) = &visit.content else { return Ok(not_found(language, top.clone())) };
        if !visit.is_unlocked(&reports, &headers, app.now()) {
            return Ok(Redirect::to(&format!("/s/{token}")).into_response());
        }
        heatmap::picture(&reports, &visit.org, (row, *is_hidden)).await
    };
    answer.await.unwrap_or_else(|error: Error| logged(&error, language, top))
}

async fn pdf(app: &App, reports: &Reports, (org, report): (&OrgId, &ReportRow)) -> Result<Response> {
    let drawn = drawn(app, reports, org, (report, None)).await?;
    let disposition = format!("attachment; filename=\"{}.pdf\"", drawn.file_name());
    let rendered = pdf_of(reports, drawn).await?;
    let headers = [(header::CONTENT_TYPE, "application/pdf"), (header::CONTENT_DISPOSITION, &*disposition)];
    let mut response = (headers, rendered.bytes).into_response();
    page::private(response.headers_mut());
    Ok(response)
}

fn logged(error: &Error, language: Language, top: Option<String>) -> Response {
    if error.kind().is_server_error() {
        tracing::error!(%error, "a public page of reports failed");
    }
    failed(error, language, top)
}

/// Returns the name at the top of pages that say what went wrong: on a domain, that of the brand whose domain it is; elsewhere
/// none, because the link could be anyone's.
pub(super) async fn top(app: &App, serving: Option<&Serving>) -> Option<String> {
    let Some(serving) = serving else { return Some(String::new()) };
    let brand = brands::presentation_of(app, &serving.org).await.ok().flatten();
    Some(brand.map(|brand| brand.name).unwrap_or_default())
}

/// Returns the language of the visitor.
pub(super) fn language(headers: &HeaderMap) -> Language {
    let header = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    header.map(Language::accepted).unwrap_or_default()
}

/// Returns the page of an unknown, expired or revoked link.
pub(super) fn not_found(language: Language, top: Option<String>) -> Response {
    let words = words::unknown(language);
    let mut response = Page { brand: top, ..Page::new(language, words.0, words.1) }.answer(StatusCode::NOT_FOUND);
    page::private(response.headers_mut());
    response
}

/// Returns the page of an error.
pub(super) fn failed(error: &Error, language: Language, top: Option<String>) -> Response {
    if error.kind() == Kind::NotFound {
        return not_found(language, top);
    }
    let words = words::failure(language);
    let status = StatusCode::from_u16(error.problem().status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let mut response = Page { brand: top, ..Page::new(language, words.0, words.1) }.answer(status);
    if let Some(seconds) = error.retry_after() {
        response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
    }
    response
}
