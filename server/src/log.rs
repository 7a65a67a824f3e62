//! One structured line a request; never a body, a token or an address of a person.

use std::time::{Duration, Instant};

use axum::{
    extract::{MatchedPath, Request},
    http::{Method, StatusCode},
};
use tracing_subscriber::{EnvFilter, Layer, Registry, layer::SubscriberExt, util::SubscriberInitExt};

use crate::trace;

/// Logs to standard error: what `VITRINE_LOG` names (`info` by default), as JSON when standard error is no terminal.
/// Spans go to `tracer`, where there is one; where there is none they cost a look at a flag.
pub(crate) fn start(tracer: Option<&trace::Tracer>) {
    let filter = EnvFilter::try_from_env("VITRINE_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    let to = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let lines: Box<dyn Layer<Registry> + Send + Sync> = if std::io::IsTerminal::is_terminal(&std::io::stderr()) {
        to.compact().with_filter(filter).boxed()
    } else {
        to.json().flatten_event(true).with_filter(filter).boxed()
    };
    tracing_subscriber::registry().with(lines).with(tracer.map(trace::Tracer::layer)).init();
}

/// A request on its way: what is logged and traced of it once it is answered.
pub(crate) struct Seen {
    pub(crate) method: Method,
    route: Option<String>,
    start: Instant,
    span: tracing::Span,
}

impl Seen {
    pub(crate) fn of(request: &Request) -> Self {
        let method = request.method().clone();
        let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
        let span = trace::request(&method, route.as_deref(), request.headers());
        Self { method, route, start: Instant::now(), span }
    }

    /// The route's template; `-` where no route was found.
    pub(crate) fn route(&self) -> &str {
        self.route.as_deref().unwrap_or("-")
    }

    /// What is done for the request is part of its trace.
    pub(crate) fn span(&self) -> tracing::Span {
        self.span.clone()
    }

    /// Logs route, status and latency; answers the latter.
    pub(crate) fn done(&self, status: StatusCode) -> Duration {
        let took = self.start.elapsed();
        let (method, route, status) = (&self.method, self.route(), status.as_u16());
        self.span.record("http.response.status_code", i64::from(status));
        tracing::info!(%method, route, status, microseconds = took.as_micros() as u64, "request");
        took
    }
}
