//! Locations of a post.

use std::collections::HashMap;

use api::{App, Cursor, Json, Page, Path, Problem, Query, Result};
use axum::extract::State;
use locations::{Location, LocationId, Paging};
use orgs::{Within, may::SeePosts};

use crate::{
    powers::{org_of, seen_locations, visible_post},
    queries::{self, TargetFilter},
    rules::check::likely_rules,
    types::{Body, PostId, Target, TargetFilters, TargetId, TargetRow, TargetState, Task},
};

/// Returns a page of the locations of a post that the member sees, with the state of each.
#[utoipa::path(get, path = "/posts/{id}/targets", operation_id = "list_post_targets", tag = "posts",
    extensions(("x-permission" = json!("see_posts"))),
    params(("id" = PostId, Path), TargetFilters, Paging),
    responses((status = 200, body = Page<Target>), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn list_post_targets(
    member: Within<SeePosts>,
    State(app): State<App>,
    Path(id): Path<PostId>,
    Query(filters): Query<TargetFilters>,
    Query(paging): Query<Paging>,
) -> Result<Json<Page<Target>>> {
    let org = org_of(&member.scope);
    let cursor = paging.cursor.as_deref().filter(|cursor| !cursor.is_empty());
    let after = cursor.map(Cursor::unpack::<TargetId>).transpose()?.map(|id| id.to_string());
    let post = visible_post(&app, &member.scope, &member.user, &id).await?;
    let locations = seen_locations(&app, &member.scope).await?;
    let filter = TargetFilter { state: filters.state, occurrence: filters.occurrence.map(i64::from), locations };
    let rows = queries::targets(&app.db, org, &id, filter, (after, paging.limit.and_one())).await?;
    let page = Page::of(rows, paging.limit, |row| Cursor::pack(&row.id));
    let ids = page.items.iter().map(|row| row.location_id.to_string()).collect();
    let places: HashMap<LocationId, Location> =
        locations::by_ids(&app.db, org, ids).await?.into_iter().map(|place| (place.id.clone(), place)).collect();
    let body = post.body();
    Ok(Json(page.map(|row| target(row, &places, &body))))
}

fn target(row: TargetRow, places: &HashMap<LocationId, Location>, body: &Body) -> Target {
    let place = places.get(&row.location_id);
    let likely_rules = if row.state == TargetState::Rejected { likely_rules(body, row.language) } else { Vec::new() };
    Target {
        location_name: place.map(|place| place.details.name.clone()).unwrap_or_default(),
        location_city: place.map(|place| place.details.city.clone()).unwrap_or_default(),
        occurrence: row.occurrence,
        language: row.language,
        state: row.state,
        is_changing: matches!(row.task, Some(Task::Edit | Task::Delete)),
        due_at: row.starts_at,
        published_at: row.published_at,
        url: row.url,
        reason_code: row.reason_code,
        likely_rules,
        updated_at: row.updated_at,
        location_id: row.location_id,
        id: row.id,
    }
}
