//! Conversion of a stored file into locations that are ready to be written.

use ::imports::{Batches, CompiledMapping, ImportId, Importable, MAX_WAITING, ReadError, Row as ImportedRow, csv};
use db::Db;
use jiff::{SignedDuration, Timestamp};
use orgs::OrgId;
use tokio::sync::mpsc::{self, Sender};

use super::{
    queries,
    rules::{self, Draft, Field, Plan, RowProblem},
};
use crate::{
    Location, LocationId,
    queries::NewRow,
    rules::{Keys, located},
};

/// Number of ids whose time is the same millisecond.
const IDS_PER_MILLISECOND: i64 = 64;

/// Row of a file of locations.
pub(super) type Row = ImportedRow<LocationRows>;
/// Reason why the rows cannot be read to the end.
pub(super) type Stopped = ReadError<db::Error>;

/// Row that can become a location.
pub(super) struct Good {
    pub(super) line: u64,
    /// Key of the location that the row matches.
    pub(super) key: String,
    pub(super) row: NewRow,
}

/// File of an import, and how to read it.
pub(super) struct Source {
    pub(super) org: OrgId,
    pub(super) import: ImportId,
    pub(super) format: csv::Format,
    pub(super) rows: u64,
    pub(super) plan: Plan,
}

/// Sends the pieces of a stored file to `pieces`, until the last one or until the receiver is dropped.
pub(super) async fn send_pieces(db: Db, org: OrgId, import: ImportId, pieces: Sender<Result<Vec<u8>, db::Error>>) {
    for part in 0.. {
        let piece = match queries::piece(&db, &org, &import, part).await {
            Ok(None) => return,
            Ok(Some(piece)) => Ok(piece),
            Err(error) => Err(error),
        };
        let is_over = piece.is_err();
        if pieces.send(piece).await.is_err() || is_over {
            return;
        }
    }
}

/// Returns batches of rows in the order of the file. Reading stops when the receiver is dropped.
pub(super) fn batches(db: &Db, source: Source, now: Timestamp) -> Batches<LocationRows, db::Error> {
    let (sender, pieces) = mpsc::channel(MAX_WAITING);
    let Source { org, import, format, rows, plan } = source;
    tokio::spawn(send_pieces(db.clone(), org, import.clone(), sender));
    ::imports::batches(pieces, format, rows, LocationRows { plan, import, now, count: 0 })
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
