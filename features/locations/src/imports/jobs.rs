//! Job that runs an import: every row in one transaction, so that readers see all of it or nothing.

use std::collections::{HashMap, HashSet};

use ::events::{Notified, Published};
use ::imports::{
    ImportError, ImportFailed, ImportFailure, ImportFinished, ImportId, ImportState, OnBadRow, OnMatch, Outcome,
    Progress, Record, Running, RunningImport, given_up, keys, queries as files,
};
use api::{App, Event};
use db::{Engine, Tx};
use jobs::{Failure, Job};
use notifications::Audience;
use orgs::{OrgId, UserId};
use serde::{Deserialize, Serialize};
use webhooks::WebhookEvent;

use super::{
    KIND, check,
    conversion::{self, Good, LocationImportRow},
    queries::{self, ImportUpdate},
    rules::Options,
};
use crate::{
    Categories, Cause, CoordinatesSource, Details, Location, LocationEvent, LocationId, LocationWriter, OpeningHours,
    RETENTION, Source, queries::total, rules::located,
};

/// Number of rows between two reports of progress.
const REPORT: i64 = 2_000;
/// Maximum attempts to run an import.
const ATTEMPTS: i64 = 3;

/// Runs an import.
pub(super) struct ImportLocations {
    pub(super) app: App,
    pub(super) running: Running,
}

/// Import to run.
#[derive(Serialize, Deserialize)]
struct Payload {
    org: OrgId,
    import: ImportId,
    /// User to notify about the outcome.
    #[serde(default)]
    by: Option<UserId>,
}

/// Enqueues the job that runs an import.
pub(super) async fn enqueue(
    tx: &mut Tx,
    org: &OrgId,
    import: &ImportId,
    by: &UserId,
    now: jiff::Timestamp,
) -> db::Result<jobs::JobId> {
    let payload = serde_json::json!({ "org": org, "import": import, "by": by });
    let job = jobs::NewJob {
        org: Some(org.as_str()),
        key: Some(import.as_str()),
        max_attempts: ATTEMPTS,
        ..jobs::NewJob::new(ImportLocations::KIND, payload)
    };
    jobs::enqueue(tx, &job, now).await
}

impl Job for ImportLocations {
    const KIND: &'static str = "import_locations";

    async fn run(&self, job: jobs::Running) -> Result<(), Failure> {
        let Payload { org, import, by } = job.payload()?;
        let run = Run { app: &self.app, job: &job, org: &org, by: by.as_ref() };
        let Some(record) = run.start(&import).await? else { return Ok(()) };
        let total = record.checked.0.unwrap_or_default().rows;
        let running = self.running.start(&import, total);
        match run.import(&record, &running).await {
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
    job: &'a jobs::Running,
    org: &'a OrgId,
    by: Option<&'a UserId>,
}

impl Run<'_> {
    /// Marks the import as running and returns it; `None` unless it is queued or running.
    async fn start(&self, import: &ImportId) -> Result<Option<Record>, Failure> {
        let mut tx = self.app.db.begin().await?;
        let record = files::lock(&mut tx, self.org, KIND, import).await?;
        let Some(record) = record.filter(|record| matches!(record.state, ImportState::Queued | ImportState::Running))
        else {
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
        Event::new(self.org, "imports", Some(record.id.as_str())).announce(&mut tx);
        let (filename, code) = (record.filename.clone(), error.code.clone());
        let failed = ImportFailed { import_id: record.id.to_string(), kind: KIND.into(), filename, code };
        let link = format!("/dashboard/locations?import={}", record.id);
        self.notify(&mut tx, &failed, &link).await?;
        self.job.complete(&mut tx).await?;
        Ok(tx.commit().await?)
    }

    async fn import(&self, record: &Record, running: &RunningImport) -> Result<(), ImportFailure> {
        let now = self.app.now();
        let mapping = record.mapping.read()?.unwrap_or_default();
        let options = record.options.read::<Options>()?.unwrap_or_default();
        let plan = check::plan(record, &mapping, &options)?;
        let mut batches = conversion::batches(&self.app.db, check::source(self.org, record, plan)?, now);
        // Two imports at once would not see each other's locations: the second waits here.
        let cause = Cause::background_task(self.by.cloned(), Source::Import, &record.id);
        let mut writer = LocationWriter::begin(self.app, self.org, cause).await?;
        let is_first = total(writer.tx(), self.org).await? == 0;
        let mut applying = Applying { is_first, ..Applying::new(self.org, record, options, writer) };
        let mut reported = 0;
        while let Some(batch) = batches.recv().await {
            applying.apply(batch?).await?;
            if applying.rows - reported >= REPORT {
                reported = applying.rows;
                self.report(record, running, applying.rows).await;
            }
        }
        let Applying { outcome, mut writer, .. } = applying;
        files::finish(writer.tx(), self.org, &record.id, &outcome, (now, now + RETENTION)).await?;
        Event::new(self.org, "imports", Some(record.id.as_str())).announce(writer.tx());
        let finished = ImportFinished {
            import_id: record.id.to_string(),
            kind: KIND.into(),
            filename: record.filename.clone(),
            created: outcome.created,
            updated: outcome.updated,
            left_out: outcome.skipped_matching + outcome.duplicates + outcome.bad,
        };
        let link = match finished {
            // The import itself has the reasons why rows were left out.
            ImportFinished { created, updated, left_out: 0, .. } if created + updated > 0 => {
                format!("/dashboard/locations?changed_by={}", record.id)
            }
            _ => format!("/dashboard/locations?import={}", record.id),
        };
        self.notify(writer.tx(), &finished, &link).await?;
        self.job.complete(writer.tx()).await?;
        Ok(writer.commit(LocationEvent::Imported(outcome.created + outcome.updated)).await?)
    }

    /// Publishes the end of the import, and notifies the user who started it.
    async fn notify<E: Published + Notified>(&self, tx: &mut Tx, event: &E, link: &str) -> db::Result<()> {
        webhooks::publish(tx, self.org, &WebhookEvent::of(event)?, self.app.now()).await?;
        match self.by {
            Some(by) => notifications::notify(tx, self.org, event, Audience::User(by), link, self.app.now()).await,
            None => Ok(()),
        }
    }

    /// Reports the progress, without a write that would wait for this import's own transaction.
    async fn report(&self, record: &Record, running: &RunningImport, done: i64) {
        let total = record.checked.0.unwrap_or_default().rows;
        running.set(Progress { done, total });
        self.app.live.publish(&Event::new(self.org, "imports", Some(record.id.as_str())));
        if self.app.db.engine() == Engine::Postgres
            && let Err(failure) = self.job.progress(done, Some(total)).await
        {
            tracing::warn!(?failure, "progress not written");
        }
    }
}

/// An import within its transaction.
struct Applying<'a> {
    org: &'a OrgId,
    record: &'a Record,
    options: Options,
    writer: LocationWriter,
    rows: i64,
    outcome: Outcome,
    /// The organization has no locations that a row could match.
    is_first: bool,
    /// Two rows may match one location, by number and by place; only the first finds it as it was before.
    changed: HashSet<LocationId>,
}

impl<'a> Applying<'a> {
    fn new(org: &'a OrgId, record: &'a Record, options: Options, writer: LocationWriter) -> Self {
        let (outcome, changed) = (Outcome::default(), HashSet::new());
        Self { org, record, options, writer, rows: 0, outcome, is_first: false, changed }
    }

    async fn apply(&mut self, batch: Vec<LocationImportRow>) -> Result<(), ImportFailure> {
        let keys = if self.is_first { Vec::new() } else { keys(&batch) };
        let matches = queries::matches(self.writer.tx(), self.org, &self.record.id, keys).await?;
        self.rows += batch.len() as i64;
        let (mut new, mut matching) = (Vec::new(), Vec::new());
        for row in batch {
            match row {
                LocationImportRow::Bad { .. } if self.options.on_bad_row == OnBadRow::Stop => {
                    return Err(ImportFailure::has_bad_rows());
                }
                LocationImportRow::Bad { .. } => self.outcome.bad += 1,
                LocationImportRow::Duplicate { .. } => self.outcome.duplicates += 1,
                LocationImportRow::Good(good) => {
                    if let Some(location) = matches.get(&good.key) {
                        matching.push((location.clone(), good));
                        continue;
                    }
                    new.push(good.row);
                }
            }
        }
        self.outcome.created += new.len() as i64;
        self.writer.add_rows(new).await?;
        match self.options.on_match {
            OnMatch::Skip => self.outcome.skipped_matching += matching.len() as i64,
            OnMatch::Update => self.update(matching).await?,
        }
        Ok(())
    }

    async fn update(&mut self, matching: Vec<(LocationId, Box<Good>)>) -> Result<(), ImportFailure> {
        self.outcome.updated += matching.len() as i64;
        let ids = matching.iter().map(|(id, _)| id.to_string()).collect();
        let current = self.writer.lock_many(ids).await?.into_iter();
        let mut current: HashMap<LocationId, Location> =
            current.map(|location| (location.id.clone(), location)).collect();
        let mut updated = Vec::new();
        for (id, good) in matching {
            let Some(location) = current.get_mut(&id) else { continue };
            let before = location.details.clone();
            let after = merged(before.clone(), good.row.location.details);
            if after == before {
                continue;
            }
            let mut changed = location.clone();
            changed.details = after;
            *location = self.writer.put(location, changed).await?;
            let version = location.version;
            if self.changed.insert(id.clone()) {
                updated.push(ImportUpdate { location_id: id, version, before });
            }
        }
        if !updated.is_empty() {
            queries::add_updates(self.writer.tx(), self.org, &self.record.id, updated).await?;
        }
        Ok(())
    }
}

/// Merges a row into the details of a location. Empty cells keep the earlier values.
fn merged(before: Details, row: Details) -> Details {
    let is_given = |details: &Details| details.coordinates_source == Some(CoordinatesSource::Given);
    let from = [&row, &before].into_iter().find(|details| is_given(details));
    let (latitude, longitude, coordinates_source) =
        from.map_or((None, None, None), |details| (details.latitude, details.longitude, details.coordinates_source));
    let category = row.category.or(before.category);
    located(Details {
        name: row.name,
        address: row.address,
        address2: row.address2.or(before.address2),
        city: row.city,
        state: row.state.or(before.state),
        postal_code: row.postal_code.or(before.postal_code),
        country: row.country.or(before.country),
        additional_categories: Categories::beside(category.as_deref(), before.additional_categories.0),
        category,
        phone_e164: if row.phone.is_some() { row.phone_e164 } else { before.phone_e164 },
        phone: row.phone.or(before.phone),
        website: row.website.or(before.website),
        description: row.description.or(before.description),
        external_id: row.external_id.or(before.external_id),
        latitude,
        longitude,
        coordinates_source,
        opening_hours: OpeningHours(row.opening_hours.0.or(before.opening_hours.0)),
        ..before
    })
}

/// Undoes an import in the transaction of `writer`: deletes the locations that it created and restores the values of
/// those that it changed, unless they were changed again since.
pub(super) async fn undo(writer: &mut LocationWriter, org: &OrgId, import: &ImportId) -> db::Result<()> {
    queries::remove_created(writer, org, import).await?;
    let mut after = String::new();
    loop {
        let updates = queries::updates(writer.tx(), org, import, &after, UNDO_BATCH).await?;
        let Some(last) = updates.last() else { break };
        after = last.location_id.to_string();
        let ids = updates.iter().map(|update| update.location_id.to_string()).collect();
        let current = writer.lock_many(ids).await?.into_iter();
        let current: HashMap<LocationId, Location> = current.map(|location| (location.id.clone(), location)).collect();
        for ImportUpdate { location_id, version, before } in updates {
            if let Some(location) = current.get(&location_id).filter(|location| location.version == version) {
                let mut restored = location.clone();
                restored.details = before;
                writer.put(location, restored).await?;
            }
        }
    }
    Ok(())
}

/// Number of locations restored per batch of an undo.
const UNDO_BATCH: i64 = 500;
