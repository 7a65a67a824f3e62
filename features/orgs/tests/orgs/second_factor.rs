use db::query;
use serde_json::{Value, json};
use testing::{Answer, Client};

use crate::world::{World, worlds};

async fn require(by: &Client, is_required: bool) -> Answer {
    by.put("/api/v1/organisation/second-factor").json(&json!({ "is_required": is_required })).send().await
}

/// Sets the assurance level of a user's sessions.
async fn prove(world: &World, email: &str, aal: &str) {
    query!("update sessions set aal = $2 where user_id = (select id from users where email = $1)", email, aal)
        .run(&*world.db)
        .await
        .unwrap();
}

/// Gives a user a verified second factor.
async fn give_factor(world: &World, email: &str) {
    query!(
        "insert into mfa_factors (id, user_id, kind, friendly_name, status, created_at, updated_at)
         select 'factor', id, 'totp', '', 'verified', created_at, created_at from users where email = $1",
        email
    )
    .run(&*world.db)
    .await
    .unwrap();
}

async fn join(world: &World, owner: &Client, email: &str, role: &str) -> Client {
    let token = world.invite(owner, email, role).await;
    world.sign_up(email, &json!({ "first_name": "A", "last_name": "B", "invitation": token })).await
}

async fn requirement(client: &Client) -> Value {
    client.get("/api/v1/me").send().await.expect(200).json()["organisation"]["requires_second_factor"].clone()
}

async fn switch(client: &Client, org: &Value) {
    client
        .post(&format!("/api/v1/organisations/{}/switch", org.as_str().unwrap()))
        .json(&json!({}))
        .send()
        .await
        .expect(200);
}

async fn program_of(world: &World, client: &Client) -> Client {
    let new = json!({ "name": "Store locator", "scope": "read", "expires_in_days": null });
    let made = client.post("/api/v1/tokens").json(&new).send().await.expect(201).json();
    world.client.with_token(made["token"].as_str().unwrap())
}

#[tokio::test]
async fn an_organisation_that_requires_a_second_factor_is_closed_to_one() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let member = join(&world, &owner, "mia@example.com", "manager").await;
        assert_eq!(requirement(&member).await, false);
        prove(&world, "zoe@example.com", "aal2").await;
        require(&owner, true).await.expect(204);
        require(&owner, true).await.expect(204);

        owner.post("/change").send().await.expect(200);
        for refused in [member.get("/read"), member.post("/change"), member.get("/some"), member.get("/api/v1/members")]
        {
            assert_eq!(refused.send().await.expect(403).json()["code"], "mfa_required");
        }
        // The profile and organization remain readable, because the way to fulfill the rule begins there.
        assert_eq!(requirement(&member).await, true);
        let other = json!({ "name": "Elsewhere", "is_client": false });
        member.post("/api/v1/organisations").json(&other).send().await.expect(201);
        member.get("/read").send().await.expect(200);

        let second = world.sign_in("zoe@example.com").await;
        assert_eq!(second.get("/read").send().await.expect(403).json()["code"], "mfa_required");
        prove(&world, "zoe@example.com", "aal1").await;
        assert_eq!(owner.get("/read").send().await.expect(403).json()["code"], "mfa_required");
        prove(&world, "zoe@example.com", "aal2").await;
        require(&owner, false).await.expect(204);
        prove(&world, "zoe@example.com", "aal1").await;
        owner.get("/read").send().await.expect(200);

        let log =
            query!((String,), "select changes from audit_entries where action = 'organisation.updated' order by id");
        let log: Vec<String> = log.all(&*world.db).await.unwrap().into_iter().map(|(changes,)| changes).collect();
        assert_eq!(log.len(), 2, "{log:?}");
        assert!(log.iter().all(|changes| changes.contains("requires_second_factor")), "{log:?}");
    }
}

#[tokio::test]
async fn requiring_a_second_factor_needs_one_and_the_right_to_change_the_organization() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        assert_eq!(require(&owner, true).await.expect(409).json()["code"], "own_factor_required");
        owner.get("/read").send().await.expect(200);
        require(&owner, false).await.expect(204);
        let manager = join(&world, &owner, "mia@example.com", "manager").await;
        prove(&world, "mia@example.com", "aal2").await;
        assert_eq!(require(&manager, true).await.expect(403).json()["code"], "forbidden");
        prove(&world, "zoe@example.com", "aal2").await;
        let admin = join(&world, &owner, "ann@example.com", "admin").await;
        prove(&world, "ann@example.com", "aal2").await;
        require(&admin, true).await.expect(204);
    }
}

#[tokio::test]
async fn an_agencys_rule_holds_for_its_people_in_its_clients_and_not_for_the_clients_own() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let home = owner.get("/api/v1/me").send().await.expect(200).json()["organisation"]["id"].clone();
        let member = join(&world, &owner, "mia@example.com", "manager").await;
        let new = json!({ "name": "Bakery", "is_client": true });
        let bakery = owner.post("/api/v1/organisations").json(&new).send().await.expect(201).json();
        let bakery = &bakery["organisation"]["id"];
        // Opening an organization switches to it.
        let baker = join(&world, &owner, "baker@example.com", "owner").await;
        switch(&member, bakery).await;
        let program = program_of(&world, &member).await;
        member.get("/read").send().await.expect(200);

        switch(&owner, &home).await;
        prove(&world, "zoe@example.com", "aal2").await;
        require(&owner, true).await.expect(204);
        for refused in [&member, &program] {
            assert_eq!(refused.get("/read").send().await.expect(403).json()["code"], "mfa_required");
        }
        let organization = member.get("/api/v1/me").send().await.expect(200).json()["organisation"].clone();
        assert_eq!(
            (&organization["requires_second_factor"], &organization["agency_requires_second_factor"]),
            (&json!(false), &json!(true))
        );
        baker.get("/read").send().await.expect(200);
        let organization = baker.get("/api/v1/me").send().await.expect(200).json()["organisation"].clone();
        assert_eq!((&organization["id"], &organization["agency_requires_second_factor"]), (bakery, &json!(false)));

        prove(&world, "mia@example.com", "aal2").await;
        give_factor(&world, "mia@example.com").await;
        for allowed in [&member, &program] {
            allowed.get("/read").send().await.expect(200);
        }
        // The rule of the client applies to its own members, even if they also belong to the agency.
        prove(&world, "mia@example.com", "aal1").await;
        query!("delete from mfa_factors where id = 'factor'").run(&*world.db).await.unwrap();
        switch(&owner, bakery).await;
        let token = world.invite(&owner, "mia@example.com", "viewer").await;
        member.post("/api/v1/invitations/accept").json(&json!({ "token": token })).send().await.expect(200);
        member.get("/read").send().await.expect(200);
    }
}

#[tokio::test]
async fn tokens_of_users_with_a_second_factor_work() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let program = program_of(&world, &owner).await;
        prove(&world, "zoe@example.com", "aal2").await;
        require(&owner, true).await.expect(204);
        assert_eq!(program.get("/read").send().await.expect(403).json()["code"], "mfa_required");
        give_factor(&world, "zoe@example.com").await;
        program.get("/read").send().await.expect(200);
    }
}
