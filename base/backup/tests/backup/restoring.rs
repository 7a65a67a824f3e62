//! Tests that a restore returns the original content.

use backup::{Also, BackupTarget, Error, Onto};
use db::{Engine, Migration};
use media::Store;

use crate::{ALL, NOW, add, empty, filled, made, store, users};

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_either_engine_restores_into_either() {
    for from in filled(500).await {
        let photos = store(&["one.jpg", "two.jpg"]).await;
        let also = Also { photos: Some(&photos), program: "1.2.3", ..Also::default() };
        let (_folder, place, contents) = made(&from, &also).await;
        assert_eq!((contents.rows(), contents.photos, contents.has_keys), (500, 2, false));
        for to in empty().await {
            let store = Store::in_memory();
            let content = backup::restore(&place, None, &to, ALL, Onto::Nothing, &store).await.unwrap();
            assert_eq!((content.head.program.as_str(), content.head.made_at, content.keys), ("1.2.3", NOW, None));
            assert_eq!(content.contents, contents);
            assert_eq!(store.get("two.jpg").await.unwrap().unwrap().length, 7);
            let (_folder, _, again) = made(&to, &Also { photos: Some(&store), ..Also::default() }).await;
            assert_eq!(again, contents, "{:?} to {:?}", from.engine(), to.engine());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_encrypted_backup_opens_with_its_passphrase_and_holds_the_keys_that_were_given() {
    for from in filled(50).await.into_iter().take(1) {
        let also = Also { keys: Some(b"key\n".to_vec()), passphrase: Some("correct horse"), ..Also::default() };
        let (folder, place, contents) = made(&from, &also).await;
        assert!(contents.has_keys);
        let bytes = std::fs::read(folder.path().join("test.backup")).unwrap();
        assert!(!bytes.windows(8).any(|part| part == b"\"sqlite\""), "nothing of it can be read");
        assert!(matches!(backup::check(&place, None).await, Err(Error::Encrypted)));
        assert!(matches!(backup::check(&place, Some("correct h0rse")).await, Err(Error::WrongPassphrase)));
        for to in empty().await {
            let restored =
                backup::restore(&place, Some("correct horse"), &to, ALL, Onto::Nothing, &Store::in_memory()).await;
            assert_eq!(restored.unwrap().keys.unwrap(), b"key\n");
            assert_eq!(users(&to).await, 50);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_not_empty_is_left_alone_unless_its_content_may_go() {
    for db in filled(20).await {
        let (_folder, place, _) = made(&db, &Also::default()).await;
        add(&db, 20..30).await;
        let photos = Store::in_memory();
        let refused = backup::restore(&place, None, &db, ALL, Onto::Nothing, &photos).await.unwrap_err();
        assert_eq!(refused.to_string(), "the database is not empty");
        assert_eq!(users(&db).await, 30);
        backup::restore(&place, None, &db, ALL, Onto::WhatIsThere, &photos).await.unwrap();
        assert_eq!(users(&db).await, 20);
        add(&db, 20..21).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn backups_of_a_newer_version_are_refused() {
    static NEWER: &[Migration] =
        &[Migration { version: 9999, name: "later", engine: None, text: "create table later (id bigint)" }];
    let newer: &'static [Migration] = Vec::leak(ALL.iter().chain(NEWER).map(copy).collect());
    for db in filled(1).await {
        db.migrate(newer).await.unwrap();
        let folder = tempfile::tempdir().unwrap();
        let place = BackupTarget::File(folder.path().join("test.backup"));
        let unknown = backup::write(&db, ALL, &place, &Also::default(), NOW).await.unwrap_err();
        assert!(unknown.to_string().contains("migration 9999, which this program does not know"), "{unknown}");
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "nothing is left of it");
        backup::write(&db, newer, &place, &Also::default(), NOW).await.unwrap();
        for to in empty().await {
            let photos = Store::in_memory();
            let refused = backup::restore(&place, None, &to, ALL, Onto::Nothing, &photos).await.unwrap_err();
            assert!(refused.to_string().contains("migration 9999"), "{refused}");
            assert_eq!(to.pending(ALL).await.unwrap(), for_engine(to.engine()), "nothing was made there");
        }
    }
}

fn copy(migration: &Migration) -> Migration {
    Migration { version: migration.version, name: migration.name, engine: migration.engine, text: migration.text }
}

fn for_engine(engine: Engine) -> usize {
    ALL.iter().filter(|migration| migration.engine.is_none_or(|only| only == engine)).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn one_database_is_copied_into_another_and_back() {
    for from in filled(300).await {
        for to in empty().await {
            let there = backup::copy(&from, &to, ALL).await.unwrap();
            assert_eq!(there.rows(), 300);
            let refused = backup::copy(&from, &to, ALL).await.unwrap_err();
            assert_eq!(refused.to_string(), "the database is not empty");
            for back in empty().await.into_iter().filter(|back| back.engine() == from.engine()) {
                assert_eq!(backup::copy(&to, &back, ALL).await.unwrap(), there);
            }
        }
    }
}
