//! New reports.

use api::{App, Error, Kind, Problem, Result};
use audit::Act;
use axum::{
    Extension, Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use jiff::tz::TimeZone;
use orgs::{Idempotent, Within, may::MakeReports};
use serde_json::json;

use super::{org_of, views::report_of};
use crate::{
    addition::{add, default_title},
    events::ReportCreated,
    queries,
    reports::{Reports, announce},
    rules::checks::Check,
    selection::chosen,
    types::{NewReport, Report, ReportId, ReportRow, State as ReportState},
};

/// Maximum number of reports that are being made at once.
const MAX_CONCURRENT_REPORTS: i64 = 50;

/// Requests a report. It is made in the background and then never changes.
#[utoipa::path(post, path = "/reports", operation_id = "create_report", tag = "reports",
    extensions(("x-permission" = json!("make_reports"))),
    request_body = NewReport,
    params(("Idempotency-Key" = Option<String>, Header, min_length = 1, max_length = 255, description = "The same key returns the same response for one day.")),
    responses((status = 202, body = Report),
        (status = 409, body = Problem, description = "too_many_reports: wait until some are made"),
        (status = 422, body = Problem)))]
pub(super) async fn create_report(
    member: Within<MakeReports>,
    State(app): State<App>,
    Extension(reports): Extension<Reports>,
    Idempotent(once, new): Idempotent<NewReport>,
) -> Result<Response> {
    let (org, now) = (org_of(&member.scope), app.now());
    let mut check = Check::default();
    check.locations(&new.locations);
    check.period(new.period, now.to_zoned(TimeZone::UTC).date());
    let sections = check.sections(&new.sections, new.template);
    let title = check.title("title", new.title.as_deref());
    let note = check.note(new.note.as_deref());
    check.done()?;
    let chosen = chosen(&app, &member.scope, &new.locations).await?;
    let id = ReportId::new(now);
    let title = match title {
        Some(title) => title,
        None => default_title(&app, org, (new.language, new.period), &chosen).await?,
    };
    let row = ReportRow {
        id: id.clone(),
        title,
        template: new.template,
        state: ReportState::Making,
        code: None,
        is_released: false,
        language: new.language,
        compare: new.compare,
        period_from: new.period.from.to_string(),
        period_to: new.period.to.to_string(),
        choice: new.locations.kind(),
        label_id: new.locations.label_id.clone(),
        location_count: chosen.ids.len() as i64,
        names: json!(chosen.names),
        sections: json!(sections),
        note: None,
        data_until: None,
        pages: None,
        schedule_id: None,
        due_at: None,
        created_by: Some(member.user.clone()),
        created_at: now,
        made_at: None,
        released_at: None,
    };
    let mut tx = app.db.begin().await?;
    if let Some(answer) = once.answered(&mut tx, org, now).await? {
        return Ok(answer);
    }
    if queries::count_making(&mut tx, org).await? >= MAX_CONCURRENT_REPORTS {
        let detail = "Several reports are still being generated. Try again in a minute.";
        return Err(Error::new(Kind::Conflict, "too_many_reports", detail));
    }
    let row = add(&mut tx, &reports, org, (row, note.as_deref()), &chosen.ids).await?;
    let act = Act::new(ReportCreated).on("report", &id).named(&row.title);
    act.record(&mut tx, &member.actor, now).await?;
    announce(&mut tx, org, "reports", Some(id.as_str()));
    let report = report_of(&app, &reports, (org, member.role), row).await?;
    let answer = once.keep(&mut tx, org, (StatusCode::ACCEPTED, Json(report)).into_response()).await?;
    tx.commit().await?;
    Ok(answer)
}
