//! Delivery of events: signed, and repeated until the endpoint accepts them.

use std::{sync::Arc, time::Duration};

use http::header::CONTENT_TYPE;

use crate::{
    faults::FaultKind,
    rules::signature,
    sim::Sim,
    state::{Outgoing, number, text, visible},
};

/// Pauses before the second and further attempts.
const RETRIES: [Duration; 4] =
    [Duration::from_secs(1), Duration::from_secs(5), Duration::from_secs(15), Duration::from_mins(1)];

/// Delivers events in the background.
pub(crate) fn send(sim: &Arc<Sim>, outgoing: Vec<Outgoing>) {
    for delivery in outgoing {
        let kind = text(sim.state().get(&delivery.event), "type").to_owned();
        let fault = sim.faults().meet("webhook", &kind, |kind| kind.is_of_webhook());
        let times = match fault.as_ref().map(|fault| fault.kind) {
            Some(FaultKind::WebhookLost) => 0,
            Some(FaultKind::WebhookDoubled) => 2,
            _ => 1,
        };
        let delay = Duration::from_millis(fault.map_or(0, |fault| fault.milliseconds));
        for _ in 0..times {
            let (sim, delivery) = (sim.clone(), delivery.clone());
            tokio::spawn(async move {
                tokio::time::sleep(delay).await;
                deliver(&sim, &delivery).await;
            });
        }
    }
}

async fn deliver(sim: &Sim, outgoing: &Outgoing) {
    for pause in std::iter::once(Duration::ZERO).chain(RETRIES) {
        tokio::time::sleep(pause).await;
        let Some(delivered) = attempt(sim, outgoing).await else { return };
        if delivered {
            sim.state().edit(&outgoing.event, |event| {
                event["pending_webhooks"] = (number(event, "pending_webhooks") - 1).max(0).into();
            });
            return;
        }
    }
}

/// Sends an event once; `None` when its endpoint is gone.
async fn attempt(sim: &Sim, outgoing: &Outgoing) -> Option<bool> {
    let (body, url, header) = {
        let state = sim.state();
        let endpoint = state.get(&outgoing.endpoint);
        if endpoint["status"] != "enabled" {
            return None;
        }
        let body = visible(state.get(&outgoing.event)).to_string();
        let header = signature::header(&[text(endpoint, "_secret")], sim.now(), body.as_bytes());
        (body, text(endpoint, "url").to_owned(), header)
    };
    let request = sim.client()?.post(url).header(CONTENT_TYPE, "application/json; charset=utf-8");
    let request = request.header("Stripe-Signature", header).header("User-Agent", "Stripe/1.0 (simulated)").body(body);
    Some(request.send().await.is_ok_and(|answer| answer.status().is_success()))
}
