//! One row of a file.

/// A row below the header, borrowed from the reader.
#[derive(Debug, Clone, Copy)]
pub struct Record<'a> {
    pub(super) line: u64,
    pub(super) text: &'a str,
    pub(super) ends: &'a [usize],
    pub(super) width: usize,
}

/// Cell count of a row that does not match the header.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ragged {
    /// Number of columns of the header.
    pub expected: usize,
    /// Number of cells of the row.
    pub cell_count: usize,
}

impl<'a> Record<'a> {
    /// Returns the first line of the row, from 1.
    pub fn line(&self) -> u64 {
        self.line
    }

    /// Returns the unmodified text of a cell; empty after the end of the row.
    pub fn get(&self, column: usize) -> &'a str {
        let start = column.checked_sub(1).map_or(Some(0), |before| self.ends.get(before).copied());
        let end = self.ends.get(column).copied();
        start.zip(end).and_then(|(start, end)| self.text.get(start..end)).unwrap_or_default()
    }

    /// Iterates over the cells, one per column of the header.
    pub fn cells(&self) -> impl Iterator<Item = &'a str> {
        (0..self.width).map(|column| self.get(column))
    }

    /// Returns the cell counts if the row has fewer cells than the header, or additional cells that are not empty.
    pub fn ragged(&self) -> Option<Ragged> {
        let cell_count = self.ends.len();
        let fits = cell_count == self.width
            || cell_count > self.width && (self.width..cell_count).all(|column| self.get(column).trim().is_empty());
        (!fits).then_some(Ragged { expected: self.width, cell_count })
    }
}
