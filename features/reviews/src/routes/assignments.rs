//! Assigning reviews to members.

use api::{App, Error, FieldError, Json, Path, Problem, Query, Result};
use axum::{Extension, extract::State, response::Response};
use locations::LocationId;
use orgs::{
    Idempotent, Within,
    may::{AssignReviews, SeeAssignments},
};
use serde::Deserialize;
use utoipa::IntoParams;

use super::{
    find_visible,
    list::{ListRequest, locations_of},
    org_of,
};
use crate::{
    queries,
    search::Search,
    teamwork::{Assigning, MAX_IDS, colleagues, shown_one},
    types::{AssignmentChange, BulkFilter, BulkResult, ColleagueList, Filters, Review, ReviewBulk, ReviewId, Sort},
};

/// Maximum number of reviews that a filter may match.
const MAX_FILTERED: usize = 5_000;

/// Changes assignee, due time and state of the work on a review. The new assignee is notified.
#[utoipa::path(put, path = "/reviews/{id}/assignment", operation_id = "assign_review", tag = "reviews",
    extensions(("x-permission" = json!("assign_reviews"))),
    params(("id" = ReviewId, Path)), request_body = AssignmentChange,
    responses((status = 200, body = Review), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "assignment_changed: its version is another one"),
        (status = 422, body = Problem)))]
pub(super) async fn assign_review(
    member: Within<AssignReviews>,
    State(app): State<App>,
    Path(id): Path<ReviewId>,
    Json(change): Json<AssignmentChange>,
) -> Result<Json<Review>> {
    let (org, row) = (org_of(&member.scope), find_visible(&app, &member.scope, &id).await?);
    let place = locations::find(&app.db, org, &row.location_id).await?.ok_or_else(Error::not_found)?;
    let assigning = Assigning { app: &app, org, user: &member.user, actor: &member.actor, now: app.now() };
    let mut tx = app.db.begin().await?;
    let before = queries::lock(&mut tx, org, &id).await?.ok_or_else(Error::not_found)?;
    let after = assigning.change(&mut tx, &before, &place, change).await?;
    tx.commit().await?;
    Ok(Json(shown_one(&app.db, (&member.scope, member.role), after).await?))
}

/// Changes the assignments of many reviews, in one transaction. Reviews that the change does not fit are skipped and
/// counted by reason.
#[utoipa::path(post, path = "/reviews/bulk", operation_id = "change_reviews", tag = "reviews",
    extensions(("x-permission" = json!("assign_reviews"))),
    request_body = ReviewBulk,
    params(("Idempotency-Key" = Option<String>, Header, min_length = 1, max_length = 255, description = "The same key returns the same response for one day.")),
    responses((status = 200, body = BulkResult), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn change_reviews(
    member: Within<AssignReviews>,
    State(app): State<App>,
    Extension(index): Extension<Search>,
    Idempotent(once, bulk): Idempotent<ReviewBulk>,
) -> Result<Response> {
    let (org, now) = (org_of(&member.scope), app.now());
    let ids = match (bulk.ids, bulk.filter) {
        (Some(ids), None) if ids.len() <= MAX_IDS => ids.iter().map(ToString::to_string).collect(),
        (Some(_), None) => return Err(invalid("ids", "too_many", "Name at most 200 reviews.")),
        (None, Some(BulkFilter(filters))) => {
            let request = ListRequest { app: &app, index: &index, scope: &member.scope, user: &member.user };
            all_matching(&request, &filters).await?
        }
        _ => return Err(invalid("ids", "required", "Name reviews either by id or by filter.")),
    };
    let visible = locations_of(&app, &member.scope, None, None).await?;
    let mut tx = app.db.begin().await?;
    if let Some(answer) = once.answered(&mut tx, org, now).await? {
        return Ok(answer);
    }
    let assigning = Assigning { app: &app, org, user: &member.user, actor: &member.actor, now };
    let result = assigning.change_many(&mut tx, unique(ids), visible, &bulk.action).await?;
    let answer = once.keep(&mut tx, org, Json(result)).await?;
    tx.commit().await?;
    Ok(answer)
}

/// Returns the ids of all reviews that filters let through.
async fn all_matching(request: &ListRequest<'_>, filters: &Filters) -> Result<Vec<String>> {
    let (mut ids, mut cursor) = (Vec::new(), None);
    loop {
        let page = request.page(filters, (api::Limit::largest(), cursor.as_deref()), Sort::default()).await?;
        ids.extend(page.items.into_iter().map(|row| row.id.to_string()));
        if ids.len() > MAX_FILTERED {
            return Err(invalid("filter", "too_many", "Choose filters that match at most 5,000 reviews."));
        }
        match page.next_cursor {
            Some(next) => cursor = Some(next),
            None => return Ok(ids),
        }
    }
}

fn unique(mut ids: Vec<String>) -> Vec<String> {
    ids.sort_unstable();
    ids.dedup();
    ids
}

fn invalid(field: &'static str, code: &'static str, detail: &'static str) -> Error {
    Error::invalid(vec![FieldError::new(field, code, detail)])
}

/// Location of the members.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct ColleaguesOf {
    /// Members who see this location; omit it for all that the caller may know.
    #[param(value_type = Option<String>)]
    location: Option<LocationId>,
}

/// Returns the members who see assignments and notes, to be assigned or mentioned.
#[utoipa::path(get, path = "/reviews/members", operation_id = "list_review_members", tag = "reviews",
    extensions(("x-permission" = json!("see_assignments"))),
    params(ColleaguesOf),
    responses((status = 200, body = ColleagueList), (status = 404, body = Problem)))]
pub(super) async fn list_review_members(
    member: Within<SeeAssignments>,
    State(app): State<App>,
    Query(of): Query<ColleaguesOf>,
) -> Result<Json<ColleagueList>> {
    let place = match &of.location {
        Some(id) => {
            let org = locations::org_of(&app.db, &member.scope, id).await?;
            Some(locations::find(&app.db, org, id).await?.ok_or_else(Error::not_found)?)
        }
        None => None,
    };
    let items = colleagues(&app.db, (&member.scope, &member.user), place.as_ref()).await?;
    Ok(Json(ColleagueList { items }))
}
