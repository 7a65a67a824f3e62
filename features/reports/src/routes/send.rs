//! Sending of a report that waits for a comment.

use api::{App, Error, Json, Path, Problem, Result};
use axum::{Extension, extract::State, http::StatusCode};
use orgs::{Within, may::ScheduleReports};

use super::{org_of, seen, views::report_of};
use crate::{
    delivery::{Sender, send_waiting},
    queries,
    reports::Reports,
    types::{Report, ReportId},
};

/// Sends a report that waits for a comment to the recipients of its schedule.
#[utoipa::path(post, path = "/reports/{id}/send", operation_id = "send_report", tag = "reports",
    extensions(("x-permission" = json!("schedule_reports"))),
    params(("id" = ReportId, Path)),
    responses((status = 202, body = Report), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "report_not_waiting")))]
pub(super) async fn send_report(
    member: Within<ScheduleReports>,
    State(app): State<App>,
    Extension(reports): Extension<Reports>,
    Path(id): Path<ReportId>,
) -> Result<(StatusCode, Json<Report>)> {
    let org = org_of(&member.scope);
    let row = seen(&app, &member.scope, member.role, &id).await?;
    let sender = Sender::load(&app, &reports, org).await?;
    let mut tx = app.db.begin().await?;
    send_waiting(&mut tx, &app, (&reports, &sender), (org, &row)).await?;
    tx.commit().await?;
    let row = queries::find(&app.db, org, &id).await?.ok_or_else(Error::not_found)?;
    Ok((StatusCode::ACCEPTED, Json(report_of(&app, &reports, (org, member.role), row).await?)))
}
