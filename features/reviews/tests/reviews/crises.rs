//! Crises: noticed after reading, entering and importing, led, and ended.

use jiff::{SignedDuration, Timestamp};
use reviews::FoundReview;
use serde_json::{Value, json};

use crate::setup::{Shop, TestSite, add_location, each, found, sites};

/// Returns bad reviews that were written one hour before the start of the site, each by another author.
fn bad(site: &TestSite, count: usize, text: &str) -> Vec<FoundReview> {
    written(site.app.now() - SignedDuration::from_hours(1), count, text)
}

fn written(at: Timestamp, count: usize, text: &str) -> Vec<FoundReview> {
    let review = |number| FoundReview {
        author: format!("Author {at} {number}"),
        written_at: at,
        changed_at: at,
        ..found(&format!("{at} {number}"), 1.0, text, 1)
    };
    (0..count).map(review).collect()
}

async fn crises(shop: &Shop, parameters: &str) -> Vec<Value> {
    let list = shop.client.get(&format!("/api/v1/review-crises{parameters}")).send().await.expect(200).json();
    list["items"].as_array().unwrap().clone()
}

/// Returns a shop with an open crisis, and the path of the crisis.
async fn shop_in_crisis(site: &TestSite) -> (Shop, String) {
    let shop = site.shop("ann").await;
    site.read(&shop, &bad(site, 4, "Awful")).await;
    let open = crises(&shop, "?open=true").await;
    let path = format!("/api/v1/review-crises/{}", open[0]["id"].as_str().unwrap());
    (shop, path)
}

async fn kinds(shop: &Shop) -> Vec<String> {
    let list = shop.client.get("/api/v1/notifications").send().await.expect(200).json();
    each(&list["items"], "kind")
}

#[tokio::test]
async fn bad_reviews_that_pile_up_begin_one_crisis() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        site.read(&shop, &bad(&site, 3, "Awful")).await;
        assert!(crises(&shop, "").await.is_empty());
        site.read(&shop, &bad(&site, 4, "Awful")).await;
        let open = crises(&shop, "?open=true").await;
        assert_eq!(open.len(), 1);
        let spike = &open[0]["spike"];
        assert_eq!(
            (&spike["reason"], &spike["low"], &spike["threshold"]),
            (&json!("low_ratings"), &json!(4), &json!(3.0))
        );
        assert_eq!((&open[0]["location_name"], &open[0]["lead"]), (&json!("Shop"), &json!(null)));
        site.read(&shop, &bad(&site, 6, "Awful")).await;
        assert_eq!(crises(&shop, &format!("?location={}", shop.id)).await.len(), 1);
        assert_eq!(kinds(&shop).await.iter().filter(|kind| *kind == "reviews_spike").count(), 1);
        let detail = format!("/api/v1/review-crises/{}", open[0]["id"].as_str().unwrap());
        let detail = shop.client.get(&detail).send().await.expect(200).json();
        assert_eq!(each(&detail["entries"], "kind"), ["began"]);
        assert_eq!(detail["reviews"].as_array().unwrap().len(), 6);
    }
}

#[tokio::test]
async fn three_new_authors_without_a_text_begin_a_crisis() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        site.read(&shop, &bad(&site, 3, "")).await;
        let open = crises(&shop, "").await;
        assert_eq!((&open[0]["spike"]["reason"], &open[0]["spike"]["new_authors"]), (&json!("new_authors"), &json!(3)));
    }
}

#[tokio::test]
async fn old_and_good_reviews_begin_no_crisis() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        site.read(&shop, &written(site.app.now() - SignedDuration::from_hours(25), 9, "Awful")).await;
        let good: Vec<_> = bad(&site, 9, "").into_iter().map(|of| FoundReview { rating: Some(5.0), ..of }).collect();
        site.read(&shop, &good).await;
        assert!(crises(&shop, "").await.is_empty());
    }
}

#[tokio::test]
async fn reviews_that_a_program_enters_begin_a_crisis() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        for number in 0..4 {
            let new = json!({ "location_id": shop.id, "source": "trustpilot", "rating": 1.0, "text": "Awful",
                "author": format!("Bob {number}"), "written_at": "2026-06-01T10:00:00Z" });
            shop.client.post("/api/v1/reviews").json(&new).send().await.expect(201);
        }
        assert_eq!(crises(&shop, "?open=true").await.len(), 1);
    }
}

#[tokio::test]
async fn a_crisis_is_led_noted_and_ended_with_a_report() {
    for site in sites().await {
        let (shop, path) = shop_in_crisis(&site).await;
        let rosa = site.member(&shop, "rosa", "responder", None).await;
        let rosa = rosa.get("/api/v1/me").send().await.expect(200).json()["user"]["id"].clone();
        let named = shop.client.patch(&path).json(&json!({ "lead": rosa })).send().await.expect(200).json();
        assert_eq!(named["lead"]["id"], rosa);
        let unknown = json!({ "lead": "018f0000-0000-7000-8000-000000000000" });
        let refused = shop.client.patch(&path).json(&unknown).send().await.expect(422).json();
        assert_eq!(refused["errors"][0]["code"], "not_assignable");
        let note = json!({ "text": "Called the night shift" });
        shop.client.post(&format!("{path}/entries")).json(&note).send().await.expect(201);
        shop.client.post(&format!("{path}/entries")).json(&json!({ "text": " " })).send().await.expect(422);
        shop.client.post(&format!("{path}/end")).json(&json!({ "text": "" })).send().await.expect(422);
        let report = json!({ "text": "A broken oven; everyone got a reply." });
        let ended = shop.client.post(&format!("{path}/end")).json(&report).send().await.expect(200).json();
        assert_eq!((&ended["report"], ended["ended_at"].is_string()), (&report["text"], true));
        let again = shop.client.post(&format!("{path}/end")).json(&report).send().await.expect(409).json();
        assert_eq!(again["code"], "crisis_ended");
        shop.client.patch(&path).json(&json!({ "lead": null })).send().await.expect(409);
        let detail = shop.client.get(&path).send().await.expect(200).json();
        assert_eq!(each(&detail["entries"], "kind"), ["began", "lead", "note", "ended"]);
        assert_eq!(detail["entries"][2]["text"], note["text"]);
        assert!(crises(&shop, "?open=true").await.is_empty());
        assert_eq!(crises(&shop, "?open=false").await.len(), 1);
        // Reviews of an ended crisis begin no other one.
        site.read(&shop, &bad(&site, 5, "Awful")).await;
        assert!(crises(&shop, "?open=true").await.is_empty());
        let later = written(site.app.now() + SignedDuration::from_hours(2), 4, "Awful");
        site.advance(3);
        site.read(&shop, &later).await;
        assert_eq!(crises(&shop, "?open=true").await.len(), 1);
    }
}

#[tokio::test]
async fn the_person_named_as_lead_is_notified_unless_they_named_themselves() {
    for site in sites().await {
        let (shop, path) = shop_in_crisis(&site).await;
        let rosa = site.member(&shop, "rosa", "responder", None).await;
        let id = |me: &Value| me["user"]["id"].clone();
        let [own, other] = [
            id(&shop.client.get("/api/v1/me").send().await.expect(200).json()),
            id(&rosa.get("/api/v1/me").send().await.expect(200).json()),
        ];
        shop.client.patch(&path).json(&json!({ "lead": own })).send().await.expect(200);
        shop.client.patch(&path).json(&json!({ "lead": other })).send().await.expect(200);
        shop.client.patch(&path).json(&json!({ "lead": other })).send().await.expect(200);
        let of_rosa = rosa.get("/api/v1/notifications").send().await.expect(200).json();
        assert_eq!(each(&of_rosa["items"], "kind"), ["crisis_lead"]);
        assert_eq!(of_rosa["items"][0]["params"]["name"], "Shop");
        assert!(of_rosa["items"][0]["link"].as_str().unwrap().starts_with("/dashboard/reviews/crisis?crisis="));
        assert!(!kinds(&shop).await.contains(&"crisis_lead".to_owned()));
    }
}

#[tokio::test]
async fn open_crises_are_the_first_line_of_today() {
    for site in sites().await {
        let (shop, path) = shop_in_crisis(&site).await;
        let id = path.rsplit('/').next().unwrap();
        let lines = async |client: &testing::Client| {
            let today = client.get("/api/v1/today").send().await.expect(200).json();
            today["items"].as_array().unwrap().clone()
        };
        let first = lines(&shop.client).await[0].clone();
        assert_eq!(
            (&first["kind"], &first["count"], &first["name"]),
            (&json!("review_crises"), &json!(1), &json!("Shop"))
        );
        assert_eq!(first["link"], format!("/dashboard/reviews/crisis?crisis={id}"));
        let viewer = site.member(&shop, "vera", "viewer", None).await;
        let elsewhere = add_location(&shop.client, "Other").await;
        let limits = json!({ "locations": [elsewhere], "labels": [] });
        let limited = site.member(&shop, "lena", "manager", Some(limits)).await;
        assert_eq!(lines(&viewer).await[0]["kind"], "review_crises");
        assert!(lines(&limited).await.iter().all(|line| line["kind"] != "review_crises"));
        shop.client.post(&format!("{path}/end")).json(&json!({ "text": "Over" })).send().await.expect(200);
        assert!(lines(&shop.client).await.iter().all(|line| line["kind"] != "review_crises"));
    }
}

#[tokio::test]
async fn a_lead_who_leaves_is_taken_back() {
    for site in sites().await {
        let (shop, path) = shop_in_crisis(&site).await;
        let rosa = site.member(&shop, "rosa", "responder", None).await;
        let id = rosa.get("/api/v1/me").send().await.expect(200).json()["user"]["id"].clone();
        shop.client.patch(&path).json(&json!({ "lead": id })).send().await.expect(200);
        shop.client.delete(&format!("/api/v1/members/{}", id.as_str().unwrap())).send().await.expect(204);
        assert_eq!(shop.client.get(&path).send().await.expect(200).json()["lead"], json!(null));
    }
}

#[tokio::test]
async fn automatic_work_waits_while_a_crisis_is_open() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let is_open = async || reviews::has_open_crisis(&site.app.db, &shop.org, &shop.id).await.unwrap();
        assert!(!is_open().await);
        site.read(&shop, &bad(&site, 4, "Awful")).await;
        assert!(is_open().await);
        let id = crises(&shop, "").await[0]["id"].as_str().unwrap().to_owned();
        let end = format!("/api/v1/review-crises/{id}/end");
        shop.client.post(&end).json(&json!({ "text": "Over" })).send().await.expect(200);
        assert!(!is_open().await);
    }
}

#[tokio::test]
async fn managers_handle_crises_and_limited_members_see_those_of_their_locations() {
    for site in sites().await {
        let (shop, path) = shop_in_crisis(&site).await;
        let elsewhere = add_location(&shop.client, "Other").await;
        let limits = json!({ "locations": [elsewhere], "labels": [] });
        let manager = site.member(&shop, "mia", "manager", None).await;
        let responder = site.member(&shop, "rosa", "responder", None).await;
        let client = site.member(&shop, "carl", "client", None).await;
        let limited = site.member(&shop, "lena", "manager", Some(limits)).await;
        let report = json!({ "text": "Over" });
        responder.get(&path).send().await.expect(200);
        responder.post(&format!("{path}/end")).json(&report).send().await.expect(403);
        client.get("/api/v1/review-crises").send().await.expect(403);
        limited.get(&path).send().await.expect(404);
        limited.post(&format!("{path}/end")).json(&report).send().await.expect(404);
        let seen = limited.get("/api/v1/review-crises").send().await.expect(200).json();
        assert_eq!(seen["items"], json!([]));
        manager.post(&format!("{path}/end")).json(&report).send().await.expect(200);
        let stranger = site.shop("bob").await;
        stranger.client.get(&path).send().await.expect(404);
    }
}
