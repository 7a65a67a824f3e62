//! Position of a page in a sorted list.

use std::cmp::Ordering;

use api::Cursor;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::{Location, Sort};

/// A place in a sorted list: the key and id of the last row shown.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PagePosition {
    /// Within the order by name.
    Name(String, String),
    /// Within the order by city.
    City(String, String),
    /// Within the order by rating.
    Rating(f64, String),
    /// Within the order by number of reviews.
    Reviews(i64, String),
    /// Within the order by last sync.
    LastSync(i64, String),
    /// Within the order by health.
    Health(i64, String),
}

impl PagePosition {
    /// Before the first row of a sorted list.
    pub fn start(sort: Sort) -> Self {
        // Later in order than any id, which is lower-case hexadecimal.
        let last = || "~".to_owned();
        match sort {
            Sort::Name => Self::Name(String::new(), String::new()),
            Sort::City => Self::City(String::new(), String::new()),
            Sort::Rating => Self::Rating(f64::MAX, last()),
            Sort::Reviews => Self::Reviews(i64::MAX, last()),
            Sort::LastSync => Self::LastSync(i64::MAX, last()),
            Sort::Health => Self::Health(-1, String::new()),
        }
    }

    /// Returns the position of `location` in a sorted list.
    pub fn of(location: &Location, sort: Sort) -> Self {
        let id = location.id.to_string();
        match sort {
            Sort::Name => Self::Name(text::sort_key(&location.details.name), id),
            Sort::City => Self::City(text::sort_key(&location.details.city), id),
            Sort::Rating => Self::Rating(location.rating.unwrap_or(-1.0), id),
            Sort::Reviews => Self::Reviews(location.reviews, id),
            Sort::LastSync => Self::LastSync(location.last_sync.map_or(-1, Timestamp::as_millisecond), id),
            Sort::Health => Self::Health(location.health, id),
        }
    }

    /// Returns the sort order of the position.
    pub fn sort(&self) -> Sort {
        match self {
            Self::Name(..) => Sort::Name,
            Self::City(..) => Sort::City,
            Self::Rating(..) => Sort::Rating,
            Self::Reviews(..) => Sort::Reviews,
            Self::LastSync(..) => Sort::LastSync,
            Self::Health(..) => Sort::Health,
        }
    }

    /// Compares two positions of the same sort order.
    pub fn compare(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Self::Name(a, id), Self::Name(b, other)) | (Self::City(a, id), Self::City(b, other)) => {
                (a, id).cmp(&(b, other))
            }
            (Self::Rating(a, id), Self::Rating(b, other)) => b.total_cmp(a).then_with(|| other.cmp(id)),
            (Self::Reviews(a, id), Self::Reviews(b, other)) | (Self::LastSync(a, id), Self::LastSync(b, other)) => {
                (b, other).cmp(&(a, id))
            }
            (Self::Health(a, id), Self::Health(b, other)) => (a, id).cmp(&(b, other)),
            _ => Ordering::Equal,
        }
    }

    /// Returns the id of the row at the position.
    pub fn into_id(self) -> String {
        match self {
            Self::Name(_, id)
            | Self::City(_, id)
            | Self::Rating(_, id)
            | Self::Reviews(_, id)
            | Self::LastSync(_, id)
            | Self::Health(_, id) => id,
        }
    }

    /// Encodes the position as a cursor.
    pub fn cursor(&self) -> Cursor {
        Cursor::pack(self)
    }

    /// Decodes the caller's cursor, or returns the start without one; 422 for a cursor of another sort order.
    pub fn read(cursor: Option<&str>, sort: Sort) -> api::Result<Self> {
        let start = Self::start(sort);
        let Some(cursor) = cursor.filter(|cursor| !cursor.is_empty()) else { return Ok(start) };
        let position: Self = Cursor::unpack(cursor)?;
        if std::mem::discriminant(&position) == std::mem::discriminant(&start) {
            Ok(position)
        } else {
            Err(api::Error::new(api::Kind::Invalid, "invalid_cursor", "This cursor belongs to another sort order."))
        }
    }
}
