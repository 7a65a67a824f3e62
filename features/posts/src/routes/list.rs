//! The list of posts.

use std::collections::HashSet;

use api::{App, Cursor, Json, Page, Problem, Query, Result};
use axum::extract::State;
use locations::{LabelId, LocationId, Paging};
use orgs::{Scope, Within, may::SeePosts};

use crate::{
    powers::{org_of, seen_locations},
    queries::{self, PostFilter},
    types::{Post, PostFilters, PostId},
    views::post_views,
};

/// Returns a page of the posts that the member sees, the latest created first: those at one of their locations, and their
/// own.
#[utoipa::path(get, path = "/posts", operation_id = "list_posts", tag = "posts",
    extensions(("x-permission" = json!("see_posts"))),
    params(PostFilters, Paging),
    responses((status = 200, body = Page<Post>), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn list_posts(
    member: Within<SeePosts>,
    State(app): State<App>,
    Query(filters): Query<PostFilters>,
    Query(paging): Query<Paging>,
) -> Result<Json<Page<Post>>> {
    let org = org_of(&member.scope);
    let cursor = paging.cursor.as_deref().filter(|cursor| !cursor.is_empty());
    let before = cursor.map(Cursor::unpack::<PostId>).transpose()?.map(|id| id.to_string());
    let is_narrowed = filters.location.is_some() || filters.label.is_some();
    let filter = PostFilter {
        state: filters.state,
        kind: filters.kind,
        locations: narrowed(&app, &member.scope, filters.location.as_ref(), filters.label.as_ref()).await?,
        author: (!is_narrowed).then(|| member.user.clone()),
        from: filters.from.map(|day| day.to_string()),
        to: filters.to.map(|day| day.to_string()),
        search: filters.search.map(|text| pattern(&text.0)).filter(|pattern| pattern != "%%"),
        is_refused: filters.refused,
    };
    let rows = queries::posts(&app.db, org, filter, before, paging.limit.and_one()).await?;
    let page = Page::of(rows, paging.limit, |row| Cursor::pack(&row.id));
    let items = post_views(&app, &member.scope, page.items).await?;
    Ok(Json(Page { items, next_cursor: page.next_cursor }))
}

/// Returns the locations of filters within the limits of a member; `None` for all.
///
/// # Errors
/// 404 for a location that the member does not see.
pub(super) async fn narrowed(
    app: &App,
    scope: &Scope,
    location: Option<&LocationId>,
    label: Option<&LabelId>,
) -> Result<Option<Vec<String>>> {
    if let Some(location) = location {
        locations::org_of(&app.db, scope, location).await?;
    }
    let labeled = match label {
        Some(label) => locations::ids_within(&app.db, scope, Some(label)).await?,
        None => None,
    };
    Ok(match (location, labeled) {
        (Some(location), Some(labeled)) => {
            let labeled: HashSet<String> = labeled.into_iter().collect();
            Some(labeled.into_iter().filter(|id| id == location.as_str()).collect())
        }
        (Some(location), None) => Some(vec![location.to_string()]),
        (None, Some(labeled)) => Some(labeled),
        (None, None) => seen_locations(app, scope).await?,
    })
}

/// Returns the pattern of a search: its folded words, in their order.
fn pattern(text: &str) -> String {
    let mut pattern = String::from("%");
    for c in text::fold(text).trim().chars() {
        if matches!(c, '%' | '_' | '\\') {
            pattern.push('\\');
        }
        pattern.push(c);
    }
    pattern.push('%');
    pattern
}
