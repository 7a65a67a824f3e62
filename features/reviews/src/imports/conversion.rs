//! Conversion of a stored file into reviews that are ready to be written.

use ::imports::{Batches, CompiledMapping, ImportId, ImportItem, Importable, Record, Row as ImportedRow, csv, pieces};
use api::Error;
use db::Db;
use jiff::Timestamp;
use orgs::OrgId;

use super::{
    rules::{self, Draft, Field, Plan, RowProblem},
    types::found,
};
use crate::{
    rules::new_row,
    types::{Origin, ReviewId, Row as Review},
};

/// Row of a file of reviews.
pub(super) type Row = ImportedRow<ReviewRows>;

/// Row that can become a review.
pub(super) struct Good {
    line: u64,
    key: String,
    pub(super) review: Review,
}

impl ImportItem for Good {
    fn line(&self) -> u64 {
        self.line
    }

    fn key(&self) -> &str {
        &self.key
    }
}

/// Returns batches of rows in the order of the file. Reading stops when the receiver is dropped.
pub(super) fn batches(
    db: &Db,
    org: &OrgId,
    record: &Record,
    plan: Plan,
    now: Timestamp,
) -> api::Result<Batches<ReviewRows, db::Error>> {
    let format = record.format.0.ok_or_else(Error::not_found)?;
    let rows = found(record)?.detected.row_count;
    let import = record.id.clone();
    Ok(::imports::batches(pieces(db, org, &import), format, rows, ReviewRows { plan, import, now }))
}

/// Conversion of rows into reviews.
pub(super) struct ReviewRows {
    plan: Plan,
    import: ImportId,
    now: Timestamp,
}

impl Importable for ReviewRows {
    type Field = Field;
    type Draft = Draft;
    type Item = Good;

    fn mapping(&self) -> &CompiledMapping<Field> {
        self.plan.mapping()
    }

    fn title_field(&self) -> Field {
        Field::Author
    }

    fn draft(&self, record: &csv::Record<'_>) -> Result<Draft, Vec<RowProblem>> {
        rules::row(&self.plan, record)
    }

    fn key(&self, draft: &Draft) -> String {
        draft.identity.key()
    }

    fn item(&mut self, draft: Draft, key: String) -> Good {
        let Draft { line, identity, found, rating_given } = draft;
        let ids = (identity.source, Origin::Import);
        let review = new_row(ReviewId::new(self.now), identity.location, ids, &found, self.now);
        Good { line, key, review: Review { import_id: Some(self.import.to_string()), rating_given, ..review } }
    }
}
