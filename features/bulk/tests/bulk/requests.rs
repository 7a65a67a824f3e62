//! Requests with a wrong shape.

use serde_json::{Value, json};

use crate::setup::sites;

#[tokio::test]
async fn an_array_is_no_object_however_deep_it_stands() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let bulk = |action: Value, scope: Value| json!({ "scope": scope, "expected": 0, "action": action });
        for body in [
            bulk(json!({ "kind": "edit", "changes": {} }), json!({ "filters": [] })),
            bulk(json!(["edit", {}]), json!({ "filters": {} })),
            bulk(json!({ "kind": "edit", "changes": [] }), json!({ "filters": {} })),
        ] {
            let refused = client.post("/api/v1/locations/bulk").json(&body).send().await.expect(422).json();
            assert_eq!(refused["code"], "validation_failed", "{body}");
            assert!(refused["detail"].as_str().unwrap().contains("invalid type: sequence"), "{body}: {refused}");
        }
    }
}
