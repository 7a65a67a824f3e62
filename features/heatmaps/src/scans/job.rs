//! Jobs: a scan, a slice at a time, and the begin of scheduled scans.

use api::App;
use jiff::{SignedDuration, Timestamp};
use jobs::{Failure as JobFailure, Job, Running};
use orgs::{
    OrgId,
    plans::{self, Feature},
};
use serde::Deserialize;

use super::{
    begin, direct, finish,
    progress::{Next, Progress},
    queue,
    step::{ScanContext, Step, retry},
};
use crate::{
    heatmaps::Heatmaps,
    queries,
    rules::schedule::next_scan,
    types::{Cause, Mode, PanelId, ScanId, State},
};

/// Maximum duration of a job; a new one, queued behind others, continues the scan.
const SLICE: SignedDuration = SignedDuration::from_secs(20);
/// Maximum time that the queue of a provider may take. It guarantees 45 minutes.
const MAX_QUEUE: SignedDuration = SignedDuration::from_mins(60);
/// Maximum age of an open scan: twice the time of the slowest queue, with its control pins.
const MAX_AGE: SignedDuration = SignedDuration::from_hours(3);
/// Maximum number of scheduled scans that begin in one turn.
const BATCH_SIZE: i64 = 200;
/// Code of a question that was under way when the process died.
const UNKNOWN: &str = "outcome_unknown";
/// Code of a scan whose job has failed.
const ABANDONED: &str = "scan_abandoned";
/// Code of a question that the queue did not answer in time.
const TOO_LATE: &str = "answer_too_late";

/// Continues a scan.
pub(crate) struct RunScan {
    pub(crate) app: App,
    pub(crate) heatmaps: Heatmaps,
}

#[derive(Deserialize)]
struct ScanPayload {
    scan: ScanId,
}

impl Job for RunScan {
    const KIND: &'static str = begin::JOB;

    async fn run(&self, running: Running) -> Result<(), JobFailure> {
        let ScanPayload { scan } = running.payload()?;
        let org: OrgId =
            running.org().and_then(|org| org.parse().ok()).ok_or_else(|| JobFailure::Fail("no org".into()))?;
        let context = ScanContext { app: &self.app, heatmaps: &self.heatmaps, org: &org, running: &running };
        context.start(&scan).await?;
        let until = running.now() + SLICE;
        loop {
            let Some(progress) = context.progress(&scan).await? else { return Ok(()) };
            let account = self.heatmaps.account(running.db(), &org, progress.panel.provider).await.map_err(retry)?;
            let Some(account) = account else { return context.end(&scan, State::Stopped, Some("no_account")).await };
            let step = match progress.next(running.now()) {
                Next::Ask(pins) if progress.scan.mode == Mode::Live => {
                    direct::ask(&context, &progress, &account, &pins).await?
                }
                Next::Ask(pins) => queue::post(&context, &progress, &account, &pins).await?,
                Next::Collect if context.is_too_late(&progress) => context.give_up(&scan).await?,
                Next::Collect => queue::collect(&context, &progress, &account).await?,
                Next::Wait(at) => Step::Later(at),
                Next::End => return context.end(&scan, State::Complete, None).await,
            };
            match step {
                Step::Stopped(code) => return context.end(&scan, State::Stopped, Some(code)).await,
                // Another process would not find the questions in the queue of the simulator.
                Step::Later(at) if account.is_simulated && at < until => self.app.clock.wait_until(at).await,
                Step::Later(at) => return context.hand_on(&scan, at).await,
                Step::Continue if running.now() >= until => return context.hand_on(&scan, running.now()).await,
                Step::Continue => {}
            }
        }
    }
}

impl ScanContext<'_> {
    async fn progress(&self, id: &ScanId) -> Result<Option<Progress>, JobFailure> {
        let db = self.running.db();
        let Some(scan) = queries::find_scan(db, self.org, id).await?.filter(|scan| scan.state.is_open()) else {
            return Ok(None);
        };
        Progress::read(db, self.org, scan).await.map_err(retry)
    }

    /// Notes that the scan is under way. Questions without an answer are left from a process that died: they may have been
    /// paid, and are not asked again.
    async fn start(&self, id: &ScanId) -> Result<(), JobFailure> {
        let mut tx = self.running.db().begin().await?;
        queries::start_scan(&mut tx, self.org, id, self.running.now()).await?;
        queries::end_asking(&mut tx, self.org, id, UNKNOWN).await?;
        Ok(tx.commit().await?)
    }

    fn is_too_late(&self, progress: &Progress) -> bool {
        let posted =
            progress.questions.iter().filter(|question| question.state == "posted").map(|question| question.asked_at);
        posted.min().is_some_and(|posted_at| posted_at + MAX_QUEUE < self.running.now())
    }

    async fn give_up(&self, id: &ScanId) -> Result<Step, JobFailure> {
        let mut tx = self.running.db().begin().await?;
        queries::end_questions(&mut tx, self.org, id, TOO_LATE).await?;
        tx.commit().await?;
        Ok(Step::Continue)
    }

    async fn hand_on(&self, id: &ScanId, at: Timestamp) -> Result<(), JobFailure> {
        let mut tx = self.running.db().begin().await?;
        begin::enqueue(&mut tx, self.org, id, at, self.running.now()).await?;
        self.running.complete(&mut tx).await?;
        Ok(tx.commit().await?)
    }

    async fn end(&self, id: &ScanId, state: State, code: Option<&str>) -> Result<(), JobFailure> {
        let mut tx = self.running.db().begin().await?;
        finish::end(&mut tx, self.app, self.org, id, (state, code)).await.map_err(retry)?;
        self.running.complete(&mut tx).await?;
        Ok(tx.commit().await?)
    }
}

/// Begins the scheduled scans that are due, and ends those whose job has failed.
pub(crate) struct StartDueScans {
    pub(crate) app: App,
    pub(crate) heatmaps: Heatmaps,
}

impl Job for StartDueScans {
    const KIND: &'static str = "start_due_heatmap_scans";

    async fn run(&self, running: Running) -> Result<(), JobFailure> {
        for (org, panel) in queries::due_panels(running.db(), running.now(), BATCH_SIZE).await? {
            self.begin(&org, &panel, &running).await?;
        }
        for (org, scan) in queries::scans_open_since(running.db(), running.now() - MAX_AGE, BATCH_SIZE).await? {
            let mut tx = running.db().begin().await?;
            finish::end(&mut tx, &self.app, &org, &scan, (State::Stopped, Some(ABANDONED))).await.map_err(retry)?;
            tx.commit().await?;
        }
        Ok(())
    }
}

impl StartDueScans {
    async fn begin(&self, org: &OrgId, id: &PanelId, running: &Running) -> Result<(), JobFailure> {
        let (db, now) = (running.db(), running.now());
        let Some(panel) = queries::find_panel(db, org, id).await? else { return Ok(()) };
        let has_account = self.heatmaps.account(db, org, panel.provider).await.map_err(retry)?.is_some();
        let location = locations::find(db, org, &panel.location_id).await.map_err(retry)?;
        let hours = location.and_then(|location| location.details.opening_hours.0);
        let next = next_scan(panel.schedule, now, hours.as_ref(), panel.longitude);
        let next = next.map_err(|error| JobFailure::Fail(error.to_string()))?;
        let mut tx = db.begin().await?;
        // A plan that is changed meanwhile may have started this scan already.
        let due = queries::lock_due(&mut tx, org, id, now).await?;
        queries::schedule_next(&mut tx, org, id, next).await?;
        // Without a plan that has heatmaps, scans pause until there is one.
        let has_heatmaps = plans::standing(&mut tx, &self.app.site, org, now).await?.has(Feature::Heatmaps);
        if due && has_heatmaps {
            begin::begin(&mut tx, org, &panel, (Cause::Schedule, None), has_account, now).await?;
        }
        Ok(tx.commit().await?)
    }
}
