//! Second pass over a file: its header and its records.

use super::format::Format;
use super::lines::Lines;
use super::problem::FileProblem;
use super::record::Record;
use csv_core::ReadRecordResult;
use encoding_rs::{Decoder, DecoderResult};
use std::collections::HashSet;

/// Maximum sizes of a file's parts.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Maximum number of rows below the header.
    pub max_rows: u64,
    /// Maximum size of a cell, in bytes of UTF-8.
    pub max_field: usize,
    /// Maximum size of a record, in bytes.
    pub max_record: usize,
    /// Maximum number of columns.
    pub max_columns: usize,
}

impl Limits {
    /// Returns the default limits with `max_rows` rows.
    pub fn rows(max_rows: u64) -> Self {
        Self { max_rows, max_field: 64 * 1024, max_record: 1024 * 1024, max_columns: 512 }
    }
}

/// Reads the records of a file that arrives in pieces. Blank rows are skipped.
pub struct Reader {
    limits: Limits,
    decoder: Decoder,
    core: csv_core::Reader,
    lines: Lines,
    headers: Vec<String>,
    rows: u64,
    /// The record that is being read.
    open: Open,
}

#[derive(Default)]
struct Open {
    cells: Vec<u8>,
    cells_used: usize,
    ends: Vec<usize>,
    ends_used: usize,
    /// First line of the record; none between records.
    line: Option<u64>,
    bytes: usize,
    columns: usize,
    /// True when a limit is exceeded. Reading continues to find out whether the cause is an unclosed quotation mark.
    too_large: bool,
}

impl Reader {
    /// Returns a reader at the beginning of a file.
    pub fn new(format: Format, limits: Limits) -> Self {
        Self {
            limits,
            decoder: format.encoding.decoder(),
            core: csv_core::ReaderBuilder::new().delimiter(format.separator.byte()).build(),
            lines: Lines::starting_at(1),
            headers: Vec::new(),
            rows: 0,
            open: Open { cells: vec![0; 4096], ends: vec![0; 64], ..Open::default() },
        }
    }

    /// Returns the cleaned names of all columns, in order; some may be empty. The list is empty before the header.
    pub fn headers(&self) -> &[String] {
        &self.headers
    }

    /// Reads the next piece of the file and passes each record that it completes to `each`.
    ///
    /// # Errors
    /// The first problem of the file.
    pub fn feed(&mut self, piece: &[u8], mut each: impl FnMut(Record<'_>)) -> Result<(), FileProblem> {
        self.decode(piece, false, &mut each)
    }

    /// Reads the last record after the last piece, and returns the number of rows.
    ///
    /// # Errors
    /// Fails like [`Self::feed`], and on an unclosed quotation mark or a file without rows.
    pub fn finish(&mut self, mut each: impl FnMut(Record<'_>)) -> Result<u64, FileProblem> {
        self.decode(&[], true, &mut each)?;
        if let Some(line) = self.open.line {
            let quote_line = self.cell_line(line);
            // Ends the last record, unless that is inside quotation marks.
            self.records(b"\n", &mut each)?;
            if self.open.line.is_some() {
                return Err(FileProblem::UnclosedQuote { line: quote_line });
            }
        }
        match (self.headers.is_empty(), self.rows) {
            (true, _) => Err(FileProblem::Empty),
            (false, 0) => Err(FileProblem::HeaderOnly),
            (false, rows) => Ok(rows),
        }
    }

    fn decode(&mut self, mut piece: &[u8], last: bool, each: &mut impl FnMut(Record<'_>)) -> Result<(), FileProblem> {
        let mut text = [0; 16 * 1024];
        loop {
            let (result, read, written) = self.decoder.decode_to_utf8_without_replacement(piece, &mut text, last);
            self.text(&text[..written], each)?;
            piece = &piece[read..];
            match result {
                DecoderResult::InputEmpty => return Ok(()),
                DecoderResult::OutputFull => {}
                DecoderResult::Malformed(..) => {
                    return Err(FileProblem::InvalidEncoding { line: self.lines.current() });
                }
            }
        }
    }

    fn text(&mut self, text: &[u8], each: &mut impl FnMut(Record<'_>)) -> Result<(), FileProblem> {
        let Some(at) = memchr::memchr(0, text) else {
            return self.records(text, each);
        };
        self.records(&text[..at], each)?;
        Err(FileProblem::NulBytes { line: self.lines.current() })
    }

    fn records(&mut self, mut text: &[u8], each: &mut impl FnMut(Record<'_>)) -> Result<(), FileProblem> {
        loop {
            if self.open.line.is_none() {
                let blank = text.iter().take_while(|byte| matches!(byte, b'\n' | b'\r')).count();
                self.lines.advance(&text[..blank]);
                text = &text[blank..];
            }
            if text.is_empty() {
                return Ok(());
            }
            let open = &mut self.open;
            open.line.get_or_insert(self.lines.current());
            let (result, read, written, ended) =
                self.core.read_record(text, &mut open.cells[open.cells_used..], &mut open.ends[open.ends_used..]);
            self.lines.advance(&text[..read]);
            text = &text[read..];
            open.cells_used += written;
            open.ends_used += ended;
            open.bytes += read;
            self.check_size(ended);
            match result {
                ReadRecordResult::Record => self.close(each)?,
                ReadRecordResult::OutputFull if !self.open.too_large => {
                    self.open.cells.resize(self.open.cells.len() * 2, 0);
                }
                ReadRecordResult::OutputEndsFull if !self.open.too_large => {
                    self.open.ends.resize(self.open.ends.len() * 2, 0);
                }
                _ => {}
            }
        }
    }

    /// Drops the record's text once it exceeds a limit. `ended` is the number of new cells.
    fn check_size(&mut self, ended: usize) {
        let open = &mut self.open;
        open.columns += ended;
        if !open.too_large {
            let first_new = open.ends_used - ended;
            let mut start = first_new.checked_sub(1).map_or(0, |before| open.ends[before]);
            let new_ends = open.ends[first_new..open.ends_used].iter().copied();
            let too_long = |end: usize| end - std::mem::replace(&mut start, end) > self.limits.max_field;
            open.too_large = new_ends.chain([open.cells_used]).any(too_long) || open.bytes > self.limits.max_record;
        }
        if open.too_large {
            (open.cells_used, open.ends_used) = (0, 0);
        }
    }

    /// Returns the first line of the unfinished cell of a record that begins on `line`.
    fn cell_line(&self, line: u64) -> u64 {
        let mut lines = Lines::starting_at(line);
        let start = self.open.ends[..self.open.ends_used].last().copied().unwrap_or(0);
        lines.advance(&self.open.cells[..start]);
        lines.current()
    }

    /// Ends the record: stores the header, or passes the row to `each`.
    fn close(&mut self, each: &mut impl FnMut(Record<'_>)) -> Result<(), FileProblem> {
        let open = &mut self.open;
        let line = open.line.take().unwrap_or(1);
        let columns = std::mem::take(&mut open.columns);
        if open.too_large {
            let Limits { max_field, max_columns, .. } = self.limits;
            return Err(if columns > max_columns {
                FileProblem::TooManyColumns { max: max_columns }
            } else {
                FileProblem::FieldTooLarge { line, max: max_field }
            });
        }
        let (cells, ends) = (&open.cells[..open.cells_used], &open.ends[..open.ends_used]);
        (open.cells_used, open.ends_used, open.bytes) = (0, 0, 0);
        let Ok(text) = std::str::from_utf8(cells) else {
            return Err(FileProblem::InvalidEncoding { line });
        };
        if text.trim().is_empty() {
            return Ok(());
        }
        if self.headers.is_empty() {
            let record = Record { line, text, ends, width: ends.len() };
            self.headers = header(record, self.limits.max_columns)?;
            return Ok(());
        }
        self.rows += 1;
        if self.rows > self.limits.max_rows {
            return Err(FileProblem::TooManyRows { max: self.limits.max_rows });
        }
        each(Record { line, text, ends, width: self.headers.len() });
        Ok(())
    }
}

/// Returns the names of the columns without empty ones at the end, which spreadsheets add.
fn header(record: Record<'_>, max_columns: usize) -> Result<Vec<String>, FileProblem> {
    let mut names: Vec<String> = record.cells().map(column_name).collect();
    while names.last().is_some_and(String::is_empty) {
        names.pop();
    }
    if names.len() > max_columns {
        return Err(FileProblem::TooManyColumns { max: max_columns });
    }
    let mut seen = HashSet::new();
    match names.iter().find(|name| !name.is_empty() && !seen.insert(name.to_lowercase())) {
        Some(name) => Err(FileProblem::DuplicateHeaders { name: name.clone() }),
        None => Ok(names),
    }
}

fn column_name(cell: &str) -> String {
    match text::clean(cell) {
        Ok(name) => name.into_owned(),
        Err(_) => cell.chars().filter(|c| !c.is_control()).collect::<String>().trim().to_owned(),
    }
}
