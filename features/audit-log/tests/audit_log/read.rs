use db::query;
use serde_json::json;

use crate::world::worlds;

#[tokio::test]
async fn an_entry_shows_the_actor_and_the_old_and_new_values() {
    for world in worlds().await {
        let owner = world.sign_up("zoe").await;
        world.wait();
        owner.rename("Boulangerie Zoé").await;
        let log = owner.log("?group=settings").await;
        let row = log.first().unwrap();
        assert_eq!(row["action"], "organisation.updated");
        assert_eq!(row["at"], "2026-03-01T12:00:01Z");
        assert_eq!(row["by"], json!({ "kind": "user", "user": owner.user, "name": "zoe Tester", "token": null }));
        assert_eq!(row["object"], json!({ "kind": "organisation", "id": owner.org, "name": null }));
        let change = json!({ "field": "name", "before": "zoe Tester", "after": "Boulangerie Zoé" });
        assert_eq!(row["changes"], json!([change]));
        assert_eq!((&row["number"], &row["signature"]), (&json!(null), &json!(null)));
    }
}

#[tokio::test]
async fn signing_up_and_in_stands_in_the_log_of_the_organisation() {
    for world in worlds().await {
        let owner = world.sign_up("zoe").await;
        world.wait();
        world.client.sign_in("zoe").await;
        world.wait();
        let wrong = json!({ "email": "zoe@example.com", "password": "not the Passphrase 4 you" });
        world.client.post("/auth/v1/token?grant_type=password").json(&wrong).send().await.expect(400);
        let actions = owner.actions("?group=sign_in").await;
        assert_eq!(actions, ["session.refused", "session.created", "account.created"]);
    }
}

#[tokio::test]
async fn it_is_filtered_by_person_group_thing_and_period_and_paged() {
    for world in worlds().await {
        let owner = world.sign_up("zoe").await;
        for name in ["One", "Two", "Three"] {
            world.wait();
            owner.rename(name).await;
        }
        let names = async |query: &str| -> Vec<String> {
            let rows = owner.log(query).await;
            rows.iter().filter_map(|row| Some(row["changes"][0]["after"].as_str()?.to_owned())).collect()
        };
        assert_eq!(names("?group=settings").await, ["Three", "Two", "One"]);
        assert_eq!(names("?group=google").await, [""; 0]);
        assert_eq!(names(&format!("?user={}&group=settings", owner.user)).await, ["Three", "Two", "One"]);
        assert_eq!(names("?user=018f0000-0000-7000-8000-000000000000").await, [""; 0]);
        assert_eq!(names(&format!("?object={}", owner.org)).await, ["Three", "Two", "One"]);
        let period = "?from=2026-03-01T12:00:02Z&to=2026-03-01T12:00:03Z";
        assert_eq!(names(period).await, ["Two"]);

        let first = owner.client.get("/api/v1/audit-log?group=settings&limit=2").send().await.expect(200).json();
        let cursor = first["next_cursor"].as_str().unwrap();
        assert_eq!(names(&format!("?group=settings&limit=2&cursor={cursor}")).await, ["One"]);
        for wrong in ["cursor=zz", "limit=0", "group=weather", "from=yesterday", "user=me"] {
            owner.client.get(&format!("/api/v1/audit-log?{wrong}")).send().await.expect(422);
        }
    }
}

#[tokio::test]
async fn reading_the_log_is_itself_logged() {
    for world in worlds().await {
        let owner = world.sign_up("zoe").await;
        owner.log("").await;
        world.wait();
        owner.client.get("/api/v1/audit-log/export").send().await.expect(200);
        world.wait();
        owner.client.post("/api/v1/audit-log/check").send().await.expect(200);
        assert_eq!(owner.actions("?group=data").await, ["audit.verified", "audit.exported", "audit.read"]);
    }
}

#[tokio::test]
async fn only_owners_and_admins_see_it_and_only_their_own() {
    for world in worlds().await {
        let (owner, stranger) = (world.sign_up("zoe").await, world.sign_up("max").await);
        owner.rename("Zanzibarium").await;
        let theirs = stranger.client.get("/api/v1/audit-log").send().await.expect(200).text();
        assert!(!theirs.contains("Zanzibarium") && !theirs.contains(&owner.user));
        let file = stranger.client.get("/api/v1/audit-log/export").send().await.expect(200).text();
        assert!(!file.contains("Zanzibarium"));
        for (role, status) in [("admin", 200), ("manager", 403), ("responder", 403), ("viewer", 403), ("client", 403)] {
            query!("update memberships set role = $2 where org_id = $1", &owner.org, role)
                .run(&*world.db)
                .await
                .unwrap();
            for path in ["/api/v1/audit-log", "/api/v1/audit-log/export", "/api/v1/audit-log/state"] {
                owner.client.get(path).send().await.expect(status);
            }
            owner.client.post("/api/v1/audit-log/check").send().await.expect(status);
        }
    }
}
