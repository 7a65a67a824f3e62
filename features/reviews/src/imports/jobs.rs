//! Job that runs an import: every row in one transaction, so that readers see all of it or nothing.

use std::collections::{BTreeSet, HashMap};

use ::events::{Notified, Published};
use ::imports::{
    ImportError, ImportFailed, ImportFailure, ImportFinished, ImportId, ImportState, OnBadRow, Outcome, Progress,
    Record, Running, RunningImport, given_up, keys, queries as files,
};
use ::jobs::{Failure, Job, JobId, NewJob};
use api::{App, Event};
use audit::{Act, Actor};
use db::{Engine, Tx};
use jiff::Timestamp;
use locations::{LocationId, RETENTION};
use notifications::Audience;
use orgs::{OrgId, UserId};
use serde::{Deserialize, Serialize};
use webhooks::WebhookEvent;

use super::{
    KIND, check,
    conversion::{self, Row},
    queries,
    rules::Options,
};
use crate::{
    events::ReviewsImported,
    ingestion::announce,
    queries::{Changes, add, add_totals},
    rules::Totals,
    spikes,
    types::Source,
};

/// Number of rows between two reports of progress.
const REPORT: i64 = 2_000;
/// Maximum attempts to run an import.
const MAX_ATTEMPTS: i64 = 3;
/// Number of reviews removed per batch of an undo.
const UNDO_BATCH: i64 = 500;

/// Runs an import.
pub(super) struct ImportReviews {
    pub(super) app: App,
    pub(super) running: Running,
}

/// Import to run.
#[derive(Serialize, Deserialize)]
struct Payload {
    org: OrgId,
    import: ImportId,
    /// User to notify about the outcome.
    by: UserId,
}

/// Enqueues the job that runs an import.
pub(super) async fn enqueue(
    tx: &mut Tx,
    org: &OrgId,
    import: &ImportId,
    by: &UserId,
    now: Timestamp,
) -> db::Result<JobId> {
    let payload = serde_json::json!({ "org": org, "import": import, "by": by });
    let job = NewJob {
        org: Some(org.as_str()),
        key: Some(import.as_str()),
        max_attempts: MAX_ATTEMPTS,
        ..NewJob::new(ImportReviews::KIND, payload)
    };
    ::jobs::enqueue(tx, &job, now).await
}

impl Job for ImportReviews {
    const KIND: &'static str = "import_reviews";

    async fn run(&self, job: ::jobs::Running) -> Result<(), Failure> {
        let Payload { org, import, by } = job.payload()?;
        let run = Run { app: &self.app, job: &job, org: &org, by: &by };
        let Some(record) = run.start(&import).await? else { return Ok(()) };
        let shown = self.running.start(&import, record.checked.or_default().rows);
        match run.import(&record, &shown).await {
            Err(ImportFailure::Permanent(error)) => run.fail(&record, &error).await,
            Err(ImportFailure::Retry(why)) if job.is_last_attempt() => {
                tracing::error!(%import, %why, "import given up");
                run.fail(&record, &given_up()).await
            }
            Err(ImportFailure::Retry(why)) => Err(Failure::Retry(why)),
            Ok(()) => Ok(()),
        }
    }
}

struct Run<'a> {
    app: &'a App,
    job: &'a ::jobs::Running,
    org: &'a OrgId,
    by: &'a UserId,
}

impl Run<'_> {
    /// Marks the import as running and returns it; `None` unless it is queued or running.
    async fn start(&self, import: &ImportId) -> Result<Option<Record>, Failure> {
        let mut tx = self.app.db.begin().await?;
        let record = files::lock(&mut tx, self.org, KIND, import).await?;
        let Some(record) = record.filter(|of| matches!(of.state, ImportState::Queued | ImportState::Running)) else {
            return Ok(None);
        };
        files::start(&mut tx, self.org, import).await?;
        Event::new(self.org, "imports", Some(import.as_str())).announce(&mut tx);
        tx.commit().await?;
        Ok(Some(record))
    }

    async fn fail(&self, record: &Record, error: &ImportError) -> Result<(), Failure> {
        let mut tx = self.app.db.begin().await?;
        files::fail(&mut tx, self.org, &record.id, error, self.app.now()).await?;
        let (filename, code) = (record.filename.clone(), error.code.clone());
        let failed = ImportFailed { import_id: record.id.to_string(), kind: KIND.into(), filename, code };
        self.tell(&mut tx, record, &failed, &format!("/dashboard/reviews?import={}", record.id)).await?;
        self.job.complete(&mut tx).await?;
        Ok(tx.commit().await?)
    }

    async fn import(&self, record: &Record, shown: &RunningImport) -> Result<(), ImportFailure> {
        let now = self.app.now();
        let mapping = record.mapping.read()?.unwrap_or_default();
        let options: Options = record.options.read()?.unwrap_or_default();
        let plan = check::plan(self.app, self.org, record, (&mapping, &options)).await?;
        let mut batches = conversion::batches(&self.app.db, self.org, record, plan, now)?;
        let mut tx = self.app.db.begin().await?;
        let is_first = queries::is_empty(&mut tx, self.org).await?;
        let mut applying = Applying { is_first, ..Applying::new(self.org, record, &options, now) };
        let mut reported = 0;
        while let Some(batch) = batches.recv().await {
            applying.apply(&mut tx, batch?).await?;
            if applying.rows - reported >= REPORT {
                reported = applying.rows;
                self.report(record, shown, applying.rows).await;
            }
        }
        let Applying { outcome, changes, totals, fresh, .. } = applying;
        let fresh = fresh.into_iter().collect();
        for location in locations::by_ids(&self.app.db, self.org, fresh).await? {
            spikes::check_spike(&mut tx, self.org, &location, now).await?;
        }
        for ((location, source), change) in totals {
            add_totals(&mut tx, self.org, &location, source, change).await?;
        }
        files::finish(&mut tx, self.org, &record.id, &outcome, (now, now + RETENTION)).await?;
        let finished = ImportFinished {
            import_id: record.id.to_string(),
            kind: KIND.into(),
            filename: record.filename.clone(),
            created: outcome.created,
            updated: 0,
            left_out: outcome.skipped_matching + outcome.duplicates + outcome.bad,
        };
        // The reasons of skipped rows are in the import itself.
        let parameter = if finished.left_out == 0 && outcome.created > 0 { "imported" } else { "import" };
        self.tell(&mut tx, record, &finished, &format!("/dashboard/reviews?{parameter}={}", record.id)).await?;
        let act = Act::new(ReviewsImported).on("import", &record.id).with("count", outcome.created);
        act.record(&mut tx, &Actor::job(Some(self.by)).in_log_of(self.org), now).await?;
        announce(&mut tx, self.org, None);
        self.job.complete(&mut tx).await?;
        changes.record(&mut tx, self.org).await?;
        Ok(tx.commit().await?)
    }

    /// Announces and publishes the end of the import, and notifies the user who started it.
    async fn tell<E: Published + Notified>(
        &self,
        tx: &mut Tx,
        record: &Record,
        event: &E,
        link: &str,
    ) -> db::Result<()> {
        let now = self.app.now();
        Event::new(self.org, "imports", Some(record.id.as_str())).announce(tx);
        webhooks::publish(tx, self.org, &WebhookEvent::of(event)?, now).await?;
        notifications::notify(tx, self.org, event, Audience::User(self.by), link, now).await
    }

    /// Reports the progress, without a write that would wait for this import's own transaction.
    async fn report(&self, record: &Record, shown: &RunningImport, done: i64) {
        let total = record.checked.or_default().rows;
        shown.set(Progress { done, total });
        self.app.live.publish(&Event::new(self.org, "imports", Some(record.id.as_str())));
        if self.app.db.engine() == Engine::Postgres
            && let Err(failure) = self.job.progress(done, Some(total)).await
        {
            tracing::warn!(?failure, "progress not written");
        }
    }
}

/// Import within its transaction.
struct Applying<'a> {
    org: &'a OrgId,
    record: &'a Record,
    on_bad_row: OnBadRow,
    rows: i64,
    outcome: Outcome,
    changes: Changes,
    totals: HashMap<(LocationId, Source), Totals>,
    /// Locations with new bad reviews of the last hours.
    fresh: BTreeSet<String>,
    now: Timestamp,
    /// The organization has no reviews that a row could match.
    is_first: bool,
}

impl<'a> Applying<'a> {
    fn new(org: &'a OrgId, record: &'a Record, options: &Options, now: Timestamp) -> Self {
        Self {
            org,
            record,
            on_bad_row: options.on_bad_row,
            rows: 0,
            outcome: Outcome::default(),
            changes: Changes::default(),
            totals: HashMap::new(),
            fresh: BTreeSet::new(),
            now,
            is_first: false,
        }
    }

    async fn apply(&mut self, tx: &mut Tx, batch: Vec<Row>) -> Result<(), ImportFailure> {
        let keys = if self.is_first { Vec::new() } else { keys(&batch) };
        let known = queries::existing(&mut *tx, self.org, &self.record.id, &keys).await?;
        self.rows += batch.len() as i64;
        let mut new = Vec::new();
        for row in batch {
            match row {
                Row::Bad { .. } if self.on_bad_row == OnBadRow::Stop => return Err(ImportFailure::has_bad_rows()),
                Row::Bad { .. } => self.outcome.bad += 1,
                Row::Duplicate { .. } => self.outcome.duplicates += 1,
                Row::Good(good) if known.contains(::imports::ImportItem::key(&*good)) => {
                    self.outcome.skipped_matching += 1;
                }
                Row::Good(good) => new.push(good.review),
            }
        }
        for review in &new {
            let totals = self.totals.entry((review.location_id.clone(), review.source)).or_default();
            *totals = totals.and(Totals::of(review));
            if spikes::may_spike(review, self.now) {
                self.fresh.insert(review.location_id.to_string());
            }
        }
        self.outcome.created += new.len() as i64;
        self.changes.add(add(tx, self.org, &new).await?);
        Ok(())
    }
}

/// Undoes an import that ended at `at`: deletes the reviews that it created, unless they were changed since.
pub(super) async fn undo(tx: &mut Tx, org: &OrgId, import: &ImportId, at: Timestamp) -> db::Result<()> {
    let mut totals: HashMap<(LocationId, Source), Totals> = HashMap::new();
    let (mut after, mut changes) = (String::new(), Changes::default());
    loop {
        let rows = queries::unchanged(tx, org, import, (&after, UNDO_BATCH), at).await?;
        let Some(last) = rows.last() else { break };
        after = last.id.to_string();
        for row in &rows {
            let removed = totals.entry((row.location_id.clone(), row.source)).or_default();
            *removed = removed.and(Totals::of(row).negative());
        }
        let ids: Vec<_> = rows.into_iter().map(|row| row.id).collect();
        changes.add(queries::remove(tx, org, &ids).await?);
    }
    for ((location, source), change) in totals {
        add_totals(tx, org, &location, source, change).await?;
    }
    changes.record(tx, org).await
}
