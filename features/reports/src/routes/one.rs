//! One report.

use api::{App, Json, Path, Problem, Result};
use audit::{Act, Actor};
use axum::{Extension, extract::State, http::StatusCode};
use db::Tx;
use jiff::Timestamp;
use orgs::{
    OrgId, Within,
    may::{MakeReports, SeeReports},
};

use super::{org_of, seen, views::report_of};
use crate::{
    addition::title_key,
    events::{ReportChanged, ReportDeleted, ReportReleased, ReportWithdrawn},
    queries,
    reports::{Reports, announce},
    rules::checks::{Check, MAX_TITLE},
    texts::with_texts,
    types::{Report, ReportDetail, ReportId, ReportPatch, ReportRow},
};

/// Returns a report with everything that it shows.
#[utoipa::path(get, path = "/reports/{id}", operation_id = "get_report", tag = "reports",
    extensions(("x-permission" = json!("see_reports"))),
    params(("id" = ReportId, Path)),
    responses((status = 200, body = ReportDetail), (status = 404, body = Problem)))]
pub(super) async fn get_report(
    member: Within<SeeReports>,
    State(app): State<App>,
    Extension(reports): Extension<Reports>,
    Path(id): Path<ReportId>,
) -> Result<Json<ReportDetail>> {
    let org = org_of(&member.scope);
    let row = seen(&app, &member.scope, member.role, &id).await?;
    let sealed = queries::snapshot_of(&app.db, org, &id).await?;
    let snapshot = match sealed.and_then(|sealed| reports.unpack(org, &id, &sealed)) {
        Some(snapshot) => Some(with_texts(&app.db, &reports, (org, &id), snapshot).await?),
        None => None,
    };
    let report = report_of(&app, &reports, (org, member.role), row).await?;
    Ok(Json(ReportDetail { report, snapshot }))
}

/// Changes title, own words or release of a report. Its figures never change.
#[utoipa::path(patch, path = "/reports/{id}", operation_id = "update_report", tag = "reports",
    extensions(("x-permission" = json!("make_reports"))),
    params(("id" = ReportId, Path)), request_body = ReportPatch,
    responses((status = 200, body = Report), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn update_report(
    member: Within<MakeReports>,
    State(app): State<App>,
    Extension(reports): Extension<Reports>,
    Path(id): Path<ReportId>,
    Json(patch): Json<ReportPatch>,
) -> Result<Json<Report>> {
    let (org, now) = (org_of(&member.scope), app.now());
    let before = seen(&app, &member.scope, member.role, &id).await?;
    let mut check = Check::default();
    let title = patch.title.as_deref().map(|title| check.required("title", title, MAX_TITLE));
    let note = patch.note.as_ref().map(|note| check.note(note.as_deref()));
    check.done()?;
    let mut after = before.clone();
    after.title = title.unwrap_or_else(|| before.title.clone());
    if let Some(note) = note {
        let field = (org, "reports", id.as_str(), "note");
        after.note = note.map(|note| reports.seal(field, &note)).transpose()?;
    }
    if let Some(released) = patch.released.filter(|released| *released != before.is_released) {
        after.is_released = released;
        after.released_at = released.then_some(now);
    }
    if after != before {
        let mut tx = app.db.begin().await?;
        queries::change(&mut tx, org, &after, (&title_key(&after.title), after.note.as_deref())).await?;
        record(&mut tx, &member.actor, (&before, &after), now).await?;
        announce(&mut tx, org, "reports", Some(id.as_str()));
        tx.commit().await?;
    }
    report_of(&app, &reports, (org, member.role), after).await.map(Json)
}

/// Records what changed: the release, and title and own words without their text.
async fn record(tx: &mut Tx, actor: &Actor, (before, after): (&ReportRow, &ReportRow), now: Timestamp) -> Result<()> {
    let on = |act: Act| act.on("report", &after.id).named(&after.title);
    if before.is_released != after.is_released {
        let act = if after.is_released { Act::new(ReportReleased) } else { Act::new(ReportWithdrawn) };
        on(act).record(tx, actor, now).await?;
    }
    if before.title != after.title || before.note != after.note {
        let act = on(Act::new(ReportChanged)).changed("title", &before.title, &after.title);
        act.with("note_changed", before.note != after.note).record(tx, actor, now).await?;
    }
    Ok(())
}

/// Deletes a report with the links that show it.
#[utoipa::path(delete, path = "/reports/{id}", operation_id = "delete_report", tag = "reports",
    extensions(("x-permission" = json!("make_reports"))),
    params(("id" = ReportId, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
pub(super) async fn delete_report(
    member: Within<MakeReports>,
    State(app): State<App>,
    Path(id): Path<ReportId>,
) -> Result<StatusCode> {
    let org: &OrgId = org_of(&member.scope);
    let row = seen(&app, &member.scope, member.role, &id).await?;
    let mut tx = app.db.begin().await?;
    if queries::remove(&mut tx, org, &id).await? {
        queries::remove_shares_of(&mut tx, org, &id).await?;
        let act = Act::new(ReportDeleted).on("report", &id).named(&row.title);
        act.record(&mut tx, &member.actor, app.now()).await?;
        announce(&mut tx, org, "reports", Some(id.as_str()));
    }
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}
