//! The inner layer of the file: what a backup consists of, one after the other.

use db::copy::{Checksum, Rows, Table};
use jiff::Timestamp;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{Error, Result};

/// What a backup is of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    /// The version of the program that made it.
    pub program: String,
    /// When.
    pub made_at: Timestamp,
    /// The engine it was made from: `sqlite` or `postgres`. It can be restored into either.
    pub engine: String,
    /// The migrations that had run.
    pub migrations: Vec<i64>,
}

/// What is in a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableContents {
    /// Its name.
    pub name: String,
    /// How many rows.
    pub rows: u64,
    /// Their digest (see [`Checksum`]).
    pub checksum: String,
}

/// What is in a backup.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contents {
    /// Each table, parents first.
    pub tables: Vec<TableContents>,
    /// Files of photos.
    pub photos: u64,
    /// Whether the key file is in it.
    pub has_keys: bool,
}

impl TableContents {
    pub(crate) fn new(table: &Table, checksum: Checksum) -> Self {
        Self { name: table.name.clone(), rows: checksum.rows(), checksum: checksum.to_string() }
    }
}

impl Contents {
    /// Rows of all tables together.
    pub fn rows(&self) -> u64 {
        self.tables.iter().map(|table| table.rows).sum()
    }
}

/// A part of a backup.
pub(crate) enum Record {
    Head(Head),
    Table(Table),
    Rows(Rows),
    TableEnd(TableContents),
    Keys(Vec<u8>),
    Photo(String),
    Piece(Vec<u8>),
    PhotoEnd,
    End(Contents),
}

/// Bytes before the content of a record: its letter and its length.
pub(crate) const FRONT: usize = 5;

impl Record {
    /// The record as bytes.
    pub(crate) fn write(&self) -> Result<Vec<u8>> {
        let json = |value: serde_json::Result<Vec<u8>>| value.map_err(Error::internal);
        let (letter, content) = match self {
            Self::Head(head) => (b'H', json(serde_json::to_vec(head))?),
            Self::Table(table) => (b'T', json(serde_json::to_vec(table))?),
            Self::Rows(rows) => (b'R', rows.as_bytes().to_vec()),
            Self::TableEnd(contents) => (b't', json(serde_json::to_vec(contents))?),
            Self::Keys(keys) => (b'K', keys.clone()),
            Self::Photo(name) => (b'F', name.as_bytes().to_vec()),
            Self::Piece(piece) => (b'f', piece.clone()),
            Self::PhotoEnd => (b'e', Vec::new()),
            Self::End(contents) => (b'Z', json(serde_json::to_vec(contents))?),
        };
        let length = u32::try_from(content.len()).map_err(Error::internal)?;
        Ok([&[letter][..], &length.to_le_bytes(), &content].concat())
    }

    /// Letter and length of the record whose first bytes these are.
    pub(crate) fn front(bytes: [u8; FRONT]) -> (u8, usize) {
        let [letter, length @ ..] = bytes;
        (letter, u32::from_le_bytes(length) as usize)
    }

    /// The record of a letter and its content.
    pub(crate) fn read(letter: u8, content: Vec<u8>) -> Result<Self> {
        Ok(match letter {
            b'H' => Self::Head(json(&content)?),
            b'T' => Self::Table(json(&content)?),
            b'R' => Self::Rows(Rows::from_bytes(content)),
            b't' => Self::TableEnd(json(&content)?),
            b'K' => Self::Keys(content),
            b'F' => Self::Photo(String::from_utf8(content).map_err(Error::damaged)?),
            b'f' => Self::Piece(content),
            b'e' => Self::PhotoEnd,
            b'Z' => Self::End(json(&content)?),
            _ => return Err(Error::damaged("it has a part of an unknown kind")),
        })
    }
}

fn json<T: DeserializeOwned>(content: &[u8]) -> Result<T> {
    serde_json::from_slice(content).map_err(Error::damaged)
}
