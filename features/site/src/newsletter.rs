//! The newsletter: asked for by anybody, sent only to who confirmed by mail, ended by one click.

use ::jobs::NewJob;
use api::{App, ClientAddress, Error, Json, Problem, Query, Result};
use axum::{
    Extension,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use mail::Language;
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    Desk,
    form::{self, Submitted},
    jobs::WriteNewsletterLetter,
    newsletter_token,
    notices::{self, Notice},
    queries,
    rules::Check,
};

/// The edition of the sentence beside the form, and of the privacy page it stands for.
const TEXT_VERSION: &str = "2026-11";

pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(subscribe_newsletter))
        .routes(routes!(confirm_newsletter))
        .routes(routes!(unsubscribe_newsletter))
}

/// Body of a newsletter subscription.
#[derive(Deserialize, ToSchema)]
struct Subscription {
    /// Email address.
    email: Option<String>,
    /// `en` or `fr`; English when not said.
    language: Option<String>,
    /// Left empty: only programs fill it in.
    website: Option<String>,
}

/// Answer to a form. It does not depend on whether the address is known.
#[derive(Serialize, ToSchema)]
#[schema(as = FormReceived)]
pub(crate) struct Received {
    /// Always `received`.
    pub(crate) status: &'static str,
}

/// The answer to every form that was understood.
pub(crate) const RECEIVED: Json<Received> = Json(Received { status: "received" });

/// The proof in a link.
#[derive(Deserialize, ToSchema)]
#[schema(as = NewsletterLink)]
struct Link {
    /// The token of the link.
    token: Option<String>,
    /// The language of the page that is shown.
    language: Option<String>,
}

/// The proof in the address.
#[derive(Deserialize, IntoParams)]
struct InAddress {
    /// The token of the link, where it is not in the body.
    token: Option<String>,
}

/// Asks for the newsletter. An email goes out with a link that confirms it; the answer does not tell who is known.
#[utoipa::path(post, path = "/newsletter", operation_id = "subscribe_newsletter", tag = "site", security(()),
    request_body(content((Subscription = "application/json"), (Subscription = "application/x-www-form-urlencoded"))),
    responses((status = 200, body = Received), (status = 303, description = "To a form without a script: the page that says so"),
        (status = 403, body = Problem, description = "cross_site"),
        (status = 422, content((Problem = "application/json"), (String = "text/html"))),
        (status = 429, content((Problem = "application/json"), (String = "text/html")))))]
async fn subscribe_newsletter(
    State(app): State<App>,
    Extension(desk): Extension<Desk>,
    client: ClientAddress,
    Submitted { fields, is_page }: Submitted<Subscription>,
) -> Response {
    let language = form::language(fields.language.as_deref());
    match subscribe(&app, &desk, client, fields, language).await {
        Ok(()) if is_page => notices::go(Notice::Subscribed, language),
        Ok(()) => RECEIVED.into_response(),
        Err(error) if is_page => notices::failed(&error, language, None),
        Err(error) => error.into_response(),
    }
}

async fn subscribe(
    app: &App,
    desk: &Desk,
    client: ClientAddress,
    fields: Subscription,
    language: Language,
) -> Result<()> {
    let mut check = Check::default();
    let email = check.email(fields.email.as_deref());
    check.done().map_err(Error::invalid)?;
    desk.0.limits.newsletter(client, &email)?;
    if fields.website.is_some_and(|trap| !trap.trim().is_empty()) {
        return Ok(());
    }
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let id = queries::request(&mut tx, &email, language, now).await?;
    queries::consent(&mut tx, &id, "requested", TEXT_VERSION, language, now).await?;
    // A job decides later whether an email is due, so that the response time does not reveal a known address.
    let job = NewJob::new(WriteNewsletterLetter::NAME, json!({ "subscription_id": id }));
    ::jobs::enqueue(&mut tx, &job, now).await?;
    Ok(tx.commit().await?)
}

/// Confirms a subscription with the token of an email. Opening the link alone confirms nothing: programs open links.
#[utoipa::path(post, path = "/newsletter/confirm", operation_id = "confirm_newsletter", tag = "site", security(()),
    request_body(content((Link = "application/json"), (Link = "application/x-www-form-urlencoded"))),
    responses((status = 200, body = Received), (status = 303, description = "To a form without a script: the page that says so"),
        (status = 403, body = Problem, description = "cross_site"),
        (status = 422, content((Problem = "application/json"), (String = "text/html"))),
        (status = 429, content((Problem = "application/json"), (String = "text/html")))))]
async fn confirm_newsletter(
    State(app): State<App>,
    Extension(desk): Extension<Desk>,
    client: ClientAddress,
    Submitted { fields, is_page }: Submitted<Link>,
) -> Response {
    let language = form::language(fields.language.as_deref());
    match confirm(&app, &desk, client, fields.token.as_deref(), language).await {
        Ok(()) if is_page => notices::go(Notice::Confirmed, language),
        Ok(()) => RECEIVED.into_response(),
        Err(error) if is_page => notices::failed(&error, language, None),
        Err(error) => error.into_response(),
    }
}

async fn confirm(app: &App, desk: &Desk, client: ClientAddress, token: Option<&str>, language: Language) -> Result<()> {
    desk.0.limits.link(client)?;
    let id = newsletter_token::opened(&desk.0.settings.sealer, token)?;
    let now = app.now();
    let mut tx = app.db.begin().await?;
    if queries::confirm(&mut tx, &id, now).await? {
        queries::consent(&mut tx, &id, "confirmed", TEXT_VERSION, language, now).await?;
        let job = NewJob::new(WriteNewsletterLetter::NAME, json!({ "subscription_id": id, "is_welcome": true }));
        ::jobs::enqueue(&mut tx, &job, now).await?;
    }
    Ok(tx.commit().await?)
}

/// Ends a subscription with the token of an email, at one click and without signing in (RFC 8058).
#[utoipa::path(post, path = "/newsletter/unsubscribe", operation_id = "unsubscribe_newsletter", tag = "site", security(()),
    params(InAddress),
    request_body(content((Link = "application/json"), (Link = "application/x-www-form-urlencoded"))),
    responses((status = 200, body = Received), (status = 303, description = "To a form without a script: the page that says so"),
        (status = 403, body = Problem, description = "cross_site"),
        (status = 422, content((Problem = "application/json"), (String = "text/html"))),
        (status = 429, content((Problem = "application/json"), (String = "text/html")))))]
async fn unsubscribe_newsletter(
    State(app): State<App>,
    Extension(desk): Extension<Desk>,
    Query(InAddress { token }): Query<InAddress>,
    client: ClientAddress,
    Submitted { fields, is_page }: Submitted<Link>,
) -> Result<Response> {
    let language = form::language(fields.language.as_deref());
    // The mail program of a reader posts without showing anything: told by the token in the address.
    let is_page = is_page && token.is_none();
    let ended = unsubscribe(&app, &desk, client, fields.token.or(token).as_deref(), language).await;
    Ok(match ended {
        Ok(()) if is_page => notices::go(Notice::Unsubscribed, language),
        Ok(()) => (StatusCode::OK, RECEIVED).into_response(),
        Err(error) if is_page => notices::failed(&error, language, None),
        Err(error) => error.into_response(),
    })
}

async fn unsubscribe(
    app: &App,
    desk: &Desk,
    client: ClientAddress,
    token: Option<&str>,
    language: Language,
) -> Result<()> {
    desk.0.limits.link(client)?;
    let id = newsletter_token::opened(&desk.0.settings.sealer, token)?;
    let now = app.now();
    let mut tx = app.db.begin().await?;
    if queries::end(&mut tx, &id, now).await? {
        queries::consent(&mut tx, &id, "withdrawn", TEXT_VERSION, language, now).await?;
    }
    Ok(tx.commit().await?)
}
