//! Filters, orders, pages and limits of the list.

use reviews::FoundReview;
use serde_json::json;
use testing::Client;

use crate::setup::{add_location, each, found, sites};

#[tokio::test]
async fn reviews_are_listed_in_each_order_and_page_by_page() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let unrated = FoundReview { rating: None, ..found("4", 1.0, "d", 4) };
        let found = [found("1", 3.0, "a", 1), found("2", 5.0, "b", 2), found("3", 1.0, "c", 3), unrated];
        site.read(&shop, &found).await;
        for (sort, expected) in [
            ("newest", ["d", "c", "b", "a"]),
            ("oldest", ["a", "b", "c", "d"]),
            ("lowest", ["d", "c", "a", "b"]),
            ("highest", ["b", "a", "c", "d"]),
            ("waiting", ["a", "b", "c", "d"]),
            ("urgency", ["c", "a", "d", "b"]),
        ] {
            assert_eq!(shop.texts(&format!("?sort={sort}")).await, expected, "{sort}");
            let (mut paged, mut cursor) = (Vec::new(), String::new());
            loop {
                let page = shop.list(&format!("?sort={sort}&limit=1&cursor={cursor}")).await;
                paged.extend(each(&page["items"], "text"));
                let Some(next) = page["next_cursor"].as_str() else { break };
                cursor = next.to_owned();
            }
            assert_eq!(paged, expected, "{sort}");
            let other = shop.client.get(&format!("/api/v1/reviews?sort=oldest&cursor={cursor}")).send().await;
            other.expect(if ["oldest"].contains(&sort) { 200 } else { 422 });
        }
    }
}

#[tokio::test]
async fn a_bulk_change_and_a_reply_move_a_review_in_the_order_by_urgency() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let unrated = FoundReview { rating: None, ..found("4", 1.0, "none", 1) };
        let reviews = [found("1", 1.0, "bad", 3), found("2", 2.0, "poor", 2), found("3", 5.0, "good", 1), unrated];
        site.read(&shop, &reviews).await;
        assert_eq!(shop.texts("?sort=urgency").await, ["poor", "bad", "none", "good"]);
        let id_of = async |text: &str| {
            let list = shop.list("").await["items"].clone();
            let found = list.as_array().unwrap().iter().find(|of| of["text"] == text).unwrap();
            found["id"].as_str().unwrap().to_owned()
        };
        let change = |id: String, state: &str| {
            let body = json!({ "ids": [id], "action": { "kind": "state", "state": state } });
            shop.client.post("/api/v1/reviews/bulk").json(&body).send()
        };
        change(id_of("poor").await, "done").await.expect(200);
        assert_eq!(shop.texts("?sort=urgency").await, ["bad", "none", "good", "poor"]);
        change(id_of("poor").await, "waiting").await.expect(200);
        assert_eq!(shop.texts("?sort=urgency&source=google").await, ["poor", "bad", "none", "good"]);
        let reply = format!("/api/v1/reviews/{}/reply", id_of("poor").await);
        shop.client.put(&reply).json(&json!({ "text": "We are sorry" })).send().await.expect(200);
        assert_eq!(shop.texts("?sort=urgency").await, ["bad", "none", "good", "poor"]);
    }
}

#[tokio::test]
async fn each_filter_narrows_the_list() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        site.read(&shop, &[found("1", 4.4, "a", 1), found("2", 4.5, "b", 2), found("3", 1.0, "c", 3)]).await;
        let other = add_location(&shop.client, "Other").await;
        let new = json!({ "location_id": other, "source": "facebook", "rating": 5.0, "text": "d", "author": "Bob",
            "written_at": "2026-05-04T12:00:00Z" });
        let review = shop.client.post("/api/v1/reviews").json(&new).send().await.expect(201).json();
        let path = format!("/api/v1/reviews/{}", review["id"].as_str().unwrap());
        shop.client.put(&format!("{path}/reply")).json(&json!({ "text": "Thanks" })).send().await.expect(200);
        shop.client.patch(&path).json(&json!({ "is_done": true })).send().await.expect(200);
        for (filter, expected) in [
            (format!("location={other}"), "d"),
            (format!("location={}", shop.id), "cba"),
            (format!("location={}&sort=oldest", shop.id), "abc"),
            ("source=facebook".into(), "d"),
            ("stars=4".into(), "a"),
            ("stars=5".into(), "db"),
            ("answered=true".into(), "d"),
            ("answered=false".into(), "cba"),
            ("done=true".into(), "d"),
            ("since=2026-05-03T00:00:00Z".into(), "dc"),
            ("until=2026-05-02T00:00:00Z".into(), "a"),
            ("source=facebook&stars=1".into(), ""),
        ] {
            assert_eq!(shop.texts(&format!("?{filter}")).await.concat(), expected, "{filter}");
        }
        for wrong in ["stars=6", "sort=best", "source=yelp2", "cursor=zz", "limit=0"] {
            shop.client.get(&format!("/api/v1/reviews?{wrong}")).send().await.expect(422);
        }
    }
}

#[tokio::test]
async fn reviews_of_one_organization_are_not_seen_by_another() {
    for site in sites().await {
        let (ann, bob) = (site.shop("ann").await, site.shop("bob").await);
        site.read(&ann, &[found("1", 5.0, "Great", 1)]).await;
        let path = ann.only().await;
        assert!(bob.texts("").await.is_empty());
        bob.client.get(&path).send().await.expect(404);
        bob.client.put(&format!("{path}/reply")).json(&json!({ "text": "Hi" })).send().await.expect(404);
        bob.client.get(&format!("/api/v1/reviews?location={}", ann.id)).send().await.expect(200);
        assert!(bob.texts(&format!("?location={}", ann.id)).await.is_empty());
    }
}

#[tokio::test]
async fn a_deleted_location_hides_its_reviews_until_it_is_restored() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        site.read(&shop, &[found("1", 5.0, "Great", 1)]).await;
        let (review, location) = (shop.only().await, format!("/api/v1/locations/{}", shop.id));
        shop.client.delete(&location).send().await.expect(204);
        assert!(shop.texts("").await.is_empty());
        assert_eq!(shop.summary().await["reviews"], 0);
        shop.client.get(&review).send().await.expect(404);
        shop.client.post(&format!("{location}/restore")).send().await.expect(200);
        assert_eq!(shop.texts("").await, ["Great"]);
        assert_eq!(shop.summary().await["reviews"], 1);
    }
}

#[tokio::test]
async fn an_undone_import_hides_the_reviews_of_its_locations() {
    for site in sites().await {
        let client = Client::new(site.router.clone()).sign_up("ann").await;
        let file = "Name,Address,City,State,Postal Code\nAlpha,1 Main St,Austin,TX,78701\n";
        let import =
            client.post("/api/v1/imports?filename=a.csv").body("text/csv", file).send().await.expect(201).json();
        let path = format!("/api/v1/imports/{}", import["id"].as_str().unwrap());
        let choices = json!({ "mapping": import["detected"]["suggested_mapping"] });
        client.post(&format!("{path}/check")).json(&choices).send().await.expect(200);
        client.post(&format!("{path}/run")).json(&json!({})).send().await.expect(202);
        site.work().await;
        let location = client.get("/api/v1/locations").send().await.expect(200).json()["items"][0]["id"].clone();
        let review = json!({ "location_id": location, "source": "facebook", "text": "Nice", "author": "Bob", "rating": 4.0,
            "written_at": "2026-05-01T08:00:00Z" });
        client.post("/api/v1/reviews").json(&review).send().await.expect(201);
        client.post(&format!("{path}/undo")).send().await.expect(200);
        assert_eq!(client.get("/api/v1/reviews").send().await.expect(200).json()["items"], json!([]));
        assert_eq!(client.get("/api/v1/reviews/summary").send().await.expect(200).json()["reviews"], 0);
    }
}

#[tokio::test]
async fn a_review_of_one_star_is_on_today_until_it_is_answered_or_done() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        site.read(&shop, &[found("1", 1.0, "Bad", 1), found("2", 1.0, "Worse", 2), found("3", 2.0, "So-so", 3)]).await;
        let bad = async || {
            let today = shop.client.get("/api/v1/today").send().await.expect(200).json();
            let line = today["items"].as_array().unwrap().iter().find(|line| line["kind"] == "bad_reviews").cloned();
            line.map(|line| (line["count"].as_i64(), line["since"].clone()))
        };
        let oldest = shop.list("?sort=oldest&stars=1").await["items"][0]["written_at"].clone();
        let listed = each(&shop.list("?stars=1&answered=false&done=false").await["items"], "id");
        assert_eq!((listed.len(), bad().await), (2, Some((Some(2), oldest))));
        shop.client
            .put(&format!("/api/v1/reviews/{}/reply", listed[0]))
            .json(&json!({ "text": "We are sorry to hear that." }))
            .send()
            .await
            .expect(200);
        assert_eq!(bad().await.map(|(count, _)| count), Some(Some(1)));
        let done = json!({ "is_done": true });
        shop.client.patch(&format!("/api/v1/reviews/{}", listed[1])).json(&done).send().await.expect(200);
        assert_eq!(bad().await, None);
    }
}
