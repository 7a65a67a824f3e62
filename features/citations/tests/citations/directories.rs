//! Directories of an organization.

use serde_json::{Value, json};

use crate::setup::sites;

#[tokio::test]
async fn an_organization_changes_hides_and_adds_directories() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let all = shop.get("/api/v1/directories").await["items"].as_array().unwrap().len();
        assert!(all > 300);
        let french = shop.get("/api/v1/directories?country=FR&trade=legal").await["items"].as_array().unwrap().len();
        assert!(french < all);
        let patch = json!({ "tier": 5, "is_hidden": true });
        let changed = shop.client.patch("/api/v1/directories/yelp-ca").json(&patch).send().await.expect(200).json();
        assert_eq!((changed["tier"].as_i64(), changed["is_hidden"].as_bool()), (Some(5), Some(true)));
        let hidden = shop.get("/api/v1/directories?hidden=true").await;
        assert_eq!(hidden["items"][0]["id"], "yelp-ca");
        let listed = |citations: &Value, id: &str| {
            citations["listings"].as_array().unwrap().iter().any(|listing| listing["directory"]["id"] == id)
        };
        assert!(!listed(&shop.citations().await, "yelp-ca"));

        let new = json!({ "name": "Guide du Plateau", "domain": "https://www.guide-plateau.example/x", "tier": 2 });
        let own = shop.client.post("/api/v1/directories").json(&new).send().await.expect(201).json();
        assert_eq!((own["domain"].as_str(), own["is_own"].as_bool()), (Some("guide-plateau.example"), Some(true)));
        let id = own["id"].as_str().unwrap();
        assert!(listed(&shop.citations().await, id));
        shop.put(id, json!({ "is_missing": true })).await;
        let path = format!("/api/v1/directories/{id}");
        shop.client.patch(&path).json(&json!({ "name": "Guide" })).send().await.expect(200);
        shop.client.delete(&path).send().await.expect(204);
        assert!(!listed(&shop.citations().await, id));
        shop.client.get(&shop.path(id)).send().await.expect(404);
    }
}

#[tokio::test]
async fn a_directory_of_the_list_keeps_its_name_and_stays() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let path = "/api/v1/directories/yelp";
        shop.client.patch(path).json(&json!({ "name": "x" })).send().await.expect(422);
        shop.client.patch(path).json(&json!({ "tier": 0 })).send().await.expect(422);
        assert_eq!(shop.client.delete(path).send().await.expect(409).json()["code"], "not_own");
        shop.client.delete("/api/v1/directories/nothing").send().await.expect(404);
        for wrong in [
            json!({ "name": "", "domain": "a.fr" }),
            json!({ "name": "a", "domain": "nope" }),
            json!({ "name": "a\u{0}", "domain": "a.fr" }),
            json!({ "name": "a", "domain": "a.fr", "trades": ["x"] }),
        ] {
            shop.client.post("/api/v1/directories").json(&wrong).send().await.expect(422);
        }
    }
}

#[tokio::test]
async fn a_text_of_a_filter_that_is_too_long_is_refused() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        for (path, most) in [("citations?search", 200), ("citations/file?search", 200), ("directories?trade", 40)] {
            shop.client.get(&format!("/api/v1/{path}={}", "0".repeat(most))).send().await.expect(200);
            for text in ["0".repeat(most + 1), "%00".into()] {
                shop.client.get(&format!("/api/v1/{path}={text}")).send().await.expect(422);
            }
        }
    }
}
