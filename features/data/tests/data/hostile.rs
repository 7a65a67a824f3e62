//! Archives that are not exports or were modified: they are refused, and nothing changes.

use std::io::{Cursor, Write};

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use zip::{CompressionMethod, ZipWriter, write::SimpleFileOptions};

use crate::{
    filled::fill,
    importing::import,
    world::{World, email, files, worlds},
};

type Files = Vec<(String, Vec<u8>)>;

/// Packs these files into an archive with correct checksums.
fn packed(files: &Files) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    for (name, content) in files {
        zip.start_file(name.as_str(), options).unwrap();
        zip.write_all(content).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

fn content<'a>(files: &'a mut Files, name: &str) -> &'a mut Vec<u8> {
    &mut files.iter_mut().find(|(file, _)| file == name).unwrap().1
}

/// Rewrites a file and adjusts the manifest, as a forger would.
fn forged(files: &Files, name: &str, change: impl Fn(String) -> String) -> Files {
    let mut files = files.clone();
    let text = change(String::from_utf8(content(&mut files, name).clone()).unwrap());
    *content(&mut files, name) = text.clone().into_bytes();
    if name != "manifest.json" {
        let manifest = content(&mut files, "manifest.json");
        let mut manifest_value: Value = serde_json::from_slice(manifest).unwrap();
        let entry =
            manifest_value["files"].as_array_mut().unwrap().iter_mut().find(|file| file["name"] == name).unwrap();
        let digest: String = Sha256::digest(&text).iter().map(|byte| format!("{byte:02x}")).collect();
        (entry["sha256"], entry["bytes"]) = (json!(digest), json!(text.len()));
        *manifest = serde_json::to_vec(&manifest_value).unwrap();
    }
    files
}

fn with(files: &Files, name: &str, content: &[u8]) -> Files {
    let mut files = files.clone();
    files.push((name.into(), content.to_vec()));
    files
}

async fn refused(world: &World, archive: &[u8], why: &str) {
    let before = (world.dump().await, world.stored_files().await);
    let message = import(world, archive, &email("Zoe")).await.expect_err(why);
    assert!(message.contains(why), "{message}");
    assert_eq!((world.dump().await, world.stored_files().await), before, "{why}: something changed");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_altered_export_is_refused_as_a_whole() {
    for from in worlds().await {
        let zoe = from.owner("Zoe").await;
        let ids = fill(&from, &zoe).await;
        let archive = from.export(&zoe).await;
        let all = files(&archive);
        let to = worlds().await.remove(0);
        let manifest = |change: &dyn Fn(&mut Value)| {
            packed(&forged(&all, "manifest.json", |text| {
                let mut value = serde_json::from_str(&text).unwrap();
                change(&mut value);
                value.to_string()
            }))
        };
        let other = "018f0000-0000-7000-8000-000000000000";
        for (archive, why) in [
            (Vec::new(), "not a complete ZIP"),
            (archive[..archive.len() / 2].to_vec(), "not a complete ZIP"),
            (archive[..archive.len() - 1].to_vec(), "not a complete ZIP"),
            (packed(&with(&all, "../../etc/cron.d/x", b"")), "no export has a file called"),
            (packed(&with(&all, "photos/x.svg", b"<svg/>")), "no export has a file called"),
            (packed(&with(&all, "data/bomb.jsonl", &vec![b'a'; 8 << 20])), "times as large as it is packed"),
            (packed(&with(&all, "data/unknown.jsonl", b"")), "does not match the manifest"),
            (
                packed(&all.iter().filter(|(name, _)| name != "manifest.json").cloned().collect()),
                "it has no manifest.json",
            ),
            (packed(&all.iter().filter(|(name, _)| name != "data/labels.jsonl").cloned().collect()), "are missing"),
            (manifest(&|manifest| manifest["version"] = json!(2)), "another version"),
            (manifest(&|manifest| manifest["format"] = json!("other")), "another version"),
            (manifest(&|manifest| manifest["tables"][0]["rows"] = json!(2)), "rows instead of 2"),
            (manifest(&|manifest| drop(manifest["tables"].as_array_mut().unwrap().pop())), "its tables are different"),
            (manifest(&|manifest| manifest["organisation"]["id"] = json!(other)), "another organization"),
            (manifest(&|manifest| manifest["files"][2]["sha256"] = json!("00")), "checksum"),
            (
                packed(&forged(&all, "data/labels.jsonl", |text| text.replace("\"color\"", "\"colour\""))),
                "other columns",
            ),
            (packed(&forged(&all, "data/labels.jsonl", |text| text.replace('{', "[["))), "changed or damaged"),
            (
                packed(&forged(&all, "data/photos.jsonl", |text| text.replace("\"key\":\"", "\"key\":\"../"))),
                "invalid name",
            ),
            (
                packed(&forged(&all, "data/location_history.jsonl", |text| text.replace(&ids[0], other))),
                "rejected a row",
            ),
            (
                packed(&forged(&all, "data/saved_views.jsonl", |text| {
                    let at = text.find("\"user_id\":\"").unwrap() + 11;
                    format!("{}{other}{}", &text[..at], &text[at + 36..])
                })),
                "an unknown user",
            ),
        ] {
            refused(&to, &archive, why).await;
        }
        assert!(import(&to, &packed(&all), &email("Zoe")).await.is_ok(), "packed anew it is still an export");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_bit_of_the_content_can_be_flipped_unseen() {
    let from = worlds().await.remove(0);
    let zoe = from.owner("Zoe").await;
    fill(&from, &zoe).await;
    let archive = from.export(&zoe).await;
    let to = worlds().await.remove(0);
    let before = to.dump().await;
    for step in 1..60 {
        let mut flipped = archive.clone();
        let at = step * flipped.len() / 60;
        flipped[at] ^= 1 << (step % 8);
        if files_differ(&archive, &flipped) {
            import(&to, &flipped, &email("Zoe")).await.expect_err("a flipped bit");
            assert_eq!(to.dump().await, before);
        }
    }
}

/// Some bits of a ZIP carry no content: dates and reserved fields.
fn files_differ(first: &[u8], other: &[u8]) -> bool {
    let other = std::panic::catch_unwind(|| files(other));
    other.is_err() || other.is_ok_and(|other| other != files(first))
}
