//! Two organizations never meet.

use http::Method;
use serde_json::json;

use crate::setup::{add, names, sites};

#[tokio::test]
async fn nothing_of_another_organisation_is_read_changed_counted_or_exported() {
    for site in sites().await {
        let (ann, bob) = (site.sign_up("ann").await, site.sign_up("bob").await);
        let id = add(&ann, "Ann’s shop").await["id"].as_str().unwrap().to_owned();
        add(&bob, "Bob’s shop").await;
        let path = format!("/api/v1/locations/{id}");
        bob.get(&path).send().await.expect(404);
        bob.patch(&path).header("if-match", "\"1\"").json(&json!({ "name": "mine" })).send().await.expect(404);
        bob.delete(&path).send().await.expect(404);
        ann.delete(&path).send().await.expect(204);
        bob.post(&format!("{path}/restore")).send().await.expect(404);
        ann.post(&format!("{path}/restore")).send().await.expect(200);
        for query in ["", "q=shop", "q=ann", "city=austin", "status=unverified"] {
            assert!(!names(&bob, query).await.contains(&"Ann’s shop".to_owned()), "{query}");
        }
        let count = bob.get("/api/v1/locations/count?q=shop").send().await.json();
        assert_eq!(count, json!({ "count": 1, "total": 1 }));
        assert_eq!(bob.get("/api/v1/locations/summary").send().await.json()["total"], 1);
        for query in [String::new(), "?q=shop".to_owned(), format!("?ids={id}")] {
            let text = bob.get(&format!("/api/v1/locations/export{query}")).send().await.expect(200).text();
            assert!(!text.contains("Ann"), "{query}");
        }
        assert_eq!(names(&ann, "").await, ["Ann’s shop"]);
    }
}

#[tokio::test]
async fn requests_without_a_session_are_refused() {
    for site in sites().await {
        let stranger = site.sign_up("ann").await.with_token("nonsense");
        for (method, path) in [
            (Method::GET, "/api/v1/locations"),
            (Method::POST, "/api/v1/locations"),
            (Method::GET, "/api/v1/locations/count"),
            (Method::GET, "/api/v1/locations/summary"),
            (Method::GET, "/api/v1/locations/export"),
            (Method::GET, "/api/v1/locations/template"),
            (Method::GET, "/api/v1/locations/0197f3a0-0000-7000-8000-000000000000"),
            (Method::GET, "/api/v1/events"),
        ] {
            stranger.ask(method, path).send().await.expect(401);
        }
    }
}
