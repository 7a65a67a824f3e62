//! The page of a session on the web: shown, and submitted.

use std::{collections::HashMap, sync::Arc};

use axum::{
    extract::{Path, Request, State as SimState},
    response::Response,
};
use http::StatusCode;
use serde_json::Value;

use super::{
    complete::{CheckoutInput, complete},
    page::render,
};
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

/// Shows a session.
pub(crate) async fn show(SimState(sim): SimState<Arc<Sim>>, Path(id): Path<String>, request: Request) -> Response {
    let session = act(&sim, Some(&base(&request)), |state| open(state, &id));
    let french = is_french(session.as_ref().and_then(|session| session["locale"].as_str()), request.headers());
    match session {
        Some(session) => render(&session, &CheckoutInput::default(), None, french),
        None => gone(french),
    }
}

/// Completes a session, and sends the browser back to the shop.
pub(crate) async fn submit(SimState(sim): SimState<Arc<Sim>>, Path(id): Path<String>, request: Request) -> Response {
    let (base, headers) = (base(&request), request.headers().clone());
    let fields = read(request).await;
    act(&sim, Some(&base), |state| {
        let Some(session) = open(state, &id) else { return gone(is_french(None, &headers)) };
        let french = is_french(session["locale"].as_str(), &headers);
        let typed = typed(state, &session, &fields);
        match complete(state, &id, &typed) {
            Ok(()) => redirect(&text(&session, "success_url").replace("{CHECKOUT_SESSION_ID}", &id)),
            Err(error) => {
                let code = if error.is_decline() { StatusCode::PAYMENT_REQUIRED } else { StatusCode::BAD_REQUEST };
                let reason = error.body.get("code").and_then(Value::as_str).unwrap_or_default();
                let message = decline(reason, error.message(), french);
                render(&session, &typed, Some((code, message)), french)
            }
        }
    })
}

fn open(state: &State, id: &str) -> Option<Value> {
    let session = state.get(id);
    (session["object"] == "checkout.session" && session["status"] == "open").then(|| session.clone())
}

fn typed(state: &State, session: &Value, fields: &HashMap<String, String>) -> CheckoutInput {
    let field = |name: &str| fields.get(name).cloned().unwrap_or_default();
    let quantities = fields.iter().filter_map(|(name, value)| {
        let at = name.strip_prefix("quantity_")?.parse().ok()?;
        Some((at, value.parse().ok()?))
    });
    let mut country = field("country").to_uppercase();
    if country.len() != 2 {
        let known_country = state.get(text(session, "customer"))["address"]["country"].as_str();
        let usual = if session["currency"] == "eur" { "FR" } else { "US" };
        known_country.unwrap_or(usual).clone_into(&mut country);
    }
    CheckoutInput {
        email: field("email"),
        name: field("name"),
        card: field("card"),
        promotion_code: field("promotion_code"),
        tax_id: field("tax_id"),
        country,
        postal_code: field("postal_code"),
        quantities: quantities.collect(),
    }
}
