//! Limits of plans in the undo of a bulk edit.

use serde_json::json;

use crate::setup::{add, sites_with};

#[tokio::test]
async fn many_deleted_at_once_come_back_only_where_there_is_room() {
    for site in sites_with(true).await {
        let client = site.sign_up("ann").await;
        let ids = site.add_many(&client, "Shop", 3).await;
        let bulk = json!({ "scope": { "ids": ids }, "expected": 3, "action": { "kind": "delete" } });
        let bulk = client.post("/api/v1/locations/bulk").json(&bulk).send().await.expect(202).json();
        site.work().await;
        let others = site.add_many(&client, "Shop", 3).await;
        let undo = format!("/api/v1/locations/bulk/{}/undo", bulk["id"].as_str().unwrap());
        assert_eq!(client.post(&undo).send().await.expect(409).json()["code"], "plan_limit");

        client.delete(&format!("/api/v1/locations/{}", others[0])).send().await.expect(204);
        client.post(&undo).send().await.expect(202);
        // Another location is added before the job runs.
        add(&client, "In between").await;
        site.work().await;
        let bulk = client.get(undo.trim_end_matches("/undo")).send().await.expect(200).json();
        assert_eq!((&bulk["state"], &bulk["changed"], &bulk["skipped"]), (&json!("undone"), &json!(2), &json!(1)));
        let plan = client.get("/api/v1/plan").send().await.expect(200).json();
        assert_eq!(plan["used"]["locations"], 5);
    }
}
