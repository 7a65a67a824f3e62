//! Links in emails that turn emails off, without signing in.

use api::{App, ClientAddress, Error, Json, Problem, Query, Result};
use auth::Auth;
use axum::{
    Extension, Router,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
    routing::get,
};
use mail::Language;
use notice::{Form, Page};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{preferences, queries, token::UnsubscribeToken, words};
use crate::types::Delivery;

/// Returns the routes, to be mounted under `/api/v1`.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(unsubscribe_notifications))
}

/// Returns the pages that the links in emails open.
pub(crate) fn pages() -> Router<App> {
    Language::ALL.into_iter().fold(Router::new(), |router, language| {
        let page = async move |Query(Opened { token }): Query<Opened>| question(language, token.as_deref());
        router.route(words::page_path(language), get(page))
    })
}

/// Token of a link.
#[derive(Deserialize)]
struct Opened {
    token: Option<String>,
}

/// Token in the address, and the language of the page that answers a form.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Unsubscribing {
    /// Token of the link.
    token: Option<String>,
    /// `en` or `fr`, to get a page instead of JSON.
    page: Option<String>,
}

/// Confirmation that emails are off.
#[derive(Serialize, ToSchema)]
#[schema(as = NotificationEmailsOff)]
struct TurnedOff {
    /// Always `off`.
    status: &'static str,
}

/// Turns off the emails that a link in an email is about, without signing in (RFC 8058): a kind of notification, or a
/// digest. Notifications in the dashboard stay on.
#[utoipa::path(post, path = "/notifications/unsubscribe", operation_id = "unsubscribe_notifications",
    tag = "notifications", security(()), params(Unsubscribing),
    responses((status = 200, content((TurnedOff = "application/json"), (String = "text/html"))),
        (status = 422, content((Problem = "application/json"), (String = "text/html"))),
        (status = 429, content((Problem = "application/json"), (String = "text/html")))))]
async fn unsubscribe_notifications(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    client: ClientAddress,
    Query(Unsubscribing { token, page }): Query<Unsubscribing>,
) -> Response {
    let language = page.as_deref().map(|tag| Language::of_tag(tag).unwrap_or_default());
    match (turn_off(&app, &auth, client, token.as_deref()).await, language) {
        (Ok(()), Some(language)) => done(language),
        (Ok(()), None) => Json(TurnedOff { status: "off" }).into_response(),
        (Err(error), Some(language)) => failed(language, &error),
        (Err(error), None) => error.into_response(),
    }
}

async fn turn_off(app: &App, auth: &Auth, client: ClientAddress, token: Option<&str>) -> Result<()> {
    let opened = match UnsubscribeToken::open(auth.sealer(), token.unwrap_or_default()) {
        Ok(opened) => opened,
        Err(error) => {
            auth::limits::count_guess(auth, client)?;
            return Err(error);
        }
    };
    let UnsubscribeToken { org, user, subject } = opened;
    let mut tx = app.db.begin().await?;
    let member = orgs::members(&mut tx, &org).await?.into_iter().find(|(id, _, _)| *id == user);
    // A former member gets no emails anyway.
    if let Some((_, role, _)) = member {
        let deliveries = preferences::deliveries(&mut tx, &org, &user, role).await?;
        for kind in preferences::kinds_of_link(&deliveries, &subject) {
            queries::set_delivery(&mut tx, &org, &user, kind, Delivery::Off).await?;
        }
    }
    Ok(tx.commit().await?)
}

fn question(language: Language, token: Option<&str>) -> Response {
    let words = words::page(language);
    let token = token.filter(|token| token.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte)));
    let Some(token) = token else {
        return page(language, words.invalid, words.invalid_text, StatusCode::UNPROCESSABLE_ENTITY);
    };
    let form = Form {
        action: format!("/api/v1/notifications/unsubscribe?token={token}&page={}", language.code()),
        fields: Vec::new(),
        button: words.button.into(),
        leads_to: None,
    };
    Page { form: Some(form), ..Page::new(language, words.title, words.text) }.answer(StatusCode::OK)
}

fn done(language: Language) -> Response {
    let words = words::page(language);
    page(language, words.done, words.done_text, StatusCode::OK)
}

fn failed(language: Language, error: &Error) -> Response {
    let words = words::page(language);
    let status = StatusCode::from_u16(error.problem().status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    page(language, words.invalid, words.invalid_text, status)
}

fn page(language: Language, title: &str, text: &str, status: StatusCode) -> Response {
    let link =
        notice::Link { href: "/dashboard/settings/notifications".into(), label: words::page(language).settings.into() };
    Page { link, ..Page::new(language, title, text) }.answer(status)
}
