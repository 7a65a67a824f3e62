//! The service under `/scim/v2`.

use api::App;
use axum::{
    Extension, Router,
    extract::DefaultBodyLimit,
    http::{StatusCode, header},
    middleware::{Next, from_fn},
    response::{IntoResponse, Response},
    routing::{any, get, post},
};

use crate::{
    errors::{CONTENT_TYPE, ScimError},
    groups, lists, people, schemas,
    settings::Scim,
    types::Provider,
};

/// Maximum size of a request in bytes.
const MAX_BODY: usize = 1024 * 1024;

/// Returns the service, to be mounted at the root.
pub fn service(scim: &Scim) -> Router<App> {
    let routes = Router::new()
        .route("/Users", get(lists::users).post(people::create))
        .route("/Users/.search", post(lists::search_users))
        .route("/Users/{id}", get(people::read).put(people::replace).patch(people::change).delete(people::delete))
        .route("/Groups", get(lists::groups).post(groups::create))
        .route("/Groups/.search", post(lists::search_groups))
        .route("/Groups/{id}", get(groups::read).put(groups::replace).patch(groups::change).delete(groups::delete))
        .route("/.search", post(lists::search_all))
        .route("/ServiceProviderConfig", get(schemas::config))
        .route("/ResourceTypes", get(schemas::types))
        .route("/ResourceTypes/{id}", get(schemas::one_type))
        .route("/Schemas", get(schemas::schemas))
        .route("/Schemas/{id}", get(schemas::one_schema))
        .route("/Me", any(not_built))
        .route("/Bulk", any(not_built))
        .route("/{*rest}", any(unknown))
        .method_not_allowed_fallback(wrong_method);
    Router::new()
        .nest("/scim/v2", routes)
        .layer(from_fn(as_scim))
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(Extension(scim.clone()))
}

async fn not_built(_: Provider) -> ScimError {
    ScimError::new(StatusCode::NOT_IMPLEMENTED, "This service doesn’t have this endpoint.")
}

async fn unknown(_: Provider) -> ScimError {
    ScimError::not_found()
}

async fn wrong_method() -> ScimError {
    ScimError::new(StatusCode::METHOD_NOT_ALLOWED, "This endpoint doesn’t support this method.")
}

/// Writes refusals of extractors, such as of a body that is too large, as the protocol does.
async fn as_scim(request: axum::extract::Request, next: Next) -> Response {
    let answer = next.run(request).await;
    let is_error = answer.status().is_client_error();
    let is_ours = answer.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == CONTENT_TYPE);
    if is_error && !is_ours {
        return ScimError::new(answer.status(), "The request can’t be read.").into_response();
    }
    answer
}
