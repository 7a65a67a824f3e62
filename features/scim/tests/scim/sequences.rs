//! Sequences of requests that two providers document.
//!
//! Entra: MicrosoftDocs/entra-docs, app-provisioning/use-scim-to-provision-users-and-groups.md. Okta:
//! okta/okta-developer-docs, reference/scim/scim-20.

use serde_json::{Value, json};

use crate::world::{DOMAIN, World, worlds};

const PATCH: &str = "urn:ietf:params:scim:api:messages:2.0:PatchOp";

/// Sends the steps of a fixture, in which `{user}` and `{group}` stand for the ids that were created.
async fn run(world: &World, steps: &[(&str, &str, Value, u16)]) -> Vec<Value> {
    let (mut user, mut group) = (String::new(), String::new());
    let mut answers = Vec::new();
    for (method, path, body, status) in steps {
        let fill = |text: &str| text.replace("{user}", &user).replace("{group}", &group);
        let body: Value = serde_json::from_str(&fill(&body.to_string())).unwrap();
        let answer = world.ask(method, &fill(path), &body).await;
        assert_eq!(answer.status.as_u16(), *status, "{method} {path}: {}", answer.text());
        let json = if answer.bytes.is_empty() { Value::Null } else { answer.json() };
        if *method == "POST" {
            let id = json["id"].as_str().unwrap_or_default().to_owned();
            if path.starts_with("/Users") { user = id } else { group = id }
        }
        answers.push(json);
    }
    answers
}

#[tokio::test(flavor = "multi_thread")]
async fn entra_provisions_changes_groups_and_disables_a_person() {
    for world in worlds().await {
        world
            .rules(&json!([{ "group": "8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159", "role": "manager" }]), Some("viewer"))
            .await;
        let email = format!("andrew@{DOMAIN}");
        let patch = |operations: Value| json!({ "schemas": [PATCH], "Operations": operations });
        let answers = run(&world, &[
            ("GET", &format!("/Users?filter=userName eq \"{email}\""), Value::Null, 200),
            ("POST", "/Users", json!({
                "schemas": ["urn:ietf:params:scim:schemas:core:2.0:User",
                    "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User"],
                "externalId": "0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef", "userName": email, "active": true,
                "emails": [{ "primary": true, "type": "work", "value": email }],
                "meta": { "resourceType": "User" }, "name": { "formatted": "Andrew Ek", "familyName": "Ek", "givenName": "Andrew" },
                "roles": [],
            }), 201),
            ("PATCH", "/Users/{user}", patch(json!([
                { "op": "Replace", "path": "emails[type eq \"work\"].value", "value": format!("updated@{DOMAIN}") },
                { "op": "Replace", "path": "name.familyName", "value": "Updated" },
            ])), 200),
            ("GET", "/Groups?excludedAttributes=members&filter=displayName eq \"Leads\"", Value::Null, 200),
            ("POST", "/Groups", json!({
                "schemas": ["urn:ietf:params:scim:schemas:core:2.0:Group",
                    "http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group"],
                "externalId": "8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159", "displayName": "Leads",
                "meta": { "resourceType": "Group" },
            }), 201),
            ("PATCH", "/Groups/{group}", patch(json!([
                { "op": "Add", "path": "members", "value": [{ "$ref": null, "value": "{user}" }] },
            ])), 204),
            ("GET", "/Users/{user}", Value::Null, 200),
            ("PATCH", "/Groups/{group}", patch(json!([
                { "op": "Remove", "path": "members", "value": [{ "$ref": null, "value": "{user}" }] },
            ])), 204),
            ("PATCH", "/Users/{user}", patch(json!([{ "op": "Replace", "path": "active", "value": "False" }])), 200),
            ("DELETE", "/Users/{user}", Value::Null, 204),
            ("GET", "/Users/{user}", Value::Null, 404),
            ("DELETE", "/Groups/{group}", Value::Null, 204),
        ]).await;
        assert_eq!(answers[0]["totalResults"], 0);
        assert_eq!(answers[2]["name"]["familyName"], "Updated");
        assert_eq!(answers[6]["groups"][0]["display"], "Leads");
        assert_eq!(answers[8]["active"], false);
        assert_eq!(world.role(&email).await, Value::Null);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn okta_provisions_updates_pushes_a_group_and_deactivates_a_person() {
    for world in worlds().await {
        let email = format!("isaac@{DOMAIN}");
        let user = |name: &str, active: bool| {
            json!({
                "schemas": ["urn:ietf:params:scim:schemas:core:2.0:User"], "id": "{user}", "userName": email,
                "name": { "givenName": name, "familyName": "Brock" }, "displayName": format!("{name} Brock"),
                "emails": [{ "primary": true, "value": email, "type": "work" }], "locale": "en-US",
                "externalId": "00ujl29u0le5T6Aj10h7", "groups": [], "password": "1mz050nq", "active": active,
            })
        };
        let answers = run(
            &world,
            &[
                ("GET", "/Users?startIndex=1&count=2", Value::Null, 200),
                ("GET", &format!("/Users?filter=userName eq \"{email}\"&startIndex=1&count=100"), Value::Null, 200),
                ("POST", "/Users", user("Isaac", true), 201),
                ("GET", "/Users/{user}", Value::Null, 200),
                ("PUT", "/Users/{user}", user("Zac", true), 200),
                (
                    "POST",
                    "/Groups",
                    json!({ "schemas": ["urn:ietf:params:scim:schemas:core:2.0:Group"],
                "displayName": "Test SCIMv2", "members": [] }),
                    201,
                ),
                (
                    "PATCH",
                    "/Groups/{group}",
                    json!({ "schemas": [PATCH], "Operations": [
                { "op": "replace", "value": { "id": "{group}", "displayName": "Test SCIMv2" } },
                { "op": "add", "path": "members", "value": [{ "value": "{user}", "display": email }] },
            ] }),
                    204,
                ),
                ("GET", "/Groups/{group}", Value::Null, 200),
                (
                    "PATCH",
                    "/Groups/{group}",
                    json!({ "schemas": [PATCH], "Operations": [
                { "op": "remove", "path": "members[value eq \"{user}\"]" }] }),
                    204,
                ),
                ("PUT", "/Users/{user}", user("Zac", false), 200),
                (
                    "PATCH",
                    "/Users/{user}",
                    json!({ "schemas": [PATCH], "Operations": [
                { "op": "replace", "value": { "active": true } }] }),
                    200,
                ),
                ("DELETE", "/Groups/{group}", Value::Null, 204),
            ],
        )
        .await;
        assert_eq!(answers[0]["startIndex"], 1);
        assert_eq!(answers[4]["displayName"], "Zac Brock");
        assert!(!answers[3].to_string().contains("1mz050nq"));
        assert_eq!(answers[7]["members"][0]["display"], "Zac Brock");
        assert_eq!((&answers[9]["active"], &answers[10]["active"]), (&json!(false), &json!(true)));
        assert_eq!(world.role(&email).await, "viewer");
    }
}
