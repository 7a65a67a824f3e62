//! Sign-in by a mailed link, bound to the browser that asked, or by the code in the same email.

use api::{App, ClientAddress, Error, Kind, Result};
use askama::Template;
use audit::{Act, Actor, Origin};
use axum::{
    Extension,
    body::Bytes,
    extract::{Path, State},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Redirect, Response},
};
use db::Tx;
use domains::{Serving, origin};
use jiff::SignedDuration;
use url::form_urlencoded;

use super::{
    cookies::{self, BROWSER, SESSION},
    frame::{Frame, STYLE, language},
    words::Words,
};
use crate::{
    events::PortalPersonSignedIn,
    jobs::{LinkRequest, enqueue},
    portal::Portal,
    queries,
    rules::email_address,
    tokens::{code_hash, hash, is_token, new_token},
    types::LinkRow,
};

/// Time for which a session lasts at most.
const SESSION_LIFETIME: SignedDuration = SignedDuration::from_hours(30 * 24);
/// Time for which a browser can use the links that it asked for.
const BROWSER_LIFETIME: SignedDuration = SignedDuration::from_mins(20);
/// Maximum attempts to enter a code.
const MAX_ATTEMPTS: i64 = 5;

/// Page that asks for something.
#[derive(Template)]
#[template(path = "asking.html")]
pub(super) struct PromptPage<'a> {
    pub(super) frame: &'a Frame,
    pub(super) words: &'static Words,
    pub(super) text: &'a str,
    pub(super) problem: Option<&'a str>,
    /// Address, label, name and type of the field.
    pub(super) form: Option<(String, &'a str, &'static str, &'static str)>,
    /// Address of a form with a button alone.
    pub(super) press: Option<String>,
    pub(super) button: &'a str,
    pub(super) link: Option<(&'static str, &'a str)>,
}

impl<'a> PromptPage<'a> {
    fn new(frame: &'a Frame, text: &'a str) -> Self {
        let words = frame.words();
        Self { frame, words, text, problem: None, form: None, press: None, button: "", link: None }
    }
}

type Domain = Option<Extension<Serving>>;

/// Returns the page that asks for an address.
pub(super) fn form(frame: &Frame, status: StatusCode) -> Result<Response> {
    let words = frame.words();
    let form = Some(("/portal/sign-in".to_owned(), words.email, "email", "email"));
    frame.answer(status, &PromptPage { form, button: words.send, ..PromptPage::new(frame, words.text) })
}

/// Queues the email, and answers the same whether or not the address is known.
pub(super) async fn ask(
    State(app): State<App>,
    Extension(portal): Extension<Portal>,
    (client, serving, headers): (ClientAddress, Domain, HeaderMap),
    body: Bytes,
) -> Response {
    let serving = serving.map(|Extension(serving)| serving);
    let answer = async {
        refuse_other_sites(&app, &headers)?;
        portal.request(client)?;
        let frame = Frame::load(&app, serving.as_ref().map(|serving| &serving.org), language(&headers)).await?;
        let given = field(&body, "email").and_then(|given| email_address(&given));
        let browser = cookies::read(&app, &headers, BROWSER).filter(|token| is_token(token)).unwrap_or_else(new_token);
        if let Some(email) = given.filter(|email| portal.may_email(client, email)) {
            let request = LinkRequest {
                email,
                address: here(&app, serving.as_ref()),
                domain_org: serving.map(|serving| serving.org),
                browser: hash(&browser),
            };
            let mut tx = app.db.begin().await?;
            enqueue(&mut tx, &portal, &request, app.now()).await?;
            tx.commit().await?;
        }
        let mut response = code_form(&frame, StatusCode::OK, None)?;
        let cookie = cookies::set(&app, BROWSER, &browser, BROWSER_LIFETIME.as_secs());
        response.headers_mut().append(header::SET_COOKIE, cookie);
        Ok(response)
    };
    answer.await.unwrap_or_else(|error| failed(&error, &headers))
}

fn here(app: &App, serving: Option<&Serving>) -> String {
    serving.map_or_else(|| app.site.url.clone(), |serving| origin(app, &serving.name))
}

/// Refuses a form on a page of another site. Our pages tell no other site where they are, and older browsers hide it from us
/// too.
fn refuse_other_sites(app: &App, headers: &HeaderMap) -> Result<()> {
    if api::is_cross_site(headers, &app.site.url, true) {
        return Err(Error::new(Kind::Forbidden, "cross_site", "This form belongs to another site."));
    }
    Ok(())
}

fn code_form(frame: &Frame, status: StatusCode, problem: Option<&str>) -> Result<Response> {
    let words = frame.words();
    let form = Some(("/portal/code".to_owned(), words.code, "code", "text"));
    let link = Some(("/portal", words.new_link));
    frame.answer(status, &PromptPage { form, problem, link, button: words.enter, ..PromptPage::new(frame, words.sent) })
}

/// Takes the code in the browser that asked.
pub(super) async fn code(
    State(app): State<App>,
    Extension(portal): Extension<Portal>,
    (client, serving, headers): (ClientAddress, Domain, HeaderMap),
    origin: Origin,
    body: Bytes,
) -> Response {
    let serving = serving.map(|Extension(serving)| serving);
    let answer = async {
        refuse_other_sites(&app, &headers)?;
        portal.request(client)?;
        let browser = cookies::read(&app, &headers, BROWSER).filter(|token| is_token(token));
        let given = field(&body, "code").map(|given| given.trim().to_owned());
        if let (Some(browser), Some(given)) = (browser, given) {
            let browser = hash(&browser);
            let mut tx = app.db.begin().await?;
            let links = queries::take_attempt(&mut tx, &browser, MAX_ATTEMPTS, app.now()).await?;
            let is_same_site =
                |link: &&LinkRow| link.domain_org.as_ref() == serving.as_ref().map(|serving| &serving.org);
            let code = code_hash(&browser, &given);
            let is_allowed = links.iter().all(|link| portal.may_enter_code(&link.email));
            if let Some(link) = links.iter().find(|link| is_allowed && is_same_site(link) && link.code_hash == code) {
                return enter(&app, tx, link, origin).await;
            }
            tx.commit().await?;
        }
        let frame = Frame::load(&app, serving.as_ref().map(|serving| &serving.org), language(&headers)).await?;
        code_form(&frame, StatusCode::FORBIDDEN, Some(frame.words().wrong_code))
    };
    answer.await.unwrap_or_else(|error| failed(&error, &headers))
}

/// Shows the button. Opening the link alone does not sign in, because programs open links.
pub(super) async fn link(
    State(app): State<App>,
    Extension(portal): Extension<Portal>,
    (client, serving, headers): (ClientAddress, Domain, HeaderMap),
    Path(token): Path<String>,
) -> Response {
    let serving = serving.map(|Extension(serving)| serving);
    let answer = async {
        portal.visit(client)?;
        let frame = Frame::load(&app, serving.as_ref().map(|serving| &serving.org), language(&headers)).await?;
        let words = frame.words();
        let Some(link) = find(&app, &token, serving.as_ref()).await? else { return unknown(&frame) };
        if !is_same_browser(&app, &headers, &link) {
            return frame.answer(StatusCode::FORBIDDEN, &PromptPage::new(&frame, words.other_browser));
        }
        let press = Some(format!("/portal/link/{token}"));
        frame
            .answer(StatusCode::OK, &PromptPage { press, button: words.sign_in, ..PromptPage::new(&frame, words.link) })
    };
    answer.await.unwrap_or_else(|error| failed(&error, &headers))
}

/// Signs in, once per link.
pub(super) async fn open(
    State(app): State<App>,
    Extension(portal): Extension<Portal>,
    (client, serving, headers): (ClientAddress, Domain, HeaderMap),
    origin: Origin,
    Path(token): Path<String>,
) -> Response {
    let serving = serving.map(|Extension(serving)| serving);
    let answer = async {
        refuse_other_sites(&app, &headers)?;
        portal.request(client)?;
        let frame = Frame::load(&app, serving.as_ref().map(|serving| &serving.org), language(&headers)).await?;
        let Some(link) = find(&app, &token, serving.as_ref()).await? else { return unknown(&frame) };
        if !is_same_browser(&app, &headers, &link) {
            return frame.answer(StatusCode::FORBIDDEN, &PromptPage::new(&frame, frame.words().other_browser));
        }
        let tx = app.db.begin().await?;
        enter(&app, tx, &link, origin).await
    };
    answer.await.unwrap_or_else(|error| failed(&error, &headers))
}

/// Ends the session.
pub(super) async fn leave(State(app): State<App>, headers: HeaderMap) -> Response {
    if let Err(error) = refuse_other_sites(&app, &headers) {
        return failed(&error, &headers);
    }
    if let Some(token) = cookies::read(&app, &headers, SESSION)
        && let Err(error) = queries::end_session(&app.db, &hash(&token)).await
    {
        return failed(&error.into(), &headers);
    }
    let mut response = Redirect::to("/portal").into_response();
    response.headers_mut().append(header::SET_COOKIE, cookies::set(&app, SESSION, "", 0));
    response
}

async fn find(app: &App, token: &str, serving: Option<&Serving>) -> Result<Option<LinkRow>> {
    if !is_token(token) {
        return Ok(None);
    }
    let link = queries::link(&app.db, &hash(token), app.now()).await?;
    Ok(link.filter(|link| link.domain_org.as_ref() == serving.map(|serving| &serving.org)))
}

fn is_same_browser(app: &App, headers: &HeaderMap, link: &LinkRow) -> bool {
    cookies::read(app, headers, BROWSER).is_some_and(|browser| hash(&browser) == link.browser_hash)
}

/// Uses the link up and begins a session.
async fn enter(app: &App, mut tx: Tx, link: &LinkRow, origin: Origin) -> Result<Response> {
    let now = app.now();
    let people = queries::with_address(&mut tx, &link.email, link.domain_org.as_ref()).await?;
    if !queries::take_link(&mut tx, &link.id).await? || people.is_empty() {
        return Err(Error::not_found());
    }
    let token = new_token();
    let domain = link.domain_org.as_ref();
    queries::add_session(&mut tx, &hash(&token), (&link.email, domain), (now, now + SESSION_LIFETIME)).await?;
    for person in &people {
        queries::note_seen(&mut tx, &person.org_id, &person.id, now).await?;
        let actor = Actor::stranger(origin.clone()).in_log_of(&person.org_id);
        let act = Act::new(PortalPersonSignedIn).on("portal_person", &person.id).named(&person.name);
        act.record(&mut tx, &actor, now).await?;
    }
    tx.commit().await?;
    let mut response = Redirect::to("/portal").into_response();
    let headers = response.headers_mut();
    headers.append(header::SET_COOKIE, cookies::set(app, SESSION, &token, SESSION_LIFETIME.as_secs()));
    headers.append(header::SET_COOKIE, cookies::set(app, BROWSER, "", 0));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(response)
}

fn field(body: &[u8], name: &str) -> Option<String> {
    form_urlencoded::parse(body).find(|(key, _)| key == name).map(|(_, value)| value.into_owned())
}

/// Returns the page of an unknown, used or expired link, and of any other address that leads nowhere.
pub(super) fn unknown(frame: &Frame) -> Result<Response> {
    let words = frame.words();
    let link = Some(("/portal", words.new_link));
    frame.answer(StatusCode::NOT_FOUND, &PromptPage { link, ..PromptPage::new(frame, words.unknown) })
}

/// Returns the page of a failure, without the brand, whose lookup may be what failed.
pub(super) fn failed(error: &Error, headers: &HeaderMap) -> Response {
    if error.kind().is_server_error() {
        tracing::error!(%error, "a page of the portal failed");
    }
    let frame = Frame {
        language: language(headers),
        name: String::new(),
        logo: None,
        footer: String::new(),
        colors: String::new(),
    };
    let words = frame.words();
    let text = match error.kind() {
        Kind::NotFound => words.unknown,
        Kind::RateLimited => words.too_many,
        _ => words.failed,
    };
    let status = StatusCode::from_u16(error.problem().status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    frame.answer(status, &PromptPage::new(&frame, text)).unwrap_or_else(IntoResponse::into_response)
}
