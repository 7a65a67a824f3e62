//! One review with its past, and its mark as done.

use api::{App, Error, Json, Path, Problem, Result};
use audit::Act;
use auth::Auth;
use axum::{Extension, extract::State};
use orgs::{
    Right, Scope, Within,
    may::{ReplyToReviews, SeeReviews},
};

use super::{find_visible, location_name, needs_approval, org_of};
use crate::{
    events::ReviewDone,
    queries,
    replies::{can_reply, put},
    requests,
    rules::{evidence, with_work},
    teamwork::shown_one,
    types::{Review, ReviewDetail, ReviewId, ReviewPatch, WorkState},
};

/// Returns a review with its earlier versions.
#[utoipa::path(get, path = "/reviews/{id}", operation_id = "get_review", tag = "reviews",
    extensions(("x-permission" = json!("see_reviews"))),
    params(("id" = ReviewId, Path)),
    responses((status = 200, body = ReviewDetail), (status = 404, body = Problem)))]
pub(super) async fn get_review(
    member: Within<SeeReviews>,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Path(id): Path<ReviewId>,
) -> Result<Json<ReviewDetail>> {
    let (org, row) = (org_of(&member.scope), find_visible(&app, &member.scope, &id).await?);
    let versions = queries::versions(&app.db, org, &id).await?;
    let location = locations::find(&app.db, org, &row.location_id).await?.ok_or_else(Error::not_found)?.details;
    let may_reply = ReplyToReviews::ROW.allows(member.role, matches!(member.scope, Scope::Part(..)));
    let open =
        if may_reply && row.request_state.is_some() { queries::open_request(&app.db, org, &id).await? } else { None };
    let request = match open {
        Some(open) => Some(requests::shown(&app.db, auth.sealer(), org, open).await?),
        None => None,
    };
    let needs_approval = needs_approval(&app, (&member.scope, member.role), &row, &location).await?;
    Ok(Json(ReviewDetail {
        can_reply: can_reply(&row),
        needs_approval,
        evidence: evidence(&row.text),
        review: shown_one(&app.db, (&member.scope, member.role), row).await?,
        location_name: location.name,
        versions,
        request,
    }))
}

/// Marks a review as done, or as open again.
#[utoipa::path(patch, path = "/reviews/{id}", operation_id = "update_review", tag = "reviews",
    extensions(("x-permission" = json!("reply_to_reviews"))),
    params(("id" = ReviewId, Path)), request_body = ReviewPatch,
    responses((status = 200, body = Review), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn update_review(
    member: Within<ReplyToReviews>,
    State(app): State<App>,
    Path(id): Path<ReviewId>,
    Json(patch): Json<ReviewPatch>,
) -> Result<Json<Review>> {
    let org = org_of(&member.scope);
    let name = location_name(&app, org, &find_visible(&app, &member.scope, &id).await?).await?;
    let mut tx = app.db.begin().await?;
    let before = queries::lock(&mut tx, org, &id).await?.ok_or_else(Error::not_found)?;
    let state = if patch.is_done { WorkState::Done } else { WorkState::Open };
    let after = if before.is_done == patch.is_done { before.clone() } else { with_work(before.clone(), state) };
    if after != before {
        put(&mut tx, org, &before, &after).await?;
        let act = Act::new(ReviewDone).on("review", &id).named(&name).with("done", patch.is_done);
        act.record(&mut tx, &member.actor, app.now()).await?;
        tx.commit().await?;
    }
    Ok(Json(shown_one(&app.db, (&member.scope, member.role), after).await?))
}
