use jiff::SignedDuration;
use serde_json::{Value, json};
use testing::{Answer, Client};

use crate::world::{World, worlds};

const LABEL: &str = "018f0000-0000-7000-8000-000000000001";

async fn me(client: &Client) -> Value {
    client.get("/api/v1/me").send().await.expect(200).json()
}

/// Invites a member with these limits, who accepts with their own account.
async fn limited(world: &World, owner: &Client, email: &str, role: &str) -> Client {
    let limits = json!({ "labels": [LABEL] });
    let token = world.invite_within(owner, email, role, &limits).await;
    let registration = json!({ "first_name": "Lim", "last_name": "Ited", "invitation": token });
    world.sign_up(email, &registration).await
}

async fn change(by: &Client, whom: &Client, change: &Value) -> Answer {
    let id = me(whom).await["user"]["id"].as_str().unwrap().to_owned();
    by.patch(&format!("/api/v1/members/{id}")).json(change).send().await
}

#[tokio::test]
async fn a_limited_member_cannot_use_organization_wide_operations() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let member = limited(&world, &owner, "lim@example.com", "manager").await;
        for (method, path) in [("GET", "/whole"), ("POST", "/change"), ("GET", "/api/v1/members")] {
            let refused = member.ask(method.parse().unwrap(), path).send().await.expect(403).json();
            assert_eq!(refused["code"], "limited", "{path}");
        }
        let seen = member.get("/some").send().await.expect(200).text();
        assert!(seen.starts_with("Part") && seen.contains(LABEL), "{seen}");
        assert!(owner.get("/some").send().await.expect(200).text().starts_with("Whole"));
        let me = me(&member).await;
        let may = |permission: &str| me["permissions"].as_array().unwrap().contains(&json!(permission));
        assert!(me["is_limited"] == true && may("change_locations") && !may("add_locations"), "{me}");
        member.get("/read").send().await.expect(200);
    }
}

#[tokio::test]
async fn limits_are_shown_changed_and_taken_away() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let member = limited(&world, &owner, "lim@example.com", "viewer").await;
        let listed = owner.get("/api/v1/members").send().await.expect(200).json();
        assert_eq!(listed["items"][0]["limits"], Value::Null);
        assert_eq!(listed["items"][1]["limits"], json!({ "locations": [], "labels": [LABEL] }));
        change(&owner, &member, &json!({ "role": "manager" })).await.expect(204);
        member.get("/whole").send().await.expect(403);
        let refused = change(&owner, &member, &json!({ "limits": { "labels": [] } })).await.expect(422).json();
        assert_eq!(refused["errors"][0]["code"], "required");
        change(&owner, &member, &json!({ "limits": null })).await.expect(204);
        member.get("/whole").send().await.expect(200);
        change(&owner, &member, &json!({ "limits": { "locations": [LABEL] } })).await.expect(204);
        member.get("/whole").send().await.expect(403);
        change(&owner, &member, &json!({ "role": "admin" })).await.expect(204);
        member.get("/whole").send().await.expect(200);
        let refused = change(&owner, &member, &json!({ "limits": { "locations": [LABEL] } })).await.expect(422).json();
        assert_eq!(refused["errors"][0]["code"], "not_for_role");
    }
}

#[tokio::test]
async fn a_program_of_a_limited_member_is_limited() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let member = limited(&world, &owner, "lim@example.com", "manager").await;
        let new = json!({ "name": "Mine", "scope": "write" });
        let made = member.post("/api/v1/tokens").json(&new).send().await.expect(201).json();
        let program = world.client.with_token(made["token"].as_str().unwrap());
        assert_eq!(program.post("/change").send().await.expect(403).json()["code"], "limited");
        assert!(program.get("/some").send().await.expect(200).text().starts_with("Part"));
    }
}

#[tokio::test]
async fn a_limited_agency_member_has_no_access_to_clients() {
    for world in worlds().await {
        let agency = world.owner("zoe@example.com").await;
        let member = limited(&world, &agency, "lim@example.com", "manager").await;
        let new = json!({ "name": "Client", "is_client": true });
        member.post("/api/v1/organisations").json(&new).send().await.expect(403);
        let client = agency.post("/api/v1/organisations").json(&new).send().await.expect(201).json();
        let path = format!("/api/v1/organisations/{}/switch", client["organisation"]["id"].as_str().unwrap());
        member.post(&path).json(&json!({})).send().await.expect(404);
        let places = member.get("/api/v1/organisations").send().await.expect(200).json();
        assert_eq!(places["items"].as_array().unwrap().len(), 1);
    }
}

#[tokio::test]
async fn an_organisation_invites_fifty_people_a_day() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let invite = async |n: usize| {
            let new = json!({ "email": format!("{n}@example.com"), "role": "viewer" });
            owner.post("/api/v1/invitations").json(&new).send().await
        };
        for n in 0..50 {
            let made = invite(n).await.expect(201).json();
            // Revoked invitations count, too.
            let path = format!("/api/v1/invitations/{}", made["id"].as_str().unwrap());
            owner.delete(&path).send().await.expect(204);
        }
        let refused = invite(50).await.expect(429).json();
        assert_eq!((&refused["code"], &refused["params"]["max"]), (&json!("too_many_invitations_today"), &json!(50)));
        world.app.clock.advance(SignedDuration::from_hours(24));
        let owner = world.sign_in("zoe@example.com").await;
        let new = json!({ "email": "50@example.com", "role": "viewer" });
        owner.post("/api/v1/invitations").json(&new).send().await.expect(201);
    }
}

#[tokio::test]
async fn a_user_invites_a_hundred_people_a_day_in_all_organizations_together() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let invite = async |n: usize| {
            let new = json!({ "email": format!("{n}@example.com"), "role": "viewer" });
            owner.post("/api/v1/invitations").json(&new).send().await
        };
        let open = async |name: &str| {
            let new = json!({ "name": name, "is_client": false });
            let made = owner.post("/api/v1/organisations").json(&new).send().await.expect(201).json();
            let path = format!("/api/v1/organisations/{}/switch", made["organisation"]["id"].as_str().unwrap());
            owner.post(&path).json(&json!({})).send().await.expect(200);
        };
        for name in ["Second", "Third"] {
            for n in 0..50 {
                invite(n).await.expect(201);
            }
            open(name).await;
        }
        let refused = invite(0).await.expect(429).json();
        assert_eq!((&refused["code"], &refused["params"]["max"]), (&json!("too_many_invitations_today"), &json!(100)));
        world.app.clock.advance(SignedDuration::from_hours(24));
        let owner = world.sign_in("zoe@example.com").await;
        owner
            .post("/api/v1/invitations")
            .json(&json!({ "email": "0@example.com", "role": "viewer" }))
            .send()
            .await
            .expect(201);
    }
}
