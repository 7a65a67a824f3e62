//! An import from Google without quotas, until every location is in the list. The simulator, the same program, shares
//! the machine.

use std::{
    net::SocketAddr,
    process::Command,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use super::{Turn, posts};
use crate::{
    Outcome,
    account::Account,
    client::{Answer, Connection, request},
    figures::grouped,
    process::{Process, free_address},
    site::{Site, answers, log},
    table::{Figure, Hold, Unit},
};

/// Enough for some seconds of work.
const LOCATIONS: u32 = 5_000;
/// Locations a second that are promised.
const MIN_RATE: f64 = 500.0;
/// The OAuth client's id and secret, on both sides.
const CLIENT: &str = "bench";

/// Comes last on its database: reviews, photos and figures of the locations would be read on under the other rows.
pub(super) async fn measure(turn: &mut Turn<'_>) -> Outcome {
    if !turn.wants("google-import") && !turn.wants("google-post") {
        return Ok(());
    }
    let google = free_address()?;
    let mut command = Command::new(&turn.options.program);
    command.args(["simulate", "google", "--listen", &google.to_string(), "--locations", &LOCATIONS.to_string()]);
    command.args(["--unlimited-quota", "--client-id", CLIENT, "--client-secret", CLIENT]);
    let _simulator = Process::start(&mut command, &log(&turn.options.folder))?;
    answers(google, &request("GET", "/sim", "", b"")).await?;
    let site = Site::start_with(turn.options, turn.database, |command| {
        command.args(["--google-api-base", &format!("http://{google}"), "--google-quota", "0"]);
        command.args(["--google-client-id", CLIENT, "--google-client-secret", CLIENT]);
    })
    .await?;
    let account = Account::sign_up(site.at, "google-import").await?;
    let (email, largest) = largest_account(google).await?;
    connect(&account, google, &email).await?;
    let body = json!({ "org_id": account.org, "account_id": largest });
    let start = Instant::now();
    let run = account.post("/functions/v1/import-gbp-locations", &body).await?;
    let run = run["run"]["id"].as_str().unwrap_or_default().to_owned();
    let created = listed(&account, &run).await?;
    let rate = created / start.elapsed().as_secs_f64();
    if created * 100.0 < f64::from(LOCATIONS) * 99.0 {
        return Err(format!("only {created} of {LOCATIONS} locations were imported").into());
    }
    let label = format!("import of {} locations from the simulated Google, without quotas", grouped(created));
    turn.add(&label, Unit::PerSecond, Hold::MoreThan(MIN_RATE), Figure::alone(rate));
    if turn.wants("google-post") {
        ended(&account, &run).await?;
        posts::publish(turn, &account).await?;
    }
    Ok(())
}

/// Waits until an import has ended.
async fn ended(account: &Account, run: &str) -> Outcome {
    while account.get(&format!("/api/v1/google/runs/{run}")).await?["state"] != "done" {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Ok(())
}

/// The address of the Google user with most locations in one account, and that account's name.
async fn largest_account(google: SocketAddr) -> Outcome<(String, String)> {
    let world = send(google, &request("GET", "/sim", "", b"")).await?.json()?;
    let people = world["people"].as_array().into_iter().flatten();
    let accounts_of = |person: &Value| {
        let accounts = person["accounts"].as_array().cloned().unwrap_or_default();
        accounts.into_iter().map(|account| (person["email"].clone(), account)).collect::<Vec<_>>()
    };
    let largest = people.flat_map(accounts_of).max_by_key(|(_, account)| account["locations"].as_u64());
    let (email, account) = largest.ok_or("nobody in this world has an account")?;
    Ok((email.as_str().unwrap_or_default().into(), account["name"].as_str().unwrap_or_default().into()))
}

/// Consents at Google and comes back, as a browser does.
async fn connect(account: &Account, google: SocketAddr, email: &str) -> Outcome {
    let start = send(account.at, &account.request("POST", "/functions/v1/auth-google-start", b"")).await?;
    let cookie = start.header("set-cookie")?.split(';').next().unwrap_or_default().to_owned();
    let there = start.json()?;
    let there = there["authUrl"].as_str().and_then(|url| url.strip_prefix(&format!("http://{google}")));
    let there = there.ok_or("it does not lead to the simulator")?;
    let scopes = there.split(['?', '&']).find_map(|part| part.strip_prefix("scope=")).ok_or("no scopes")?;
    let scopes = scopes.replace("%20", "+").replace('+', "&scope=");
    let form = format!("account={email}&decision=allow&scope={scopes}");
    let headers = "content-type: application/x-www-form-urlencoded\r\n";
    let consented = send(google, &request("POST", there, headers, form.as_bytes())).await?;
    let back = consented.header("location")?;
    let back = back.strip_prefix("http://localhost").ok_or_else(|| format!("it leads to {back}"))?;
    let returned = send(account.at, &request("GET", back, &format!("cookie: {cookie}\r\n"), b"")).await?;
    let end = returned.header("location")?;
    if end.ends_with("connected=1") { Ok(()) } else { Err(format!("connecting ended at {end}").into()) }
}

/// Waits until an import has listed all locations; returns the number that it created.
async fn listed(account: &Account, run: &str) -> Outcome<f64> {
    loop {
        let run = account.get(&format!("/api/v1/google/runs/{run}")).await?;
        if run["state"] == "failed" {
            return Err(format!("the import ended as {run}").into());
        }
        if run["phase"] != "list" || run["state"] == "done" {
            return Ok(run["created"].as_f64().unwrap_or_default());
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

async fn send(to: SocketAddr, request: &[u8]) -> Outcome<Answer> {
    Ok(Connection::open(to).await?.send(request).await?)
}
