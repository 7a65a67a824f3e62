use db::query;
use serde_json::{Value, json};

use crate::world::{World, worlds};

async fn me(client: &testing::Client) -> Value {
    client.get("/api/v1/me").send().await.expect(200).json()
}

async fn rows(world: &World) -> (i64, i64, i64, i64) {
    query!(
        (i64, i64, i64, i64),
        "select (select count(*) from users), (select count(*) from user_registrations), (select count(*) from orgs),
            (select count(*) from profiles)"
    )
    .one(&*world.db)
    .await
    .unwrap()
}

#[tokio::test]
async fn a_sign_up_brings_registration_organisation_and_profile() {
    for world in worlds().await {
        let registration = json!({ "first_name": " Zoé ", "last_name": "Le Roy", "company": "Acme & Cie" });
        let mut me = me(&world.sign_up("Zoe@example.com", &registration).await).await;
        let permissions = me.as_object_mut().unwrap().remove("permissions").unwrap();
        assert_eq!(permissions.as_array().unwrap().len(), orgs::MATRIX.len());
        let (user, organisation) = (&me["user"], &me["organisation"]);
        assert_eq!(
            me,
            json!({
                "user": {
                    "id": user["id"], "email": "zoe@example.com", "first_name": "Zoé", "last_name": "Le Roy",
                    "full_name": "Zoé Le Roy", "photo": null, "language": null, "time_zone": null,
                },
                "organisation": {
                    "id": organisation["id"], "name": "Acme & Cie", "is_demo": false, "demo_expires_at": null,
                    "trial_ends_at": "2026-03-15T12:00:00Z",
                    "plan": { "state": "unlimited", "plan": null, "ends_at": null }, "requires_second_factor": false, "agency_requires_second_factor": false, "idle_minutes": null, "agency_idle_minutes": null, "default_country": null, "agency_id": null, "has_clients": false,
                    "removal_at": null, "default_language": null,
                    "brand": { "logo": null, "colour": null, "palettes": null },
                },
                "role": "owner",
                "role_id": null,
                "role_name": null,
                "is_limited": false, "may_use_emergency_access": false, "emergency_access": null,
                "registration_completed": true,
            })
        );
        assert_eq!(rows(&world).await, (1, 1, 1, 1));
    }
}

#[tokio::test]
async fn without_a_company_the_organisation_is_named_after_its_owner() {
    for world in worlds().await {
        for (at, company) in [json!(null), json!(""), json!("  ")].into_iter().enumerate() {
            let registration = json!({ "first_name": "Zoé", "last_name": "Le Roy", "company": company });
            let me = me(&world.sign_up(&format!("user{at}@example.com"), &registration).await).await;
            assert_eq!(me["organisation"]["name"], "Zoé Le Roy");
        }
    }
}

#[tokio::test]
async fn an_invalid_name_refuses_the_sign_up() {
    for world in worlds().await {
        let data = json!({ "first_name": "a".repeat(101), "last_name": "b" });
        let body = json!({ "email": "zoe@example.com", "password": "Rue-du-Bac-75007", "data": data });
        world.client.post("/auth/v1/signup").json(&body).send().await.expect(422);
        assert_eq!(rows(&world).await, (0, 0, 0, 0));
    }
}

#[tokio::test]
async fn a_user_without_a_name_completes_registration_once() {
    for world in worlds().await {
        let client = world.sign_up("zoe@example.com", &json!({ "full_name": "Zoé" })).await;
        let before = me(&client).await;
        assert_eq!((&before["organisation"], &before["role"]), (&json!(null), &json!(null)));
        assert_eq!(before["registration_completed"], false);
        assert_eq!(before["user"]["full_name"], "Zoé");
        let refused = client.get("/read").send().await.expect(403).json();
        assert_eq!(refused["code"], "organisation_required");
        assert_eq!(refused["detail"], "Organization access required");

        let register = |body: Value| client.post("/api/v1/registration").json(&body).send();
        let errors = register(json!({ "first_name": " ", "company": "c".repeat(201) })).await.expect(422).json();
        let codes: Vec<_> = errors["errors"].as_array().unwrap().iter().map(|e| (&e["field"], &e["code"])).collect();
        assert_eq!(
            json!(codes),
            json!([["company", "too_long"], ["first_name", "required"], ["last_name", "required"]])
        );
        register(json!([])).await.expect(422);

        let sly =
            json!({ "first_name": "Zoé", "last_name": "Roy", "company": "Acme", "role": "client", "org_id": "x" });
        let after = register(sly.clone()).await.expect(200).json();
        assert_eq!((&after["organisation"]["name"], &after["role"]), (&json!("Acme"), &json!("owner")));
        assert_eq!(after["registration_completed"], true);
        assert_eq!(after, me(&client).await);
        client.get("/read").send().await.expect(200);

        assert_eq!(register(sly).await.expect(409).json()["code"], "already_registered");
        assert_eq!(rows(&world).await, (1, 1, 1, 1));
    }
}

#[tokio::test]
async fn of_ten_registrations_at_once_one_counts() {
    for world in worlds().await {
        let client = world.sign_up("zoe@example.com", &json!({})).await;
        let body = json!({ "first_name": "Zoé", "last_name": "Roy" });
        let asks = (0..10).map(|_| client.post("/api/v1/registration").json(&body).send());
        let answers = futures::future::join_all(asks).await;
        assert_eq!(answers.iter().filter(|answer| answer.status == 200).count(), 1);
        assert_eq!(answers.iter().filter(|answer| answer.status == 409).count(), 9);
        assert_eq!(rows(&world).await, (1, 1, 1, 1));
    }
}

#[tokio::test]
async fn the_organisation_of_a_user_is_found() {
    for world in worlds().await {
        let me = me(&world.owner("zoe@example.com").await).await;
        let user = me["user"]["id"].as_str().unwrap().parse().unwrap();
        let org = orgs::current_org(&world.db, &user).await.unwrap().unwrap();
        assert_eq!(me["organisation"]["id"], org.as_str());
        assert_eq!(orgs::default_country(&world.db, &org).await.unwrap(), None);
        query!("update orgs set default_country = 'FR'").run(&*world.db).await.unwrap();
        assert_eq!(orgs::default_country(&world.db, &org).await.unwrap().as_deref(), Some("FR"));
        assert_eq!(orgs::current_org(&world.db, &auth::UserId::new(world.app.now())).await.unwrap(), None);
    }
}

#[tokio::test]
async fn requests_without_a_session_have_no_registration() {
    for world in worlds().await {
        for client in [world.client.clone(), world.client.with_token("nonsense")] {
            assert_eq!(client.get("/api/v1/me").send().await.expect(401).json()["code"], "unauthorized");
            let body = json!({ "first_name": "Zoé", "last_name": "Roy" });
            client.post("/api/v1/registration").json(&body).send().await.expect(401);
            client.get("/read").send().await.expect(401);
        }
    }
}
