//! Migrations: each runs once, all or none, never backwards.

use db::{Db, Engine, Error, Migration, Settings};
use futures::future::join_all;

use crate::engines::{engines, engines_with};

const fn migration(version: i64, engine: Option<Engine>, text: &'static str) -> Migration {
    Migration { version, name: "test", engine, text }
}

static OLD: &[Migration] = &[migration(1, None, "create table one (id text not null primary key collate \"binary\")")];
static NEW: &[Migration] = &[
    migration(1, None, "create table one (id text not null primary key collate \"binary\")"),
    migration(2, Some(Engine::Sqlite), "create table lite (id bigint)"),
    migration(2, Some(Engine::Postgres), "create table post (id bigint)"),
    migration(3, None, "create table three (id bigint); create index three_id on three (id)"),
];
static BROKEN: &[Migration] = &[
    migration(1, None, "create table one (id text not null primary key collate \"binary\")"),
    migration(2, None, "create table two (id bigint); create table one (id bigint)"),
];

#[tokio::test]
async fn each_migration_runs_once() {
    for db in engines_with(&[], &Settings::default()).await {
        assert_eq!(db.migrate(OLD).await.unwrap(), 1);
        assert_eq!(db.migrate(NEW).await.unwrap(), 2, "{:?}", db.engine());
        assert_eq!(db.migrate(NEW).await.unwrap(), 0);
    }
}

#[tokio::test]
async fn a_migration_with_a_lower_number_that_came_later_still_runs() {
    static LATER: &[Migration] =
        &[migration(3, None, "create table three (id bigint); create index three_id on three (id)")];
    for db in engines_with(&[], &Settings::default()).await {
        assert_eq!(db.migrate(LATER).await.unwrap(), 1);
        assert_eq!(db.migrate(NEW).await.unwrap(), 2, "{:?}", db.engine());
    }
}

#[tokio::test]
async fn a_newer_database_is_refused() {
    for db in engines_with(&[], &Settings::default()).await {
        db.migrate(NEW).await.unwrap();
        let Err(Error::Configuration(text)) = db.migrate(OLD).await else { panic!("accepted on {:?}", db.engine()) };
        assert!(text.contains("newer program"), "{text}");
    }
}

#[tokio::test]
async fn when_one_migration_fails_none_has_run() {
    for db in engines_with(&[], &Settings::default()).await {
        let error = db.migrate(BROKEN).await.unwrap_err().to_string();
        assert!(error.starts_with("migration 2 test failed: ") && error.contains("one"), "{error}");
        assert_eq!(db.migrate(NEW).await.unwrap(), 3, "{:?}", db.engine());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn processes_that_start_at_once_migrate_once() {
    for db in engines_with(&[], &Settings::default()).await {
        let starts = (0..6).map(|_| {
            let url = db.url().to_owned();
            tokio::spawn(async move { Db::open(&url).await?.migrate(NEW).await })
        });
        let ran: Vec<usize> = join_all(starts).await.into_iter().map(|ran| ran.unwrap().unwrap()).collect();
        assert_eq!(ran.iter().sum::<usize>(), 3, "{:?}: {ran:?}", db.engine());
    }
}

#[tokio::test]
async fn the_migrations_of_the_program_are_all_there() {
    for db in engines().await {
        assert_eq!(db.migrate(db::migrations!()).await.unwrap(), 0, "{:?}", db.engine());
    }
}
