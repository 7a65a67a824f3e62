//! Killed at a random moment of a job that changes many, while letters and webhooks are on their way.

use std::{collections::HashSet, fs, time::Instant};

use serde_json::json;
use tokio::time::sleep;

use crate::{
    Outcome,
    caller::{Caller, json_array, json_str, json_u64},
    rows::{
        imports,
        receiver::{Receiver, ReceiverBehavior},
    },
    trial::{Fault, FaultResult, Trial, moment},
};

/// The row.
pub const FAULT: Fault = Fault {
    number: 2,
    name: "killed during jobs",
    injected: "`kill -9` at a random moment of an edit of 500 locations by a job, with a letter and a webhook on their way; \
               restart",
    share: 3,
    is_short: true,
    run: |trial| Box::pin(run(trial)),
};

async fn run(trial: &Trial<'_>) -> Outcome<FaultResult> {
    let rows: u64 = trial.either(150, 500);
    let mut site = trial.site(&["--webhook-allow-private", "--import-max-rows", "10000"]).await?;
    let owner = site.sign_up_user("owner").await?;
    let receiver = Receiver::start(ReceiverBehavior::Status(200)).await?;
    let hook = json!({ "url": receiver.url, "events": ["locations.changed"] });
    let hook = owner.post("/api/v1/webhooks", &hook).await?;
    receiver.set_secret(json_str(&hook, "secret")?);
    let import = imports::checked(&owner, &imports::file("Shop", rows)).await?;
    imports::started(&owner, &import).await?;
    imports::done(&owner, &import).await?;

    let (start, first) = (Instant::now(), edit(&owner, rows, 0).await?);
    until_done(&owner, &first).await?;
    let (usual, mut edits) = (start.elapsed(), 1);
    let mut tries = 0;
    while trial.goes_on(tries, trial.either(2, 8)) {
        let invitation = json!({ "email": format!("guest-{tries}@faults.example"), "role": "viewer" });
        owner.post("/api/v1/invitations", &invitation).await?;
        let bulk = edit(&owner, rows, edits).await?;
        sleep(moment(usual.mul_f64(1.1))).await;
        site.kill()?;
        let before_ready = Instant::now();
        site.go_on().await?;
        let done = json_u64(&owner.get(&bulk).await?, "done")?;
        owner.poll_until(&bulk, |bulk| bulk["done"].as_u64() > Some(done) || bulk["state"] == "done").await?;
        trial.tally.recovered(before_ready.elapsed());
        until_done(&owner, &bulk).await?;
        edits += 1;
        tries += 1;
        trial.tally.tried(1);
    }

    let locations = owner.get_all_pages("/api/v1/locations").await?;
    let is_once = locations.iter().all(|location| location["version"].as_u64() == Some(edits + 1));
    trial.tally.holds(is_once && locations.len() as u64 == rows, || "an edit was made twice, or not everywhere".into());
    // A message may come twice, under one id; none may be missing.
    let path = format!("/api/v1/webhooks/{}/deliveries", json_str(&hook, "id")?);
    let is_told = |page: &serde_json::Value| {
        let deliveries = json_array(page, "items");
        deliveries.len() as u64 >= edits.min(20) && deliveries.iter().all(|delivery| delivery["state"] == "delivered")
    };
    owner.poll_until(&path, is_told).await?;
    let (deliveries, got) = (owner.get_all_pages(&path).await?, receiver.received());
    let delivered_ids: HashSet<&str> = deliveries.iter().filter_map(|delivery| delivery["id"].as_str()).collect();
    trial
        .tally
        .holds(delivered_ids.len() as u64 == edits, || format!("{} events for {edits} edits", delivered_ids.len()));
    let came = delivered_ids.iter().all(|id| got.messages.contains_key(*id));
    trial.tally.holds(came && got.badly_signed == 0, || format!("told {delivered_ids:?}, came {got:?}"));
    let twice = got.messages.values().filter(|times| **times > 1).count();
    letters(trial, &site.started.home.join("mail"), tries).await?;
    trial.tally.note(format!("{edits} edits, each once; {tries} letters; {twice} messages twice, under the same id"));
    Ok(FaultResult::Completed)
}

/// Begins to change all locations: where the work is.
async fn edit(owner: &Caller, rows: u64, number: u64) -> Outcome<String> {
    let category = if number.is_multiple_of(2) { "Hospital" } else { "Clinic" };
    let edit = json!({ "scope": { "filters": {} }, "expected": rows,
        "action": { "kind": "edit", "changes": { "category": category } } });
    let bulk = owner.post("/api/v1/locations/bulk", &edit).await?;
    Ok(format!("/api/v1/locations/bulk/{}", json_str(&bulk, "id")?))
}

async fn until_done(owner: &Caller, bulk: &str) -> Outcome {
    let ended = owner.poll_until(bulk, |bulk| !matches!(bulk["state"].as_str(), Some("queued" | "running"))).await?;
    if ended["state"] != "done" || ended["done"] != ended["changed"] {
        return Err(format!("the edit ended as {ended}").into());
    }
    Ok(())
}

/// Checks that each guest has one email. A retry sends the same file again, because its name is the id of the job.
async fn letters(trial: &Trial<'_>, folder: &std::path::Path, guests: usize) -> Outcome {
    let start = Instant::now();
    let all = || -> Outcome<Vec<String>> {
        let letters = fs::read_dir(folder)?.map(|letter| Ok(fs::read_to_string(letter?.path())?));
        letters.collect()
    };
    let count = |all: &[String], guest: usize| {
        all.iter().filter(|letter| letter.contains(&format!("To: guest-{guest}@faults.example"))).count()
    };
    // They may still be on their way.
    while start.elapsed().as_secs() < 15 && (0..guests).any(|guest| count(&all().unwrap_or_default(), guest) == 0) {
        sleep(std::time::Duration::from_millis(50)).await;
    }
    let all = all()?;
    for guest in 0..guests {
        let letters = count(&all, guest);
        trial.tally.holds(letters == 1, || format!("guest {guest} has {letters} letters"));
    }
    Ok(())
}
