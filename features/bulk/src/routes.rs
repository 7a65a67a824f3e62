//! Routes of bulk edits.

use api::{App, Cursor, Error, Event, FieldError, Json, Kind, Page, Path, Problem, Query, Result};
use axum::{Extension, extract::State, http::StatusCode, response::Response};
use db::Db;
use locations::{Paging, Search, authors, unknown_labels};
use orgs::{
    Idempotent, May, OrgId,
    may::{EditInBulk, SeeWork},
    plans,
};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    jobs::{enqueue, is_abandoned},
    queries, rules, snapshot,
    types::{Action, Bulk, BulkId, BulkState, Kind as ActionKind, NewAction, NewBulk, Record},
};

/// Returns the routes of bulk edits.
pub(super) fn routes(search: &Search) -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list_bulks, create_bulk))
        .routes(routes!(get_bulk))
        .routes(routes!(undo_bulk))
        .layer(Extension(search.clone()))
}

/// Changes or deletes many locations, in the background.
#[utoipa::path(post, path = "/locations/bulk", operation_id = "create_bulk", tag = "bulk",
    extensions(("x-permission" = json!("edit_in_bulk"))), request_body = NewBulk,
    params(("Idempotency-Key" = Option<String>, Header, min_length = 1, max_length = 255, description = "The same key returns the same response for one day.")),
    responses((status = 202, body = Bulk), (status = 404, body = Problem), (status = 409, body = Problem),
        (status = 422, body = Problem)))]
async fn create_bulk(
    member: May<EditInBulk>,
    State(app): State<App>,
    Extension(search): Extension<Search>,
    Idempotent(once, new): Idempotent<NewBulk>,
) -> Result<Response> {
    let now = app.now();
    let mut tx = app.db.begin().await?;
    if let Some(answer) = once.answered(&mut tx, &member.org, now).await? {
        return Ok(answer);
    }
    // The selection may take a moment, during which other writers are not blocked.
    drop(tx);
    let ids = snapshot::take(&app, &member.org, &search, &new).await?;
    let action = checked(&app.db, &member.org, new.action).await?;
    let count = ids.len() as i64;
    if count == 0 || rules::is_other_count(action.kind(), new.expected, count) {
        return Err(snapshot::count_changed(count));
    }
    let parts = snapshot::parts(&ids);
    let mut tx = app.db.begin().await?;
    if let Some(answer) = once.answered(&mut tx, &member.org, now).await? {
        return Ok(answer);
    }
    let job = enqueue(&mut tx, &member.org, now).await?;
    let record = Record {
        id: BulkId::new(now),
        state: BulkState::Queued,
        action,
        count,
        parts: parts.len() as i64,
        position: 0,
        done: 0,
        changed: 0,
        skipped: 0,
        kept_hours: 0,
        user_id: member.user.clone(),
        undone_by: None,
        job_id: Some(job),
        error: None,
        undo_until: None,
        created_at: now,
        finished_at: None,
    };
    queries::add(&mut tx, &member.org, &record, parts, now).await?;
    Event::new(&member.org, "bulk", Some(record.id.as_str())).announce(&mut tx);
    let bulk = bulk_view(&app.db, &member.org, record).await?;
    let answer = once.keep(&mut tx, &member.org, (StatusCode::ACCEPTED, Json(bulk))).await?;
    tx.commit().await?;
    Ok(answer)
}

/// Returns the validated and normalized action.
async fn checked(db: &Db, org: &OrgId, action: NewAction) -> Result<Action> {
    let NewAction::Edit { changes } = action else { return Ok(Action::Delete) };
    let home = orgs::default_country(db, org).await?;
    let changes = rules::check(*changes, home.as_deref()).map_err(Error::invalid)?;
    let mut errors = Vec::new();
    for (field, ids) in [("add_labels", &changes.add_labels), ("remove_labels", &changes.remove_labels)] {
        if !unknown_labels(db, org, ids).await?.is_empty() {
            errors.push(FieldError::new(field, "invalid", "This label doesn’t exist."));
        }
    }
    if errors.is_empty() { Ok(Action::Edit { changes: Box::new(changes) }) } else { Err(Error::invalid(errors)) }
}

/// Lists the bulk edits of the organization, the latest first.
#[utoipa::path(get, path = "/locations/bulk", operation_id = "list_bulks", tag = "bulk",
    extensions(("x-permission" = json!("see_work"))), params(Paging),
    responses((status = 200, body = Page<Bulk>), (status = 422, body = Problem)))]
async fn list_bulks(
    member: May<SeeWork>,
    State(app): State<App>,
    Query(paging): Query<Paging>,
) -> Result<Json<Page<Bulk>>> {
    let before = match paging.cursor.as_deref().filter(|cursor| !cursor.is_empty()) {
        Some(cursor) => Cursor::unpack::<BulkId>(cursor)?.to_string(),
        // Sorts after every id.
        None => "~".into(),
    };
    let records = queries::list(&app.db, &member.org, &before, paging.limit).await?;
    let page = Page::of(records, paging.limit, |last| Cursor::pack(&last.id));
    let mut items = Vec::with_capacity(page.items.len());
    for record in page.items {
        items.push(bulk_view(&app.db, &member.org, record).await?);
    }
    Ok(Json(Page { items, next_cursor: page.next_cursor }))
}

/// Returns a bulk edit with its progress.
#[utoipa::path(get, path = "/locations/bulk/{id}", operation_id = "get_bulk", tag = "bulk",
    extensions(("x-permission" = json!("see_work"))),
    params(("id" = BulkId, Path)),
    responses((status = 200, body = Bulk), (status = 404, body = Problem)))]
async fn get_bulk(member: May<SeeWork>, State(app): State<App>, Path(id): Path<BulkId>) -> Result<Json<Bulk>> {
    let record = queries::find(&app.db, &member.org, &id).await?.ok_or_else(Error::not_found)?;
    bulk_view(&app.db, &member.org, record).await.map(Json)
}

/// Undoes a bulk edit, in the background: restores the previous values of each location, unless it was changed again.
#[utoipa::path(post, path = "/locations/bulk/{id}/undo", operation_id = "undo_bulk", tag = "bulk",
    extensions(("x-permission" = json!("edit_in_bulk"))),
    params(("id" = BulkId, Path)),
    responses((status = 202, body = Bulk), (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn undo_bulk(
    member: May<EditInBulk>,
    State(app): State<App>,
    Path(id): Path<BulkId>,
) -> Result<(StatusCode, Json<Bulk>)> {
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let mut record = queries::lock(&mut tx, &member.org, &id).await?.ok_or_else(Error::not_found)?;
    let is_over = matches!(record.state, BulkState::Done | BulkState::Failed);
    if !is_over || record.undo_until.is_none_or(|until| until <= now) {
        return Err(Error::new(Kind::Conflict, "bulk_not_done", "This can’t be undone."));
    }
    if record.action.kind() == ActionKind::Delete {
        let plan = plans::standing(&mut tx, &app.site, &member.org, now).await?;
        let there = locations::count_of_plan(&mut tx, &member.org).await?;
        if plan.locations().is_some_and(|most| there + record.changed > most) {
            return Err(plan.refusal());
        }
    }
    (record.state, record.error, record.finished_at) = (BulkState::Undoing, None, None);
    (record.done, record.changed, record.skipped) = (0, 0, 0);
    record.undone_by = Some(member.user.clone());
    record.job_id = Some(enqueue(&mut tx, &member.org, now).await?);
    queries::save(&mut tx, &member.org, &record, now).await?;
    Event::new(&member.org, "bulk", Some(id.as_str())).announce(&mut tx);
    tx.commit().await?;
    Ok((StatusCode::ACCEPTED, Json(bulk_view(&app.db, &member.org, record).await?)))
}

/// Converts a record into the resource of the API.
async fn bulk_view(db: &Db, org: &OrgId, record: Record) -> Result<Bulk> {
    let is_abandoned = is_abandoned(db, org, &record).await?;
    let by = authors(db, org, [record.user_id.clone()]).await?.remove(&record.user_id);
    let by = by.filter(|author| !author.name.is_empty());
    let error = record.error.or_else(|| is_abandoned.then(|| "bulk_failed".into()));
    Ok(Bulk {
        id: record.id,
        kind: record.action.kind(),
        state: if is_abandoned { BulkState::Failed } else { record.state },
        count: record.count,
        done: record.done,
        changed: record.changed,
        skipped: record.skipped,
        kept_hours: record.kept_hours,
        action: record.action,
        created_at: record.created_at,
        by,
        finished_at: record.finished_at,
        undo_until: record.undo_until,
        error,
    })
}
