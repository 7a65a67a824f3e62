//! Webhooks of tasks that are ready: a pingback is a GET, a postback has the answer of the task, packed with gzip.

use std::{io::Write, sync::Arc, time::Duration};

use flate2::{Compression, write::GzEncoder};
use http::header::{CONTENT_ENCODING, CONTENT_TYPE};
use url::form_urlencoded::byte_serialize;

use super::queue::answer_of;
use crate::{faults::FaultKind, queue::Stored, sim::Sim};

/// Shortest and longest pause between two looks for webhooks that are due.
const PAUSE: [Duration; 2] = [Duration::from_millis(100), Duration::from_secs(10)];
/// Time after which the vendor gives a webhook up.
const TIMEOUT: Duration = Duration::from_secs(10);

/// Sends webhooks as they become due, until none is left.
pub(super) fn watch(sim: &Arc<Sim>) {
    let mut state = sim.state();
    if state.is_watched || state.webhooks.is_empty() {
        return;
    }
    state.is_watched = true;
    drop(state);
    let sim = sim.clone();
    tokio::spawn(async move {
        while let Some(wait) = next_wait(&sim) {
            tokio::time::sleep(wait.clamp(PAUSE[0], PAUSE[1])).await;
            send_due(&sim);
        }
    });
}

/// Returns the time until the next webhook, and ends the watch when there is none.
fn next_wait(sim: &Sim) -> Option<Duration> {
    let now = sim.now();
    let mut state = sim.state();
    let tasks = state.webhooks.iter().filter_map(|id| state.tasks.get(id)?.ready);
    let next = tasks.min().map(|ready| Duration::try_from(ready.duration_since(now)).unwrap_or_default());
    state.is_watched = next.is_some();
    next
}

/// Sends the webhooks that are due.
pub(crate) fn send_due(sim: &Arc<Sim>) {
    let now = sim.now();
    let mut state = sim.state();
    let due: Vec<Stored> = state.webhooks.iter().filter_map(|id| state.tasks.get(id)).cloned().collect();
    let due: Vec<Stored> = due.into_iter().filter(|task| task.answered(now).is_some()).collect();
    state.webhooks.retain(|id| due.iter().all(|task| task.id != *id));
    drop(state);
    for task in due {
        let times = if task.fault == Some(FaultKind::WebhookDoubled) { 2 } else { 1 };
        let sim = sim.clone();
        tokio::spawn(async move {
            for _ in 0..times {
                send(&sim, &task).await;
            }
        });
    }
}

async fn send(sim: &Sim, task: &Stored) {
    let Ok(client) = reqwest::Client::builder().timeout(TIMEOUT).build() else { return };
    if let Some(address) = address(task, "pingback_url") {
        // The vendor does not repeat a webhook that fails; the client finds the task in the list of ready ones.
        let _ = client.get(address).send().await;
    }
    let Some(address) = address(task, "postback_url") else { return };
    let body = answer_of(sim, task, sim.now()).reply().body.to_string();
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    let packed = encoder.write_all(body.as_bytes()).and_then(|()| encoder.finish()).unwrap_or_default();
    let request = client.post(address).header(CONTENT_TYPE, "application/json").header(CONTENT_ENCODING, "gzip");
    let is_delivered = request.body(packed).send().await.is_ok_and(|response| response.status().is_success());
    if is_delivered && let Some(task) = sim.state().tasks.get_mut(&task.id) {
        task.is_collected = true;
    }
}

/// Returns the address of a webhook, with the id and the tag of the task.
fn address(task: &Stored, field: &str) -> Option<String> {
    let tag: String = byte_serialize(task.request["tag"].as_str().unwrap_or_default().as_bytes()).collect();
    Some(task.request[field].as_str()?.replace("$id", &task.id).replace("$tag", &tag))
}
