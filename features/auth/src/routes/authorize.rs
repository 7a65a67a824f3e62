//! Signing in with Google: `GET /authorize` leads there, `/callback` is where it leads back to.

use api::App;
use axum::{
    Extension,
    extract::State,
    http::{HeaderMap, StatusCode},
    response::Response,
};
use serde::Deserialize;
use utoipa::IntoParams;

use super::{Destination, request::Query};
use crate::{
    Auth, UserId,
    error::Result,
    flows::Challenge,
    google::sign_in::{self, Return, Visit},
    links::redirect_results,
    queries::Device,
};

/// Query parameters of a sign-in with a provider.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct AuthorizeQuery {
    /// `google`
    #[serde(default)]
    provider: String,
    /// More scopes, with commas or spaces between them.
    #[serde(default)]
    scopes: String,
    #[serde(flatten)]
    #[param(ignore)]
    challenge: Challenge,
}

/// Query parameters of the provider's callback.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct CallbackQuery {
    /// Authorization code, which is exchanged for tokens.
    #[serde(default)]
    code: String,
    /// Id of the flow.
    #[serde(default)]
    state: String,
    /// Error code, in place of an authorization code.
    #[serde(default)]
    error: Option<String>,
    /// Description of the error.
    #[serde(default)]
    error_description: Option<String>,
}

/// Parameters of ours, which the provider does not get; all others are passed on.
const OURS: [&str; 9] = [
    "provider",
    "redirect_to",
    "scopes",
    "code_challenge",
    "code_challenge_method",
    "skip_http_redirect",
    "client_id",
    "state",
    "nonce",
];

impl AuthorizeQuery {
    /// Returns the visit that the query asks for. `all` are the parameters of the query.
    pub(super) fn visit<'a>(
        &'a self,
        all: &[(String, String)],
        destination: &'a Destination,
        linking: Option<UserId>,
    ) -> Visit<'a> {
        Visit {
            provider: &self.provider,
            scopes: &self.scopes,
            challenge: &self.challenge,
            more: all.iter().filter(|(name, _)| !OURS.contains(&name.as_str())).cloned().collect(),
            redirect_to: destination.0.as_deref(),
            linking,
        }
    }
}

impl From<CallbackQuery> for Return {
    fn from(CallbackQuery { code, error, error_description, .. }: CallbackQuery) -> Self {
        Self { code, error, error_description }
    }
}

/// Leads to the provider.
#[utoipa::path(get, path = "/authorize", operation_id = "authorize", tag = "auth", params(AuthorizeQuery),
    responses(
        (status = 302, description = "To the provider"),
        (status = 303, description = "A failure, for a browser that navigates (it accepts `text/html`): leads to \
            `redirect_to`, or to the site, with the failure in the address"),
        (status = 400, description = "Not a provider here"),
    ))]
pub(crate) async fn authorize(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    device: Device,
    destination: Destination,
    headers: HeaderMap,
    query: Result<Query<AuthorizeQuery>>,
    all: Result<Query<Vec<(String, String)>>>,
) -> Result<Response> {
    let begin = async {
        let (Query(query), Query(all)) = (query?, all?);
        auth.0.limits.token.check(&app.db, &device.address.into(), app.now()).await?;
        sign_in::begin(&auth, &app, query.visit(&all, &destination, None)).await
    };
    match begin.await {
        Ok(url) => Ok(redirect_results::go(StatusCode::FOUND, &url)),
        Err(error) if redirect_results::is_navigation(&headers) => {
            let to = auth.0.redirects.checked(destination.0.as_deref());
            Ok(redirect_results::fail(StatusCode::SEE_OTHER, to, &error, true))
        }
        Err(error) => Err(error),
    }
}

/// Comes back from the provider, and leads on as the flow was begun.
#[utoipa::path(get, path = "/callback", operation_id = "come_back", tag = "auth", params(CallbackQuery),
    responses((status = 302, description = "Leads on; a failure is told in the address")))]
pub(crate) async fn come_back(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    device: Device,
    returned: Result<Query<CallbackQuery>>,
) -> Response {
    let find = async {
        let Query(returned) = returned?;
        auth.0.limits.token.check(&app.db, &device.address.into(), app.now()).await?;
        Ok((sign_in::take_flow(&app, &returned.state).await?, returned))
    };
    let (flow, returned) = match find.await {
        Ok(value) => value,
        Err(error) => {
            return redirect_results::fail(StatusCode::SEE_OTHER, auth.0.redirects.checked(None), &error, true);
        }
    };
    // It was allowed when the flow began; it is checked again, for settings change.
    let to = auth.0.redirects.checked(Some(&flow.redirect_to));
    match sign_in::arrive(&auth, &app, &device, &flow, returned.into(), to.clone()).await {
        Ok(to) => redirect_results::go(StatusCode::FOUND, &to),
        Err(error) => redirect_results::fail(StatusCode::FOUND, to, &error, true),
    }
}
