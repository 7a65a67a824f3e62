//! SQL of schedules and their recipients.

use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;
use orgs::OrgId;

use crate::types::{Language, ScheduleId, ScheduleRow};

/// Statement that reads schedules: `schedules!("condition", arguments)`.
macro_rules! schedules {
    ($tail:literal, $($argument:expr),+ $(,)?) => {
        query!(
            ScheduleRow,
            "select id, name, template, choice, label_id, location_ids, period, compare, language, sections, note, every,
                    weekday, month_day, at_time, zone, subject, message, reply_to, waits, releases, is_paused, next_run_at,
                    created_by, created_at
             from report_schedules where org_id = $1 " $tail,
            $($argument),+
        )
    };
}

/// Returns schedules, the latest first, before this id.
pub(crate) async fn schedules(db: &Db, org: &OrgId, before: Option<String>, limit: i64) -> Result<Vec<ScheduleRow>> {
    schedules!("and (cast($2 as text) is null or id < $2) order by id desc limit $3", org, before, limit).all(db).await
}

/// Counts the schedules of an organization.
pub(crate) async fn count_schedules(on: impl Run, org: &OrgId) -> Result<i64> {
    let count = query!((i64,), "select count(*) from report_schedules where org_id = $1", org);
    Ok(count.one(on).await?.0)
}

/// Returns a schedule.
pub(crate) async fn find_schedule(on: impl Run, org: &OrgId, id: &ScheduleId) -> Result<Option<ScheduleRow>> {
    schedules!("and id = $2", org, id).find(on).await
}

/// Returns a schedule, locked until the transaction ends.
pub(crate) async fn lock_schedule(tx: &mut Tx, org: &OrgId, id: &ScheduleId) -> Result<Option<ScheduleRow>> {
    schedules!("and id = $2 for update", org, id).find(tx).await
}

/// Adds a schedule. Its note, message and reply address are sealed.
pub(crate) async fn add_schedule(tx: &mut Tx, org: &OrgId, row: &ScheduleRow) -> Result<()> {
    query!(
        "insert into report_schedules (org_id, id, name, template, choice, label_id, location_ids, period, compare, language,
             sections, note, every, weekday, month_day, at_time, zone, subject, message, reply_to, waits, releases, is_paused,
             next_run_at, created_by, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23,
             $24, $25, $26)",
        org,
        &row.id,
        &row.name,
        row.template,
        row.choice,
        row.label_id.as_ref(),
        row.location_ids.clone(),
        row.period,
        row.compare,
        row.language,
        row.sections.clone(),
        row.note.as_deref(),
        row.every,
        row.weekday,
        row.month_day,
        &row.at_time,
        &row.zone,
        row.subject.as_deref(),
        row.message.as_deref(),
        row.reply_to.as_deref(),
        row.waits,
        row.releases,
        row.is_paused,
        row.next_run_at,
        &row.created_by,
        row.created_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Writes a schedule. Its note, message and reply address are sealed.
pub(crate) async fn change_schedule(tx: &mut Tx, org: &OrgId, row: &ScheduleRow) -> Result<()> {
    query!(
        "update report_schedules set name = $3, template = $4, choice = $5, label_id = $6, location_ids = $7, period = $8,
             compare = $9, language = $10, sections = $11, note = $12, every = $13, weekday = $14, month_day = $15,
             at_time = $16, zone = $17, subject = $18, message = $19, reply_to = $20, waits = $21, releases = $22,
             is_paused = $23, next_run_at = $24
         where org_id = $1 and id = $2",
        org,
        &row.id,
        &row.name,
        row.template,
        row.choice,
        row.label_id.as_ref(),
        row.location_ids.clone(),
        row.period,
        row.compare,
        row.language,
        row.sections.clone(),
        row.note.as_deref(),
        row.every,
        row.weekday,
        row.month_day,
        &row.at_time,
        &row.zone,
        row.subject.as_deref(),
        row.message.as_deref(),
        row.reply_to.as_deref(),
        row.waits,
        row.releases,
        row.is_paused,
        row.next_run_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Removes a schedule with its runs. Reports that it made stay.
pub(crate) async fn remove_schedule(tx: &mut Tx, org: &OrgId, id: &ScheduleId) -> Result<bool> {
    Ok(query!("delete from report_schedules where org_id = $1 and id = $2", org, id).run(tx).await? > 0)
}

/// Recipient of a schedule; address and token are sealed.
#[derive(Clone, Debug)]
pub(crate) struct RecipientRow {
    pub(crate) schedule_id: ScheduleId,
    pub(crate) address: String,
    pub(crate) address_hash: String,
    pub(crate) language: Language,
    pub(crate) token: String,
    pub(crate) stopped_at: Option<Timestamp>,
}

/// Returns the recipients of schedules in their order.
pub(crate) async fn recipients_of(on: impl Run, org: &OrgId, schedules: Vec<String>) -> Result<Vec<RecipientRow>> {
    query!(
        RecipientRow,
        "select schedule_id, address, address_hash, language, token, stopped_at from report_recipients
         where org_id = $1 and schedule_id = any($2) order by schedule_id, position",
        org,
        schedules
    )
    .all(on)
    .await
}

/// Adds a recipient, or changes the place and language of one that is there.
pub(crate) async fn put_recipient(
    tx: &mut Tx,
    org: &OrgId,
    (position, token_hash): (i64, &str),
    row: &RecipientRow,
) -> Result<()> {
    query!(
        "insert into report_recipients (org_id, schedule_id, position, address, address_hash, language, token_hash, token,
             stopped_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         on conflict (org_id, schedule_id, address_hash) do update set position = excluded.position,
             language = excluded.language",
        org,
        &row.schedule_id,
        position,
        &row.address,
        &row.address_hash,
        row.language,
        token_hash,
        &row.token,
        row.stopped_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Removes the recipients of a schedule whose address is not among these.
pub(crate) async fn retain_recipients(tx: &mut Tx, org: &OrgId, id: &ScheduleId, hashes: Vec<String>) -> Result<()> {
    query!(
        "delete from report_recipients where org_id = $1 and schedule_id = $2 and not (address_hash = any($3))",
        org,
        id,
        hashes
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns organization, schedule and keyed hash of the recipient with this hash of a token, and the time at which they
/// stopped.
pub(crate) async fn recipient_by_token(
    on: impl Run,
    token_hash: &str,
) -> Result<Option<(OrgId, ScheduleId, String, Option<Timestamp>)>> {
    query!(
        (OrgId, ScheduleId, String, Option<Timestamp>),
        "select org_id, schedule_id, address_hash, stopped_at from report_recipients where token_hash = $1",
        token_hash
    )
    .lookup()
    .find(on)
    .await
}

/// Returns the schedules that are due, with their organization.
pub(crate) async fn due_schedules(db: &Db, now: Timestamp, limit: i64) -> Result<Vec<(OrgId, ScheduleId)>> {
    query!(
        (OrgId, ScheduleId),
        "select org_id, id from report_schedules
         where next_run_at is not null and next_run_at <= $1 and not is_paused order by next_run_at limit $2",
        now,
        limit
    )
    .all(db)
    .await
}

/// Sets the time of the next run.
pub(crate) async fn schedule_next(tx: &mut Tx, org: &OrgId, id: &ScheduleId, at: Option<Timestamp>) -> Result<()> {
    query!("update report_schedules set next_run_at = $3 where org_id = $1 and id = $2", org, id, at)
        .run(tx)
        .await
        .map(drop)
}
