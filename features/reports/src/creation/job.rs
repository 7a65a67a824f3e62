//! Job that makes a report.

use api::{App, Error, Result};
use jiff::{SignedDuration, Timestamp};
use jobs::{Failure, Job, Running};
use orgs::OrgId;
use serde::Deserialize;
use webhooks::WebhookEvent;

use super::gather::gather;
use crate::{
    archive::pdf_of,
    delivery::{Freshness, Sender, after_making, waits_for_figures},
    events::ReportMade,
    files::Drawn,
    queries::{self, MadeRow},
    queue::{MAKE, enqueue_at},
    reports::{Reports, announce},
    rules::compose::{compose, is_empty, is_stale},
    texts::sealed,
    types::{ReportId, ReportRow, Snapshot, State},
};

/// Time after which a report that is still being made has failed.
const MAX_AGE: SignedDuration = SignedDuration::from_hours(1);
/// Time after which a scheduled report, which may wait for figures, has failed.
const MAX_WAIT: SignedDuration = SignedDuration::from_hours(30);
/// Interval at which a report that waits for figures is tried again.
const RETRY_INTERVAL: SignedDuration = SignedDuration::from_hours(1);
/// Maximum number of reports that are given up in one turn.
const BATCH_SIZE: i64 = 200;
/// Code of a report whose job has failed.
const ABANDONED: &str = "abandoned";

/// Makes a report.
pub(crate) struct MakeReport {
    pub(crate) app: App,
    pub(crate) reports: Reports,
}

#[derive(Deserialize)]
struct Payload {
    report: ReportId,
}

impl Job for MakeReport {
    const KIND: &'static str = MAKE;

    async fn run(&self, running: Running) -> Result<(), Failure> {
        let Payload { report } = running.payload()?;
        let org: OrgId =
            running.org().and_then(|org| org.parse().ok()).ok_or_else(|| Failure::Fail("no organization".into()))?;
        let row = queries::find(running.db(), &org, &report).await?;
        let Some(row) = row.filter(|row| row.state == State::Making) else { return Ok(()) };
        self.make(&org, &row, &running).await.map_err(|error| Failure::Retry(error.to_string()))
    }
}

impl MakeReport {
    async fn make(&self, org: &OrgId, row: &ReportRow, running: &Running) -> Result<()> {
        let (app, now) = (&self.app, self.app.now());
        let ids = queries::locations_of(&app.db, org, &row.id).await?;
        let gathered = gather(app, org, row, ids).await?;
        let freshness = Freshness { is_empty: is_empty(&gathered.facts), is_stale: is_stale(&gathered.facts) };
        if row.schedule_id.is_some() {
            let mut tx = app.db.begin().await?;
            if waits_for_figures(&mut tx, (org, row), freshness, now).await? {
                enqueue_at(&mut tx, org, &row.id, (Some(now + RETRY_INTERVAL), now)).await?;
                running.complete(&mut tx).await.map_err(|_| Error::unavailable(LostJob))?;
                return Ok(tx.commit().await?);
            }
        }
        let snapshot = compose(&gathered.facts);
        let made = MadeRow {
            snapshot: self.reports.pack(org, &row.id, &snapshot)?,
            data_until: snapshot.data_until.map(|day| day.to_string()),
            pages: Some(self.pages(org, (row, now), snapshot).await?),
            made_at: now,
        };
        let sender = Sender::load(app, &self.reports, org).await?;
        let texts = sealed(&self.reports, org, &row.id, &gathered.quotes)?;
        let mut tx = app.db.begin().await?;
        if queries::put_snapshot(&mut tx, org, &row.id, made).await? {
            queries::add_texts(&mut tx, org, &row.id, texts).await?;
            let event = ReportMade {
                report_id: row.id.to_string(),
                title: row.title.clone(),
                schedule_id: row.schedule_id.as_ref().map(ToString::to_string),
            };
            webhooks::publish(&mut tx, org, &WebhookEvent::of(&event)?, now).await?;
            announce(&mut tx, org, "reports", Some(row.id.as_str()));
            after_making(&mut tx, app, (&self.reports, &sender), (org, row), freshness).await?;
        }
        running.complete(&mut tx).await.map_err(|_| Error::unavailable(LostJob))?;
        Ok(tx.commit().await?)
    }

    /// Returns the number of pages of the PDF.
    async fn pages(&self, org: &OrgId, (row, now): (&ReportRow, Timestamp), snapshot: Snapshot) -> Result<i64> {
        let note = row.note.as_deref();
        let note = note.and_then(|note| self.reports.open((org, "reports", row.id.as_str(), "note"), note));
        let drawn = Drawn::new((row, note, now), None, snapshot);
        Ok(pdf_of(&self.reports, drawn).await?.pages as i64)
    }
}

/// Another worker has taken the job over.
#[derive(Clone, Copy, Debug)]
struct LostJob;

impl std::fmt::Display for LostJob {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("another worker has taken the job over")
    }
}

impl std::error::Error for LostJob {}

/// Gives up reports whose job has failed.
pub(crate) struct FailStuckReports;

impl Job for FailStuckReports {
    const KIND: &'static str = "fail_stuck_reports";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        for (org, id) in
            queries::stuck(running.db(), (running.now() - MAX_AGE, running.now() - MAX_WAIT), BATCH_SIZE).await?
        {
            let mut tx = running.db().begin().await?;
            queries::fail(&mut tx, &org, &id, ABANDONED).await?;
            announce(&mut tx, &org, "reports", Some(id.as_str()));
            tx.commit().await?;
        }
        Ok(())
    }
}
