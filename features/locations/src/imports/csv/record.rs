//! One row of a file.

/// A row below the header, borrowed from the reader.
#[derive(Debug, Clone, Copy)]
pub struct Record<'a> {
    pub(super) line: u64,
    pub(super) text: &'a str,
    pub(super) ends: &'a [usize],
    pub(super) width: usize,
}

/// A row has not as many cells as the header has columns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ragged {
    /// Columns of the header.
    pub expected: usize,
    /// Cells of the row.
    pub found: usize,
}

impl<'a> Record<'a> {
    /// The line of the file on which the row begins, from 1.
    pub fn line(&self) -> u64 {
        self.line
    }

    /// The text of a cell as it stands in the file, empty beyond the row's end.
    pub fn get(&self, column: usize) -> &'a str {
        let start = column.checked_sub(1).map_or(Some(0), |before| self.ends.get(before).copied());
        let end = self.ends.get(column).copied();
        start.zip(end).and_then(|(start, end)| self.text.get(start..end)).unwrap_or_default()
    }

    /// The cells in order, as many as the header has columns.
    pub fn cells(&self) -> impl Iterator<Item = &'a str> {
        (0..self.width).map(|column| self.get(column))
    }

    /// Whether the row has fewer cells than the header, or more that are not empty.
    pub fn ragged(&self) -> Option<Ragged> {
        let found = self.ends.len();
        let fits = found == self.width
            || found > self.width && (self.width..found).all(|column| self.get(column).trim().is_empty());
        (!fits).then_some(Ragged { expected: self.width, found })
    }
}
