//! Routes of possible duplicates.

use std::collections::{HashMap, HashSet};

use api::{App, Cursor, Error, Event, Json, Page, Path, Problem, Query, Result};
use axum::{
    Extension,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use locations::{Cause, Location, LocationEvent, LocationWriter, Paging, Source};
use orgs::{
    Idempotent, May, OrgId,
    may::{MergeDuplicates, SeeWork},
};
use serde::{Deserialize, Serialize};
use utoipa_axum::{router::OpenApiRouter, routes};
use uuid::Uuid;

use crate::{
    merge,
    pair_index::Duplicates,
    queries,
    rules::{Pair, Reason},
    types::{DuplicateCount, MergeId, Merged, Merging, PairId, ShownPair, ShownReason},
};

/// Returns every route of possible duplicates.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list_duplicates))
        .routes(routes!(count_duplicates))
        .routes(routes!(dismiss_duplicate))
        .routes(routes!(merge_duplicate))
        .routes(routes!(undo_merge))
}

/// Position of a page of pairs.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct PairCursor {
    score: i64,
    first: Uuid,
    second: Uuid,
}

impl PairCursor {
    fn of(pair: &Pair) -> Self {
        Self { score: pair.likeness.score, first: pair.first, second: pair.second }
    }

    /// Returns true when the position is before a pair in the list, which has the likeliest first.
    fn is_before(&self, pair: &Pair) -> bool {
        (-self.score, self.first, self.second) < (-pair.likeness.score, pair.first, pair.second)
    }
}

/// Returns the pairs of locations that may be one place, the likeliest first.
#[utoipa::path(get, path = "/duplicates", operation_id = "list_duplicates", tag = "duplicates",
    extensions(("x-permission" = json!("see_work"))), params(Paging),
    responses((status = 200, body = Page<ShownPair>), (status = 422, body = Problem)))]
async fn list_duplicates(
    member: May<SeeWork>,
    State(app): State<App>,
    Extension(duplicates): Extension<Duplicates>,
    Query(paging): Query<Paging>,
) -> Result<Json<Page<ShownPair>>> {
    let cursor = paging.cursor.as_deref().filter(|cursor| !cursor.is_empty());
    let after = cursor.map(Cursor::unpack::<PairCursor>).transpose()?;
    let pairs = duplicates.open(&app, &member.org).await?.into_iter();
    let remaining = pairs.filter(|pair| after.is_none_or(|place| place.is_before(pair)));
    let some = remaining.take(paging.limit.and_one() as usize).collect();
    let page = Page::of(some, paging.limit, |last| Cursor::pack(&PairCursor::of(last)));
    pair_views(&app, &member.org, page).await.map(Json)
}

/// Returns the number of pairs that may be one place.
#[utoipa::path(get, path = "/duplicates/count", operation_id = "count_duplicates", tag = "duplicates",
    extensions(("x-permission" = json!("see_work"))),
    responses((status = 200, body = DuplicateCount)))]
async fn count_duplicates(
    member: May<SeeWork>,
    State(app): State<App>,
    Extension(duplicates): Extension<Duplicates>,
) -> Result<Json<DuplicateCount>> {
    let count = duplicates.open(&app, &member.org).await?.len() as i64;
    Ok(Json(DuplicateCount { count }))
}

/// Dismisses a pair: its locations are two places. The pair is no longer listed.
#[utoipa::path(post, path = "/duplicates/{id}/dismiss", operation_id = "dismiss_duplicate", tag = "duplicates",
    extensions(("x-permission" = json!("merge_duplicates"))),
    params(("id" = String, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
async fn dismiss_duplicate(
    member: May<MergeDuplicates>,
    State(app): State<App>,
    Path(id): Path<PairId>,
) -> Result<StatusCode> {
    let ids = vec![id.first.to_string(), id.second.to_string()];
    if locations::by_ids(&app.db, &member.org, ids).await?.len() != 2 {
        return Err(Error::not_found());
    }
    let mut tx = app.db.begin().await?;
    queries::dismiss(&mut tx, &member.org, &id, &member.user, app.now()).await?;
    Event::new(&member.org, "locations", None).announce(&mut tx);
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Merges two locations: one stays and takes fields from the other, which is deleted.
#[utoipa::path(post, path = "/duplicates/{id}/merge", operation_id = "merge_duplicate", tag = "duplicates",
    extensions(("x-permission" = json!("merge_duplicates"))),
    params(("id" = String, Path),
        ("Idempotency-Key" = Option<String>, Header, min_length = 1, max_length = 255, description = "The same key returns the same response for one day.")),
    request_body = Merging,
    responses((status = 200, body = Merged), (status = 404, body = Problem), (status = 422, body = Problem)))]
async fn merge_duplicate(
    member: May<MergeDuplicates>,
    State(app): State<App>,
    Path(id): Path<PairId>,
    Idempotent(once, merge): Idempotent<Merging>,
) -> Result<Response> {
    let now = app.now();
    let merge_id = MergeId::new(now);
    let cause = Cause::request_task(&member.actor, Source::Merge, &merge_id);
    let mut writer = LocationWriter::begin(&app, &member.org, cause).await?;
    if let Some(answer) = once.answered(writer.tx(), &member.org, now).await? {
        return Ok(answer);
    }
    let merged = merge::merge(&mut writer, &member.org, (&member.user, merge_id), &id, &merge).await?;
    let answer = once.keep(writer.tx(), &member.org, Json(&merged).into_response()).await?;
    writer.commit(LocationEvent::Merged(&merged.location)).await?;
    Ok(answer)
}

/// Undoes a merge within 30 days. Both locations get their previous values, unless one has changed since.
#[utoipa::path(post, path = "/merges/{id}/undo", operation_id = "undo_merge", tag = "duplicates",
    extensions(("x-permission" = json!("merge_duplicates"))),
    params(("id" = MergeId, Path)),
    responses((status = 204), (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn undo_merge(
    member: May<MergeDuplicates>,
    State(app): State<App>,
    Path(id): Path<MergeId>,
) -> Result<StatusCode> {
    merge::undo(&app, &member.org, &member.actor, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns the pairs with their locations, without pairs of which one was just deleted.
async fn pair_views(app: &App, org: &OrgId, page: Page<Pair>) -> Result<Page<ShownPair>> {
    let ids: HashSet<Uuid> = page.items.iter().flat_map(|pair| [pair.first, pair.second]).collect();
    let rows = locations::by_ids(&app.db, org, ids.iter().map(Uuid::to_string).collect()).await?;
    let rows: HashMap<String, Location> = rows.into_iter().map(|row| (row.id.to_string(), row)).collect();
    let with_locations = |pair: Pair| {
        let (first, second) = (pair.first.to_string(), pair.second.to_string());
        let locations = vec![rows.get(&first)?.clone(), rows.get(&second)?.clone()];
        let metres = |reason| if reason == Reason::Near { pair.likeness.metres } else { None };
        let reasons = pair.likeness.reasons.iter().map(|reason| ShownReason { code: *reason, metres: metres(*reason) });
        let reasons = reasons.collect();
        Some(ShownPair { id: format!("{first}.{second}"), locations, score: pair.likeness.score, reasons })
    };
    let items = page.items.into_iter().filter_map(with_locations).collect();
    Ok(Page { items, next_cursor: page.next_cursor })
}
