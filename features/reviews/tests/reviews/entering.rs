//! Reviews entered by hand or from programs.

use serde_json::{Value, json};

use crate::setup::sites;

fn new(location: &impl ToString) -> Value {
    json!({ "location_id": location.to_string(), "source": "trustpilot", "external_id": "t1", "rating": 4.0,
        "text": "<b>Nice</b>", "author": "Bob", "url": "https://trustpilot.com/r/1", "written_at": "2026-05-01T08:00:00Z" })
}

#[tokio::test]
async fn an_entered_review_is_listed_and_its_reply_is_only_noted() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let review = shop.client.post("/api/v1/reviews").json(&new(&shop.id)).send().await.expect(201);
        let path = review.header("location").to_owned();
        let review = review.json();
        assert_eq!((&review["text"], &review["origin"]), (&json!("<b>Nice</b>"), &json!("manual")));
        assert_eq!(shop.list("").await["items"], json!([review]));
        assert_eq!(shop.client.get(&path).send().await.expect(200).json()["can_reply"], false);
        let reply = json!({ "text": "Thanks" });
        let replied = shop.client.put(&format!("{path}/reply")).json(&reply).send().await.expect(200).json();
        assert_eq!(replied["reply"]["state"], "recorded");
        shop.client.delete(&format!("{path}/reply")).send().await.expect(200);
        site.work().await;
        assert!(site.google.sent().is_empty());
    }
}

#[tokio::test]
async fn a_second_review_with_the_same_id_is_refused() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        shop.client.post("/api/v1/reviews").json(&new(&shop.id)).send().await.expect(201);
        let again = shop.client.post("/api/v1/reviews").json(&new(&shop.id)).send().await.expect(409);
        assert_eq!(again.json()["code"], "review_exists");
    }
}

#[tokio::test]
async fn a_repeated_request_with_the_same_key_adds_one_review() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let ask = || shop.client.post("/api/v1/reviews").header("idempotency-key", "k").json(&new(&shop.id)).send();
        assert_eq!(ask().await.expect(201).json(), ask().await.expect(201).json());
        assert_eq!(shop.texts("").await.len(), 1);
    }
}

#[tokio::test]
async fn a_wrong_review_is_refused_with_its_fields() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        for (field, value) in [("source", json!("google")), ("rating", json!(7)), ("url", json!("javascript:alert(1)"))]
        {
            let mut wrong = new(&shop.id);
            wrong[field] = value;
            let answer = shop.client.post("/api/v1/reviews").json(&wrong).send().await.expect(422).json();
            assert_eq!(answer["errors"][0]["field"], field);
        }
        let elsewhere = site.shop("bob").await;
        shop.client.post("/api/v1/reviews").json(&new(&elsewhere.id)).send().await.expect(404);
    }
}
