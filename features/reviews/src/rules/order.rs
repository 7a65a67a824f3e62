//! Keys of the orders of the list, all ascending.

use crate::types::{Row, Sort, State};

/// Highest rating, times ten, of a review that is urgent first.
const MAX_LOW: i64 = 24;
/// Highest rating, times ten, of a review that is urgent after those.
const MAX_MIDDLE: i64 = 34;

/// Attributes of a review that the orders read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SortFields {
    /// Rating times ten; 0 without one.
    pub(crate) rating: i64,
    /// Milliseconds.
    pub(crate) written_at: i64,
    /// Waits for a reply.
    pub(crate) is_open: bool,
}

impl SortFields {
    /// Returns the attributes of a review.
    pub(crate) fn of(row: &Row) -> Self {
        Self {
            rating: row.rating.unwrap_or(0),
            written_at: row.written_at.as_millisecond(),
            is_open: is_open(row.is_answered, row.is_done, row.state),
        }
    }
}

/// Returns true for a review that waits for a reply: without one, not marked as done, and still at its source.
pub(crate) fn is_open(is_answered: bool, is_done: bool, state: State) -> bool {
    !is_answered && !is_done && state != State::Gone
}

/// Returns the two keys of a review in an order.
pub(crate) fn sort_keys(sort: Sort, fields: SortFields) -> (i64, i64) {
    let SortFields { rating, written_at, .. } = fields;
    match sort {
        Sort::Newest => (-written_at, rating),
        Sort::Oldest | Sort::Waiting => (written_at, rating),
        Sort::Lowest => (rating, -written_at),
        Sort::Highest => (-rating, -written_at),
        Sort::Urgency => urgency(fields),
    }
}

/// Returns the keys of the order by urgency. Reviews that wait for a reply come first, in three groups: one and two stars;
/// three stars or no rating; four and five stars. In each group, the review that has waited longest is the first. All other
/// reviews follow, the latest first.
pub(crate) fn urgency(SortFields { rating, written_at, is_open }: SortFields) -> (i64, i64) {
    match rating {
        _ if !is_open => (3, -written_at),
        1..=MAX_LOW => (0, written_at),
        ..=MAX_MIDDLE => (1, written_at),
        _ => (2, written_at),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields((rating, written_at): (i64, i64), is_open: bool) -> SortFields {
        SortFields { rating, written_at, is_open }
    }

    #[test]
    fn each_order_begins_with_the_smallest_keys() {
        let (late_and_bad, early_and_good) = ((10, 2_000), (50, 1_000));
        for (sort, is_late_first) in [
            (Sort::Newest, true),
            (Sort::Oldest, false),
            (Sort::Waiting, false),
            (Sort::Lowest, true),
            (Sort::Highest, false),
            (Sort::Urgency, true),
        ] {
            let keys = |of| sort_keys(sort, fields(of, true));
            assert_eq!(keys(late_and_bad) < keys(early_and_good), is_late_first, "{sort:?}");
        }
    }

    #[test]
    fn urgent_are_low_ratings_without_a_reply_and_of_these_the_longest_waiting() {
        let expected = [
            ((24, 1), true),
            ((10, 2), true),
            ((34, 1), true),
            ((0, 2), true),
            ((25, 3), true),
            ((50, 1), true),
            ((35, 2), true),
            ((10, 9), false),
            ((50, 1), false),
        ];
        let mut sorted = expected;
        sorted.reverse();
        sorted.sort_by_key(|(of, is_open)| urgency(fields(*of, *is_open)));
        assert_eq!(sorted, expected);
    }

    #[test]
    fn a_review_waits_while_it_is_there_without_a_reply_and_not_done() {
        assert!(is_open(false, false, State::Shown) && is_open(false, false, State::Returned));
        assert!(!is_open(true, false, State::Shown));
        assert!(!is_open(false, true, State::Edited));
        assert!(!is_open(false, false, State::Gone));
    }
}
