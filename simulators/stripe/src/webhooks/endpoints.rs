//! Webhook endpoints.

use serde_json::{Value, json};

use crate::{
    error::{Error, Result},
    lists::page,
    metadata::{assign, merged},
    route::{Call, Route, delete, get, post},
    state::{State, VERSION, text, visible},
    wire::web,
};

pub(crate) const ROUTES: &[Route] = &[
    post("/v1/webhook_endpoints", "url! enabled_events![] api_version description metadata{*}", create),
    get("/v1/webhook_endpoints", "limit:int starting_after ending_before", list),
    get("/v1/webhook_endpoints/{}", "", retrieve),
    post("/v1/webhook_endpoints/{}", "url enabled_events[] description metadata{*} disabled:bool", update),
    delete("/v1/webhook_endpoints/{}", "", remove),
];

const MAX_ENDPOINTS: usize = 16;

/// Adds an endpoint with a secret.
pub(crate) fn add(state: &mut State, url: &str, events: &Value, secret: &str) -> String {
    let at = state.wall;
    let endpoint = json!({
        "api_version": VERSION, "application": null, "description": null, "enabled_events": events, "metadata": {},
        "status": "enabled", "url": url, "_secret": secret,
    });
    state.add("webhook_endpoint", endpoint, at)
}

fn check(call: &Call) -> Result<()> {
    if let Some(url) = call.text("url")
        && !web::is_address(url)
    {
        let message = format!("Invalid URL: {url}. URLs must begin with http or https.");
        return Err(Error::invalid(message).code("url_invalid").param("url"));
    }
    if let Some(events) = call.params["enabled_events"].as_array() {
        let is_event = |event: &Value| {
            let event = event.as_str().unwrap_or_default();
            event == "*"
                || event.contains('.') && event.chars().all(|sign| sign.is_ascii_lowercase() || "._".contains(sign))
        };
        if events.is_empty() || !events.iter().all(is_event) {
            return Err(Error::invalid("Invalid enabled_events: pass names of events, or `*`.").param("enabled_events"));
        }
    }
    Ok(())
}

fn create(state: &mut State, call: &Call) -> Result<Value> {
    check(call)?;
    if let Some(version) = call.text("api_version")
        && version != VERSION
    {
        return Err(Error::invalid(format!("Invalid API version: {version}")).param("api_version"));
    }
    if state.all("webhook_endpoint").count() >= MAX_ENDPOINTS {
        return Err(Error::invalid(format!("You have reached the maximum of {MAX_ENDPOINTS} test webhook endpoints.")));
    }
    let metadata = merged(call, &Value::Null)?;
    let secret = state.new_id("whsec_", 32);
    let id = add(state, call.text("url").unwrap_or_default(), &call.params["enabled_events"], &secret);
    state.edit(&id, |endpoint| {
        assign(endpoint, &call.params, &["description"]);
        endpoint["metadata"] = metadata;
    });
    let mut endpoint = visible(state.get(&id));
    endpoint["secret"] = secret.into();
    Ok(endpoint)
}

fn list(state: &mut State, call: &Call) -> Result<Value> {
    page(state, call, "webhook_endpoint", "/v1/webhook_endpoints", |_| true)
}

fn retrieve(state: &mut State, call: &Call) -> Result<Value> {
    state.find("webhook_endpoint", call.id(), "id").map(visible)
}

fn update(state: &mut State, call: &Call) -> Result<Value> {
    check(call)?;
    let metadata = merged(call, &state.find("webhook_endpoint", call.id(), "id")?["metadata"])?;
    state.edit(call.id(), |endpoint| {
        assign(endpoint, &call.params, &["url", "enabled_events", "description"]);
        endpoint["metadata"] = metadata;
        if let Some(disabled) = call.params["disabled"].as_bool() {
            endpoint["status"] = if disabled { "disabled" } else { "enabled" }.into();
        }
    });
    Ok(visible(state.get(call.id())))
}

fn remove(state: &mut State, call: &Call) -> Result<Value> {
    let id = text(state.find("webhook_endpoint", call.id(), "id")?, "id").to_owned();
    state.remove(&id);
    Ok(json!({ "id": id, "object": "webhook_endpoint", "deleted": true }))
}
