//! Tables.

use super::{Span, Tone};

/// Side to which the texts of a column go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Align {
    /// Left: for texts.
    #[default]
    Start,
    /// Right, with digits of one width: for numbers.
    End,
}

/// Column of a table.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Column {
    /// Heading.
    pub title: String,
    /// Side.
    pub align: Align,
}

impl Column {
    /// Makes a column of texts.
    pub fn text(title: impl Into<String>) -> Self {
        Self { title: title.into(), align: Align::Start }
    }

    /// Makes a column of numbers.
    pub fn number(title: impl Into<String>) -> Self {
        Self { title: title.into(), align: Align::End }
    }
}

/// Cell of a table.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Cell {
    /// Text.
    pub spans: Vec<Span>,
    /// Judgement, shown by a color in addition to the text.
    pub tone: Tone,
}

impl Cell {
    /// Changes the judgement.
    #[must_use]
    pub fn toned(mut self, tone: Tone) -> Self {
        self.tone = tone;
        self
    }
}

impl<T: Into<Span>> From<T> for Cell {
    fn from(span: T) -> Self {
        Self { spans: vec![span.into()], tone: Tone::Neutral }
    }
}

/// Row of a table. Missing cells are empty, cells without a column are left out.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Row {
    /// Cells, one for each column.
    pub cells: Vec<Cell>,
    /// True if the row is a sum, set off by a line and bold.
    pub is_total: bool,
}

impl Row {
    /// Makes a row.
    pub fn new(cells: impl IntoIterator<Item = impl Into<Cell>>) -> Self {
        Self { cells: cells.into_iter().map(Into::into).collect(), is_total: false }
    }
}

/// Table. It breaks between rows, and each page repeats the headings of the columns.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Table {
    /// Title above the table; empty for none.
    pub title: String,
    /// Columns. The first one names its rows.
    pub columns: Vec<Column>,
    /// Rows.
    pub rows: Vec<Row>,
    /// Sentence in place of the rows, if there are none.
    pub empty: String,
}
