//! Log of the requests that the simulator answered, for tests.

use std::collections::{BTreeMap, VecDeque};

use jiff::Timestamp;
use serde_json::{Value, json};

/// Maximum number of recent requests in the log.
const MAX_RECENT: usize = 5_000;

/// Counts of all requests, and the most recent requests.
#[derive(Debug, Default)]
pub(crate) struct Log {
    recent: VecDeque<Value>,
    /// Counts per minute and API: requests that succeeded, were refused for quota (429), or failed with another error.
    minutes: BTreeMap<(i64, String), [u64; 3]>,
    methods: BTreeMap<String, u64>,
    total: u64,
}

impl Log {
    /// Adds a request.
    pub(crate) fn record(
        &mut self,
        at: Timestamp,
        api: &str,
        method: &str,
        path: &str,
        code: u16,
        fault: Option<&str>,
    ) {
        self.total += 1;
        *self.methods.entry(method.to_owned()).or_default() += 1;
        let counts = self.minutes.entry((at.as_second().div_euclid(60), api.to_owned())).or_default();
        counts[match code {
            429 => 1,
            400.. => 2,
            _ => 0,
        }] += 1;
        if self.recent.len() == MAX_RECENT {
            self.recent.pop_front();
        }
        let mut entry = json!({ "at": at.to_string(), "api": api, "method": method, "path": path, "code": code });
        if let Some(fault) = fault {
            entry["fault"] = json!(fault);
        }
        self.recent.push_back(entry);
    }

    /// Removes all requests and counts.
    pub(crate) fn clear(&mut self) {
        *self = Self::default();
    }

    /// Returns the body of `GET /sim/log`.
    pub(crate) fn to_json(&self) -> Value {
        let minutes: Vec<Value> = self
            .minutes
            .iter()
            .map(|((minute, api), [passed, refused, failed])| {
                let start = Timestamp::from_second(minute * 60).unwrap_or(Timestamp::UNIX_EPOCH);
                json!({ "minute": start.to_string(), "api": api, "passed": passed, "refusedForQuota": refused, "failed": failed })
            })
            .collect();
        let refused_for_quota: u64 = self.minutes.values().map(|counts| counts[1]).sum();
        json!({
            "total": self.total,
            "refusedForQuota": refused_for_quota,
            "methods": self.methods,
            "minutes": minutes,
            "recent": self.recent,
        })
    }
}
