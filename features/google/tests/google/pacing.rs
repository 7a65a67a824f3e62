//! Google's quotas: nearly all of them is used, and no request is refused for them.

use std::time::Instant;

use axum::http::Method;
use serde_json::Value;

use crate::world::{CAMILLE, Plan, worlds_with};

#[tokio::test(flavor = "multi_thread")]
async fn locations_come_at_nearly_the_permitted_rate_and_no_request_is_refused() {
    import(1_000).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "minutes of work; prints the figure of docs/google.md"]
async fn ten_thousand_locations_come_at_nearly_the_permitted_rate() {
    import(10_000).await;
}

async fn import(locations: usize) {
    // One engine: it is the requests that count.
    let world = worlds_with(&Plan { locations, has_quota: true }).await.remove(0);
    let owner = world.sign_up("owner").await;
    owner.connect(&world, CAMILLE).await;
    let account = owner.largest_account(&world, CAMILLE).await;
    let begun = (world.app.now(), Instant::now());
    let run = owner.ask_import(&account).await.expect(202).json()["run"]["id"].as_str().unwrap().to_owned();
    world.work().await;
    let run = owner.run(&run).await;
    assert_eq!(run["state"], "done", "{run}");
    let log = world.order(Method::GET, "/sim/log", &Value::Null).await;
    let minutes = world.app.now().duration_since(begun.0).as_secs_f64() / 60.0;
    let asked = |method: &str| log["methods"][method].as_f64().unwrap_or_default();
    let asked = asked("mybusiness.accounts.locations.reviews.list") + asked("mybusiness.accounts.locations.media.list");
    let rate = asked / minutes;
    println!(
        "{} locations in {minutes:.1} simulated minutes, {:.1} s of work: {rate:.1} requests a minute of 300 of the busiest service",
        run["created"],
        begun.1.elapsed().as_secs_f64()
    );
    assert_eq!(log["refusedForQuota"], 0);
    assert!((0.95 * 300.0..=300.0).contains(&rate), "{rate} requests a minute");
}
