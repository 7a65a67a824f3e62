//! Inner layer of the file: the sequence of records in a backup.

use db::copy::{Checksum, Rows, Table};
use jiff::Timestamp;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{Error, Result};

/// Origin of a backup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    /// Version of the program that made the backup.
    pub program: String,
    /// Time of the backup.
    pub made_at: Timestamp,
    /// Source engine: `sqlite` or `postgres`. A backup can be restored into either.
    pub engine: String,
    /// Applied migrations.
    pub migrations: Vec<i64>,
}

/// Content of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableContents {
    /// Name of the table.
    pub name: String,
    /// Number of rows.
    pub rows: u64,
    /// Digest of the rows (see [`Checksum`]).
    pub checksum: String,
}

/// Contents of a backup.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contents {
    /// Tables, parents first.
    pub tables: Vec<TableContents>,
    /// Number of photo files.
    pub photos: u64,
    /// True when the key file is included.
    pub has_keys: bool,
}

impl TableContents {
    pub(crate) fn new(table: &Table, checksum: Checksum) -> Self {
        Self { name: table.name.clone(), rows: checksum.rows(), checksum: checksum.to_string() }
    }
}

impl Contents {
    /// Returns the number of rows of all tables.
    pub fn rows(&self) -> u64 {
        self.tables.iter().map(|table| table.rows).sum()
    }
}

/// Record of a backup.
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
    /// Encodes the record.
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

    /// Decodes the letter and length of a record from its first bytes.
    pub(crate) fn front(bytes: [u8; FRONT]) -> (u8, usize) {
        let [letter, length @ ..] = bytes;
        (letter, u32::from_le_bytes(length) as usize)
    }

    /// Decodes a record from its letter and content.
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
