//! Everything the program serves: the table of contents.

use std::time::Duration;

use api::App;
use auth::Auth;
use axum::{
    Extension, Router,
    http::{HeaderValue, StatusCode, header},
    middleware::{from_fn, from_fn_with_state},
    response::{IntoResponse, Response},
    routing::get,
};
use tower_http::{
    catch_panic::CatchPanicLayer,
    timeout::{RequestBodyTimeoutLayer, TimeoutLayer},
};
use utoipa::{
    OpenApi,
    openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme},
};
use utoipa_axum::router::OpenApiRouter;

use crate::{headers, health, log, site};

/// What the operator decides about the features.
#[derive(Clone, Debug)]
pub struct Features {
    /// Signing in.
    pub auth: auth::Settings,
    /// Locations and importing them.
    pub locations: locations::Settings,
    /// Multiplies every rate limit.
    pub rate_limit_factor: u32,
}

impl Default for Features {
    fn default() -> Self {
        Self { auth: auth::Settings::default(), locations: locations::Settings::default(), rate_limit_factor: 1 }
    }
}

/// A body of which nothing arrives for so long is given up.
const BODY_PAUSE: Duration = Duration::from_secs(10);
/// A request that is not answered after so long is given up.
const ANSWER: Duration = Duration::from_mins(2);

#[derive(OpenApi)]
#[openapi(
    info(title = "Vitrine", description = "Locations, imports and live events of an organisation."),
    security(("session" = [])),
)]
struct Document;

fn api_routes(features: &Features) -> OpenApiRouter<App> {
    let mut document = Document::openapi();
    let session = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).bearer_format("JWT").build();
    document.components.get_or_insert_default().add_security_scheme("session", SecurityScheme::Http(session));
    OpenApiRouter::with_openapi(document).nest(
        "/api/v1",
        OpenApiRouter::new()
            .merge(orgs::routes())
            .merge(locations::routes(&features.locations))
            .merge(demo::routes(features.rate_limit_factor)),
    )
}

/// The OpenAPI document of `/api/v1`.
pub fn document() -> utoipa::openapi::OpenApi {
    api_routes(&Features::default()).into_openapi()
}

/// The whole program as one router.
pub fn router(app: &App, auth: Auth, features: &Features) -> Router {
    let (api, document) = api_routes(features).split_for_parts();
    let document = document.to_json().unwrap_or_default();
    let document = get(async move || ([(header::CONTENT_TYPE, "application/json")], document));
    let data = api
        .route("/api/v1/openapi.json", document)
        .nest("/auth/v1", auth::routes().into())
        .merge(health::routes())
        .route("/api/{*rest}", axum::routing::any(async || api::Error::not_found()))
        .layer(Extension(auth))
        .layer(RequestBodyTimeoutLayer::new(BODY_PAUSE))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, ANSWER))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(from_fn(log::request));
    data.fallback(site::serve).layer(from_fn_with_state(app.clone(), headers::secure)).with_state(app.clone())
}

/// A panic is our bug: logged once, answered like every other failure of ours.
#[expect(clippy::needless_pass_by_value, reason = "what the layer calls")]
fn panicked(cause: Box<dyn std::any::Any + Send>) -> Response {
    let text = cause.downcast_ref::<String>().cloned();
    let text = text.or_else(|| cause.downcast_ref::<&str>().map(ToString::to_string));
    let mut response = api::Error::internal(text.unwrap_or_else(|| "a panic".into())).into_response();
    response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    response
}
