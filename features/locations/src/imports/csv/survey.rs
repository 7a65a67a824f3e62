//! What a person is shown of a file before deciding how to import it.

use super::format::{Format, Sniffer};
use super::problem::FileProblem;
use super::reader::{Limits, Reader};
use super::record::Record;
use super::{Encoding, Separator};
use serde::{Deserialize, Serialize};

/// What was found in a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Detected {
    /// How its bytes stand for text.
    pub encoding: Encoding,
    /// What stands between the cells.
    pub separator: Separator,
    /// Always: the first row names the columns.
    pub has_header: bool,
    /// The columns that have a name.
    pub columns: Vec<Column>,
    /// Rows below the header, blank ones aside.
    pub row_count: u64,
    /// The cells of the first three rows, each cut to 200 characters.
    pub preview: Vec<Vec<String>>,
    /// The cells of the first 50 rows, for guessing what the columns hold.
    #[serde(skip)]
    pub sample: Vec<Vec<String>>,
}

impl Detected {
    /// The names of all columns in order, those without a name too: what a mapping's indexes count in.
    pub fn headers(&self) -> Vec<String> {
        let width = self.columns.last().map_or(0, |column| column.index + 1);
        let mut headers = vec![String::new(); width];
        for column in &self.columns {
            if let Some(header) = headers.get_mut(column.index) {
                header.clone_from(&column.name);
            }
        }
        headers
    }
}

/// A column of the file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Column {
    /// Its place, from 0.
    pub index: usize,
    /// Its name in the header.
    pub name: String,
}

const PREVIEW_ROWS: usize = 3;
const SAMPLE_ROWS: usize = 50;
const CELL_CHARS: usize = 200;

/// Reads a whole file of known format to see what is in it.
pub struct Survey {
    format: Format,
    reader: Reader,
    sample: Vec<Vec<String>>,
}

impl Survey {
    /// A survey at the beginning of a file.
    pub fn new(format: Format, limits: Limits) -> Self {
        Self { format, reader: Reader::new(format, limits), sample: Vec::new() }
    }

    /// Takes the next piece of the file.
    ///
    /// # Errors
    /// The first thing found that makes the file unfit for import.
    pub fn feed(&mut self, piece: &[u8]) -> Result<(), FileProblem> {
        let sample = &mut self.sample;
        self.reader.feed(piece, |record| keep(sample, record))
    }

    /// What was found, all of the file having been fed.
    ///
    /// # Errors
    /// What only shows at the end: an unclosed quotation mark, nothing to import.
    pub fn finish(mut self) -> Result<Detected, FileProblem> {
        let sample = &mut self.sample;
        let row_count = self.reader.finish(|record| keep(sample, record))?;
        let named = self.reader.headers().iter().enumerate().filter(|(_, name)| !name.is_empty());
        Ok(Detected {
            encoding: self.format.encoding,
            separator: self.format.separator,
            has_header: true,
            columns: named.map(|(index, name)| Column { index, name: name.clone() }).collect(),
            row_count,
            preview: self.sample.iter().take(PREVIEW_ROWS).cloned().collect(),
            sample: self.sample,
        })
    }
}

fn keep(sample: &mut Vec<Vec<String>>, record: Record<'_>) {
    if sample.len() < SAMPLE_ROWS {
        sample.push(record.cells().map(|cell| cell.trim().chars().take(CELL_CHARS).collect()).collect());
    }
}

/// What is in a file whose pieces are at hand.
///
/// # Errors
/// The first thing found that makes the file unfit for import.
pub fn detect<P: AsRef<[u8]>>(pieces: &[P], limits: Limits) -> Result<Detected, FileProblem> {
    let mut sniffer = Sniffer::default();
    for piece in pieces {
        sniffer.feed(piece.as_ref())?;
    }
    let mut survey = Survey::new(sniffer.finish()?, limits);
    for piece in pieces {
        survey.feed(piece.as_ref())?;
    }
    survey.finish()
}
