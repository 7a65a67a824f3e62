//! SQL of the runs of schedules, and of the emails with reports.

use db::{Db, Result, Run as On, Tx, query};
use jiff::Timestamp;
use orgs::OrgId;

use crate::types::{ReportId, RunState, ScheduleId, SendState};

/// Run of a schedule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RunRow {
    pub(crate) schedule_id: ScheduleId,
    pub(crate) due_at: Timestamp,
    pub(crate) state: RunState,
    pub(crate) code: Option<String>,
    pub(crate) report_id: Option<ReportId>,
    pub(crate) fresh_by: Option<Timestamp>,
}

/// Adds a run. Returns false when the schedule ran for this time already.
pub(crate) async fn add_run(tx: &mut Tx, org: &OrgId, row: &RunRow, now: Timestamp) -> Result<bool> {
    let added = query!(
        "insert into report_runs (org_id, schedule_id, due_at, state, code, report_id, ran_at, fresh_by)
         values ($1, $2, $3, $4, $5, $6, $7, $8)
         on conflict do nothing",
        org,
        &row.schedule_id,
        row.due_at,
        row.state,
        row.code.as_deref(),
        row.report_id.as_ref(),
        now,
        row.fresh_by
    );
    Ok(added.run(tx).await? > 0)
}

/// Writes the state of a run.
pub(crate) async fn change_run(tx: &mut Tx, org: &OrgId, row: &RunRow) -> Result<()> {
    query!(
        "update report_runs set state = $4, code = $5, report_id = $6, fresh_by = $7
         where org_id = $1 and schedule_id = $2 and due_at = $3",
        org,
        &row.schedule_id,
        row.due_at,
        row.state,
        row.code.as_deref(),
        row.report_id.as_ref(),
        row.fresh_by
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns the run of a report, locked until the transaction ends; `None` for the report of a member.
pub(crate) async fn lock_run_of_report(tx: &mut Tx, org: &OrgId, id: &ReportId) -> Result<Option<RunRow>> {
    query!(
        RunRow,
        "select schedule_id, due_at, state, code, report_id, fresh_by from report_runs
         where org_id = $1 and report_id = $2 for update",
        org,
        id
    )
    .find(tx)
    .await
}

/// Returns the latest run of each of these schedules.
pub(crate) async fn latest_runs(on: impl On, org: &OrgId, schedules: Vec<String>) -> Result<Vec<RunRow>> {
    query!(
        RunRow,
        "select schedule_id, due_at, state, code, report_id, fresh_by
         from (select schedule_id, due_at, state, code, report_id, fresh_by,
                      row_number() over (partition by schedule_id order by due_at desc) as place
               from report_runs where org_id = $1 and schedule_id = any($2)) as ranked
         where place = 1",
        org,
        schedules
    )
    .all(on)
    .await
}

/// Email with a report; the address is sealed.
#[derive(Clone, Debug)]
pub(crate) struct SendRow {
    pub(crate) schedule_id: ScheduleId,
    pub(crate) due_at: Timestamp,
    pub(crate) address_hash: String,
    pub(crate) address: String,
    pub(crate) report_id: ReportId,
    pub(crate) state: SendState,
    pub(crate) sent_at: Timestamp,
}

/// Adds an email. Returns false when the recipient has one of this run.
pub(crate) async fn add_send(tx: &mut Tx, org: &OrgId, row: &SendRow) -> Result<bool> {
    let added = query!(
        "insert into report_sends (org_id, schedule_id, due_at, address_hash, address, report_id, state, sent_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)
         on conflict do nothing",
        org,
        &row.schedule_id,
        row.due_at,
        &row.address_hash,
        &row.address,
        &row.report_id,
        row.state,
        row.sent_at
    );
    Ok(added.run(tx).await? > 0)
}

/// Returns the emails of a schedule, the latest first.
pub(crate) async fn sends_of(db: &Db, org: &OrgId, id: &ScheduleId, limit: i64) -> Result<Vec<SendRow>> {
    query!(
        SendRow,
        "select schedule_id, due_at, address_hash, address, report_id, state, sent_at from report_sends
         where org_id = $1 and schedule_id = $2 order by due_at desc, address_hash limit $3",
        org,
        id,
        limit
    )
    .all(db)
    .await
}

/// Returns the number of emails with each of these reports.
pub(crate) async fn sends_of_reports(db: &Db, org: &OrgId, reports: Vec<String>) -> Result<Vec<(ReportId, i64)>> {
    query!(
        (ReportId, i64),
        "select report_id, count(*) from report_sends
         where org_id = $1 and report_id = any($2) and state = 'sent' group by report_id",
        org,
        reports
    )
    .all(db)
    .await
}
