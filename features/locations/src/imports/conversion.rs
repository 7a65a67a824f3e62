//! Conversion of a stored file into locations that are ready to be written.

use ::imports::{Batches, CompiledMapping, ImportId, ImportItem, Importable, Row as ImportedRow, csv, pieces};
use db::Db;
use jiff::{SignedDuration, Timestamp};
use orgs::OrgId;

use super::rules::{self, Draft, Field, Plan, RowProblem};
use crate::{
    Location, LocationId,
    queries::NewRow,
    rules::{Keys, located},
};

/// Number of ids whose time is the same millisecond.
const IDS_PER_MILLISECOND: i64 = 64;

/// Row of a file of locations.
pub(super) type LocationImportRow = ImportedRow<LocationRows>;

/// Row that can become a location.
pub(super) struct Good {
    pub(super) line: u64,
    /// Key of the location that the row matches.
    pub(super) key: String,
    pub(super) row: NewRow,
}

impl ImportItem for Good {
    fn line(&self) -> u64 {
        self.line
    }

    fn key(&self) -> &str {
        &self.key
    }
}

/// File of an import, and how to read it.
pub(super) struct Source {
    pub(super) org: OrgId,
    pub(super) import: ImportId,
    pub(super) format: csv::Format,
    pub(super) rows: u64,
    pub(super) plan: Plan,
}

/// Returns batches of rows in the order of the file. Reading stops when the receiver is dropped.
pub(super) fn batches(db: &Db, source: Source, now: Timestamp) -> Batches<LocationRows, db::Error> {
    let Source { org, import, format, rows, plan } = source;
    ::imports::batches(pieces(db, &org, &import), format, rows, LocationRows { plan, import, now, count: 0 })
}

/// Conversion of rows into locations.
pub(super) struct LocationRows {
    plan: Plan,
    import: ImportId,
    now: Timestamp,
    /// Number of converted rows.
    count: i64,
}

impl Importable for LocationRows {
    type Field = Field;
    type Draft = Draft;
    type Item = Good;

    fn mapping(&self) -> &CompiledMapping<Field> {
        &self.plan.mapping
    }

    fn title_field(&self) -> Field {
        Field::Name
    }

    fn draft(&self, record: &csv::Record<'_>) -> Result<Draft, Vec<RowProblem>> {
        rules::row(&self.plan, record)
    }

    fn key(&self, draft: &Draft) -> String {
        rules::match_key(draft)
    }

    fn item(&mut self, draft: Draft, key: String) -> Good {
        let Draft { line, name_key, city_key, details } = draft;
        let details = located(details);
        let keys = Keys::with(name_key, city_key, &details);
        let location = Location::by_hand(self.next_id(), details, self.now);
        Good { line, key, row: NewRow { location, keys, import_id: Some(self.import.to_string()) } }
    }
}

impl LocationRows {
    /// Returns an id after those of almost all earlier rows, so that the indexes grow at one end, which is twice as fast.
    fn next_id(&mut self) -> LocationId {
        self.count += 1;
        LocationId::new(self.now + SignedDuration::from_millis(self.count / IDS_PER_MILLISECOND))
    }
}
