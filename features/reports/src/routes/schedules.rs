//! Schedules of reports.

use api::{App, Cursor, Error, FieldError, Json, Kind, Page, Path, Problem, Query, Result};
use audit::Act;
use axum::{
    Extension,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use locations::Paging;
use orgs::{Idempotent, OrgId, Scope, Within, may::ScheduleReports, plans};

use super::org_of;
use crate::{
    events::{ReportScheduleChanged, ReportScheduleCreated, ReportScheduleDeleted},
    queries::{self, RecipientRow},
    reports::{Reports, announce},
    rules::{
        checks::Check,
        schedule::{Rhythm, most_often},
    },
    schedules::{given, is_within, put_recipients, row_of, schedule_of_new, schedules_of},
    selection::chosen,
    types::{Every, LocationChoiceKind, NewSchedule, Schedule, ScheduleId, SchedulePatch, ScheduleRow, Send},
};

/// Maximum number of schedules of an organization.
const MAX_SCHEDULES: i64 = 200;
/// Maximum number of emails that are listed.
const MAX_SENDS: i64 = 200;

/// Returns a page of the schedules that the member sees, the latest created first. A member who sees some locations sees
/// the schedules about a list of these only.
#[utoipa::path(get, path = "/report-schedules", operation_id = "list_report_schedules", tag = "reports",
    extensions(("x-permission" = json!("schedule_reports"))),
    params(Paging),
    responses((status = 200, body = Page<Schedule>), (status = 422, body = Problem)))]
pub(super) async fn list_report_schedules(
    member: Within<ScheduleReports>,
    State(app): State<App>,
    Extension(reports): Extension<Reports>,
    Query(paging): Query<Paging>,
) -> Result<Json<Page<Schedule>>> {
    let org = org_of(&member.scope);
    let cursor = paging.cursor.as_deref().filter(|cursor| !cursor.is_empty());
    let before = cursor.map(Cursor::unpack::<ScheduleId>).transpose()?.map(|id| id.to_string());
    let rows = queries::schedules(&app.db, org, before, paging.limit.and_one()).await?;
    let page = Page::of(rows, paging.limit, |row| Cursor::pack(&row.id));
    let mut visible = Vec::new();
    for row in page.items {
        if is_within(&app, &member.scope, &row).await? {
            visible.push(row);
        }
    }
    Ok(Json(Page { items: schedules_of(&app, &reports, org, visible).await?, next_cursor: page.next_cursor }))
}

/// Creates a schedule. Its reports are made and sent at the time of the recipients.
#[utoipa::path(post, path = "/report-schedules", operation_id = "create_report_schedule", tag = "reports",
    extensions(("x-permission" = json!("schedule_reports"))),
    request_body = NewSchedule,
    params(("Idempotency-Key" = Option<String>, Header, min_length = 1, max_length = 255, description = "The same key returns the same response for one day.")),
    responses((status = 201, body = Schedule),
        (status = 409, body = Problem, description = "too_many_schedules, or plan_limit: the plan sends reports less often"),
        (status = 422, body = Problem)))]
pub(super) async fn create_report_schedule(
    member: Within<ScheduleReports>,
    State(app): State<App>,
    Extension(reports): Extension<Reports>,
    Idempotent(once, new): Idempotent<NewSchedule>,
) -> Result<Response> {
    let (org, now) = (org_of(&member.scope), app.now());
    let (new, rhythm) = checked(&app, &member.scope, &new).await?;
    let id = ScheduleId::new(now);
    let row = row_of(&reports, org, (id.clone(), member.user.clone(), now), (&new, &rhythm), now)?;
    let mut tx = app.db.begin().await?;
    if let Some(answer) = once.answered(&mut tx, org, now).await? {
        return Ok(answer);
    }
    check_plan(&app, org, new.every).await?;
    if queries::count_schedules(&mut tx, org).await? >= MAX_SCHEDULES {
        let detail = format!("An organization has at most {MAX_SCHEDULES} schedules.");
        return Err(Error::new(Kind::Conflict, "too_many_schedules", detail));
    }
    queries::add_schedule(&mut tx, org, &row).await?;
    let recipients = put_recipients(&mut tx, &reports, org, &id, &new.recipients).await?;
    let act = Act::new(ReportScheduleCreated).on("report_schedule", &id).named(&row.name);
    act.with("recipients", new.recipients.len()).record(&mut tx, &member.actor, now).await?;
    announce(&mut tx, org, "report_schedules", Some(id.as_str()));
    let schedule = schedule_of_new(&app, &reports, org, (row, &recipients)).await?;
    let answer = once.keep(&mut tx, org, (StatusCode::CREATED, axum::Json(schedule)).into_response()).await?;
    tx.commit().await?;
    Ok(answer)
}

/// Changes a schedule, or pauses it.
#[utoipa::path(patch, path = "/report-schedules/{id}", operation_id = "update_report_schedule", tag = "reports",
    extensions(("x-permission" = json!("schedule_reports"))),
    params(("id" = ScheduleId, Path)), request_body = SchedulePatch,
    responses((status = 200, body = Schedule), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "plan_limit: the plan sends reports less often"),
        (status = 422, body = Problem)))]
pub(super) async fn update_report_schedule(
    member: Within<ScheduleReports>,
    State(app): State<App>,
    Extension(reports): Extension<Reports>,
    Path(id): Path<ScheduleId>,
    Json(patch): Json<SchedulePatch>,
) -> Result<Json<Schedule>> {
    let (org, now) = (org_of(&member.scope), app.now());
    let before = seen(&app, &member.scope, &id).await?;
    let recipients = queries::recipients_of(&app.db, org, vec![id.to_string()]).await?;
    let recipients: Vec<&RecipientRow> = recipients.iter().collect();
    let addresses = given(&reports, org, &before, &recipients);
    let (new, rhythm) = checked(&app, &member.scope, &patch.applied_to(addresses)).await?;
    if !new.paused {
        check_plan(&app, org, new.every).await?;
    }
    let row = row_of(&reports, org, (id.clone(), before.created_by.clone(), before.created_at), (&new, &rhythm), now)?;
    let mut tx = app.db.begin().await?;
    queries::lock_schedule(&mut tx, org, &id).await?.ok_or_else(Error::not_found)?;
    queries::change_schedule(&mut tx, org, &row).await?;
    put_recipients(&mut tx, &reports, org, &id, &new.recipients).await?;
    let act = Act::new(ReportScheduleChanged).on("report_schedule", &id).named(&row.name);
    let act = act.changed("every", before.every.as_str(), row.every.as_str());
    act.changed("paused", before.is_paused, row.is_paused).record(&mut tx, &member.actor, now).await?;
    announce(&mut tx, org, "report_schedules", Some(id.as_str()));
    tx.commit().await?;
    schedules_of(&app, &reports, org, vec![row]).await?.pop().map(Json).ok_or_else(Error::not_found)
}

/// Deletes a schedule. Its reports stay.
#[utoipa::path(delete, path = "/report-schedules/{id}", operation_id = "delete_report_schedule", tag = "reports",
    extensions(("x-permission" = json!("schedule_reports"))),
    params(("id" = ScheduleId, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
pub(super) async fn delete_report_schedule(
    member: Within<ScheduleReports>,
    State(app): State<App>,
    Path(id): Path<ScheduleId>,
) -> Result<StatusCode> {
    let org = org_of(&member.scope);
    let row = seen(&app, &member.scope, &id).await?;
    let mut tx = app.db.begin().await?;
    if queries::remove_schedule(&mut tx, org, &id).await? {
        let act = Act::new(ReportScheduleDeleted).on("report_schedule", &id).named(&row.name);
        act.record(&mut tx, &member.actor, app.now()).await?;
        announce(&mut tx, org, "report_schedules", Some(id.as_str()));
    }
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Emails of a schedule.
#[derive(Debug, serde::Serialize, utoipa::ToSchema)]
#[schema(as = ReportSendList)]
pub(crate) struct SendList {
    /// Emails, the latest first, at most 200.
    items: Vec<Send>,
}

/// Returns the latest emails of a schedule.
#[utoipa::path(get, path = "/report-schedules/{id}/sends", operation_id = "list_report_sends", tag = "reports",
    extensions(("x-permission" = json!("schedule_reports"))),
    params(("id" = ScheduleId, Path)),
    responses((status = 200, body = SendList), (status = 404, body = Problem)))]
pub(super) async fn list_report_sends(
    member: Within<ScheduleReports>,
    State(app): State<App>,
    Extension(reports): Extension<Reports>,
    Path(id): Path<ScheduleId>,
) -> Result<Json<SendList>> {
    let org = org_of(&member.scope);
    seen(&app, &member.scope, &id).await?;
    let rows = queries::sends_of(&app.db, org, &id, MAX_SENDS).await?;
    let send = |row: queries::SendRow| Send {
        due_at: row.due_at,
        at: row.sent_at,
        email: reports.open((org, "report_recipients", id.as_str(), "address"), &row.address),
        state: row.state,
        report_id: row.report_id,
    };
    Ok(Json(SendList { items: rows.into_iter().map(send).collect() }))
}

/// Returns a schedule that the member sees.
///
/// # Errors
/// 404 when there is none.
async fn seen(app: &App, scope: &Scope, id: &ScheduleId) -> Result<ScheduleRow> {
    let row = queries::find_schedule(&app.db, org_of(scope), id).await?.ok_or_else(Error::not_found)?;
    if is_within(app, scope, &row).await? { Ok(row) } else { Err(Error::not_found()) }
}

/// Returns a schedule with its texts cleaned, and its rhythm.
///
/// # Errors
/// 422 with the invalid fields. A member who sees some locations has to list them, because what a label names can grow.
async fn checked(app: &App, scope: &Scope, new: &NewSchedule) -> Result<(NewSchedule, Rhythm)> {
    let mut check = Check::default();
    let (clean, rhythm) = check.schedule(new);
    check.done()?;
    if matches!(scope, Scope::Part(..)) && new.locations.kind() != LocationChoiceKind::Ids {
        let error = FieldError::new("locations", "limited", "Choose the locations one by one.");
        return Err(Error::invalid(vec![error]));
    }
    chosen(app, scope, &clean.locations).await?;
    let rhythm = rhythm.ok_or_else(|| Error::internal("a checked schedule has a rhythm"))?;
    Ok((clean, rhythm))
}

/// Checks that the plan of an organization sends reports this often: monthly, weekly or daily.
///
/// # Errors
/// 409 `plan_limit`.
async fn check_plan(app: &App, org: &OrgId, every: Every) -> Result<()> {
    let standing = plans::standing(&app.db, &app.site, org, app.now()).await?;
    let most = most_often(&standing);
    if most.is_some_and(|most| every <= most) {
        return Ok(());
    }
    let detail = match most {
        None => "The plan has ended.",
        Some(Every::Month) => "This plan includes monthly reports only.",
        Some(_) => "This plan includes weekly and monthly reports only.",
    };
    let params = serde_json::json!({ "state": standing.state, "plan": standing.plan, "every": most });
    Err(Error::new(Kind::Conflict, "plan_limit", detail).with_params(params))
}
