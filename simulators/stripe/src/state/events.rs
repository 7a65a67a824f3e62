//! Events: snapshots of objects, listed and delivered to the webhook endpoints that subscribe to them.

use serde_json::{Value, json};

use super::{State, VERSION, diff, text, visible};

/// Event to deliver to an endpoint.
#[derive(Clone, Debug)]
pub(crate) struct Outgoing {
    pub(crate) event: String,
    pub(crate) endpoint: String,
}

impl State {
    /// Records an event about an object.
    pub(crate) fn emit(&mut self, kind: &str, id: &str) {
        let snapshot = visible(self.get(id));
        self.record(kind, &snapshot, None);
    }

    /// Changes an object, and records an event if a visible field changed.
    pub(crate) fn change(&mut self, id: &str, kind: &str, change: impl FnOnce(&mut Value)) {
        let before = self.get(id).clone();
        self.edit(id, change);
        self.emit_since(&before, kind, id);
    }

    /// Records an event if a visible field differs from an earlier version of the object.
    pub(crate) fn emit_since(&mut self, before: &Value, kind: &str, id: &str) {
        if let Some(previous) = diff::previous(before, self.get(id)) {
            let snapshot = visible(self.get(id));
            self.record(kind, &snapshot, Some(previous));
        }
    }

    fn record(&mut self, kind: &str, snapshot: &Value, previous: Option<Value>) {
        let at = self.time_of(snapshot);
        let wants = |endpoint: &Value| {
            let listed = endpoint["enabled_events"].as_array().into_iter().flatten();
            endpoint["status"] == "enabled" && listed.into_iter().any(|pattern| pattern == "*" || pattern == kind)
        };
        let endpoints = self.all("webhook_endpoint").filter(|endpoint| wants(endpoint));
        let endpoints: Vec<String> = endpoints.map(|endpoint| text(endpoint, "id").to_owned()).collect();
        let mut data = json!({ "object": snapshot });
        if let Some(previous) = previous {
            data["previous_attributes"] = previous;
        }
        let (request, key) = self.request.clone().map_or((None, None), |(request, key)| (Some(request), key));
        let event = json!({
            "api_version": VERSION,
            "data": data,
            "pending_webhooks": endpoints.len(),
            "request": { "id": request, "idempotency_key": key },
            "type": kind,
        });
        let event = self.add("event", event, at);
        self.outgoing.extend(endpoints.into_iter().map(|endpoint| Outgoing { event: event.clone(), endpoint }));
    }

    /// Returns the time that holds for an object.
    fn time_of(&self, object: &Value) -> i64 {
        match object["test_clock"].as_str() {
            Some(clock) => self.time_of_clock(Some(clock)),
            None => self.now_of(text(object, "customer")),
        }
    }
}
