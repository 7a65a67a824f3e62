//! Scopes of tokens in the OpenAPI document: of its permission, where an operation does not name its own.

use orgs::{MATRIX, TokenScope};
use utoipa::openapi::{
    HttpMethod, OpenApi,
    extensions::Extensions,
    path::{Operation, PathItem},
    security::SecurityRequirement,
};

/// Name of the extension.
const SCOPE: &str = "x-scope";

/// Adds to every operation that accepts tokens the scope that they need.
pub(crate) fn complete(document: &mut OpenApi) {
    for (method, operation) in document.paths.paths.values_mut().flat_map(operations) {
        if !accepts_tokens(operation) {
            continue;
        }
        let extensions = operation.extensions.get_or_insert_default();
        if !extensions.contains_key(SCOPE) {
            let scope = scope(&method, extensions);
            extensions.insert(SCOPE.into(), scope.as_str().into());
        }
    }
}

fn scope(method: &HttpMethod, extensions: &Extensions) -> TokenScope {
    if *method == HttpMethod::Get {
        return TokenScope::Read;
    }
    let permission = extensions.get("x-permission").and_then(|name| name.as_str());
    let row = MATRIX.iter().find(|row| Some(row.permission.as_str()) == permission);
    row.map_or(TokenScope::Write, |row| row.writes)
}

/// True where the security of the whole document holds, or the operation names tokens.
fn accepts_tokens(operation: &Operation) -> bool {
    let token = SecurityRequirement::new("token", [] as [String; 0]);
    operation.security.as_ref().is_none_or(|needs| needs.contains(&token))
}

fn operations(item: &mut PathItem) -> impl Iterator<Item = (HttpMethod, &mut Operation)> {
    let PathItem { get, put, post, delete, patch, .. } = item;
    let with_method = |method, operation: Option<_>| operation.map(|operation| (method, operation));
    [
        with_method(HttpMethod::Get, get.as_mut()),
        with_method(HttpMethod::Put, put.as_mut()),
        with_method(HttpMethod::Post, post.as_mut()),
        with_method(HttpMethod::Delete, delete.as_mut()),
        with_method(HttpMethod::Patch, patch.as_mut()),
    ]
    .into_iter()
    .flatten()
}
