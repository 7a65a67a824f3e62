//! Groups: creating, reading, changing, deleting. Rules of single sign-on give their members roles.

use api::App;
use audit::Act;
use auth::Auth;
use axum::{
    body::Bytes,
    extract::{Path, State},
    http::{HeaderMap, StatusCode, Uri},
    response::{IntoResponse, Response},
};
use db::Tx;
use serde_json::{Map, Value, json};

use crate::{
    access::Service,
    answers,
    bodies::object,
    errors::{Result, ScimError},
    events::{ScimGroupChanged, ScimGroupCreated, ScimGroupDeleted},
    lists::ListQuery,
    membership::AccessContext,
    queries,
    rules::{
        attributes::is_read_only,
        evaluate::member,
        patch::{self, Action, Operation, Target},
    },
    settings::Scim,
    types::{Group, GroupId, PersonId, Provider},
};

/// Maximum characters of a name.
const MAX_NAME: usize = 256;
/// Maximum number of groups of an organization.
const MAX_GROUPS: i64 = 10_000;

/// Creates a group.
pub(crate) async fn create(Service { provider, app, auth, scim }: Service, uri: Uri, body: Bytes) -> Result<Response> {
    let body = object(&body)?;
    let now = app.now();
    let group = Group {
        id: GroupId::new(now),
        display_name: name(member(&body, "displayName"))?,
        external_id: external_id(member(&body, "externalId"))?,
        version: 1,
        created_at: now,
        updated_at: now,
    };
    let domains = scim.sso().claimed(&app.db, &provider.org).await?;
    let mut tx = app.db.begin().await?;
    if queries::count_groups(&mut tx, &provider.org).await? >= MAX_GROUPS {
        return Err(ScimError::forbidden("An organization has at most 10,000 groups."));
    }
    save(&mut tx, &provider, &group).await?;
    let added = add(&mut tx, &provider, (&group.id, now), member(&body, "members")).await?;
    let around = AccessContext { app: &app, auth: &auth, provider: &provider, domains: &domains, now };
    around.regroup(&mut tx, &added).await?;
    let act = Act::new(ScimGroupCreated).with("members", added.len());
    record(&mut tx, &provider, act, &group, now).await?;
    tx.commit().await?;
    let location = answers::address(&app, &format!("/Groups/{}", group.id));
    let document = group_document(&app, &provider, &group, &ListQuery::read(&uri)).await?;
    Ok(answers::resource(StatusCode::CREATED, &document, group.version, Some(&location)))
}

/// Returns a group.
pub(crate) async fn read(
    provider: Provider,
    State(app): State<App>,
    Path(id): Path<String>,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response> {
    let id = id.parse().map_err(|_| ScimError::not_found())?;
    let group = queries::group(&app.db, &provider.org, &id).await?.ok_or_else(ScimError::not_found)?;
    if answers::is_known(&headers, group.version) {
        return Ok(StatusCode::NOT_MODIFIED.into_response());
    }
    let document = group_document(&app, &provider, &group, &ListQuery::read(&uri)).await?;
    Ok(answers::resource(StatusCode::OK, &document, group.version, None))
}

/// Change of a group.
enum Step {
    Name(String),
    ExternalId(Option<String>),
    Add(Value),
    Remove(Vec<PersonId>),
    /// Removes the members who fit.
    RemoveWhere(Target),
    Clear,
}

/// Replaces a group.
pub(crate) async fn replace(
    Service { provider, app, auth, scim }: Service,
    Path(id): Path<String>,
    uri: Uri,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response> {
    let body = object(&body)?;
    let steps = vec![
        Step::Name(name(member(&body, "displayName"))?),
        Step::ExternalId(external_id(member(&body, "externalId"))?),
        Step::Clear,
        Step::Add(member(&body, "members").cloned().unwrap_or_default()),
    ];
    let group = changed((&app, &auth, &scim, &provider), &id, &headers, steps).await?;
    let document = group_document(&app, &provider, &group, &ListQuery::read(&uri)).await?;
    Ok(answers::resource(StatusCode::OK, &document, group.version, None))
}

/// Changes parts of a group. Answers 204 unless attributes are asked for, as providers expect.
pub(crate) async fn change(
    Service { provider, app, auth, scim }: Service,
    Path(id): Path<String>,
    uri: Uri,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response> {
    let mut steps = Vec::new();
    for operation in patch::operations(&object(&body)?)? {
        read_steps(&operation, &id, &mut steps)?;
    }
    let group = changed((&app, &auth, &scim, &provider), &id, &headers, steps).await?;
    let query = ListQuery::read(&uri);
    if !query.projection().is_asked() {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    let document = group_document(&app, &provider, &group, &query).await?;
    Ok(answers::resource(StatusCode::OK, &document, group.version, None))
}

fn read_steps(operation: &Operation, id: &str, steps: &mut Vec<Step>) -> Result<()> {
    let Operation { action, target, value } = operation;
    let Some(target) = target else {
        let Value::Object(values) = value else {
            return Err(ScimError::invalid_value("A change without a path is an object."));
        };
        for (key, value) in values {
            if let Some(target) = Target::read(key) {
                read_step(*action, &target, value, id, steps)?;
            }
        }
        return Ok(());
    };
    read_step(*action, target, value, id, steps)
}

fn read_step(action: Action, target: &Target, value: &Value, id: &str, steps: &mut Vec<Step>) -> Result<()> {
    let name_of = &target.name;
    if name_of.is_core("displayName") {
        if action == Action::Remove {
            return Err(ScimError::mutability("displayName is required."));
        }
        steps.push(Step::Name(name(Some(value))?));
    } else if name_of.is_core("externalId") {
        let given = if action == Action::Remove { None } else { external_id(Some(value))? };
        steps.push(Step::ExternalId(given));
    } else if name_of.attribute.eq_ignore_ascii_case("members") {
        if name_of.sub.is_some() {
            return Err(ScimError::mutability("The parts of a member are read-only."));
        }
        match (action, &target.filter) {
            (Action::Remove, Some(_)) => steps.push(Step::RemoveWhere(target.clone())),
            (_, Some(_)) => return Err(ScimError::no_target("No member fits the path.")),
            (Action::Add, None) => steps.push(Step::Add(value.clone())),
            (Action::Replace, None) => {
                steps.push(Step::Clear);
                steps.push(Step::Add(value.clone()));
            }
            // Entra names the members to be removed beside the path.
            (Action::Remove, None) if value.as_array().is_some_and(|list| !list.is_empty()) || value.is_object() => {
                steps.push(Step::Remove(ids(Some(value))?));
            }
            (Action::Remove, None) => steps.push(Step::Clear),
        }
    } else if name_of.is_core("id") {
        if value.as_str() != Some(id) {
            return Err(ScimError::mutability("This attribute is read-only."));
        }
    } else if is_read_only(&name_of.attribute) && action == Action::Remove {
        return Err(ScimError::mutability("This attribute is read-only."));
    }
    Ok(())
}

async fn changed(
    (app, auth, scim, provider): (&App, &Auth, &Scim, &Provider),
    id: &str,
    headers: &HeaderMap,
    steps: Vec<Step>,
) -> Result<Group> {
    let id: GroupId = id.parse().map_err(|_| ScimError::not_found())?;
    let domains = scim.sso().claimed(&app.db, &provider.org).await?;
    let (org, now) = (&provider.org, app.now());
    let mut tx = app.db.begin().await?;
    let before = queries::lock_group(&mut tx, org, &id).await?.ok_or_else(ScimError::not_found)?;
    answers::check_version(headers, before.version)?;
    let mut group = before.clone();
    let (mut joined, mut left): (Vec<PersonId>, Vec<PersonId>) = (Vec::new(), Vec::new());
    for step in steps {
        match step {
            Step::Name(name) => group.display_name = name,
            Step::ExternalId(external_id) => group.external_id = external_id,
            Step::Add(value) => {
                for person in add(&mut tx, provider, (&id, now), Some(&value)).await? {
                    // A member who left and came back in one request has not moved.
                    match left.iter().position(|member| *member == person) {
                        Some(at) => drop(left.swap_remove(at)),
                        None => joined.push(person),
                    }
                }
            }
            Step::Remove(people) => take_out(&mut tx, provider, &id, people, (&mut joined, &mut left)).await?,
            Step::RemoveWhere(target) => {
                let people = fitting(&mut tx, provider, &id, &target).await?;
                take_out(&mut tx, provider, &id, people, (&mut joined, &mut left)).await?;
            }
            Step::Clear => {
                let people = queries::member_ids(&mut tx, org, &id).await?;
                take_out(&mut tx, provider, &id, people, (&mut joined, &mut left)).await?;
            }
        }
    }
    let is_renamed = group.display_name != before.display_name || group.external_id != before.external_id;
    if !is_renamed && joined.is_empty() && left.is_empty() {
        return Ok(before);
    }
    group.version += 1;
    group.updated_at = now;
    save(&mut tx, provider, &group).await?;
    let mut touched = if is_renamed { queries::member_ids(&mut tx, org, &id).await? } else { joined.clone() };
    touched.extend(left.iter().cloned());
    let around = AccessContext { app, auth, provider, domains: &domains, now };
    around.regroup(&mut tx, &touched).await?;
    let act = Act::new(ScimGroupChanged).changed("name", &before.display_name, &group.display_name);
    let act = act.with("members_added", joined.len()).with("members_removed", left.len());
    record(&mut tx, provider, act, &group, now).await?;
    tx.commit().await?;
    Ok(group)
}

/// Deletes a group.
pub(crate) async fn delete(
    Service { provider, app, auth, scim }: Service,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response> {
    let id: GroupId = id.parse().map_err(|_| ScimError::not_found())?;
    let domains = scim.sso().claimed(&app.db, &provider.org).await?;
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let group = queries::lock_group(&mut tx, &provider.org, &id).await?.ok_or_else(ScimError::not_found)?;
    answers::check_version(&headers, group.version)?;
    let people = queries::member_ids(&mut tx, &provider.org, &id).await?;
    queries::remove_group(&mut tx, &provider.org, &id).await?;
    let around = AccessContext { app: &app, auth: &auth, provider: &provider, domains: &domains, now };
    around.regroup(&mut tx, &people).await?;
    let act = Act::new(ScimGroupDeleted).with("members", people.len());
    record(&mut tx, &provider, act, &group, now).await?;
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Adds the people of a value to a group; returns those who were not in it.
async fn add(
    tx: &mut Tx,
    provider: &Provider,
    (group, now): (&GroupId, jiff::Timestamp),
    value: Option<&Value>,
) -> Result<Vec<PersonId>> {
    let mut added = Vec::new();
    for person in ids(value)? {
        if queries::person(&mut *tx, &provider.org, &person).await?.is_none() {
            return Err(unknown_member());
        }
        if queries::add_member(tx, (&provider.org, group, &person), now).await? {
            added.push(person);
        }
    }
    Ok(added)
}

async fn take_out(
    tx: &mut Tx,
    provider: &Provider,
    group: &GroupId,
    people: Vec<PersonId>,
    (joined, left): (&mut Vec<PersonId>, &mut Vec<PersonId>),
) -> Result<()> {
    for person in people {
        if queries::remove_member(tx, &provider.org, group, &person).await? {
            match joined.iter().position(|member| *member == person) {
                Some(at) => drop(joined.swap_remove(at)),
                None => left.push(person),
            }
        }
    }
    Ok(())
}

/// Returns the members who fit a path: `members[value eq "…"]`.
async fn fitting(tx: &mut Tx, provider: &Provider, group: &GroupId, target: &Target) -> Result<Vec<PersonId>> {
    let Some(filter) = &target.filter else { return Ok(Vec::new()) };
    if let Some((name, id)) = filter.equality()
        && name.is_core("value")
    {
        return Ok(id.parse().into_iter().collect());
    }
    let members = queries::members_of(&mut *tx, &provider.org, vec![group.to_string()]).await?;
    let fits = |(_, person, document): &(GroupId, PersonId, Value)| {
        let display = document["displayName"].clone();
        filter.fits(&json!({ "value": person, "type": "User", "display": display }))
    };
    Ok(members.into_iter().filter(fits).map(|(_, person, _)| person).collect())
}

fn ids(value: Option<&Value>) -> Result<Vec<PersonId>> {
    let id_of = |value: &Value| -> Result<PersonId> {
        let text = match value {
            Value::Object(object) => member(object, "value").and_then(Value::as_str),
            value => value.as_str(),
        };
        text.and_then(|text| text.parse().ok()).ok_or_else(unknown_member)
    };
    match value {
        None | Some(Value::Null) => Ok(Vec::new()),
        Some(Value::Array(values)) => values.iter().map(id_of).collect(),
        Some(value) => Ok(vec![id_of(value)?]),
    }
}

fn unknown_member() -> ScimError {
    ScimError::invalid_value("One of the members isn’t a user in this organization.")
}

fn name(value: Option<&Value>) -> Result<String> {
    let name = value.and_then(Value::as_str).and_then(|name| text::clean(name).ok()).unwrap_or_default();
    if name.is_empty() || name.chars().count() > MAX_NAME {
        return Err(ScimError::invalid_value("displayName is required, with at most 256 characters."));
    }
    Ok(name.into_owned())
}

fn external_id(value: Option<&Value>) -> Result<Option<String>> {
    match value {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(id)) if id.len() <= MAX_NAME && !id.contains('\0') => Ok(Some(id.clone())),
        Some(_) => Err(ScimError::invalid_value("externalId has at most 256 characters.")),
    }
}

async fn save(tx: &mut Tx, provider: &Provider, group: &Group) -> Result<()> {
    let key = group.display_name.to_lowercase();
    if queries::is_group_taken(tx, &provider.org, &group.id, &key).await? {
        return Err(ScimError::uniqueness("A group with this displayName exists."));
    }
    Ok(queries::save_group(tx, &provider.org, group, &key).await?)
}

async fn record(tx: &mut Tx, provider: &Provider, act: Act, group: &Group, now: jiff::Timestamp) -> Result<()> {
    let act = act.on("group", &group.id).named(&group.display_name);
    Ok(act.with("scim_token", provider.token.as_str()).record(tx, &provider.actor, now).await?)
}

async fn group_document(app: &App, provider: &Provider, group: &Group, query: &ListQuery) -> Result<Value> {
    let projection = query.projection();
    let groups = std::slice::from_ref(group);
    let documents = answers::groups(&app.db, app, &provider.org, groups, projection.has("members")).await?;
    Ok(projection.apply(documents.into_iter().next().unwrap_or_else(|| Value::Object(Map::new()))))
}
