//! Messages of both eras, and what is refused before a tool is looked for.

use axum::http::Method;
use serde_json::{Value, json};

use super::world::{LEGACY, MODERN, ask, ask_legacy, worlds, worlds_with};

#[tokio::test(flavor = "multi_thread")]
async fn a_modern_client_discovers_lists_and_calls_without_a_session() {
    for world in worlds().await {
        let (assistant, _) = world.assistant(&["read"]).await;
        let discovered = ask(&assistant, "server/discover", json!({})).await.expect(200).json();
        let discovered = &discovered["result"];
        assert!(
            discovered["supportedVersions"].as_array().is_some_and(|all| all.contains(&json!(MODERN))),
            "{discovered}"
        );
        assert!(
            discovered["instructions"].as_str().is_some_and(|text| text.contains("untrusted_text")),
            "{discovered}"
        );
        assert_eq!((&discovered["cacheScope"], &discovered["resultType"]), (&json!("private"), &json!("complete")));
        let listed = ask(&assistant, "tools/list", json!({})).await.expect(200);
        assert_eq!(listed.header("mcp-session-id"), "");
        let listed = listed.json()["result"].clone();
        assert_eq!((&listed["cacheScope"], &listed["ttlMs"]), (&json!("private"), &json!(60_000)));
        for tool in listed["tools"].as_array().expect("tools") {
            let hints = tool["annotations"].as_object().expect("hints");
            for hint in ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"] {
                assert!(hints[hint].is_boolean(), "{tool}");
            }
            for schema in ["inputSchema", "outputSchema"] {
                assert_eq!((&tool[schema]["type"], tool[schema]["properties"].is_object()), (&json!("object"), true));
                assert!(!tool[schema].to_string().contains("$ref"), "{tool}");
            }
            assert_eq!(tool["inputSchema"]["additionalProperties"], false, "{tool}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_with_a_handshake_is_served_without_a_session_too() {
    for world in worlds().await {
        let (assistant, _) = world.assistant(&["read"]).await;
        let hello =
            json!({ "protocolVersion": LEGACY, "capabilities": {}, "clientInfo": { "name": "Old", "version": "1" } });
        let body = json!({ "jsonrpc": "2.0", "id": 1, "method": "initialize", "params": hello });
        let accept = "application/json, text/event-stream";
        let answer = assistant
            .post("/mcp")
            .header("host", "localhost")
            .header("accept", accept)
            .json(&body)
            .send()
            .await
            .expect(200);
        assert_eq!(answer.header("mcp-session-id"), "");
        let result = answer.json()["result"].clone();
        assert_eq!((&result["protocolVersion"], &result["serverInfo"]["name"]), (&json!(LEGACY), &json!("vitrine")));
        let ready = json!({ "jsonrpc": "2.0", "method": "notifications/initialized" });
        assistant
            .post("/mcp")
            .header("host", "localhost")
            .header("accept", accept)
            .json(&ready)
            .send()
            .await
            .expect(202);
        assert_eq!(ask_legacy(&assistant, "ping", json!({})).await.expect(200).json()["result"], json!({}));
        let listed = ask_legacy(&assistant, "tools/list", json!({})).await.expect(200).json();
        assert!(listed["result"]["tools"].as_array().is_some_and(|tools| tools.len() > 10));
        let call = json!({ "name": "list_locations", "arguments": {} });
        let called = ask_legacy(&assistant, "tools/call", call).await.expect(200).json();
        assert_eq!(called["result"]["structuredContent"]["items"][0]["id"], world.location);
        for method in [Method::GET, Method::DELETE] {
            assistant.ask(method, "/mcp").header("host", "localhost").header("accept", accept).send().await.expect(405);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn malformed_requests_are_refused_with_protocol_codes() {
    for world in worlds().await {
        let (assistant, _) = world.assistant(&["read"]).await;
        let code = |answer: &testing::Answer| answer.json()["error"]["code"].clone();
        let send = async |text: &'static str| {
            assistant.post("/mcp").header("host", "localhost").body("application/json", text).send().await
        };
        assert_eq!(code(&send("{").await.expect(400)), -32700);
        assert_eq!(code(&send("[]").await.expect(400)), -32600);
        assert_eq!(code(&ask(&assistant, "no/such", json!({})).await.expect(404)), -32601);
        assert_eq!(code(&ask(&assistant, "resources/list", json!({})).await.expect(404)), -32601);
        assert_eq!(code(&ask(&assistant, "tools/call", json!({ "name": "no_such" })).await), -32602);
        assert_eq!(code(&ask(&assistant, "tools/list", json!({ "cursor": "x" })).await), -32602);
        let other = json!({ "jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": { "_meta": {
            "io.modelcontextprotocol/protocolVersion": "2031-01-01", "io.modelcontextprotocol/clientCapabilities": {} } } });
        let post = || {
            assistant.post("/mcp").header("host", "localhost").header("accept", "application/json, text/event-stream")
        };
        let answer = post().header("mcp-protocol-version", "2031-01-01").header("mcp-method", "tools/list");
        assert_eq!(code(&answer.json(&other).send().await.expect(400)), -32022);
        let mut mixed = other.clone();
        mixed["params"]["_meta"]["io.modelcontextprotocol/protocolVersion"] = json!(MODERN);
        let answer = post().header("mcp-protocol-version", MODERN).header("mcp-method", "tools/call");
        assert_eq!(code(&answer.json(&mixed).send().await.expect(400)), -32020);
        let large = format!("{{\"x\":\"{}\"}}", "x".repeat(1024 * 1024));
        post().body("application/json", large).send().await.expect(413);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invalid_token_gets_sign_in_instructions_and_other_origins_get_no_data() {
    for world in worlds().await {
        let unknown = world.nobody.with_token(format!("vtr_{}", "0".repeat(43)));
        for client in [&world.nobody, &unknown, &world.owner] {
            let answer = ask(client, "tools/list", json!({})).await.expect(401);
            assert!(answer.header("www-authenticate").starts_with("Bearer "), "{}", answer.header("www-authenticate"));
        }
        let (assistant, token) = world.assistant(&["read"]).await;
        let from = async |origin: &str| {
            let list = json!({ "jsonrpc": "2.0", "id": 1, "method": "tools/list" });
            let ask = assistant
                .post("/mcp")
                .header("host", "localhost")
                .header("accept", "application/json, text/event-stream");
            ask.header("origin", origin).json(&list).send().await
        };
        from("http://localhost:8080").await.expect(200);
        assert_eq!(from("https://evil.example").await.expect(403).json()["code"], "foreign_origin");
        world.owner.delete(&format!("/api/v1/tokens/{token}")).send().await.expect(204);
        ask(&assistant, "tools/list", json!({})).await.expect(401);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_asks_60_times_a_minute_and_changes_10_times() {
    for world in worlds_with(1).await {
        let (assistant, _) = world.assistant(&["write"]).await;
        let mut changed = 0;
        let refused = loop {
            let draft = json!({ "name": "mark_review", "arguments": { "review_id": world.review, "is_done": true } });
            let answer = ask(&assistant, "tools/call", draft).await;
            if answer.status == 429 {
                break answer;
            }
            answer.expect(200);
            changed += 1;
        };
        assert_eq!(changed, 10);
        assert!(refused.header("retry-after").parse::<u64>().is_ok_and(|seconds| seconds >= 1));
        let mut read: Value = json!(0);
        while ask(&assistant, "tools/list", json!({})).await.status == 200 {
            read = json!(read.as_u64().unwrap_or_default() + 1);
        }
        assert!((45..=55).contains(&read.as_u64().unwrap_or_default()), "{read}");
    }
}

/// Maximum size of the list of all tools, 40 KiB: it is in the context of a model all the time.
const MAX_LIST: usize = 40 * 1024;

#[tokio::test(flavor = "multi_thread")]
async fn the_list_of_tools_stays_small_and_each_schema_closed() {
    for world in worlds().await {
        let (assistant, _) = world.assistant(&["read", "write", "publish", "spend"]).await;
        let listed = ask(&assistant, "tools/list", json!({})).await.expect(200);
        let tools = listed.json()["result"]["tools"].as_array().expect("tools").clone();
        assert!(listed.bytes.len() <= MAX_LIST, "{} bytes for {} tools", listed.bytes.len(), tools.len());
        let open: Vec<_> =
            tools.iter().filter(|tool| !is_closed(&tool["inputSchema"])).map(|tool| &tool["name"]).collect();
        assert!(open.is_empty(), "{open:?}");
    }
}

/// Returns true when each object of a schema that names properties allows no others.
fn is_closed(schema: &Value) -> bool {
    let inner = match schema {
        Value::Object(object) => {
            let is_open = object.get("properties").is_some_and(Value::is_object)
                && object.contains_key("type")
                && object.get("additionalProperties").is_none();
            if is_open {
                return false;
            }
            object.values().collect::<Vec<_>>()
        }
        Value::Array(items) => items.iter().collect(),
        _ => return true,
    };
    inner.into_iter().all(is_closed)
}
