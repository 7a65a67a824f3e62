//! Reports of reviews to their sites.

use serde_json::{Value, json};

use crate::setup::{Shop, TestSite, add_location, each, found, sites};

/// Returns a shop with one bad review of Google, and the path of its reports.
async fn reported(site: &TestSite) -> (Shop, String) {
    let shop = site.shop("ann").await;
    site.read(&shop, &[found("1", 1.0, "Call 555 0100, I know where you live", 1)]).await;
    let path = format!("{}/reports", shop.only().await);
    (shop, path)
}

async fn report(shop: &Shop, path: &str, rule: &str) -> Value {
    shop.client.post(path).json(&json!({ "rule": rule })).send().await.expect(201).json()
}

#[tokio::test]
async fn a_report_names_a_rule_of_the_site_and_is_followed() {
    for site in sites().await {
        let (shop, path) = reported(&site).await;
        let before = shop.client.get(&path).send().await.expect(200).json();
        assert_eq!(before["url"], "https://support.google.com/business/workflow/9945796");
        assert!(before["rules"].as_array().unwrap().contains(&json!("terrorist_content")));
        assert_eq!(before["items"], json!([]));

        let made = report(&shop, &path, "harassment").await;
        assert_eq!((&made["state"], &made["closed_at"]), (&json!("open"), &json!(null)));
        assert!(!made["reported_by"]["id"].as_str().unwrap().is_empty());
        let twice = shop.client.post(&path).json(&json!({ "rule": "harassment" })).send().await.expect(409);
        assert_eq!(twice.json()["code"], "report_open");
        assert_eq!(shop.list("?report=open").await["items"][0]["report_state"], "open");
        assert!(shop.texts("?report=kept").await.is_empty());

        let one = format!("{path}/{}", made["id"].as_str().unwrap());
        for _ in 0..2 {
            let kept = shop.client.patch(&one).json(&json!({ "outcome": "kept" })).send().await.expect(200).json();
            assert_eq!((&kept["state"], kept["closed_by"].is_object()), (&json!("kept"), true));
        }
        let other = shop.client.patch(&one).json(&json!({ "outcome": "removed" })).send().await.expect(409);
        assert_eq!(other.json()["code"], "report_closed");
        assert_eq!(shop.texts("?report=kept&sort=urgency").await.len(), 1);

        report(&shop, &path, "personal_information").await;
        let list = shop.client.get(&path).send().await.expect(200).json();
        assert_eq!(each(&list["items"], "state"), ["open", "kept"]);
    }
}

#[tokio::test]
async fn a_review_that_is_gone_closes_its_report() {
    for site in sites().await {
        let (shop, path) = reported(&site).await;
        report(&shop, &path, "harassment").await;
        let other = [found("2", 5.0, "Great", 2)];
        for _ in 0..3 {
            site.advance(7);
            site.read_all(&shop, &other, 1).await;
        }
        let list = shop.client.get(&path).send().await.expect(200).json();
        let closed = &list["items"][0];
        assert_eq!((&closed["state"], &closed["closed_by"]), (&json!("removed"), &json!(null)));
        assert!(closed["closed_at"].is_string());
        assert_eq!(list["rules"], json!([]));
        assert_eq!(shop.texts("?report=removed").await.len(), 1);
        let late = shop.client.post(&path).json(&json!({ "rule": "harassment" })).send().await.expect(409);
        assert_eq!(late.json()["code"], "review_gone");
    }
}

#[tokio::test]
async fn other_sites_take_the_common_rules_and_the_address_of_the_review() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let new = json!({ "location_id": shop.id, "source": "facebook", "text": "Buy my pills", "author": "Bob",
            "url": "https://facebook.example/r/1", "written_at": "2026-05-04T12:00:00Z" });
        shop.client.post("/api/v1/reviews").json(&new).send().await.expect(201);
        let path = format!("{}/reports", shop.only().await);
        let list = shop.client.get(&path).send().await.expect(200).json();
        assert_eq!(list["url"], "https://facebook.example/r/1");
        let wrong = shop.client.post(&path).json(&json!({ "rule": "terrorist_content" })).send().await.expect(422);
        assert_eq!(wrong.json()["errors"][0]["code"], "other_site");
        shop.client.post(&path).json(&json!({ "rule": "dislike" })).send().await.expect(422);
        report(&shop, &path, "advertising").await;
    }
}

#[tokio::test]
async fn members_who_reply_report_and_clients_see_nothing_of_it() {
    for site in sites().await {
        let (shop, path) = reported(&site).await;
        let elsewhere = add_location(&shop.client, "Other").await;
        let limits = json!({ "locations": [elsewhere], "labels": [] });
        let responder = site.member(&shop, "rosa", "responder", None).await;
        let viewer = site.member(&shop, "vera", "viewer", None).await;
        let client = site.member(&shop, "carl", "client", None).await;
        let limited = site.member(&shop, "lena", "responder", Some(limits)).await;
        let rule = json!({ "rule": "off_topic" });
        responder.post(&path).json(&rule).send().await.expect(201);
        viewer.get(&path).send().await.expect(200);
        viewer.post(&path).json(&rule).send().await.expect(403);
        client.get(&path).send().await.expect(403);
        client.get("/api/v1/reviews?report=open").send().await.expect(403);
        let seen = client.get("/api/v1/reviews").send().await.expect(200).json();
        assert_eq!(seen["items"][0]["report_state"], json!(null));
        limited.get(&path).send().await.expect(404);
        limited.post(&path).json(&rule).send().await.expect(404);
    }
}

#[tokio::test]
async fn the_same_key_reports_once() {
    for site in sites().await {
        let (shop, path) = reported(&site).await;
        let ask = || shop.client.post(&path).header("idempotency-key", "one").json(&json!({ "rule": "off_topic" }));
        let first = ask().send().await.expect(201).json();
        assert_eq!(ask().send().await.expect(201).json(), first);
    }
}
