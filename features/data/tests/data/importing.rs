use std::{fs::File, io::Write};

use data::ImportSummary;
use serde_json::Value;

use crate::{
    filled::{fill, user_of},
    world::{World, email, files, lines, worlds},
};

/// Writes this content into a temporary file.
pub fn file(content: &[u8]) -> File {
    let mut file = tempfile::tempfile().unwrap();
    file.write_all(content).unwrap();
    std::io::Seek::rewind(&mut file).unwrap();
    file
}

/// Imports an archive.
pub async fn import(world: &World, archive: &[u8], owner: &str) -> Result<ImportSummary, String> {
    data::import(&world.app, &world.store, file(archive), owner).await.map_err(|failure| failure.to_string())
}

/// Comparable form of an archive: every file byte by byte, and the manifest without its creation time.
fn comparable(archive: &[u8]) -> Vec<(String, String)> {
    let plain = |(name, content): (String, Vec<u8>)| {
        if name != "manifest.json" {
            return (name, format!("{content:?}"));
        }
        let mut manifest: Value = serde_json::from_slice(&content).unwrap();
        manifest["made_at"] = Value::Null;
        (name, manifest.to_string())
    };
    files(archive).into_iter().map(plain).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn exporting_an_import_reproduces_the_export_on_every_pair_of_engines() {
    for from in worlds().await {
        let zoe = from.owner("Zoe").await;
        from.join(&zoe, "Ada", "admin").await;
        fill(&from, &zoe).await;
        let archive = from.export(&zoe).await;
        for to in worlds().await {
            let imported = import(&to, &archive, &email("Zoe")).await.unwrap();
            assert_eq!((imported.people, imported.name.as_str()), (2, "Zoe Durand"));
            let again = to.export(&to.sign_in("Ada").await).await;
            let (before, after) = (comparable(&archive), comparable(&again));
            for (first, other) in before.iter().zip(&after) {
                assert_eq!(first.0, other.0);
                assert_eq!(first.1, other.1, "{}", first.0);
            }
            assert_eq!(before.len(), after.len());
            let refused = import(&to, &archive, &email("Zoe")).await.unwrap_err();
            assert!(refused.contains("already exists on this instance"), "{refused}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn users_with_an_account_keep_it_and_its_id() {
    for from in worlds().await {
        let zoe = from.owner("Zoe").await;
        fill(&from, &zoe).await;
        let archive = from.export(&zoe).await;
        let had = lines(&archive, "data/people.jsonl")[0]["id"].as_str().unwrap().to_owned();
        for to in worlds().await {
            let here = to.owner("Zoe").await;
            let has = user_of(&here).await;
            assert_ne!(had, has);
            let imported = import(&to, &archive, &email("Zoe")).await.unwrap();
            assert!(to.tables_with(&had).await.is_empty(), "the old id is nowhere");
            let organisations = here.get("/api/v1/organisations").send().await.expect(200).json();
            assert_eq!(organisations["items"].as_array().unwrap().len(), 2);
            let path = format!("/api/v1/organisations/{}/switch", imported.org);
            here.post(&path).json(&serde_json::json!({})).send().await.expect(200);
            let list = here.get("/api/v1/locations?sort=name").send().await.expect(200).json();
            assert_eq!(list["items"].as_array().unwrap().len(), 6);
            let views = here.get("/api/v1/views").send().await.expect(200).json();
            assert_eq!(views["items"][0]["name"], "Mine");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_owner_is_an_existing_or_an_exported_user() {
    for world in worlds().await {
        let zoe = world.owner("Zoe").await;
        let archive = world.export(&zoe).await;
        for to in worlds().await {
            let before = to.dump().await;
            let refused = import(&to, &archive, "nobody@example.com").await.unwrap_err();
            assert!(refused.contains("vitrine user create"), "{refused}");
            assert_eq!(to.dump().await, before, "nothing is left of it");
            let max = to.owner("Max").await;
            let imported = import(&to, &archive, &email("Max")).await.unwrap();
            let path = format!("/api/v1/organisations/{}/switch", imported.org);
            let me = max.post(&path).json(&serde_json::json!({})).send().await.expect(200).json();
            assert_eq!(me["role"], "owner");
        }
    }
}
