//! Routes under `/portal-people`: users of the client portal.

use api::{App, Error, Event, Json, Kind, Path, Problem, Result};
use audit::Act;
use axum::{Extension, extract::State, http::StatusCode};
use db::Tx;
use domains::DomainKind;
use orgs::{
    Limits, LimitsLookup, May, OrgId,
    may::ManagePortal,
    plans::{self, Feature},
};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    events::{PortalPersonAdded, PortalPersonChanged, PortalPersonRemoved},
    portal::Portal,
    queries,
    rules::check_person,
    types::{NewPerson, People, Person, PersonId, PersonRow},
};

/// Maximum number of people in the client portal of an organization.
const MAX_PEOPLE: usize = 500;

/// Returns all routes of this feature, to be mounted under `/api/v1`.
pub fn routes(portal: &Portal) -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list_portal_people, create_portal_person))
        .routes(routes!(update_portal_person, delete_portal_person))
        .layer(Extension(portal.clone()))
}

/// Returns the people who sign in to the client portal of this organization, and its address.
#[utoipa::path(get, path = "/portal-people", operation_id = "list_portal_people", tag = "portal",
    extensions(("x-permission" = json!("manage_portal"))), security(("session" = [])),
    responses((status = 200, body = People)))]
async fn list_portal_people(
    admin: May<ManagePortal>,
    State(app): State<App>,
    Extension(portal): Extension<Portal>,
) -> Result<Json<People>> {
    let items = queries::list(&app.db, &admin.org).await?.into_iter().map(Person::of).collect();
    let presenter = brands::presenter(&app.db, &admin.org).await?;
    let address = portal.settings().domains.address(&app, &presenter, DomainKind::Portal);
    let url = format!("{}/portal", address.unwrap_or_else(|| app.site.url.clone()));
    Ok(Json(People { items, url }))
}

/// Adds a person to the client portal. The person signs in with a link that they request by email.
#[utoipa::path(post, path = "/portal-people", operation_id = "create_portal_person", tag = "portal",
    extensions(("x-permission" = json!("manage_portal"))), security(("session" = [])),
    request_body = NewPerson,
    responses((status = 201, body = Person),
        (status = 409, body = Problem, description = "person_exists, too_many_people, plan_feature"),
        (status = 422, body = Problem)))]
async fn create_portal_person(
    admin: May<ManagePortal>,
    State(app): State<App>,
    Extension(lookup): Extension<LimitsLookup>,
    Json(new): Json<NewPerson>,
) -> Result<(StatusCode, Json<Person>)> {
    let (org, now) = (&admin.org, app.now());
    let new = check_person(new)?;
    check_limits(&app, lookup, org, new.limits.as_ref()).await?;
    plans::check_feature(&app.db, &app.site, org, Feature::WhiteLabel, now).await?;
    let row = PersonRow {
        org_id: org.clone(),
        id: PersonId::new(now),
        name: new.name,
        email: new.email,
        language: new.language,
        limits: new.limits.map(|limits| serde_json::json!(limits)),
        is_paused: new.is_paused,
        last_seen_at: None,
        created_at: now,
    };
    let mut tx = app.db.begin().await?;
    if queries::list(&mut tx, org).await?.len() >= MAX_PEOPLE {
        let detail = format!("A portal has at most {MAX_PEOPLE} people. Remove one first.");
        return Err(Error::new(Kind::Conflict, "too_many_people", detail));
    }
    if !queries::add(&mut tx, &row).await? {
        return Err(Error::new(Kind::Conflict, "person_exists", "Someone with this address has already been added."));
    }
    let act = Act::new(PortalPersonAdded).on("portal_person", &row.id).named(&row.name);
    act.record(&mut tx, &admin.actor, now).await?;
    announce(&mut tx, org);
    tx.commit().await?;
    Ok((StatusCode::CREATED, Json(Person::of(row))))
}

/// Changes a person of the client portal, or pauses their access. The email address does not change.
#[utoipa::path(put, path = "/portal-people/{id}", operation_id = "update_portal_person", tag = "portal",
    extensions(("x-permission" = json!("manage_portal"))), security(("session" = [])),
    params(("id" = PersonId, Path)), request_body = NewPerson,
    responses((status = 200, body = Person), (status = 404, body = Problem), (status = 422, body = Problem)))]
async fn update_portal_person(
    admin: May<ManagePortal>,
    State(app): State<App>,
    Extension(lookup): Extension<LimitsLookup>,
    Path(id): Path<PersonId>,
    Json(new): Json<NewPerson>,
) -> Result<Json<Person>> {
    let (org, now) = (&admin.org, app.now());
    let new = check_person(new)?;
    check_limits(&app, lookup, org, new.limits.as_ref()).await?;
    let mut tx = app.db.begin().await?;
    let before = queries::find(&mut tx, org, &id).await?.ok_or_else(Error::not_found)?;
    let row = PersonRow {
        name: new.name,
        language: new.language,
        limits: new.limits.map(|limits| serde_json::json!(limits)),
        is_paused: new.is_paused,
        ..before.clone()
    };
    queries::put(&mut tx, &row).await?;
    let act = Act::new(PortalPersonChanged).on("portal_person", &id).named(&row.name);
    act.changed("is_paused", before.is_paused, row.is_paused).record(&mut tx, &admin.actor, now).await?;
    announce(&mut tx, org);
    tx.commit().await?;
    Ok(Json(Person::of(row)))
}

/// Removes a person from the client portal. Their access ends immediately.
#[utoipa::path(delete, path = "/portal-people/{id}", operation_id = "delete_portal_person", tag = "portal",
    extensions(("x-permission" = json!("manage_portal"))), security(("session" = [])),
    params(("id" = PersonId, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
async fn delete_portal_person(
    admin: May<ManagePortal>,
    State(app): State<App>,
    Path(id): Path<PersonId>,
) -> Result<StatusCode> {
    let (org, now) = (&admin.org, app.now());
    let mut tx = app.db.begin().await?;
    let row = queries::find(&mut tx, org, &id).await?.ok_or_else(Error::not_found)?;
    queries::remove(&mut tx, org, &id).await?;
    let act = Act::new(PortalPersonRemoved).on("portal_person", &id).named(&row.name);
    act.record(&mut tx, &admin.actor, now).await?;
    announce(&mut tx, org);
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Refuses limits with ids that the organization does not have.
async fn check_limits(app: &App, lookup: LimitsLookup, org: &OrgId, limits: Option<&Limits>) -> Result<()> {
    let Some(limits) = limits else { return Ok(()) };
    let fields = (lookup.0)(&app.db, org, limits).await?;
    if fields.is_empty() {
        return Ok(());
    }
    let message = "The organization doesn’t have this location or label.";
    Err(Error::invalid(vec![api::FieldError::new("limits", "unknown", message)]))
}

fn announce(tx: &mut Tx, org: &OrgId) {
    Event::new(org, "portal", None).announce(tx);
}
