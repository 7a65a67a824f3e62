//! Google's notices (Pub/Sub), delivered again and again, out of order, forged and too late.

use std::{
    net::Ipv4Addr,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use axum::{Router, http::HeaderMap};
use base64::{Engine, prelude::BASE64_STANDARD, prelude::BASE64_URL_SAFE_NO_PAD};
use futures::future::join_all;
use rand::seq::SliceRandom;
use serde_json::{Value, json};
use tokio::{net::TcpListener, time::sleep};

use crate::{
    Outcome,
    caller::{Caller, json_array, json_str},
    lab::Store,
    rows::google::Google,
    trial::{Fault, FaultResult, Trial},
};

/// The row.
pub const FAULT: Fault = Fault {
    number: 8,
    name: "notices twice, out of order, forged",
    injected: "each delivery of Pub/Sub: genuine ones three times, shuffled, eight at once; between them forged, altered and \
               old tokens",
    share: 2,
    is_short: true,
    run: |trial| Box::pin(run(trial)),
};

const SENDER: &str = "pubsub-push@simulated-google.iam.gserviceaccount.com";
const TOPIC: &str = "projects/faults/topics/notices";
const NOTICES: &str = "/api/v1/google/notices";
const CONCURRENCY: usize = 8;
/// Messages of a round.
const MESSAGES: usize = 100;

async fn run(trial: &Trial<'_>) -> Outcome<FaultResult> {
    let (url, tokens) = postbox().await?;
    let google = Google::start(&trial.lab.program, 12, Some(&url)).await?;
    let mut options: Vec<String> = google.options().into();
    let notices = ["--google-topic", TOPIC, "--google-topic-sender", SENDER, "--google-topic-audience", &url];
    options.extend(notices.map(Into::into));
    let store = trial.store().await?;
    let site = trial.site_on(&store, &options.iter().map(String::as_str).collect::<Vec<_>>()).await?;
    let sender = Sender { site: site.signed_out()?, google: &google, tokens };
    let owner = google.imported(&site, "owner").await?;
    let location = owner.get_all_pages("/api/v1/locations").await?.into_iter().next().ok_or("no location")?;
    let name = format!("locations/{}", json_str(&location, "google_location_id")?);
    let mut round = 0;
    while trial.goes_on(round, 1) {
        let genuine = sender.genuine(&name).await?;
        let before = begun(&store).await?;
        forged(trial, &sender, &genuine, &name, round).await?;
        let after = begun(&store).await?;
        trial.tally.holds(before == after, || format!("forged notices began {} runs", after - before));
        delivered(trial, &sender, &genuine, &name, round).await?;
        let runs = begun(&store).await? - before;
        trial.tally.holds(runs == MESSAGES, || format!("{MESSAGES} messages, each thrice, began {runs} runs"));
        round += 1;
    }
    Ok(FaultResult::Completed)
}

/// Returns the number of runs that notifications started; the API does not show them.
async fn begun(store: &Store) -> Outcome<usize> {
    Ok(store.number("select count(*) from google_runs where scope = 'scheduled'").await?.try_into()?)
}

/// Each message three times, in any order, some at once.
async fn delivered(trial: &Trial<'_>, sender: &Sender<'_>, token: &str, name: &str, round: usize) -> Outcome {
    let mut numbers: Vec<usize> = (0..MESSAGES).flat_map(|number| [number; 3]).collect();
    numbers.shuffle(&mut rand::rng());
    for some in numbers.chunks(CONCURRENCY) {
        let bodies: Vec<_> = some.iter().map(|number| message(name, &format!("{round}-{number}"))).collect();
        for status in join_all(bodies.iter().map(|body| sender.deliver(token, body))).await {
            trial.tally.holds(status == Some(204), || format!("a genuine notice: {status:?}"));
        }
    }
    trial.tally.tried(numbers.len());
    Ok(())
}

/// Tokens that are none of Google's, altered ones, and one that was good once.
async fn forged(trial: &Trial<'_>, sender: &Sender<'_>, genuine: &str, name: &str, round: usize) -> Outcome {
    let parts: Vec<&str> = genuine.split('.').collect();
    let [head, claims, signature] = parts[..] else { return Err("no token".into()) };
    let coded = |value: Value| BASE64_URL_SAFE_NO_PAD.encode(value.to_string());
    let read = |part: &str| -> Outcome<Value> { Ok(serde_json::from_slice(&BASE64_URL_SAFE_NO_PAD.decode(part)?)?) };
    let other = |field: &str, value: Value| -> Outcome<String> {
        let mut claims = read(claims)?;
        claims[field] = value;
        Ok(format!("{head}.{}.{signature}", coded(claims)))
    };
    let header = |algorithm: &str| -> Outcome<String> {
        let mut head = read(head)?;
        head["alg"] = algorithm.into();
        Ok(coded(head))
    };
    let mut tokens = vec![
        String::new(),
        "nonsense".into(),
        format!("{}.{claims}.", header("none")?),
        format!("{}.{claims}.{signature}", header("HS256")?),
        format!("{head}.{claims}."),
        format!("{head}.{claims}.{}", signature.chars().rev().collect::<String>()),
        other("email", "somebody@else.example".into())?,
        other("aud", "https://elsewhere.example".into())?,
        other("iss", "https://elsewhere.example".into())?,
        other("exp", 4_102_444_800_u64.into())?,
        other("iat", 1.into())?,
        sender.old(name, issued(genuine)?).await?,
    ];
    // Each bit of it counts; here some of them.
    let bytes = BASE64_URL_SAFE_NO_PAD.decode(signature)?;
    for at in (0..bytes.len()).step_by(trial.either(64, 8)) {
        let mut altered = bytes.clone();
        altered[at] ^= 1;
        tokens.push(format!("{head}.{claims}.{}", BASE64_URL_SAFE_NO_PAD.encode(altered)));
    }
    for (number, token) in tokens.iter().enumerate() {
        let status = sender.deliver(token, &message(name, &format!("forged-{round}-{number}"))).await;
        trial.tally.holds(status == Some(401), || format!("a forged notice was answered with {status:?}: {token}"));
    }
    trial.tally.tried(tokens.len());
    Ok(())
}

fn message(location: &str, id: &str) -> String {
    let data = json!({ "type": "GOOGLE_UPDATE", "location": location }).to_string();
    json!({ "message": { "data": BASE64_STANDARD.encode(data), "messageId": id } }).to_string()
}

/// A sender of notifications, genuine or forged.
struct Sender<'a> {
    site: Caller,
    google: &'a Google,
    tokens: Tokens,
}

impl Sender<'_> {
    async fn deliver(&self, token: &str, body: &str) -> Option<u16> {
        let caller = self.site.with_session(json!({ "access_token": token }), String::new());
        caller.request("POST", NOTICES, &[], body.as_bytes()).await.map(|answer| answer.status)
    }

    /// A token that Google's simulator signs now, by having it deliver a notice to our postbox.
    async fn genuine(&self, location: &str) -> Outcome<String> {
        self.signed(location, |_| true).await
    }

    /// One that was signed at a time that fits.
    async fn signed(&self, location: &str, fits: impl Fn(i64) -> bool) -> Outcome<String> {
        let desk = &self.google.desk;
        let tokens = desk.post("/sim/tokens", &json!({ "email": "camille.roy@example.com" })).await?;
        let camille = desk.with_session(tokens, String::new());
        for account in json_array(json_array(&desk.get("/sim").await?, "people").first().ok_or("nobody")?, "accounts") {
            let setting = format!("/mybusinessnotifications/v1/{}/notificationSetting", json_str(account, "name")?);
            let body =
                json!({ "pubsubTopic": TOPIC, "notificationTypes": ["GOOGLE_UPDATE", "NEW_REVIEW"] }).to_string();
            let path = format!("{setting}?updateMask=pubsubTopic,notificationTypes");
            camille.request("PATCH", &path, &[], body.as_bytes()).await.ok_or("no answer")?;
        }
        let so_far = self.arrived().len();
        desk.post("/sim/changes", &json!({ "location": location, "kind": "review", "stars": 5, "comment": "Good." }))
            .await?;
        for _ in 0..500 {
            // One notice goes to each account that has the location, so that an earlier one may still come.
            for token in self.arrived().iter().skip(so_far) {
                if fits(issued(token)?) {
                    return Ok(token.clone());
                }
            }
            sleep(Duration::from_millis(10)).await;
        }
        Err("the simulator delivers nothing".into())
    }

    /// One that it signed ten minutes ago.
    async fn old(&self, location: &str, now: i64) -> Outcome<String> {
        let desk = &self.google.desk;
        desk.post("/sim/clock", &json!({ "advanceSeconds": -600 })).await?;
        let token = self.signed(location, |issued| issued + 500 < now).await;
        desk.post("/sim/clock", &json!({ "advanceSeconds": 600 })).await?;
        token
    }

    fn arrived(&self) -> Vec<String> {
        self.tokens.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// When a token was signed, in Unix seconds.
fn issued(token: &str) -> Outcome<i64> {
    let claims = BASE64_URL_SAFE_NO_PAD.decode(token.split('.').nth(1).ok_or("no token")?)?;
    let claims: Value = serde_json::from_slice(&claims)?;
    claims["iat"].as_i64().ok_or_else(|| "a token without a time".into())
}

type Tokens = Arc<Mutex<Vec<String>>>;

/// Starts the endpoint of the simulator's notifications, which collects their tokens.
async fn postbox() -> Outcome<(String, Tokens)> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
    let url = format!("http://{}/", listener.local_addr()?);
    let tokens = Tokens::default();
    let keep = tokens.clone();
    let take = async move |headers: HeaderMap| {
        let bearer = headers.get("authorization").and_then(|value| value.to_str().ok());
        let token = bearer.and_then(|value| value.strip_prefix("Bearer ")).unwrap_or_default();
        keep.lock().unwrap_or_else(PoisonError::into_inner).push(token.to_owned());
    };
    tokio::spawn(async move { axum::serve(listener, Router::new().fallback(take)).await });
    Ok((url, tokens))
}
