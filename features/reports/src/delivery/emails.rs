//! Gates before an email, and the emails of a run.

use api::{App, Error, Kind, Result};
use audit::{Act, Actor};
use db::Tx;
use jiff::{SignedDuration, Timestamp};
use notifications::Audience;
use orgs::{OrgId, Permission};

use super::{message::Message, sender::Sender};
use crate::{
    events::{ReportNotSent, ReportSent, ReportWaits},
    queries::{self, RecipientRow, RunRow, SendRow},
    reports::{Reports, announce},
    seal::{new_token, token_hash},
    types::{ReportId, ReportRow, RunState, ScheduleRow, SendState, ShareId, ShareKind, ShareRow},
};

/// Maximum number of emails of an organization in 24 hours.
const MAX_PER_DAY: i64 = 500;
/// Time over which that maximum counts.
const DAY: SignedDuration = SignedDuration::from_hours(24);
/// Delay from which a report is late.
const LATE_AFTER: SignedDuration = SignedDuration::from_hours(1);
/// Time until the link of an email expires.
const LINK: SignedDuration = SignedDuration::from_hours(90 * 24);
/// Code of a run that waits for a member.
const COMMENT: &str = "comment";
/// Code of a run that waits for figures, or was sent without them.
const STALE: &str = "stale";

/// State of the figures of a report.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Freshness {
    pub(crate) is_empty: bool,
    pub(crate) is_stale: bool,
}

/// Returns true when the report of a schedule has to wait for figures: at most a day from the first time on. The owner of the
/// schedule is told that time.
pub(crate) async fn waits_for_figures(
    tx: &mut Tx,
    (org, row): (&OrgId, &ReportRow),
    freshness: Freshness,
    now: Timestamp,
) -> Result<bool> {
    if !freshness.is_stale || row.schedule_id.is_none() {
        return Ok(false);
    }
    let Some(run) = queries::lock_run_of_report(tx, org, &row.id).await? else { return Ok(false) };
    if let Some(fresh_by) = run.fresh_by {
        return Ok(now < fresh_by);
    }
    let after = RunRow { state: RunState::Waiting, code: Some(STALE.into()), fresh_by: Some(now + DAY), ..run };
    queries::change_run(tx, org, &after).await?;
    if let Some(schedule) = queries::find_schedule(&mut *tx, org, &after.schedule_id).await? {
        not_sent(tx, org, &schedule, STALE, now).await?;
    }
    announce(tx, org, "report_schedules", Some(after.schedule_id.as_str()));
    Ok(true)
}

/// Sends the report of a schedule that was just made, unless it is empty or waits for a comment.
pub(crate) async fn after_making(
    tx: &mut Tx,
    app: &App,
    (reports, sender): (&Reports, &Sender),
    (org, row): (&OrgId, &ReportRow),
    freshness: Freshness,
) -> Result<()> {
    let now = app.now();
    let Some(run) = queries::lock_run_of_report(tx, org, &row.id).await? else { return Ok(()) };
    let Some(schedule) = queries::find_schedule(&mut *tx, org, &run.schedule_id).await? else { return Ok(()) };
    if freshness.is_empty {
        let after = RunRow { state: RunState::Empty, code: None, ..run };
        queries::change_run(tx, org, &after).await?;
        not_sent(tx, org, &schedule, "empty", now).await?;
    } else if schedule.waits {
        let after = RunRow { state: RunState::Waiting, code: Some(COMMENT.into()), fresh_by: None, ..run };
        queries::change_run(tx, org, &after).await?;
        let event = ReportWaits { report_id: row.id.to_string(), name: row.title.clone() };
        let link = format!("/dashboard/reports/{}", row.id);
        notifications::notify(tx, org, &event, Audience::User(&schedule.created_by), &link, now).await?;
    } else {
        send(tx, app, (reports, sender), org, (&schedule, run, row)).await?;
    }
    announce(tx, org, "report_schedules", Some(schedule.id.as_str()));
    Ok(())
}

/// Sends a report that waits for a comment.
///
/// # Errors
/// 409 `report_not_waiting` when it does not.
pub(crate) async fn send_waiting(
    tx: &mut Tx,
    app: &App,
    (reports, sender): (&Reports, &Sender),
    (org, row): (&OrgId, &ReportRow),
) -> Result<()> {
    let not_waiting = || Error::new(Kind::Conflict, "report_not_waiting", "The report isn’t waiting to be sent.");
    let run = queries::lock_run_of_report(tx, org, &row.id).await?.ok_or_else(not_waiting)?;
    if run.state != RunState::Waiting || run.code.as_deref() != Some(COMMENT) {
        return Err(not_waiting());
    }
    let schedule = queries::find_schedule(&mut *tx, org, &run.schedule_id).await?.ok_or_else(not_waiting)?;
    send(tx, app, (reports, sender), org, (&schedule, run, row)).await?;
    announce(tx, org, "report_schedules", Some(schedule.id.as_str()));
    Ok(())
}

/// Queues the emails of a run in the transaction, each once. A demo sends none.
async fn send(
    tx: &mut Tx,
    app: &App,
    (reports, sender): (&Reports, &Sender),
    org: &OrgId,
    (schedule, run, row): (&ScheduleRow, RunRow, &ReportRow),
) -> Result<()> {
    let now = app.now();
    let recipients = queries::recipients_of(&mut *tx, org, vec![schedule.id.to_string()]).await?;
    let url = link(tx, (app, sender), org, &row.id).await?;
    let message = Message::read(tx, reports, (org, schedule, row), (url, sender)).await?;
    let is_demo = orgs::is_demo(&mut *tx, org).await?;
    let mut left = MAX_PER_DAY - queries::sent_since(&mut *tx, org, now - DAY).await?;
    let mut sent = 0_usize;
    for recipient in &recipients {
        let state = match (recipient.stopped_at, left) {
            (Some(_), _) => SendState::Stopped,
            (None, ..=0) => SendState::Limited,
            (None, _) => SendState::Sent,
        };
        let send = send_row(&run, recipient, (row, state), now);
        let is_new = queries::add_send(tx, org, &send).await?;
        if is_new && state == SendState::Sent {
            queries::add_mail(tx, org, &send).await?;
            left -= 1;
            sent += 1;
            if !is_demo {
                message.enqueue(tx, reports, org, recipient, now).await?;
            }
        }
    }
    let is_limited = left <= 0 && sent < recipients.len();
    let state = match (sent, is_limited) {
        (0, true) => RunState::Failed,
        _ if now > run.due_at + LATE_AFTER => RunState::Late,
        _ => RunState::Sent,
    };
    let code = if is_limited { Some("limited".to_owned()) } else { run.code.clone().filter(|code| code == STALE) };
    queries::change_run(tx, org, &RunRow { state, code, fresh_by: None, ..run }).await?;
    if is_limited {
        not_sent(tx, org, schedule, "limited", now).await?;
    }
    if schedule.releases && sent > 0 {
        queries::release(tx, org, &row.id, now).await?;
    }
    let act = Act::new(ReportSent).on("report", &row.id).named(&row.title).with("recipients", sent);
    let actor = Actor::job(None::<&str>).in_log_of(org);
    act.record(tx, &actor, now).await?;
    announce(tx, org, "reports", Some(row.id.as_str()));
    Ok(())
}

fn send_row(run: &RunRow, to: &RecipientRow, (row, state): (&ReportRow, SendState), now: Timestamp) -> SendRow {
    SendRow {
        schedule_id: run.schedule_id.clone(),
        due_at: run.due_at,
        address_hash: to.address_hash.clone(),
        address: to.address.clone(),
        report_id: row.id.clone(),
        state,
        sent_at: now,
    }
}

/// Adds the link that the emails of a run lead to, and returns its address.
async fn link(tx: &mut Tx, (app, sender): (&App, &Sender), org: &OrgId, report: &ReportId) -> Result<String> {
    let (now, token) = (app.now(), new_token());
    let row = ShareRow {
        id: ShareId::new(now),
        kind: ShareKind::Report,
        object_id: report.to_string(),
        password_hash: None,
        may_download: true,
        expires_at: now + LINK,
        opened: 0,
        last_opened_at: None,
        created_at: now,
    };
    queries::add_share(tx, org, &row, (&token_hash(&token), None)).await?;
    Ok(format!("{}/s/{token}", sender.address))
}

/// Notifies the author of a schedule, or all who manage schedules when the author left, that a report was not sent as planned.
pub(super) async fn not_sent(
    tx: &mut Tx,
    org: &OrgId,
    schedule: &ScheduleRow,
    reason: &str,
    now: Timestamp,
) -> Result<()> {
    let event =
        ReportNotSent { schedule_id: schedule.id.to_string(), name: schedule.name.clone(), reason: reason.to_owned() };
    let members = orgs::members(&mut *tx, org).await?;
    let is_there = members.iter().any(|(user, ..)| *user == schedule.created_by);
    let to =
        if is_there { Audience::User(&schedule.created_by) } else { Audience::Having(Permission::ScheduleReports) };
    Ok(notifications::notify(tx, org, &event, to, "/dashboard/reports?tab=schedules", now).await?)
}
