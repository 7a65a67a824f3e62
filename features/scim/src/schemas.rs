//! Discovery documents: configuration, types of resources, and their schemas (RFC 7643, sections 5 to 7).

use api::App;
use axum::{
    extract::{Path, State},
    http::{StatusCode, Uri},
    response::Response,
};
use serde_json::{Value, json};

use crate::{
    answers::{address, document},
    errors::{Result, ScimError},
    lists::{ListQuery, MAX_PAGE},
    rules::attributes::{Attribute, ENTERPRISE, GROUP, Kind, OF_COMPANIES, OF_USERS, USER},
    types::Provider,
};

const LIST: &str = "urn:ietf:params:scim:api:messages:2.0:ListResponse";

/// Refuses a filter, which these endpoints do not have.
fn refuse_filter(uri: &Uri) -> Result<()> {
    match ListQuery::read(uri).filter {
        Some(_) => Err(ScimError::forbidden("This endpoint doesn’t support filters.")),
        None => Ok(()),
    }
}

/// Returns what the service can do.
pub(crate) async fn config(_: Provider, State(app): State<App>, uri: Uri) -> Result<Response> {
    refuse_filter(&uri)?;
    let no = json!({ "supported": false });
    let body = json!({
        "schemas": ["urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig"],
        "patch": { "supported": true },
        "bulk": { "supported": false, "maxOperations": 0, "maxPayloadSize": 0 },
        "filter": { "supported": true, "maxResults": MAX_PAGE },
        "changePassword": no, "sort": no,
        "etag": { "supported": true },
        "authenticationSchemes": [{
            "type": "oauthbearertoken", "name": "Bearer token", "primary": true,
            "description": "A token that an owner creates under Settings > Provisioning.",
        }],
        "meta": { "resourceType": "ServiceProviderConfig", "location": address(&app, "/ServiceProviderConfig") },
    });
    Ok(document(StatusCode::OK, &body))
}

fn all_types(app: &App) -> Vec<Value> {
    let resource_type = |name: &str, path: &str, schema: &str, extensions: Value| {
        json!({
            "schemas": ["urn:ietf:params:scim:schemas:core:2.0:ResourceType"],
            "id": name, "name": name, "endpoint": path, "schema": schema, "schemaExtensions": extensions,
            "meta": { "resourceType": "ResourceType", "location": address(app, &format!("/ResourceTypes/{name}")) },
        })
    };
    let extension = json!([{ "schema": ENTERPRISE, "required": false }]);
    vec![resource_type("User", "/Users", USER, extension), resource_type("Group", "/Groups", GROUP, json!([]))]
}

/// Lists the types of resources.
pub(crate) async fn types(_: Provider, State(app): State<App>, uri: Uri) -> Result<Response> {
    refuse_filter(&uri)?;
    Ok(list(&all_types(&app)))
}

/// Returns a type of resources.
pub(crate) async fn one_type(
    _: Provider,
    State(app): State<App>,
    Path(id): Path<String>,
    uri: Uri,
) -> Result<Response> {
    refuse_filter(&uri)?;
    with_id(all_types(&app), &id)
}

fn described(attribute: &Attribute) -> Value {
    let name = attribute.name;
    let is_exact = ["externalId", "$ref"].contains(&name);
    let (kind, is_many, parts) = match attribute.kind {
        Kind::Text => ("string", false, None),
        Kind::Boolean => ("boolean", false, None),
        Kind::Complex(parts) => ("complex", false, Some(parts)),
        Kind::Many(parts) => ("complex", true, Some(parts)),
    };
    let mut body = json!({
        "name": name, "type": kind, "multiValued": is_many, "description": attribute.description,
        "required": name == "userName", "caseExact": is_exact,
        "mutability": "readWrite", "returned": "default",
        "uniqueness": if name == "userName" { "server" } else { "none" },
    });
    if let Some(parts) = parts {
        body["subAttributes"] = parts.iter().map(described).collect();
    }
    body
}

fn plain(name: &str, description: &str, mutability: &str, parts: Option<Value>) -> Value {
    let mut body = json!({
        "name": name, "type": if parts.is_some() { "complex" } else { "string" }, "multiValued": parts.is_some(),
        "description": description, "required": name == "displayName", "caseExact": false, "mutability": mutability,
        "returned": "default", "uniqueness": if name == "displayName" { "server" } else { "none" },
    });
    if let Some(parts) = parts {
        body["subAttributes"] = parts;
    }
    body
}

fn all_schemas(app: &App) -> Vec<Value> {
    let schema = |id: &str, name: &str, description: &str, attributes: Vec<Value>| {
        json!({
            "schemas": ["urn:ietf:params:scim:schemas:core:2.0:Schema"],
            "id": id, "name": name, "description": description, "attributes": attributes,
            "meta": { "resourceType": "Schema", "location": address(app, &format!("/Schemas/{id}")) },
        })
    };
    let reference = |names: [&str; 4], mutability: &str| -> Value {
        names.iter().map(|name| plain(name, "Part of the reference.", mutability, None)).collect()
    };
    let mut of_users: Vec<Value> = OF_USERS.iter().map(described).collect();
    let parts = reference(["value", "$ref", "display", "type"], "readOnly");
    of_users.push(plain("groups", "Groups of the user.", "readOnly", Some(parts)));
    let members = reference(["value", "$ref", "display", "type"], "immutable");
    let of_groups = vec![
        plain("displayName", "Name of the group.", "readWrite", None),
        plain("externalId", "Id at the provider.", "readWrite", None),
        plain("members", "Users of the group.", "readWrite", Some(members)),
    ];
    vec![
        schema(USER, "User", "Person with access to the organization.", of_users),
        schema(GROUP, "Group", "Group of users.", of_groups),
        schema(
            ENTERPRISE,
            "EnterpriseUser",
            "What a company knows of a user.",
            OF_COMPANIES.iter().map(described).collect(),
        ),
    ]
}

/// Lists the schemas.
pub(crate) async fn schemas(_: Provider, State(app): State<App>, uri: Uri) -> Result<Response> {
    refuse_filter(&uri)?;
    Ok(list(&all_schemas(&app)))
}

/// Returns a schema.
pub(crate) async fn one_schema(
    _: Provider,
    State(app): State<App>,
    Path(id): Path<String>,
    uri: Uri,
) -> Result<Response> {
    refuse_filter(&uri)?;
    with_id(all_schemas(&app), &id)
}

fn list(all: &[Value]) -> Response {
    let body = json!({ "schemas": [LIST], "totalResults": all.len(), "startIndex": 1, "itemsPerPage": all.len(),
        "Resources": all });
    document(StatusCode::OK, &body)
}

fn with_id(all: Vec<Value>, id: &str) -> Result<Response> {
    let matching = all
        .into_iter()
        .find(|document| document["id"].as_str().is_some_and(|document_id| document_id.eq_ignore_ascii_case(id)));
    Ok(document(StatusCode::OK, &matching.ok_or_else(ScimError::not_found)?))
}
