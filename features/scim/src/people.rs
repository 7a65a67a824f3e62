//! Users: creating, reading, changing, deleting.

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
use jiff::Timestamp;
use orgs::OrgId;
use serde_json::{Map, Value};

use crate::{
    access::Service,
    answers,
    bodies::object,
    errors::{Result, ScimError},
    events::{ScimUserActivated, ScimUserChanged, ScimUserCreated, ScimUserDeactivated, ScimUserDeleted},
    lists::{ListQuery, MAX_PEOPLE},
    membership::{AccessContext, document},
    queries,
    rules::{
        patch,
        people::{self, Document, text},
    },
    settings::Scim,
    types::{Person, PersonId, Provider},
};

/// Creates a user.
pub(crate) async fn create(Service { provider, app, auth, scim }: Service, uri: Uri, body: Bytes) -> Result<Response> {
    let document = people::read(&object(&body)?)?;
    let domains = scim.sso().claimed(&app.db, &provider.org).await?;
    let now = app.now();
    let mut person = Person {
        id: PersonId::new(now),
        user_id: None,
        is_active: document.get("active") != Some(&Value::Bool(false)),
        document: Value::Object(document),
        held: None,
        version: 1,
        created_at: now,
        updated_at: now,
    };
    let mut tx = app.db.begin().await?;
    if queries::count_people(&mut tx, &provider.org).await? >= MAX_PEOPLE {
        return Err(ScimError::forbidden("An organization has at most 100,000 users."));
    }
    refuse_taken(&mut tx, &provider.org, &person).await?;
    if person.is_active {
        let around = AccessContext { app: &app, auth: &auth, provider: &provider, domains: &domains, now };
        around.let_in(&mut tx, &mut person).await?;
    }
    queries::add_person(&mut tx, &provider.org, &person).await?;
    record(&mut tx, &provider, Act::new(ScimUserCreated), &person, now).await?;
    tx.commit().await?;
    let document = person_document(&app, &provider.org, &person).await?;
    let location = answers::address(&app, &format!("/Users/{}", person.id));
    let chosen = ListQuery::read(&uri).projection().apply(document);
    Ok(answers::resource(StatusCode::CREATED, &chosen, person.version, Some(&location)))
}

/// Returns a user.
pub(crate) async fn read(
    provider: Provider,
    State(app): State<App>,
    Path(id): Path<String>,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response> {
    let id = id.parse().map_err(|_| ScimError::not_found())?;
    let person = queries::person(&app.db, &provider.org, &id).await?.ok_or_else(ScimError::not_found)?;
    if answers::is_known(&headers, person.version) {
        return Ok(StatusCode::NOT_MODIFIED.into_response());
    }
    let chosen = ListQuery::read(&uri).projection().apply(person_document(&app, &provider.org, &person).await?);
    Ok(answers::resource(StatusCode::OK, &chosen, person.version, None))
}

/// Replaces a user. Omitted attributes are cleared, except `active`.
pub(crate) async fn replace(
    Service { provider, app, auth, scim }: Service,
    Path(id): Path<String>,
    uri: Uri,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response> {
    let mut new = people::read(&object(&body)?)?;
    let parts = (&app, &auth, &scim, &provider);
    changed(parts, &id, &uri, &headers, |before, _| {
        new.entry("active").or_insert(before.is_active.into());
        Ok(new)
    })
    .await
}

/// Changes parts of a user.
pub(crate) async fn change(
    Service { provider, app, auth, scim }: Service,
    Path(id): Path<String>,
    uri: Uri,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response> {
    let operations = patch::operations(&object(&body)?)?;
    let parts = (&app, &auth, &scim, &provider);
    changed(parts, &id, &uri, &headers, |before, document| {
        let mut document = document.clone();
        document.entry("active").or_insert(before.is_active.into());
        patch::change(&document, &operations, before.id.as_str())
    })
    .await
}

async fn changed(
    (app, auth, scim, provider): (&App, &Auth, &Scim, &Provider),
    id: &str,
    uri: &Uri,
    headers: &HeaderMap,
    change: impl FnOnce(&Person, &Document) -> Result<Document>,
) -> Result<Response> {
    let id: PersonId = id.parse().map_err(|_| ScimError::not_found())?;
    let domains = scim.sso().claimed(&app.db, &provider.org).await?;
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let before = queries::lock_person(&mut tx, &provider.org, &id).await?.ok_or_else(ScimError::not_found)?;
    answers::check_version(headers, before.version)?;
    let new = change(&before, document(&before))?;
    let is_active = new.get("active") != Some(&Value::Bool(false));
    let mut person = before.clone();
    let mut unchanged = document(&before).clone();
    unchanged.entry("active").or_insert(before.is_active.into());
    if new != unchanged || is_active != before.is_active {
        person.document = Value::Object(new);
        person.is_active = is_active;
        person.version += 1;
        person.updated_at = now;
        refuse_taken(&mut tx, &provider.org, &person).await?;
        let around = AccessContext { app, auth, provider, domains: &domains, now };
        match (before.is_active, is_active) {
            (true, false) => {
                around.shut_out(&mut tx, &mut person).await?;
                record(&mut tx, provider, Act::new(ScimUserDeactivated), &person, now).await?;
            }
            (false, true) => {
                around.let_in(&mut tx, &mut person).await?;
                record(&mut tx, provider, Act::new(ScimUserActivated), &person, now).await?;
            }
            _ => {
                around.keep_access(&mut tx, document(&before), &mut person).await?;
                let act = fields(Act::new(ScimUserChanged), &unchanged, document(&person));
                record(&mut tx, provider, act, &person, now).await?;
            }
        }
        queries::save_person(&mut tx, &provider.org, &person).await?;
        tx.commit().await?;
    } else if !is_active {
        // They may have joined again by another way since.
        let around = AccessContext { app, auth, provider, domains: &domains, now };
        around.shut_out(&mut tx, &mut person).await?;
        queries::save_person(&mut tx, &provider.org, &person).await?;
        tx.commit().await?;
    }
    let chosen = ListQuery::read(uri).projection().apply(person_document(app, &provider.org, &person).await?);
    Ok(answers::resource(StatusCode::OK, &chosen, person.version, None))
}

/// Deletes a user: their access ends, and what they made stays.
pub(crate) async fn delete(
    Service { provider, app, auth, .. }: Service,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response> {
    let id: PersonId = id.parse().map_err(|_| ScimError::not_found())?;
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let person = queries::lock_person(&mut tx, &provider.org, &id).await?;
    let mut person = person.ok_or_else(ScimError::not_found)?;
    answers::check_version(&headers, person.version)?;
    let around = AccessContext { app: &app, auth: &auth, provider: &provider, domains: &[], now };
    around.shut_out(&mut tx, &mut person).await?;
    queries::remove_person(&mut tx, &provider.org, &id).await?;
    record(&mut tx, &provider, Act::new(ScimUserDeleted), &person, now).await?;
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

async fn refuse_taken(tx: &mut Tx, org: &OrgId, person: &Person) -> Result<()> {
    let key = people::key(text(document(person), "userName").unwrap_or_default());
    let others = queries::people_named(tx, org, Some(&key), None).await?;
    if others.iter().any(|other| other.id != person.id) {
        return Err(ScimError::uniqueness("A user with this userName exists."));
    }
    Ok(())
}

async fn record(tx: &mut Tx, provider: &Provider, act: Act, person: &Person, now: Timestamp) -> Result<()> {
    let act = act.on("person", &person.id).about(text(document(person), "userName").unwrap_or_default());
    Ok(act.with("scim_token", provider.token.as_str()).record(tx, &provider.actor, now).await?)
}

/// Adds the names of changed attributes, without their values, which may be personal.
fn fields(act: Act, before: &Map<String, Value>, after: &Map<String, Value>) -> Act {
    let names = before.keys().chain(after.keys());
    let mut changed: Vec<&str> =
        names.filter(|name| before.get(*name) != after.get(*name)).map(String::as_str).collect();
    changed.sort_unstable();
    changed.dedup();
    act.with("fields", changed.join(", ").as_str())
}

async fn person_document(app: &App, org: &OrgId, person: &Person) -> Result<Value> {
    let documents = answers::people(&app.db, app, org, std::slice::from_ref(person)).await?;
    Ok(documents.into_iter().next().unwrap_or_default())
}
