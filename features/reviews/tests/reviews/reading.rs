//! Changes of reviews by readings of a source.

use reviews::{FoundReply, FoundReview, ReplyState, Written};
use serde_json::{Value, json};

use crate::setup::{found, sites};

#[tokio::test]
async fn the_same_page_read_twice_adds_nothing() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let page = [found("1", 5.0, "Great", 2), found("2", 1.0, "Bad", 1)];
        assert_eq!(site.read(&shop, &page).await, Written { new: 2, changed: 0, unchanged: 0 });
        assert_eq!(site.read(&shop, &page).await, Written { new: 0, changed: 0, unchanged: 2 });
        assert_eq!(shop.texts("").await, ["Great", "Bad"]);
        let summary = shop.summary().await;
        assert_eq!(
            (&summary["reviews"], &summary["average"], &summary["waiting"]),
            (&json!(2), &json!(3.0), &json!(2))
        );
    }
}

#[tokio::test]
async fn a_changed_review_keeps_its_earlier_version() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        site.read(&shop, &[found("1", 1.0, "Bad", 1)]).await;
        site.advance(1);
        assert_eq!(site.read(&shop, &[found("1", 4.0, "Better", 1)]).await.changed, 1);
        let review = shop.client.get(&shop.only().await).send().await.expect(200).json();
        assert_eq!(
            (&review["text"], &review["state"], &review["rating"]),
            (&json!("Better"), &json!("edited"), &json!(4.0))
        );
        let versions = json!([{ "event": "edited", "rating": 1.0, "text": "Bad", "seen_at": "2026-06-01T12:00:00Z",
            "noticed_at": "2026-06-01T13:00:00Z" }]);
        assert_eq!(review["versions"], versions);
        assert_eq!(shop.summary().await["average"], 4.0);
    }
}

#[tokio::test]
async fn a_review_is_gone_after_two_readings_without_it_and_can_return() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let (one, two) = (found("1", 5.0, "Great", 2), found("2", 1.0, "Bad", 1));
        site.read_all(&shop, &[one.clone(), two.clone()], 2).await;
        for (hours, gone) in [(1, 0), (5, 0), (2, 1)] {
            site.advance(hours);
            site.read_all(&shop, std::slice::from_ref(&one), 1).await;
            assert_eq!(shop.texts("?state=gone").await.len(), gone, "{hours}");
        }
        let summary = shop.summary().await;
        assert_eq!((&summary["reviews"], &summary["average"]), (&json!(1), &json!(5.0)));
        site.advance(1);
        site.read_all(&shop, &[one, two], 2).await;
        assert_eq!(shop.texts("?state=returned").await, ["Bad"]);
        assert_eq!(shop.summary().await["average"], 3.0);
    }
}

#[tokio::test]
async fn a_reading_with_fewer_reviews_than_the_source_states_removes_nothing() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let (one, two) = (found("1", 5.0, "Great", 2), found("2", 1.0, "Bad", 1));
        site.read_all(&shop, &[one.clone(), two], 2).await;
        for _ in 0..3 {
            site.advance(7);
            site.read_all(&shop, std::slice::from_ref(&one), 2).await;
        }
        assert_eq!(shop.texts("").await, ["Great", "Bad"]);
        let sources = json!([{ "source": "google", "reviews": 2, "stated": 2 }]);
        assert_eq!(shop.summary().await["sources"], sources);
    }
}

#[tokio::test]
async fn a_reply_at_the_source_answers_the_review() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let reply = FoundReply { text: "Thanks".into(), at: site.app.now(), state: ReplyState::Sent, code: None };
        site.read(&shop, &[FoundReview { reply: Some(reply), ..found("1", 5.0, "Great", 1) }]).await;
        let list = shop.list("?answered=true").await;
        assert_eq!(
            (&list["items"][0]["reply"]["text"], &list["items"][0]["reply"]["by"]),
            (&json!("Thanks"), &Value::Null)
        );
        site.read(&shop, &[found("1", 5.0, "Great", 1)]).await;
        assert_eq!(shop.texts("?answered=false").await, ["Great"]);
    }
}

#[tokio::test]
async fn members_are_notified_of_news_with_one_or_two_stars() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let now = site.app.now();
        let news = |id: &str, stars| FoundReview { written_at: now, ..found(id, stars, "News", 1) };
        site.read(&shop, &[found("old", 1.0, "Old", 1), news("low", 2.0), news("high", 3.0)]).await;
        let list = shop.client.get("/api/v1/notifications").send().await.expect(200).json();
        let low: Vec<&Value> =
            list["items"].as_array().unwrap().iter().filter(|of| of["kind"] == "low_review").collect();
        assert_eq!(low.len(), 1);
        assert_eq!((&low[0]["params"]["stars"], &low[0]["params"]["name"]), (&json!(2), &json!("Shop")));
    }
}
