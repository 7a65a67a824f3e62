//! States of a task: permitted transitions, and the effect of a check.

use crate::types::{Directory, Group, ListingState, TaskKind, TaskState};

use TaskState::{
    AwaitingDocument, AwaitingEmail, AwaitingPhone, AwaitingPost, Live, NeedsFix, NotApplicable, Paused, Rejected,
    Submitted, ToDo,
};

/// Returns the states that a person can set after a state.
pub(crate) fn next_states(state: TaskState) -> Vec<TaskState> {
    let mut next = match state {
        ToDo | NeedsFix => vec![Submitted],
        Submitted => vec![AwaitingEmail, AwaitingPhone, AwaitingPost, AwaitingDocument, Live],
        AwaitingEmail | AwaitingPhone | AwaitingPost | AwaitingDocument => {
            let others = [AwaitingEmail, AwaitingPhone, AwaitingPost, AwaitingDocument];
            let mut next = vec![Live];
            next.extend(others.into_iter().filter(|other| *other != state));
            next
        }
        Live => vec![NeedsFix],
        Rejected | NotApplicable | Paused => vec![ToDo, Submitted],
    };
    next.extend([Rejected, NotApplicable, Paused].into_iter().filter(|other| *other != state));
    next
}

/// Returns true when a person may set `to` after `from`.
pub(crate) fn may_follow(from: TaskState, to: TaskState) -> bool {
    from == to || next_states(from).contains(&to)
}

/// Returns true when nothing is left to do.
pub(crate) fn is_closed(state: TaskState) -> bool {
    matches!(state, Live | Rejected | NotApplicable)
}

/// Returns the kind of the task that a listing needs; `None` when it needs none.
pub(crate) fn kind_for(state: ListingState, has_duplicate: bool) -> Option<TaskKind> {
    match state {
        ListingState::Missing => Some(TaskKind::Create),
        ListingState::Wrong => Some(TaskKind::Fix),
        ListingState::Correct if has_duplicate => Some(TaskKind::Remove),
        _ => None,
    }
}

/// Returns the state of a task after a check: a clean listing closes it, a wrong one opens it again. `None` keeps the
/// state.
pub(crate) fn after_check(
    (kind, state): (TaskKind, TaskState),
    listing: ListingState,
    has_duplicate: bool,
) -> Option<TaskState> {
    if matches!(state, Paused | NotApplicable | Rejected) {
        return None;
    }
    let is_clean = listing == ListingState::Correct && !(kind == TaskKind::Remove && has_duplicate);
    match (is_clean, state) {
        (true, Live) => None,
        (true, _) => Some(Live),
        (false, Live) => match listing {
            ListingState::Wrong => Some(NeedsFix),
            ListingState::Missing => Some(ToDo),
            _ => None,
        },
        (false, _) => None,
    }
}

/// Returns the place of a task on the board: registers, aggregators, wrong ones of tier 1, missing ones of tier 1, then
/// by tier.
pub(crate) fn rank(directory: &Directory, kind: TaskKind) -> i64 {
    let tier = directory.details.tier;
    match (directory.details.group, kind) {
        _ if directory.is_register => 0,
        (Group::Aggregator, _) => 10,
        (_, TaskKind::Create) => 20 + 10 * (tier - 1) + 5,
        _ => 20 + 10 * (tier - 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::list::directories;

    #[test]
    fn a_task_goes_from_to_do_to_live_and_any_state_can_be_put_aside() {
        for (from, to, expected) in [
            (ToDo, Submitted, true),
            (ToDo, Live, false),
            (Submitted, AwaitingPost, true),
            (AwaitingPost, Live, true),
            (AwaitingPost, ToDo, false),
            (Live, NeedsFix, true),
            (Live, Submitted, false),
            (NeedsFix, Submitted, true),
            (Paused, ToDo, true),
            (Paused, Paused, true),
        ] {
            assert_eq!(may_follow(from, to), expected, "{from:?} {to:?}");
        }
        for state in TaskState::ALL {
            for aside in [Rejected, NotApplicable, Paused] {
                assert!(may_follow(state, aside));
            }
        }
    }

    #[test]
    fn a_clean_check_closes_a_task_and_a_wrong_one_opens_it_again() {
        use ListingState::{Blocked, Correct, Missing, Wrong};
        use TaskKind::{Create, Fix, Remove};
        for (task, listing, has_duplicate, expected) in [
            ((Fix, Submitted), Correct, false, Some(Live)),
            ((Create, ToDo), Correct, false, Some(Live)),
            ((Fix, Live), Wrong, false, Some(NeedsFix)),
            ((Fix, Live), Missing, false, Some(ToDo)),
            ((Fix, Live), Correct, false, None),
            ((Fix, Live), Blocked, false, None),
            ((Fix, Submitted), Wrong, false, None),
            ((Fix, Paused), Correct, false, None),
            ((Remove, ToDo), Correct, true, None),
            ((Remove, ToDo), Correct, false, Some(Live)),
        ] {
            assert_eq!(after_check(task, listing, has_duplicate), expected, "{task:?} {listing:?}");
        }
    }

    #[test]
    fn registers_come_before_aggregators_and_aggregators_before_tier_1() {
        let all = directories(&[]);
        let first_of = |group| all.iter().find(|directory| directory.details.group == group).unwrap();
        let tier = |tier| {
            let is_first = |directory: &&Directory| {
                directory.details.tier == tier
                    && !matches!(directory.details.group, Group::Register | Group::Aggregator)
            };
            all.iter().find(is_first).unwrap()
        };
        let ranks = [
            rank(first_of(Group::Register), TaskKind::Fix),
            rank(first_of(Group::Aggregator), TaskKind::Create),
            rank(tier(1), TaskKind::Fix),
            rank(tier(1), TaskKind::Create),
            rank(tier(2), TaskKind::Fix),
            rank(tier(5), TaskKind::Create),
        ];
        assert!(ranks.is_sorted_by(|a, b| a < b), "{ranks:?}");
    }
}
