//! DataForSEO: Google Maps live and through the queue. It answers 200 with a status code for the request and one for each
//! task, except 401, 402, 404 and 500.

mod envelope;
mod queue;
mod serp;
mod task;
mod webhooks;

use std::sync::Arc;

use axum::{
    Router,
    extract::{Request, State},
    response::Response,
    routing::{get, post},
};
use base64::{Engine, prelude::BASE64_STANDARD};
use http::header::AUTHORIZATION;
use serde_json::{Value, json};

use crate::{
    LOGIN, PASSWORD,
    exchange::{Incoming, Refusal, Reply, exchange},
    faults::{FaultKind, Method},
    ledger::Unpaid,
    sim::Sim,
};
use envelope::{Answer, Failure, dollars};
use task::Task;

pub(crate) use webhooks::send_due as send_due_webhooks;

const LIVE: Method = "dataforseo.live";
const TASK_POST: Method = "dataforseo.task_post";
const TASKS_READY: Method = "dataforseo.tasks_ready";
const TASK_GET: Method = "dataforseo.task_get";
const USER_DATA: Method = "dataforseo.user_data";
const UNKNOWN: Method = "dataforseo.unknown";

/// Routes below the vendor's name.
pub(crate) fn routes() -> Router<Arc<Sim>> {
    let maps = "/v3/serp/google/maps";
    Router::new()
        .route(&format!("{maps}/live/advanced"), post(live).fallback(unknown))
        .route(&format!("{maps}/task_post"), post(task_post).fallback(unknown))
        .route(&format!("{maps}/tasks_ready"), get(tasks_ready).fallback(unknown))
        .route(&format!("{maps}/task_get/advanced/{{id}}"), get(task_get).fallback(unknown))
        .route("/v3/appendix/user_data", get(user_data).fallback(unknown))
        .fallback(unknown)
}

async fn live(State(sim): State<Arc<Sim>>, request: Request) -> Response {
    exchange(&sim, LIVE, request, refuse, |sim, incoming| admitted(sim, incoming, answer_live)).await
}

async fn task_post(State(sim): State<Arc<Sim>>, request: Request) -> Response {
    let response =
        exchange(&sim, TASK_POST, request, refuse, |sim, incoming| admitted(sim, incoming, queue::post)).await;
    webhooks::watch(&sim);
    response
}

async fn tasks_ready(State(sim): State<Arc<Sim>>, request: Request) -> Response {
    exchange(&sim, TASKS_READY, request, refuse, |sim, incoming| admitted(sim, incoming, queue::ready)).await
}

async fn task_get(State(sim): State<Arc<Sim>>, request: Request) -> Response {
    exchange(&sim, TASK_GET, request, refuse, |sim, incoming| {
        admitted(sim, incoming, |sim, incoming| Ok(queue::get(sim, incoming)))
    })
    .await
}

async fn user_data(State(sim): State<Arc<Sim>>, request: Request) -> Response {
    exchange(&sim, USER_DATA, request, refuse, |sim, incoming| {
        admitted(sim, incoming, |sim, incoming| Ok(answer_user_data(sim, incoming)))
    })
    .await
}

async fn unknown(State(sim): State<Arc<Sim>>, request: Request) -> Response {
    exchange(&sim, UNKNOWN, request, refuse, |_, _| refuse(Refusal::NotFound)).await
}

/// Answers a request with valid credentials within the limit of calls.
fn admitted(
    sim: &Sim,
    incoming: &Incoming,
    answer: for<'a> fn(&'a Sim, &Incoming) -> Result<Answer<'a>, Reply>,
) -> Reply {
    if !is_authorized(incoming) {
        return refuse(Refusal::Unauthorized);
    }
    if !sim.is_within_limit("dataforseo", 60, sim.options.calls_per_minute as usize) {
        return Failure::RATE_LIMITED.reply();
    }
    answer(sim, incoming).map_or_else(|reply| reply, Answer::reply)
}

fn is_authorized(incoming: &Incoming) -> bool {
    let header = incoming.headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    let basic = header.and_then(|value| value.split_once(' ')).filter(|(kind, _)| kind.eq_ignore_ascii_case("basic"));
    let pair = basic.and_then(|(_, encoded)| BASE64_STANDARD.decode(encoded.trim()).ok());
    pair.is_some_and(|pair| pair == format!("{LOGIN}:{PASSWORD}").into_bytes())
}

fn refuse(refusal: Refusal) -> Reply {
    let failure = match refusal {
        Refusal::Unauthorized => Failure::UNAUTHORIZED,
        Refusal::PaymentRequired => Failure::PAYMENT_REQUIRED,
        Refusal::RateLimited => Failure::RATE_LIMITED,
        Refusal::Internal | Refusal::Unavailable => Failure::INTERNAL,
        Refusal::NotFound => Failure::INVALID_PATH,
        Refusal::TooLarge => Failure::INVALID_BODY,
    };
    Reply { code: refusal.code(), ..failure.reply() }
}

/// Reads the array of tasks of a body.
fn tasks(incoming: &Incoming) -> Result<Vec<Value>, Reply> {
    if incoming.body.iter().all(u8::is_ascii_whitespace) {
        return Err(Failure::EMPTY_BODY.reply());
    }
    match serde_json::from_slice(&incoming.body) {
        Ok(Value::Array(tasks)) if tasks.is_empty() => Err(Failure::EMPTY_BODY.reply()),
        Ok(Value::Array(tasks)) => Ok(tasks),
        _ => Err(Failure::INVALID_BODY.reply()),
    }
}

/// Checks that a task can be paid. Without any balance the whole request is refused.
fn check_funds(sim: &Sim, task: &Task) -> Result<Result<(), Failure>, Reply> {
    match sim.ledger().check(task.cost, sim.now()) {
        Ok(()) => Ok(Ok(())),
        Err(Unpaid::NoBalance) => Err(refuse(Refusal::PaymentRequired)),
        Err(Unpaid::Insufficient) => Ok(Err(Failure::INSUFFICIENT_FUNDS)),
        Err(Unpaid::DailyCap) => Ok(Err(Failure::DAILY_CAP)),
    }
}

/// Returns the failure of a task that is refused before it is asked.
fn refusal_of(fault: Option<FaultKind>) -> Option<Failure> {
    match fault {
        Some(FaultKind::TaskRateLimited) => Some(Failure::RATE_LIMITED),
        Some(FaultKind::DailyCap) => Some(Failure::DAILY_CAP),
        _ => None,
    }
}

fn answer_live<'a>(sim: &'a Sim, incoming: &Incoming) -> Result<Answer<'a>, Reply> {
    let tasks = tasks(incoming)?;
    let mut answer = Answer::new(sim, &incoming.path);
    let [value] = tasks.as_slice() else {
        answer.add_failure(&Value::Null, &Failure::ONE_TASK);
        return Ok(answer);
    };
    let task = match Task::read(value, "live") {
        Ok(task) => task,
        Err(failure) => {
            answer.add_failure(value, &failure);
            return Ok(answer);
        }
    };
    if let Err(failure) = check_funds(sim, &task)? {
        answer.add_failure(&task.data, &failure);
        return Ok(answer);
    }
    let fault = sim.ask_fault(LIVE, false).map(|fault| fault.kind);
    if let Some(failure) = refusal_of(fault) {
        answer.add_failure(&task.data, &failure);
        return Ok(answer);
    }
    let (ask, now) = (sim.with_nonce(task.ask.clone(), true), sim.now());
    sim.ledger().charge(LIVE, &ask, task.cost, now, fault);
    match serp::result(sim, &ask, now, fault, &task.data) {
        Ok(result) => answer.add_result(&task.data, task.cost, &[result]),
        Err(failure) => answer.add_billed_failure(&task.data, task.cost, &failure),
    }
    Ok(answer)
}

fn answer_user_data<'a>(sim: &'a Sim, incoming: &Incoming) -> Answer<'a> {
    let (ledger, now) = (sim.ledger(), sim.now());
    let limit = sim.options.calls_per_minute;
    let result = json!({
        "login": LOGIN,
        "timezone": "UTC",
        "rates": {
            "limits": { "minute": { "total": limit, "serp": limit, "appendix": limit } },
        },
        "money": {
            "total": dollars(ledger.balance() + ledger.spent()),
            "balance": dollars(ledger.balance()),
            "limits": { "day": { "total": ledger.daily_cap.map(dollars) } },
            "statistics": { "day": { "value": now.strftime("%Y-%m-%d").to_string(), "total": dollars(ledger.spent_on_day(now)) } },
        },
        "price": {
            "serp": { "google_maps": {
                "live": { "priority_normal": [{ "cost_type": "per_result", "cost": dollars(task::LIVE_PRICE) }] },
                "task_post": {
                    "priority_normal": [{ "cost_type": "per_result", "cost": dollars(task::QUEUE_PRICE) }],
                    "priority_high": [{ "cost_type": "per_result", "cost": dollars(task::PRIORITY_PRICE) }],
                },
            } },
        },
    });
    drop(ledger);
    let mut answer = Answer::new(sim, &incoming.path);
    answer.add_result(&json!({ "api": "appendix", "function": "user_data" }), 0, &[result]);
    answer
}
