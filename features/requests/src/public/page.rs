//! Page of a recipient or a location: the public links, equal for all visitors, and the private form.

use std::sync::Arc;

use api::{App, ClientAddress, Error, Kind, Result};
use askama::Template;
use axum::{
    Extension,
    body::Bytes,
    extract::{Path, Query, State},
    http::{HeaderMap, Method, StatusCode, header},
    response::{IntoResponse, Response},
};
use jiff::tz::TimeZone;
use mail::Language;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use url::Url;

use super::{
    Limits,
    form::FeedbackForm,
    visit::{Visit, failed, language, not_found, sheet, visit},
    words::{self, Words},
};
use crate::{
    queries::{self, View},
    requests::Requests,
    types::{RequestState, ReviewLink, ScoreGroup},
    visits,
};

/// Public links of a page.
#[derive(Template)]
#[template(path = "links.html")]
struct Links<'a> {
    title: &'a str,
    text: &'a str,
    items: Vec<PublicLink<'a>>,
}

/// Public link, with the host that it leads to.
struct PublicLink<'a> {
    source: &'a str,
    name: &'a str,
    host: String,
}

/// Content of the page.
#[derive(Template)]
#[template(path = "landing.html")]
struct Landing<'a> {
    words: &'a Words,
    links: &'a str,
    is_thanks: bool,
    problems: Vec<&'static str>,
    typed: &'a FeedbackForm,
    scores: Vec<(i64, bool)>,
    stop: Option<String>,
}

/// Link that the visitor chose.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct LinkChoice {
    to: Option<String>,
}

/// Shows the page, or leads to the public link that the visitor chose.
pub(super) async fn show(
    State(app): State<App>,
    Extension(limits): Extension<Arc<Limits>>,
    client: ClientAddress,
    method: Method,
    headers: HeaderMap,
    Path(token): Path<String>,
    Query(chosen): Query<LinkChoice>,
) -> Response {
    let language = language(&headers);
    let is_counted = method == Method::GET;
    let answer = async {
        limits.view(client)?;
        let Some(visit) = visit(&app, &token).await? else { return Ok(not_found(language)) };
        if let Some(source) = &chosen.to {
            return lead(&app, &visit, source, (is_counted, language)).await;
        }
        if is_counted {
            note(&app, &visit, RequestState::Opened).await?;
        }
        let group = is_counted.then_some(ScoreGroup::None);
        page(&app, &visit, &token, (language, group), Outcome::Empty).await
    };
    answer.await.unwrap_or_else(|error: Error| logged(&error, language))
}

/// Takes private feedback, and thanks for it with the same public links.
pub(super) async fn submit(
    State(app): State<App>,
    Extension(requests): Extension<Requests>,
    Extension(limits): Extension<Arc<Limits>>,
    client: ClientAddress,
    headers: HeaderMap,
    Path(token): Path<String>,
    body: Bytes,
) -> Response {
    let language = language(&headers);
    let answer = async {
        if api::is_cross_site(&headers, &app.site.url, true) {
            return Err(Error::new(Kind::Forbidden, "cross_site", "This form belongs to another site."));
        }
        limits.post(client, &token)?;
        let Some(visit) = visit(&app, &token).await? else { return Ok(not_found(language)) };
        let typed = FeedbackForm::read(&body);
        let group = Some(ScoreGroup::of(typed.score));
        if !typed.problems(visit.request.is_some()).is_empty() {
            return page(&app, &visit, &token, (language, group), Outcome::Refused(&typed)).await;
        }
        if !typed.is_trapped {
            let feedback = visits::NewFeedback {
                text: &typed.text,
                name: &typed.name,
                email: &typed.email,
                score: typed.score,
                wants_reply: typed.wants_reply,
                language,
            };
            visits::receive(&app, &requests, (&visit.org, &visit.location, visit.request.as_ref()), &feedback).await?;
        }
        page(&app, &visit, &token, (language, group), Outcome::Thanks).await
    };
    answer.await.unwrap_or_else(|error: Error| logged(&error, language))
}

fn logged(error: &Error, language: Language) -> Response {
    if error.kind().is_server_error() {
        tracing::error!(%error, "a public page of requests failed");
    }
    failed(error, language)
}

/// State of the page.
enum Outcome<'a> {
    Empty,
    Refused(&'a FeedbackForm),
    Thanks,
}

/// Returns the page, and counts that it was shown.
async fn page(
    app: &App,
    visit: &Visit,
    token: &str,
    (language, group): (Language, Option<ScoreGroup>),
    outcome: Outcome<'_>,
) -> Result<Response> {
    let words = words::landing(language, &visit.location.details.name);
    let links = public_block(&visit.links, language)?;
    let (empty, is_thanks) = (FeedbackForm::default(), matches!(outcome, Outcome::Thanks));
    let (typed, problems) = match outcome {
        Outcome::Refused(typed) => (typed, typed.problems(visit.request.is_some())),
        Outcome::Empty | Outcome::Thanks => (&empty, Vec::new()),
    };
    let status = if problems.is_empty() { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY };
    let content = Landing {
        words: &words,
        links: &links,
        is_thanks,
        problems: problems.into_iter().map(|problem| words::problem(language, problem)).collect(),
        scores: (0..=10).map(|score| (score, typed.score == Some(score))).collect(),
        typed,
        stop: visit.request.as_ref().map(|_| format!("/u/{token}")),
    };
    let content = content.render().map_err(Error::internal)?;
    if let Some(group) = group {
        let month = app.now().to_zoned(TimeZone::UTC).strftime("%Y-%m").to_string();
        // Counted in what was rendered, and not in what was meant to be.
        let visible_links =
            visit.links.iter().filter(|link| content.contains(&format!("href=\"?to={}\"", link.source))).count();
        let view = View {
            month: &month,
            location: &visit.location.id,
            group,
            hash: &hash(&links),
            shown: visible_links as i64,
            expected: visit.links.len() as i64,
        };
        queries::note_view(&app.db, &visit.org, view).await?;
    }
    Ok(sheet(language, &words.title, &content, status))
}

/// Returns the HTML of the public links. It knows neither the visitor nor a score, so that it cannot depend on them.
fn public_block(links: &[ReviewLink], language: Language) -> Result<String> {
    if links.is_empty() {
        return Ok(String::new());
    }
    let (title, text) = words::public(language);
    Links { title, text, items: links.iter().map(public_link).collect() }.render().map_err(Error::internal)
}

fn public_link(link: &ReviewLink) -> PublicLink<'_> {
    let host = Url::parse(&link.url).ok().and_then(|url| url.host_str().map(ToOwned::to_owned));
    PublicLink { source: &link.source, name: &link.name, host: host.unwrap_or_default() }
}

fn hash(block: &str) -> String {
    use std::fmt::Write;
    Sha256::digest(block).iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Leads to a public link of the location. Addresses are never taken from the request.
async fn lead(app: &App, visit: &Visit, source: &str, (is_counted, language): (bool, Language)) -> Result<Response> {
    let Some(link) = visit.links.iter().find(|link| link.source == source) else { return Ok(not_found(language)) };
    if is_counted {
        note(app, visit, RequestState::Clicked).await?;
    }
    let headers = [(header::LOCATION, link.url.clone()), (header::CACHE_CONTROL, "no-store".into())];
    Ok((StatusCode::SEE_OTHER, headers).into_response())
}

/// Notes what a recipient did.
async fn note(app: &App, visit: &Visit, state: RequestState) -> Result<()> {
    let Some(request) = &visit.request else { return Ok(()) };
    visits::note(app, &visit.org, &request.id, state).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::LinkState;

    #[test]
    fn the_public_links_block_escapes_its_content() {
        let link = ReviewLink {
            source: "google".into(),
            name: "<script>".into(),
            url: "https://search.google.com/x".into(),
            state: LinkState::Checked,
        };
        let block = public_block(&[link], Language::English).unwrap();
        assert!(!block.contains("<script>") && block.contains("search.google.com"), "{block}");
    }
}
