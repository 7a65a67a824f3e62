//! State changes after a call: the new state of a target, and its next task. Pure.

use jiff::{SignedDuration, Timestamp};

use crate::{
    publisher::{SendFailure, SourcePost, SourceState},
    queries::Outcome,
    types::{TargetRow, TargetState, Task},
};

/// Maximum tries of a call whose failure may pass.
const MAX_TRIES: i64 = 10;
/// Pause after the first failure; each further one doubles it.
const PAUSE: SignedDuration = SignedDuration::from_secs(30);
/// Maximum pause.
const MAX_PAUSE: SignedDuration = SignedDuration::from_hours(1);
/// Minutes between readings of the state of a post that the source checks.
const CHECK_MINUTES: [i64; 6] = [1, 5, 15, 60, 360, 1_440];
/// Time after which the state of a post that is shown is read once more.
const RECHECK_DELAY: SignedDuration = SignedDuration::from_hours(24);
/// Reason of a refusal without a reason.
pub(super) const NO_REASON: &str = "no_reason_given";

/// Result of a task.
#[derive(Debug)]
pub(super) enum TaskResult {
    /// The post as the source has it.
    There(SourcePost),
    /// The source does not have it, or no longer.
    Gone,
    /// The event or offer is over.
    Over,
    /// The call failed.
    Failed(SendFailure),
}

/// Returns what follows the result of a target's task. `ends_at` is the end of an event or offer.
pub(super) fn next(target: &TargetRow, done: TaskResult, ends_at: Option<Timestamp>, now: Timestamp) -> Outcome {
    let task = target.task.unwrap_or(Task::Check);
    match done {
        TaskResult::There(post) => there(target, post, ends_at, now),
        TaskResult::Gone if task == Task::Publish => {
            ended(target, TargetState::Failed, Some("google_not_found".into()))
        }
        TaskResult::Gone if task == Task::Delete => ended(target, TargetState::Deleted, None),
        TaskResult::Gone => ended(target, TargetState::Deleted, Some("deleted_at_google".into())),
        TaskResult::Over if task == Task::Publish => ended(target, TargetState::Failed, Some("event_over".into())),
        TaskResult::Over => ended(target, TargetState::Expired, None),
        TaskResult::Failed(failure) => failed(target, task, failure, now),
    }
}

fn there(target: &TargetRow, post: SourcePost, ends_at: Option<Timestamp>, now: Timestamp) -> Outcome {
    let is_reading = target.task == Some(Task::Check);
    let readings = if is_reading { target.attempts + 1 } else { 0 };
    let (state, reason_code) = match post.state {
        SourceState::Rejected => (TargetState::Rejected, Some(NO_REASON.into())),
        SourceState::Live => (TargetState::Live, None),
        SourceState::Processing | SourceState::Scheduled | SourceState::Recurring => (TargetState::Processing, None),
    };
    let published_at = target.published_at.unwrap_or(now);
    let (task, due_at) = match state {
        TargetState::Processing => {
            let pause = CHECK_MINUTES.get(readings as usize).map(|minutes| SignedDuration::from_mins(*minutes));
            (pause.map(|_| Task::Check), pause.map(|pause| now + pause))
        }
        TargetState::Live if published_at + RECHECK_DELAY > now => {
            (Some(Task::Check), Some(published_at + RECHECK_DELAY))
        }
        TargetState::Live => (ends_at.map(|_| Task::Expire), ends_at),
        _ => (None, None),
    };
    // An event that ends before the second look is over first.
    let (task, due_at) = match (state, ends_at) {
        (TargetState::Live, Some(end)) if due_at.is_none_or(|due| end < due) => (Some(Task::Expire), Some(end)),
        _ => (task, due_at),
    };
    Outcome {
        state,
        task,
        due_at,
        attempts: if is_reading { readings } else { 0 },
        published_at: Some(published_at),
        source_name: Some(post.name),
        url: post.url.or_else(|| target.url.clone()),
        reason_code,
    }
}

fn ended(target: &TargetRow, state: TargetState, reason_code: Option<String>) -> Outcome {
    Outcome {
        state,
        task: None,
        due_at: None,
        attempts: 0,
        published_at: target.published_at,
        source_name: target.source_name.clone(),
        url: target.url.clone(),
        reason_code,
    }
}

fn failed(target: &TargetRow, task: Task, failure: SendFailure, now: Timestamp) -> Outcome {
    let (code, passes, is_unknown) = match failure {
        SendFailure::Later(code) => (code, true, false),
        SendFailure::Unknown(code) => (code, true, true),
        SendFailure::Refused(code) => (code, false, false),
        SendFailure::Gone => ("google_not_found".into(), false, false),
    };
    let tries = target.attempts + 1;
    let state = match task {
        // A request without a known result is searched at the source before it is sent again.
        Task::Publish if passes && is_unknown => TargetState::Sending,
        Task::Publish if passes => TargetState::Queued,
        Task::Publish => TargetState::Failed,
        _ => target.state,
    };
    if passes && tries < MAX_TRIES {
        let pause = (PAUSE * 2_i32.pow(tries.clamp(1, 8) as u32 - 1)).min(MAX_PAUSE);
        return Outcome {
            state,
            task: Some(task),
            due_at: Some(now + pause),
            attempts: tries,
            reason_code: Some(code),
            ..ended(target, state, None)
        };
    }
    let state = if task == Task::Publish { TargetState::Failed } else { target.state };
    ended(target, state, (task != Task::Check).then_some(code))
}
