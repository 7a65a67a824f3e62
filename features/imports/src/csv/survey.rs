//! Summary of a file for the user who maps its columns.

use super::format::{Format, Sniffer};
use super::problem::FileProblem;
use super::reader::{Limits, Reader};
use super::record::Record;
use super::{Encoding, Separator};
use serde::{Deserialize, Serialize};

/// Summary of a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Detected {
    /// Character encoding.
    pub encoding: Encoding,
    /// Separator between the cells.
    pub separator: Separator,
    /// Always true: the first row has the names of the columns.
    pub has_header: bool,
    /// Columns that have a name.
    pub columns: Vec<Column>,
    /// Number of rows below the header, without blank rows.
    pub row_count: u64,
    /// Cells of the first three rows, at most 200 characters of each.
    pub preview: Vec<Vec<String>>,
    /// Cells of the first 50 rows, from which a mapping is suggested.
    #[serde(skip)]
    pub sample: Vec<Vec<String>>,
}

impl Detected {
    /// Returns the names of all columns in order, also the empty ones. The indexes of a mapping refer to this list.
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
    /// Position, from 0.
    pub index: usize,
    /// Name in the header.
    pub name: String,
}

const PREVIEW_ROWS: usize = 3;
const SAMPLE_ROWS: usize = 50;
const CELL_CHARS: usize = 200;

/// Reads a whole file of known format and summarizes it.
pub struct Survey {
    format: Format,
    reader: Reader,
    sample: Vec<Vec<String>>,
}

impl Survey {
    /// Returns a survey at the beginning of a file.
    pub fn new(format: Format, limits: Limits) -> Self {
        Self { format, reader: Reader::new(format, limits), sample: Vec::new() }
    }

    /// Reads the next piece of the file.
    ///
    /// # Errors
    /// The first problem of the file.
    pub fn feed(&mut self, piece: &[u8]) -> Result<(), FileProblem> {
        let sample = &mut self.sample;
        self.reader.feed(piece, |record| keep(sample, record))
    }

    /// Returns the summary after the last piece.
    ///
    /// # Errors
    /// An unclosed quotation mark, and a file without rows.
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

/// Returns the summary of a file whose pieces are in memory.
///
/// # Errors
/// The first problem of the file.
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
