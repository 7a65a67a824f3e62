//! Traces for OpenTelemetry, where an operator names a collector: requests and jobs with the statements they ran.
//!
//! Spans are those of `tracing` under one target. A layer turns them into OTLP and a task sends them (OTLP over HTTP,
//! JSON). Written here because the SDK brings a second HTTP stack, gRPC's messages and a thread of its own for this.

mod export;
mod parent;

use std::{fmt::Debug, time::Duration};

use api::Clock;
use axum::http::{HeaderMap, Method};
use rand::random;
use serde_json::{Map, Value, json};
use tokio::sync::{mpsc, oneshot};
use tracing::{
    Span, Subscriber,
    field::{Field, Visit},
    span::{Attributes, Id, Record},
    trace_span,
};
use tracing_subscriber::{Layer, filter::filter_fn, layer::Context, registry::LookupSpan};

use self::parent::Parent;

/// Target of the spans in a trace; other crates use it too.
const TARGET: &str = "vitrine::trace";
/// Spans that wait to be sent; when the collector is away, later ones are dropped.
const MAX_WAITING: usize = 4096;
/// Time that the last spans have to be sent at shutdown.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(3);
/// OTLP's kind of a span that serves a request, and of one within the program.
const SERVER: u8 = 2;
const INTERNAL: u8 = 1;

/// Sends spans to a collector. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Tracer {
    spans: mpsc::Sender<Message>,
    clock: Clock,
    share: f64,
}

/// Messages to the exporter's task.
enum Message {
    Span(Box<Finished>),
    Flush(oneshot::Sender<()>),
}

/// A span from its beginning to its end.
struct Finished {
    parent: Parent,
    id: u64,
    kind: u8,
    name: String,
    begun: i128,
    ended: i128,
    attributes: Map<String, Value>,
}

impl Tracer {
    /// Starts to send to the collector at `endpoint`; of what no caller traces already, the `share` (0 to 1).
    ///
    /// # Errors
    /// When the machine cannot speak HTTP at all.
    pub(crate) fn start(endpoint: &str, share: f64, clock: Clock) -> Result<Self, reqwest::Error> {
        let (spans, waiting) = mpsc::channel(MAX_WAITING);
        tokio::spawn(export::Exporter::new(endpoint)?.run(waiting));
        Ok(Self { spans, clock, share })
    }

    /// Returns the layer that turns the program's spans into spans of a trace.
    pub(crate) fn layer<S: Subscriber + for<'a> LookupSpan<'a>>(&self) -> impl Layer<S> + use<S> {
        self.clone().with_filter(filter_fn(|metadata| metadata.target() == TARGET))
    }

    /// Waits until what was finished is sent, or the collector has had its time.
    pub(crate) async fn flush(&self) {
        let (sent, answer) = oneshot::channel();
        let all = async {
            if self.spans.send(Message::Flush(sent)).await.is_ok() {
                // A task that is gone has nothing left to send.
                let _ = answer.await;
            }
        };
        // Spans are worth no longer wait.
        let _ = tokio::time::timeout(SHUTDOWN_TIMEOUT, all).await;
    }

    fn nanoseconds(&self) -> i128 {
        self.clock.now().as_nanosecond()
    }
}

/// The span of a request; part of the caller's trace when its headers say so.
pub(crate) fn request(method: &Method, route: Option<&str>, headers: &HeaderMap) -> Span {
    let parent = headers.get("traceparent").and_then(|value| value.to_str().ok()).unwrap_or_default();
    trace_span!(
        target: TARGET,
        "request",
        traceparent = parent,
        http.request.method = %method,
        http.route = route.unwrap_or("-"),
        http.response.status_code = tracing::field::Empty,
        user = tracing::field::Empty,
        org = tracing::field::Empty,
        token = tracing::field::Empty
    )
}

impl<S: Subscriber + for<'a> LookupSpan<'a>> Layer<S> for Tracer {
    fn on_new_span(&self, attributes: &Attributes<'_>, id: &Id, context: Context<'_, S>) {
        let Some(span) = context.span(id) else { return };
        let mut read = Read::default();
        attributes.record(&mut read);
        let remote = read.0.remove("traceparent");
        // One that is not traced has no traced parts.
        let parent = if let Some(above) = span.parent() {
            let extensions = above.extensions();
            extensions.get::<Finished>().map(|above| above.parent.child(above.id))
        } else {
            let remote = remote.as_ref().and_then(Value::as_str).and_then(Parent::read);
            remote.or_else(|| (random::<f64>() < self.share).then(|| Parent::root(random())))
        };
        let Some(parent) = parent else { return };
        let kind = if attributes.metadata().name() == "request" { SERVER } else { INTERNAL };
        let name = read.name(attributes.metadata().name());
        let begun = self.nanoseconds();
        let begun = Finished { parent, id: random(), kind, name, begun, ended: begun, attributes: read.0 };
        span.extensions_mut().insert(begun);
    }

    fn on_record(&self, id: &Id, values: &Record<'_>, context: Context<'_, S>) {
        let Some(span) = context.span(id) else { return };
        if let Some(open) = span.extensions_mut().get_mut::<Finished>() {
            let mut read = Read(std::mem::take(&mut open.attributes));
            values.record(&mut read);
            open.attributes = read.0;
        }
    }

    fn on_close(&self, id: Id, context: Context<'_, S>) {
        let Some(span) = context.span(&id) else { return };
        if let Some(mut finished) = span.extensions_mut().remove::<Finished>() {
            finished.ended = self.nanoseconds();
            // Full: the collector is away or too slow, and the program must not wait for it.
            let _ = self.spans.try_send(Message::Span(Box::new(finished)));
        }
    }
}

/// Fields of a span.
#[derive(Default)]
struct Read(Map<String, Value>);

impl Read {
    /// `GET /api/v1/locations`, `job sync_location`: what it is and what with.
    fn name(&self, kind: &str) -> String {
        let text = |key: &str| self.0.get(key).and_then(Value::as_str);
        match (text("http.request.method"), text("http.route"), text("what")) {
            (Some(method), Some(route), _) => format!("{method} {route}"),
            (_, _, Some(subject)) => format!("{kind} {subject}"),
            _ => kind.to_owned(),
        }
    }
}

impl Visit for Read {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        self.0.insert(field.name().into(), format!("{value:?}").into());
    }

    fn record_str(&mut self, field: &Field, value: &str) {
        self.0.insert(field.name().into(), value.into());
    }

    fn record_i64(&mut self, field: &Field, value: i64) {
        self.0.insert(field.name().into(), value.into());
    }
}

impl Finished {
    fn otlp(&self) -> Value {
        let value = |value: &Value| match value {
            Value::Number(number) => json!({ "intValue": number.to_string() }),
            other => json!({ "stringValue": other }),
        };
        let attributes =
            self.attributes.iter().map(|(key, attribute)| json!({ "key": key, "value": value(attribute) }));
        let status = self.attributes.get("http.response.status_code").and_then(Value::as_i64);
        let is_failed = status.is_some_and(|status| status >= 500) || self.attributes.contains_key("error");
        json!({
            "traceId": self.parent.trace_id(), "spanId": format!("{:016x}", self.id),
            "parentSpanId": self.parent.span_id(), "name": self.name, "kind": self.kind,
            "startTimeUnixNano": self.begun.to_string(), "endTimeUnixNano": self.ended.to_string(),
            "attributes": attributes.collect::<Vec<_>>(), "status": { "code": if is_failed { 2 } else { 0 } },
        })
    }
}
