//! Opening and closing: errors of wrong addresses, and files left on disk.

use std::fs;

use db::{Db, Error};

use crate::{add, engines::engines, ids};

async fn refusal(url: &str) -> String {
    match Db::open(url).await {
        Err(error) => error.to_string(),
        Ok(_) => panic!("opened {url}"),
    }
}

#[tokio::test]
async fn an_address_that_cannot_be_used_says_so_readably() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "not a database, but long enough to be taken for one by its size: ".repeat(20)).unwrap();
    let (folder, file) = (folder.path().display().to_string(), file.display().to_string());

    let under_a_file = refusal(&format!("sqlite:{file}/data/vitrine.db")).await;
    assert!(under_a_file.contains("cannot be written") && under_a_file.contains(&file), "{under_a_file}");
    let a_folder = refusal(&format!("sqlite:{folder}")).await;
    assert!(a_folder.contains("cannot be written") && a_folder.contains(&folder), "{a_folder}");
    let no_database = refusal(&format!("sqlite:{file}")).await;
    assert!(no_database.contains("cannot be used") && no_database.contains("not a database"), "{no_database}");
    let below_nothing = refusal(&format!("sqlite:{folder}/no/such/x.db")).await;
    assert!(below_nothing.contains(&format!("{folder}/no/such: No such file")), "{below_nothing}");
    assert!(!fs::exists(format!("{folder}/no")).unwrap());
    assert!(refusal("sqlite:").await.contains("names a file"));
    assert!(refusal("sqlite::memory:").await.contains("names a file"));
    assert!(refusal("mysql://localhost/x").await.contains("sqlite: or postgres://"));
    let nobody_there = refusal("postgres://me@127.0.0.1:1/x").await;
    assert!(nobody_there.starts_with("cannot connect to PostgreSQL at 127.0.0.1:1: "), "{nobody_there}");
}

#[tokio::test]
async fn an_unreachable_server_and_a_wrong_option_are_different_errors() {
    let Err(away) = Db::open("postgres://me@127.0.0.1:1/x").await else { panic!("connected") };
    assert!(away.is_unavailable());
    let Err(mistake) = Db::open("postgres://me@127.0.0.1:1/x?sslmode=maybe").await else { panic!("connected") };
    assert!(!mistake.is_unavailable());
    assert!(!Error::RowNotFound.is_unavailable());
}

#[tokio::test]
#[cfg(unix)]
async fn other_users_of_the_machine_cannot_read_the_file() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new/vitrine.db");
    let db = Db::open(&format!("sqlite:{}", path.display())).await.unwrap();
    db.migrate(db::migrations!()).await.unwrap();
    for file in [path.clone(), path.with_extension("db-wal")] {
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600, "{}", file.display());
    }
}

#[tokio::test]
async fn closing_keeps_committed_rows_and_refuses_writes() {
    for db in engines().await {
        add(&*db, "a").await.unwrap();
        db.close().await;
        assert!(add(&*db, "b").await.is_err(), "{:?}", db.engine());
        assert!(db.begin().await.is_err());
        assert_eq!(ids(&Db::open(db.url()).await.unwrap()).await, ["a"]);
    }
}
