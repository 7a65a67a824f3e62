//! The switch of the owners.

use serde_json::json;

use super::world::{ask, worlds};

#[tokio::test(flavor = "multi_thread")]
async fn only_owners_turn_assistants_off_with_immediate_effect() {
    for world in worlds().await {
        let (assistant, _) = world.assistant(&["read"]).await;
        let settings = world.owner.get("/api/v1/assistants").send().await.expect(200).json();
        let url = "http://localhost:8080/mcp";
        assert_eq!(settings, json!({ "is_on": true, "is_decided": false, "url": url }));
        ask(&assistant, "tools/list", json!({})).await.expect(200);
        world.owner.put("/api/v1/assistants").json(&json!({ "is_on": false })).send().await.expect(200);
        let refused = ask(&assistant, "tools/list", json!({})).await.expect(403).json();
        assert_eq!(refused["code"], "assistants_off");
        assistant.get("/api/v1/locations").send().await.expect(200);
        let by_token = assistant.put("/api/v1/assistants").json(&json!({ "is_on": true })).send().await.expect(403);
        assert_eq!(by_token.json()["code"], "session_required");
        assert_eq!(world.calls(1).await[0]["action"], "assistant.changed");
        world.owner.put("/api/v1/assistants").json(&json!({ "is_on": true })).send().await.expect(200);
        ask(&assistant, "tools/list", json!({})).await.expect(200);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn where_a_profession_is_bound_to_secrecy_assistants_are_off_until_an_owner_turns_them_on() {
    for world in worlds().await {
        let place = json!({ "name": "Dr. Roy", "address": "1 Main St", "city": "Austin", "state": "TX", "postal_code": "78701", "category": "Dentist" });
        world.owner.post("/api/v1/locations").json(&place).send().await.expect(201);
        let (assistant, _) = world.assistant(&["read"]).await;
        assert_eq!(ask(&assistant, "tools/list", json!({})).await.expect(403).json()["code"], "assistants_off");
        let settings = world.owner.get("/api/v1/assistants").send().await.expect(200).json();
        assert_eq!((&settings["is_on"], &settings["is_decided"]), (&json!(false), &json!(false)));
        world.owner.put("/api/v1/assistants").json(&json!({ "is_on": true })).send().await.expect(200);
        ask(&assistant, "tools/list", json!({})).await.expect(200);
    }
}
