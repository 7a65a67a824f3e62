//! Around every request: its line in the log, its metrics, and the audit entry of a refusal.

use api::Clock;
use audit::RequestActor;
use audit_log::Refusals;
use axum::{
    extract::{Request, State},
    middleware::Next,
    response::Response,
};
use tracing::Instrument;

use crate::{access, log, metrics::Metrics};

/// Metrics and refusals that requests are recorded in.
#[derive(Clone)]
pub(crate) struct Observer {
    pub(crate) metrics: Option<Metrics>,
    pub(crate) refusals: Refusals,
    pub(crate) clock: Clock,
}

/// Logs and counts an answer; a refusal is handed to those who write it down later.
pub(crate) async fn observed(State(observer): State<Observer>, mut request: Request, next: Next) -> Response {
    let seen = log::ObservedRequest::of(&request);
    let (actor, uri) = (RequestActor::default(), request.uri().clone());
    request.extensions_mut().insert(actor.clone());
    let response = next.run(request).instrument(seen.span()).await;
    let actor = actor.take();
    let took = seen.done(response.status(), actor.as_ref());
    if let Some(metrics) = observer.metrics {
        metrics.count(&seen.method, seen.route(), response.status(), took);
    }
    if let Some(refusal) = access::refusal(actor, &seen.method, seen.route(), &uri, &response) {
        observer.refusals.add(refusal, observer.clock.now());
    }
    response
}
