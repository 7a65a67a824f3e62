use jiff::SignedDuration;
use serde_json::{Value, json};
use testing::Client;

use crate::world::{World, worlds};

async fn me(client: &Client) -> Value {
    client.get("/api/v1/me").send().await.expect(200).json()
}

async fn id(client: &Client) -> String {
    me(client).await["user"]["id"].as_str().unwrap().to_owned()
}

async fn members(client: &Client) -> Vec<(String, String)> {
    let answer = client.get("/api/v1/members").send().await.expect(200).json();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    answer["items"].as_array().unwrap().iter().map(|member| (text(&member["email"]), text(&member["role"]))).collect()
}

async fn accept(client: &Client, token: &str) -> testing::Answer {
    client.post("/api/v1/invitations/accept").json(&json!({ "token": token })).send().await
}

/// Invites a user with their own account, who accepts.
async fn colleague(world: &World, owner: &Client, email: &str, role: &str) -> Client {
    let colleague = world.owner(email).await;
    let token = world.invite(owner, email, role).await;
    accept(&colleague, &token).await.expect(200);
    colleague
}

async fn set_role(by: &Client, whom: &str, role: &str) -> testing::Answer {
    by.ask("PATCH".parse().unwrap(), &format!("/api/v1/members/{whom}")).json(&json!({ "role": role })).send().await
}

#[tokio::test]
async fn accepting_an_invitation_switches_to_the_organization() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let ann = world.owner("ann@example.com").await;
        let before = me(&ann).await["organisation"]["id"].clone();
        let token = world.invite(&owner, "ann@example.com", "viewer").await;
        let invitation = world.client.post("/api/v1/invitations/show").json(&json!({ "token": token })).send().await;
        let expected = json!({ "organisation": "Zoé Le Roy", "invited_by": "Zoé Le Roy", "email": "ann@example.com", "role": "viewer", "role_name": null });
        assert_eq!(invitation.expect(200).json(), expected);
        let after = accept(&ann, &token).await.expect(200).json();
        assert_eq!(
            (&after["organisation"]["id"], &after["role"]),
            (&me(&owner).await["organisation"]["id"], &json!("viewer"))
        );
        assert_ne!(after["organisation"]["id"], before);
        assert_eq!(
            members(&owner).await,
            [("zoe@example.com".into(), "owner".into()), ("ann@example.com".into(), "viewer".into())]
        );
        assert_eq!(accept(&ann, &token).await.expect(404).json()["code"], "invitation_not_good");
    }
}

#[tokio::test]
async fn an_invitation_is_for_the_address_it_was_mailed_to() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let thief = world.owner("eve@example.com").await;
        let token = world.invite(&owner, "ann@example.com", "admin").await;
        assert_eq!(accept(&thief, &token).await.expect(403).json()["code"], "invitation_for_another");
        let registration = json!({ "first_name": "E", "last_name": "Ve", "invitation": token });
        let sneaky = world.sign_up("eve2@example.com", &registration).await;
        assert_eq!(me(&sneaky).await["role"], "owner", "of an organisation of their own");
        assert_eq!(members(&owner).await.len(), 1);
    }
}

#[tokio::test]
async fn a_sign_up_with_an_invitation_creates_no_organization() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let token = world.invite(&owner, "ann@example.com", "manager").await;
        let registration = json!({ "first_name": "Ann", "last_name": "Lee", "invitation": token });
        let ann = world.sign_up("ann@example.com", &registration).await;
        let (mine, theirs) = (me(&ann).await, me(&owner).await);
        assert_eq!((&mine["organisation"], &mine["role"]), (&theirs["organisation"], &json!("manager")));
        ann.post("/change").send().await.expect(200);
        let waiting = owner.get("/api/v1/invitations").send().await.expect(200).json();
        assert_eq!(waiting["items"], json!([]));
    }
}

#[tokio::test]
async fn a_newer_invitation_makes_the_older_void_and_one_taken_back_is_void_too() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let ann = world.owner("ann@example.com").await;
        let first = world.invite(&owner, "ann@example.com", "viewer").await;
        let again = json!({ "email": "ann@example.com", "role": "manager" });
        owner.post("/api/v1/invitations").json(&again).send().await.expect(429);
        world.app.clock.advance(SignedDuration::from_mins(1));
        let second = world.invite(&owner, "ann@example.com", "manager").await;
        accept(&ann, &first).await.expect(404);
        let waiting = owner.get("/api/v1/invitations").send().await.expect(200).json();
        let waiting = waiting["items"].as_array().unwrap();
        assert_eq!((waiting.len(), &waiting[0]["role"]), (1, &json!("manager")));
        let path = format!("/api/v1/invitations/{}", waiting[0]["id"].as_str().unwrap());
        owner.delete(&path).send().await.expect(204);
        accept(&ann, &second).await.expect(404);
        owner.delete(&path).send().await.expect(404);
    }
}

#[tokio::test]
async fn admins_manage_all_members_but_owners() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let admin = colleague(&world, &owner, "ann@example.com", "admin").await;
        let viewer = colleague(&world, &owner, "vic@example.com", "viewer").await;
        let (boss, vic) = (id(&owner).await, id(&viewer).await);
        set_role(&admin, &vic, "manager").await.expect(204);
        viewer.post("/change").send().await.expect(200);
        set_role(&admin, &vic, "owner").await.expect(403);
        set_role(&admin, &boss, "viewer").await.expect(403);
        admin.delete(&format!("/api/v1/members/{boss}")).send().await.expect(403);
        let invitation = json!({ "email": "new@example.com", "role": "owner" });
        admin.post("/api/v1/invitations").json(&invitation).send().await.expect(403);
        for path in ["invitations", "members"] {
            let expected = if path == "members" { 200 } else { 403 };
            viewer.get(&format!("/api/v1/{path}")).send().await.expect(expected);
        }
        set_role(&viewer, &vic, "admin").await.expect(403);
    }
}

#[tokio::test]
async fn the_last_owner_cannot_go() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let ann = colleague(&world, &owner, "ann@example.com", "admin").await;
        let (boss, other) = (id(&owner).await, id(&ann).await);
        for answer in
            [set_role(&owner, &boss, "admin").await, owner.delete(&format!("/api/v1/members/{boss}")).send().await]
        {
            assert_eq!(answer.expect(409).json()["code"], "last_owner");
        }
        set_role(&owner, &other, "owner").await.expect(204);
        let leave =
            async |client: &Client, id: &str| client.delete(&format!("/api/v1/members/{id}")).send().await.status;
        let (first, second) = tokio::join!(leave(&owner, &boss), leave(&ann, &other));
        let mut left = [first.as_u16(), second.as_u16()];
        left.sort_unstable();
        assert_eq!(left, [204, 409], "of two who leave at once, one stays");
    }
}

#[tokio::test]
async fn a_removed_member_returns_to_their_own_organization_at_once() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let ann = colleague(&world, &owner, "ann@example.com", "manager").await;
        let shared = me(&ann).await["organisation"]["id"].clone();
        let token = ann.post("/api/v1/tokens").json(&json!({ "name": "t", "scope": "read", "expires_in_days": null }));
        let token = token.send().await.expect(201).json()["token"].as_str().unwrap().to_owned();
        let program = world.client.with_token(token);
        program.get("/read").send().await.expect(200);
        owner.delete(&format!("/api/v1/members/{}", id(&ann).await)).send().await.expect(204);
        let after = me(&ann).await;
        assert_ne!(after["organisation"]["id"], shared);
        assert_eq!(after["role"], "owner");
        program.get("/read").send().await.expect(401);
        let registration = json!({ "first_name": "Bob", "last_name": "Ray", "invitation": world.invite(&owner, "bob@example.com", "viewer").await });
        let bob = world.sign_up("bob@example.com", &registration).await;
        owner.delete(&format!("/api/v1/members/{}", id(&bob).await)).send().await.expect(204);
        assert_eq!(bob.get("/read").send().await.expect(403).json()["code"], "organisation_required");
        assert_eq!(me(&bob).await["organisation"], Value::Null);
        let own =
            bob.post("/api/v1/organisations").json(&json!({ "name": "Ray & Co" })).send().await.expect(201).json();
        assert_eq!((&own["organisation"]["name"], &own["role"]), (&json!("Ray & Co"), &json!("owner")));
    }
}
