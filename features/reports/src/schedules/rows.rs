//! Schedules as the database has them.

use api::{Error, Result};
use db::Tx;
use jiff::Timestamp;
use orgs::{OrgId, UserId};
use serde_json::json;

use crate::{
    queries::{self, RecipientRow},
    reports::Reports,
    rules::schedule::Rhythm,
    seal::{new_token, token_hash},
    types::{Every, NewSchedule, Recipient, ScheduleId, ScheduleRow},
};

/// Returns the row of a schedule with its texts sealed. The first run is the next time of its rhythm.
pub(crate) fn row_of(
    reports: &Reports,
    org: &OrgId,
    (id, by, created_at): (ScheduleId, UserId, Timestamp),
    (new, rhythm): (&NewSchedule, &Rhythm),
    now: Timestamp,
) -> Result<ScheduleRow> {
    let seal = |name, text: Option<&str>| {
        text.map(|text| reports.seal((org, "report_schedules", id.as_str(), name), text)).transpose()
    };
    Ok(ScheduleRow {
        name: new.name.clone(),
        template: new.template,
        choice: new.locations.kind(),
        label_id: new.locations.label_id.clone(),
        location_ids: json!(new.locations.ids),
        period: new.period,
        compare: new.compare,
        language: new.language,
        sections: json!(new.sections),
        note: seal("note", new.note.as_deref())?,
        every: new.every,
        weekday: (new.every == Every::Week).then_some(rhythm.weekday),
        month_day: (new.every == Every::Month).then_some(rhythm.day),
        at_time: new.at.clone(),
        zone: new.zone.clone(),
        subject: new.subject.clone(),
        message: seal("message", new.text.as_deref())?,
        reply_to: seal("reply_to", new.reply_to.as_deref())?,
        waits: new.waits_for_comment,
        releases: new.releases,
        is_paused: new.paused,
        next_run_at: if new.paused { None } else { rhythm.next(now) },
        created_by: by,
        created_at,
        id,
    })
}

/// Writes the recipients of a schedule, and returns them. One who stopped the emails of the organization stays stopped,
/// whichever schedule they were of.
pub(crate) async fn put_recipients(
    tx: &mut Tx,
    reports: &Reports,
    org: &OrgId,
    id: &ScheduleId,
    recipients: &[Recipient],
) -> Result<Vec<RecipientRow>> {
    let mut rows: Vec<RecipientRow> = Vec::new();
    for (position, recipient) in recipients.iter().enumerate() {
        let token = new_token();
        let hashes = reports.address_hashes(org, &recipient.email);
        let stopped_at = queries::stops(&mut *tx, org, hashes.clone()).await?.into_iter().map(|(_, at)| at).min();
        let address_hash = hashes.into_iter().next().ok_or_else(|| Error::internal("no key to hash an address"))?;
        let seal = |name, text: &str| reports.seal((org, "report_recipients", id.as_str(), name), text);
        let row = RecipientRow {
            schedule_id: id.clone(),
            address: seal("address", &recipient.email)?,
            address_hash,
            language: recipient.language,
            token: seal("token", &token)?,
            stopped_at,
        };
        queries::put_recipient(tx, org, (position as i64, &token_hash(&token)), &row).await?;
        rows.push(row);
    }
    let hashes = rows.iter().map(|row| row.address_hash.clone()).collect();
    queries::retain_recipients(tx, org, id, hashes).await?;
    Ok(rows)
}
