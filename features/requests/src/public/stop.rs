//! Page by which a recipient is not asked again, and the one-click form of mail programs (RFC 8058).

use std::sync::Arc;

use api::{App, ClientAddress, Error};
use audit::Origin;
use axum::{
    Extension,
    extract::{Path, State},
    http::{HeaderMap, StatusCode},
    response::Response,
};
use notice::{Form, Page};

use super::{
    Limits,
    visit::{failed, language, not_found, request_of},
    words,
};
use crate::{requests::Requests, visits};

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
        if request_of(&app, &token).await?.is_none() {
            return Ok(not_found(language));
        }
        let words = words::stop(language);
        let form =
            Form { action: format!("/u/{token}"), fields: Vec::new(), button: words.button.into(), leads_to: None };
        Ok(Page { form: Some(form), ..Page::new(language, words.title, words.text) }.answer(StatusCode::OK))
    };
    answer.await.unwrap_or_else(|error: Error| failed(&error, language))
}

/// Stops all requests to a recipient at once. Mail programs post without cookies and from any site.
pub(super) async fn stop(
    State(app): State<App>,
    Extension(requests): Extension<Requests>,
    Extension(limits): Extension<Arc<Limits>>,
    client: ClientAddress,
    origin: Origin,
    headers: HeaderMap,
    Path(token): Path<String>,
) -> Response {
    let language = language(&headers);
    let answer = async {
        limits.view(client)?;
        let Some((org, request)) = request_of(&app, &token).await? else { return Ok(not_found(language)) };
        visits::stop(&app, &requests, &org, &request, origin).await?;
        let words = words::stop(language);
        Ok(Page::new(language, words.done, words.done_text).answer(StatusCode::OK))
    };
    answer.await.unwrap_or_else(|error: Error| failed(&error, language))
}
