//! The calendar.

use serde_json::json;

use crate::setup::{news, sites};

#[tokio::test]
async fn each_day_has_its_posts_with_their_states() {
    for site in sites().await {
        let shops = site.shops("Ada").await;
        let at = |at: &str| {
            let mut new = news();
            new["texts"]["en"] = json!(format!("News of {at}"));
            new["when"] = json!({ "at": at });
            new
        };
        shops.schedule(&at("2026-12-05T09:00")).await;
        shops.write(&at("2026-12-05T08:00")).await;
        for hour in 0..14 {
            shops.write(&at(&format!("2026-12-06T{hour:02}:00"))).await;
        }
        let path = "/api/v1/posts/calendar?from=2026-12-01&to=2026-12-31";
        let calendar = shops.get(path).await;
        assert_eq!(
            calendar["days"],
            json!([{ "day": "2026-12-05", "posts": 2 }, { "day": "2026-12-06", "posts": 14 }])
        );
        let items = calendar["items"].as_array().unwrap();
        assert_eq!(items.len(), 2 + 12);
        assert_eq!((&items[0]["state"], &items[1]["state"]), (&json!("draft"), &json!("scheduled")));
        assert_eq!((&items[1]["at"], &items[1]["counts"]["queued"]), (&json!("2026-12-05T09:00"), &json!(2)));
        let of_lyon = shops.get(&format!("{path}&location={}", shops.lyon)).await;
        assert_eq!((&of_lyon["days"], &of_lyon["items"][1]["counts"]["queued"]), (&calendar["days"], &json!(1)));
        assert_eq!(shops.get(&format!("{path}&kind=event")).await["items"], json!([]));
        let too_long = "/api/v1/posts/calendar?from=2026-12-01&to=2027-02-01";
        shops.client.get(too_long).send().await.expect(422);
        shops.client.get("/api/v1/posts/calendar?from=2026-12-02&to=2026-12-01").send().await.expect(422);
    }
}
