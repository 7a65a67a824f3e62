//! Times: when a listing is checked again, and when a task is due.

use jiff::{SignedDuration, Timestamp};

use crate::types::{Checking, Directory, TaskState};

/// Days between automatic checks.
const AUTOMATIC: i64 = 30;
/// Days after which a person is asked to look again, in tiers 1 and 2.
const BY_HAND_HEAVY: i64 = 90;
/// Days after which a person is asked to look again, in other tiers.
const BY_HAND: i64 = 180;
/// Days after which a listing is checked whose task says that it was submitted or is live.
const AFTER_STEP: i64 = 7;
/// Days in which a new task is due.
const TO_DO: i64 = 14;

fn days(days: i64) -> SignedDuration {
    SignedDuration::from_hours(24 * days)
}

/// Returns true when the program checks listings of a directory by itself: a register, or pages whose address it knows.
pub(crate) fn is_checked_by_program(directory: &Directory, has_url: bool) -> bool {
    has_url || is_found_by_program(directory)
}

/// Returns true when the program looks for a location in a directory without being told where.
pub(crate) fn is_found_by_program(directory: &Directory) -> bool {
    directory.checking != Checking::Manual
}

/// Returns the time of the next check of a listing that was checked now.
pub(crate) fn next_check(directory: &Directory, has_url: bool, now: Timestamp) -> Timestamp {
    let wait = if is_checked_by_program(directory, has_url) {
        AUTOMATIC
    } else if directory.details.tier <= 2 {
        BY_HAND_HEAVY
    } else {
        BY_HAND
    };
    now + days(wait)
}

/// Returns the time of the check after a task got a state; `None` when the state asks for none.
pub(crate) fn check_after_step(state: TaskState, now: Timestamp) -> Option<Timestamp> {
    matches!(state, TaskState::Submitted | TaskState::Live).then(|| now + days(AFTER_STEP))
}

/// Returns the time by which a task in a state is due; `None` when nothing is waited for.
pub(crate) fn due(state: TaskState, now: Timestamp) -> Option<Timestamp> {
    let wait = match state {
        TaskState::ToDo | TaskState::NeedsFix => TO_DO,
        TaskState::Submitted => 7,
        TaskState::AwaitingEmail => 2,
        TaskState::AwaitingPhone => 3,
        TaskState::AwaitingPost => 14,
        TaskState::AwaitingDocument => 10,
        TaskState::Live | TaskState::Rejected | TaskState::NotApplicable | TaskState::Paused => return None,
    };
    Some(now + days(wait))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::list::listed;

    #[test]
    fn automatic_directories_are_checked_monthly_and_people_are_asked_less_often() {
        let now: Timestamp = "2026-06-01T12:00:00Z".parse().unwrap();
        let directory = |id: &str| listed(&id.parse().unwrap()).unwrap();
        let mut light = directory("apple").clone();
        light.details.tier = 3;
        for (directory, has_url, expected) in [
            (directory("n49"), false, 30),
            (directory("sirene"), false, 30),
            (directory("apple"), false, 90),
            (&light, false, 180),
            (&light, true, 30),
        ] {
            assert_eq!(next_check(directory, has_url, now), now + days(expected), "{}", directory.id);
        }
    }

    #[test]
    fn every_state_that_waits_has_a_reminder() {
        let now: Timestamp = "2026-06-01T12:00:00Z".parse().unwrap();
        let waits = TaskState::ALL.map(|state| due(state, now).map(|at| at.duration_since(now).as_hours() / 24));
        let expected = [Some(14), Some(7), Some(2), Some(3), Some(14), Some(10), None, Some(14), None, None, None];
        assert_eq!(waits, expected);
        assert_eq!(check_after_step(TaskState::Live, now), Some(now + days(7)));
        assert_eq!(check_after_step(TaskState::Paused, now), None);
    }
}
