//! Keyset paging: a cursor says where the last page ended; nothing is skipped or repeated while rows change.

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use utoipa::ToSchema;

use crate::{Error, Kind};

/// One page of a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Page<T> {
    /// The rows, in the order asked for.
    pub items: Vec<T>,
    /// Give it as `cursor` to get the next page; null at the end.
    #[schema(required)]
    pub next_cursor: Option<String>,
}

impl<T> Page<T> {
    /// A page of at most `limit` from `limit + 1` rows; `cursor` makes the cursor of the last row that is shown.
    pub fn of(mut rows: Vec<T>, limit: Limit, cursor: impl FnOnce(&T) -> Cursor) -> Self {
        let is_last = rows.len() <= limit.rows();
        rows.truncate(limit.rows());
        let next_cursor = if is_last { None } else { rows.last().map(|row| cursor(row).0) };
        Self { items: rows, next_cursor }
    }

    /// The same page with every row turned into something else.
    pub fn map<U>(self, to: impl FnMut(T) -> U) -> Page<U> {
        Page { items: self.items.into_iter().map(to).collect(), next_cursor: self.next_cursor }
    }
}

/// How many rows a page has: 1 to 200, 50 when not said.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "i64")]
pub struct Limit(i64);

impl Limit {
    /// How many rows to show.
    pub fn rows(self) -> usize {
        self.0 as usize
    }

    /// The most rows a page can have, for reading a whole list.
    pub fn largest() -> Self {
        Self(200)
    }

    /// How many rows to read: one more, which tells whether there is a next page.
    pub fn and_one(self) -> i64 {
        self.0 + 1
    }
}

impl Default for Limit {
    fn default() -> Self {
        Self(50)
    }
}

impl TryFrom<i64> for Limit {
    type Error = &'static str;

    fn try_from(rows: i64) -> Result<Self, Self::Error> {
        if (1..=200).contains(&rows) { Ok(Self(rows)) } else { Err("limit is 1 to 200") }
    }
}

/// An opaque place in a list: the sort key and id of its last row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cursor(pub String);

impl Cursor {
    /// Packs a key (anything that serialises) into URL-safe text.
    pub fn pack(key: &impl Serialize) -> Self {
        use std::fmt::Write;
        let bytes = serde_json::to_vec(key).unwrap_or_default();
        Self(bytes.iter().fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        }))
    }

    /// The key again; 422 `invalid_cursor` for anything we did not make.
    pub fn unpack<K: DeserializeOwned>(text: &str) -> Result<K, Error> {
        let wrong = || Error::new(Kind::Invalid, "invalid_cursor", "The cursor is not one that this list gave.");
        if !text.len().is_multiple_of(2) || text.len() > 8192 || !text.is_ascii() {
            return Err(wrong());
        }
        let byte = |at| u8::from_str_radix(&text[at..at + 2], 16);
        let bytes = (0..text.len()).step_by(2).map(byte).collect::<Result<Vec<u8>, _>>().map_err(|_| wrong())?;
        serde_json::from_slice(&bytes).map_err(|_| wrong())
    }
}
