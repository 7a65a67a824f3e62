//! The portal on the web: shown, and its forms.

use std::sync::Arc;

use axum::{
    extract::{Path, Request, State as SimState},
    response::Response,
};
use http::StatusCode;
use serde_json::Value;

use super::{actions, page::render};
use crate::{
    act::act,
    address::base,
    pages::{
        form::{decline, read},
        layout::{gone, is_french, redirect},
    },
    sim::Sim,
    state::{State, text},
};

/// Shows the portal.
pub(crate) async fn show(SimState(sim): SimState<Arc<Sim>>, Path(id): Path<String>, request: Request) -> Response {
    let (base, headers) = (base(&request), request.headers().clone());
    let done = request.uri().query() == Some("done");
    act(&sim, Some(&base), |state| {
        let Some(session) = session(state, &id) else { return gone(is_french(None, &headers)) };
        let due = actions::amount_due(state, &session);
        render(state, &session, due, None, done, is_french(session["locale"].as_str(), &headers))
    })
}

/// Carries out a form of the portal.
pub(crate) async fn submit(SimState(sim): SimState<Arc<Sim>>, Path(id): Path<String>, request: Request) -> Response {
    let (base, headers) = (base(&request), request.headers().clone());
    let fields = read(request).await;
    act(&sim, Some(&base), |state| {
        let Some(session) = session(state, &id) else { return gone(is_french(None, &headers)) };
        let french = is_french(session["locale"].as_str(), &headers);
        match actions::act(state, &session, &fields) {
            Ok(()) => {
                let after = &session["flow"]["after_completion"];
                let target = text(&after["redirect"], "return_url");
                redirect(&if target.is_empty() { format!("{}?done", text(&session, "url")) } else { target.to_owned() })
            }
            Err(error) => {
                let code = if error.is_decline() { StatusCode::PAYMENT_REQUIRED } else { StatusCode::BAD_REQUEST };
                let reason = error.body.get("code").and_then(Value::as_str).unwrap_or_default();
                let message = decline(reason, error.message(), french);
                render(state, &session, None, Some((code, message)), false, french)
            }
        }
    })
}

fn session(state: &State, id: &str) -> Option<Value> {
    let session = state.get(id);
    let customer = state.get(text(session, "customer"));
    let is_open = session["object"] == "billing_portal.session"
        && customer["object"] == "customer"
        && customer["deleted"] != true;
    is_open.then(|| session.clone())
}
