//! Keys of the orders of the list, all ascending.

use crate::types::Sort;

/// Returns the two keys of a review in an order, from its rating times ten (0 without one) and its time in milliseconds.
pub(crate) fn sort_keys(sort: Sort, rating: i64, written_at: i64) -> (i64, i64) {
    match sort {
        Sort::Newest => (-written_at, rating),
        Sort::Oldest | Sort::Waiting => (written_at, rating),
        Sort::Lowest => (rating, -written_at),
        Sort::Highest => (-rating, -written_at),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_order_begins_with_the_smallest_keys() {
        let (late_and_bad, early_and_good) = ((10, 2_000), (50, 1_000));
        for (sort, is_late_first) in [
            (Sort::Newest, true),
            (Sort::Oldest, false),
            (Sort::Waiting, false),
            (Sort::Lowest, true),
            (Sort::Highest, false),
        ] {
            let keys = |(rating, written_at)| sort_keys(sort, rating, written_at);
            assert_eq!(keys(late_and_bad) < keys(early_and_good), is_late_first, "{sort:?}");
        }
    }
}
