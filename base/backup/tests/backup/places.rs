//! Tests of places: a backup is complete under its name, or absent.

use std::fs;

use backup::{Also, BackupTarget, Onto};
use jiff::ToSpan;
use media::Store;
use testing::Bucket;

use crate::{ALL, NOW, add, empty, filled, users};

#[tokio::test(flavor = "multi_thread")]
async fn a_bucket_keeps_a_backup_that_is_sent_and_read_in_parts() {
    let bucket = Bucket::open().await;
    let place = BackupTarget::new("s3://photos/some/where/", bucket.settings.clone(), NOW).unwrap();
    let [db, ..] = &filled(10).await[..] else { panic!("no SQLite") };
    // Incompressible noise, so that the content needs more than one part.
    let mut noise = 1_u64;
    let content: Vec<u8> = (0..10 * 1024 * 1024)
        .map(|_| {
            noise ^= noise << 13;
            noise ^= noise >> 7;
            noise ^= noise << 17;
            noise as u8
        })
        .collect();
    let photos = Store::in_memory();
    photos.put("large.jpg", content.clone()).await.unwrap();
    let also = Also { photos: Some(&photos), ..Also::default() };
    backup::write(db, ALL, &place, &also, NOW).await.unwrap();
    assert_eq!(bucket.names(), ["some/where/vitrine-20261121T222640Z.backup"]);
    for to in empty().await {
        let store = Store::in_memory();
        backup::restore(&place, None, &to, ALL, Onto::Nothing, &store).await.unwrap();
        assert_eq!(users(&to).await, 10);
        assert_eq!(store.get("large.jpg").await.unwrap().unwrap().length, content.len() as u64);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn older_backups_go_and_nothing_else() {
    let bucket = Bucket::open().await;
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("vitrine-notes.backup"), "mine").unwrap();
    let [db, ..] = &filled(1).await[..] else { panic!("no SQLite") };
    for (address, settings) in
        [(folder.path().display().to_string(), Vec::new()), ("s3://photos/kept/".to_owned(), bucket.settings.clone())]
    {
        let mut last = None;
        for hour in 0..4 {
            let now = NOW + hour.hours();
            let place = BackupTarget::new(&address, settings.clone(), now).unwrap();
            assert!(place.is_named_by_time());
            backup::write(db, ALL, &place, &Also::default(), now).await.unwrap();
            last = Some(place);
        }
        let removed = last.unwrap().keep(2).await.unwrap();
        assert_eq!(removed, ["vitrine-20261121T222640Z.backup", "vitrine-20261121T232640Z.backup"]);
    }
    let mut left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    left.sort_unstable();
    let later = ["vitrine-20261122T002640Z.backup", "vitrine-20261122T012640Z.backup"];
    assert_eq!(left, [later[0], later[1], "vitrine-notes.backup"]);
    assert_eq!(bucket.names(), later.map(|name| format!("kept/{name}")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_that_fails_leaves_the_one_before() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("test.backup");
    let place = BackupTarget::File(path.clone());
    for db in filled(5).await {
        backup::write(&db, ALL, &place, &Also::default(), NOW).await.unwrap();
        let before = fs::read(&path).unwrap();
        for empty in empty().await {
            let failed = backup::write(&empty, ALL, &place, &Also::default(), NOW).await.unwrap_err();
            assert_eq!(failed.to_string(), "the database is empty");
        }
        assert_eq!(fs::read(&path).unwrap(), before);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "no unfinished file");
    }
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn only_its_owner_may_read_a_backup() {
    use std::os::unix::fs::PermissionsExt;
    let [db, ..] = &filled(1).await[..] else { panic!("no SQLite") };
    let (folder, ..) = crate::made(db, &Also::default()).await;
    let mode = fs::metadata(folder.path().join("test.backup")).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_contains_every_acknowledged_write_and_no_partial_one() {
    for db in filled(0).await {
        // Each transaction writes ten users, throughout the test.
        let writers: Vec<_> = (0..4)
            .map(|writer| {
                let db = db.db();
                tokio::spawn(async move {
                    for n in 0..30 {
                        let first = writer * 100_000 + n * 10;
                        add(&db, first..first + 10).await;
                    }
                })
            })
            .collect();
        let mut restored = Vec::new();
        while restored.len() < 3 || !writers.iter().all(tokio::task::JoinHandle::is_finished) {
            let acknowledged = users(&db).await;
            let (folder, place, contents) = crate::made(&db, &Also::default()).await;
            assert!(contents.rows() as i64 >= acknowledged, "{:?}", db.engine());
            assert_eq!(contents.rows() % 10, 0, "a transaction by half");
            restored.push((folder, place, contents));
        }
        let (_folder, place, contents) = restored.swap_remove(1);
        for to in empty().await {
            backup::restore(&place, None, &to, ALL, Onto::Nothing, &Store::in_memory()).await.unwrap();
            assert_eq!(users(&to).await, contents.rows() as i64);
        }
    }
}
