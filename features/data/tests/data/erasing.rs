use serde_json::json;
use testing::Client;

use crate::{
    filled::{fill, picture, user_of},
    world::{PASSWORD, email, org_of, worlds},
};

const PATH: &str = "/api/v1/account/erasure";

async fn erase(client: &Client, address: &str, password: &str) -> testing::Answer {
    client.post(PATH).json(&json!({ "email": address, "password": password })).send().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_owner_of_others_hands_over_or_removes_the_organisation_first() {
    for world in worlds().await {
        let zoe = world.owner("Zoe").await;
        let max = world.join(&zoe, "Max", "manager").await;
        let preview = zoe.get(PATH).send().await.expect(200).json();
        assert_eq!(preview, json!({ "blocking": ["Zoe Durand"], "removed": [] }));
        let refused = erase(&zoe, &email("Zoe"), PASSWORD).await.expect(409).json();
        assert_eq!(
            (&refused["code"], &refused["params"]["organisations"]),
            (&json!("last_owner"), &json!(["Zoe Durand"]))
        );
        let path = format!("/api/v1/members/{}", user_of(&max).await);
        zoe.patch(&path).json(&json!({ "role": "owner" })).send().await.expect(204);
        erase(&zoe, &email("Zoe"), PASSWORD).await.expect(204);
        max.get("/api/v1/locations?sort=name").send().await.expect(200);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn deletion_requires_the_email_address_and_reauthentication() {
    for world in worlds().await {
        let zoe = world.owner("Zoe").await;
        let code = async |address: &str, password: &str| {
            erase(&zoe, address, password).await.expect(422).json()["errors"][0]["code"].clone()
        };
        assert_eq!(code("max@example.com", PASSWORD).await, "not_the_name");
        assert_eq!(code("zoe@example.com", "wrong").await, "wrong_password");
        assert_eq!(code("zoe@example.com", "").await, "required");
        zoe.get("/auth/v1/reauthenticate").send().await.expect(200);
        let emails = world.emails().await;
        let sent: String = emails.last().unwrap().text.replace("=\r\n", "");
        let typed =
            sent.lines().map(str::trim).find(|line| line.len() == 6 && line.bytes().all(|b| b.is_ascii_digit()));
        let by_code = |code: &str| zoe.post(PATH).json(&json!({ "email": "ZOE@example.com ", "code": code })).send();
        by_code("000000x").await.expect(422);
        by_code(typed.unwrap()).await.expect(204);
        zoe.get("/api/v1/me").send().await.expect(401);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_personal_data_is_left_after_a_deletion() {
    for world in worlds().await {
        let max = world.owner("Max").await;
        let home = world.join(&max, "Quirine", "owner").await;
        let locations = fill(&world, &home).await;
        max.post("/api/v1/invitations")
            .json(&json!({ "email": "other@example.com", "role": "viewer", "language": "fr" }))
            .send()
            .await
            .expect(201);
        let id = user_of(&home).await;
        let stored = world.stored_files().await;
        home.put("/api/v1/profile/photo").body("image/jpeg", picture()).send().await.expect(200);
        let zone = json!({ "time_zone": "Antarctica/Troll" });
        home.patch("/api/v1/profile").json(&zone).send().await.expect(200);
        // Leaves an email to her in the queue.
        home.get("/auth/v1/reauthenticate").send().await.expect(200);
        erase(&home, &email("Quirine"), PASSWORD).await.expect(204);
        for trace in ["quirine", "Quirine", "Antarctica"] {
            assert_eq!(world.tables_with(trace).await, Vec::<String>::new(), "{trace}");
        }
        world.work().await;
        assert_eq!(world.stored_files().await, stored, "her picture is gone");
        let secrets = [
            "audit_entries",
            "citation_audits",
            "citation_directories",
            "citation_evidence",
            "citation_task_steps",
            "citation_tasks",
            "data_exports",
            "duplicate_dismissals",
            "google_connections",
            "heatmap_panels",
            "heatmap_scans",
            "location_activity",
            "location_history",
            "merges",
            "page_versions",
            "post_photos",
            "post_templates",
            "posts",
            "request_campaigns",
            "review_reports",
            "reviews",
        ];
        for table in world.tables_with(&id).await {
            assert!(secrets.contains(&table.as_str()), "her number stands in {table}");
        }
        assert!(
            !world.emails().await.iter().any(|message| message.to == [email("Quirine")]),
            "a letter was sent to her"
        );
        let history = format!("/api/v1/locations/{}/history", locations[0]);
        let history = max.get(&history).send().await.expect(200).json();
        assert_eq!(history["items"][0]["by"]["name"], "", "a former member did it: {history}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_organization_of_a_sole_member_is_deleted_with_the_account() {
    for world in worlds().await {
        let zoe = world.owner("Zoe").await;
        let org = org_of(&zoe).await;
        assert_eq!(zoe.get(PATH).send().await.expect(200).json(), json!({ "blocking": [], "removed": ["Zoe Durand"] }));
        erase(&zoe, &email("Zoe"), PASSWORD).await.expect(204);
        world.tick().await;
        assert_eq!(world.tables_with(org.as_str()).await, Vec::<String>::new());
        assert_eq!(world.tables_with("zoe@example.com").await, Vec::<String>::new());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_personal_data_file_contains_no_credentials() {
    for world in worlds().await {
        let zoe = world.owner("Zoe").await;
        fill(&world, &zoe).await;
        let token = json!({ "name": "CRM", "scope": "read", "expires_in_days": 7 });
        zoe.post("/api/v1/tokens").json(&token).send().await.expect(201);
        let answer = zoe.get("/api/v1/account/export").send().await.expect(200);
        assert_eq!(answer.header("content-disposition"), "attachment; filename=\"vitrine-account.json\"");
        let all = answer.json();
        assert_eq!(all["account"]["email"], "zoe@example.com");
        for table in
            ["sessions", "memberships", "profiles", "user_registrations", "saved_views", "notifications", "api_tokens"]
        {
            assert!(!all["kept"][table].as_array().unwrap().is_empty(), "{table}");
        }
        let hashes = world.dump().await;
        let (_, user) = hashes.iter().find(|(table, row)| table == "users" && row.contains("zoe@")).unwrap();
        let hash = user
            .split('"')
            .find(|part| part.starts_with("$argon2"))
            .or_else(|| user.split(',').find(|part| part.starts_with("$argon2")));
        let text = answer.text();
        assert!(
            !text.contains(hash.unwrap_or("$argon2")) && !text.contains("token_hash") && !text.contains("refresh_key")
        );
    }
}
