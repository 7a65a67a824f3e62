//! One structured line a request, with the ids of user, organization and API token; never a body, the text of a token, or
//! a name or address of a person.

use std::time::{Duration, Instant};

use audit::Actor;
use axum::{
    extract::{MatchedPath, Request},
    http::{Method, StatusCode},
};
use tracing_subscriber::{EnvFilter, Layer, Registry, layer::SubscriberExt, util::SubscriberInitExt};

use crate::trace;

/// Logs to standard error: what `VITRINE_LOG` names (`info` by default), as JSON when standard error is no terminal.
/// Spans go to `tracer`, where there is one; where there is none they cost a look at a flag.
pub(crate) fn start(tracer: Option<&trace::Tracer>) {
    let filter = EnvFilter::try_from_env("VITRINE_LOG").unwrap_or_else(|_| EnvFilter::new("info,rmcp=warn"));
    let to = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let lines: Box<dyn Layer<Registry> + Send + Sync> = if std::io::IsTerminal::is_terminal(&std::io::stderr()) {
        to.compact().with_filter(filter).boxed()
    } else {
        to.json().flatten_event(true).with_filter(filter).boxed()
    };
    tracing_subscriber::registry().with(lines).with(tracer.map(trace::Tracer::layer)).init();
}

/// Request in progress, with the fields that are logged and traced once it is answered.
pub(crate) struct ObservedRequest {
    pub(crate) method: Method,
    route: Option<String>,
    start: Instant,
    span: tracing::Span,
}

impl ObservedRequest {
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

    /// Returns the span of the request; work inside it is part of the trace.
    pub(crate) fn span(&self) -> tracing::Span {
        self.span.clone()
    }

    /// Logs route, status, latency and the ids of the actor; returns the latency.
    pub(crate) fn done(&self, status: StatusCode, actor: Option<&Actor>) -> Duration {
        let took = self.start.elapsed();
        let (method, route, status) = (&self.method, self.route(), status.as_u16());
        let (user, org, token) =
            (actor.and_then(Actor::user_id), actor.and_then(Actor::org), actor.and_then(Actor::token_id));
        self.span.record("http.response.status_code", i64::from(status));
        for (field, id) in [("user", user), ("org", org), ("token", token)] {
            if let Some(id) = id {
                self.span.record(field, id);
            }
        }
        tracing::info!(%method, route, status, user, org, token, microseconds = took.as_micros() as u64, "request");
        took
    }
}

#[cfg(test)]
mod tests {
    use std::{
        io::{self, Write},
        sync::{Arc, Mutex},
    };

    use audit::Origin;
    use axum::body::Body;
    use tracing::subscriber::with_default;

    use super::*;

    #[derive(Clone, Default)]
    struct Lines(Arc<Mutex<Vec<u8>>>);

    impl Write for Lines {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn the_line_of_a_request_names_user_organization_and_token_by_id_alone() {
        let origin = Origin { ip: Some("192.0.2.1".into()), user_agent: Some("Firefox".into()) };
        let actor = Actor::token("user-1", "token-1", origin).in_log_of("org-1");
        let lines = Lines::default();
        let writer = lines.clone();
        let layer = tracing_subscriber::fmt::layer().json().flatten_event(true).with_writer(move || writer.clone());
        with_default(Registry::default().with(layer), || {
            for actor in [Some(&actor), None] {
                let request = Request::new(Body::empty());
                ObservedRequest::of(&request).done(StatusCode::NOT_FOUND, actor);
            }
        });
        let text = String::from_utf8(lines.0.lock().unwrap().clone()).unwrap();
        let lines: Vec<serde_json::Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let ids = |line: &serde_json::Value| ["user", "org", "token"].map(|field| line[field].clone());
        assert_eq!(ids(&lines[0]), ["user-1", "org-1", "token-1"]);
        assert_eq!(ids(&lines[1]), [(); 3].map(|()| serde_json::Value::Null));
        assert_eq!(lines[0]["status"], 404);
        assert!(!text.contains("192.0.2.1") && !text.contains("Firefox"), "{text}");
    }
}
