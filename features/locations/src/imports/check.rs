//! Dry run of an import: computes the outcome of each row without writing locations.

use ::imports::{Batches, Check, ImportId, ImportState, OnMatch, file_error, mapping_error};
use api::{App, Error, Kind};
use db::Db;
use orgs::OrgId;

use super::{
    queries::{self, Reported},
    reading::{self, LocationRows, Row, Source, Stopped},
    rules::{self, Mapping, Options, Plan},
    types::{Choices, Record},
};
use crate::queries::total;

/// Computes the outcome of each row, and stores it with the import.
pub(super) async fn check(app: &App, org: &OrgId, id: &ImportId, choices: &Choices) -> api::Result<()> {
    let mut tx = app.db.begin().await?;
    let mut record = queries::lock(&mut tx, org, id).await?.ok_or_else(Error::not_found)?;
    if !matches!(record.state, ImportState::Uploaded | ImportState::Checked | ImportState::Failed) {
        return Err(Error::new(Kind::Conflict, "import_is_running", "This import has already run."));
    }
    let plan = plan(&record, &choices.mapping, &choices.options)?;
    record.check_no = queries::begin_check(&mut tx, org, id).await?;
    queries::forget_rows(&mut tx, org, id, record.check_no).await?;
    tx.commit().await?;

    let batches = reading::batches(&app.db, source(org, &record, plan)?, app.now());
    let mut check = count(&app.db, org, &record, batches).await?;
    if choices.options.on_match == OnMatch::Update {
        check.updates = check.matching;
    }
    let mut tx = app.db.begin().await?;
    let kept = (&choices.mapping, &choices.options);
    if !queries::finish_check(&mut tx, org, &record, kept, &check, app.now()).await? {
        return Err(Error::new(Kind::Conflict, "conflict", "Someone else is checking this import."));
    }
    Ok(tx.commit().await?)
}

/// The mapping, checked against the header of the file.
pub(super) fn plan(record: &Record, mapping: &Mapping, options: &Options) -> api::Result<Plan> {
    let headers = record.found.0.as_ref().map(|found| found.detected.headers()).unwrap_or_default();
    rules::compile(mapping, &headers, options).map_err(|problems| mapping_error(&problems))
}

/// Returns the file of an import with its format and mapping.
pub(super) fn source(org: &OrgId, record: &Record, plan: Plan) -> api::Result<Source> {
    let (Some(format), Some(found)) = (record.format.0, &record.found.0) else { return Err(Error::not_found()) };
    Ok(Source { org: org.clone(), import: record.id.clone(), format, rows: found.detected.row_count, plan })
}

async fn count(
    db: &Db,
    org: &OrgId,
    record: &Record,
    mut batches: Batches<LocationRows, db::Error>,
) -> api::Result<Check> {
    let mut check = Check::default();
    let is_first = total(db, org).await? == 0;
    while let Some(batch) = batches.recv().await {
        let batch = batch.map_err(stopped)?;
        let keys = if is_first { Vec::new() } else { keys(&batch) };
        let matches = queries::matches(db, org, &record.id, keys).await?;
        check.rows += batch.len() as i64;
        let mut reported = Vec::new();
        for row in batch {
            reported.push(match row {
                Row::Bad { line, title, problems } => {
                    check.bad += 1;
                    Reported::Bad { line, name: (!title.is_empty()).then_some(title), problems }
                }
                Row::Duplicate { line, of } => {
                    check.duplicates += 1;
                    Reported::Duplicate { line, of }
                }
                Row::Good(good) => {
                    let Some(location) = matches.get(&good.key).cloned() else {
                        check.new += 1;
                        continue;
                    };
                    check.matching += 1;
                    Reported::Matching { line: good.line, location }
                }
            });
        }
        if !reported.is_empty() {
            let mut tx = db.begin().await?;
            queries::add_rows(&mut tx, org, &record.id, record.check_no, reported).await?;
            tx.commit().await?;
        }
    }
    Ok(check)
}

/// Returns the match keys of the good rows of a batch.
pub(super) fn keys(batch: &[Row]) -> Vec<String> {
    let good = batch.iter().filter_map(|row| if let Row::Good(good) = row { Some(good.key.clone()) } else { None });
    good.collect()
}

fn stopped(why: Stopped) -> Error {
    match why {
        Stopped::File(problem) => file_error(&problem),
        Stopped::Pieces(error) => error.into(),
    }
}
