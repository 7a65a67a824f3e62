//! Background jobs: one bulk edit per organization at a time, part by part; and the purge of old ones.

use ::events::Notified;
use api::{App, Event};
use db::{Db, Tx};
use jiff::Timestamp;
use jobs::{Failure, Job, JobId, NewJob, Running, State};
use locations::{Cause, LocationEvent, LocationWriter, RETENTION, Refresh, Source};
use notifications::Audience;
use orgs::OrgId;
use serde::{Deserialize, Serialize};

use crate::{
    apply,
    events::{BulkFailed, BulkFinished, NoticeBulkKind},
    queries,
    types::{BulkState, Kind, Record},
};

/// Maximum attempts of a run; each attempt continues after the last finished part.
const MAX_ATTEMPTS: i64 = 10;
/// Number of parts between two events that make clients reload their lists of locations.
const PARTS_PER_EVENT: i64 = 25;

/// Runs the unfinished bulk edits of an organization.
pub(super) struct RunBulkEdits {
    pub(super) app: App,
}

/// Payload of the job.
#[derive(Serialize, Deserialize)]
struct Payload {
    org: OrgId,
}

/// Queues the job that runs the bulk edits of an organization, unless it is queued already.
pub(super) async fn enqueue(tx: &mut Tx, org: &OrgId, now: Timestamp) -> db::Result<JobId> {
    let job = NewJob {
        org: Some(org.as_str()),
        key: Some(org.as_str()),
        max_attempts: MAX_ATTEMPTS,
        ..NewJob::new(RunBulkEdits::KIND, serde_json::json!({ "org": org }))
    };
    jobs::enqueue(tx, &job, now).await
}

/// True when the job of an unfinished bulk edit failed without ending the bulk edit.
pub(super) async fn is_abandoned(db: &Db, org: &OrgId, record: &Record) -> db::Result<bool> {
    let Some(job) = record.job_id.as_ref().filter(|_| record.state.is_under_way()) else { return Ok(false) };
    let status = jobs::status(db, org.as_str(), job).await?;
    Ok(status.is_some_and(|status| status.state == State::Failed))
}

impl Job for RunBulkEdits {
    const KIND: &'static str = "run_bulk_edits";

    async fn run(&self, job: Running) -> Result<(), Failure> {
        let Payload { org } = job.payload()?;
        let home = orgs::default_country(&self.app.db, &org).await?;
        let run = Run { app: &self.app, job: &job, org: &org, home: home.as_deref() };
        while let Some(record) = queries::next(&self.app.db, &org).await? {
            let is_anothers = record.job_id.as_ref() != Some(job.id());
            if is_anothers && is_abandoned(&self.app.db, &org, &record).await? {
                run.give_up(&record).await?;
                continue;
            }
            match run.part(&record).await {
                Ok(()) => {}
                Err(error) if job.is_last_attempt() => {
                    tracing::error!(bulk = %record.id, %error, "bulk edit given up");
                    run.give_up(&record).await?;
                }
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }
}

struct Run<'a> {
    app: &'a App,
    job: &'a Running,
    org: &'a OrgId,
    /// Country of the organization.
    home: Option<&'a str>,
}

impl Run<'_> {
    /// Applies or undoes the next part, and ends the bulk edit after the last.
    async fn part(&self, seen: &Record) -> api::Result<()> {
        let now = self.app.now();
        let cause = match seen.state {
            BulkState::Undoing => Cause::background_task(seen.undone_by.clone(), Source::Undo, &seen.id),
            _ => Cause::background_task(Some(seen.user_id.clone()), Source::Bulk, &seen.id),
        };
        let mut writer = LocationWriter::begin(self.app, self.org, cause).await?;
        let record = queries::lock(writer.tx(), self.org, &seen.id).await?;
        let is_same = |record: &Record| (record.state, record.position) == (seen.state, seen.position);
        // Another worker has done the part, or an undo was requested meanwhile: the caller reads the record again.
        let Some(mut record) = record.filter(is_same) else { return Ok(()) };
        record.job_id = Some(self.job.id().clone());
        let event = if record.state == BulkState::Undoing {
            self.undo(&mut writer, &mut record, now).await?
        } else {
            self.apply(&mut writer, &mut record, now).await?
        };
        queries::save(writer.tx(), self.org, &record, now).await?;
        Event::new(self.org, "bulk", Some(record.id.as_str())).announce(writer.tx());
        let refresh = if record.position % PARTS_PER_EVENT == 1 { Refresh::All } else { Refresh::Nothing };
        match event {
            Some(event) => writer.commit(event).await?,
            None => writer.commit_unreported(refresh).await?,
        }
        Ok(())
    }

    /// Applies a part; returns the event of the bulk edit after the last.
    async fn apply(
        &self,
        writer: &mut LocationWriter,
        record: &mut Record,
        now: Timestamp,
    ) -> db::Result<Option<LocationEvent<'static>>> {
        let ids = queries::part(writer.tx(), self.org, &record.id, record.position).await?;
        let all = ids.len() as i64;
        let applied = apply::apply(writer, self.org, self.home, &record.action, ids).await?;
        record.state = BulkState::Running;
        record.position += 1;
        record.kept_hours += applied.kept_hours;
        count(record, all, applied.changed);
        if record.position < record.parts {
            return Ok(None);
        }
        (record.state, record.finished_at) = (BulkState::Done, Some(now));
        record.undo_until = Some(record.created_at + RETENTION);
        let (event, kind) = match record.action.kind() {
            Kind::Edit => (LocationEvent::BulkEdited(record.changed), NoticeBulkKind::Edit),
            Kind::Delete => (LocationEvent::BulkDeleted(record.changed), NoticeBulkKind::Delete),
        };
        let bulk_id = record.id.to_string();
        let finished = BulkFinished { bulk_id, kind, changed: record.changed };
        self.notify(writer.tx(), record, &finished).await?;
        Ok(Some(event))
    }

    /// Undoes a part; returns the event of the undo after the last.
    async fn undo(
        &self,
        writer: &mut LocationWriter,
        record: &mut Record,
        now: Timestamp,
    ) -> api::Result<Option<LocationEvent<'static>>> {
        if record.position > 0 {
            record.position -= 1;
            let ids = queries::part(writer.tx(), self.org, &record.id, record.position).await?;
            let all = ids.len() as i64;
            let changed = apply::undo(writer, self.org, self.home, &record.id, &record.action, ids).await?;
            count(record, all, changed);
        }
        if record.position > 0 {
            return Ok(None);
        }
        (record.state, record.finished_at, record.undo_until) = (BulkState::Undone, Some(now), None);
        queries::forget_parts(writer.tx(), self.org, &record.id).await?;
        Ok(Some(LocationEvent::BulkUndone(record.changed)))
    }

    /// Ends a bulk edit, or its undo, as failed. Finished parts stay, and can be undone.
    async fn give_up(&self, seen: &Record) -> db::Result<()> {
        let now = self.app.now();
        let mut tx = self.app.db.begin().await?;
        let record = queries::lock(&mut tx, self.org, &seen.id).await?;
        let Some(mut record) = record.filter(|record| record.state.is_under_way()) else { return Ok(()) };
        let code = if record.state == BulkState::Undoing { "bulk_undo_failed" } else { "bulk_failed" };
        (record.state, record.error, record.finished_at) = (BulkState::Failed, Some(code.into()), Some(now));
        record.undo_until = (record.position > 0).then(|| record.created_at + RETENTION);
        queries::save(&mut tx, self.org, &record, now).await?;
        self.notify(&mut tx, &record, &BulkFailed { bulk_id: record.id.to_string() }).await?;
        Event::new(self.org, "bulk", Some(record.id.as_str())).announce(&mut tx);
        Event::new(self.org, "locations", None).announce(&mut tx);
        tx.commit().await
    }

    /// Notifies the user who requested it, with a link to the changed locations, or to all locations after a deletion.
    async fn notify<E: Notified>(&self, tx: &mut Tx, record: &Record, event: &E) -> db::Result<()> {
        let recipient = record.undone_by.as_ref().unwrap_or(&record.user_id);
        let link = match record.action.kind() {
            Kind::Edit if record.changed > 0 => format!("/dashboard/locations?changed_by={}", record.id),
            Kind::Edit | Kind::Delete => "/dashboard/locations".to_owned(),
        };
        notifications::notify(tx, self.org, event, Audience::User(recipient), &link, self.app.now()).await
    }
}

fn count(record: &mut Record, all: i64, changed: i64) {
    record.done += all;
    record.changed += changed;
    record.skipped += all - changed;
}

/// Deletes the bulk edits that can no longer be undone, and continues the unfinished ones without a job.
pub(super) struct PurgeBulkEdits {
    pub(super) app: App,
}

/// Maximum number of bulk edits that one transaction deletes, with the ids of their locations.
const PURGE_BATCH: i64 = 20;

impl Job for PurgeBulkEdits {
    const KIND: &'static str = "purge_bulk_edits";

    async fn run(&self, _: Running) -> Result<(), Failure> {
        let (db, now) = (&self.app.db, self.app.now());
        for org in queries::unfinished(db).await? {
            let mut tx = db.begin().await?;
            enqueue(&mut tx, &org, now).await?;
            tx.commit().await?;
        }
        while queries::purge(db, now, PURGE_BATCH).await? == PURGE_BATCH as u64 {}
        Ok(())
    }
}
