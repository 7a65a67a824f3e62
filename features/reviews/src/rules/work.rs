//! Rules about the work of members on reviews.

use api::FieldError;
use jiff::{SignedDuration, Timestamp};

use crate::types::{Row, WorkState};

/// Maximum time from now until which a review is to be done.
const MAX_DUE: SignedDuration = SignedDuration::from_hours(24 * 731);

/// Returns the review with a work state.
pub(crate) fn with_work(row: Row, state: WorkState) -> Row {
    if row.work() == state {
        return row;
    }
    Row {
        is_done: state == WorkState::Done,
        is_waiting: state == WorkState::Waiting,
        work_version: row.work_version + 1,
        ..row
    }
}

/// Returns the review with the work state after its reply changed: a reply ends the work, and a missing one begins it.
pub(crate) fn with_work_of_reply(before: &Row, after: Row) -> Row {
    match (before.is_answered, after.is_answered) {
        (false, true) => with_work(after, WorkState::Done),
        (true, false) => with_work(after, WorkState::Open),
        _ => after,
    }
}

/// Checks a due time that is set now.
pub(crate) fn check_due(due: Option<Timestamp>, now: Timestamp) -> Result<(), FieldError> {
    match due {
        Some(due) if due <= now => Err(FieldError::new("due_at", "in_past", "Choose a time in the future.")),
        Some(due) if now.duration_until(due) > MAX_DUE => {
            Err(FieldError::new("due_at", "too_late", "Choose a time within the next two years."))
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::merge::tests::{found, row_of};

    #[test]
    fn a_reply_ends_the_work_and_a_missing_one_begins_it() {
        let open = row_of(&found("1", Some(4.0), "Good"));
        let waiting = with_work(open.clone(), WorkState::Waiting);
        assert_eq!((waiting.work(), waiting.work_version), (WorkState::Waiting, 1));
        for (before, is_answered, state) in [
            (&open, true, WorkState::Done),
            (&open, false, WorkState::Open),
            (&waiting, true, WorkState::Done),
            (&waiting, false, WorkState::Waiting),
        ] {
            let after = with_work_of_reply(before, Row { is_answered, ..before.clone() });
            assert_eq!(after.work(), state);
        }
        let done = with_work(Row { is_answered: true, ..open }, WorkState::Done);
        let failed = with_work_of_reply(&done, Row { is_answered: false, ..done.clone() });
        assert_eq!((failed.work(), failed.work_version), (WorkState::Open, 2));
    }

    #[test]
    fn a_due_time_is_within_the_next_two_years() {
        let now = Timestamp::UNIX_EPOCH;
        let code = |hours| {
            let due = now + SignedDuration::from_hours(hours);
            check_due(Some(due), now).err().map(|error| error.code.clone())
        };
        assert_eq!(check_due(None, now), Ok(()));
        for (hours, expected) in
            [(-1, Some("in_past")), (0, Some("in_past")), (1, None), (24 * 731, None), (24 * 731 + 1, Some("too_late"))]
        {
            assert_eq!(code(hours).as_deref(), expected, "{hours}");
        }
    }
}
