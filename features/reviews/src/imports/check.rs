//! Dry run of an import: computes the outcome of each row without writing reviews.

use ::imports::{ImportId, Matches, OnMatch, Record, Targets, begin_check, dry_run, finish_check, mapping_error};
use api::App;
use db::Db;
use orgs::OrgId;

use super::{
    KIND, conversion, places, queries,
    rules::{self, Mapping, Options, Plan},
    types::{Choices, found},
};

/// Computes the outcome of each row, and stores it with the import.
pub(super) async fn check(app: &App, org: &OrgId, id: &ImportId, choices: &Choices) -> api::Result<()> {
    let Choices { mapping, options } = choices;
    let plan = plan(app, org, &::imports::find(&app.db, org, KIND, id).await?, (mapping, options)).await?;
    let record = begin_check(app, org, KIND, id).await?;
    let batches = conversion::batches(&app.db, org, &record, plan, app.now())?;
    let is_first = queries::is_empty(&app.db, org).await?;
    let targets = ExistingReviews { db: &app.db, org, import: id, is_first };
    let check = dry_run(&app.db, org, &record, batches, &targets).await?;
    finish_check(app, org, &record, (mapping, options, OnMatch::Skip), check).await
}

/// Returns the mapping, checked against the header of the file and the locations.
pub(super) async fn plan(
    app: &App,
    org: &OrgId,
    record: &Record,
    (mapping, options): (&Mapping, &Options),
) -> api::Result<Plan> {
    let directory = places::directory(&app.db, org).await?;
    rules::compile(mapping, &found(record)?.detected.headers(), options, directory, app.now())
        .map_err(|problems| mapping_error(&problems))
}

/// Reviews of an organization that rows may match.
struct ExistingReviews<'a> {
    db: &'a Db,
    org: &'a OrgId,
    import: &'a ImportId,
    /// The organization has no reviews that a row could match.
    is_first: bool,
}

impl Targets for ExistingReviews<'_> {
    const EXISTS: &'static str = "This review is already in the list.";

    async fn existing(&self, keys: Vec<String>) -> db::Result<Matches> {
        if self.is_first {
            return Ok(Matches::new());
        }
        let known = queries::existing(self.db, self.org, self.import, &keys).await?;
        Ok(known.into_iter().map(|key| (key, None)).collect())
    }
}
