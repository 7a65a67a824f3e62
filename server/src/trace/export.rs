//! Sends spans to the collector, many at once.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::{
    sync::mpsc,
    time::{MissedTickBehavior, interval},
};

use super::Message;

/// Spans of one request to the collector.
const MAX_SPANS: usize = 512;
/// Finished spans wait no longer than this for others.
const PAUSE: Duration = Duration::from_secs(2);
/// Timeout of a request to the collector.
const TIMEOUT: Duration = Duration::from_secs(5);

pub(super) struct Exporter {
    http: reqwest::Client,
    address: String,
    batch: Vec<Value>,
    /// Said once, until it works again.
    is_away: bool,
}

impl Exporter {
    pub(super) fn new(endpoint: &str) -> Result<Self, reqwest::Error> {
        let http = reqwest::Client::builder().timeout(TIMEOUT).build()?;
        let address = format!("{}/v1/traces", endpoint.trim_end_matches('/'));
        Ok(Self { http, address, batch: Vec::new(), is_away: false })
    }

    /// Sends spans until the last tracer is dropped.
    pub(super) async fn run(mut self, mut waiting: mpsc::Receiver<Message>) {
        let mut pauses = interval(PAUSE);
        pauses.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                message = waiting.recv() => match message {
                    Some(Message::Span(span)) => {
                        self.batch.push(span.otlp());
                        if self.batch.len() >= MAX_SPANS {
                            self.send().await;
                        }
                    }
                    Some(Message::Flush(done)) => {
                        self.send().await;
                        // The receiver may have timed out.
                        let _ = done.send(());
                    }
                    None => return self.send().await,
                },
                _ = pauses.tick() => self.send().await,
            }
        }
    }

    /// Sends a batch. Drops the spans that the collector refuses, because traces are worth no memory.
    async fn send(&mut self) {
        if self.batch.is_empty() {
            return;
        }
        let attributes = json!([
            { "key": "service.name", "value": { "stringValue": "vitrine" } },
            { "key": "service.version", "value": { "stringValue": env!("CARGO_PKG_VERSION") } },
        ]);
        let spans = std::mem::take(&mut self.batch);
        let body = json!({ "resourceSpans": [{
            "resource": { "attributes": attributes },
            "scopeSpans": [{ "scope": { "name": "vitrine" }, "spans": spans }],
        }]});
        let answer = self.http.post(&self.address).json(&body).send().await;
        match answer.and_then(reqwest::Response::error_for_status) {
            Ok(_) => self.is_away = false,
            Err(error) => {
                if !std::mem::replace(&mut self.is_away, true) {
                    tracing::warn!(%error, "traces are not taken by the collector; they are dropped until they are");
                }
            }
        }
    }
}
