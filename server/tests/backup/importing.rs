//! `vitrine data import`: an organization that was exported comes in as a whole, or not at all.

use std::{fs, path::Path};

use db::{Db, query};
use serde_json::json;

use crate::instance::{CommandOutput, EMAIL, Home, run, sign_up, with_another};

async fn import(home: &Home, url: &str, file: &str, owner: &str) -> CommandOutput {
    let (keys, photos) = (home.file("keys"), home.file("photos"));
    let at = ["--database", url, "--keys", &keys, "--photos", &photos];
    run(&[&["data", "import", "--file", file, "--owner", owner], &at[..]].concat()).await
}

/// Users, organizations, locations and rows of the audit log.
async fn there(db: &Db) -> (i64, i64, i64, i64) {
    let counts = query!(
        (i64, i64, i64, i64),
        "select (select count(*) from users), (select count(*) from orgs), \
            (select count(*) from locations where org_id <> ''), (select count(*) from audit_entries where org_id <> '')"
    );
    counts.one(db).await.expect("a row")
}

/// The only file with this ending in a folder or below it.
fn with_ending(folder: &Path, ending: &str) -> Option<String> {
    fs::read_dir(folder).ok()?.filter_map(Result::ok).find_map(|entry| {
        let path = entry.path();
        if path.is_dir() {
            return with_ending(&path, ending);
        }
        path.extension().is_some_and(|extension| extension == ending).then(|| path.display().to_string())
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_comes_in_once_and_a_refused_one_changes_nothing() {
    for (from, to) in with_another(testing::engines().await).await {
        let home = Home::new();
        let program = home.serve(from.url()).await;
        let token = sign_up(&program).await;
        let shop = json!({ "name": "First", "address": "1 Main St", "city": "Austin" }).to_string();
        program.ask("POST", "/api/v1/locations", &token, shop.as_bytes()).await;
        program.ask("POST", "/api/v1/data/exports", &token, b"").await;
        while program.ask("GET", "/api/v1/data/exports", &token, b"").await["items"][0]["state"] != "ready" {
            tokio::task::yield_now().await;
        }
        drop(program);
        let file = with_ending(&home.path("photos"), "zip").expect("the export");

        let home = Home::new();
        let url = to.url();
        import(&home, url, &home.file("none.zip"), EMAIL).await.refused("none.zip: ");
        let whole = fs::read(&file).expect("a file");
        let half = home.file("half.zip");
        fs::write(&half, &whole[..whole.len() / 2]).expect("a file");
        import(&home, url, &half, EMAIL).await.refused("the file is not a complete ZIP file");
        let before = there(&to).await;
        import(&home, url, &file, "stranger@example.com").await.refused("the owner is neither in the export");
        assert_eq!(there(&to).await, before);

        let output = import(&home, url, &file, EMAIL).await.good();
        assert!(output.starts_with("A B is here: ") && output.contains(" rows, 1 people. "), "{output}");
        let after = there(&to).await;
        assert_eq!((after.0, after.1, after.2), (1, 1, 1));
        import(&home, url, &file, EMAIL).await.refused("A B already exists on this instance");
        assert_eq!(there(&to).await, after);
    }
}
