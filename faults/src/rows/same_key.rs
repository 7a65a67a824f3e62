//! One Idempotency-Key, many requests at once; and again after a crash.

use std::{collections::HashSet, time::Duration};

use futures::future::join_all;
use serde_json::json;
use tokio::time::sleep;

use crate::{
    Outcome,
    caller::{Response, json_u64},
    rows::callers_at_once::{CONCURRENCY, Processes},
    trial::{Fault, FaultResult, Trial, moment},
};

/// The row.
pub const FAULT: Fault = Fault {
    number: 10,
    name: "one request, sent many times",
    injected: "each of 64 requests at once with one Idempotency-Key (on PostgreSQL to two processes), every fourth time with \
               a kill in the midst, then once more, then with another body",
    share: 2,
    is_short: true,
    run: |trial| Box::pin(run(trial)),
};

async fn run(trial: &Trial<'_>) -> Outcome<FaultResult> {
    let mut processes = Processes::start(trial).await?;
    let caller = processes.sign_up_user("owner").await?;
    let mut keys = 0;
    while trial.goes_on(keys, trial.either(2, 8)) {
        let name = format!("Shop {keys}");
        let at_once = trial.either(16, CONCURRENCY);
        let asks: Vec<_> = (0..at_once)
            .map(|number| {
                let (caller, name) = (processes.pick(&caller, number), name.clone());
                tokio::spawn(async move { caller.create_location(&name).await })
            })
            .collect();
        if keys % 4 == 1 {
            sleep(moment(Duration::from_millis(60))).await;
            trial.tally.recovered(processes.kill_one().await?);
        }
        let mut ids = HashSet::new();
        for answer in join_all(asks).await {
            // Without an answer it was in flight to the process that was killed.
            let Some(answer) = answer? else { continue };
            check_same_answer(trial, &answer, &mut ids);
        }
        let repeated = caller.create_location(&name).await.ok_or("no answer")?;
        trial.tally.holds(repeated.is_success(), || format!("once more: {}", repeated.summary()));
        check_same_answer(trial, &repeated, &mut ids);
        trial.tally.holds(ids.len() == 1, || format!("one key stands for {ids:?}"));
        let other = json!({ "name": "Another", "address": "2 Main St", "city": "Austin" }).to_string();
        let mismatch =
            caller.request("POST", "/api/v1/locations", &[("idempotency-key", &name)], other.as_bytes()).await;
        let is_refused = mismatch.as_ref().is_some_and(|answer| matches!(answer.status, 409 | 422));
        trial.tally.holds(is_refused, || format!("another body: {mismatch:?}"));
        keys += 1;
        trial.tally.tried(at_once + 2);
    }
    let there = json_u64(&caller.get("/api/v1/locations/summary").await?, "total")?;
    trial.tally.holds(there == keys as u64, || format!("{there} locations for {keys} keys"));
    trial.tally.note(format!("{keys} keys"));
    Ok(FaultResult::Completed)
}

/// Checks that all successful answers are the same, and that the others say that the first request is still in
/// progress.
fn check_same_answer(trial: &Trial<'_>, answer: &Response, ids: &mut HashSet<String>) {
    if answer.is_success() {
        ids.insert(answer.json()["id"].as_str().unwrap_or_default().to_owned());
    } else {
        let is_fine = answer.status == 409 || answer.is_unavailable();
        trial.tally.holds(is_fine, || format!("the same request: {}", answer.summary()));
    }
}
