//! Keyset pagination: the cursor holds the sort key of the page's last row, so that rows added or removed between two
//! requests cause no skips or repeats.

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use utoipa::ToSchema;

use crate::{Error, Kind};

/// One page of a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Page<T> {
    /// Rows of the page, in the requested order.
    pub items: Vec<T>,
    /// Pass it as `cursor` to get the next page; null on the last page.
    #[schema(required)]
    pub next_cursor: Option<String>,
}

impl<T> Page<T> {
    /// Returns a page of at most `limit` rows from `limit + 1` rows; `cursor` makes the cursor of the last row on the
    /// page.
    pub fn of(mut rows: Vec<T>, limit: Limit, cursor: impl FnOnce(&T) -> Cursor) -> Self {
        let is_last = rows.len() <= limit.rows();
        rows.truncate(limit.rows());
        let next_cursor = if is_last { None } else { rows.last().map(|row| cursor(row).0) };
        Self { items: rows, next_cursor }
    }

    /// Converts every row and keeps the cursor.
    pub fn map<U>(self, to: impl FnMut(T) -> U) -> Page<U> {
        Page { items: self.items.into_iter().map(to).collect(), next_cursor: self.next_cursor }
    }
}

/// Maximum number of rows per page: 1 to 200, 50 by default.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "i64")]
pub struct Limit(i64);

impl Limit {
    /// Returns the maximum number of rows on the page.
    pub fn rows(self) -> usize {
        self.0 as usize
    }

    /// Returns the maximum page size, to read a whole list.
    pub fn largest() -> Self {
        Self(200)
    }

    /// Returns the number of rows to read: one more than the page shows, which tells whether there is a next page.
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

/// Opaque position in a list: the sort key and id of the page's last row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cursor(pub String);

/// Null character as JSON writes it.
const NUL: &[u8] = br"\u0000";

impl Cursor {
    /// Encodes a key as hexadecimal JSON, which is safe in URLs.
    pub fn pack(key: &impl Serialize) -> Self {
        use std::fmt::Write;
        let bytes = serde_json::to_vec(key).unwrap_or_default();
        Self(bytes.iter().fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        }))
    }

    /// Decodes the key; 422 `invalid_cursor` when [`Cursor::pack`] did not make the text.
    pub fn unpack<K: DeserializeOwned>(text: &str) -> Result<K, Error> {
        let wrong = || Error::new(Kind::Invalid, "invalid_cursor", "This cursor doesn’t belong to this list.");
        if !text.len().is_multiple_of(2) || text.len() > 8192 || !text.is_ascii() {
            return Err(wrong());
        }
        let byte = |at| u8::from_str_radix(&text[at..at + 2], 16);
        let bytes = (0..text.len()).step_by(2).map(byte).collect::<Result<Vec<u8>, _>>().map_err(|_| wrong())?;
        // PostgreSQL has no text with this character.
        if bytes.windows(NUL.len()).any(|part| part == NUL) {
            return Err(wrong());
        }
        serde_json::from_slice(&bytes).map_err(|_| wrong())
    }
}
