//! Begin of the runs of schedules that are due.

use api::{App, Result};
use jobs::{Failure, Job, Running};
use orgs::{
    OrgId, Scope,
    plans::{self, PlanState},
};
use serde_json::json;

use super::emails::not_sent;
use crate::{
    addition::{add, default_title},
    queries::{self, RunRow},
    reports::{Reports, announce},
    rules::{
        periods::of_span,
        schedule::{Rhythm, most_often, time, zone},
    },
    selection::{ChosenLocations, ids, names},
    types::{ReportId, ReportRow, RunState, ScheduleId, ScheduleRow, State},
};

/// Maximum number of schedules that begin in one turn.
const BATCH_SIZE: i64 = 1_000;

/// Begins the runs of schedules that are due. A run that was missed begins once, late.
pub(crate) struct RunDueSchedules {
    pub(crate) app: App,
    pub(crate) reports: Reports,
}

impl Job for RunDueSchedules {
    const KIND: &'static str = "run_due_report_schedules";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        let mut failed = 0;
        for (org, id) in queries::due_schedules(running.db(), running.now(), BATCH_SIZE).await? {
            // A schedule that cannot run does not hold up those of others.
            if let Err(error) = self.begin(&org, &id).await {
                tracing::error!(%error, %org, schedule = %id, "a scheduled report did not begin");
                failed += 1;
            }
        }
        if failed > 0 { Err(Failure::Retry(format!("{failed} schedules failed"))) } else { Ok(()) }
    }
}

impl RunDueSchedules {
    async fn begin(&self, org: &OrgId, id: &ScheduleId) -> Result<()> {
        let (app, now) = (&self.app, self.app.now());
        let Some(schedule) = queries::find_schedule(&app.db, org, id).await? else { return Ok(()) };
        let ids = ids(app, &Scope::Whole(org.clone()), &schedule.locations()).await?;
        let chosen = ChosenLocations { names: names(app, org, &ids).await?, ids };
        let mut tx = app.db.begin().await?;
        let locked = queries::lock_schedule(&mut tx, org, id).await?;
        let Some(schedule) =
            locked.filter(|schedule| !schedule.is_paused && schedule.next_run_at.is_some_and(|at| at <= now))
        else {
            return Ok(());
        };
        let due_at = schedule.next_run_at.unwrap_or(now);
        let next = rhythm(&schedule).and_then(|rhythm| rhythm.next(now));
        queries::schedule_next(&mut tx, org, id, next).await?;
        // After the end of a plan, reports pause until there is another one.
        let standing = plans::standing(&mut tx, &app.site, org, now).await?;
        if standing.state == PlanState::Over {
            announce(&mut tx, org, "report_schedules", Some(id.as_str()));
            return Ok(tx.commit().await?);
        }
        let report_id = (!chosen.ids.is_empty()).then(|| ReportId::new(now));
        let is_too_often = most_often(&standing).is_none_or(|most| schedule.every > most);
        if is_too_often {
            // A smaller plan sends less often. The schedule stays, and goes on under a plan that includes it.
            let (state, code) = (RunState::Failed, Some("plan_limit".to_owned()));
            let run = RunRow { schedule_id: id.clone(), due_at, state, code, report_id: None, fresh_by: None };
            if queries::add_run(&mut tx, org, &run, now).await? {
                not_sent(&mut tx, org, &schedule, "plan", now).await?;
            }
            announce(&mut tx, org, "report_schedules", Some(id.as_str()));
            return Ok(tx.commit().await?);
        }
        let run = RunRow {
            schedule_id: id.clone(),
            due_at,
            state: if report_id.is_some() { RunState::Making } else { RunState::Empty },
            code: None,
            report_id: report_id.clone(),
            fresh_by: None,
        };
        if queries::add_run(&mut tx, org, &run, now).await? {
            match report_id {
                Some(report_id) => self.add(&mut tx, org, (&schedule, &run), (report_id, &chosen)).await?,
                None => not_sent(&mut tx, org, &schedule, "empty", now).await?,
            }
        }
        announce(&mut tx, org, "report_schedules", Some(id.as_str()));
        Ok(tx.commit().await?)
    }

    async fn add(
        &self,
        tx: &mut db::Tx,
        org: &OrgId,
        (schedule, run): (&ScheduleRow, &RunRow),
        (id, chosen): (ReportId, &ChosenLocations),
    ) -> Result<()> {
        let now = self.app.now();
        let zone = zone(&schedule.zone).unwrap_or(jiff::tz::TimeZone::UTC);
        let period = of_span(schedule.period, run.due_at.to_zoned(zone).date());
        let note = schedule.note.as_deref();
        let note =
            note.and_then(|note| self.reports.open((org, "report_schedules", schedule.id.as_str(), "note"), note));
        let row = ReportRow {
            id,
            title: default_title(&self.app, org, (schedule.language, period), chosen).await?,
            template: schedule.template,
            state: State::Making,
            code: None,
            is_released: false,
            language: schedule.language,
            compare: schedule.compare,
            period_from: period.from.to_string(),
            period_to: period.to.to_string(),
            choice: schedule.choice,
            label_id: schedule.label_id.clone(),
            location_count: chosen.ids.len() as i64,
            names: json!(chosen.names),
            sections: schedule.sections.clone(),
            note: None,
            data_until: None,
            pages: None,
            schedule_id: Some(schedule.id.clone()),
            due_at: Some(run.due_at),
            created_by: None,
            created_at: now,
            made_at: None,
            released_at: None,
        };
        add(tx, &self.reports, org, (row, note.as_deref()), &chosen.ids).await.map(drop)
    }
}

fn rhythm(schedule: &ScheduleRow) -> Option<Rhythm> {
    Some(Rhythm {
        every: schedule.every,
        weekday: schedule.weekday.unwrap_or(1),
        day: schedule.month_day.unwrap_or(1),
        at: time(&schedule.at_time)?,
        zone: zone(&schedule.zone)?,
    })
}
