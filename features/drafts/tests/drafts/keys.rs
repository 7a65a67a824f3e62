//! The organization's own key.

use serde_json::json;

use crate::setup::{sites, sites_with};

#[tokio::test]
async fn a_key_of_the_organization_is_tested_stored_and_never_shown() {
    for site in sites_with(false).await {
        let shop = site.shop("ann", "Bakery").await;
        let key = json!({ "kind": "openai", "model": "simulated-writer", "key": "demo-key" });
        let status = shop.client.put("/api/v1/drafting/key").json(&key).send().await.expect(200).json();
        assert_eq!((&status["maker"]["is_own"], &status["key"]["model"]), (&json!(true), &json!("simulated-writer")));
        assert!(!status.to_string().contains("demo-key"), "{status}");
        let review = site.review(&shop, "1", 5.0, "The staff was so friendly!").await;
        assert_eq!(shop.draft(&review).await["source"], "model");
        let checked = shop.client.post("/api/v1/drafting/key/check").send().await.expect(200).json();
        assert_eq!(checked["key"]["code"], json!(null));
        shop.client.delete("/api/v1/drafting/key").send().await.expect(204);
        shop.client.delete("/api/v1/drafting/key").send().await.expect(404);
        assert_eq!(shop.get("/api/v1/drafting").await["maker"], json!(null));
    }
}

#[tokio::test]
async fn a_key_that_the_server_refuses_is_not_stored() {
    for site in sites().await {
        let shop = site.shop("ann", "Bakery").await;
        for (change, field) in [
            (json!({ "key": "wrong-key" }), "key"),
            (json!({ "model": "unknown" }), "model"),
            (json!({ "key": "a b" }), "key"),
            (json!({ "model": "" }), "model"),
        ] {
            let mut key = json!({ "kind": "openai", "model": "simulated-writer", "key": "demo-key" });
            key.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
            let problem = shop.client.put("/api/v1/drafting/key").json(&key).send().await.expect(422).json();
            assert_eq!(problem["errors"][0]["field"], field, "{problem}");
        }
        assert_eq!(shop.get("/api/v1/drafting").await["key"], json!(null));
        shop.client.post("/api/v1/drafting/key/check").send().await.expect(404);
    }
}
