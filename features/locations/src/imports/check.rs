//! Dry run of an import: computes the outcome of each row without writing locations.

use ::imports::{ImportId, Matches, Record, Targets, begin_check, dry_run, finish_check, mapping_error};
use api::{App, Error};
use db::Db;
use orgs::OrgId;

use super::{
    KIND,
    conversion::{self, Source},
    queries,
    rules::{self, Mapping, Options, Plan},
    types::{Choices, detected_file},
};
use crate::queries::total;

/// Computes the outcome of each row, and stores it with the import.
pub(super) async fn check(app: &App, org: &OrgId, id: &ImportId, choices: &Choices) -> api::Result<()> {
    let Choices { mapping, options } = choices;
    let plan = plan(&::imports::find(&app.db, org, KIND, id).await?, mapping, options)?;
    let record = begin_check(app, org, KIND, id).await?;
    let batches = conversion::batches(&app.db, source(org, &record, plan)?, app.now());
    let is_first = total(&app.db, org).await? == 0;
    let targets = ExistingLocations { db: &app.db, org, import: id, is_first };
    let check = dry_run(&app.db, org, &record, batches, &targets).await?;
    finish_check(app, org, &record, (mapping, options, options.on_match), check).await
}

/// Locations of an organization that rows may match.
struct ExistingLocations<'a> {
    db: &'a Db,
    org: &'a OrgId,
    import: &'a ImportId,
    /// The organization has no locations that a row could match.
    is_first: bool,
}

impl Targets for ExistingLocations<'_> {
    const EXISTS: &'static str = "This location already exists.";

    async fn existing(&self, keys: Vec<String>) -> db::Result<Matches> {
        let keys = if self.is_first { Vec::new() } else { keys };
        let matches = queries::matches(self.db, self.org, self.import, keys).await?;
        Ok(matches.into_iter().map(|(key, location)| (key, Some(location.to_string()))).collect())
    }
}

/// The mapping, checked against the header of the file.
pub(super) fn plan(record: &Record, mapping: &Mapping, options: &Options) -> api::Result<Plan> {
    rules::compile(mapping, &detected_file(record)?.detected.headers(), options)
        .map_err(|problems| mapping_error(&problems))
}

/// Returns the file of an import with its format and mapping.
pub(super) fn source(org: &OrgId, record: &Record, plan: Plan) -> api::Result<Source> {
    let format = record.format.0.ok_or_else(Error::not_found)?;
    let rows = detected_file(record)?.detected.row_count;
    Ok(Source { org: org.clone(), import: record.id.clone(), format, rows, plan })
}
