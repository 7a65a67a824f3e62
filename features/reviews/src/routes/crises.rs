//! Crises of locations.

use api::{App, Error, Json, Path, Problem, Query, Result};
use audit::Actor;
use auth::{Auth, UserId};
use axum::{
    Extension,
    extract::State,
    http::{StatusCode, header},
    response::Response,
};
use locations::Location;
use orgs::{
    Idempotent, Scope, Within,
    may::{HandleCrisis, SeeAssignments},
};

use super::{list::locations_of, org_of};
use crate::{
    crises::{CrisisView, CrisisWork},
    queries,
    rules::check_note,
    teamwork::shown,
    types::{
        Crisis, CrisisChange, CrisisDetail, CrisisEntry, CrisisFilters, CrisisId, CrisisList, CrisisRow, CrisisText,
    },
};

/// Returns the crises of the locations that the member sees.
#[utoipa::path(get, path = "/review-crises", operation_id = "list_review_crises", tag = "reviews",
    extensions(("x-permission" = json!("see_assignments"))),
    params(CrisisFilters),
    responses((status = 200, body = CrisisList), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn list_review_crises(
    member: Within<SeeAssignments>,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Query(filters): Query<CrisisFilters>,
) -> Result<Json<CrisisList>> {
    let org = org_of(&member.scope);
    let locations = locations_of(&app, &member.scope, filters.location.as_ref(), None).await?;
    let rows = queries::crises(&app.db, org, locations, filters.open).await?;
    let view = CrisisView { db: &app.db, sealer: auth.sealer(), org };
    Ok(Json(CrisisList { items: view.shown(rows).await? }))
}

/// Returns a crisis with its time line and its reviews.
#[utoipa::path(get, path = "/review-crises/{id}", operation_id = "get_review_crisis", tag = "reviews",
    extensions(("x-permission" = json!("see_assignments"))),
    params(("id" = CrisisId, Path)),
    responses((status = 200, body = CrisisDetail), (status = 404, body = Problem)))]
pub(super) async fn get_review_crisis(
    member: Within<SeeAssignments>,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Path(id): Path<CrisisId>,
) -> Result<Json<CrisisDetail>> {
    let (org, (row, _)) = (org_of(&member.scope), find_visible(&app, &member.scope, &id).await?);
    let view = CrisisView { db: &app.db, sealer: auth.sealer(), org };
    let period = (row.since, row.ended_at.unwrap_or(app.now()));
    let reviews = queries::crisis_reviews(&app.db, org, &row.location_id, period, queries::MAX_PARTS).await?;
    let mut entries = queries::crisis_entries(&app.db, org, &id, queries::MAX_PARTS).await?;
    entries.reverse();
    Ok(Json(CrisisDetail {
        crisis: view.shown_one(row).await?,
        entries: view.entries(entries).await?,
        reviews: shown(&app.db, (&member.scope, member.role), reviews).await?,
    }))
}

/// Names the member who leads the work on a crisis.
#[utoipa::path(patch, path = "/review-crises/{id}", operation_id = "update_review_crisis", tag = "reviews",
    extensions(("x-permission" = json!("handle_crisis"))),
    params(("id" = CrisisId, Path)), request_body = CrisisChange,
    responses((status = 200, body = Crisis), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "crisis_ended: it has ended"),
        (status = 422, body = Problem)))]
pub(super) async fn update_review_crisis(
    member: Within<HandleCrisis>,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Path(id): Path<CrisisId>,
    Json(change): Json<CrisisChange>,
) -> Result<Json<Crisis>> {
    let (_, place) = find_visible(&app, &member.scope, &id).await?;
    let work = work(&app, &auth, &member.scope, (&member.user, &member.actor), &place);
    let mut tx = app.db.begin().await?;
    let before = work.lock(&mut tx, &id).await?;
    let after = work.name_lead(&mut tx, before, change.lead).await?;
    tx.commit().await?;
    let view = CrisisView { db: &app.db, sealer: auth.sealer(), org: work.org };
    Ok(Json(view.shown_one(after).await?))
}

/// Adds a note to the time line of a crisis.
#[utoipa::path(post, path = "/review-crises/{id}/entries", operation_id = "create_review_crisis_entry", tag = "reviews",
    extensions(("x-permission" = json!("handle_crisis"))),
    params(("id" = CrisisId, Path), ("Idempotency-Key" = Option<String>, Header, min_length = 1, max_length = 255, description = "The same key returns the same response for one day.")),
    request_body = CrisisText,
    responses((status = 201, body = CrisisEntry), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "crisis_ended: it has ended"),
        (status = 422, body = Problem)))]
pub(super) async fn create_review_crisis_entry(
    member: Within<HandleCrisis>,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Path(id): Path<CrisisId>,
    Idempotent(once, note): Idempotent<CrisisText>,
) -> Result<Response> {
    let text = check_note(&note.text).map_err(|error| Error::invalid(vec![error]))?;
    let (_, place) = find_visible(&app, &member.scope, &id).await?;
    let work = work(&app, &auth, &member.scope, (&member.user, &member.actor), &place);
    let mut tx = app.db.begin().await?;
    if let Some(answer) = once.answered(&mut tx, work.org, work.now).await? {
        return Ok(answer);
    }
    let crisis = work.lock(&mut tx, &id).await?;
    let note = work.add_note(&mut tx, &crisis, &text).await?;
    let view = CrisisView { db: &app.db, sealer: auth.sealer(), org: work.org };
    let note = view.entries(vec![note]).await?.pop().ok_or_else(Error::not_found)?;
    let address = format!("/api/v1/review-crises/{id}");
    let answer = (StatusCode::CREATED, [(header::LOCATION, address)], Json(note));
    let answer = once.keep(&mut tx, work.org, answer).await?;
    tx.commit().await?;
    Ok(answer)
}

/// Ends a crisis and records a report. Automatic replies and requests for reviews of the location go on.
#[utoipa::path(post, path = "/review-crises/{id}/end", operation_id = "end_review_crisis", tag = "reviews",
    extensions(("x-permission" = json!("handle_crisis"))),
    params(("id" = CrisisId, Path)), request_body = CrisisText,
    responses((status = 200, body = Crisis), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "crisis_ended: it has ended"),
        (status = 422, body = Problem)))]
pub(super) async fn end_review_crisis(
    member: Within<HandleCrisis>,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Path(id): Path<CrisisId>,
    Json(report): Json<CrisisText>,
) -> Result<Json<Crisis>> {
    let report = check_note(&report.text).map_err(|error| Error::invalid(vec![error]))?;
    let (_, place) = find_visible(&app, &member.scope, &id).await?;
    let work = work(&app, &auth, &member.scope, (&member.user, &member.actor), &place);
    let mut tx = app.db.begin().await?;
    let before = work.lock(&mut tx, &id).await?;
    let after = work.end(&mut tx, before, &report).await?;
    tx.commit().await?;
    let view = CrisisView { db: &app.db, sealer: auth.sealer(), org: work.org };
    Ok(Json(view.shown_one(after).await?))
}

fn work<'a>(
    app: &App,
    auth: &'a Auth,
    scope: &'a Scope,
    (user, actor): (&'a UserId, &'a Actor),
    place: &'a Location,
) -> CrisisWork<'a> {
    CrisisWork { sealer: auth.sealer(), org: org_of(scope), user, actor, place, now: app.now() }
}

/// Returns a crisis that the member sees, with its location.
///
/// # Errors
/// 404 when there is none, or its location is deleted or outside the limits of the member.
pub(super) async fn find_visible(app: &App, scope: &Scope, id: &CrisisId) -> Result<(CrisisRow, Location)> {
    let org = org_of(scope);
    let row = queries::crisis(&app.db, org, id).await?.ok_or_else(Error::not_found)?;
    locations::org_of(&app.db, scope, &row.location_id).await?;
    let place = locations::find(&app.db, org, &row.location_id).await?.ok_or_else(Error::not_found)?;
    Ok((row, place))
}
