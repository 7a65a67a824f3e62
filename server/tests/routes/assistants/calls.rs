//! Calls of tools: what they return, what they may, and what the audit log says of them.

use orgs::Role;
use serde_json::{Value, json};

use super::world::{TRAP, ask, call, worlds};

#[tokio::test(flavor = "multi_thread")]
async fn a_call_returns_the_reduced_api_response() {
    for world in worlds().await {
        let (assistant, _) = world.assistant(&["read"]).await;
        let account = call(&assistant, "get_account", json!({})).await["structuredContent"].clone();
        assert_eq!((&account["role"], &account["scopes"]), (&json!("owner"), &json!(["read"])));
        assert!(account["plan"]["limits"].is_object() && account["organization"].is_string(), "{account}");
        let listed = call(&assistant, "list_locations", json!({ "query": "café", "limit": 1 })).await;
        let item = &listed["structuredContent"]["items"][0];
        assert_eq!((&item["id"], item.get("opening_hours")), (&json!(world.location), None));
        let text = listed["content"][0]["text"].as_str().expect("a text");
        assert_eq!(serde_json::from_str::<Value>(text).expect("JSON"), listed["structuredContent"]);
        let result = call(&assistant, "get_location", json!({ "id": world.location })).await;
        let response = assistant.get(&format!("/api/v1/locations/{}", world.location)).send().await.expect(200).json();
        assert_eq!(result["structuredContent"], response);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn text_by_reviewers_is_marked_as_untrusted_and_changes_nothing() {
    for world in worlds().await {
        let (assistant, _) = world.assistant(&["read"]).await;
        let before = world.owner.get("/api/v1/reviews").send().await.expect(200).json();
        let listed = call(&assistant, "list_reviews", json!({ "location_id": world.location })).await;
        let item = &listed["structuredContent"]["items"][0];
        assert_eq!(item["untrusted_text"], json!({ "text": TRAP, "author": "Eve" }));
        assert_eq!((item.get("text"), item.get("author")), (None, None));
        let result = call(&assistant, "get_review", json!({ "id": world.review })).await;
        assert_eq!(result["structuredContent"]["untrusted_text"]["text"], TRAP);
        let fields: Vec<_> = result["structuredContent"].as_object().expect("an object").iter().collect();
        assert!(!fields.iter().any(|(name, value)| *name != "untrusted_text" && value.to_string().contains("Ignore")));
        assert_eq!(world.owner.get("/api/v1/reviews").send().await.expect(200).json(), before);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_api_error_is_a_tool_result_with_the_remedy() {
    for world in worlds().await {
        let (assistant, _) = world.assistant(&["read"]).await;
        for (name, arguments, says) in [
            ("get_location", json!({ "id": "018f0000-0000-7000-8000-000000000000" }), "doesn’t exist"),
            ("get_location", json!({ "id": "../me" }), "id is an id"),
            ("get_location", json!({}), "id is required"),
            ("get_location", json!({ "id": world.location, "org": "x" }), "no argument org"),
            ("list_locations", json!({ "limit": 101 }), "1 to 100"),
            ("list_locations", json!({ "cursor": "nonsense" }), "("),
            ("list_reviews", json!({ "stars": 9 }), "("),
        ] {
            let result = call(&assistant, name, arguments).await;
            assert_eq!(result["isError"], true, "{name}: {result}");
            assert!(result["content"][0]["text"].as_str().is_some_and(|text| text.contains(says)), "{name}: {result}");
            assert!(result.get("structuredContent").is_none(), "{name}: {result}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tool_without_its_scope_is_hidden_and_refused_with_the_scope_name() {
    for world in worlds().await {
        let names = async |scopes: &[&str]| {
            let (assistant, _) = world.assistant(scopes).await;
            let listed = ask(&assistant, "tools/list", json!({})).await.expect(200).json();
            let tools = listed["result"]["tools"].as_array().expect("tools").clone();
            let name = |tool: &Value| tool["name"].as_str().unwrap_or_default().to_owned();
            tools.iter().map(name).collect::<Vec<_>>()
        };
        let reading = names(&["read"]).await;
        assert!(reading.contains(&"list_reviews".into()) && !reading.contains(&"draft_reply".into()));
        let writing = names(&["write"]).await;
        assert!(writing.contains(&"draft_reply".into()) && !writing.contains(&"delete_reply".into()));
        assert!(names(&["publish"]).await.contains(&"delete_reply".into()));
        assert!(names(&["spend"]).await.contains(&"run_rank_scan".into()));
        let (assistant, _) = world.assistant(&["read", "write"]).await;
        let arguments = json!({ "review_id": world.review });
        let refused = ask(&assistant, "tools/call", json!({ "name": "delete_reply", "arguments": arguments })).await;
        let refused = refused.expect(403);
        assert_eq!(refused.json()["params"]["scopes"], json!(["publish"]));
        let challenge = refused.header("www-authenticate");
        assert!(challenge.ends_with("error=\"insufficient_scope\", scope=\"read write publish\""), "{challenge}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_viewers_assistant_changes_nothing_with_any_scopes() {
    for world in worlds().await {
        let (assistant, _) = world.assistant(&["read", "write", "publish", "spend"]).await;
        db::query!("update memberships set role = $1", Role::Viewer.as_str()).run(&world.app.db).await.expect("a role");
        let listed = ask(&assistant, "tools/list", json!({})).await.expect(200).json();
        for tool in listed["result"]["tools"].as_array().expect("tools") {
            assert_eq!(tool["annotations"]["readOnlyHint"], true, "{tool}");
        }
        let result = call(&assistant, "draft_reply", json!({ "review_id": world.review, "text": "Hello" })).await;
        assert_eq!(result["isError"], true);
        assert!(result["content"][0]["text"].as_str().is_some_and(|text| text.contains("forbidden")), "{result}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draft_waits_and_is_never_sent() {
    for world in worlds().await {
        let (assistant, _) = world.assistant(&["write"]).await;
        let draft = json!({ "review_id": world.review, "text": "Thank you for your visit." });
        let result = call(&assistant, "draft_reply", draft).await;
        assert_eq!(result["structuredContent"]["state"], "waiting", "{result}");
        let review = world.owner.get(&format!("/api/v1/reviews/{}", world.review)).send().await.expect(200).json();
        assert_eq!((&review["reply"], &review["is_answered"]), (&Value::Null, &json!(false)), "{review}");
        assert_eq!(review["request"]["text"], "Thank you for your visit.");
        let done = call(&assistant, "withdraw_draft", json!({ "review_id": world.review })).await;
        assert_eq!(done["structuredContent"], json!({ "done": true }));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_location_is_edited_only_as_it_was_read() {
    for world in worlds().await {
        let (assistant, _) = world.assistant(&["write"]).await;
        let read = call(&assistant, "get_location", json!({ "id": world.location })).await;
        let version = read["structuredContent"]["version"].clone();
        let edit =
            |name: &str| json!({ "id": world.location, "fields": { "name": name }, "expected_version": version });
        let edited = call(&assistant, "update_location", edit("Café Neuf")).await;
        assert_eq!(edited["structuredContent"]["name"], "Café Neuf", "{edited}");
        assert_eq!(call(&assistant, "update_location", edit("Café Vieux")).await["isError"], true);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn each_call_is_one_entry_with_assistant_tool_and_outcome() {
    for world in worlds().await {
        let (assistant, token) = world.assistant(&["read", "write"]).await;
        call(&assistant, "list_locations", json!({ "query": "secret words" })).await;
        call(&assistant, "get_location", json!({ "id": "018f0000-0000-7000-8000-000000000000" })).await;
        ask(&assistant, "tools/call", json!({ "name": "delete_post", "arguments": { "id": "x" } })).await.expect(403);
        let entries = world.calls(3).await;
        assert_eq!(entries.len(), 3);
        let mut calls_logged: Vec<_> = entries
            .iter()
            .map(|entry| {
                assert_eq!((&entry["action"], &entry["by"]["token"]), (&json!("assistant.called"), &json!(token)));
                assert_eq!(entry["object"]["name"], "Tester");
                (entry["facts"]["tool"].to_string(), entry["facts"]["outcome"].to_string())
            })
            .collect();
        calls_logged.sort();
        let expected =
            [("delete_post", "insufficient_scope"), ("get_location", "not_found"), ("list_locations", "done")];
        assert_eq!(calls_logged, expected.map(|(tool, outcome)| (format!("\"{tool}\""), format!("\"{outcome}\""))));
        assert!(!json!(entries).to_string().contains("secret words"));
    }
}
