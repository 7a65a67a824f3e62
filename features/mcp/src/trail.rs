//! Entries of calls in the audit log.

use api::App;
use audit::Act;
use base64::{Engine as _, prelude::BASE64_STANDARD_NO_PAD};
use serde_json::{Map, Value};
use sha2::{Digest as _, Sha256};

use crate::{caller::Caller, events::AssistantCalled};

/// Returns a hash of arguments: equal calls have equal ones, and the log does not hold what they say.
pub(crate) fn hash(arguments: &Map<String, Value>) -> String {
    let text = serde_json::to_vec(arguments).unwrap_or_default();
    BASE64_STANDARD_NO_PAD.encode(Sha256::digest(text))
}

/// Writes a call into the audit log. A call that changes something waits for the entry; one that reads does not wait for
/// other writers.
pub(crate) async fn note(app: &App, caller: &Caller, tool: &str, hash: &str, outcome: &str, is_awaited: bool) {
    let act = Act::new(AssistantCalled).on("token", &caller.program.token).named(&caller.assistant);
    let act = act.with("tool", tool).with("arguments", hash).with("outcome", outcome);
    let (app, actor) = (app.clone(), caller.program.actor.clone());
    let written = tokio::spawn(async move {
        let now = app.now();
        let write = async {
            let mut tx = app.db.begin().await?;
            act.record(&mut tx, &actor, now).await?;
            tx.commit().await
        };
        if let Err(error) = write.await {
            tracing::error!(%error, "call of a tool not written into the audit log");
        }
    });
    if is_awaited && written.await.is_err() {
        tracing::error!("call of a tool not written into the audit log");
    }
}
