//! From the kept file to rows that are ready to be written, on threads of their own and in bounded memory: while one
//! batch is written, the next is being read.

use std::{
    collections::{HashMap, hash_map::Entry},
    hash::{DefaultHasher, Hash, Hasher},
};

use ::imports::csv::{FileProblem, Format, Limits, Reader, Record};
use db::Db;
use jiff::{SignedDuration, Timestamp};
use orgs::OrgId;
use tokio::sync::mpsc::{self, Receiver, Sender};

use super::{
    queries,
    rules::{self, Draft, Plan, RowProblem},
    types::ImportId,
};
use crate::{
    CoordinatesSource, Location, LocationId, OpeningHours,
    queries::NewRow,
    rules::{Details, Keys, located},
};

/// How many bytes are read before the rows found in them are handed on.
const SLICE: usize = 64 * 1024;
/// How many ids carry one millisecond of time.
const IDS_A_MILLISECOND: i64 = 64;
/// How many pieces and batches wait at the most; one more of each is being worked on, on both sides.
const AHEAD: usize = 1;

/// A row of the file.
pub(super) enum Row {
    /// A location that could be created.
    Good(Box<Good>),
    /// It has errors; the name of the file's column beside each.
    Bad { line: u64, problems: Vec<(RowProblem, Option<String>)> },
    /// An earlier row is the same shop.
    Duplicate { line: u64, of: u64 },
}

/// A row that could become a location.
pub(super) struct Good {
    pub(super) line: u64,
    /// What it has in common with a location that is the same shop.
    pub(super) key: String,
    pub(super) row: NewRow,
}

/// Why reading stopped.
#[derive(Debug, thiserror::Error)]
pub(super) enum Stopped {
    /// The file cannot be read.
    #[error(transparent)]
    File(#[from] FileProblem),
    /// The database cannot.
    #[error(transparent)]
    Db(#[from] db::Error),
}

/// Which file, and how to read it.
pub(super) struct Source {
    pub(super) org: OrgId,
    pub(super) import: ImportId,
    pub(super) format: Format,
    pub(super) rows: u64,
    pub(super) plan: Plan,
}

/// Hands the pieces of a kept file to `pieces`, until there are no more or nobody wants them.
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

/// Batches of rows, in the order of the file. Ends by itself when the receiver is dropped.
pub(super) fn batches(db: &Db, source: Source, now: Timestamp) -> Receiver<Result<Vec<Row>, Stopped>> {
    let (piece_sender, pieces) = mpsc::channel(AHEAD);
    let (sender, batches) = mpsc::channel(AHEAD);
    tokio::spawn(send_pieces(db.clone(), source.org.clone(), source.import.clone(), piece_sender));
    tokio::task::spawn_blocking(move || {
        if let Err(stopped) = read(pieces, &source, now, &sender) {
            // Whoever does not listen any more does not care.
            let _ = sender.blocking_send(Err(stopped));
        }
    });
    batches
}

fn read(
    mut pieces: Receiver<Result<Vec<u8>, db::Error>>,
    source: &Source,
    now: Timestamp,
    batches: &Sender<Result<Vec<Row>, Stopped>>,
) -> Result<(), Stopped> {
    let mut reader = Reader::new(source.format, Limits::rows(source.rows));
    let mut making = Making { source, now, seen: HashMap::new(), made: 0 };
    let mut batch = Vec::new();
    while let Some(piece) = pieces.blocking_recv() {
        for slice in piece?.chunks(SLICE) {
            reader.feed(slice, |record| batch.push(making.row(&record)))?;
            if !batch.is_empty() && batches.blocking_send(Ok(std::mem::take(&mut batch))).is_err() {
                return Ok(());
            }
        }
    }
    reader.finish(|record| batch.push(making.row(&record)))?;
    // As above.
    let _ = batches.blocking_send(Ok(batch));
    Ok(())
}

/// Makes rows, and remembers which shops it has seen.
struct Making<'a> {
    source: &'a Source,
    now: Timestamp,
    /// Line by the hash of the key: a whole key for each of 100,000 rows would take too much room.
    seen: HashMap<u64, u32>,
    /// How many good rows there were.
    made: i64,
}

impl Making<'_> {
    fn row(&mut self, record: &Record<'_>) -> Row {
        let plan = &self.source.plan;
        let draft = match rules::row(plan, record) {
            Ok(draft) => draft,
            Err(problems) => {
                let column = |problem: &RowProblem| {
                    problem.field.and_then(|field| plan.mapping.column_name(field)).map(Into::into)
                };
                let problems = problems.into_iter().map(|problem| (column(&problem), problem));
                return Row::Bad {
                    line: record.line(),
                    problems: problems.map(|(name, problem)| (problem, name)).collect(),
                };
            }
        };
        let key = rules::match_key(&draft);
        let mut hasher = DefaultHasher::new();
        key.hash(&mut hasher);
        match self.seen.entry(hasher.finish()) {
            Entry::Occupied(earlier) => Row::Duplicate { line: draft.line, of: u64::from(*earlier.get()) },
            Entry::Vacant(place) => {
                place.insert(u32::try_from(draft.line).unwrap_or(u32::MAX));
                Row::Good(Box::new(self.good(draft, key)))
            }
        }
    }

    /// An id that comes after those of earlier rows, but for a few: the indexes then grow at one end, twice as fast.
    fn next_id(&mut self) -> LocationId {
        self.made += 1;
        LocationId::new(self.now + SignedDuration::from_millis(self.made / IDS_A_MILLISECOND))
    }

    fn good(&mut self, draft: Draft, key: String) -> Good {
        let line = draft.line;
        let (name_key, city_key, details) = details(draft);
        let keys = Keys::with(name_key, city_key, &details);
        let location = Location::by_hand(self.next_id(), details, self.now);
        Good { line, key, row: NewRow { location, keys, import_id: Some(self.source.import.to_string()) } }
    }
}

fn details(draft: Draft) -> (String, String, Details) {
    let details = Details {
        name: draft.name,
        address: draft.address,
        address2: draft.address2,
        city: draft.city,
        state: draft.state,
        postal_code: draft.postal_code,
        country: draft.country,
        category: draft.category,
        phone: draft.phone,
        phone_e164: draft.phone_e164,
        website: draft.website,
        description: draft.description,
        external_id: draft.external_id,
        latitude: draft.latitude,
        longitude: draft.longitude,
        coordinates_source: draft.latitude.map(|_| CoordinatesSource::Given),
        opening_hours: OpeningHours(draft.opening_hours),
        ..Details::default()
    };
    (draft.name_key, draft.city_key, located(details))
}
