//! Google fails: the simulator answers badly, slowly, by half or not at all, while locations are imported and kept in line.

use std::{
    collections::HashSet,
    path::PathBuf,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use tokio::time::sleep;
use url::{Url, form_urlencoded};

use crate::{
    Outcome,
    caller::{Caller, json_array, json_str, json_u64},
    port::free_port,
    site::Site,
    trial::{Fault, FaultResult, Trial},
};

/// The row.
pub const FAULT: Fault = Fault {
    number: 7,
    name: "Google fails",
    injected: "each request to the simulator of Google that it answered with 429, 500, 502, 503, late, by half or not at all, \
               at rates of 1 to 50 %, during an import and a sync",
    share: 3,
    is_short: false,
    run: |trial| Box::pin(run(trial)),
};

const CLIENT: [&str; 2] = ["faults", "a-secret-of-faults"];
/// User of the simulated Google who sees all locations.
const CAMILLE: &str = "camille.roy@example.com";
const ACCOUNT: &str = "Fairmont Retail Group";
const KINDS: [&str; 7] = ["rate_limited", "internal", "unavailable", "bad_gateway", "slow", "cut", "truncated"];
const RATES: [f64; 4] = [0.05, 0.2, 0.01, 0.5];
/// Time for which Google fails before it recovers.
const OUTAGE: Duration = Duration::from_secs(6);

async fn run(trial: &Trial<'_>) -> Outcome<FaultResult> {
    let google = Google::start(&trial.lab.program, 60, None).await?;
    let site = trial.site(&google.options().each_ref().map(String::as_str)).await?;
    let mut rounds = 0;
    while trial.goes_on(rounds, 2) {
        let owner = site.sign_up_user(&format!("owner-{rounds}")).await?;
        google.connect(&owner).await?;
        let rate = RATES.get(rounds % RATES.len()).copied().unwrap_or_default();
        google.falls_ill(rate).await?;
        let import = import(&owner).await?;
        let first = well_again(trial, &google, &owner, &import, "import-gbp-locations").await?;
        let all = owner.get_all_pages("/api/v1/locations").await?;
        let there: HashSet<&str> = all.iter().filter_map(|location| location["google_location_id"].as_str()).collect();
        let expected = json_u64(&first, "total")?;
        let is_each_once = all.len() as u64 == expected && there.len() == all.len();
        trial.tally.holds(is_each_once, || format!("{} of {expected} came, {} of them once", all.len(), there.len()));

        google.falls_ill(rate).await?;
        let sync = request_function(&owner, "sync-gbp-locations", &json!({})).await?;
        well_again(trial, &google, &owner, &sync, "sync-gbp-locations").await?;
        let after = owner.get_all_pages("/api/v1/locations").await?;
        let is_same = after.len() == all.len() && after.iter().all(|location| location["sync_status"] == "synced");
        trial.tally.holds(is_same, || format!("{} locations after a sync of {}", after.len(), all.len()));
        rounds += 1;
    }
    Ok(FaultResult::Completed)
}

/// Google is ill for a while, then well: the run ends complete by itself, or says that it failed and does when it is asked
/// for again.
async fn well_again(trial: &Trial<'_>, google: &Google, owner: &Caller, run: &str, function: &str) -> Outcome<Value> {
    let start = Instant::now();
    let mut seen = owner.get(run).await?;
    while start.elapsed() < OUTAGE && !is_over(&seen) {
        sleep(Duration::from_millis(20)).await;
        seen = owner.get(run).await?;
    }
    trial.tally.tried(google.gets_well().await?);
    let well = Instant::now();
    let mut ended = owner.poll_until(run, is_over).await?;
    if ended["state"] != "done" || ended["failed"] != 0 {
        let repeated_run = if function.starts_with("import") {
            import(owner).await?
        } else {
            request_function(owner, function, &json!({})).await?
        };
        ended = owner.poll_until(&repeated_run, is_over).await?;
    }
    trial.tally.recovered(well.elapsed());
    trial
        .tally
        .holds(ended["state"] == "done" && ended["failed"] == 0, || format!("with Google well, a run ends as {ended}"));
    Ok(ended)
}

fn is_over(run: &Value) -> bool {
    run["state"] == "done" || run["state"] == "failed"
}

/// Asks for all locations of the account: where the run is.
async fn import(owner: &Caller) -> Outcome<String> {
    let accounts = owner.get("/api/v1/google/accounts").await?;
    let account =
        json_array(&accounts, "items").iter().find(|account| account["account_name"] == ACCOUNT).ok_or("no account")?;
    let body = json!({ "account_id": account["account_id"], "account_type": account["account_type"] });
    request_function(owner, "import-gbp-locations", &body).await
}

async fn request_function(owner: &Caller, function: &str, body: &Value) -> Outcome<String> {
    let path = format!("/functions/v1/{function}");
    let answer = owner.request("POST", &path, &[("prefer", "respond-async")], body.to_string().as_bytes()).await;
    let answer = answer.ok_or("no answer")?.json_or_error()?;
    Ok(format!("/api/v1/google/runs/{}", json_str(&answer["run"], "id")?))
}

/// The simulator of Google, as a process; ended when dropped.
pub(super) struct Google {
    child: Child,
    /// Its control desk, and what it looks like to a browser.
    pub(super) desk: Caller,
}

impl Google {
    /// Starts a simulator with this number of locations; `push` is the URL of its notifications.
    pub(super) async fn start(program: &PathBuf, locations: u32, push: Option<&str>) -> Outcome<Self> {
        let port = free_port()?;
        let mut command = Command::new(program);
        command.args(["simulate", "google", "--unlimited-quota", "--listen", &format!("127.0.0.1:{port}")]);
        command.args(["--locations", &locations.to_string(), "--client-id", CLIENT[0], "--client-secret", CLIENT[1]]);
        if let Some(push) = push {
            command.args(["--push-url", push]);
        }
        let child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
        let google = Self { child, desk: Caller::new(port)? };
        google.desk.poll_until("/sim", |_| true).await?;
        Ok(google)
    }

    /// Returns the options that connect the program to the simulator.
    pub(super) fn options(&self) -> [String; 8] {
        let base = format!("http://127.0.0.1:{}", self.desk.port);
        let (id, secret) = ("--google-client-id", "--google-client-secret");
        ["--google-api-base", &base, "--google-quota", "0", id, CLIENT[0], secret, CLIENT[1]].map(Into::into)
    }

    /// Connects a Google user, as a browser does.
    pub(super) async fn connect(&self, owner: &Caller) -> Outcome {
        let started = owner.request("POST", "/functions/v1/auth-google-start", &[], b"").await.ok_or("no answer")?;
        let cookie = started.header("set-cookie").split(';').next().unwrap_or_default().to_owned();
        let there = Url::parse(json_str(&started.json_or_error()?, "authUrl")?)?;
        let scopes = there.query_pairs().find(|(name, _)| name == "scope").ok_or("no scopes")?.1.into_owned();
        let chosen = [("account", CAMILLE), ("decision", "allow")];
        let form = chosen.into_iter().chain(scopes.split(' ').map(|scope| ("scope", scope)));
        let form = form_urlencoded::Serializer::new(String::new()).extend_pairs(form).finish();
        let path = format!("{}?{}", there.path(), there.query().unwrap_or_default());
        let kind = [("content-type", "application/x-www-form-urlencoded")];
        let consented = self.desk.request("POST", &path, &kind, form.as_bytes()).await.ok_or("no answer")?;
        let back = consented.header("location").strip_prefix("http://localhost").ok_or_else(|| consented.summary())?;
        let signed_out = owner.with_session(Value::Null, String::new());
        let returned = signed_out.request("GET", back, &[("cookie", &cookie)], b"").await.ok_or("no answer")?;
        if returned.header("location") != "/dashboard/locations?connected=1" {
            return Err(format!("not connected: {}", returned.summary()).into());
        }
        Ok(())
    }

    /// Signs up an owner, connects Google and imports all locations of the account.
    pub(super) async fn imported(&self, site: &Site, name: &str) -> Outcome<Caller> {
        let owner = site.sign_up_user(name).await?;
        self.connect(&owner).await?;
        let run = import(&owner).await?;
        owner.poll_until(&run, |run| run["state"] == "done").await?;
        Ok(owner)
    }

    /// Makes this share of the requests fail from now on, in every way.
    async fn falls_ill(&self, rate: f64) -> Outcome {
        self.desk.request("DELETE", "/sim/log", &[], b"").await.ok_or("no answer")?;
        for kind in KINDS {
            let rate = rate / KINDS.len() as f64;
            let fault = json!({ "method": "*", "kind": kind, "rate": rate, "milliseconds": 800 });
            self.desk.post("/sim/faults", &fault).await?;
        }
        Ok(())
    }

    /// All is well again: how many requests went wrong.
    async fn gets_well(&self) -> Outcome<usize> {
        self.desk.request("DELETE", "/sim/faults", &[], b"").await.ok_or("no answer")?;
        let log = self.desk.get("/sim/log").await?;
        Ok(json_array(&log, "recent").iter().filter(|entry| entry["fault"].is_string()).count())
    }
}

impl Drop for Google {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
