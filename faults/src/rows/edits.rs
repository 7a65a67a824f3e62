//! Many edit one thing at once, each on top of what it has read.

use std::collections::HashSet;

use futures::future::join_all;
use serde_json::json;

use crate::{
    Outcome,
    caller::{Caller, json_str, json_u64},
    rows::callers_at_once::{CONCURRENCY, Processes},
    trial::{Fault, FaultResult, Tally, Trial},
};

/// The row.
pub const FAULT: Fault = Fault {
    number: 11,
    name: "edits at once",
    injected: "each read, increment and write with If-Match by one of 64 clients (on PostgreSQL at two processes)",
    share: 2,
    is_short: true,
    run: |trial| Box::pin(run(trial)),
};

async fn run(trial: &Trial<'_>) -> Outcome<FaultResult> {
    let processes = Processes::start(trial).await?;
    let owner = processes.sign_up_user("owner").await?;
    let (clients, each) = (trial.either(12, CONCURRENCY), trial.either(2, 3));
    let (mut rounds, mut all_refused) = (0, 0);
    while trial.goes_on(rounds, 1) {
        let made = owner.create_location(&format!("Shop {rounds}")).await.ok_or("no answer")?.json_or_error()?;
        let path = format!("/api/v1/locations/{}", json_str(&made, "id")?);
        let set = json!({ "description": "0" }).to_string();
        let version = json_u64(&made, "version")?;
        let first = owner.request("PATCH", &path, &[("if-match", &format!("\"{version}\""))], set.as_bytes()).await;
        let begun = json_u64(&first.ok_or("no answer")?.json_or_error()?, "version")?;
        let clients: Vec<_> = (0..clients)
            .map(|number| {
                let (here, there) = (processes.pick(&owner, number), processes.pick(&owner, number + 1));
                tokio::spawn(increments(here, there, path.clone(), each, trial.tally.clone()))
            })
            .collect();
        let (mut versions, mut acknowledged) = (HashSet::new(), 0);
        for client in join_all(clients).await {
            let (of_client, refused) = client??;
            acknowledged += of_client.len();
            all_refused += refused;
            trial.tally.holds(of_client.is_sorted(), || format!("versions went back: {of_client:?}"));
            versions.extend(of_client);
        }
        let end = owner.get(&path).await?;
        let (sum, version) = (json_str(&end, "description")?.to_owned(), json_u64(&end, "version")?);
        trial.tally.holds(sum == acknowledged.to_string(), || format!("{acknowledged} were told, {sum} are there"));
        trial.tally.holds(versions.len() == acknowledged, || "one version was told twice".into());
        trial.tally.holds(version == begun + acknowledged as u64, || format!("version {version}, begun at {begun}"));
        trial.tally.tried(acknowledged);
        rounds += 1;
    }
    trial.tally.note(format!("{all_refused} refused with 412 and tried again"));
    Ok(FaultResult::Completed)
}

/// Increments a value `times` times. Returns the versions of the answers, and the number of conflicts with the other
/// caller.
async fn increments(here: Caller, there: Caller, path: String, times: usize, tally: Tally) -> Outcome<(Vec<u64>, u64)> {
    let (mut versions, mut refused) = (Vec::new(), 0);
    while versions.len() < times {
        let read = here.get(&path).await?;
        let sum: u64 = json_str(&read, "description")?.parse()?;
        let (tag, body) =
            (format!("\"{}\"", json_u64(&read, "version")?), json!({ "description": (sum + 1).to_string() }));
        let answer = here.request("PATCH", &path, &[("if-match", &tag)], body.to_string().as_bytes()).await;
        let answer = answer.ok_or("no answer")?;
        match answer.status {
            200 => {
                let version = json_u64(&answer.json(), "version")?;
                versions.push(version);
                let seen = json_u64(&there.get(&path).await?, "version")?;
                tally.holds(seen >= version, || format!("version {version} was told, and then {seen} was read"));
            }
            412 => refused += 1,
            _ if answer.is_unavailable() => {}
            _ => tally.violated(format!("an edit: {}", answer.summary())),
        }
    }
    Ok((versions, refused))
}
