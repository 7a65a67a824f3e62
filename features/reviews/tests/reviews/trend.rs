//! Reviews by month and source.

use reviews::FoundReview;
use serde_json::{Value, json};
use testing::Client;

use crate::setup::{add_location, found, sites};

async fn trend(client: &Client, parameters: &str) -> Vec<Value> {
    let path = format!("/api/v1/reviews/trend{parameters}");
    let answer = client.get(&path).send().await.expect(200).json();
    answer["months"].as_array().unwrap().clone()
}

fn at(time: &str, id: &str, stars: f64) -> FoundReview {
    FoundReview { written_at: time.parse().unwrap(), ..found(id, stars, "Text", 1) }
}

#[tokio::test]
async fn reviews_are_counted_by_month_and_source() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let google =
            |reviews: i64, average: Value| json!({ "source": "google", "reviews": reviews, "average": average });
        let june = json!({ "month": "2026-06", "reviews": 0, "average": null, "sources": [] });
        assert_eq!(trend(&shop.client, "").await[11], june);
        let unrated = FoundReview { rating: None, ..found("4", 1.0, "d", 4) };
        let reviews = [
            at("2025-06-30T23:59:59Z", "too old", 1.0),
            at("2025-07-01T00:00:00Z", "oldest", 2.0),
            at("2026-05-31T23:59:59Z", "1", 4.5),
            found("2", 4.0, "b", 2),
            unrated,
        ];
        site.read(&shop, &reviews).await;
        let other = add_location(&shop.client, "Other").await;
        let new = json!({ "location_id": other, "source": "facebook", "rating": 1.0, "text": "e", "author": "Bob",
            "written_at": "2026-05-04T12:00:00Z" });
        shop.client.post("/api/v1/reviews").json(&new).send().await.expect(201);
        let months = trend(&shop.client, "").await;
        let facebook =
            |reviews: i64, average: Value| json!({ "source": "facebook", "reviews": reviews, "average": average });
        assert_eq!(months.len(), 12);
        assert_eq!(
            months[0],
            json!({ "month": "2025-07", "reviews": 1, "average": 2.0,
                "sources": [facebook(0, Value::Null), google(1, json!(2.0))] })
        );
        assert_eq!(
            months[10],
            json!({ "month": "2026-05", "reviews": 4, "average": 9.5 / 3.0,
                "sources": [facebook(1, json!(1.0)), google(3, json!(4.25))] })
        );
        assert_eq!(months[11]["reviews"], 0);
        let of_shop = trend(&shop.client, &format!("?location={}", shop.id)).await;
        assert_eq!(of_shop[10]["sources"], json!([google(3, json!(4.25))]));
        shop.client.get("/api/v1/reviews/trend?location=x").send().await.expect(422);
    }
}

#[tokio::test]
async fn reviews_that_are_gone_or_hidden_do_not_count() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let (one, two) = (found("1", 5.0, "Great", 2), found("2", 1.0, "Bad", 1));
        site.read_all(&shop, &[one.clone(), two], 2).await;
        for hours in [1, 7] {
            site.advance(hours);
            site.read_all(&shop, std::slice::from_ref(&one), 1).await;
        }
        let may = trend(&shop.client, "").await.swap_remove(10);
        assert_eq!((&may["reviews"], &may["average"]), (&json!(1), &json!(5.0)));
        shop.client.delete(&format!("/api/v1/locations/{}", shop.id)).send().await.expect(204);
        assert_eq!(trend(&shop.client, "").await[10]["reviews"], 0);
    }
}

#[tokio::test]
async fn the_trend_of_a_limited_member_has_their_locations_only() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        site.read(&shop, &[found("1", 5.0, "Great", 2)]).await;
        let other = add_location(&shop.client, "Other").await;
        let limits = json!({ "locations": [other], "labels": [] });
        let limited = site.member(&shop, "lena", "responder", Some(limits)).await;
        assert_eq!(trend(&limited, "").await[10]["reviews"], 0);
        limited.get(&format!("/api/v1/reviews/trend?location={}", shop.id)).send().await.expect(404);
        assert_eq!(trend(&shop.client, "").await[10]["reviews"], 1);
        let bob = site.shop("bob").await;
        assert_eq!(trend(&bob.client, &format!("?location={}", shop.id)).await[10]["reviews"], 0);
    }
}
