//! Replying to a review, and removing the reply.

use api::{App, Error, Json, Kind, Path, Problem, Result};
use auth::Auth;
use axum::{
    Extension,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use orgs::{Publishing, Within, may::ReplyToReviews};

use super::{find_visible, needs_approval, org_of, requests::check_others};
use crate::{
    guard_checks::Guard,
    queries,
    replies::{self, NewReply},
    requests::{self, ReplyApproval},
    rules::{check_reply, is_approved_text, refusals},
    teamwork::shown_one,
    types::{ReplyRequest, ReplyText, RequestState, Review, ReviewId},
};

/// Replies to a review, or changes the reply. The reply is sent to the source in the background, and `reply.state` shows
/// the progress; where the source takes no replies from here, it is only recorded. A text with a blocking reason of the
/// check is refused, with the codes of the reasons in `errors`.
///
/// Answers 202 with a request when the reply needs approval: approval is on at the location, the source takes replies
/// from here, the caller has no `approve_replies`, and the text is neither the current reply nor an unchanged draft of a
/// template of the organization. Nothing is sent until another member approves the request. A new text replaces that of
/// the caller's own request.
#[utoipa::path(put, path = "/reviews/{id}/reply", operation_id = "reply_to_review", tag = "reviews",
    extensions(("x-permission" = json!("reply_to_reviews")), ("x-scope" = json!("publish"))),
    params(("id" = ReviewId, Path)), request_body = ReplyText,
    responses((status = 200, body = Review, description = "On its way to the source"),
        (status = 202, body = ReplyRequest, description = "Waits for the approval of another member"),
        (status = 404, body = Problem),
        (status = 409, body = Problem, description = "reply_request_waiting: the reply of another member waits for approval"),
        (status = 422, body = Problem)))]
pub(super) async fn reply_to_review(
    member: Within<Publishing<ReplyToReviews>>,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Path(id): Path<ReviewId>,
    Json(reply): Json<ReplyText>,
) -> Result<Response> {
    let text = check_reply(&reply.text).map_err(|error| Error::invalid(vec![error]))?;
    let (org, row) = (org_of(&member.scope), find_visible(&app, &member.scope, &id).await?);
    let guard = Guard::of(&app, org, &row).await?;
    let refusals = refusals(&guard.check(&row, &text));
    if !refusals.is_empty() {
        return Err(Error::invalid(refusals));
    }
    let place = &guard.place;
    let must_wait = needs_approval(&app, (&member.scope, member.role), &row, &place.details).await?
        && !is_approved_text(&text, row.reply.as_deref(), &guard.offered(&app, org, &row).await?);
    let (sealer, user, now) = (auth.sealer(), &member.user, app.now());
    let approval = ReplyApproval { sealer, org, place, user, actor: &member.actor, now };
    let mut tx = app.db.begin().await?;
    let before = queries::lock(&mut tx, org, &id).await?.ok_or_else(Error::not_found)?;
    let open = queries::open_request(&mut tx, org, &id).await?;
    check_others(open.as_ref(), user)?;
    if must_wait {
        let request = approval.submit(&mut tx, &before, &text, open).await?;
        tx.commit().await?;
        let request = requests::shown(&app.db, sealer, org, request).await?;
        return Ok((StatusCode::ACCEPTED, Json(request)).into_response());
    }
    let before = match open {
        Some(open) => approval.close(&mut tx, &before, open, RequestState::Withdrawn).await?,
        None => before,
    };
    let reply = NewReply { text, by: Some(user.clone()), place: &place.details.name };
    let after = replies::reply(&mut tx, org, &before, reply, &member.actor, now).await?;
    tx.commit().await?;
    let after = shown_one(&app.db, (&member.scope, member.role), after).await?;
    Ok(Json(after).into_response())
}

/// Removes the reply to a review, at its source too. Where approval is on, this takes a member with `approve_replies`.
#[utoipa::path(delete, path = "/reviews/{id}/reply", operation_id = "delete_review_reply", tag = "reviews",
    extensions(("x-permission" = json!("reply_to_reviews")), ("x-scope" = json!("publish"))),
    params(("id" = ReviewId, Path)),
    responses((status = 200, body = Review),
        (status = 403, body = Problem, description = "approval_required: approval is on at this location"),
        (status = 404, body = Problem)))]
pub(super) async fn delete_review_reply(
    member: Within<Publishing<ReplyToReviews>>,
    State(app): State<App>,
    Path(id): Path<ReviewId>,
) -> Result<Json<Review>> {
    let (org, row) = (org_of(&member.scope), find_visible(&app, &member.scope, &id).await?);
    let place = locations::find(&app.db, org, &row.location_id).await?.ok_or_else(Error::not_found)?.details;
    if needs_approval(&app, (&member.scope, member.role), &row, &place).await? {
        let detail = "Only members who can approve replies can delete them here.";
        return Err(Error::new(Kind::Forbidden, "approval_required", detail));
    }
    let mut tx = app.db.begin().await?;
    let before = queries::lock(&mut tx, org, &id).await?.ok_or_else(Error::not_found)?;
    if before.reply.is_none() {
        return Err(Error::not_found());
    }
    let after = replies::remove(&mut tx, org, &before, &place.name, &member.actor, app.now()).await?;
    tx.commit().await?;
    Ok(Json(shown_one(&app.db, (&member.scope, member.role), after).await?))
}
