//! Automatic sign-out of inactive users, with a movable clock.

use db::query;
use jiff::SignedDuration;
use serde_json::{Value, json};
use testing::{Answer, Client};

use crate::world::{World, worlds};

async fn sign_out_after(by: &Client, minutes: impl Into<Value>) -> Answer {
    let body = json!({ "idle_minutes": minutes.into() });
    by.put("/api/v1/organisation/idle-sign-out").json(&body).send().await
}

async fn acts(client: &Client) -> Answer {
    client.post("/api/v1/session/activity").send().await
}

fn wait(world: &World, minutes: i64) {
    world.app.clock.advance(SignedDuration::from_mins(minutes));
}

async fn join(world: &World, owner: &Client, email: &str, role: &str) -> Client {
    let token = world.invite(owner, email, role).await;
    world.sign_up(email, &json!({ "first_name": "A", "last_name": "B", "invitation": token })).await
}

async fn switch(client: &Client, org: &Value) -> Answer {
    let path = format!("/api/v1/organisations/{}/switch", org.as_str().unwrap());
    client.post(&path).json(&json!({})).send().await
}

async fn organisation(client: &Client) -> Value {
    client.get("/api/v1/me").send().await.expect(200).json()["organisation"].clone()
}

async fn program_of(world: &World, client: &Client) -> Client {
    let new = json!({ "name": "Store locator", "scope": "read", "expires_in_days": null });
    let made = client.post("/api/v1/tokens").json(&new).send().await.expect(201).json();
    world.client.with_token(made["token"].as_str().unwrap())
}

async fn session(world: &World, email: &str) -> Value {
    let body = json!({ "email": email, "password": "Rue-du-Bac-75007" });
    world.client.post("/auth/v1/token?grant_type=password").json(&body).send().await.expect(200).json()
}

async fn refresh(world: &World, session: &Value) -> Answer {
    let body = json!({ "refresh_token": session["refresh_token"] });
    world.client.post("/auth/v1/token?grant_type=refresh_token").json(&body).send().await
}

/// Returns actor and reason of the audit entries about automatically ended sessions.
async fn ended(world: &World) -> Vec<(String, String)> {
    let rows =
        query!((String, String), "select actor, facts from audit_entries where action = 'session.ended' order by id");
    rows.all(&*world.db).await.unwrap()
}

#[tokio::test]
async fn an_idle_user_is_signed_out_and_background_requests_are_not_activity() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        sign_out_after(&owner, 15).await.expect(204);
        assert_eq!(organisation(&owner).await["idle_minutes"], 15);
        let busy = session(&world, "zoe@example.com").await;
        let idle = session(&world, "zoe@example.com").await;
        let (at_work, away) = (world.client_of(&busy), world.client_of(&idle));
        wait(&world, 14);
        acts(&at_work).await.expect(204);
        // A window in the background loads changes and renews its token.
        away.get("/read").send().await.expect(200);
        away.get("/api/v1/me").send().await.expect(200);
        away.post("/change").send().await.expect(200);
        wait(&world, 1);
        let refused = away.get("/read").send().await.expect(401).json();
        assert_eq!(refused["code"], "session_idle");
        // The session has ended permanently.
        for ask in [away.get("/read"), away.get("/api/v1/me"), away.post("/api/v1/session/activity")] {
            assert_eq!(ask.send().await.expect(401).json()["code"], "unauthorized");
        }
        refresh(&world, &idle).await.expect(400);
        at_work.get("/read").send().await.expect(200);
        assert_eq!(ended(&world).await.len(), 1);
        let (by, why) = ended(&world).await.remove(0);
        assert_eq!((by.as_str(), why.contains("idle")), ("job", true), "{why}");
    }
}

#[tokio::test]
async fn an_idle_session_is_refused_on_any_route() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let home = organisation(&owner).await["id"].clone();
        let new = json!({ "name": "Elsewhere", "is_client": false });
        let elsewhere = owner.post("/api/v1/organisations").json(&new).send().await.expect(201).json();
        let elsewhere = elsewhere["organisation"]["id"].as_str().unwrap().to_owned();
        switch(&owner, &home).await.expect(200);
        sign_out_after(&owner, 30).await.expect(204);
        let mut left = Vec::new();
        for _ in 0..6 {
            left.push(session(&world, "zoe@example.com").await);
        }
        wait(&world, 30);
        let [me, act, go, list, own, renew] = <[Value; 6]>::try_from(left).unwrap();
        for refused in [
            world.client_of(&me).get("/api/v1/me").send().await,
            acts(&world.client_of(&act)).await,
            switch(&world.client_of(&go), &json!(elsewhere)).await,
            world.client_of(&list).get("/api/v1/organisations").send().await,
        ] {
            assert_eq!(refused.expect(401).json()["code"], "session_idle");
        }
        world.client_of(&own).get("/auth/v1/user").send().await.expect(403);
        refresh(&world, &renew).await.expect(400);
        assert_eq!(ended(&world).await.len(), 6);
        // Signing in counts as activity.
        world.sign_in("zoe@example.com").await.get("/read").send().await.expect(200);
    }
}

#[tokio::test]
async fn the_idle_timeout_is_set_by_owners_and_admins_and_is_logged() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let manager = join(&world, &owner, "mia@example.com", "manager").await;
        let admin = join(&world, &owner, "ann@example.com", "admin").await;
        assert_eq!(sign_out_after(&manager, 15).await.expect(403).json()["code"], "forbidden");
        for wrong in [0, 14, -15, 43_200] {
            sign_out_after(&admin, wrong).await.expect(422);
        }
        admin.put("/api/v1/organisation/idle-sign-out").json(&json!({})).send().await.expect(422);
        // Sessions do not end without a rule, and setting a rule counts as activity of the admin.
        wait(&world, 50);
        sign_out_after(&admin, 15).await.expect(204);
        sign_out_after(&admin, 15).await.expect(204);
        admin.get("/read").send().await.expect(200);
        assert_eq!(owner.get("/read").send().await.expect(401).json()["code"], "session_idle");
        sign_out_after(&admin, Value::Null).await.expect(204);
        assert_eq!(organisation(&admin).await["idle_minutes"], Value::Null);
        wait(&world, 9);
        admin.get("/read").send().await.expect(200);

        let log =
            query!((String,), "select changes from audit_entries where action = 'organisation.updated' order by id");
        let log: Vec<String> = log.all(&*world.db).await.unwrap().into_iter().map(|(changes,)| changes).collect();
        assert_eq!(log.len(), 2, "{log:?}");
        assert!(log.iter().all(|changes| changes.contains("idle_minutes")), "{log:?}");
    }
}

#[tokio::test]
async fn an_agencys_rule_about_idle_sessions_goes_with_its_people_into_its_clients() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let home = organisation(&owner).await["id"].clone();
        let member = join(&world, &owner, "mia@example.com", "manager").await;
        let new = json!({ "name": "Bakery", "is_client": true });
        let bakery = owner.post("/api/v1/organisations").json(&new).send().await.expect(201).json();
        let bakery = &bakery["organisation"]["id"];
        let baker = join(&world, &owner, "baker@example.com", "owner").await;
        sign_out_after(&baker, 30).await.expect(204);
        switch(&owner, &home).await.expect(200);
        sign_out_after(&owner, 15).await.expect(204);
        wait(&world, 10);
        // Switching organization counts as activity.
        switch(&member, bakery).await.expect(200);
        let organization = organisation(&member).await;
        assert_eq!((&organization["idle_minutes"], &organization["agency_idle_minutes"]), (&json!(30), &json!(15)));
        let organization = organisation(&baker).await;
        assert_eq!((&organization["idle_minutes"], &organization["agency_idle_minutes"]), (&json!(30), &Value::Null));
        wait(&world, 14);
        member.get("/read").send().await.expect(200);
        wait(&world, 1);
        assert_eq!(member.get("/read").send().await.expect(401).json()["code"], "session_idle");
        baker.get("/read").send().await.expect(200);
        wait(&world, 5);
        assert_eq!(baker.get("/read").send().await.expect(401).json()["code"], "session_idle");
    }
}

#[tokio::test]
async fn a_program_is_never_idle() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let program = program_of(&world, &owner).await;
        sign_out_after(&owner, 15).await.expect(204);
        wait(&world, 24 * 60);
        program.get("/read").send().await.expect(200);
        program.get("/api/v1/me").send().await.expect(200);
        acts(&program).await.expect(401);
    }
}

#[tokio::test]
async fn activity_is_written_down_twice_a_minute_at_most() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let written = async || query!((i64,), "select active_at from sessions").one(&*world.db).await.unwrap().0;
        let begun = written().await;
        for (seconds, is_written) in [(29, false), (1, true), (10, false), (19, false), (1, true), (60, true)] {
            let before = written().await;
            world.app.clock.advance(SignedDuration::from_secs(seconds));
            acts(&owner).await.expect(204);
            assert_eq!(written().await != before, is_written, "after {seconds} s");
        }
        assert!(written().await > begun);
    }
}
