//! The list of events.

use serde_json::Value;

use crate::{
    error::{Error, Result},
    lists::{is_wanted, page},
    route::{Call, Route, get},
    state::{State, text, visible},
};

pub(crate) const ROUTES: &[Route] = &[
    get("/v1/events", "type types[] created:range delivery_success:bool limit:int starting_after ending_before", list),
    get("/v1/events/{}", "", retrieve),
];

const MAX_TYPES: usize = 20;

fn list(state: &mut State, call: &Call) -> Result<Value> {
    let types = call.params["types"].as_array();
    if types.is_some_and(|types| types.len() > MAX_TYPES) {
        return Err(Error::invalid(format!("You can only pass {MAX_TYPES} types.")).param("types"));
    }
    if types.is_some() && call.has("type") {
        return Err(Error::invalid("You may only specify one of these parameters: type, types.").param("type"));
    }
    page(state, call, "event", "/v1/events", |event| {
        let kind = text(event, "type");
        let is_type = match call.text("type").map(|event_type| (event_type, event_type.strip_suffix(".*"))) {
            Some((_, Some(group))) => kind.strip_prefix(group).is_some_and(|suffix| suffix.starts_with('.')),
            _ => is_wanted(call, "type", event),
        };
        let is_delivered = event["pending_webhooks"] == 0;
        is_type
            && types.is_none_or(|types| types.iter().any(|event_type| event_type == kind))
            && call.params["delivery_success"].as_bool().is_none_or(|expected| expected == is_delivered)
    })
}

fn retrieve(state: &mut State, call: &Call) -> Result<Value> {
    state.find("event", call.id(), "id").map(visible)
}
