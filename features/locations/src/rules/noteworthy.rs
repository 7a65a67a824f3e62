//! Changes for the worse that members are notified of.

use crate::Location;

/// Change of a location to notify members of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Noteworthy {
    /// Its Business Profile is not verified any more.
    Unverified,
    /// Its rating, as it is shown, fell.
    RatingDropped {
        /// Rating before the change, to one decimal.
        from: f64,
        /// Rating after the change, to one decimal.
        to: f64,
    },
}

/// Returns the changes of a location to notify members of.
pub fn noteworthy(before: &Location, after: &Location) -> Vec<Noteworthy> {
    let rounded = |rating: f64| (rating * 10.0).round() / 10.0;
    let mut changes = Vec::new();
    if before.verified && !after.verified {
        changes.push(Noteworthy::Unverified);
    }
    if let (Some(from), Some(to)) = (before.rating.map(rounded), after.rating.map(rounded))
        && to < from
    {
        changes.push(Noteworthy::RatingDropped { from, to });
    }
    changes
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;
    use crate::{Details, LocationId};

    #[test]
    fn only_lost_verification_and_a_rating_that_is_shown_lower_are_noteworthy() {
        let at = |verified, rating| Location {
            verified,
            rating,
            ..Location::by_hand(LocationId::new(Timestamp::UNIX_EPOCH), Details::default(), Timestamp::UNIX_EPOCH)
        };
        let dropped = |from, to| Noteworthy::RatingDropped { from, to };
        for (before, after, expected) in [
            ((true, None), (false, None), vec![Noteworthy::Unverified]),
            ((false, None), (true, None), vec![]),
            ((true, Some(4.5)), (true, Some(4.2)), vec![dropped(4.5, 4.2)]),
            ((true, Some(4.54)), (true, Some(4.46)), vec![]),
            ((true, Some(4.2)), (true, Some(4.5)), vec![]),
            ((true, Some(4.2)), (true, None), vec![]),
            ((true, Some(4.0)), (false, Some(3.9)), vec![Noteworthy::Unverified, dropped(4.0, 3.9)]),
        ] {
            assert_eq!(noteworthy(&at(before.0, before.1), &at(after.0, after.1)), expected);
        }
    }
}
