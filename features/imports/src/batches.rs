//! Conversion of the rows of a file on a thread of its own, in batches and in bounded memory. While the caller writes one
//! batch, the next one is read.

use std::{
    collections::{HashMap, hash_map::Entry},
    hash::{DefaultHasher, Hash, Hasher},
};

use tokio::sync::mpsc::{self, Receiver, Sender};

use crate::{
    CompiledMapping, Field, RowProblem,
    csv::{FileProblem, Format, Limits, Reader, Record},
};

/// Number of bytes that one batch is read from.
const BATCH_BYTES: usize = 64 * 1024;
/// Maximum number of characters of the title of a row with problems.
const MAX_TITLE_CHARS: usize = 200;
/// Maximum number of waiting pieces, and of waiting batches.
pub const MAX_WAITING: usize = 1;

/// Rows of one kind that can be imported: how a row becomes an item that can be written.
pub trait Importable: Send + 'static {
    /// Fields of a row.
    type Field: Field;
    /// Validated row.
    type Draft;
    /// Row that is ready to be written.
    type Item: Send;

    /// Returns the mapping of the columns.
    fn mapping(&self) -> &CompiledMapping<Self::Field>;

    /// Returns the field by which users recognize a row.
    fn title_field(&self) -> Self::Field;

    /// Converts a row into a draft.
    ///
    /// # Errors
    /// All problems of the row.
    fn draft(&self, record: &Record<'_>) -> Result<Self::Draft, Vec<RowProblem<Self::Field>>>;

    /// Returns the key that rows with the same target have in common.
    fn key(&self, draft: &Self::Draft) -> String;

    /// Converts a draft into an item. It is not called for duplicates.
    fn item(&mut self, draft: Self::Draft, key: String) -> Self::Item;
}

/// Row of a file.
pub enum Row<I: Importable> {
    /// The row can be imported.
    Good(Box<I::Item>),
    /// The row has problems.
    Bad {
        /// First line of the row.
        line: u64,
        /// Text of the field by which users recognize the row; empty when it has none.
        title: String,
        /// Problems, each with the name of its column.
        problems: Vec<(RowProblem<I::Field>, Option<String>)>,
    },
    /// An earlier row has the same key.
    Duplicate {
        /// First line of the row.
        line: u64,
        /// First line of the earlier row.
        earlier_line: u64,
    },
}

/// Reason why the rows cannot be read to the end.
#[derive(Debug, thiserror::Error)]
pub enum ReadError<E> {
    /// The file cannot be imported.
    #[error(transparent)]
    File(#[from] FileProblem),
    /// The pieces of the file cannot be read.
    #[error(transparent)]
    Pieces(E),
}

/// Batches of rows in the order of the file.
pub type Batches<I, E> = Receiver<Result<Vec<Row<I>>, ReadError<E>>>;

/// Reads the rows of a file from its pieces. Reading stops when the receiver is dropped. Must be called within a Tokio
/// runtime.
pub fn batches<I: Importable, E: Send + 'static>(
    pieces: Receiver<Result<Vec<u8>, E>>,
    format: Format,
    max_rows: u64,
    importable: I,
) -> Batches<I, E> {
    let (sender, batches) = mpsc::channel(MAX_WAITING);
    tokio::task::spawn_blocking(move || {
        let converter = Converter { importable, lines: HashMap::new() };
        if let Err(error) = read(pieces, Reader::new(format, Limits::rows(max_rows)), converter, &sender) {
            // A dropped receiver needs no error.
            let _ = sender.blocking_send(Err(error));
        }
    });
    batches
}

fn read<I: Importable, E>(
    mut pieces: Receiver<Result<Vec<u8>, E>>,
    mut reader: Reader,
    mut converter: Converter<I>,
    batches: &Sender<Result<Vec<Row<I>>, ReadError<E>>>,
) -> Result<(), ReadError<E>> {
    let mut batch = Vec::new();
    while let Some(piece) = pieces.blocking_recv() {
        for slice in piece.map_err(ReadError::Pieces)?.chunks(BATCH_BYTES) {
            reader.feed(slice, |record| batch.push(converter.row(&record)))?;
            if !batch.is_empty() && batches.blocking_send(Ok(std::mem::take(&mut batch))).is_err() {
                return Ok(());
            }
        }
    }
    reader.finish(|record| batch.push(converter.row(&record)))?;
    // A dropped receiver needs no last batch.
    let _ = batches.blocking_send(Ok(batch));
    Ok(())
}

/// Converts rows, and finds duplicates among them.
struct Converter<I> {
    importable: I,
    /// Line by the hash of the key. The keys of 100,000 rows would need too much memory.
    lines: HashMap<u64, u32>,
}

impl<I: Importable> Converter<I> {
    fn row(&mut self, record: &Record<'_>) -> Row<I> {
        let line = record.line();
        let draft = match self.importable.draft(record) {
            Ok(draft) => draft,
            Err(problems) => return self.bad(record, problems),
        };
        let key = self.importable.key(&draft);
        let mut hasher = DefaultHasher::new();
        key.hash(&mut hasher);
        match self.lines.entry(hasher.finish()) {
            Entry::Occupied(earlier) => Row::Duplicate { line, earlier_line: u64::from(*earlier.get()) },
            Entry::Vacant(vacant) => {
                vacant.insert(u32::try_from(line).unwrap_or(u32::MAX));
                Row::Good(Box::new(self.importable.item(draft, key)))
            }
        }
    }

    fn bad(&self, record: &Record<'_>, problems: Vec<RowProblem<I::Field>>) -> Row<I> {
        let mapping = self.importable.mapping();
        let title = mapping.text(self.importable.title_field(), record);
        let title = text::clean(&title).unwrap_or_default().chars().take(MAX_TITLE_CHARS).collect();
        let column = |field| mapping.column_name(field).map(str::to_owned);
        let problems = problems.into_iter().map(|problem| {
            let name = problem.field.and_then(column);
            (problem, name)
        });
        Row::Bad { line: record.line(), title, problems: problems.collect() }
    }
}
