//! Google's limits, on the simulator's clock.

use serde_json::json;

use crate::harness::{INFORMATION, Sim};

#[tokio::test]
async fn the_three_hundred_and_first_request_of_a_minute_is_refused() {
    let sim = Sim::new(5).await;
    let path = format!("{INFORMATION}/accounts/-/locations?readMask=name");
    for number in 0..300 {
        assert_eq!(sim.get(&path).await.code, 200, "{number}");
    }
    let refused = sim.get(&path).await;
    assert_eq!((refused.code, refused.reason().as_str()), (429, "RATE_LIMIT_EXCEEDED"));
    assert!(refused.text.contains("\"quota_limit_value\": \"300\""));
    assert_eq!(sim.get("/mybusinessaccountmanagement/v1/accounts").await.code, 200, "every API has its own");
    let log = sim.get("/sim/log").await.ok();
    assert_eq!(log["refusedForQuota"], 1);
    assert_eq!(log["methods"]["mybusinessbusinessinformation.accounts.locations.list"], 301);
    sim.advance(60);
    assert_eq!(sim.get(&path).await.code, 200, "a minute later");
}

#[tokio::test]
async fn the_eleventh_edit_of_a_profile_within_a_minute_is_refused() {
    let sim = Sim::new(20).await;
    let all = sim.locations("name").await;
    let path = |at: usize| format!("{INFORMATION}/{}?updateMask=title", all[at]["name"].as_str().unwrap());
    for number in 0..10 {
        assert_eq!(sim.patch(&path(3), json!({ "title": format!("Title {number}") })).await.code, 200, "{number}");
    }
    let refused = sim.patch(&path(3), json!({ "title": "Eleventh" })).await;
    assert_eq!((refused.code, refused.reason().as_str()), (429, "RATE_LIMIT_EXCEEDED"));
    assert!(refused.text.contains("\"quota_limit_value\": \"10\""));
    let checked = format!("{}&validateOnly=true", path(3));
    assert_eq!(sim.patch(&checked, json!({ "title": "Only checked" })).await.code, 200, "a check is no edit");
    assert_eq!(sim.patch(&path(4), json!({ "title": "Another" })).await.code, 200, "every profile has its own");
    sim.advance(60);
    assert_eq!(sim.patch(&path(3), json!({ "title": "Later" })).await.code, 200);
}

#[tokio::test]
async fn without_limits_nothing_is_refused() {
    let sim = Sim::free(5).await;
    let (_, name) = sim.verified().await;
    for number in 0..320 {
        let path = format!("{INFORMATION}/{name}?updateMask=title");
        assert_eq!(sim.patch(&path, json!({ "title": format!("Title {number}") })).await.code, 200);
    }
}
