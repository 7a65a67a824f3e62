//! Faults on demand, each as a client meets it.

use serde_json::json;

use crate::harness::{INFORMATION, Sim};

const LIST: &str = "mybusinessbusinessinformation.accounts.locations.list";

fn path() -> String {
    format!("{INFORMATION}/accounts/-/locations?readMask=name")
}

#[tokio::test]
async fn every_fault_has_its_effect_once() {
    let sim = Sim::new(50).await;
    for (kind, code, word) in [
        ("unauthorized", 401, "UNAUTHENTICATED"),
        ("quota_not_granted", 403, "SERVICE_DISABLED"),
        ("quota_zero", 429, "\"quota_limit_value\": \"0\""),
        ("permission_denied", 403, "PERMISSION_DENIED"),
        ("not_found", 404, "NOT_FOUND"),
        ("conflict", 409, "ABORTED"),
        ("rate_limited", 429, "RESOURCE_EXHAUSTED"),
        ("internal", 500, "INTERNAL"),
        ("bad_gateway", 502, "<!DOCTYPE html>"),
        ("unavailable", 503, "UNAVAILABLE"),
        ("slow", 200, "locations"),
    ] {
        let token = sim.token_of(crate::harness::CAMILLE).await;
        sim.fault(json!({ "method": LIST, "kind": kind, "count": 1, "milliseconds": 1 })).await;
        let answer = sim.send(http::Method::GET, &path(), None, Some(&token)).await;
        assert_eq!(answer.code, code, "{kind}");
        assert!(answer.text.contains(word), "{kind}: {}", answer.text);
        assert_eq!(sim.get(&path()).await.code, 200, "after {kind}");
    }
    assert_eq!(sim.get("/sim/faults").await.ok()["faults"], json!([]));
}

#[tokio::test]
async fn a_refused_access_token_stays_refused_while_a_fresh_one_works() {
    let sim = Sim::new(5).await;
    let tokens = sim.post("/sim/tokens", json!({ "email": crate::harness::CAMILLE })).await.ok();
    sim.fault(json!({ "method": LIST, "kind": "unauthorized", "count": 1 })).await;
    let old = tokens["access_token"].as_str();
    assert_eq!(sim.send(http::Method::GET, &path(), None, old).await.code, 401);
    assert_eq!(sim.send(http::Method::GET, &path(), None, old).await.code, 401);
    assert_eq!(sim.get(&path()).await.code, 200);
}

#[tokio::test]
async fn a_revoked_consent_ends_all_tokens() {
    let sim = Sim::new(5).await;
    sim.fault(json!({ "method": "*", "kind": "token_revoked", "count": 1 })).await;
    assert_eq!(sim.get(&path()).await.code, 401);
    assert_eq!(sim.get("/mybusinessaccountmanagement/v1/accounts").await.code, 401);
}

#[tokio::test]
async fn a_page_token_expires_where_there_is_one() {
    let sim = Sim::new(50).await;
    sim.fault(json!({ "method": LIST, "kind": "page_token_expired", "count": 1 })).await;
    let first = sim.get(&path()).await.ok();
    let next = format!("{}&pageToken={}", path(), first["nextPageToken"].as_str().unwrap());
    let refused = sim.get(&next).await;
    assert_eq!(refused.code, 400);
    assert!(refused.text.contains("page_token"));
    assert_eq!(sim.get(&next).await.code, 200);
}

#[tokio::test]
async fn a_fault_lies_in_wait_for_one_path() {
    let sim = Sim::new(50).await;
    let (_, name) = sim.verified().await;
    sim.fault(json!({ "method": "*.locations.get", "kind": "internal", "path": name })).await;
    let all = sim.locations("name").await;
    let other = all.iter().map(|location| location["name"].as_str().unwrap()).find(|other| *other != name).unwrap();
    assert_eq!(sim.get(&format!("{INFORMATION}/{other}?readMask=name")).await.code, 200);
    assert_eq!(sim.get(&format!("{INFORMATION}/{name}?readMask=name")).await.code, 500);
    assert_eq!(sim.delete("/sim/faults").await.code, 204);
    assert_eq!(sim.get(&format!("{INFORMATION}/{name}?readMask=name")).await.code, 200);
}

#[tokio::test]
async fn an_unknown_fault_is_refused() {
    let sim = Sim::new(5).await;
    assert_eq!(sim.post("/sim/faults", json!({ "method": "*", "kind": "gremlins" })).await.code, 422);
    assert_eq!(sim.post("/sim/faults", json!({ "method": "*", "kind": "internal", "often": true })).await.code, 422);
}
