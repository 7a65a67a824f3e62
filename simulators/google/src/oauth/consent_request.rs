//! Authorization request.

use std::collections::HashMap;

use axum::response::{IntoResponse, Response};
use http::{StatusCode, header::LOCATION};
use url::Url;

/// A request that may be shown to the user.
pub(super) struct ConsentRequest {
    /// Query string, unchanged for the following pages.
    pub(super) raw: String,
    pub(super) client: String,
    pub(super) scopes: Vec<String>,
    pub(super) french: bool,
    pub(super) redirect_uri: Url,
    pub(super) params: HashMap<String, String>,
}

impl ConsentRequest {
    pub(super) fn param(&self, name: &str) -> Option<&str> {
        self.params.get(name).map(String::as_str).filter(|value| !value.is_empty())
    }

    /// Back to the program that asked.
    pub(super) fn back(&self, pairs: &[(&str, &str)]) -> Response {
        let mut url = self.redirect_uri.clone();
        url.query_pairs_mut().extend_pairs(pairs);
        if let Some(state) = self.param("state") {
            url.query_pairs_mut().append_pair("state", state);
        }
        (StatusCode::FOUND, [(LOCATION, url.to_string())]).into_response()
    }
}
