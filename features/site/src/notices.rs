//! Small pages: what links in letters open, and what a form without a script is answered with. Each stands alone, for
//! the site's own pages are files that know nothing of one visitor.

mod words;

use std::sync::LazyLock;

use api::{App, Error, Query};
use askama::Template;
use axum::{
    Router,
    http::{HeaderName, HeaderValue, StatusCode, header},
    response::{Html, IntoResponse, Redirect, Response},
    routing::get,
};
use base64::{Engine, prelude::BASE64_STANDARD};
use mail::Language;
use serde::Deserialize;
use sha2::{Digest, Sha256};

use words::Words;

/// What a page says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Notice {
    /// The newsletter was asked for.
    Subscribed,
    /// A letter's link was opened: one button confirms.
    Confirm,
    /// The subscription is confirmed.
    Confirmed,
    /// A letter's link was opened: one button ends the subscription.
    Unsubscribe,
    /// The subscription has ended.
    Unsubscribed,
    /// A message has arrived.
    Sent,
}

impl Notice {
    const ALL: [Self; 6] =
        [Self::Subscribed, Self::Confirm, Self::Confirmed, Self::Unsubscribe, Self::Unsubscribed, Self::Sent];

    /// Its address in English; the French one is the same below `/fr`.
    fn path(self) -> &'static str {
        match self {
            Self::Subscribed => "/newsletter/thanks",
            Self::Confirm => "/newsletter/confirm",
            Self::Confirmed => "/newsletter/confirmed",
            Self::Unsubscribe => "/newsletter/unsubscribe",
            Self::Unsubscribed => "/newsletter/unsubscribed",
            Self::Sent => "/contact/sent",
        }
    }

    /// Where its button posts to.
    fn action(self) -> Option<&'static str> {
        match self {
            Self::Confirm => Some("/api/v1/newsletter/confirm"),
            Self::Unsubscribe => Some("/api/v1/newsletter/unsubscribe"),
            _ => None,
        }
    }
}

#[derive(Template)]
#[template(path = "notice.html")]
struct Page<'a> {
    language: Language,
    words: Words,
    style: &'static str,
    action: Option<&'static str>,
    token: &'a str,
    problems: Vec<String>,
    kept: Option<String>,
}

#[derive(Deserialize)]
struct Opened {
    token: Option<String>,
}

const STYLE: &str = include_str!("../templates/notice.css");

/// No script, no picture, and no style but this one.
static POLICY: LazyLock<HeaderValue> = LazyLock::new(|| {
    let hash = BASE64_STANDARD.encode(Sha256::digest(STYLE));
    let policy = format!(
        "default-src 'none'; style-src 'sha256-{hash}'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    );
    HeaderValue::try_from(policy).unwrap_or(HeaderValue::from_static("default-src 'none'"))
});

/// The addresses of the pages.
pub(crate) fn pages() -> Router<App> {
    Notice::ALL.into_iter().fold(Router::new(), |router, notice| {
        Language::ALL.into_iter().fold(router, |router, language| {
            let page = async move |Query(Opened { token }): Query<Opened>| shown(notice, language, token.as_deref());
            router.route(&address(notice.path(), language), get(page))
        })
    })
}

/// Leads to a page.
pub(crate) fn go(notice: Notice, language: Language) -> Response {
    Redirect::to(&address(notice.path(), language)).into_response()
}

/// The link in a letter to the page that asks for the click; `token` has no letter that would need escaping.
pub(crate) fn link(site: &str, what: &str, language: Language, token: &str) -> String {
    format!("{site}{}?token={token}", address(&format!("/newsletter/{what}"), language))
}

/// The page of a form that could not be taken, with what its sender wrote.
pub(crate) fn failed(error: &Error, language: Language, kept: Option<String>) -> Response {
    let problem = error.problem();
    let problems = problem.errors.iter().map(|error| words::problem(language, &error.field, &error.code)).collect();
    let words = words::failure(language, error.code());
    let page = Page { language, words, style: STYLE, action: None, token: "", problems, kept };
    let status = StatusCode::from_u16(problem.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let mut response = answer(&page, status);
    if let Some(seconds) = error.retry_after() {
        response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
    }
    response
}

fn shown(notice: Notice, language: Language, token: Option<&str>) -> Response {
    let words = words::notice(language, notice);
    let token = token.unwrap_or_default();
    let page = Page { language, words, style: STYLE, action: notice.action(), token, problems: Vec::new(), kept: None };
    answer(&page, StatusCode::OK)
}

fn answer(page: &Page<'_>, status: StatusCode) -> Response {
    let html = match page.render() {
        Ok(html) => html,
        Err(error) => return Error::internal(error).into_response(),
    };
    let headers = [
        (header::CONTENT_SECURITY_POLICY, POLICY.clone()),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
        // The address of such a page can hold a token.
        (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
        (HeaderName::from_static("x-robots-tag"), HeaderValue::from_static("noindex")),
    ];
    (status, headers, Html(html)).into_response()
}

fn address(path: &str, language: Language) -> String {
    match language {
        Language::English => path.to_owned(),
        Language::French => format!("/fr{path}"),
    }
}
