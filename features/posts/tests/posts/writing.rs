//! Drafts: their content, limits, forecast and check.

use serde_json::json;

use crate::setup::{news, sites};

#[tokio::test]
async fn a_draft_is_written_listed_and_edited() {
    for site in sites().await {
        let shops = site.shops("Ada").await;
        let id = shops.write(&news()).await;
        let post = shops.get(&format!("/api/v1/posts/{id}")).await;
        assert_eq!((post["state"].as_str(), post["counts"]["queued"].as_i64()), (Some("draft"), Some(2)), "{post}");
        assert_eq!(post["when"], json!({ "at": null }));
        assert_eq!(post["author"]["name"], "Ada Tester");
        let list = shops.get("/api/v1/posts?state=draft&search=bonjour").await;
        assert_eq!(list["items"].as_array().unwrap().len(), 1);
        for none in ["state=published", "kind=event", "search=absent", "from=2026-12-02", "refused=true"] {
            let list = shops.get(&format!("/api/v1/posts?{none}")).await;
            assert_eq!(list["items"].as_array().unwrap().len(), 0, "{none}");
        }
        let mut edited = news();
        edited["texts"] = json!({ "fr": "Salut" });
        edited["when"] = json!({ "at": "2026-12-24T10:00" });
        let post = shops.client.patch(&format!("/api/v1/posts/{id}")).json(&edited).send().await.expect(200).json();
        assert_eq!((&post["texts"], &post["counts"]["total"]), (&json!({ "fr": "Salut" }), &json!(1)), "{post}");
        assert_eq!(post["latest_at"], "2026-12-24T10:00");
        shops.client.delete(&format!("/api/v1/posts/{id}")).send().await.expect(204);
        shops.client.get(&format!("/api/v1/posts/{id}")).send().await.expect(404);
    }
}

#[tokio::test]
async fn a_forecast_lists_excluded_locations_and_the_publish_time() {
    for site in sites().await {
        let shops = site.shops("Ada").await;
        let manual = json!({ "name": "By hand", "address": "1 rue X", "city": "Lyon", "country": "FR" });
        shops.client.post("/api/v1/locations").json(&manual).send().await.expect(201);
        let mut new = news();
        new["texts"] = json!({ "en": "Hello from {name}. Call {phone}." });
        new["when"] = json!({ "at": "2027-03-28T09:00" });
        let forecast = shops.client.post("/api/v1/posts/forecast").json(&new).send().await.expect(200).json();
        assert_eq!(forecast["locations"], 0, "{forecast}");
        assert_eq!(forecast["left_out"], json!({ "not_connected": 1, "no_text": 1, "empty_variable": 1 }));
        assert_eq!(forecast["obstacle"], "no_locations");
        assert_eq!(forecast["problems"][0]["rule"], "phone_number");
        let mut new = news();
        new["when"] = json!({ "at": "2027-03-28T09:00" });
        let forecast = shops.client.post("/api/v1/posts/forecast").json(&new).send().await.expect(200).json();
        assert_eq!(forecast["locations"], 2);
        assert_eq!(forecast["languages"], json!({ "en": 1, "fr": 1 }));
        // Summer time has begun in both.
        assert_eq!(
            (&forecast["first_at"], &forecast["last_at"]),
            (&json!("2027-03-28T07:00:00Z"), &json!("2027-03-28T13:00:00Z"))
        );
        assert_eq!((&forecast["obstacle"], &forecast["needs_approval"]), (&json!(null), &json!(false)));
    }
}

#[tokio::test]
async fn invalid_posts_are_refused_with_their_field() {
    for site in sites().await {
        let shops = site.shops("Ada").await;
        let other = site.shops("Max").await;
        let with = |field: &str, value: serde_json::Value| {
            let mut new = news();
            new[field] = value;
            new
        };
        for (new, field) in [
            (with("audience", json!({})), "audience"),
            (with("audience", json!({ "all": true, "location_ids": [shops.lyon] })), "audience"),
            (with("audience", json!({ "location_ids": [other.lyon] })), "audience"),
            (with("audience", json!({ "label": "018f0000-0000-7000-8000-000000000000" })), "audience"),
            (with("texts", json!({ "en": "x".repeat(2_001) })), "texts.en"),
            (with("texts", json!({ "en": "a\u{0}b" })), "texts.en"),
            (with("button", json!({ "kind": "book", "url": "javascript:alert(1)" })), "button.url"),
            (with("photo_id", json!("018f0000-0000-7000-8000-000000000000")), "photo_id"),
            (with("repeat", json!({ "every": "week" })), "repeat"),
        ] {
            let refused = shops.client.post("/api/v1/posts").json(&new).send().await.expect(422).json();
            assert_eq!(refused["errors"][0]["field"], field, "{refused}");
        }
        for bad in [
            with("when", json!({ "at": "tomorrow" })),
            with("kind", json!("alert")),
            with("surprise", json!(1)),
            with("repeat", json!({ "every": "day" })),
        ] {
            shops.client.post("/api/v1/posts").json(&bad).send().await.expect(422);
        }
        let empty = shops.write(&with("texts", json!({}))).await;
        let refused = shops.step(&format!("/api/v1/posts/{empty}/schedule"), 422).await;
        assert_eq!(refused["errors"][0]["code"], "problems", "{refused}");
        other.client.get(&format!("/api/v1/posts/{empty}")).send().await.expect(404);
        other.client.delete(&format!("/api/v1/posts/{empty}")).send().await.expect(404);
    }
}

#[tokio::test]
async fn templates_come_by_trade_and_season_and_an_organization_has_its_own() {
    for site in sites().await {
        let shops = site.shops("Ada").await;
        let count = |list: &serde_json::Value| list["items"].as_array().unwrap().len();
        let all = shops.get("/api/v1/post-templates").await;
        assert!(count(&all) >= 2 * 8 * 5, "{}", count(&all));
        for trade in ["restaurant", "health", "real_estate", "legal", "home_services", "retail", "beauty", "fitness"] {
            for (season, language) in [("spring", "en"), ("summer", "fr"), ("autumn", "en"), ("winter", "fr")] {
                let path = format!("/api/v1/post-templates?trade={trade}&season={season}&language={language}");
                let some = shops.get(&path).await;
                assert!(count(&some) >= 3, "{path}");
            }
        }
        let new = json!({ "name": "Ours", "kind": "news", "language": "fr", "text": "Bonjour {name}" });
        let own = shops.client.post("/api/v1/post-templates").json(&new).send().await.expect(201).json();
        let list = shops.get("/api/v1/post-templates?language=fr").await;
        assert_eq!(list["items"][0]["name"], "Ours");
        let path = format!("/api/v1/post-templates/{}", own["id"].as_str().unwrap());
        shops.client.delete(&path).send().await.expect(204);
        shops.client.delete(&path).send().await.expect(404);
        for template in all["items"].as_array().unwrap() {
            let check = json!({ "kind": template["kind"], "title": template["title"],
                "texts": { (template["language"].as_str().unwrap()): template["text"] } });
            let problems = shops.client.post("/api/v1/posts/check").json(&check).send().await.expect(200).json();
            let rules: Vec<_> = problems["items"].as_array().unwrap().iter().map(|problem| &problem["rule"]).collect();
            assert!(rules.iter().all(|rule| *rule == "missing_time"), "{}: {rules:?}", template["id"]);
        }
    }
}
