//! Search and order of the list. Pure.

use api::{Cursor, Error, Kind, Result};
use serde::{Deserialize, Serialize};

use crate::types::Sort;

/// Returns true for a client whose name contains the words of a search.
pub(crate) fn matches(name: &str, q: Option<&str>) -> bool {
    let name = text::fold(name);
    text::fold(q.unwrap_or_default()).split_whitespace().all(|word| name.contains(word))
}

/// Position in the list: the order, the key of its figure, the key of the name, and the id.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) struct Position(Sort, i64, String, String);

impl Position {
    /// Returns the position of a client with a figure: the number of waiting reviews, or the time of the last activity.
    /// Larger figures come first, unknown ones last.
    pub(crate) fn of(sort: Sort, figure: Option<i64>, name: &str, id: &str) -> Self {
        let key = figure.map_or(i64::MAX, |figure| -figure);
        Self(sort, key, text::sort_key(name), id.to_owned())
    }

    /// Reads the position of a cursor; `None` without one.
    ///
    /// # Errors
    /// 422 `invalid_cursor` when it belongs to another list or another order.
    pub(crate) fn read(cursor: Option<&str>, sort: Sort) -> Result<Option<Self>> {
        let Some(cursor) = cursor.filter(|cursor| !cursor.is_empty()) else { return Ok(None) };
        let position: Self = Cursor::unpack(cursor)?;
        if position.0 == sort {
            return Ok(Some(position));
        }
        Err(Error::new(Kind::Invalid, "invalid_cursor", "This cursor belongs to another sort order."))
    }

    /// Encodes the position as a cursor.
    pub(crate) fn cursor(&self) -> Cursor {
        Cursor::pack(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_found_by_its_words_without_case_and_accents() {
        for (name, q, expected) in [
            ("Boulangerie Émile", None, true),
            ("Boulangerie Émile", Some(" "), true),
            ("Boulangerie Émile", Some("emile BOUL"), true),
            ("Boulangerie Émile", Some("emil boucherie"), false),
            ("", Some("a"), false),
        ] {
            assert_eq!(matches(name, q), expected, "{name} {q:?}");
        }
    }

    #[test]
    fn larger_figures_come_first_and_unknown_ones_last() {
        let clients = [
            ("Zoe", Some(3), "1"),
            ("Émile", Some(3), "2"),
            ("Emile", Some(3), "3"),
            ("Abe", Some(0), "4"),
            ("Aaron", None, "5"),
            ("Bob", Some(12), "6"),
        ];
        let order = |sort, has_figures: bool| {
            let figure = |figure: Option<i64>| figure.filter(|_| has_figures);
            let mut order = clients.map(|(name, value, id)| Position::of(sort, figure(value), name, id));
            order.sort();
            order.map(|position| position.3).join("")
        };
        assert_eq!(order(Sort::Waiting, true), "623145");
        assert_eq!(order(Sort::Name, false), "546231");
    }

    #[test]
    fn a_cursor_is_good_for_its_order_only() {
        let position = Position::of(Sort::Waiting, Some(2), "Bakery", "1");
        let cursor = position.cursor().0;
        assert_eq!(Position::read(Some(&cursor), Sort::Waiting).ok(), Some(Some(position)));
        assert_eq!(Position::read(None, Sort::Name).ok(), Some(None));
        assert_eq!(Position::read(Some(""), Sort::Name).ok(), Some(None));
        assert!(Position::read(Some(&cursor), Sort::Name).is_err());
        assert!(Position::read(Some("00"), Sort::Name).is_err());
    }
}
