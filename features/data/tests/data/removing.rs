use jiff::SignedDuration;
use serde_json::{Value, json};
use testing::Client;

use crate::{
    filled::{SEALED_TOKEN, fill},
    world::{PASSWORD, World, org_of, worlds},
};

const PATH: &str = "/api/v1/data/removal";

async fn ask(owner: &Client, name: &str, password: &str) -> testing::Answer {
    owner.post(PATH).json(&json!({ "name": name, "password": password })).send().await
}

fn days(days: i64) -> SignedDuration {
    SignedDuration::from_hours(days * 24)
}

async fn no_connection_to_google(world: &World) {
    db::query!("delete from google_connections where org_id is not null").run(&*world.db).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_owner_who_confirms_the_name_and_reauthenticates_schedules_removal_in_thirty_days() {
    for world in worlds().await {
        let zoe = world.owner("Zoe").await;
        let admin = world.join(&zoe, "Ada", "admin").await;
        assert_eq!(ask(&admin, "Zoe Durand", PASSWORD).await.expect(403).json()["code"], "forbidden");
        let wrong = ask(&zoe, "zoe durand", PASSWORD).await.expect(422).json();
        assert_eq!(wrong["errors"][0]["code"], "not_the_name");
        let wrong = ask(&zoe, "Zoe Durand", "wrong").await.expect(422).json();
        assert_eq!(
            (&wrong["errors"][0]["field"], &wrong["errors"][0]["code"]),
            (&json!("password"), &json!("wrong_password"))
        );
        let answer = ask(&zoe, " Zoe Durand ", PASSWORD).await.expect(200).json();
        assert_eq!(
            (&answer["removal_at"], &answer["asked_by"], &answer["people"]),
            (&json!("2026-03-31T12:00:00Z"), &json!("Zoe Durand"), &json!(2))
        );
        assert_eq!(ask(&zoe, "Zoe Durand", PASSWORD).await.expect(409).json()["code"], "removal_asked");
        let me = admin.get("/api/v1/me").send().await.expect(200).json();
        assert_eq!(me["organisation"]["removal_at"], "2026-03-31T12:00:00Z");
        let emails = world.emails().await;
        let mut to: Vec<_> = emails.iter().flat_map(|message| message.to.clone()).collect();
        to.sort();
        assert_eq!(to, ["ada@example.com", "zoe@example.com"]);
        assert!(emails.iter().all(|message| message.text.contains("March 31, 2026")), "{}", emails[0].text);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn until_then_it_is_read_and_exported_and_not_changed() {
    for world in worlds().await {
        let zoe = world.owner("Zoe").await;
        fill(&world, &zoe).await;
        ask(&zoe, "Zoe Durand", PASSWORD).await.expect(200);
        let new = json!({ "name": "New", "address": "1 Main St", "city": "Austin" });
        let refused = zoe.post("/api/v1/locations").json(&new).send().await.expect(409).json();
        assert_eq!(refused["code"], "organisation_leaving");
        let token = json!({ "name": "Open", "is_client": true });
        assert_eq!(
            zoe.post("/api/v1/organisations").json(&token).send().await.expect(409).json()["code"],
            "organisation_leaving"
        );
        zoe.patch("/api/v1/organisation").json(&json!({ "name": "Other" })).send().await.expect(409);
        zoe.get("/api/v1/locations?sort=name").send().await.expect(200);
        assert!(!world.export(&zoe).await.is_empty());
        zoe.delete(PATH).send().await.expect(204);
        zoe.delete(PATH).send().await.expect(404);
        zoe.post("/api/v1/locations").json(&new).send().await.expect(201);
        world.app.clock.advance(days(40));
        world.tick().await;
        let zoe = world.sign_in("Zoe").await;
        zoe.get("/api/v1/locations?sort=name").send().await.expect(200);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn members_are_reminded_once_three_days_before_removal() {
    for world in worlds().await {
        let zoe = world.owner("Zoe").await;
        ask(&zoe, "Zoe Durand", PASSWORD).await.expect(200);
        world.emails().await;
        world.app.clock.advance(days(27) - SignedDuration::from_secs(1));
        world.tick().await;
        assert!(world.emails().await.is_empty());
        world.app.clock.advance(SignedDuration::from_secs(1));
        world.tick().await;
        world.tick().await;
        let emails = world.emails().await;
        assert_eq!(emails.len(), 1);
        assert!(emails[0].text.contains("in three days"), "{}", emails[0].text);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn then_nothing_of_it_is_left_in_any_table_or_in_the_store() {
    for world in worlds().await {
        let zoe = world.owner("Zoe").await;
        let other = world.owner("Eve").await;
        fill(&world, &other).await;
        no_connection_to_google(&world).await;
        let (org, others) = (org_of(&zoe).await, org_of(&other).await);
        let stored = world.stored_files().await;
        fill(&world, &zoe).await;
        no_connection_to_google(&world).await;
        world.export(&zoe).await;
        ask(&zoe, "Zoe Durand", PASSWORD).await.expect(200);
        world.emails().await;
        world.app.clock.advance(days(30));
        world.tick().await;
        assert_eq!(world.tables_with(org.as_str()).await, Vec::<String>::new());
        assert_eq!(world.stored_files().await, stored, "the other organisation's pictures");
        assert!(!world.tables_with(others.as_str()).await.is_empty());
        let me = world.sign_in("Zoe").await.get("/api/v1/me").send().await.expect(200).json();
        assert_eq!(me["organisation"], Value::Null);
        let other = world.sign_in("Eve").await;
        other.get("/api/v1/locations?sort=name").send().await.expect(200);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn google_forgets_its_tokens_first_but_is_not_waited_for_for_ever() {
    for world in worlds().await {
        let zoe = world.owner("Zoe").await;
        fill(&world, &zoe).await;
        let org = org_of(&zoe).await;
        ask(&zoe, "Zoe Durand", PASSWORD).await.expect(200);
        world.app.clock.advance(days(30));
        world.tick().await;
        // No job of Google runs here, so the token is still waiting to be revoked.
        assert_eq!(world.tables_with(SEALED_TOKEN).await, ["jobs"]);
        assert!(world.tables_with(org.as_str()).await.contains(&"locations".to_owned()));
        world.app.clock.advance(days(3));
        world.tick().await;
        assert_eq!(world.tables_with(org.as_str()).await, Vec::<String>::new());
        assert!(world.tables_with(SEALED_TOKEN).await.is_empty());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clients_of_an_agency_become_independent_and_have_an_owner() {
    for world in worlds().await {
        let zoe = world.owner("Zoe").await;
        let home = org_of(&zoe).await;
        for name in ["Bakery", "Garage"] {
            zoe.post("/api/v1/organisations")
                .json(&json!({ "name": name, "is_client": true }))
                .send()
                .await
                .expect(201);
            let switch = format!("/api/v1/organisations/{home}/switch");
            zoe.post(&switch).json(&json!({})).send().await.expect(200);
        }
        let removal = zoe.get(PATH).send().await.expect(200).json();
        assert_eq!(removal["clients"], json!(["Bakery", "Garage"]));
        ask(&zoe, "Zoe Durand", PASSWORD).await.expect(200);
        world.app.clock.advance(days(30));
        world.tick().await;
        let zoe = world.sign_in("Zoe").await;
        let left = zoe.get("/api/v1/organisations").send().await.expect(200).json();
        let left: Vec<_> = left["items"]
            .as_array()
            .unwrap()
            .iter()
            .map(|organization| (&organization["name"], &organization["role"], &organization["agency_id"]))
            .collect();
        let (owner, none) = (json!("owner"), Value::Null);
        assert_eq!(left, [(&json!("Bakery"), &owner, &none), (&json!("Garage"), &owner, &none)]);
    }
}
