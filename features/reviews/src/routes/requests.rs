//! Requests for the approval of replies: create, approve, send back, withdraw.

use api::{App, Error, Json, Kind, Path, Problem, Result};
use auth::Auth;
use axum::{Extension, extract::State, http::StatusCode};
use orgs::{
    UserId, Within,
    may::{ApproveReplies, ReplyToReviews},
};

use super::{find_visible, org_of};
use crate::{
    guard_checks::Guard,
    queries,
    requests::{self, ReplyApproval},
    rules::{check_comment, check_reply, refusals},
    teamwork::shown_one,
    types::{ApprovedReply, ReplyRequest, ReplyText, RequestRow, RequestState, Review, ReviewId, SentBackReply},
};

/// Approves a reply that waits, as it was written or edited, and sends it. A blocking reason of the check refuses it, as in
/// `reply_to_review`. The author of a reply cannot approve it.
#[utoipa::path(post, path = "/reviews/{id}/reply-request/approve", operation_id = "approve_reply_request", tag = "reviews",
    extensions(("x-permission" = json!("approve_replies"))),
    params(("id" = ReviewId, Path)), request_body = ApprovedReply,
    responses((status = 200, body = Review),
        (status = 403, body = Problem, description = "own_reply_request: the caller wrote it"),
        (status = 404, body = Problem),
        (status = 409, body = Problem, description = "reply_request_decided: no reply waits anymore; reply_request_changed: its version is another one"),
        (status = 422, body = Problem)))]
pub(super) async fn approve_reply_request(
    member: Within<ApproveReplies>,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Path(id): Path<ReviewId>,
    Json(approved): Json<ApprovedReply>,
) -> Result<Json<Review>> {
    let edited = approved.text.as_deref().map(check_reply).transpose().map_err(|error| Error::invalid(vec![error]))?;
    let (org, row) = (org_of(&member.scope), find_visible(&app, &member.scope, &id).await?);
    let guard = Guard::of(&app, org, &row).await?;
    let (sealer, place, now) = (auth.sealer(), &guard.place, app.now());
    let approval = ReplyApproval { sealer, org, place, user: &member.user, actor: &member.actor, now };
    let mut tx = app.db.begin().await?;
    let before = queries::lock(&mut tx, org, &id).await?.ok_or_else(Error::not_found)?;
    let request = approval.request_to_decide(queries::open_request(&mut tx, org, &id).await?, approved.version)?;
    let text = match edited {
        Some(edited) => edited,
        None => approval.text(&request)?,
    };
    let refusals = refusals(&guard.check(&before, &text));
    if !refusals.is_empty() {
        return Err(Error::invalid(refusals));
    }
    let after = approval.approve(&mut tx, &before, request, text).await?;
    tx.commit().await?;
    Ok(Json(shown_one(&app.db, (&member.scope, member.role), after).await?))
}

/// Sends a reply that waits back to its author with a comment.
#[utoipa::path(post, path = "/reviews/{id}/reply-request/send-back", operation_id = "send_back_reply_request", tag = "reviews",
    extensions(("x-permission" = json!("approve_replies"))),
    params(("id" = ReviewId, Path)), request_body = SentBackReply,
    responses((status = 200, body = ReplyRequest),
        (status = 403, body = Problem, description = "own_reply_request: the caller wrote it"),
        (status = 404, body = Problem),
        (status = 409, body = Problem, description = "reply_request_decided: no reply waits anymore; reply_request_changed: its version is another one"),
        (status = 422, body = Problem)))]
pub(super) async fn send_back_reply_request(
    member: Within<ApproveReplies>,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Path(id): Path<ReviewId>,
    Json(sent): Json<SentBackReply>,
) -> Result<Json<ReplyRequest>> {
    let comment = check_comment(&sent.comment).map_err(|error| Error::invalid(vec![error]))?;
    let (org, row) = (org_of(&member.scope), find_visible(&app, &member.scope, &id).await?);
    let place = &locations::find(&app.db, org, &row.location_id).await?.ok_or_else(Error::not_found)?;
    let (sealer, now) = (auth.sealer(), app.now());
    let approval = ReplyApproval { sealer, org, place, user: &member.user, actor: &member.actor, now };
    let mut tx = app.db.begin().await?;
    let before = queries::lock(&mut tx, org, &id).await?.ok_or_else(Error::not_found)?;
    let request = approval.request_to_decide(queries::open_request(&mut tx, org, &id).await?, sent.version)?;
    let request = approval.send_back(&mut tx, &before, request, &comment).await?;
    tx.commit().await?;
    Ok(Json(requests::shown(&app.db, sealer, org, request).await?))
}

/// Stores a reply that waits for the approval of another member, whatever the settings say and its author may: nothing
/// is sent. Another text takes the place of the caller's own request. It is for drafts by programs.
#[utoipa::path(put, path = "/reviews/{id}/reply-request", operation_id = "create_reply_request", tag = "reviews",
    extensions(("x-permission" = json!("reply_to_reviews"))),
    params(("id" = ReviewId, Path)), request_body = ReplyText,
    responses((status = 200, body = ReplyRequest), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "reply_request_waiting: the reply of another member waits for approval"),
        (status = 422, body = Problem)))]
pub(super) async fn create_reply_request(
    member: Within<ReplyToReviews>,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Path(id): Path<ReviewId>,
    Json(reply): Json<ReplyText>,
) -> Result<Json<ReplyRequest>> {
    let text = check_reply(&reply.text).map_err(|error| Error::invalid(vec![error]))?;
    let (org, row) = (org_of(&member.scope), find_visible(&app, &member.scope, &id).await?);
    let guard = Guard::of(&app, org, &row).await?;
    let refusals = refusals(&guard.check(&row, &text));
    if !refusals.is_empty() {
        return Err(Error::invalid(refusals));
    }
    let (sealer, place, now) = (auth.sealer(), &guard.place, app.now());
    let approval = ReplyApproval { sealer, org, place, user: &member.user, actor: &member.actor, now };
    let mut tx = app.db.begin().await?;
    let before = queries::lock(&mut tx, org, &id).await?.ok_or_else(Error::not_found)?;
    let open = queries::open_request(&mut tx, org, &id).await?;
    check_others(open.as_ref(), &member.user)?;
    let request = approval.submit(&mut tx, &before, &text, open).await?;
    tx.commit().await?;
    Ok(Json(requests::shown(&app.db, sealer, org, request).await?))
}

/// Checks that no reply of another member waits for approval.
///
/// # Errors
/// 409 `reply_request_waiting` when one does.
pub(super) fn check_others(open: Option<&RequestRow>, user: &UserId) -> Result<()> {
    if open.is_some_and(|open| open.state == RequestState::Waiting && open.asked_by != *user) {
        let detail = "Another member’s reply is waiting for approval.";
        return Err(Error::new(Kind::Conflict, "reply_request_waiting", detail));
    }
    Ok(())
}

/// Withdraws a reply of the caller that waits for approval, or that was sent back.
#[utoipa::path(delete, path = "/reviews/{id}/reply-request", operation_id = "withdraw_reply_request", tag = "reviews",
    extensions(("x-permission" = json!("reply_to_reviews"))),
    params(("id" = ReviewId, Path)),
    responses((status = 204),
        (status = 403, body = Problem, description = "reply_request_of_another: another member wrote it"),
        (status = 404, body = Problem)))]
pub(super) async fn withdraw_reply_request(
    member: Within<ReplyToReviews>,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Path(id): Path<ReviewId>,
) -> Result<StatusCode> {
    let (org, row) = (org_of(&member.scope), find_visible(&app, &member.scope, &id).await?);
    let place = &locations::find(&app.db, org, &row.location_id).await?.ok_or_else(Error::not_found)?;
    let (sealer, now) = (auth.sealer(), app.now());
    let approval = ReplyApproval { sealer, org, place, user: &member.user, actor: &member.actor, now };
    let mut tx = app.db.begin().await?;
    let before = queries::lock(&mut tx, org, &id).await?.ok_or_else(Error::not_found)?;
    let request = queries::open_request(&mut tx, org, &id).await?.ok_or_else(Error::not_found)?;
    if request.asked_by != member.user {
        let detail = "Only the member who wrote this reply can withdraw it.";
        return Err(Error::new(Kind::Forbidden, "reply_request_of_another", detail));
    }
    approval.withdraw(&mut tx, &before, request).await?;
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}
