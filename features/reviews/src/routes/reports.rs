//! Reports of reviews that break a rule of their site.

use api::{App, Error, FieldError, Json, Kind, Path, Problem, Result};
use audit::Act;
use axum::{
    extract::State,
    http::{StatusCode, header},
    response::Response,
};
use db::Db;
use orgs::{
    Idempotent, OrgId, UserId, Within,
    may::{ReplyToReviews, SeeAssignments},
};

use super::{find_visible, location_name, org_of};
use crate::{
    events::{ReviewReportClosed, ReviewReported},
    queries,
    replies::put,
    rules::{can_report, report_rules, report_url},
    teamwork::{member, names},
    types::{NewReport, Report, ReportChange, ReportId, ReportList, ReportRow, ReportState, ReviewId, Row},
};

/// Returns the reports of a review to its site, with the rules and the address for the next one.
#[utoipa::path(get, path = "/reviews/{id}/reports", operation_id = "list_review_reports", tag = "reviews",
    extensions(("x-permission" = json!("see_assignments"))),
    params(("id" = ReviewId, Path)),
    responses((status = 200, body = ReportList), (status = 404, body = Problem)))]
pub(super) async fn list_review_reports(
    member: Within<SeeAssignments>,
    State(app): State<App>,
    Path(id): Path<ReviewId>,
) -> Result<Json<ReportList>> {
    let (org, row) = (org_of(&member.scope), find_visible(&app, &member.scope, &id).await?);
    let reports = queries::reports(&app.db, org, &id).await?;
    Ok(Json(ReportList {
        items: shown(&app.db, org, reports).await?,
        rules: if can_report(&row) { report_rules(row.source).to_vec() } else { Vec::new() },
        url: report_url(&row).map(ToOwned::to_owned),
    }))
}

/// Notes that a review was reported to its site, to follow the report.
#[utoipa::path(post, path = "/reviews/{id}/reports", operation_id = "create_review_report", tag = "reviews",
    extensions(("x-permission" = json!("reply_to_reviews"))),
    params(("id" = ReviewId, Path), ("Idempotency-Key" = Option<String>, Header, min_length = 1, max_length = 255, description = "The same key returns the same response for one day.")),
    request_body = NewReport,
    responses((status = 201, body = Report), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "report_open: a report of the review is open; review_gone: it is no longer on its site"),
        (status = 422, body = Problem)))]
pub(super) async fn create_review_report(
    member: Within<ReplyToReviews>,
    State(app): State<App>,
    Path(id): Path<ReviewId>,
    Idempotent(once, new): Idempotent<NewReport>,
) -> Result<Response> {
    let (org, now) = (org_of(&member.scope), app.now());
    let name = location_name(&app, org, &find_visible(&app, &member.scope, &id).await?).await?;
    let mut tx = app.db.begin().await?;
    if let Some(answer) = once.answered(&mut tx, org, now).await? {
        return Ok(answer);
    }
    let before = queries::lock(&mut tx, org, &id).await?.ok_or_else(Error::not_found)?;
    check(&before, new)?;
    let report = ReportRow {
        id: ReportId::new(now),
        review_id: id.clone(),
        rule: new.rule,
        state: ReportState::Open,
        reported_at: now,
        reported_by: member.user.clone(),
        closed_at: None,
        closed_by: None,
    };
    queries::add_report(&mut tx, org, &report).await?;
    put(&mut tx, org, &before, &Row { report_state: Some(ReportState::Open), ..before.clone() }).await?;
    let act = Act::new(ReviewReported).on("review", &id).named(&name).with("rule", new.rule.as_str());
    act.record(&mut tx, &member.actor, now).await?;
    let report = shown(&app.db, org, vec![report]).await?.pop().ok_or_else(Error::not_found)?;
    let address = format!("/api/v1/reviews/{id}/reports/{}", report.id);
    let answer = (StatusCode::CREATED, [(header::LOCATION, address)], Json(report));
    let answer = once.keep(&mut tx, org, answer).await?;
    tx.commit().await?;
    Ok(answer)
}

/// Closes a report with the outcome.
#[utoipa::path(patch, path = "/reviews/{id}/reports/{report_id}", operation_id = "close_review_report", tag = "reviews",
    extensions(("x-permission" = json!("reply_to_reviews"))),
    params(("id" = ReviewId, Path), ("report_id" = ReportId, Path)), request_body = ReportChange,
    responses((status = 200, body = Report), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "report_closed: it has another outcome already"),
        (status = 422, body = Problem)))]
pub(super) async fn close_review_report(
    member: Within<ReplyToReviews>,
    State(app): State<App>,
    Path((id, report_id)): Path<(ReviewId, ReportId)>,
    Json(change): Json<ReportChange>,
) -> Result<Json<Report>> {
    let (org, now) = (org_of(&member.scope), app.now());
    let name = location_name(&app, org, &find_visible(&app, &member.scope, &id).await?).await?;
    let state = ReportState::from(change.outcome);
    let mut tx = app.db.begin().await?;
    let before = queries::lock(&mut tx, org, &id).await?.ok_or_else(Error::not_found)?;
    let mut report = queries::report(&mut tx, org, &id, &report_id).await?.ok_or_else(Error::not_found)?;
    if report.state == ReportState::Open {
        queries::close_report(&mut tx, org, &id, (state, Some(&member.user)), now).await?;
        put(&mut tx, org, &before, &Row { report_state: Some(state), ..before.clone() }).await?;
        let act = Act::new(ReviewReportClosed).on("review", &id).named(&name).with("outcome", state.as_str());
        act.record(&mut tx, &member.actor, now).await?;
        tx.commit().await?;
        report = ReportRow { state, closed_at: Some(now), closed_by: Some(member.user.clone()), ..report };
    } else if report.state != state {
        return Err(Error::new(Kind::Conflict, "report_closed", "This report already has an outcome."));
    }
    let report = shown(&app.db, org, vec![report]).await?.pop().ok_or_else(Error::not_found)?;
    Ok(Json(report))
}

/// Checks that a review can be reported for a rule.
fn check(row: &Row, new: NewReport) -> Result<()> {
    if !can_report(row) {
        return Err(Error::new(Kind::Conflict, "review_gone", "This review is no longer on its site."));
    }
    if row.report_state == Some(ReportState::Open) {
        return Err(Error::new(Kind::Conflict, "report_open", "This review was already reported."));
    }
    if report_rules(row.source).contains(&new.rule) {
        return Ok(());
    }
    let error = FieldError::new("rule", "other_site", "Choose one of the rules of the review’s site.");
    Err(Error::invalid(vec![error]))
}

/// Returns reports as the API shows them, with the names of their members.
async fn shown(db: &Db, org: &OrgId, rows: Vec<ReportRow>) -> Result<Vec<Report>> {
    let mut users: Vec<UserId> = rows.iter().map(|row| row.reported_by.clone()).collect();
    users.extend(rows.iter().filter_map(|row| row.closed_by.clone()));
    let names = names(db, org, users.into_iter()).await?;
    let report = |row: ReportRow| Report {
        id: row.id,
        rule: row.rule,
        state: row.state,
        reported_at: row.reported_at,
        reported_by: member(&names, row.reported_by),
        closed_at: row.closed_at,
        closed_by: row.closed_by.map(|id| member(&names, id)),
    };
    Ok(rows.into_iter().map(report).collect())
}
