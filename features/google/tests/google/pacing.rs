//! Google's quotas: runs use nearly all of them, and no request exceeds them.

use std::time::{Duration, Instant};

use axum::http::Method;
use serde_json::Value;

use crate::world::{CAMILLE, Plan, worlds_with};

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a figure of the release build; prints that of docs/google.md"]
async fn without_quotas_ten_thousand_locations_come_faster_than_five_hundred_a_second() {
    let imported = import(&Plan { locations: 10_000, ..Plan::default() }).await;
    let rate = |time: Duration| imported.locations / time.as_secs_f64();
    println!(
        "{} locations: {:.0} a second until they are there, {:.0} a second with reviews, photos and figures",
        imported.locations,
        rate(imported.listed),
        rate(imported.all)
    );
    assert!(rate(imported.listed) > 500.0);
}

/// Result of an import.
struct ImportRun {
    locations: f64,
    /// Time until every location was listed, and until the details of all were read.
    listed: Duration,
    all: Duration,
    /// Minutes by the clock of the site.
    minutes: f64,
    log: Value,
}

/// Imports the largest account, on one engine, because the test depends only on the requests.
async fn import(plan: &Plan) -> ImportRun {
    let world = worlds_with(plan).await.remove(0);
    let owner = world.sign_up("owner").await;
    owner.connect(&world, CAMILLE).await;
    let account = owner.largest_account(&world, CAMILLE).await;
    let begun = world.app.now();
    let start = Instant::now();
    let run = owner.ask_import(&account).await.expect(202).json()["run"]["id"].as_str().unwrap().to_owned();
    let mut events = world.app.live.listen(owner.org.parse::<orgs::OrgId>().unwrap());
    let watch = tokio::spawn({
        let (owner, run) = (owner.clone(), run.clone());
        async move {
            while owner.run(&run).await["phase"] == "list" && events.next().await.is_some() {}
            start.elapsed()
        }
    });
    world.work().await;
    let (all, listed) = (start.elapsed(), watch.await.unwrap());
    let run = owner.run(&run).await;
    assert_eq!((&run["state"], &run["failed"]), (&Value::from("done"), &Value::from(0)), "{run}");
    ImportRun {
        locations: run["created"].as_f64().unwrap(),
        listed,
        all,
        minutes: world.app.now().duration_since(begun).as_secs_f64() / 60.0,
        log: world.order(Method::GET, "/sim/log", &Value::Null).await,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn locations_come_at_nearly_the_permitted_rate_and_no_request_is_refused() {
    import_at_real_quotas(500).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "minutes of work; prints the figure of docs/google.md"]
async fn ten_thousand_locations_come_at_nearly_the_permitted_rate() {
    import_at_real_quotas(10_000).await;
}

async fn import_at_real_quotas(locations: usize) {
    let imported = import(&Plan { locations, has_quota: true, ..Plan::default() }).await;
    let request_count = |method: &str| imported.log["methods"][method].as_f64().unwrap_or_default();
    let request_count = request_count("mybusiness.accounts.locations.reviews.list")
        + request_count("mybusiness.accounts.locations.media.list");
    let rate = request_count / imported.minutes;
    println!(
        "{} locations in {:.1} simulated minutes, {:.1} s of work: {rate:.1} requests a minute of 300 of the busiest service",
        imported.locations,
        imported.minutes,
        imported.all.as_secs_f64()
    );
    assert_eq!(imported.log["refusedForQuota"], 0);
    assert!((0.95 * 300.0..=300.0).contains(&rate), "{rate} requests a minute");
}
