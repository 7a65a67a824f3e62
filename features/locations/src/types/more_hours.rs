//! Hours of parts of a business, such as its kitchen or its delivery.

use hours::{GivenPeriod, Period};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Maximum length of the name of a type.
const MAX_TYPE_CHARS: usize = 60;

/// Hours of a part of the business, in its regular week.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = LocationPartHours)]
pub struct PartHours {
    /// Google's name of the type, in lower case: `kitchen`, `delivery`, `drive_through` …
    #[serde(rename = "type")]
    pub kind: String,
    /// Periods of the regular week, from Monday.
    pub periods: Vec<Period>,
}

impl PartHours {
    /// Returns true for a name of a type: lower case letters, digits and underscores, a letter first.
    pub fn is_type(name: &str) -> bool {
        name.len() <= MAX_TYPE_CHARS
            && name.starts_with(|letter: char| letter.is_ascii_lowercase())
            && name.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_')
    }
}

/// Submitted hours of a part of the business.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = NewLocationPartHours)]
pub struct GivenPartHours {
    /// Google's name in lower case: `kitchen`, `drive_through` …
    #[serde(rename = "type")]
    #[schema(min_length = 1, max_length = 60, pattern = "^[a-z][a-z0-9_]*$")]
    pub kind: String,
    /// Periods.
    #[serde(default)]
    pub periods: Vec<GivenPeriod>,
}

/// Hours of parts of a business: at most one entry for each type, in the order of their names.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = LocationMoreHours)]
pub struct MoreHours(pub Vec<PartHours>);

impl MoreHours {
    /// Maximum number of types.
    pub const MAX: usize = 20;

    /// Returns at most [`Self::MAX`] of these entries, without those that have no period, in the order of their types. Of
    /// two entries with one type, the first one is kept.
    pub fn of(mut parts: Vec<PartHours>) -> Self {
        parts.retain(|part| !part.periods.is_empty());
        parts.sort_by(|a, b| a.kind.cmp(&b.kind));
        parts.dedup_by(|next, part| next.kind == part.kind);
        parts.truncate(Self::MAX);
        Self(parts)
    }

    /// As they are stored: JSON, null for none.
    pub fn stored(&self) -> Option<String> {
        if self.0.is_empty() { None } else { serde_json::to_string(self).ok() }
    }
}

impl db::Column for MoreHours {
    fn read(row: &db::Row, at: usize) -> db::Result<Self> {
        match Option::<String>::read(row, at)? {
            None => Ok(Self::default()),
            Some(text) => serde_json::from_str(&text).map_err(|e| db::Error::Unreadable(e.to_string())),
        }
    }
}

#[cfg(test)]
mod tests {
    use hours::{Day, Time};

    use super::*;

    #[test]
    fn each_type_has_one_entry_with_periods() {
        let monday =
            Period { open_day: Day::Monday, open_time: Time::START, close_day: Day::Monday, close_time: Time::END };
        let part = |kind: &str, count: usize| PartHours { kind: kind.into(), periods: vec![monday; count] };
        let parts = vec![part("takeout", 1), part("kitchen", 2), part("brunch", 0), part("kitchen", 1)];
        assert_eq!(MoreHours::of(parts), MoreHours(vec![part("kitchen", 2), part("takeout", 1)]));
        let many = (0..30).map(|number| part(&format!("type_{number:02}"), 1)).collect();
        assert_eq!(MoreHours::of(many).0.len(), MoreHours::MAX);
        assert_eq!(MoreHours::of(vec![part("brunch", 0)]).stored(), None);
    }

    #[test]
    fn a_type_is_a_name_in_lower_case() {
        for name in ["kitchen", "drive_through", "t2", &"x".repeat(60)] {
            assert!(PartHours::is_type(name), "{name}");
        }
        for name in ["", "Delivery", "drive-through", "1st", "_a", "a b", "é", &"x".repeat(61)] {
            assert!(!PartHours::is_type(name), "{name}");
        }
    }
}
