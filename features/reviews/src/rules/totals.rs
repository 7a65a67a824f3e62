//! Totals of reviews, changed with each write instead of counted with each request.

use crate::types::{Row, State};

/// Number of reviews and sums of their ratings; of a change, the difference.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Totals {
    /// Reviews that their source shows.
    pub(crate) reviews: i64,
    /// Of these, reviews with a reply.
    pub(crate) answered: i64,
    /// Sum of the ratings times ten.
    pub(crate) rating_sum: i64,
    /// Reviews by rounded stars, from 1 to 5.
    pub(crate) stars: [i64; 5],
}

impl Totals {
    /// Returns the totals of one review: nothing when it is gone.
    pub(crate) fn of(row: &Row) -> Self {
        let mut totals = Self::default();
        if row.state == State::Gone {
            return totals;
        }
        totals.reviews = 1;
        totals.answered = i64::from(row.is_answered);
        if let Some(tenths) = row.rating {
            totals.rating_sum = tenths;
            totals.stars[((tenths + 5) / 10).clamp(1, 5) as usize - 1] = 1;
        }
        totals
    }

    /// Returns both together.
    pub(crate) fn and(self, other: Self) -> Self {
        Self {
            reviews: self.reviews + other.reviews,
            answered: self.answered + other.answered,
            rating_sum: self.rating_sum + other.rating_sum,
            stars: std::array::from_fn(|at| self.stars[at] + other.stars[at]),
        }
    }

    /// Returns the difference that removes these.
    pub(crate) fn negative(self) -> Self {
        let Self { reviews, answered, rating_sum, stars } = self;
        Self { reviews: -reviews, answered: -answered, rating_sum: -rating_sum, stars: stars.map(|count| -count) }
    }

    /// Returns the number of reviews with a rating.
    pub(crate) fn rated(self) -> i64 {
        self.stars.iter().sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::merge::tests::{found, row_of};

    #[test]
    fn totals_follow_rating_reply_and_state() {
        let row = row_of(&found("1", Some(4.5), "Good"));
        let totals = Totals::of(&row);
        assert_eq!((totals.reviews, totals.answered, totals.rating_sum, totals.stars), (1, 0, 45, [0, 0, 0, 0, 1]));
        assert_eq!(totals.and(totals.negative()), Totals::default());
        assert_eq!(Totals::of(&Row { state: State::Gone, ..row.clone() }), Totals::default());
        let unrated = Totals::of(&Row { rating: None, is_answered: true, ..row });
        assert_eq!((unrated.reviews, unrated.answered, unrated.rated()), (1, 1, 0));
    }
}
