//! The frame of every answer: the status of the request and of each task.

use std::borrow::Cow;

use http::StatusCode;
use jiff::Timestamp;
use serde_json::{Value, json};

use crate::{exchange::Reply, sim::Sim};

/// Version that answers name.
const VERSION: &str = "0.1.20261001";

/// Status code from 40000, with its message.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Failure {
    code: u32,
    message: Cow<'static, str>,
}

impl Failure {
    pub(super) const ONE_TASK: Self = Self::new(40_000, "You can set only one task at a time.");
    pub(super) const TOO_MANY_TASKS: Self = Self::new(40_006, "The number of tasks in the POST array exceeds 100.");
    pub(super) const UNAUTHORIZED: Self = Self::new(40_100, "You are not Authorized to Access this Resource.");
    pub(super) const SEARCH_ENGINE: Self = Self::new(40_101, "Internal SE Server Error.");
    pub(super) const NO_RESULTS: Self = Self::new(40_102, "No Search Results.");
    pub(super) const PAYMENT_REQUIRED: Self = Self::new(40_200, "Payment Required.");
    pub(super) const RATE_LIMITED: Self = Self::new(40_202, "The rate-limit per minute has been exceeded.");
    pub(super) const DAILY_CAP: Self = Self::new(40_203, "The cost limit per day has been exceeded.");
    pub(super) const INSUFFICIENT_FUNDS: Self = Self::new(40_210, "Insufficient Funds.");
    pub(super) const TASK_NOT_FOUND: Self = Self::new(40_401, "Task Not Found.");
    pub(super) const INVALID_PATH: Self = Self::new(40_402, "Invalid Path.");
    pub(super) const RESULTS_EXPIRED: Self = Self::new(40_403, "Results Expired.");
    pub(super) const EMPTY_BODY: Self = Self::new(40_502, "POST Data Is Empty.");
    pub(super) const INVALID_BODY: Self = Self::new(40_503, "POST Data Is Invalid.");
    pub(super) const IN_QUEUE: Self = Self::new(40_602, "Task In Queue.");
    pub(super) const INTERNAL: Self = Self::new(50_000, "Internal Error.");

    const fn new(code: u32, message: &'static str) -> Self {
        Self { code, message: Cow::Borrowed(message) }
    }

    /// Returns the failure of a field that is unknown, missing or has a bad value.
    pub(super) fn field(name: &str) -> Self {
        Self { code: 40_501, message: format!("Invalid Field: '{name}'.").into() }
    }

    /// Returns the answer to a request that fails as a whole.
    pub(super) fn reply(self) -> Reply {
        Reply::ok(json!({
            "version": VERSION,
            "status_code": self.code,
            "status_message": self.message,
            "time": "0 sec.",
            "cost": 0,
            "tasks_count": 0,
            "tasks_error": 0,
            "tasks": null,
        }))
    }
}

/// Answer with tasks.
pub(super) struct Answer<'a> {
    sim: &'a Sim,
    path: Vec<String>,
    cost: i64,
    failed: usize,
    tasks: Vec<Value>,
}

impl<'a> Answer<'a> {
    pub(super) fn new(sim: &'a Sim, path: &str) -> Self {
        // The simulator may be nested below a path; the vendor's own begins with its version.
        let path = path.split('/').skip_while(|part| *part != "v3").map(str::to_owned).collect();
        Self { sim, path, cost: 0, failed: 0, tasks: Vec::new() }
    }

    /// Adds a task with its results.
    pub(super) fn add_result(&mut self, data: &Value, cost: i64, results: &[Value]) {
        let id = new_id(self.sim);
        self.add(&id, 20_000, "Ok.", cost, data, Some(results));
    }

    /// Adds the results of an earlier task.
    pub(super) fn add_earlier(&mut self, id: &str, data: &Value, results: &[Value]) {
        self.add(id, 20_000, "Ok.", 0, data, Some(results));
    }

    /// Adds a task that was created.
    pub(super) fn add_created(&mut self, data: &Value, cost: i64) -> String {
        let id = new_id(self.sim);
        self.add(&id, 20_100, "Task Created.", cost, data, None);
        id
    }

    /// Adds a task that failed without a cost.
    pub(super) fn add_failure(&mut self, data: &Value, failure: &Failure) {
        self.add_billed_failure(data, 0, failure);
    }

    /// Adds a task that failed and is billed.
    pub(super) fn add_billed_failure(&mut self, data: &Value, cost: i64, failure: &Failure) {
        let id = new_id(self.sim);
        self.add(&id, failure.code, &failure.message, cost, data, None);
    }

    /// Adds the failure of an earlier task.
    pub(super) fn add_earlier_failure(&mut self, id: &str, data: &Value, failure: &Failure) {
        self.add(id, failure.code, &failure.message, 0, data, None);
    }

    fn add(&mut self, id: &str, code: u32, message: &str, cost: i64, data: &Value, results: Option<&[Value]>) {
        self.cost += cost;
        self.failed += usize::from(code >= 40_000);
        self.tasks.push(json!({
            "id": id,
            "status_code": code,
            "status_message": message,
            "time": "0.1 sec.",
            "cost": dollars(cost),
            "result_count": results.map_or(0, <[Value]>::len),
            "path": self.path,
            "data": data,
            "result": results,
        }));
    }

    pub(super) fn reply(self) -> Reply {
        Reply {
            code: StatusCode::OK,
            body: json!({
                "version": VERSION,
                "status_code": 20_000,
                "status_message": "Ok.",
                "time": "0.1 sec.",
                "cost": dollars(self.cost),
                "tasks_count": self.tasks.len(),
                "tasks_error": self.failed,
                "tasks": self.tasks,
            }),
        }
    }
}

/// Returns an amount in dollars.
pub(super) fn dollars(micros: i64) -> f64 {
    micros as f64 / 1e6
}

/// Returns a time as answers write it.
pub(super) fn written(at: Timestamp) -> String {
    at.strftime("%Y-%m-%d %H:%M:%S +00:00").to_string()
}

fn new_id(sim: &Sim) -> String {
    let id = sim.new_id();
    let (upper_bits, lower_bits) = (id >> 48, id & 0xffff_ffff_ffff);
    format!("{}-{:04}-0066-0000-{lower_bits:012x}", sim.now().strftime("%m%d%H%M"), upper_bits % 10_000)
}
