//! A backup that is taken while people work restores to an instance that serves.

use std::{
    collections::BTreeMap,
    ffi::OsString,
    fs,
    io::Cursor,
    path::Path,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use db::{Db, query};
use image::{DynamicImage, ImageFormat};
use serde_json::json;
use tokio::task::JoinSet;

use crate::instance::{EMAIL, Home, PASSWORD, count, sign_in, sign_up, with_another};

/// Ids of locations whose writing was acknowledged.
type Acknowledged = Arc<Mutex<Vec<String>>>;

fn so_far(acknowledged: &Acknowledged) -> Vec<String> {
    acknowledged.lock().unwrap_or_else(PoisonError::into_inner).clone()
}

/// People who add locations until they are told to stop.
fn writers(port: u16, token: &str, acknowledged: &Acknowledged, is_over: &Arc<AtomicBool>) -> JoinSet<()> {
    let writer = |writer: usize| {
        let (token, acknowledged, is_over) = (token.to_owned(), acknowledged.clone(), is_over.clone());
        async move {
            for n in 0.. {
                let shop = json!({ "name": format!("Shop {writer} {n}"), "address": "1 Main St", "city": "Austin" });
                let output =
                    testing::ask(port, "POST", "/api/v1/locations", &token, &[], shop.to_string().as_bytes()).await;
                let Some((201, made)) = output else { panic!("{output:?}") };
                let id = made["id"].as_str().expect("an id").to_owned();
                acknowledged.lock().unwrap_or_else(PoisonError::into_inner).push(id);
                if is_over.load(Ordering::Relaxed) {
                    return;
                }
            }
        }
    };
    (0..3).map(writer).collect()
}

/// Every location, and how many the totals say there are.
async fn ids(db: &Db) -> (Vec<String>, i64) {
    let ids = query!((String,), "select id from locations where org_id <> '' and deleted_at is null");
    let totals =
        query!((i64,), "select cast(coalesce(sum(total), 0) as bigint) from location_totals where org_id <> ''");
    let ids = ids.all(db).await.expect("rows").into_iter().map(|(id,)| id).collect();
    (ids, totals.one(db).await.expect("a row").0)
}

/// The files in a folder and those below it, by name.
fn files(folder: &Path) -> BTreeMap<OsString, Vec<u8>> {
    let mut contents = BTreeMap::new();
    for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry")) {
        if entry.path().is_dir() {
            contents.append(&mut files(&entry.path()));
        } else {
            contents.insert(entry.file_name(), fs::read(entry.path()).expect("a file"));
        }
    }
    contents
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_taken_under_load_restores_to_an_instance_that_serves() {
    for (from, to) in with_another(testing::engines().await).await {
        let home = Home::new();
        let program = home.serve(from.url()).await;
        let token = sign_up(&program).await;
        let shop = json!({ "name": "First", "address": "1 Main St", "city": "Austin" }).to_string();
        let shop = program.ask("POST", "/api/v1/locations", &token, shop.as_bytes()).await;
        let photos = format!("/api/v1/locations/{}/photos", shop["id"].as_str().expect("an id"));
        let mut picture = Cursor::new(Vec::new());
        DynamicImage::new_rgb8(300, 300).write_to(&mut picture, ImageFormat::Png).expect("a picture");
        program.ask("POST", &photos, &token, picture.get_ref()).await;
        let pictures = files(&home.path("photos"));

        let (acknowledged, is_over) = (Acknowledged::default(), Arc::default());
        let writers = writers(program.port(), &token, &acknowledged, &is_over);
        while so_far(&acknowledged).len() < 20 {
            count(&program, &token).await;
        }
        let before = so_far(&acknowledged);
        let file = home.file("all.backup");
        let output = home.run_on_all("backup", from.url(), &["--to", &file, "--encrypt", "--with-keys"]).await.good();
        assert!(output.contains("2 files of photos, read back and found whole. The keys are in it."), "{output}");
        is_over.store(true, Ordering::Relaxed);
        writers.join_all().await;
        assert!(so_far(&acknowledged).len() > before.len(), "nobody was kept from writing");
        drop(program);

        let home = Home::new();
        home.run_on_all("restore", to.url(), &["--from", &file]).await.good();
        let (there, total) = ids(&to).await;
        assert!(before.iter().all(|id| there.contains(id)), "what was acknowledged before is there");
        assert_eq!(there.len() as i64, total, "a write is there as a whole or not at all");

        let program = home.serve(to.url()).await;
        assert_eq!(count(&program, &token).await, there.len() as u64, "the token of before still opens it");
        let second_session = sign_in(&program, EMAIL, PASSWORD).await;
        let listed = program.ask("GET", &photos, &second_session, b"").await;
        assert_eq!(listed["items"].as_array().map(Vec::len), Some(1));
        assert_eq!(files(&home.path("photos")), pictures);
        home.run_on_all("restore", to.url(), &["--from", &file]).await.refused("the database is not empty");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_is_replaced_only_when_confirmed_and_unused() {
    for db in testing::engines().await {
        let home = Home::new();
        let file = home.file("all.backup");
        let output = home.run_on_all("backup", db.url(), &["--to", &file, "--without-photos"]).await.good();
        assert!(output.contains("and 0 files of photos"), "{output}");
        let name = db.url().split('?').next().unwrap_or_default().rsplit(['/', ':']).next().unwrap_or_default();
        let replace = |name| ["--from", file.as_str(), "--replace", name];
        home.run_on_all("restore", db.url(), &replace("another")).await.refused("nothing was changed");
        home.run_on_all("restore", db.url(), &replace(name)).await.refused("the database is in use");
        db.close().await;
        while Db::is_in_use(db.url()).await.expect("an answer") {
            // A server takes a moment to notice that a connection ended.
            tokio::task::yield_now().await;
        }
        home.run_on_all("restore", db.url(), &replace(name)).await.good();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn incompatible_options_are_reported_before_any_change() {
    let home = Home::new();
    let url = format!("sqlite:{}", home.file("no.db"));
    let file = home.file("x.backup");
    home.run_on_all("backup", &url, &["--to", &file]).await.refused("there is no database at");
    home.run_on_all("backup", &url, &["--to", &file, "--keep", "3"]).await.refused("--keep needs a folder");
    home.run_on_all("backup", &url, &["--to", &file, "--with-keys"]).await.refused("--encrypt");
    home.run_on_all("restore", &url, &["--from", &file]).await.refused("there is no backup at");
    fs::write(home.path("x.backup"), "something else").expect("a file");
    home.run_on_all("restore", &url, &["--from", &file]).await.refused("this is no backup of Vitrine");
    assert!(!home.path("no.db").exists(), "nothing was made");
}
