//! Many writes in one request: each item has its own outcome, and all that can be done are done at once.

use serde_json::{Value, json};
use testing::Client;

use crate::{
    labels::label,
    setup::{add, names, sites},
};

const PATH: &str = "/api/v1/locations/batch";

async fn batch(client: &Client, items: Value) -> Vec<Value> {
    let answer = client.post(PATH).json(&json!({ "items": items })).send().await.expect(200).json();
    answer["outcomes"].as_array().unwrap().clone()
}

fn new(name: &str) -> Value {
    json!({ "action": "create", "location": { "name": name, "address": "1 Main St", "city": "Austin" } })
}

fn results(outcomes: &[Value]) -> Vec<(u64, u64, &str)> {
    outcomes
        .iter()
        .map(|outcome| {
            let code = outcome["problem"]["code"].as_str().unwrap_or("");
            (outcome["index"].as_u64().unwrap(), outcome["status"].as_u64().unwrap(), code)
        })
        .collect()
}

#[tokio::test]
async fn each_item_has_its_outcome_and_bad_ones_are_left_out() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let (kept_shop, gone) = (add(&client, "Kept").await, add(&client, "Gone").await);
        let bobs = add(&site.sign_up("bob").await, "Bob’s").await;
        let green = label(&client, "Green").await;
        site.app.clock.advance(jiff::SignedDuration::from_secs(1));
        let outcomes = batch(
            &client,
            json!([
                new("New"),
                { "action": "create", "location": { "name": "", "address": "x", "city": "y" } },
                { "action": "update", "id": kept_shop["id"], "version": 1, "changes": { "phone": "512 555 0100", "labels": [green] } },
                { "action": "update", "id": kept_shop["id"], "version": 1, "changes": { "city": "Rome" } },
                { "action": "update", "id": kept_shop["id"], "changes": { "city": "Dallas" } },
                { "action": "delete", "id": gone["id"], "version": 1 },
                { "action": "update", "id": gone["id"], "changes": { "city": "Rome" } },
                { "action": "update", "id": bobs["id"], "changes": { "city": "Rome" } },
                { "action": "delete", "id": bobs["id"] },
                { "action": "delete", "id": "nonsense" },
                { "action": "fly" },
                7,
                { "action": "create", "location": { "name": 5 } },
                { "action": "update", "id": kept_shop["id"], "changes": { "labels": ["0197f3a0-0000-7000-8000-000000000000"] } },
            ]),
        )
        .await;
        assert_eq!(
            results(&outcomes),
            [
                (0, 201, ""),
                (1, 422, "validation_failed"),
                (2, 200, ""),
                (3, 412, "precondition_failed"),
                (4, 200, ""),
                (5, 204, ""),
                (6, 404, "not_found"),
                (7, 404, "not_found"),
                (8, 404, "not_found"),
                (9, 422, "validation_failed"),
                (10, 422, "validation_failed"),
                (11, 422, "validation_failed"),
                (12, 422, "validation_failed"),
                (13, 422, "validation_failed"),
            ]
        );
        assert_eq!(outcomes[1]["problem"]["errors"][0]["field"], "name");
        assert_eq!(outcomes[13]["problem"]["errors"][0]["field"], "labels");
        assert_eq!(outcomes[4]["version"], 3);
        assert_eq!(names(&client, "").await, ["Kept", "New"]);
        assert_eq!(names(&client, &format!("label={green}")).await, ["Kept"]);
        let path = format!("/api/v1/locations/{}", kept_shop["id"].as_str().unwrap());
        let now = client.get(&path).send().await.expect(200).json();
        assert_eq!(
            (&now["city"], &now["phone"], &now["version"]),
            (&json!("Dallas"), &json!("512 555 0100"), &json!(3))
        );
        assert_eq!(client.get("/api/v1/locations/summary").send().await.json()["total"], 2);
        let made = format!("/api/v1/locations/{}/history", outcomes[0]["id"].as_str().unwrap());
        assert_eq!(client.get(&made).send().await.expect(200).json()["items"][0]["event"], "created");
        let activity = client.get("/api/v1/overview").send().await.expect(200).json()["activity"].clone();
        let mut lines: Vec<_> = activity.as_array().unwrap()[..3]
            .iter()
            .map(|outcome| format!("{} {}", outcome["kind"], outcome["location"]["name"]))
            .collect();
        lines.sort();
        let expected =
            ["\"location_changed\" \"Kept\"", "\"location_created\" \"New\"", "\"location_deleted\" \"Gone\""];
        assert_eq!(lines, expected);
    }
}

#[tokio::test]
async fn a_batch_has_1_to_1000_items_and_counts_once_with_its_key() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        for items in [json!([]), vec![new("A"); 1_001].into()] {
            let answer = client.post(PATH).json(&json!({ "items": items })).send().await.expect(422).json();
            assert_eq!(answer["errors"][0]["code"], "out_of_range");
        }
        let full = json!({ "items": (0..1_000).map(|number| {
            let mut item = new(&format!("Shop {number}"));
            item["location"]["description"] = "é".repeat(750).into();
            item
        }).collect::<Vec<_>>() });
        let ask = || client.post(PATH).header("idempotency-key", "once").json(&full);
        let first = ask().send().await.expect(200).json();
        assert!(first["outcomes"].as_array().unwrap().iter().all(|outcome| outcome["status"] == 201));
        assert_eq!(ask().send().await.expect(200).json(), first);
        assert_eq!(client.get("/api/v1/locations/count").send().await.json()["total"], 1_000);
        let line = client.get("/api/v1/overview").send().await.expect(200).json()["activity"][0].clone();
        assert_eq!((&line["kind"], &line["count"]), (&json!("locations_imported"), &json!(1_000)));
    }
}

#[tokio::test]
async fn a_batch_that_is_only_tried_says_the_same_and_keeps_nothing() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let existing = add(&client, "Kept").await;
        let items = json!({ "items": [
            new("New"), { "action": "delete", "id": existing["id"] }, { "action": "update", "id": existing["id"], "changes": {} },
        ] });
        let tried = client.post(&format!("{PATH}?validate_only=true")).json(&items).send().await.expect(200).json();
        let outcomes = tried["outcomes"].as_array().unwrap().clone();
        assert_eq!(results(&outcomes), [(0, 201, ""), (1, 204, ""), (2, 404, "not_found")]);
        assert_eq!(names(&client, "").await, ["Kept"]);
    }
}
