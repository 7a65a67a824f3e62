//! Monitoring of a running process: metrics on an address of their own, and traces.

use api::{App, Clock};
use auth::Auth;
use operations::BackupPlan;
use tokio::{net::TcpListener, sync::watch, task::JoinHandle};

use crate::{Limits, config::Watch, http, log, metrics, metrics::Metrics, trace::Tracer};

/// Monitoring that the options enable.
pub(crate) struct Watching {
    metrics: Option<(TcpListener, Metrics)>,
    tracer: Option<Tracer>,
}

impl Watching {
    /// Starts the log and the tracer, and takes the address for the metrics.
    ///
    /// # Errors
    /// A sentence for the operator, when the address cannot be had or traces cannot be sent.
    pub(crate) async fn start(watch: &Watch) -> Result<Self, String> {
        let start = |endpoint: &str| Tracer::start(endpoint, watch.trace_share, Clock::system());
        let tracer = watch.otlp_endpoint.as_deref().map(start).transpose();
        let tracer =
            tracer.map_err(|error| format!("cannot send traces: {error}; check OTEL_EXPORTER_OTLP_ENDPOINT"))?;
        log::start(tracer.as_ref());
        let metrics = match watch.metrics_listen {
            Some(address) => {
                let listener = TcpListener::bind(address).await.map_err(|error| {
                    format!("cannot listen on {address}: {error}; choose another with --metrics-listen")
                })?;
                Some((listener, Metrics::new()))
            }
            None => None,
        };
        Ok(Self { metrics, tracer })
    }

    /// Returns the metrics, if they are enabled.
    pub(crate) fn metrics(&self) -> Option<Metrics> {
        self.metrics.as_ref().map(|(_, metrics)| metrics.clone())
    }

    /// Serves the metrics until `stop`.
    pub(crate) fn serve(
        &mut self,
        app: &App,
        auth: &Auth,
        backups: Option<&BackupPlan>,
        stop: watch::Receiver<bool>,
    ) -> Option<JoinHandle<()>> {
        let (listener, metrics) = self.metrics.take()?;
        let routes = metrics::routes(app, auth, &metrics, backups);
        Some(tokio::spawn(http::serve(listener, routes, Limits::default(), stop)))
    }

    /// Sends what is traced and not sent yet.
    pub(crate) async fn end(self) {
        if let Some(tracer) = self.tracer {
            tracer.flush().await;
        }
    }
}
