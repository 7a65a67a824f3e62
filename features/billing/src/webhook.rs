//! Webhook of Stripe. An event is stored once, with a job that reads the state from Stripe.

use api::{App, Error, Kind};
use axum::{
    Extension, Router,
    body::{Body, to_bytes},
    extract::State,
    http::{HeaderMap, StatusCode},
    routing::post,
};
use jobs::NewJob;
use serde_json::{Value, json};

use crate::{
    billing::Billing,
    queries,
    queue::READ_SUBSCRIPTION,
    rules::{signature::is_genuine, validation::is_id},
};

/// Maximum size of an event, in bytes.
const MAX_BYTES: usize = 1024 * 1024;
/// Maximum characters of a type of event.
const MAX_TYPE: usize = 100;

/// Returns the route of Stripe's events, to be mounted at the root.
pub fn webhook(billing: &Billing) -> Router<App> {
    Router::new().route("/stripe/webhook", post(receive)).layer(Extension(billing.clone()))
}

async fn receive(
    State(app): State<App>,
    Extension(billing): Extension<Billing>,
    headers: HeaderMap,
    body: Body,
) -> api::Result<StatusCode> {
    let secrets = billing.stripe()?.webhook_secrets();
    let too_large = |_| Error::new(Kind::TooLarge, "payload_too_large", "The body is too large.");
    let body = to_bytes(body, MAX_BYTES).await.map_err(too_large)?;
    let header = headers.get("stripe-signature").and_then(|value| value.to_str().ok()).unwrap_or_default();
    if !is_genuine(header, &body, secrets, app.now()) {
        return Err(Error::new(Kind::BadRequest, "invalid_signature", "The signature isn’t valid."));
    }
    let malformed = || Error::new(Kind::BadRequest, "bad_request", "The body isn’t an event.");
    let event: Value = serde_json::from_slice(&body).map_err(|_| malformed())?;
    let (Some(id), Some(kind)) = (event["id"].as_str(), event["type"].as_str()) else { return Err(malformed()) };
    if !is_id(id, "evt_") || kind.len() > MAX_TYPE || kind.contains('\0') {
        return Err(malformed());
    }
    store(&app, (id, kind), &event["data"]["object"]).await?;
    Ok(StatusCode::OK)
}

/// Stores an event and its job in one transaction. An event that has arrived before does nothing.
async fn store(app: &App, (id, kind): (&str, &str), object: &Value) -> api::Result<()> {
    let now = app.now();
    let plain = |value: &Value, prefix: &str| value.as_str().filter(|id| is_id(id, prefix)).map(ToOwned::to_owned);
    let is_customer = object["object"] == "customer";
    let customer = plain(if is_customer { &object["id"] } else { &object["customer"] }, "cus_");
    let object_id = plain(&object["id"], "");
    let mut tx = app.db.begin().await?;
    if queries::add_event(&mut tx, (id, kind), object_id.as_deref(), customer.as_deref(), now).await? {
        if let Some(customer) = &customer {
            let notice = matches!(kind, "customer.subscription.trial_will_end" | "invoice.payment_action_required");
            let payload = json!({ "customer": customer, "event": kind, "object": object_id });
            let key = if notice { id } else { customer.as_str() };
            let job = NewJob { key: Some(key), max_attempts: 20, ..NewJob::new(READ_SUBSCRIPTION, payload) };
            jobs::enqueue(&mut tx, &job, now).await?;
        }
        if matches!(kind, "charge.dispute.created" | "invoice.finalization_failed") {
            tracing::error!(event = id, kind, customer, "Stripe reports a problem that the operator must look at");
        }
    }
    tx.commit().await?;
    Ok(())
}
