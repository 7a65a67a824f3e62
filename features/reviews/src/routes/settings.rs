//! Settings of replies.

use api::{App, Json, Problem, Result};
use audit::Act;
use axum::extract::State;
use orgs::{
    May, Within,
    may::{ManageReplyTemplates, ReplyToReviews},
};

use super::org_of;
use crate::{events::ReplyApprovalChanged, ingestion::announce, queries, types::ReplySettings};

/// Returns when replies wait for approval.
#[utoipa::path(get, path = "/reply-settings", operation_id = "get_reply_settings", tag = "reviews",
    extensions(("x-permission" = json!("reply_to_reviews"))),
    responses((status = 200, body = ReplySettings)))]
pub(super) async fn get_reply_settings(
    member: Within<ReplyToReviews>,
    State(app): State<App>,
) -> Result<Json<ReplySettings>> {
    Ok(Json(ReplySettings { approval: queries::approval(&app.db, org_of(&member.scope)).await? }))
}

/// Chooses when replies wait for approval. Replies that wait already keep waiting.
#[utoipa::path(put, path = "/reply-settings", operation_id = "change_reply_settings", tag = "reviews",
    extensions(("x-permission" = json!("manage_reply_templates"))),
    request_body = ReplySettings,
    responses((status = 200, body = ReplySettings), (status = 422, body = Problem)))]
pub(super) async fn change_reply_settings(
    member: May<ManageReplyTemplates>,
    State(app): State<App>,
    Json(settings): Json<ReplySettings>,
) -> Result<Json<ReplySettings>> {
    let mut tx = app.db.begin().await?;
    let before = queries::approval(&mut tx, &member.org).await?;
    if before != settings.approval {
        queries::set_approval(&mut tx, &member.org, settings.approval).await?;
        let (before, after) = (before.as_str(), settings.approval.as_str());
        let act = Act::new(ReplyApprovalChanged).on("organisation", &member.org);
        act.changed("reply_approval", before, after).record(&mut tx, &member.actor, app.now()).await?;
        announce(&mut tx, &member.org, None);
        tx.commit().await?;
    }
    Ok(Json(settings))
}
