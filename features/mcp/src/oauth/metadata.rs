//! Metadata documents: which server protects `/mcp` (RFC 9728), and what it can do (RFC 8414).

use api::{App, Site};
use axum::{
    Json,
    extract::{RawQuery, State},
    http::{HeaderName, StatusCode, header},
    response::{IntoResponse, Response},
};
use base64::{Engine as _, prelude::BASE64_URL_SAFE_NO_PAD};
use orgs::{TokenScope, assistant_tokens::server_address};
use serde_json::json;

/// Maximum characters of an authorization request.
const MAX_REQUEST: usize = 16 * 1024;
/// Page of the web app where users consent.
const CONSENT_PAGE: &str = "/dashboard/connect-assistant";
/// Programs in browsers of other sites may read the documents, which are public.
const PUBLIC_HEADERS: [(HeaderName, &str); 2] =
    [(header::ACCESS_CONTROL_ALLOW_ORIGIN, "*"), (header::CACHE_CONTROL, "public, max-age=3600")];

/// Leads an authorization request to the page where users consent. The request is one opaque parameter there, so that no
/// parser of addresses on the way changes a state that looks like a number. Whether it is good is checked when a member
/// has signed in: strangers make this server read no document.
pub(crate) async fn authorize(RawQuery(query): RawQuery) -> Response {
    let query = query.unwrap_or_default();
    if query.len() > MAX_REQUEST {
        return StatusCode::URI_TOO_LONG.into_response();
    }
    let address = format!("{CONSENT_PAGE}?request={}", BASE64_URL_SAFE_NO_PAD.encode(query));
    (StatusCode::SEE_OTHER, [(header::LOCATION, address)]).into_response()
}

/// Returns the address of the metadata of `/mcp`, which the challenge of a 401 names.
pub(crate) fn resource_metadata_address(site: &Site) -> String {
    format!("{}/.well-known/oauth-protected-resource/mcp", site.url)
}

/// Answers with the metadata of `/mcp`. It names the scope `read` only, so that assistants ask for no more at first.
pub(crate) async fn protected_resource(State(app): State<App>) -> impl IntoResponse {
    let document = json!({
        "resource": server_address(&app.site),
        "authorization_servers": [app.site.url],
        "scopes_supported": [TokenScope::Read.as_str()],
        "bearer_methods_supported": ["header"],
        "resource_name": "Vitrine",
    });
    (PUBLIC_HEADERS, Json(document))
}

/// Answers with the metadata of the authorization server.
pub(crate) async fn authorization_server(State(app): State<App>) -> impl IntoResponse {
    let site = &app.site.url;
    let document = json!({
        "issuer": site,
        "authorization_endpoint": format!("{site}/oauth/authorize"),
        "token_endpoint": format!("{site}/oauth/token"),
        "revocation_endpoint": format!("{site}/oauth/revoke"),
        "registration_endpoint": format!("{site}/oauth/register"),
        "scopes_supported": TokenScope::ALL.map(TokenScope::as_str),
        "response_types_supported": ["code"],
        "response_modes_supported": ["query"],
        "grant_types_supported": ["authorization_code", "refresh_token"],
        "token_endpoint_auth_methods_supported": ["none"],
        "revocation_endpoint_auth_methods_supported": ["none"],
        "code_challenge_methods_supported": ["S256"],
        "client_id_metadata_document_supported": true,
        "authorization_response_iss_parameter_supported": true,
    });
    (PUBLIC_HEADERS, Json(document))
}
