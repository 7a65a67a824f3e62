//! Page by which a recipient stops the reports of an organization by email, and the one-click form of mail programs (RFC 8058).

use std::sync::Arc;

use api::{App, ClientAddress, Error, Result};
use audit::{Act, Actor, Origin};
use axum::{
    Extension,
    extract::{Path, State},
    http::{HeaderMap, StatusCode},
    response::Response,
};
use notice::{Form, Page};

use super::{
    Limits,
    share_page::{failed, language, not_found},
    words,
};
use crate::{
    events::ReportRecipientStopped,
    queries,
    reports::announce,
    seal::{is_token, token_hash},
};

/// Asks for the click. Opening the page alone stops nothing, because programs open links.
pub(super) async fn show(
    State(app): State<App>,
    Extension(limits): Extension<Arc<Limits>>,
    client: ClientAddress,
    headers: HeaderMap,
    Path(token): Path<String>,
) -> Response {
    let language = language(&headers);
    let answer = async {
        limits.view(client)?;
        if !is_token(&token) || queries::recipient_by_token(&app.db, &token_hash(&token)).await?.is_none() {
            return Ok(not_found(language, Some(String::new())));
        }
        let (words, _) = words::stop(language);
        let form = Form {
            action: format!("/s/stop/{token}"),
            fields: Vec::new(),
            button: words.button.into(),
            leads_to: None,
        };
        Ok(Page { form: Some(form), brand: Some(String::new()), ..Page::new(language, words.title, words.text) }
            .answer(StatusCode::OK))
    };
    answer.await.unwrap_or_else(|error: Error| failed(&error, language, Some(String::new())))
}

/// Stops the emails at once. Mail programs post without cookies and from any site.
pub(super) async fn stop(
    State(app): State<App>,
    Extension(limits): Extension<Arc<Limits>>,
    client: ClientAddress,
    origin: Origin,
    headers: HeaderMap,
    Path(token): Path<String>,
) -> Response {
    let language = language(&headers);
    let answer = async {
        limits.view(client)?;
        if !is_token(&token) || !stopped(&app, &token, origin).await? {
            return Ok(not_found(language, Some(String::new())));
        }
        let (_, (title, text)) = words::stop(language);
        Ok(Page { brand: Some(String::new()), ..Page::new(language, title, text) }.answer(StatusCode::OK))
    };
    answer.await.unwrap_or_else(|error: Error| failed(&error, language, Some(String::new())))
}

/// Notes that a recipient stopped the emails. Returns false for an unknown token.
async fn stopped(app: &App, token: &str, origin: Origin) -> Result<bool> {
    let (hash, now) = (token_hash(token), app.now());
    let mut tx = app.db.begin().await?;
    let recipient = queries::recipient_by_token(&mut tx, &hash).await?;
    let Some((org, schedule, address_hash, stopped_at)) = recipient else { return Ok(false) };
    if stopped_at.is_none() {
        queries::add_stop(&mut tx, &org, &address_hash, now).await?;
        let actor = Actor::stranger(origin).in_log_of(&org);
        Act::new(ReportRecipientStopped).on("report_schedule", &schedule).record(&mut tx, &actor, now).await?;
        announce(&mut tx, &org, "report_schedules", Some(schedule.as_str()));
    }
    tx.commit().await?;
    Ok(true)
}
