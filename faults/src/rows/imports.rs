//! Killed at a random moment of an import.

use std::time::{Duration, Instant};

use serde_json::json;
use tokio::time::sleep;

use crate::{
    Outcome,
    caller::{Caller, json_str, json_u64},
    site::Site,
    trial::{Fault, FaultResult, Trial, moment},
};

/// The row.
pub const FAULT: Fault = Fault {
    number: 1,
    name: "killed during an import",
    injected: "`kill -9` at a random moment of an import of 1,000 rows (in a run of 90 minutes once of 100,000), \
               restart, the same file again",
    share: 3,
    is_short: true,
    run: |trial| Box::pin(run(trial)),
};

/// Files of one organization, before the next begins empty.
const FILES: usize = 8;

/// Rows of the large file.
const ROWS_OF_LARGE_FILE: u64 = 100_000;
/// Minimum budget of the trial with the large file.
const MIN_BUDGET: Duration = Duration::from_mins(4);

async fn run(trial: &Trial<'_>) -> Outcome<FaultResult> {
    let rows: u64 = trial.either(200, 1_000);
    let mut site = trial.site(&["--import-max-rows", &ROWS_OF_LARGE_FILE.to_string()]).await?;
    let mut caller = site.sign_up_user("measured").await?;
    let import = checked(&caller, &file("measured", rows)).await?;
    let start = Instant::now();
    started(&caller, &import).await?;
    done(&caller, &import).await?;
    let usual = start.elapsed();

    if trial.has(MIN_BUDGET) {
        let caller = site.sign_up_user("many").await?;
        let usual = usual.mul_f64(ROWS_OF_LARGE_FILE as f64 / rows as f64);
        killed(trial, &mut site, &caller, &file("many", ROWS_OF_LARGE_FILE), ROWS_OF_LARGE_FILE, usual).await?;
        trial.tally.note(format!("one of them of {ROWS_OF_LARGE_FILE} rows"));
    }
    let mut tries = 0;
    while trial.goes_on(tries, trial.either(1, 8)) {
        if tries % FILES == 0 {
            caller = site.sign_up_user(&format!("owner-{tries}")).await?;
        }
        killed(trial, &mut site, &caller, &file(&format!("file {tries}"), rows), rows, usual).await?;
        tries += 1;
    }
    Ok(FaultResult::Completed)
}

/// Kills the program at a random moment of the import of a file, restarts it, and imports the same file again.
async fn killed(
    trial: &Trial<'_>,
    site: &mut Site,
    caller: &Caller,
    file: &str,
    rows: u64,
    usual: Duration,
) -> Outcome {
    let before = caller.count_locations().await?;
    let is_all_or_nothing = |seen: u64| seen == before || seen == before + rows;
    let import = checked(caller, file).await?;
    started(caller, &import).await?;
    let reader = caller.clone();
    let seen = tokio::spawn(async move {
        let mut seen = Vec::new();
        while let Ok(count) = reader.count_locations().await {
            seen.push(count);
        }
        seen
    });
    sleep(moment(usual.mul_f64(1.1))).await;
    site.kill()?;
    let seen = seen.await?;
    trial.tally.holds(seen.iter().copied().all(is_all_or_nothing), || format!("a reader saw {seen:?}"));
    trial.tally.recovered(site.go_on().await?);
    let left = caller.count_locations().await?;
    trial.tally.holds(is_all_or_nothing(left), || format!("{left} locations are there after {before}"));
    done(caller, &import).await?;
    let count = caller.count_locations().await?;
    trial.tally.holds(count == before + rows, || format!("{count} locations instead of {}", before + rows));

    let second_import = checked(caller, file).await?;
    started(caller, &second_import).await?;
    done(caller, &second_import).await?;
    let count = caller.count_locations().await?;
    trial.tally.holds(count == before + rows, || format!("the same file again made {count} of {}", before + rows));
    trial.tally.tried(1);
    Ok(())
}

/// Builds a file of `rows` shops whose names begin with `name`.
pub(super) fn file(name: &str, rows: u64) -> String {
    let lines = (0..rows).map(|row| format!("{name} {row},{row} Main St,Austin,TX,78701,+1512555{row:04}\n"));
    format!("name,address,city,state,postal_code,phone\n{}", lines.collect::<String>())
}

/// Uploads a file and has it checked: where the import is.
pub(super) async fn checked(caller: &Caller, file: &str) -> Outcome<String> {
    let import = caller.post_bytes("/api/v1/imports?filename=shops.csv", file.as_bytes()).await?;
    let path = format!("/api/v1/imports/{}", json_str(&import, "id")?);
    let plan = json!({ "mapping": import["detected"]["suggested_mapping"],
        "options": { "country": "US", "on_match": "skip", "on_bad_row": "skip" } });
    caller.post(&format!("{path}/check"), &plan).await?;
    Ok(path)
}

/// Starts an import that was checked.
pub(super) async fn started(caller: &Caller, import: &str) -> Outcome {
    caller.post(&format!("{import}/run"), &json!({})).await.map(drop)
}

/// Waits until an import is done: how many locations it made.
pub(super) async fn done(caller: &Caller, import: &str) -> Outcome<u64> {
    let ended = caller.poll_until(import, |import| import["state"] == "done" || import["state"] == "failed").await?;
    if ended["state"] != "done" {
        return Err(format!("the import ended as {ended}").into());
    }
    json_u64(&ended["outcome"], "created")
}
