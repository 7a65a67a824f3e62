//! The index in memory behind filtered lists: up to date after every write, and without it the same answers.

use reviews::Search;
use serde_json::json;

use crate::setup::{Shop, found, sites, sites_with};

/// Returns the texts of the reviews that wait for a reply; the list comes from the index because it is filtered.
async fn waiting(shop: &Shop) -> String {
    shop.texts("?answered=false&sort=oldest").await.concat()
}

#[tokio::test]
async fn a_filtered_list_follows_every_write() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        assert_eq!(waiting(&shop).await, "");
        let [a, b] = [found("1", 3.0, "a", 1), found("2", 1.0, "b", 2)];
        site.read_all(&shop, &[a.clone(), b.clone()], 2).await;
        assert_eq!(waiting(&shop).await, "ab");

        let edited = reviews::FoundReview { text: "A".into(), ..a.clone() };
        site.read(&shop, std::slice::from_ref(&edited)).await;
        assert_eq!(shop.texts("?state=edited").await, ["A"]);

        let new = json!({ "location_id": shop.id, "source": "other", "rating": 5.0, "text": "c", "author": "Bob",
            "written_at": "2026-05-04T12:00:00Z" });
        let created = shop.client.post("/api/v1/reviews").json(&new).send().await.expect(201).json();
        assert_eq!(waiting(&shop).await, "Abc");
        let path = format!("/api/v1/reviews/{}", created["id"].as_str().unwrap());
        shop.client.patch(&path).json(&json!({ "is_done": true })).send().await.expect(200);
        assert_eq!(shop.texts("?done=true").await, ["c"]);
        shop.client.put(&format!("{path}/reply")).json(&json!({ "text": "Thanks a lot" })).send().await.expect(200);
        assert_eq!(waiting(&shop).await, "Ab");

        // Missing in two complete readings, six hours apart.
        for _ in 0..2 {
            site.advance(12);
            site.read_all(&shop, std::slice::from_ref(&edited), 1).await;
        }
        assert_eq!(shop.texts("?state=gone").await, ["b"]);

        let location = format!("/api/v1/locations/{}", shop.id);
        shop.client.delete(&location).send().await.expect(204);
        assert_eq!(shop.texts("?source=google").await, Vec::<String>::new());
        shop.client.post(&format!("{location}/restore")).send().await.expect(200);
        assert_eq!(shop.texts("?source=google&sort=lowest").await, ["b", "A"]);
    }
}

#[tokio::test]
async fn many_new_reviews_are_listed_after_one_write() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        assert_eq!(waiting(&shop).await, "");
        let many: Vec<_> = (0..250).map(|number| found(&number.to_string(), 4.0, "x", 1)).collect();
        site.read(&shop, &many).await;
        assert_eq!(shop.list("?answered=false&limit=200").await["items"].as_array().unwrap().len(), 200);
        site.read(&shop, &[found("last", 1.0, "y", 2)]).await;
        assert_eq!(shop.texts("?stars=1").await, ["y"]);
    }
}

#[tokio::test]
async fn lists_are_equal_without_the_index() {
    for site in sites_with(&Search::new(0)).await {
        let shop = site.shop("ann").await;
        site.read(&shop, &[found("1", 3.0, "a", 1), found("2", 1.0, "b", 2), found("3", 5.0, "c", 3)]).await;
        for (parameters, expected) in [
            ("?answered=false&sort=oldest", "abc"),
            ("?stars=1", "b"),
            ("?source=google&sort=highest", "cab"),
            ("?source=google&sort=lowest&limit=2", "ba"),
            ("?state=gone", ""),
        ] {
            assert_eq!(shop.texts(parameters).await.concat(), expected, "{parameters}");
        }
    }
}
