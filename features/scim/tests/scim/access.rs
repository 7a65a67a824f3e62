//! Access of people, and attacks.

use axum::http::Method;
use serde_json::{Value, json};

use crate::world::{DOMAIN, limited_world, sign_up, worlds};

#[tokio::test(flavor = "multi_thread")]
async fn a_deactivated_person_is_out_at_once_and_what_is_theirs_elsewhere_stays() {
    for world in worlds().await {
        let email = format!("ann@{DOMAIN}");
        let ann = world.member(&email, "manager").await;
        let token = ann.post("/api/v1/tokens").json(&json!({ "name": "t" })).send().await.expect(201).json();
        let token = world.client.with_token(token["token"].as_str().unwrap());
        token.get("/api/v1/members").send().await.expect(200);
        let listed = world.ask("GET", &format!("/Users?filter=userName eq \"{email}\""), &Value::Null).await.json();
        let id = listed["Resources"][0]["id"].as_str().unwrap().to_owned();
        let off = json!({ "Operations": [{ "op": "replace", "value": { "active": false } }] });
        world.ask("PATCH", &format!("/Users/{id}"), &off).await.expect(200);
        assert_eq!(world.role(&email).await, Value::Null);
        token.get("/api/v1/members").send().await.expect(401);
        let me = ann.get("/api/v1/me").send().await.expect(200).json();
        assert_eq!((&me["role"], &me["user"]["email"]), (&json!("owner"), &json!(email)), "of their own organization");
        assert_ne!(me["organisation"]["id"], json!(world.org));
        let listed = world.ask("GET", "/Users?filter=active eq false", &Value::Null).await.json();
        assert_eq!(listed["totalResults"], 1, "suspended people stay listed");
        let on = json!({ "Operations": [{ "op": "Replace", "path": "active", "value": "True" }] });
        world.ask("PATCH", &format!("/Users/{id}"), &on).await.expect(200);
        assert_eq!(world.role(&email).await, "manager", "they get the role back that they had");
        let me = ann.get("/api/v1/me").send().await.expect(200).json();
        assert_ne!(me["organisation"]["id"], json!(world.org), "nobody is moved from where they work");
        world.ask("DELETE", &format!("/Users/{id}"), &Value::Null).await.expect(204);
        assert_eq!(world.role(&email).await, Value::Null);
        assert_eq!(ann.get("/api/v1/me").send().await.expect(200).json()["user"]["email"], email, "the account stays");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_owner_stays_and_ownership_is_never_given() {
    for world in worlds().await {
        let owner = format!("owner@{DOMAIN}");
        let listed = world.ask("GET", &format!("/Users?filter=userName eq \"{owner}\""), &Value::Null).await.json();
        let id = listed["Resources"][0]["id"].as_str().unwrap().to_owned();
        let off = json!({ "Operations": [{ "op": "replace", "path": "active", "value": false }] });
        world.ask("PATCH", &format!("/Users/{id}"), &off).await.expect(403);
        world.ask("DELETE", &format!("/Users/{id}"), &Value::Null).await.expect(403);
        assert_eq!(world.role(&owner).await, "owner");
        let second = format!("second@{DOMAIN}");
        world.member(&second, "owner").await;
        let listed = world.ask("GET", &format!("/Users?filter=userName eq \"{second}\""), &Value::Null).await.json();
        let id = listed["Resources"][0]["id"].as_str().unwrap().to_owned();
        world.ask("PATCH", &format!("/Users/{id}"), &off).await.expect(200);
        let on = json!({ "Operations": [{ "op": "replace", "path": "active", "value": true }] });
        world.ask("PATCH", &format!("/Users/{id}"), &on).await.expect(200);
        assert_eq!(world.role(&second).await, "admin");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn groups_give_roles_by_the_rules_of_single_sign_on() {
    for world in worlds().await {
        world
            .rules(&json!([{ "group": "Leads", "role": "manager" }, { "group": "grp-7", "role": "responder" }]), None)
            .await;
        let email = format!("ann@{DOMAIN}");
        let id = world.user(&email).await;
        assert_eq!(world.role(&email).await, Value::Null, "without a group there is no role");
        let leads = world.group("Leads", &[&id]).await;
        assert_eq!(world.role(&email).await, "manager");
        let rename =
            json!({ "Operations": [{ "op": "replace", "value": { "displayName": "Staff", "externalId": "grp-7" } }] });
        world.ask("PATCH", &format!("/Groups/{leads}"), &rename).await.expect(204);
        assert_eq!(world.role(&email).await, "responder");
        world.ask("DELETE", &format!("/Groups/{leads}"), &Value::Null).await.expect(204);
        assert_eq!(world.role(&email).await, Value::Null);
        world.rules(&json!([{ "group": "Owners", "role": "owner" }]), Some("viewer")).await;
        world.group("Owners", &[&id]).await;
        assert_eq!(world.role(&email).await, Value::Null, "no group makes owners");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_provider_reaches_its_own_organization_only() {
    for world in worlds().await {
        let email = format!("ann@{DOMAIN}");
        let id = world.user(&email).await;
        let group = world.group("Staff", &[&id]).await;
        let stranger = sign_up(&world.client, "eve@evil.example").await;
        let made = stranger.post("/api/v1/provisioning/tokens").send().await.expect(201).json();
        let evil = world.client.with_token(made["token"].as_str().unwrap());
        for path in [format!("/Users/{id}"), format!("/Groups/{group}")] {
            for method in [Method::GET, Method::DELETE] {
                evil.ask(method, &format!("/scim/v2{path}")).send().await.expect(404);
            }
        }
        let foreign = json!({ "displayName": "x", "members": [{ "value": id }] }).to_string();
        evil.post("/scim/v2/Groups").body("application/json", foreign).send().await.expect(400);
        // An address of a domain that another organization has claimed brings an invitation, and no account.
        let taken = json!({ "userName": email }).to_string();
        evil.post("/scim/v2/Users").body("application/json", taken).send().await.expect(201);
        let members = stranger.get("/api/v1/members").send().await.expect(200).json();
        assert_eq!(members["items"].as_array().map(Vec::len), Some(1));
        assert_eq!(world.role(&email).await, "viewer");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_is_made_by_an_owner_and_good_for_nothing_else() {
    for world in worlds().await {
        world.provider.get("/api/v1/members").send().await.expect(401);
        let admin = world.member(&format!("adm@{DOMAIN}"), "admin").await;
        admin.post("/api/v1/provisioning/tokens").send().await.expect(403);
        world.owner.get("/scim/v2/Users").send().await.expect(401);
        world.client.get("/scim/v2/Users").send().await.expect(401);
        let forged = world.client.with_token("vscim_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA");
        let refused = forged.get("/scim/v2/Users").send().await.expect(401);
        assert!(refused.headers.contains_key("www-authenticate"));
        let second = world.owner.post("/api/v1/provisioning/tokens").send().await.expect(201).json();
        world.owner.post("/api/v1/provisioning/tokens").send().await.expect(422);
        let settings = world.owner.get("/api/v1/provisioning").send().await.expect(200);
        assert!(!settings.text().contains(second["token"].as_str().unwrap()), "the secret is shown once");
        let first = settings.json()["tokens"][1]["id"].as_str().unwrap().to_owned();
        world.owner.delete(&format!("/api/v1/provisioning/tokens/{first}")).send().await.expect(204);
        world.ask("GET", "/Users", &Value::Null).await.expect(401);
        let log = world.owner.get("/api/v1/members").send().await.expect(200).text();
        assert!(!log.contains("vscim_"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_requests_are_refused_as_the_protocol_says() {
    for world in worlds().await {
        let id = world.user(&format!("ann@{DOMAIN}")).await;
        for (method, path, body, status) in [
            ("POST", "/Users".to_owned(), json!([]), 400),
            ("POST", "/Users".to_owned(), json!({ "userName": "a\u{0}b" }), 400),
            ("PATCH", format!("/Users/{id}"), json!({}), 400),
            (
                "PATCH",
                format!("/Users/{id}"),
                json!({ "Operations": [{ "op": "add", "path": "emails[", "value": 1 }] }),
                400,
            ),
            ("GET", "/Users/x".to_owned(), Value::Null, 404),
            ("GET", "/Nothing".to_owned(), Value::Null, 404),
            ("GET", "/Me".to_owned(), Value::Null, 501),
            ("POST", "/Bulk".to_owned(), json!({}), 501),
            ("PUT", "/Users".to_owned(), json!({}), 405),
            ("GET", "/Schemas?filter=id pr".to_owned(), Value::Null, 403),
            ("GET", format!("/Users?filter={}", "(".repeat(40)), Value::Null, 400),
            ("POST", "/Users".to_owned(), json!({ "userName": "x".repeat(1_100_000) }), 413),
        ] {
            let answer = world.ask(method, &path, &body).await;
            assert_eq!(answer.status.as_u16(), status, "{method} {path}: {}", answer.text());
            assert_eq!(answer.json()["status"], status.to_string(), "{method} {path}");
            assert_eq!(answer.headers["content-type"], "application/scim+json");
        }
        for path in ["/ServiceProviderConfig", "/ResourceTypes", "/ResourceTypes/User", "/Schemas"] {
            world.ask("GET", path, &Value::Null).await.expect(200);
        }
        let schema = "/Schemas/urn:ietf:params:scim:schemas:core:2.0:User";
        assert_eq!(world.ask("GET", schema, &Value::Null).await.expect(200).json()["name"], "User");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn more_than_a_thousand_requests_at_once_wait() {
    let world = limited_world().await;
    let mut refused = None;
    for _ in 0..4_000 {
        let answer = world.ask("GET", "/ResourceTypes/User", &Value::Null).await;
        if answer.status == 429 {
            refused = Some(answer);
            break;
        }
    }
    let refused = refused.unwrap();
    assert!(refused.headers.contains_key("retry-after"));
    assert_eq!(refused.json()["status"], "429");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deactivated_person_who_accepted_an_invitation_is_out_too() {
    for world in worlds().await {
        let email = "bob@contractor.example";
        let id = world.user(email).await;
        world.member(email, "viewer").await;
        assert_eq!(world.role(email).await, "viewer");
        let off = json!({ "Operations": [{ "op": "replace", "path": "active", "value": false }] });
        world.ask("PATCH", &format!("/Users/{id}"), &off).await.expect(200);
        assert_eq!(world.role(email).await, Value::Null);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_follows_the_address_and_ends_with_the_group() {
    for world in worlds().await {
        world.rules(&json!([{ "group": "Leads", "role": "manager" }]), None).await;
        let id = world.user("ann@elsewhere.example").await;
        let leads = world.group("Leads", &[&id]).await;
        assert_eq!(world.invited().await, ["ann@elsewhere.example"]);
        let moved = json!({ "Operations": [{ "op": "replace", "value": { "userName": "bea@elsewhere.example" } }] });
        world.ask("PATCH", &format!("/Users/{id}"), &moved).await.expect(200);
        assert_eq!(world.invited().await, ["bea@elsewhere.example"]);
        world.ask("DELETE", &format!("/Groups/{leads}"), &Value::Null).await.expect(204);
        assert!(world.invited().await.is_empty(), "nobody joins by a group that they have lost");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_who_came_back_another_way_is_deactivated_again() {
    for world in worlds().await {
        let email = format!("ann@{DOMAIN}");
        let id = world.user(&email).await;
        let off = json!({ "Operations": [{ "op": "replace", "value": { "active": false } }] });
        world.ask("PATCH", &format!("/Users/{id}"), &off).await.expect(200);
        assert!(world.readmit(&email, "viewer").await);
        world.ask("PATCH", &format!("/Users/{id}"), &off).await.expect(200);
        assert_eq!(world.role(&email).await, Value::Null);
    }
}
