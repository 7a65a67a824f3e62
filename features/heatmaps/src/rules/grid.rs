//! Square grids of values, row by row from the north-west.

use serde::Deserialize;

/// Maximum number of rows.
const MAX_SIZE: usize = 21;

/// Number of rows and columns of a grid: odd, 3 to 21.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Size(usize);

impl Size {
    /// Creates a size; `None` when grids cannot have it.
    pub(crate) fn new(rows: usize) -> Option<Self> {
        ((3..=MAX_SIZE).contains(&rows) && rows % 2 == 1).then_some(Self(rows))
    }

    /// Returns the number of rows, which is also the number of columns.
    pub(crate) fn rows(self) -> usize {
        self.0
    }

    /// Returns the index of the row in the middle, which is also that of the column.
    pub(crate) fn middle(self) -> usize {
        self.0 / 2
    }

    /// Returns all pins, row by row.
    pub(crate) fn pins(self) -> impl Iterator<Item = Pin> {
        (0..self.0).flat_map(move |row| (0..self.0).map(move |column| (row, column)))
    }
}

/// Row and column of a pin.
pub(crate) type Pin = (usize, usize);

/// Square grid with one value per pin.
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "Vec<Vec<T>>")]
pub(crate) struct Grid<T> {
    size: Size,
    values: Vec<T>,
}

/// Error: not a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a grid has an odd number of rows from 3 to 21, each with as many columns")]
pub(crate) struct NotAGrid;

impl<T> Grid<T> {
    /// Creates a grid with the value of each pin.
    pub(crate) fn of(size: Size, value: impl FnMut(Pin) -> T) -> Self {
        Self { size, values: size.pins().map(value).collect() }
    }

    /// Returns the number of rows and columns.
    pub(crate) fn size(&self) -> Size {
        self.size
    }

    /// Returns the values, row by row.
    pub(crate) fn values(&self) -> &[T] {
        &self.values
    }

    /// Returns the value of the pin in the middle.
    pub(crate) fn middle(&self) -> &T {
        self.at((self.size.middle(), self.size.middle()))
    }

    /// Returns the value of a pin of this grid.
    pub(crate) fn at(&self, (row, column): Pin) -> &T {
        &self.values[row * self.size.0 + column]
    }

    /// Replaces the value of a pin of this grid.
    pub(crate) fn set(&mut self, (row, column): Pin, value: T) {
        self.values[row * self.size.0 + column] = value;
    }

    /// Returns the rows from the north.
    pub(crate) fn rows(&self) -> impl Iterator<Item = &[T]> {
        self.values.chunks(self.size.0)
    }
}

impl<T> TryFrom<Vec<Vec<T>>> for Grid<T> {
    type Error = NotAGrid;

    fn try_from(rows: Vec<Vec<T>>) -> Result<Self, NotAGrid> {
        let size = Size::new(rows.len()).ok_or(NotAGrid)?;
        if rows.iter().any(|row| row.len() != size.rows()) {
            return Err(NotAGrid);
        }
        Ok(Self { size, values: rows.into_iter().flatten().collect() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grid_is_square_with_an_odd_number_of_rows() {
        for (rows, columns, is_grid) in
            [(3, 3, true), (21, 21, true), (0, 0, false), (1, 1, false), (4, 4, false), (23, 23, false), (3, 4, false)]
        {
            assert_eq!(Grid::try_from(vec![vec![0; columns]; rows]).is_ok(), is_grid, "{rows}x{columns}");
        }
        assert!(Grid::try_from(vec![vec![1, 2, 3], vec![4, 5], vec![6, 7, 8]]).is_err());
    }

    #[test]
    fn pins_are_counted_from_the_north_west() {
        let grid = Grid::try_from(vec![vec![1, 2, 3], vec![4, 5, 6], vec![7, 8, 9]]).unwrap();
        assert_eq!((grid.at((0, 2)), grid.at((2, 0)), grid.middle()), (&3, &7, &5));
        assert_eq!(grid.rows().nth(1), Some([4, 5, 6].as_slice()));
    }
}
