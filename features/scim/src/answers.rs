//! Documents and answers.

use std::collections::HashMap;

use api::App;
use axum::{
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use db::Db;
use orgs::OrgId;
use serde_json::{Map, Value, json};

use crate::{
    errors::{CONTENT_TYPE, Result, ScimError},
    queries,
    rules::{
        attributes::{ENTERPRISE, GROUP, USER},
        people::text,
    },
    types::{Group, GroupId, Person, PersonId},
};

/// Returns the address of a resource.
pub(crate) fn address(app: &App, path: &str) -> String {
    format!("{}/scim/v2{path}", app.site.url)
}

/// Returns a version as entity tags write it.
pub(crate) fn tag(version: i64) -> String {
    format!("W/\"{version}\"")
}

/// Answers with a document.
pub(crate) fn document(status: StatusCode, body: &Value) -> Response {
    (status, [(header::CONTENT_TYPE, CONTENT_TYPE)], body.to_string()).into_response()
}

/// Answers with a resource, its version, and its address when it is new.
pub(crate) fn resource(status: StatusCode, body: &Value, version: i64, location: Option<&str>) -> Response {
    let mut answer = document(status, body);
    if let Ok(tag) = HeaderValue::try_from(tag(version)) {
        answer.headers_mut().insert(header::ETAG, tag);
    }
    if let Some(location) = location.and_then(|location| HeaderValue::try_from(location).ok()) {
        answer.headers_mut().insert(header::LOCATION, location);
    }
    answer
}

/// Returns true when the caller has this version already.
pub(crate) fn is_known(headers: &HeaderMap, version: i64) -> bool {
    named(headers, header::IF_NONE_MATCH.as_str()).is_some_and(|tags| fits(tags, version))
}

/// Refuses a change of another version than the caller knows.
///
/// # Errors
/// 412.
pub(crate) fn check_version(headers: &HeaderMap, version: i64) -> Result<()> {
    match named(headers, header::IF_MATCH.as_str()) {
        Some(tags) if !fits(tags, version) => {
            Err(ScimError::new(StatusCode::PRECONDITION_FAILED, "The resource has another version."))
        }
        _ => Ok(()),
    }
}

fn named<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

fn fits(tags: &str, version: i64) -> bool {
    let bare = |tag: &str| tag.trim().trim_start_matches("W/").trim_matches('"').to_owned();
    tags.split(',').any(|tag| tag.trim() == "*" || bare(tag) == version.to_string())
}

/// Returns the documents of people, with their groups and the names of their managers.
///
/// # Errors
/// When the database fails.
pub(crate) async fn people(on: &Db, app: &App, org: &OrgId, people: &[Person]) -> Result<Vec<Value>> {
    let ids: Vec<String> = people.iter().map(|person| person.id.to_string()).collect();
    let mut groups: HashMap<PersonId, Vec<Value>> = HashMap::new();
    for (person, group, name, _) in queries::groups_of(on, org, ids).await? {
        let reference = json!({ "value": group, "$ref": address(app, &format!("/Groups/{group}")), "display": name,
            "type": "direct" });
        groups.entry(person).or_default().push(reference);
    }
    let mut managers = HashMap::new();
    for id in people.iter().filter_map(manager) {
        if !managers.contains_key(&id)
            && let Ok(person_id) = id.parse::<PersonId>()
        {
            let manager = queries::person(on, org, &person_id).await?;
            managers.insert(id, manager.and_then(|manager| display(&manager.document)));
        }
    }
    let documents = people.iter().map(|person| {
        let of_person = groups.remove(&person.id).unwrap_or_default();
        person_document(app, person, of_person, &managers)
    });
    Ok(documents.collect())
}

fn manager(person: &Person) -> Option<String> {
    person.document[ENTERPRISE]["manager"]["value"].as_str().map(str::to_owned)
}

/// Returns the name of a document for people.
fn display(document: &Value) -> Option<String> {
    let object = document.as_object()?;
    let full = object.get("name").and_then(|name| name["formatted"].as_str());
    text(object, "displayName").or(full).or_else(|| text(object, "userName")).map(str::to_owned)
}

fn person_document(
    app: &App,
    person: &Person,
    groups: Vec<Value>,
    managers: &HashMap<String, Option<String>>,
) -> Value {
    let mut document = match &person.document {
        Value::Object(document) => document.clone(),
        _ => Map::new(),
    };
    let mut schemas = vec![USER];
    if let Some(extension) = document.get_mut(ENTERPRISE) {
        schemas.push(ENTERPRISE);
        if let Some(id) = extension["manager"]["value"].as_str().map(str::to_owned)
            && let Some(Some(name)) = managers.get(&id)
        {
            extension["manager"]["$ref"] = address(app, &format!("/Users/{id}")).into();
            extension["manager"]["displayName"] = name.clone().into();
        }
    }
    if !groups.is_empty() {
        document.insert("groups".into(), Value::Array(groups));
    }
    document.insert("active".into(), person.is_active.into());
    document.insert("id".into(), json!(person.id));
    document.insert("schemas".into(), json!(schemas));
    let location = address(app, &format!("/Users/{}", person.id));
    let meta = json!({ "resourceType": "User", "created": person.created_at, "lastModified": person.updated_at,
        "location": location, "version": tag(person.version) });
    document.insert("meta".into(), meta);
    Value::Object(document)
}

/// Returns the documents of groups, with their members unless they are left out.
///
/// # Errors
/// When the database fails.
pub(crate) async fn groups(on: &Db, app: &App, org: &OrgId, groups: &[Group], has_members: bool) -> Result<Vec<Value>> {
    let mut members: HashMap<GroupId, Vec<Value>> = HashMap::new();
    if has_members {
        let ids = groups.iter().map(|group| group.id.to_string()).collect();
        for (group, person, document) in queries::members_of(on, org, ids).await? {
            let location = address(app, &format!("/Users/{person}"));
            let mut reference = json!({ "value": person, "$ref": location, "type": "User" });
            if let Some(name) = display(&document) {
                reference["display"] = name.into();
            }
            members.entry(group).or_default().push(reference);
        }
    }
    let documents = groups.iter().map(|group| {
        let mut document = json!({ "schemas": [GROUP], "id": group.id, "displayName": group.display_name });
        if let Some(id) = &group.external_id {
            document["externalId"] = id.as_str().into();
        }
        if let Some(members) = members.remove(&group.id) {
            document["members"] = Value::Array(members);
        }
        document["meta"] = json!({ "resourceType": "Group", "created": group.created_at,
            "lastModified": group.updated_at, "location": address(app, &format!("/Groups/{}", group.id)),
            "version": tag(group.version) });
        document
    });
    Ok(documents.collect())
}
