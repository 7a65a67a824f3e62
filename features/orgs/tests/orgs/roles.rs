//! Custom roles, and attacks on them.

use axum::http::Method;
use serde_json::{Value, json};
use testing::{Answer, Client};

use crate::world::{World, worlds};

async fn create(by: &Client, name: &str, permissions: &[&str]) -> Answer {
    by.post("/api/v1/roles").json(&json!({ "name": name, "permissions": permissions })).send().await
}

/// Creates a role; returns its id.
async fn role(by: &Client, name: &str, permissions: &[&str]) -> String {
    let made = create(by, name, permissions).await.expect(201).json();
    made["id"].as_str().unwrap().to_owned()
}

async fn change(by: &Client, id: &str, body: &Value) -> Answer {
    by.ask(Method::PUT, &format!("/api/v1/roles/{id}")).json(body).send().await
}

async fn remove(by: &Client, id: &str, successor: &str) -> Answer {
    by.ask(Method::DELETE, &format!("/api/v1/roles/{id}?{successor}")).send().await
}

async fn me(client: &Client) -> Value {
    client.get("/api/v1/me").send().await.expect(200).json()
}

async fn assign(by: &Client, whom: &Client, body: &Value) -> Answer {
    let id = me(whom).await["user"]["id"].as_str().unwrap().to_owned();
    by.ask(Method::PATCH, &format!("/api/v1/members/{id}")).json(body).send().await
}

/// Invites a user, who accepts; returns their client.
async fn member(world: &World, by: &Client, email: &str, role: &str) -> Client {
    let client = world.owner(email).await;
    let token = world.invite(by, email, role).await;
    client.post("/api/v1/invitations/accept").json(&json!({ "token": token })).send().await.expect(200);
    client
}

const TEAM_LEAD: [&str; 3] = ["see_members", "manage_members", "see_reviews"];

#[tokio::test]
async fn a_member_with_a_custom_role_may_what_it_names_until_it_changes() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let id = role(&owner, "Reviews only", &["see_reviews", "see_locations", "keep_views"]).await;
        let invitation = json!({ "email": "ann@example.com", "role_id": id, "language": "fr" });
        let sent = owner.post("/api/v1/invitations").json(&invitation).send().await.expect(201).json();
        assert_eq!((&sent["role"], &sent["role_id"]), (&json!("client"), &json!(id)));
        let text = world.emails().await.into_iter().find(|email| email.to == ["ann@example.com"]).unwrap().text;
        assert!(text.contains("Reviews only"), "{text}");
        let ann = world.owner("ann@example.com").await;
        owner.post("/api/v1/invitations").json(&invitation).send().await.expect(429);
        let token = text.replace("=\r\n", "").split_once("/fr/invitation#").unwrap().1.to_owned();
        let token: String = token.chars().take_while(|c| c.is_ascii_alphanumeric() || "-_".contains(*c)).collect();
        let joined = ann.post("/api/v1/invitations/accept").json(&json!({ "token": token })).send().await;
        let joined = joined.expect(200).json();
        assert_eq!((&joined["role_id"], &joined["role_name"]), (&json!(id), &json!("Reviews only")));
        assert_eq!(joined["permissions"], json!(["see_locations", "see_reviews", "keep_views", "leave"]));
        assert_eq!(ann.post("/change").send().await.expect(403).json()["code"], "forbidden");
        let more = json!({ "name": "Reviews and more", "permissions": ["see_locations", "add_locations"] });
        change(&owner, &id, &more).await.expect(200);
        ann.post("/change").send().await.expect(200);
        ann.get("/read").send().await.expect(403);
        let listed = owner.get("/api/v1/roles").send().await.expect(200).json();
        assert_eq!(
            (&listed["items"][0]["members"], &listed["items"][0]["name"]),
            (&json!(1), &json!("Reviews and more"))
        );
        assert_eq!(listed["built_in"].as_array().unwrap().len(), 6);
        remove(&owner, &id, "").await.expect(422);
        remove(&owner, &id, "successor_role=owner").await.expect(422);
        remove(&owner, &id, &format!("successor_id={id}")).await.expect(422);
        remove(&owner, &id, "successor_role=viewer").await.expect(204);
        assert_eq!((&me(&ann).await["role"], &me(&ann).await["role_id"]), (&json!("viewer"), &Value::Null));
        ann.post("/change").send().await.expect(403);
        change(&owner, &id, &more).await.expect(404);
    }
}

#[tokio::test]
async fn members_cannot_give_permissions_that_they_lack() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let ann = member(&world, &owner, "ann@example.com", "viewer").await;
        let bob = member(&world, &owner, "bob@example.com", "viewer").await;
        let lead = role(&owner, "Team lead", &TEAM_LEAD).await;
        let strong = role(&owner, "Strong", &["see_members", "manage_members", "see_reviews", "manage_billing"]).await;
        assign(&owner, &ann, &json!({ "role_id": lead })).await.expect(204);
        // Creates a role beyond their own.
        assert_eq!(
            create(&ann, "Mine", &["see_reviews", "manage_billing"]).await.expect(403).json()["code"],
            "forbidden"
        );
        // Raises the role that they have.
        let raised = json!({ "name": "Team lead", "permissions": ["see_members", "manage_members", "see_reviews", "export_data"] });
        change(&ann, &lead, &raised).await.expect(403);
        // Changes, weakens or deletes a stronger role.
        change(&ann, &strong, &json!({ "name": "Strong", "permissions": ["see_reviews"] })).await.expect(403);
        remove(&ann, &strong, "successor_role=client").await.expect(403);
        // Gives a stronger role: to themselves, to another, by an invitation, by a successor.
        for given in [json!({ "role_id": strong }), json!({ "role": "admin" }), json!({ "role": "owner" })] {
            assign(&ann, &ann, &given).await.expect(403);
            assign(&ann, &bob, &given).await.expect(403);
            let mut invitation = given.clone();
            invitation["email"] = json!("eve@example.com");
            ann.post("/api/v1/invitations").json(&invitation).send().await.expect(403);
        }
        let weak = role(&ann, "Weak", &["see_reviews"]).await;
        remove(&ann, &weak, &format!("successor_id={strong}")).await.expect(403);
        remove(&ann, &weak, "successor_role=admin").await.expect(403);
        // Removes an owner, or a member with a stronger role.
        assign(&owner, &bob, &json!({ "role_id": strong })).await.expect(204);
        for whom in [&owner, &bob] {
            let id = me(whom).await["user"]["id"].as_str().unwrap().to_owned();
            ann.ask(Method::DELETE, &format!("/api/v1/members/{id}")).send().await.expect(403);
        }
        assert_eq!(me(&ann).await["role_name"], "Team lead");
        // They give permissions that they have.
        let eve = member(&world, &owner, "eve@example.com", "client").await;
        assign(&ann, &eve, &json!({ "role_id": weak })).await.expect(403);
        let other = member(&world, &owner, "sue@example.com", "client").await;
        assign(&owner, &other, &json!({ "role_id": weak })).await.expect(204);
        assign(&ann, &other, &json!({ "role_id": lead })).await.expect(204);
    }
}

#[tokio::test]
async fn ownership_is_no_permission_of_a_custom_role() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        create(&owner, "Closer", &["close_organisation"]).await.expect(422);
        create(&owner, "Nobody", &["no_such_permission"]).await.expect(422);
        create(&owner, "Owner", &["see_reviews"]).await.expect(422);
        let all: Vec<String> = me(&owner).await["permissions"]
            .as_array()
            .unwrap()
            .iter()
            .map(|permission| permission.as_str().unwrap().to_owned())
            .filter(|permission| permission != "close_organisation")
            .collect();
        let all: Vec<&str> = all.iter().map(String::as_str).collect();
        let id = role(&owner, "Everything", &all).await;
        assert_eq!(
            create(&owner, "EVERYTHING", &["see_reviews"]).await.expect(422).json()["errors"][0]["code"],
            "name_taken"
        );
        let ann = member(&world, &owner, "ann@example.com", "viewer").await;
        assign(&owner, &ann, &json!({ "role_id": id })).await.expect(204);
        assert_eq!(me(&ann).await["role"], "admin");
        // The owner stays the last owner, and no other member touches them.
        assert_eq!(assign(&owner, &owner, &json!({ "role_id": id })).await.expect(409).json()["code"], "last_owner");
        assign(&ann, &owner, &json!({ "role_id": id })).await.expect(403);
        assign(&ann, &ann, &json!({ "role": "owner" })).await.expect(403);
        assign(&ann, &ann, &json!({ "may_use_emergency_access": true })).await.expect(403);
        // Session-only permissions stay so.
        let token = ann.post("/api/v1/tokens").json(&json!({ "name": "t", "scopes": ["write"] })).send().await;
        let token = ann.with_token(token.expect(201).json()["token"].as_str().unwrap());
        let refused =
            token.post("/api/v1/roles").json(&json!({ "name": "x", "permissions": ["see_reviews"] })).send().await;
        assert_eq!(refused.expect(403).json()["code"], "session_required");
        token.get("/api/v1/roles").send().await.expect(200);
    }
}

#[tokio::test]
async fn clients_give_the_roles_that_their_agency_offers_and_cannot_change_them() {
    for world in worlds().await {
        let agency = world.owner("zoe@example.com").await;
        let offered =
            json!({ "name": "Store team", "permissions": ["see_reviews", "reply_to_reviews"], "is_offered": true });
        let offered = agency.post("/api/v1/roles").json(&offered).send().await.expect(201).json();
        let offered = offered["id"].as_str().unwrap().to_owned();
        let hidden = role(&agency, "Inside", &["see_reviews"]).await;
        let home = me(&agency).await["organisation"]["id"].clone();
        let client = json!({ "name": "Bakery", "is_client": true });
        agency.post("/api/v1/organisations").json(&client).send().await.expect(201);
        let ann = member(&world, &agency, "ann@example.com", "admin").await;
        let bob = member(&world, &agency, "bob@example.com", "viewer").await;
        let listed = ann.get("/api/v1/roles").send().await.expect(200).json();
        let names: Vec<_> = listed["items"].as_array().unwrap().iter().map(|role| role["name"].clone()).collect();
        assert_eq!((names, &listed["items"][0]["is_of_agency"]), (vec![json!("Store team")], &json!(true)));
        assign(&ann, &bob, &json!({ "role_id": offered })).await.expect(204);
        assign(&ann, &bob, &json!({ "role_id": hidden })).await.expect(422);
        change(&ann, &offered, &json!({ "name": "x", "permissions": ["see_reviews"] })).await.expect(404);
        remove(&ann, &offered, "successor_role=viewer").await.expect(404);
        assert_eq!(me(&bob).await["permissions"], json!(["see_reviews", "leave", "reply_to_reviews"]));
        // The agency changes it for the client, and deletes it only for a role that the client can give.
        let switch = format!("/api/v1/organisations/{}/switch", home.as_str().unwrap());
        agency.post(&switch).send().await.expect(200);
        let less = json!({ "name": "Store team", "permissions": ["see_reviews"], "is_offered": true });
        change(&agency, &offered, &less).await.expect(200);
        assert_eq!(me(&bob).await["permissions"], json!(["see_reviews", "leave"]));
        remove(&agency, &offered, &format!("successor_id={hidden}")).await.expect(422);
        remove(&agency, &offered, "successor_role=client").await.expect(204);
        assert_eq!(me(&bob).await["role"], "client");
    }
}

#[tokio::test]
async fn an_organisation_has_at_most_fifty_roles_and_no_role_of_another() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        for n in 0..50 {
            role(&owner, &format!("Role {n}"), &["see_reviews"]).await;
        }
        assert_eq!(create(&owner, "One more", &["see_reviews"]).await.expect(422).json()["code"], "too_many_roles");
        let stranger = world.owner("eve@example.com").await;
        let foreign = owner.get("/api/v1/roles").send().await.expect(200).json()["items"][0]["id"].clone();
        let id = foreign.as_str().unwrap();
        change(&stranger, id, &json!({ "name": "x", "permissions": ["see_reviews"] })).await.expect(404);
        remove(&stranger, id, "successor_role=viewer").await.expect(404);
        let invitation = json!({ "email": "x@example.com", "role_id": id });
        stranger.post("/api/v1/invitations").json(&invitation).send().await.expect(422);
    }
}

#[tokio::test]
async fn a_role_that_manages_members_is_not_limited_to_locations() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let id = role(&owner, "Reviews only", &["see_reviews"]).await;
        let lead = role(&owner, "Team lead", &TEAM_LEAD).await;
        let ann = member(&world, &owner, "ann@example.com", "viewer").await;
        let limits = json!({ "locations": ["018f0000-0000-7000-8000-000000000001"], "labels": [] });
        assign(&owner, &ann, &json!({ "role_id": lead, "limits": limits })).await.expect(422);
        assign(&owner, &ann, &json!({ "role_id": id, "limits": limits })).await.expect(204);
        let more = json!({ "name": "Reviews only", "permissions": TEAM_LEAD });
        assert_eq!(change(&owner, &id, &more).await.expect(409).json()["code"], "limited_members");
        remove(&owner, &id, &format!("successor_id={lead}")).await.expect(409);
        remove(&owner, &id, "successor_role=responder").await.expect(204);
        assert_eq!(me(&ann).await["is_limited"], true);
    }
}
