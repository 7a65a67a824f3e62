//! Assistants that connect by OAuth 2.1: from the first 401 to the end of the connection, and what attackers try.

use db::query;
use serde_json::{Value, json};
use testing::Answer;
use url::{Url, form_urlencoded::Serializer};

use super::world::{World, ask, call, worlds};

const SITE: &str = "http://localhost:8080";
const RESOURCE: &str = "http://localhost:8080/mcp";
const CALLBACK: &str = "https://claude.example/callback";
/// Verifier and challenge of RFC 7636.
const VERIFIER: &str = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
const CHALLENGE: &str = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";

impl World {
    async fn register(&self, name: &str) -> String {
        let metadata = json!({ "client_name": name, "redirect_uris": [CALLBACK, "http://127.0.0.1/cb"] });
        let made = self.nobody.post("/oauth/register").json(&metadata).send().await.expect(201).json();
        made["client_id"].as_str().expect("an id").to_owned()
    }

    async fn check(&self, request: &Value) -> Answer {
        self.owner.post("/api/v1/assistants/connections/check").json(request).send().await
    }

    async fn organization(&self) -> String {
        let me = self.owner.get("/api/v1/me").send().await.expect(200).json();
        me["organisation"]["id"].as_str().expect("an id").to_owned()
    }

    async fn consent(&self, request: &Value, scopes: &[&str], organization: &str) -> Answer {
        let consent = json!({ "request": request, "organization_id": organization, "scopes": scopes });
        self.owner.post("/api/v1/assistants/connections").json(&consent).send().await
    }

    /// Returns a code that the owner consented to.
    async fn code(&self, client: &str, scopes: &[&str]) -> String {
        let answer = self.consent(&request(client), scopes, &self.organization().await).await.expect(201).json();
        let url = Url::parse(answer["redirect_to"].as_str().expect("an address")).expect("an address");
        assert_eq!(url.as_str().split('?').next(), Some(CALLBACK));
        assert_eq!((parameter(&url, "state").as_str(), parameter(&url, "iss").as_str()), ("a state", SITE));
        parameter(&url, "code")
    }

    async fn form(&self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let form = Serializer::new(String::new()).extend_pairs(fields).finish();
        self.nobody.post(path).body("application/x-www-form-urlencoded", form).send().await
    }

    async fn tokens(&self, client: &str, scopes: &[&str]) -> Value {
        let code = self.code(client, scopes).await;
        self.form("/oauth/token", &grant(client, &code)).await.expect(200).json()
    }

    async fn refresh(&self, client: &str, tokens: &Value) -> Answer {
        let token = tokens["refresh_token"].as_str().expect("a token");
        let fields = [("grant_type", "refresh_token"), ("refresh_token", token), ("client_id", client)];
        self.form("/oauth/token", &fields).await
    }

    /// Returns the status of a list of tools with an access token.
    async fn status(&self, tokens: &Value) -> u16 {
        let client = self.nobody.with_token(tokens["access_token"].as_str().expect("a token"));
        ask(&client, "tools/list", json!({})).await.status.as_u16()
    }
}

fn request(client: &str) -> Value {
    json!({ "response_type": "code", "client_id": client, "redirect_uri": CALLBACK, "scope": "read write",
        "state": "a state", "code_challenge": CHALLENGE, "code_challenge_method": "S256", "resource": RESOURCE })
}

fn grant<'a>(client: &'a str, code: &'a str) -> [(&'static str, &'a str); 6] {
    [
        ("grant_type", "authorization_code"),
        ("code", code),
        ("client_id", client),
        ("redirect_uri", CALLBACK),
        ("code_verifier", VERIFIER),
        ("resource", RESOURCE),
    ]
}

fn parameter(url: &Url, name: &str) -> String {
    url.query_pairs().find(|(key, _)| key == name).map(|(_, value)| value.into_owned()).unwrap_or_default()
}

fn with(mut value: Value, name: &str, other: &str) -> Value {
    value[name] = json!(other);
    value
}

#[tokio::test(flavor = "multi_thread")]
async fn an_assistant_finds_the_way_in_and_is_out_when_its_user_says_so() {
    for world in worlds().await {
        let refused = ask(&world.nobody, "tools/list", json!({})).await.expect(401);
        let metadata = format!("{SITE}/.well-known/oauth-protected-resource/mcp");
        assert_eq!(
            refused.header("www-authenticate"),
            format!("Bearer resource_metadata=\"{metadata}\", scope=\"read\"")
        );
        let resource_metadata = world.nobody.get(&metadata[SITE.len()..]).send().await.expect(200).json();
        assert_eq!(
            (&resource_metadata["resource"], &resource_metadata["authorization_servers"][0]),
            (&json!(RESOURCE), &json!(SITE))
        );
        let server = world.nobody.get("/.well-known/oauth-authorization-server").send().await.expect(200).json();
        assert_eq!((&server["issuer"], &server["code_challenge_methods_supported"]), (&json!(SITE), &json!(["S256"])));

        let way = world.nobody.get("/oauth/authorize?state=123456789012345678901&x=%20").send().await.expect(303);
        assert_eq!(
            way.header("location"),
            "/dashboard/connect-assistant?request=c3RhdGU9MTIzNDU2Nzg5MDEyMzQ1Njc4OTAxJng9JTIw"
        );
        let client = world.register("Claude").await;
        let question = world.check(&request(&client)).await.expect(200).json();
        assert_eq!((&question["client_name"], &question["client_host"]), (&json!("Claude"), &Value::Null));
        assert_eq!(question["redirect_host"], "claude.example");
        assert_eq!(question["requested"], json!(["read", "write"]));
        assert_eq!(question["grantable"], json!(["read", "write", "publish", "spend"]));
        let decline = Url::parse(question["decline_to"].as_str().expect("an address")).expect("an address");
        assert_eq!(
            (parameter(&decline, "error").as_str(), parameter(&decline, "iss").as_str()),
            ("access_denied", SITE)
        );

        let tokens = world.tokens(&client, &["read"]).await;
        assert_eq!((&tokens["token_type"], &tokens["scope"]), (&json!("Bearer"), &json!("read")));
        let assistant = world.nobody.with_token(tokens["access_token"].as_str().expect("a token"));
        assert_eq!(call(&assistant, "get_account", json!({})).await["structuredContent"]["scopes"], json!(["read"]));
        // The token is for assistants only: the audience is checked, whatever the route.
        assistant.get("/api/v1/locations").send().await.expect(401);
        let more = json!({ "name": "add_note", "arguments": { "review_id": world.review, "text": "x" } });
        let challenge = ask(&assistant, "tools/call", more).await.expect(403);
        assert!(challenge.header("www-authenticate").contains("error=\"insufficient_scope\", scope=\"read write\""));
        assert_eq!(world.owner.get("/api/v1/tokens").send().await.expect(200).json()["items"], json!([]));

        let next = world.refresh(&client, &tokens).await.expect(200).json();
        assert_eq!((world.status(&tokens).await, world.status(&next).await), (401, 200));
        let listed = world.owner.get("/api/v1/assistants/connections").send().await.expect(200).json();
        let listed_assistant = &listed["items"][0];
        assert_eq!(
            (&listed_assistant["name"], &listed_assistant["host"], &listed_assistant["scopes"]),
            (&json!("Claude"), &json!("claude.example"), &json!(["read"]))
        );
        let path = format!("/api/v1/assistants/connections/{}", listed_assistant["id"].as_str().expect("an id"));
        world.nobody.delete(&path).send().await.expect(401);
        world.owner.delete(&path).send().await.expect(204);
        world.owner.delete(&path).send().await.expect(404);
        assert_eq!(world.status(&next).await, 401);
        assert_eq!(world.refresh(&client, &next).await.expect(400).json()["error"], "invalid_grant");
        let calls = world.calls(4).await;
        let entry = |action: &str| calls.iter().find(|entry| entry["action"] == action).cloned().unwrap_or_default();
        for action in ["assistant.connected", "assistant.disconnected"] {
            assert_eq!(entry(action)["object"]["name"], "Claude", "{action}: {calls:?}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_is_good_once_and_for_its_client_address_verifier_and_server_only() {
    for world in worlds().await {
        let (client, other) = (world.register("Claude").await, world.register("Mallory").await);
        let code = world.code(&client, &["read"]).await;
        for (name, value, error) in [
            ("code", "vtc_guessed", "invalid_grant"),
            ("client_id", other.as_str(), "invalid_grant"),
            ("redirect_uri", "http://127.0.0.1/cb", "invalid_grant"),
            ("code_verifier", "a-verifier-that-somebody-else-made-up-for-it", "invalid_grant"),
            ("code_verifier", CHALLENGE, "invalid_grant"),
            ("code_verifier", "", "invalid_grant"),
            ("resource", "http://localhost:8080/api", "invalid_target"),
            ("resource", "", "invalid_target"),
            ("grant_type", "password", "unsupported_grant_type"),
        ] {
            let mut fields = grant(&client, &code);
            fields.iter_mut().filter(|(field, _)| *field == name).for_each(|field| field.1 = value);
            let refused = world.form("/oauth/token", &fields).await.expect(400);
            assert_eq!(refused.json()["error"], error, "{name} {value}");
            assert_eq!(refused.header("cache-control"), "no-store");
        }
        let mut doubled = grant(&client, &code).to_vec();
        doubled.push(("code", &code));
        assert_eq!(world.form("/oauth/token", &doubled).await.expect(400).json()["error"], "invalid_request");
        let tokens = world.form("/oauth/token", &grant(&client, &code)).await.expect(200).json();
        assert_eq!(world.status(&tokens).await, 200);
        let replayed = world.form("/oauth/token", &grant(&client, &code)).await.expect(400).json();
        assert_eq!(replayed["error"], "invalid_grant");
        assert_eq!(world.status(&tokens).await, 401, "somebody else has the code too");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refresh_token_used_twice_ends_the_connection_and_one_of_another_client_nothing() {
    for world in worlds().await {
        let (client, other) = (world.register("Claude").await, world.register("Mallory").await);
        let first = world.tokens(&client, &["read"]).await;
        world.refresh(&other, &first).await.expect(400);
        let second = world.refresh(&client, &first).await.expect(200).json();
        assert_eq!(world.refresh(&client, &first).await.expect(400).json()["error"], "invalid_grant");
        assert_eq!(world.status(&second).await, 401);
        world.refresh(&client, &second).await.expect(400);
        let entry = &world.calls(2).await[0];
        assert_eq!(
            (&entry["action"], &entry["facts"]["reason"]),
            (&json!("assistant.disconnected"), &json!("refresh_reuse"))
        );

        let tokens = world.tokens(&client, &["read"]).await;
        let widened = [
            ("grant_type", "refresh_token"),
            ("client_id", client.as_str()),
            ("scope", "read spend"),
            ("refresh_token", tokens["refresh_token"].as_str().expect("a token")),
        ];
        assert_eq!(world.form("/oauth/token", &widened).await.expect(400).json()["error"], "invalid_scope");
        let token = [("token", tokens["refresh_token"].as_str().expect("a token"))];
        world.form("/oauth/revoke", &token).await.expect(200);
        assert_eq!(world.status(&tokens).await, 401);
        world.form("/oauth/revoke", &token).await.expect(200);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_redirects_to_an_address_that_its_client_did_not_register() {
    for world in worlds().await {
        let client = world.register("Claude").await;
        for (name, value) in [
            ("redirect_uri", "https://evil.example/callback"),
            ("redirect_uri", "https://claude.example/callback/../evil"),
            ("redirect_uri", "https://claude.example.evil.example/callback"),
            ("redirect_uri", "javascript:alert(1)"),
            ("client_id", "https://127.0.0.1/client.json"),
            ("client_id", "http://claude.example/client.json"),
            ("client_id", "reg_forged"),
            ("client_id", ""),
        ] {
            let bad = with(request(&client), name, value);
            let refused = world.check(&bad).await.expect(422).json();
            assert_eq!(refused["params"].get("redirect_to"), None, "{name} {value}: {refused}");
            world.consent(&bad, &["read"], &world.organization().await).await.expect(422);
        }
        for (name, value, error) in [
            ("code_challenge_method", "plain", "invalid_request"),
            ("code_challenge", "", "invalid_request"),
            ("response_type", "token", "unsupported_response_type"),
            ("resource", "https://evil.example/mcp", "invalid_target"),
        ] {
            let refused = world.check(&with(request(&client), name, value)).await.expect(422).json();
            let redirect =
                Url::parse(refused["params"]["redirect_to"].as_str().expect("an address")).expect("an address");
            assert_eq!((redirect.host_str(), parameter(&redirect, "error").as_str()), (Some("claude.example"), error));
            assert_eq!(parameter(&redirect, "iss"), SITE);
        }
        let local = with(request(&client), "redirect_uri", "http://127.0.0.1:40123/cb");
        assert_eq!(world.check(&local).await.expect(200).json()["is_on_device"], true);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn consent_cannot_be_framed_forged_or_widened() {
    for world in worlds().await {
        let client = world.register("Claude").await;
        let page = world.nobody.get("/dashboard/connect-assistant?client_id=x").send().await;
        assert_eq!(page.header("x-frame-options"), "DENY");
        assert!(page.header("content-security-policy").contains("frame-ancestors 'none'"));
        let organization = world.organization().await;
        let consent = json!({ "request": request(&client), "organization_id": organization, "scopes": ["read"] });
        // A browser sends cookies by itself, and never the header that holds the session.
        let forged = world.nobody.post("/api/v1/assistants/connections").header("cookie", "session=x").json(&consent);
        forged.send().await.expect(401);
        let (token, _) = world.assistant(&["read", "write", "publish", "spend"]).await;
        token.post("/api/v1/assistants/connections").json(&consent).send().await.expect(403);
        let other = world.consent(&request(&client), &["read"], "another").await.expect(409).json();
        assert_eq!(other["code"], "organization_changed");

        let tokens = world.tokens(&client, &["write"]).await;
        let org = organization.as_str();
        query!("update memberships set role = 'viewer' where org_id = $1", org)
            .run(&world.app.db)
            .await
            .expect("a row");
        assert_eq!(world.check(&request(&client)).await.expect(200).json()["grantable"], json!(["read"]));
        world.consent(&request(&client), &["write"], org).await.expect(422);
        let assistant = world.nobody.with_token(tokens["access_token"].as_str().expect("a token"));
        let note = json!({ "review_id": world.review, "text": "x" });
        assert_eq!(call(&assistant, "add_note", note).await["isError"], true, "never more than the user may");
        query!("delete from memberships where org_id = $1", org).run(&world.app.db).await.expect("a row");
        assert_eq!(world.status(&tokens).await, 401, "no member any more");
        world.refresh(&client, &tokens).await.expect(400);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn assistants_cannot_connect_where_they_are_off() {
    for world in worlds().await {
        let client = world.register("Claude").await;
        world.owner.put("/api/v1/assistants").json(&json!({ "is_on": false })).send().await.expect(200);
        assert_eq!(world.check(&request(&client)).await.expect(200).json()["is_on"], false);
        let refused = world.consent(&request(&client), &["read"], &world.organization().await).await.expect(403);
        assert_eq!(refused.json()["code"], "assistants_off");
    }
}
