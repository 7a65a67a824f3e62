//! Creation of an export: read table by table, written on a separate thread, then put into the store.

use std::{collections::HashSet, fs::File};

use api::{App, Event};
use db::{Table, Value};
use futures::TryStreamExt;
use jobs::{Failure, Job, NewJob, Running};
use media::{Store, names};
use notifications::Audience;
use orgs::{OrgId, removal};
use serde::{Deserialize, Serialize};
use tokio::{sync::mpsc, task::spawn_blocking};

use super::{file_name, queries};
use crate::{
    archive::{self, ExportedOrg, Part},
    events::{DataExportFailed, DataExportReady},
    tables,
    types::{ExportId, ExportState, Person},
};

/// Dashboard page of the exports.
const LINK: &str = "/dashboard/settings/data";

/// Maximum number of parts waiting to be written; it bounds memory use.
const MAX_QUEUED_PARTS: usize = 4;
/// Batch size of deleted exports.
const BATCH_SIZE: i64 = 100;

/// Job that creates an export.
pub(crate) struct MakeExport {
    pub(crate) app: App,
    pub(crate) store: Store,
}

/// Payload of the job.
#[derive(Serialize, Deserialize)]
pub(super) struct MakeExportPayload {
    pub(super) org: OrgId,
    pub(super) export: ExportId,
}

/// Builds the job that creates an export.
pub(super) fn job<'a>(org: &'a OrgId, payload: &MakeExportPayload) -> api::Result<NewJob<'a>> {
    let payload = serde_json::to_value(payload).map_err(api::Error::internal)?;
    Ok(NewJob { org: Some(org.as_str()), max_attempts: 4, ..NewJob::new(MakeExport::KIND, payload) })
}

impl Job for MakeExport {
    const KIND: &'static str = "make_data_export";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        let MakeExportPayload { org, export } = running.payload()?;
        let Some(request) = queries::find(running.db(), &org, &export).await? else { return Ok(()) };
        if request.state != ExportState::Queued {
            return Ok(());
        }
        let made = self.make(&org, &file_name(&request.key)).await;
        if let Err(error) = &made {
            tracing::error!(%error, "an export could not be created");
            if !running.is_last_attempt() {
                return Err(Failure::Retry(error.to_string()));
            }
        }
        let bytes = made.ok().map(|bytes| bytes as i64);
        let mut tx = running.db().begin().await?;
        if queries::finish(&mut tx, &org, &export, bytes, running.now()).await? {
            let to = Audience::User(&request.user_id);
            let (export_id, now) = (export.to_string(), running.now());
            if bytes.is_some() {
                notifications::notify(&mut tx, &org, &DataExportReady { export_id }, to, LINK, now).await?;
            } else {
                notifications::notify(&mut tx, &org, &DataExportFailed { export_id }, to, LINK, now).await?;
            }
            Event::new(&org, "data", Some(export.as_str())).announce(&mut tx);
        }
        running.complete(&mut tx).await?;
        Ok(tx.commit().await?)
    }
}

impl MakeExport {
    async fn make(&self, org: &OrgId, name: &str) -> api::Result<u64> {
        let (file, bytes) = make(&self.app, &self.store, org).await?;
        self.store.put_file(name, file).await.map_err(api::Error::unavailable)?;
        Ok(bytes)
    }
}

/// Writes all data of an organization into an anonymous file, and returns the file and its length in bytes.
async fn make(app: &App, store: &Store, org: &OrgId) -> api::Result<(File, u64)> {
    let name = removal::name(&app.db, org).await?.ok_or_else(api::Error::not_found)?;
    let organisation = ExportedOrg { id: org.to_string(), name };
    let (parts, received) = mpsc::channel(MAX_QUEUED_PARTS);
    let now = app.now();
    let writing = spawn_blocking(move || archive::write(organisation, now, received));
    let read = read(app, store, org, parts).await;
    // When reading fails, the archive ends early; the error of the reader is the cause.
    let written = writing.await.map_err(api::Error::internal)?;
    read?;
    written.map_err(api::Error::internal)
}

async fn read(app: &App, store: &Store, org: &OrgId, parts: mpsc::Sender<Part>) -> api::Result<()> {
    // All tables are read from one snapshot, so that the export contains no half-finished change.
    let mut reading = app.db.reading().await?;
    let people: Vec<Person> = removal::people(&mut reading, org).await?.into_iter().map(Person::from).collect();
    let known_ids: HashSet<String> = people.iter().map(|person| person.id.to_string()).collect();
    send(&parts, Part::People(people)).await?;
    let mut pictures = Vec::new();
    for table in tables::exported() {
        send(&parts, Part::Table(table)).await?;
        let mut after = None;
        while let Some(page) = table.page(org.as_str(), after.as_deref()) {
            let rows = page.all(&mut reading).await?;
            let Some(last) = rows.last() else { break };
            after = Some(last.clone());
            if let Some(key) = tables::picture(table) {
                pictures.extend(rows.iter().filter_map(|row| text(&row[key])));
            }
            send(&parts, Part::Rows(rows.into_iter().filter(|row| is_of(table, row, &known_ids)).collect())).await?;
        }
    }
    drop(reading);
    let names: Vec<String> = pictures.iter().filter_map(|key| names::files_of(key)).flatten().collect();
    for name in names {
        let Some(stored_file) = store.get(&name).await.map_err(api::Error::unavailable)? else { continue };
        send(&parts, Part::Picture(name)).await?;
        let mut content = stored_file.content;
        while let Some(bytes) = content.try_next().await.map_err(api::Error::unavailable)? {
            send(&parts, Part::Bytes(bytes)).await?;
        }
    }
    Ok(())
}

async fn send(parts: &mpsc::Sender<Part>, part: Part) -> api::Result<()> {
    parts.send(part).await.map_err(|_| api::Error::internal("the export is not being written"))
}

/// Returns true if all users that a row refers to are in `people`. Rows of an agency's users belong to the agency's own
/// export.
fn is_of(table: &Table, row: &[Value], people: &HashSet<String>) -> bool {
    let users = table.columns.iter().zip(row).filter(|(column, _)| column.references == Some("users"));
    users.into_iter().all(|(_, value)| text(value).is_none_or(|user| people.contains(&user)))
}

fn text(value: &Value) -> Option<String> {
    if let Value::Text(text) = value { Some(text.clone()) } else { None }
}

impl From<removal::Belonging> for Person {
    fn from(member: removal::Belonging) -> Self {
        Self { id: member.id, email: member.email, name: member.name, role: member.role }
    }
}

/// Job that deletes expired exports.
pub(crate) struct ForgetExports {
    pub(crate) store: Store,
}

impl Job for ForgetExports {
    const KIND: &'static str = "forget_data_exports";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        loop {
            let over = queries::over(running.db(), running.now(), BATCH_SIZE).await?;
            for (org, export, key) in &over {
                self.store.remove(&file_name(key)).await?;
                queries::remove(running.db(), org, export).await?;
            }
            if over.len() < BATCH_SIZE as usize {
                return Ok(());
            }
        }
    }
}
