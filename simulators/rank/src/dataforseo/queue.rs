//! Tasks through the queue: posted, listed once they are ready, and collected.

use jiff::{SignedDuration, Timestamp};
use serde_json::{Value, json};

use super::{
    TASK_POST, check_funds,
    envelope::{Answer, Failure, written},
    refusal_of, serp,
    task::{Task, has_webhook},
    tasks,
};
use crate::{
    exchange::{Incoming, Reply},
    faults::FaultKind,
    queue::Stored,
    sim::Sim,
};

/// Maximum number of tasks in a request.
const MAX_TASKS: usize = 100;
/// Maximum number of ids in the list of ready tasks.
const MAX_READY: usize = 1_000;
/// Maximum number of lists of ready tasks per minute.
const READY_CALLS_PER_MINUTE: usize = 20;
/// Age up to which a task is in the list of ready tasks.
const LISTED_FOR: SignedDuration = SignedDuration::from_hours(24 * 3);
/// Age up to which the results of a task can be collected.
const RETENTION: SignedDuration = SignedDuration::from_hours(24 * 30);

/// Answers `task_post`.
pub(super) fn post<'a>(sim: &'a Sim, incoming: &Incoming) -> Result<Answer<'a>, Reply> {
    let tasks = tasks(incoming)?;
    let mut answer = Answer::new(sim, &incoming.path);
    for (index, value) in tasks.iter().enumerate() {
        if index >= MAX_TASKS {
            answer.add_failure(value, &Failure::TOO_MANY_TASKS);
            continue;
        }
        match Task::read(value, "task_post") {
            Ok(task) => post_one(sim, &mut answer, task)?,
            Err(failure) => answer.add_failure(value, &failure),
        }
    }
    Ok(answer)
}

fn post_one(sim: &Sim, answer: &mut Answer, task: Task) -> Result<(), Reply> {
    if let Err(failure) = check_funds(sim, &task)? {
        answer.add_failure(&task.data, &failure);
        return Ok(());
    }
    let fault = sim.ask_fault(TASK_POST, true);
    let kind = fault.as_ref().map(|fault| fault.kind);
    if let Some(failure) = refusal_of(kind) {
        answer.add_failure(&task.data, &failure);
        return Ok(());
    }
    let (ask, posted) = (sim.with_nonce(task.ask, true), sim.now());
    sim.ledger().charge(TASK_POST, &ask, task.cost, posted, kind);
    let id = answer.add_created(&task.data, task.cost);
    let ready = sim.ready_at(posted, fault.as_ref());
    let stored = Stored { id, ask, posted, ready, fault: kind, request: task.data, is_collected: false };
    let mut state = sim.state();
    if ready.is_some() && kind != Some(FaultKind::WebhookLost) && has_webhook(&stored.request) {
        state.webhooks.push(stored.id.clone());
    }
    state.tasks.add(stored);
    Ok(())
}

/// Answers `tasks_ready`.
pub(super) fn ready<'a>(sim: &'a Sim, incoming: &Incoming) -> Result<Answer<'a>, Reply> {
    if !sim.is_within_limit("dataforseo.tasks_ready", 60, READY_CALLS_PER_MINUTE) {
        return Err(Failure::RATE_LIMITED.reply());
    }
    let now = sim.now();
    let state = sim.state();
    let is_listed = |task: &&Stored| {
        !task.is_collected && task.answered(now).is_some_and(|ready| now.duration_since(ready) < LISTED_FOR)
    };
    let list: Vec<Value> = state.tasks.all().filter(is_listed).take(MAX_READY).map(ready_entry).collect();
    drop(state);
    let mut answer = Answer::new(sim, &incoming.path);
    answer.add_result(
        &json!({ "api": "serp", "function": "tasks_ready", "se": "google", "se_type": "maps" }),
        0,
        &list,
    );
    Ok(answer)
}

fn ready_entry(task: &Stored) -> Value {
    json!({
        "id": task.id,
        "se": "google",
        "se_type": "maps",
        "date_posted": written(task.posted),
        "tag": task.request["tag"].as_str().unwrap_or_default(),
        "endpoint_regular": null,
        "endpoint_advanced": address(task),
        "endpoint_html": null,
    })
}

/// Answers `task_get`.
pub(super) fn get<'a>(sim: &'a Sim, incoming: &Incoming) -> Answer<'a> {
    let id = incoming.path.rsplit('/').next().unwrap_or_default();
    let now = sim.now();
    let task = sim.state().tasks.get_mut(id).map(|task| {
        task.is_collected |= task.answered(now).is_some();
        task.clone()
    });
    if let Some(task) = task {
        return answer_of(sim, &task, now);
    }
    let mut answer = Answer::new(sim, &incoming.path);
    answer.add_earlier_failure(id, &Value::Null, &Failure::TASK_NOT_FOUND);
    answer
}

/// Returns the answer of a task as it is at a time.
pub(super) fn answer_of<'a>(sim: &'a Sim, task: &Stored, now: Timestamp) -> Answer<'a> {
    let mut answer = Answer::new(sim, &address(task));
    match outcome(sim, task, now) {
        Ok(result) => answer.add_earlier(&task.id, &task.request, &[result]),
        Err(failure) => answer.add_earlier_failure(&task.id, &task.request, &failure),
    }
    answer
}

/// Returns the path of a task's results.
fn address(task: &Stored) -> String {
    format!("/v3/serp/google/maps/task_get/advanced/{}", task.id)
}

fn outcome(sim: &Sim, task: &Stored, now: Timestamp) -> Result<Value, Failure> {
    let at = task.answered(now).ok_or(Failure::IN_QUEUE)?;
    if now.duration_since(at) > RETENTION {
        return Err(Failure::RESULTS_EXPIRED);
    }
    serp::result(sim, &task.ask, at, task.fault, &task.request)
}
