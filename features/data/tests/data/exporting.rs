use jiff::SignedDuration;
use serde_json::json;
use sha2::{Digest, Sha256};

use crate::{
    filled::{SEALED_TOKEN, fill},
    world::{files, lines, worlds},
};

#[tokio::test(flavor = "multi_thread")]
async fn an_export_has_every_row_and_picture_with_counts_and_checksums() {
    for world in worlds().await {
        let zoe = world.owner("Zoe").await;
        fill(&world, &zoe).await;
        let archive = world.export(&zoe).await;
        let all = files(&archive);
        let (_, manifest) = all.iter().find(|(name, _)| name == "manifest.json").unwrap();
        let manifest: serde_json::Value = serde_json::from_slice(manifest).unwrap();
        for table in manifest["tables"].as_array().unwrap() {
            let name = table["table"].as_str().unwrap();
            let rows = lines(&archive, &format!("data/{name}.jsonl")).len() as u64;
            assert_eq!(table["rows"], rows, "{name}");
            assert!(rows > 0, "the test fills {name}");
            let (_, sheet) = all.iter().find(|(file, _)| *file == format!("csv/{name}.csv")).unwrap();
            assert!(String::from_utf8_lossy(sheet).lines().count() as u64 > rows, "{name}");
        }
        assert_eq!(manifest["files"].as_array().unwrap().len() + 1, all.len());
        for file in manifest["files"].as_array().unwrap() {
            let (_, content) = all.iter().find(|(name, _)| file["name"] == name.as_str()).unwrap();
            let digest: String = Sha256::digest(content).iter().map(|byte| format!("{byte:02x}")).collect();
            assert_eq!((&file["sha256"], &file["bytes"]), (&json!(digest), &json!(content.len())), "{}", file["name"]);
        }
        assert_eq!(
            all.iter().filter(|(name, _)| name.starts_with("photos/")).count(),
            6,
            "a photo, a logo, a photo of a post, and their previews"
        );
        assert_eq!(lines(&archive, "data/people.jsonl")[0]["email"], "zoe@example.com");
        let text = all.iter().map(|(_, content)| String::from_utf8_lossy(content).into_owned()).collect::<String>();
        // The manifest names the tables that are left out.
        let text = text.replace("assistant_refresh_tokens", "");
        for secret in [SEALED_TOKEN, "$argon2", "password_hash", "refresh_token", "token_hash"] {
            assert!(!text.contains(secret), "{secret}");
        }
        assert!(text.contains("\"'=Café \"\"Noir\"\"\""), "no spreadsheet runs a cell");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_is_of_one_moment_however_much_is_written_meanwhile() {
    for world in worlds().await {
        let zoe = world.owner("Zoe").await;
        let add = |at: usize| {
            let shop = json!({ "name": format!("Shop {at}"), "address": "1 Rue du Bac", "city": "Paris" });
            zoe.post("/api/v1/locations").json(&shop).send()
        };
        for at in 0..20 {
            add(at).await.expect(201);
        }
        let mut at = 20;
        // A fast export may finish before the first concurrent write.
        let archive = loop {
            let before = at;
            let mut exporting = std::pin::pin!(world.export(&zoe));
            let archive = loop {
                tokio::select! {
                    archive = &mut exporting => break archive,
                    added = add(at) => {
                        added.expect(201);
                        at += 1;
                    }
                }
            };
            if at > before {
                break archive;
            }
        };
        let locations = lines(&archive, "data/locations.jsonl").len() as i64;
        let totals = lines(&archive, "data/location_totals.jsonl");
        let total: i64 = totals.iter().map(|row| row["total"].as_i64().unwrap()).sum();
        assert_eq!(total, locations, "the totals are those of these locations");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_owners_and_admins_of_the_organisation_get_it() {
    for world in worlds().await {
        let zoe = world.owner("Zoe").await;
        let admin = world.join(&zoe, "Ada", "admin").await;
        let manager = world.join(&zoe, "Max", "manager").await;
        let stranger = world.owner("Eve").await;
        let id = admin.post("/api/v1/data/exports").send().await.expect(202).json()["id"].clone();
        let path = format!("/api/v1/data/exports/{}/file", id.as_str().unwrap());
        zoe.get(&path).send().await.expect(404);
        world.work().await;
        let answer = zoe.get(&path).send().await.expect(200);
        assert_eq!(answer.header("content-disposition"), "attachment; filename=\"vitrine-export-2026-03-01.zip\"");
        manager.get(&path).send().await.expect(403);
        manager.post("/api/v1/data/exports").send().await.expect(403);
        manager.get("/api/v1/data/exports").send().await.expect(403);
        stranger.get(&path).send().await.expect(404);
        world.client.get(&path).send().await.expect(401);
        let notifications = admin.get("/api/v1/notifications").send().await.expect(200).json();
        assert_eq!(notifications["items"][0]["kind"], "data_export_ready");
        assert_eq!(notifications["items"][0]["link"], "/dashboard/settings/data");
        let listed = stranger.get("/api/v1/data/exports").send().await.expect(200).json();
        assert_eq!(listed, json!({ "items": [] }));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_export_is_made_at_a_time_and_few_are_kept_for_a_week() {
    for world in worlds().await {
        let zoe = world.owner("Zoe").await;
        let ask = async || zoe.post("/api/v1/data/exports").send().await;
        for _ in 0..5 {
            ask().await.expect(202);
            assert_eq!(ask().await.expect(409).json()["code"], "export_running");
            world.work().await;
        }
        assert_eq!(ask().await.expect(422).json()["params"]["max"], 5);
        assert_eq!(world.stored_files().await.len(), 5);
        world.app.clock.advance(SignedDuration::from_hours(7 * 24 - 1));
        world.tick().await;
        assert_eq!(world.stored_files().await.len(), 5);
        world.app.clock.advance(SignedDuration::from_hours(1));
        world.tick().await;
        assert_eq!(world.stored_files().await.len(), 0);
        assert!(!world.dump().await.iter().any(|(table, _)| table == "data_exports"));
    }
}
