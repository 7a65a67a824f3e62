//! Checking a reply before it is sent.

use api::{App, Error, Json, Path, Problem, Result};
use axum::extract::State;
use jiff::SignedDuration;
use locations::Location;
use orgs::{Asking, OrgId, Within, may::ReplyToReviews};

use super::{org_of, seen};
use crate::{
    queries::{self, EarlierReply},
    rules::{check_draft, check_reply},
    types::{ReplyCheck, ReplyText, ReviewId, Row},
};

/// Period in which replies of a location are compared with each other.
const COMPARED: SignedDuration = SignedDuration::from_hours(30 * 24);

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
    let (org, row) = (org_of(&member.scope), seen(&app, &member.scope, &id).await?);
    let guard = Guard::of(&app, org, &row).await?;
    Ok(Json(guard.check(&row, &text)))
}

/// Facts about a location that its replies are checked with.
pub(super) struct Guard {
    /// The location.
    pub(super) place: Location,
    earlier: Vec<EarlierReply>,
}

impl Guard {
    /// Reads the location of a review, and its replies of the last 30 days.
    pub(super) async fn of(app: &App, org: &OrgId, row: &Row) -> Result<Self> {
        let location = locations::find(&app.db, org, &row.location_id).await?.ok_or_else(Error::not_found)?;
        let earlier = queries::earlier_replies(&app.db, org, row, app.now() - COMPARED).await?;
        Ok(Self { place: location, earlier })
    }

    /// Checks a text as a reply to a review of the location.
    pub(super) fn check(&self, row: &Row, text: &str) -> ReplyCheck {
        let earlier: Vec<_> = self.earlier.iter().map(|of| (of.text.as_str(), of.author.as_str())).collect();
        check_draft(row, &self.place.details, &earlier, text)
    }
}
