//! Checking a reply before it is sent.

use api::{App, Error, Json, Path, Problem, Result};
use axum::extract::State;
use orgs::{Asking, Within, may::ReplyToReviews};

use super::{find_visible, org_of};
use crate::{
    guard_checks::Guard,
    rules::check_reply,
    types::{ReplyCheck, ReplyText, ReviewId},
};

/// Checks a reply without sending it: reasons against it, blocking ones and warnings.
#[utoipa::path(post, path = "/reviews/{id}/reply/check", operation_id = "check_reply", tag = "reviews",
    extensions(("x-permission" = json!("reply_to_reviews")), ("x-scope" = json!("read"))),
    params(("id" = ReviewId, Path)), request_body = ReplyText,
    responses((status = 200, body = ReplyCheck), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn check_review_reply(
    member: Within<Asking<ReplyToReviews>>,
    State(app): State<App>,
    Path(id): Path<ReviewId>,
    Json(reply): Json<ReplyText>,
) -> Result<Json<ReplyCheck>> {
    let text = check_reply(&reply.text).map_err(|error| Error::invalid(vec![error]))?;
    let (org, row) = (org_of(&member.scope), find_visible(&app, &member.scope, &id).await?);
    let guard = Guard::of(&app, org, &row).await?;
    Ok(Json(guard.check(&row, &text)))
}
