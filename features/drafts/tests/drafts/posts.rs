//! Drafts of posts.

use serde_json::json;

use crate::setup::{sites, sites_with};

#[tokio::test]
async fn a_post_is_drafted_from_facts() {
    for site in sites().await {
        let shop = site.shop("ann", "Bakery").await;
        let new =
            json!({ "kind": "news", "language": "en", "facts": ["New oven since Monday"], "location_id": shop.id });
        let draft = shop.client.post("/api/v1/post-drafts").json(&new).send().await.expect(200).json();
        assert!(draft["text"].as_str().unwrap().contains("New oven since Monday"), "{draft}");
        assert_eq!(draft["problems"], json!([]), "{draft}");
    }
}

#[tokio::test]
async fn a_post_without_facts_or_a_model_is_refused() {
    for site in sites_with(false).await {
        let shop = site.shop("ann", "Bakery").await;
        let new = |facts: serde_json::Value| json!({ "kind": "news", "language": "en", "facts": facts, "location_id": shop.id });
        for facts in [json!([]), json!([""]), json!(["a\u{0}"]), json!(vec!["a"; 21])] {
            shop.client.post("/api/v1/post-drafts").json(&new(facts)).send().await.expect(422);
        }
        let problem = shop.client.post("/api/v1/post-drafts").json(&new(json!(["a"]))).send().await.expect(409).json();
        assert_eq!(problem["code"], "no_maker");
    }
}
