//! Replies on their way to their source.

use reviews::SendFailure;
use serde_json::{Value, json};

use crate::setup::{Shop, TestSite, found, sites};

async fn reply(shop: &Shop, review: &str, text: &str) -> Value {
    shop.client.put(&format!("{review}/reply")).json(&json!({ "text": text })).send().await.expect(200).json()
}

async fn state(shop: &Shop, review: &str) -> Value {
    shop.client.get(review).send().await.expect(200).json()["reply"]["state"].clone()
}

/// Returns a shop with one review, and the path of the review.
async fn reviewed(site: &TestSite) -> (Shop, String) {
    let shop = site.shop("ann").await;
    site.read(&shop, &[found("1", 2.0, "Slow", 1)]).await;
    let review = shop.only().await;
    (shop, review)
}

#[tokio::test]
async fn a_reply_is_sent_once_and_then_shown_as_sent() {
    for site in sites().await {
        let (shop, review) = reviewed(&site).await;
        let replied = reply(&shop, &review, " We are sorry. ").await;
        assert_eq!((&replied["reply"]["state"], &replied["is_answered"]), (&json!("queued"), &json!(true)));
        site.work().await;
        site.work().await;
        assert_eq!(site.google.sent(), [Some("We are sorry.".to_owned())]);
        assert_eq!(state(&shop, &review).await, "sent");
        assert_eq!(shop.summary().await["waiting"], 0);
    }
}

#[tokio::test]
async fn a_reply_that_is_changed_before_it_is_sent_is_sent_as_changed() {
    for site in sites().await {
        let (shop, review) = reviewed(&site).await;
        reply(&shop, &review, "First").await;
        reply(&shop, &review, "Second").await;
        site.work().await;
        assert_eq!(site.google.sent(), [Some("Second".to_owned())]);
    }
}

#[tokio::test]
async fn a_removed_reply_is_removed_at_the_source() {
    for site in sites().await {
        let (shop, review) = reviewed(&site).await;
        reply(&shop, &review, "Sorry").await;
        site.work().await;
        shop.client.delete(&format!("{review}/reply")).send().await.expect(200);
        site.work().await;
        assert_eq!(site.google.sent(), [Some("Sorry".to_owned()), None]);
        let read = shop.client.get(&review).send().await.expect(200).json();
        assert_eq!((&read["reply"], &read["is_answered"]), (&Value::Null, &json!(false)));
        shop.client.delete(&format!("{review}/reply")).send().await.expect(404);
    }
}

#[tokio::test]
async fn a_refused_reply_is_shown_with_its_reason_and_its_author_is_notified() {
    for site in sites().await {
        let (shop, review) = reviewed(&site).await;
        site.google.fail(Some(SendFailure::Refused("google_forbidden".into())));
        reply(&shop, &review, "Sorry").await;
        site.work().await;
        let read = shop.client.get(&review).send().await.expect(200).json();
        assert_eq!((&read["reply"]["state"], &read["reply"]["code"]), (&json!("failed"), &json!("google_forbidden")));
        assert_eq!((&read["is_answered"], &read["reply"]["text"]), (&json!(false), &json!("Sorry")));
        let list = shop.client.get("/api/v1/notifications").send().await.expect(200).json();
        assert_eq!(list["items"][0]["kind"], "reply_failed");
        site.google.fail(None);
        reply(&shop, &review, "Sorry").await;
        site.work().await;
        assert_eq!(state(&shop, &review).await, "sent");
    }
}

#[tokio::test]
async fn a_reply_waits_while_its_location_is_deleted() {
    for site in sites().await {
        let (shop, review) = reviewed(&site).await;
        reply(&shop, &review, "Sorry").await;
        let location = format!("/api/v1/locations/{}", shop.id);
        shop.client.delete(&location).send().await.expect(204);
        site.work().await;
        assert!(site.google.sent().is_empty());
        shop.client.post(&format!("{location}/restore")).send().await.expect(200);
        site.work().await;
        assert_eq!(site.google.sent(), [Some("Sorry".to_owned())]);
    }
}

#[tokio::test]
async fn a_text_that_cannot_be_sent_is_refused_with_its_field() {
    for site in sites().await {
        let (shop, review) = reviewed(&site).await;
        for text in ["", " ", &"é".repeat(2_049), "a\u{0}b"] {
            let answer = shop.client.put(&format!("{review}/reply")).json(&json!({ "text": text })).send().await;
            assert_eq!(answer.expect(422).json()["errors"][0]["field"], "text");
        }
    }
}
