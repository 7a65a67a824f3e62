//! Replying to a review, and removing the reply.

use api::{App, Error, Json, Path, Problem, Result};
use axum::extract::State;
use orgs::{Within, may::ReplyToReviews};

use super::{check::Guard, location_name, org_of, seen};
use crate::{
    queries, replies,
    rules::{check_reply, refusals},
    types::{ReplyText, Review, ReviewId},
};

/// Replies to a review, or changes the reply. It is sent to the source in the background; `reply.state` shows the
/// progress. A text with a blocking reason of the check is refused, with the codes of the reasons in `errors`.
#[utoipa::path(put, path = "/reviews/{id}/reply", operation_id = "reply_to_review", tag = "reviews",
    extensions(("x-permission" = json!("reply_to_reviews"))),
    params(("id" = ReviewId, Path)), request_body = ReplyText,
    responses((status = 200, body = Review), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn reply_to_review(
    member: Within<ReplyToReviews>,
    State(app): State<App>,
    Path(id): Path<ReviewId>,
    Json(reply): Json<ReplyText>,
) -> Result<Json<Review>> {
    let text = check_reply(&reply.text).map_err(|error| Error::invalid(vec![error]))?;
    let (org, row) = (org_of(&member.scope), seen(&app, &member.scope, &id).await?);
    let guard = Guard::of(&app, org, &row).await?;
    let refusals = refusals(&guard.check(&row, &text));
    if !refusals.is_empty() {
        return Err(Error::invalid(refusals));
    }
    let name = guard.place.name;
    let mut tx = app.db.begin().await?;
    let before = queries::lock(&mut tx, org, &id).await?.ok_or_else(Error::not_found)?;
    let after = replies::reply(&mut tx, org, &before, (text, &name), &member.actor, app.now()).await?;
    tx.commit().await?;
    Ok(Json(after.into()))
}

/// Removes the reply to a review, at its source too.
#[utoipa::path(delete, path = "/reviews/{id}/reply", operation_id = "delete_review_reply", tag = "reviews",
    extensions(("x-permission" = json!("reply_to_reviews"))),
    params(("id" = ReviewId, Path)),
    responses((status = 200, body = Review), (status = 404, body = Problem)))]
pub(super) async fn delete_review_reply(
    member: Within<ReplyToReviews>,
    State(app): State<App>,
    Path(id): Path<ReviewId>,
) -> Result<Json<Review>> {
    let org = org_of(&member.scope);
    let name = location_name(&app, org, &seen(&app, &member.scope, &id).await?).await?;
    let mut tx = app.db.begin().await?;
    let before = queries::lock(&mut tx, org, &id).await?.ok_or_else(Error::not_found)?;
    if before.reply.is_none() {
        return Err(Error::not_found());
    }
    let after = replies::remove(&mut tx, org, &before, &name, &member.actor, app.now()).await?;
    tx.commit().await?;
    Ok(Json(after.into()))
}
