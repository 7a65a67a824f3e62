//! Rows as bytes: a row has equal bytes whichever engine it was read from.

use bytes::BytesMut;
use rusqlite::types::{ToSqlOutput, ValueRef};
use tokio_postgres::types::{IsNull, ToSql, Type};

use crate::{Error, Result};

/// Batch size in bytes; the last row of a batch may exceed it.
const FULL: usize = 256 * 1024;

/// Rows of one table, concatenated.
///
/// A row is the length of its cells (`u32`), followed by its cells in the order of
/// [`Table::columns`](super::Table::columns). A cell starts with a type byte: 0 null, 1 false, 2 true, 3 an integer
/// (`i64`), 4 a real (`f64`), 5 text or 6 bytes (both a `u32` length and that number of bytes). Numbers are little
/// endian.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rows(Vec<u8>);

/// Value of one column in a row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Cell<'a> {
    Null,
    Bool(bool),
    Int(i64),
    Real(f64),
    Text(&'a str),
    Bytes(&'a [u8]),
}

impl Rows {
    /// Wraps the bytes of rows; they are validated when they are used.
    pub fn from_bytes(bytes: Vec<u8>) -> Self {
        Self(bytes)
    }

    /// Returns the rows as bytes.
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    /// Returns true when there are no rows.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns true when the batch is full.
    pub(crate) fn is_full(&self) -> bool {
        self.0.len() >= FULL
    }

    /// Adds a row.
    pub(crate) fn push<'a>(&mut self, cells: impl Iterator<Item = Result<Cell<'a>>>) -> Result<()> {
        let start = self.0.len();
        self.0.extend([0; 4]);
        for cell in cells {
            cell?.write(&mut self.0)?;
        }
        let length = length(self.0.len() - start - 4)?;
        self.0[start..start + 4].copy_from_slice(&length);
        Ok(())
    }

    /// Returns the bytes of each row, without its length.
    pub(crate) fn each(&self) -> impl Iterator<Item = Result<&[u8]>> {
        let mut rest = self.0.as_slice();
        std::iter::from_fn(move || {
            if rest.is_empty() {
                return None;
            }
            let row = sized(&mut rest);
            if row.is_err() {
                rest = &[];
            }
            Some(row)
        })
    }
}

/// Returns the cells of a row.
pub(crate) fn cells(mut row: &[u8]) -> Result<Vec<Cell<'_>>> {
    let mut cells = Vec::new();
    while !row.is_empty() {
        cells.push(Cell::read(&mut row)?);
    }
    Ok(cells)
}

impl<'a> Cell<'a> {
    fn write(self, out: &mut Vec<u8>) -> Result<()> {
        match self {
            Self::Null => out.push(0),
            Self::Bool(value) => out.push(1 + u8::from(value)),
            Self::Int(value) => {
                out.push(3);
                out.extend(value.to_le_bytes());
            }
            Self::Real(value) => {
                out.push(4);
                // Normalizes -0.0 because SQLite has only one zero.
                out.extend((value + 0.0).to_le_bytes());
            }
            Self::Text(value) => {
                out.push(5);
                out.extend(length(value.len())?);
                out.extend(value.as_bytes());
            }
            Self::Bytes(value) => {
                out.push(6);
                out.extend(length(value.len())?);
                out.extend(value);
            }
        }
        Ok(())
    }

    fn read(row: &mut &'a [u8]) -> Result<Self> {
        Ok(match fixed::<1>(row)? {
            [0] => Self::Null,
            [1] => Self::Bool(false),
            [2] => Self::Bool(true),
            [3] => Self::Int(i64::from_le_bytes(fixed(row)?)),
            [4] => Self::Real(f64::from_le_bytes(fixed(row)?)),
            [5] => Self::Text(std::str::from_utf8(sized(row)?).map_err(Error::unreadable)?),
            [6] => Self::Bytes(sized(row)?),
            [other] => return Err(Error::Unreadable(format!("{other} is no kind of cell"))),
        })
    }
}

fn length(bytes: usize) -> Result<[u8; 4]> {
    Ok(u32::try_from(bytes).map_err(Error::unreadable)?.to_le_bytes())
}

/// Reads the next `N` bytes.
fn fixed<const N: usize>(rest: &mut &[u8]) -> Result<[u8; N]> {
    let (bytes, after) = rest.split_first_chunk::<N>().ok_or_else(short)?;
    *rest = after;
    Ok(*bytes)
}

/// Reads a length and that number of bytes.
fn sized<'a>(rest: &mut &'a [u8]) -> Result<&'a [u8]> {
    let length = u32::from_le_bytes(fixed(rest)?) as usize;
    let (bytes, after) = rest.split_at_checked(length).ok_or_else(short)?;
    *rest = after;
    Ok(bytes)
}

fn short() -> Error {
    Error::Unreadable("a row ends early".into())
}

impl rusqlite::ToSql for Cell<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match *self {
            Self::Null => ValueRef::Null,
            Self::Bool(value) => ValueRef::Integer(value.into()),
            Self::Int(value) => ValueRef::Integer(value),
            Self::Real(value) => ValueRef::Real(value),
            Self::Text(value) => ValueRef::Text(value.as_bytes()),
            Self::Bytes(value) => ValueRef::Blob(value),
        }))
    }
}

impl ToSql for Cell<'_> {
    fn to_sql(&self, ty: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn std::error::Error + Sync + Send>> {
        match self {
            Self::Null => Ok(IsNull::Yes),
            Self::Bool(value) => value.to_sql_checked(ty, out),
            Self::Int(value) => value.to_sql_checked(ty, out),
            Self::Real(value) => value.to_sql_checked(ty, out),
            Self::Text(value) => value.to_sql_checked(ty, out),
            Self::Bytes(value) => value.to_sql_checked(ty, out),
        }
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    tokio_postgres::types::to_sql_checked!();
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROW: [Cell; 8] = [
        Cell::Null,
        Cell::Bool(false),
        Cell::Bool(true),
        Cell::Int(i64::MIN),
        Cell::Real(-1.5),
        Cell::Text("é \u{202f}"),
        Cell::Text(""),
        Cell::Bytes(&[0, 255]),
    ];

    fn rows(values: &[&[Cell<'static>]]) -> Rows {
        let mut rows = Rows::default();
        for row in values {
            rows.push(row.iter().map(|cell| Ok(*cell))).unwrap();
        }
        rows
    }

    #[test]
    fn every_kind_of_cell_comes_back_as_it_was() {
        let rows = rows(&[&ROW, &[], &[Cell::Int(7)]]);
        let read: Vec<_> = rows.each().map(|row| cells(row.unwrap()).unwrap()).collect();
        assert_eq!(read, [ROW.to_vec(), Vec::new(), vec![Cell::Int(7)]]);
    }

    #[test]
    fn the_two_zeros_are_one() {
        assert_eq!(rows(&[&[Cell::Real(-0.0)]]), rows(&[&[Cell::Real(0.0)]]));
    }

    #[test]
    fn truncated_rows_are_refused_and_never_read_past_the_end() {
        let whole = rows(&[&ROW]);
        for end in 1..whole.0.len() {
            let cut = Rows(whole.0[..end].to_vec());
            assert!(cut.each().any(|row| row.is_err()), "cut at {end}");
        }
        let row = &whole.0[4..];
        let complete = |end: usize| cells(&row[..end]).is_ok_and(|cells| ROW.starts_with(&cells));
        for end in 0..row.len() {
            assert!(cells(&row[..end]).is_err() || complete(end), "cut at {end}");
        }
        assert!(cells(&[9]).is_err());
        assert!(cells(&[5, 1, 0, 0, 0, 0xff]).is_err(), "not UTF-8");
    }
}
