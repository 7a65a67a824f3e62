//! Schedules as the API shows them.

use api::{App, Result};
use locations::LocationId;
use orgs::{OrgId, Scope};

use crate::{
    queries::{self, RecipientRow, RunRow},
    reports::Reports,
    selection::{ids, names},
    types::{LocationChoiceKind, Locations, NewSchedule, Recipient, Run, Schedule, ScheduleRow},
};

/// Returns true when a member sees a schedule. One who sees some locations sees the schedules about a list of these.
pub(crate) async fn is_within(app: &App, scope: &Scope, row: &ScheduleRow) -> Result<bool> {
    match locations::ids_within(&app.db, scope, None).await? {
        None => Ok(true),
        Some(_) if row.choice != LocationChoiceKind::Ids => Ok(false),
        Some(visible_ids) => {
            Ok(row.locations().ids.iter().all(|id| visible_ids.iter().any(|seen| seen == id.as_str())))
        }
    }
}

/// Returns schedules with their locations as of now, their recipients and their latest run.
pub(crate) async fn schedules_of(
    app: &App,
    reports: &Reports,
    org: &OrgId,
    rows: Vec<ScheduleRow>,
) -> Result<Vec<Schedule>> {
    let all: Vec<String> = rows.iter().map(|row| row.id.to_string()).collect();
    let recipients = queries::recipients_of(&app.db, org, all.clone()).await?;
    let runs = queries::latest_runs(&app.db, org, all).await?;
    let mut schedules = Vec::new();
    for row in rows {
        let locations = locations_of(app, org, &row).await?;
        let own: Vec<&RecipientRow> = recipients.iter().filter(|recipient| recipient.schedule_id == row.id).collect();
        let last_run = runs.iter().find(|run| run.schedule_id == row.id).map(run);
        schedules.push(schedule(reports, org, row, (locations, &own), last_run));
    }
    Ok(schedules)
}

/// Returns a schedule that was just created, with its recipients.
pub(crate) async fn schedule_of_new(
    app: &App,
    reports: &Reports,
    org: &OrgId,
    (row, recipients): (ScheduleRow, &[RecipientRow]),
) -> Result<Schedule> {
    let locations = locations_of(app, org, &row).await?;
    Ok(schedule(reports, org, row, (locations, &recipients.iter().collect::<Vec<_>>()), None))
}

/// Returns the locations of a schedule as of now.
async fn locations_of(app: &App, org: &OrgId, row: &ScheduleRow) -> Result<Locations> {
    let chosen = ids(app, &Scope::Whole(org.clone()), &row.locations()).await?;
    Ok(Locations {
        choice: row.choice,
        label_id: row.label_id.clone(),
        count: chosen.len() as i64,
        names: names(app, org, &chosen).await?,
    })
}

fn run(row: &RunRow) -> Run {
    Run { at: row.due_at, state: row.state, code: row.code.clone(), report_id: row.report_id.clone() }
}

fn schedule(
    reports: &Reports,
    org: &OrgId,
    row: ScheduleRow,
    (locations, recipients): (Locations, &[&RecipientRow]),
    last_run: Option<Run>,
) -> Schedule {
    let given = given(reports, org, &row, recipients);
    let location_ids: Vec<LocationId> = given.locations.ids;
    Schedule {
        id: row.id,
        name: given.name,
        template: given.template,
        locations,
        location_ids,
        period: given.period,
        compare: given.compare,
        language: given.language,
        sections: given.sections,
        note: given.note,
        every: given.every,
        weekday: given.weekday,
        day: given.day,
        at: given.at,
        zone: given.zone,
        recipients: given.recipients,
        subject: given.subject,
        text: given.text,
        reply_to: given.reply_to,
        waits_for_comment: given.waits_for_comment,
        releases: given.releases,
        paused: given.paused,
        next_run_at: row.next_run_at.filter(|_| !row.is_paused),
        last_run,
    }
}

/// Returns a schedule as it was given, with its texts opened.
pub(crate) fn given(reports: &Reports, org: &OrgId, row: &ScheduleRow, recipients: &[&RecipientRow]) -> NewSchedule {
    let open = |name, sealed: Option<&str>| {
        sealed.and_then(|sealed| reports.open((org, "report_schedules", row.id.as_str(), name), sealed))
    };
    let recipient = |recipient: &&RecipientRow| {
        let field = (org, "report_recipients", recipient.schedule_id.as_str(), "address");
        let email = reports.open(field, &recipient.address)?;
        Some(Recipient { email, language: recipient.language, is_stopped: recipient.stopped_at.is_some() })
    };
    NewSchedule {
        name: row.name.clone(),
        template: row.template,
        locations: row.locations(),
        period: row.period,
        compare: row.compare,
        language: row.language,
        sections: serde_json::from_value(row.sections.clone()).unwrap_or_default(),
        note: open("note", row.note.as_deref()),
        every: row.every,
        weekday: row.weekday,
        day: row.month_day,
        at: row.at_time.clone(),
        zone: row.zone.clone(),
        recipients: recipients.iter().filter_map(recipient).collect(),
        subject: row.subject.clone(),
        text: open("message", row.message.as_deref()),
        reply_to: open("reply_to", row.reply_to.as_deref()),
        waits_for_comment: row.waits,
        releases: row.releases,
        paused: row.is_paused,
    }
}
