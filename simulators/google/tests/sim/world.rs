//! The world is the same whenever its seed is, and has everything in it that products stumble over.

use serde_json::Value;
use simulated_google::Options;

use crate::harness::{INFORMATION, Sim};

const MASK: &str = "name,title,storeCode,languageCode,phoneNumbers,categories,storefrontAddress,websiteUri,regularHours,specialHours,serviceArea,labels,latlng,openInfo,metadata,profile";

async fn all(seed: u64) -> Vec<Value> {
    let sim = Sim::with(Options { locations: 300, seed, unlimited_quota: true, ..Options::default() }).await;
    sim.locations(MASK).await
}

#[tokio::test]
async fn one_seed_is_one_world() {
    assert_eq!(all(5).await, all(5).await);
    assert_ne!(all(5).await, all(6).await);
}

#[tokio::test]
async fn a_world_has_every_kind_of_location() {
    let all = all(1).await;
    let count = |fits: &dyn Fn(&Value) -> bool| all.iter().filter(|location| fits(location)).count();
    let periods = |location: &Value| location["regularHours"]["periods"].as_array().cloned().unwrap_or_default();
    for (kind, count_found) in [
        ("verified", count(&|location| location["metadata"]["hasVoiceOfMerchant"] == true)),
        ("not verified", count(&|location| location["metadata"].get("hasVoiceOfMerchant").is_none())),
        ("duplicate", count(&|location| location["metadata"]["duplicateLocation"].is_string())),
        ("service area only", count(&|location| location["serviceArea"]["businessType"] == "CUSTOMER_LOCATION_ONLY")),
        ("no phone", count(&|location| location.get("phoneNumbers").is_none())),
        ("no website", count(&|location| location.get("websiteUri").is_none())),
        ("no hours", count(&|location| location.get("regularHours").is_none())),
        ("no coordinates", count(&|location| location.get("latlng").is_none())),
        ("no store code", count(&|location| location.get("storeCode").is_none())),
        ("no description", count(&|location| location.get("profile").is_none())),
        ("French", count(&|location| location["languageCode"] == "fr")),
        ("Canadian French", count(&|location| location["languageCode"] == "fr-CA")),
        ("English", count(&|location| location["languageCode"] == "en")),
        ("split hours", count(&|location| periods(location).len() > 7)),
        (
            "until midnight",
            count(&|location| periods(location).iter().any(|period| period["closeTime"]["hours"] == 24)),
        ),
        (
            "past midnight",
            count(&|location| periods(location).iter().any(|period| period["openDay"] != period["closeDay"])),
        ),
        (
            "from midnight",
            count(&|location| periods(location).iter().any(|period| period["openTime"] == serde_json::json!({}))),
        ),
        ("special days", count(&|location| location["specialHours"].is_object())),
        ("labels", count(&|location| location["labels"].is_array())),
        ("second phone", count(&|location| location["phoneNumbers"]["additionalPhones"].is_array())),
        ("second category", count(&|location| location["categories"]["additionalCategories"].is_array())),
        ("closed for good", count(&|location| location["openInfo"]["status"] == "CLOSED_PERMANENTLY")),
        ("closed for now", count(&|location| location["openInfo"]["status"] == "CLOSED_TEMPORARILY")),
    ] {
        assert!(count_found > 0, "no location is {kind}");
    }
}

#[tokio::test]
async fn a_hundred_thousand_are_there_at_once() {
    let sim = Sim::free(100_000).await;
    let organization = sim.organization().await;
    let path = format!("{INFORMATION}/{organization}/locations?readMask=name&pageSize=100");
    assert_eq!(sim.get(&path).await.ok()["locations"].as_array().unwrap().len(), 100);
    let accounts = sim.get("/mybusinessaccountmanagement/v1/accounts").await.ok();
    assert_eq!(accounts["accounts"].as_array().unwrap().len(), 20);
    assert!(accounts["nextPageToken"].is_string(), "there are more than a page of groups");
}

#[tokio::test]
async fn the_smallest_world_has_one_location() {
    let sim = Sim::new(1).await;
    assert_eq!(sim.locations("name").await.len(), 1);
}

#[tokio::test]
async fn users_see_only_their_accounts() {
    let sim = Sim::new(50).await;
    let mine = sim.locations("name").await[0]["name"].as_str().unwrap().to_owned();
    for (email, accounts) in [
        ("alex.martin@example.com", 1),
        ("robin.petit@example.com", 2),
        ("sam.lee@example.com", 1),
        ("noor.haddad@example.com", 0),
    ] {
        let token = sim.token_of(email).await;
        let answer =
            sim.send(http::Method::GET, "/mybusinessaccountmanagement/v1/accounts", None, Some(&token)).await.ok();
        assert_eq!(answer["accounts"].as_array().map_or(0, Vec::len), accounts, "{email}");
        let path = format!("{INFORMATION}/{mine}?readMask=name");
        assert_eq!(sim.send(http::Method::GET, &path, None, Some(&token)).await.code, 403, "{email}");
    }
    for (email, code, reason) in
        [("jules.morel@example.com", 429, "RATE_LIMIT_EXCEEDED"), ("dana.wolf@example.com", 403, "SERVICE_DISABLED")]
    {
        let token = sim.token_of(email).await;
        let answer = sim.send(http::Method::GET, "/mybusinessaccountmanagement/v1/accounts", None, Some(&token)).await;
        assert_eq!((answer.code, answer.reason().as_str()), (code, reason));
    }
}
