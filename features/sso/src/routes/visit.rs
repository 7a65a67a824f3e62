//! Visits of browsers and providers.

use std::convert::Infallible;

use api::{App, ClientAddress};
use audit::Origin;
use auth::Auth;
use axum::{
    Extension,
    extract::{FromRequestParts, Path, RawForm, State},
    http::{HeaderMap, HeaderValue, StatusCode, header, request::Parts},
    response::{IntoResponse, Response},
};
use serde_json::json;
use url::{Url, form_urlencoded};

use crate::{
    authorization_request::{Purpose, SIGN_IN},
    callback::{Answer, RefusedSignIn},
    rules::jose::Reason,
    settings::Sso,
    types::{Connection, ConnectionId, Mode},
};

/// Leads to the provider of a connection.
pub(super) async fn start(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Extension(sso): Extension<Sso>,
    Visit { client, origin, id, query, headers }: Visit,
) -> Response {
    if sso.count(client).is_err() {
        return back(&app, &auth, None, "sso_busy");
    }
    let parameter = |name: &str| {
        form_urlencoded::parse(query.as_bytes()).find(|(key, _)| key == name).map(|(_, value)| value.into_owned())
    };
    let landing = auth::single_sign_on::landing_of(&auth, parameter("redirect_to").as_deref());
    let Some(connection) = connection(&sso, &app, id).await.filter(|connection| connection.mode != Mode::Off) else {
        return back(&app, &auth, Some(landing), "sso_refused");
    };
    let now = app.now();
    let discovery = match sso.discovery(&connection.issuer, now).await {
        Ok(discovery) => discovery,
        Err(reason) => return refused(&app, &auth, &sso, (&connection, reason, Some(landing)), (client, origin)).await,
    };
    let begun = async {
        let challenge = parameter("code_challenge").unwrap_or_default();
        let method = parameter("code_challenge_method").unwrap_or_default();
        let mut tx = app.db.begin().await?;
        let flow = auth::single_sign_on::begin(&mut tx, &challenge, &method, &landing, now).await?;
        let purpose = Purpose {
            name: SIGN_IN,
            flow: Some(flow),
            user: None,
            return_to: landing.clone(),
            hint: parameter("login_hint"),
            is_fresh: parameter("prompt").as_deref() == Some("login"),
        };
        let to = (discovery.authorization_endpoint.as_str(), purpose);
        let begun = sso.begin(&app, &mut tx, &connection, to, &headers).await?;
        tx.commit().await?;
        api::Result::<_, api::Error>::Ok(begun)
    };
    match begun.await {
        Ok((url, cookie)) => {
            let mut response = go(&url);
            response.headers_mut().insert(header::SET_COOKIE, cookie);
            response
        }
        Err(error) => {
            tracing::warn!(%error, "single sign-on not begun");
            back(&app, &auth, Some(landing), "sso_refused")
        }
    }
}

/// Comes back from a provider. A refusal says nothing of its reason, which the audit log has.
pub(super) async fn come_back(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Extension(sso): Extension<Sso>,
    Visit { client, origin, id, query, headers }: Visit,
) -> Response {
    if sso.count(client).is_err() {
        return back(&app, &auth, None, "sso_busy");
    }
    let Some(connection) = connection(&sso, &app, id).await else { return back(&app, &auth, None, "sso_refused") };
    let answer = Answer::read(&query);
    match sso.arrive(&app, &connection, (answer, &headers, origin.clone())).await {
        Ok(url) => go(&url),
        Err(RefusedSignIn { reason, landing }) => {
            refused(&app, &auth, &sso, (&connection, reason, landing), (client, origin)).await
        }
    }
}

/// Ends sessions at the request of a provider (OpenID Connect Back-Channel Logout 1.0, 2.8).
pub(super) async fn end_sessions(
    State(app): State<App>,
    Extension(sso): Extension<Sso>,
    Visit { client, origin, id, .. }: Visit,
    form: Result<RawForm, axum::extract::rejection::RawFormRejection>,
) -> Response {
    let fail = |reason: Reason| {
        let body = axum::Json(json!({ "error": "invalid_request", "error_description": reason }));
        (StatusCode::BAD_REQUEST, [(header::CACHE_CONTROL, "no-store")], body).into_response()
    };
    if sso.count(client).is_err() {
        return fail("too_many_requests");
    }
    let Some(connection) = connection(&sso, &app, id).await else { return fail("connection_unknown") };
    let Ok(RawForm(form)) = form else { return fail("form") };
    let token = form_urlencoded::parse(&form).find(|(name, _)| name == "logout_token").map(|(_, token)| token);
    let token = token.unwrap_or_default().into_owned();
    match sso.end_by_provider(&app, &connection, (&token, origin.clone())).await {
        Ok(()) => (StatusCode::OK, [(header::CACHE_CONTROL, "no-store")]).into_response(),
        Err(reason) => {
            if let Err(error) = sso.note_refusal(&app, &connection.org_id, (client, origin), reason).await {
                tracing::error!(%error, "refusal not recorded");
            }
            fail(reason)
        }
    }
}

/// Visitor of a connection.
pub(super) struct Visit {
    client: ClientAddress,
    origin: Origin,
    /// Connection of the path; `None` when the path has no id.
    id: Option<ConnectionId>,
    query: String,
    headers: HeaderMap,
}

impl FromRequestParts<App> for Visit {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let path = Path::<String>::from_request_parts(parts, app).await.ok();
        Ok(Self {
            client: ClientAddress::from_request_parts(parts, app).await?,
            origin: Origin::of(parts),
            id: path.and_then(|Path(id)| id.parse().ok()),
            query: parts.uri.query().unwrap_or_default().to_owned(),
            headers: parts.headers.clone(),
        })
    }
}

async fn connection(sso: &Sso, app: &App, id: Option<ConnectionId>) -> Option<Connection> {
    sso.connection(app, &id?).await.ok().flatten()
}

async fn refused(
    app: &App,
    auth: &Auth,
    sso: &Sso,
    (connection, reason, landing): (&Connection, Reason, Option<Url>),
    from: (ClientAddress, Origin),
) -> Response {
    if let Err(error) = sso.note_refusal(app, &connection.org_id, from, reason).await {
        tracing::error!(%error, "refusal not recorded");
    }
    let code = match reason {
        "provider_denied" => "sso_denied",
        "provider_unreachable" => "sso_unreachable",
        _ => "sso_refused",
    };
    back(app, auth, landing, code)
}

/// Leads to the landing of a sign-in, or the login page, with a code that the page has words for.
fn back(app: &App, auth: &Auth, landing: Option<Url>, code: &'static str) -> Response {
    let login = || auth::single_sign_on::landing_of(auth, Some(&format!("{}/login", app.site.url)));
    go(&auth::single_sign_on::failure(landing.unwrap_or_else(login), code))
}

fn go(url: &Url) -> Response {
    let to = HeaderValue::from_str(url.as_str()).unwrap_or(HeaderValue::from_static("/"));
    let headers = [
        (header::LOCATION, to),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
        (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    ];
    (StatusCode::FOUND, headers).into_response()
}
