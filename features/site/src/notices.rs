//! Small pages that links in emails open and that answer forms without a script. Each stands alone, because
//! the site's own pages are files that know nothing of one visitor.

mod words;

pub(crate) use words::thanks;

use api::{App, Error, Query};
use axum::{
    Extension, Router,
    http::{StatusCode, header},
    response::{IntoResponse, Redirect, Response},
    routing::get,
};
use mail::Language;
use notice::{Form, Page};
use serde::Deserialize;

use crate::Desk;

/// Message of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Notice {
    /// The newsletter was asked for.
    Subscribed,
    /// An email's link was opened: one button confirms.
    Confirm,
    /// The subscription is confirmed.
    Confirmed,
    /// An email's link was opened: one button ends the subscription.
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

    /// Path that the button of the page posts to.
    fn action(self) -> Option<&'static str> {
        match self {
            Self::Confirm => Some("/api/v1/newsletter/confirm"),
            Self::Unsubscribe => Some("/api/v1/newsletter/unsubscribe"),
            _ => None,
        }
    }
}

#[derive(Deserialize)]
struct NoticeQuery {
    token: Option<String>,
}

/// The addresses of the pages.
pub(crate) fn pages() -> Router<App> {
    Notice::ALL.into_iter().fold(Router::new(), |router, notice| {
        Language::ALL.into_iter().fold(router, |router, language| {
            let page = async move |Extension(desk): Extension<Desk>,
                                   Query(NoticeQuery { token }): Query<NoticeQuery>| {
                notice_page(&desk, notice, language, token.as_deref())
            };
            router.route(&address(notice.path(), language), get(page))
        })
    })
}

/// Leads to a page.
pub(crate) fn go(notice: Notice, language: Language) -> Response {
    Redirect::to(&address(notice.path(), language)).into_response()
}

/// Returns the link in an email to the page that asks for the click; `token` needs no escaping.
pub(crate) fn link(site: &str, action: &str, language: Language, token: &str) -> String {
    format!("{site}{}?token={token}", address(&format!("/newsletter/{action}"), language))
}

/// Returns the page of a refused form, with the text that its sender wrote.
pub(crate) fn failed(error: &Error, language: Language, message: Option<String>) -> Response {
    let problem = error.problem();
    let words = words::failure(language, error.code());
    let page = Page {
        problems: problem.errors.iter().map(|error| words::problem(language, &error.field, &error.code)).collect(),
        message: message.map(|message| (words.message_label.to_owned(), message)),
        ..Page::new(language, words.title, words.text)
    };
    let mut response = page.answer(StatusCode::from_u16(problem.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR));
    if let Some(seconds) = error.retry_after() {
        response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
    }
    response
}

fn notice_page(desk: &Desk, notice: Notice, language: Language, token: Option<&str>) -> Response {
    let words = words::notice(language, notice, desk.0.settings.promises_answers);
    let form = notice.action().map(|action| Form {
        action: action.into(),
        fields: vec![("token", token.unwrap_or_default().into()), ("language", language.code().into())],
        button: words.button.into(),
        leads_to: None,
    });
    Page { form, ..Page::new(language, words.title, words.text) }.answer(StatusCode::OK)
}

fn address(path: &str, language: Language) -> String {
    match language {
        Language::English => path.to_owned(),
        Language::French => format!("/fr{path}"),
    }
}
