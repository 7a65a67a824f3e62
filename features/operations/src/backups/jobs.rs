//! Background job of scheduled backups.

use ::jobs::{Failure, Job, Registry, Running};
use api::App;
use backup::BackupTarget;
use jiff::{SignedDuration, Timestamp};

use super::{
    BackupHealth, emails, queries,
    rules::is_due,
    types::{BackupSettings, Outcome, Run},
    verification::{self, Verified},
};

/// Interval at which the schedule is looked at.
const INTERVAL: SignedDuration = SignedDuration::from_mins(5);
/// Minimum interval between two emails to the operator.
const NOTICE_INTERVAL: SignedDuration = SignedDuration::from_hours(24);
/// Retention of runs that left no file.
const RETENTION: SignedDuration = SignedDuration::from_hours(90 * 24);
/// Topic of the emails about backups.
const TOPIC: &str = "backup";
/// Maximum characters of a stored error.
const MAX_ERROR_CHARS: usize = 1_000;

/// Returns the job of scheduled backups.
pub fn jobs(app: &App, settings: BackupSettings) -> Registry {
    Registry::new().every(INTERVAL, BackUp { app: app.clone(), settings })
}

struct BackUp {
    app: App,
    settings: BackupSettings,
}

impl Job for BackUp {
    const KIND: &'static str = "back_up";

    async fn run(&self, _: Running) -> Result<(), Failure> {
        let Self { app, settings } = self;
        let plan = &settings.plan;
        self.verify_unfinished().await?;
        if is_due(&plan.schedule, &plan.status(&app.db).await?, app.now()) {
            let run = self.attempt().await?;
            report(&run);
            if run.outcome == Outcome::Verified {
                self.expire().await?;
            }
        }
        self.notify().await
    }
}

impl BackUp {
    fn folder(&self) -> String {
        self.settings.plan.folder.to_string()
    }

    /// Makes one backup. An error is a result: the schedule decides about the next attempt.
    async fn attempt(&self) -> db::Result<Run> {
        let Self { app, settings } = self;
        let started_at = app.now();
        let name = BackupTarget::name_at(started_at);
        let id = queries::begin(&app.db, &self.folder(), &name, started_at).await?;
        let made = async { verification::back_up(app, settings, &settings.plan.folder.next(started_at)?).await };
        let run = run_of(started_at, name, made.await, app.now());
        queries::finish(&app.db, &id, &run).await?;
        Ok(run)
    }

    /// Verifies what a run left whose process was killed. A file that is not whole, or that the passphrase does not
    /// open, counts as no backup and stays: after a restore, the database has the run of the very backup that it came
    /// from.
    async fn verify_unfinished(&self) -> db::Result<()> {
        let Self { app, settings } = self;
        for (id, started_at, name) in queries::unfinished(&app.db, &self.folder()).await? {
            // Deleted first, so that a file whose verification kills the process is verified once only.
            queries::delete(&app.db, &id).await?;
            let Some(name) = name else { continue };
            let verified = async { verification::verify(settings, &settings.plan.folder.place(&name)?).await };
            match verified.await {
                Ok(verified) => {
                    let id = queries::begin(&app.db, &self.folder(), &name, started_at).await?;
                    let run = run_of(started_at, name, Ok(verified), app.now());
                    queries::finish(&app.db, &id, &run).await?;
                    report(&run);
                }
                Err(error) => tracing::warn!(%error, name, "an interrupted backup does not count"),
            }
        }
        Ok(())
    }

    /// Removes the backups that expired. One that cannot be removed is tried again after the next backup.
    async fn expire(&self) -> Result<(), Failure> {
        let Self { app, settings } = self;
        let stored = queries::stored(&app.db, &self.folder()).await?;
        let times: Vec<Timestamp> = stored.iter().map(|(_, at, _)| *at).collect();
        let expired = settings.plan.retention.expired(&times);
        for (id, at, name) in stored {
            if !expired.contains(&at) {
                continue;
            }
            let removed = async {
                let Some(name) = &name else { return Ok(()) };
                settings.plan.folder.place(name)?.remove().await
            };
            match removed.await {
                Ok(()) => queries::remove(&app.db, &id, app.now()).await?,
                Err(error) => tracing::warn!(%error, name, "an old backup was not removed"),
            }
        }
        queries::purge(&app.db, app.now() - RETENTION).await?;
        Ok(())
    }

    /// Emails the operator about a failure, at most once a day.
    async fn notify(&self) -> Result<(), Failure> {
        let Self { app, settings } = self;
        let now = app.now();
        let status = settings.plan.status(&app.db).await?;
        let health = status.health(&settings.plan.schedule, now);
        if matches!(health, BackupHealth::Healthy | BackupHealth::None) {
            return Ok(());
        }
        let mut tx = app.db.begin().await?;
        let latest = queries::noticed_at(&mut tx, TOPIC).await?;
        if latest.is_some_and(|at| now.duration_since(at) < NOTICE_INTERVAL) {
            return Ok(());
        }
        if health == BackupHealth::Overdue {
            tracing::error!("backups are overdue");
        }
        if let Some(operator) = &settings.operator {
            let email = emails::trouble(&health, &status, &self.folder(), &app.site.url, operator.language);
            mail::enqueue(&mut tx, &settings.sealer, &operator.email, &email, now).await?;
        }
        queries::notice(&mut tx, TOPIC, now).await?;
        Ok(tx.commit().await?)
    }
}

/// Returns the run with this result.
fn run_of(started_at: Timestamp, name: String, made: backup::Result<Verified>, ended_at: Timestamp) -> Run {
    let mut run = Run {
        started_at,
        ended_at,
        name: None,
        outcome: Outcome::Failed,
        error: None,
        size_bytes: 0,
        row_count: 0,
        photo_count: 0,
        table_count: 0,
        log_count: 0,
    };
    match made {
        Ok(verified) => {
            run.outcome = Outcome::Verified;
            run.name = Some(name);
            run.error = (!verified.flaws.is_empty()).then(|| cut(&verified.flaws.join("; ")));
            run.size_bytes = number(verified.size);
            run.row_count = number(verified.contents.rows());
            run.photo_count = number(verified.contents.photos);
            run.table_count = number(verified.contents.tables.len() as u64);
            run.log_count = verified.logs;
        }
        Err(error) => run.error = Some(cut(&error.to_string())),
    }
    run
}

fn report(run: &Run) {
    let Run { row_count: rows, photo_count: photos, table_count: tables, log_count: logs, .. } = run;
    let seconds = run.ended_at.duration_since(run.started_at).as_secs();
    match (run.outcome, &run.error) {
        (Outcome::Verified, None) => {
            tracing::info!(name = run.name, rows, photos, tables, logs, seconds, "backup made, restored and compared");
        }
        (Outcome::Verified, Some(flaws)) => {
            tracing::error!(name = run.name, flaws, seconds, "backup restored, but an audit log in it has a flaw");
        }
        (_, error) => tracing::error!(error, seconds, "the backup failed; older ones are kept"),
    }
}

fn cut(text: &str) -> String {
    text.chars().filter(|c| *c != '\0').take(MAX_ERROR_CHARS).collect()
}

fn number(count: u64) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
