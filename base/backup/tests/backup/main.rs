//! Tests of backups through the public API, on every engine.
#![expect(clippy::unwrap_used, clippy::panic, reason = "what a test's own functions cannot have fails it")]

mod altered;
mod places;
mod restoring;

use backup::{Also, BackupTarget, Contents};
use db::{Db, Migration, Settings, query};
use jiff::Timestamp;
use media::Store;
use tempfile::TempDir;
use testing::{TestDb, engines, engines_with};

const ALL: &[Migration] = db::migrations!();
const NOW: Timestamp = Timestamp::constant(1_795_300_000, 0);

/// Returns a database of each engine with some users.
async fn filled(users: i64) -> Vec<TestDb> {
    let made = engines().await;
    for db in &made {
        add(db, 0..users).await;
    }
    made
}

async fn add(db: &Db, users: std::ops::Range<i64>) {
    let mut tx = db.begin().await.unwrap();
    for n in users {
        let (id, email) = (format!("{n:06}"), format!("é{n}@example.org"));
        query!("insert into users (id, email, created_at, updated_at) values ($1, $2, $3, 0)", id, email, n)
            .run(&mut tx)
            .await
            .unwrap();
    }
    tx.commit().await.unwrap();
}

async fn users(db: &Db) -> i64 {
    query!((i64,), "select count(*) from users").one(db).await.unwrap().0
}

/// Returns a database of each engine without migrations.
async fn empty() -> Vec<TestDb> {
    engines_with(&[], &Settings::default()).await
}

/// Makes a backup in its own folder.
async fn made(db: &Db, also: &Also<'_>) -> (TempDir, BackupTarget, Contents) {
    let folder = tempfile::tempdir().unwrap();
    let place = BackupTarget::File(folder.path().join("test.backup"));
    let contents = backup::write(db, ALL, &place, also, NOW).await.unwrap();
    (folder, place, contents)
}

async fn store(names: &[&str]) -> Store {
    let store = Store::in_memory();
    for name in names {
        store.put(name, name.as_bytes().to_vec()).await.unwrap();
    }
    store
}
