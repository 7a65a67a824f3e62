//! Notifications: sent after the commit, never without one.

use std::time::Duration;

use db::{Db, Settings};
use tokio::{sync::broadcast::Receiver, time::timeout};

use crate::{
    add,
    engines::{engines, engines_with},
    ids,
};

async fn next(heard: &mut Receiver<String>) -> String {
    timeout(Duration::from_secs(10), heard.recv()).await.expect("a notice in time").expect("a notice")
}

#[tokio::test]
async fn a_notice_comes_after_the_commit_and_never_without_one() {
    for db in engines().await {
        let mut heard = db.listen();

        let mut dropped = db.begin().await.unwrap();
        dropped.notify("dropped".into());
        drop(dropped);

        let mut broken = db.begin().await.unwrap();
        add(&mut broken, "a").await.unwrap();
        broken.notify("broken".into());
        assert!(add(&mut broken, "a").await.is_err());
        assert!(broken.commit().await.is_err());

        let mut tx = db.begin().await.unwrap();
        tx.notify("one".into());
        add(&mut tx, "a").await.unwrap();
        tx.notify("two it's".into());
        tx.notify("one".into());
        assert!(heard.try_recv().is_err(), "heard before the commit");
        tx.commit().await.unwrap();

        assert_eq!(next(&mut heard).await, "one", "{:?}", db.engine());
        assert_eq!(ids(&db).await, ["a"], "heard before it could be read");
        assert_eq!(next(&mut heard).await, "two it's");
        assert!(heard.try_recv().is_err());
    }
}

#[tokio::test]
async fn a_notice_that_postgres_could_not_carry_is_refused_by_both_and_nothing_is_kept() {
    for db in engines().await {
        let mut tx = db.begin().await.unwrap();
        add(&mut tx, "a").await.unwrap();
        tx.notify("x".repeat(7001));
        assert!(tx.commit().await.is_err());
        assert!(ids(&db).await.is_empty(), "{:?}", db.engine());
    }
}

#[tokio::test]
async fn other_processes_hear_it_on_postgres() {
    for db in engines_with(&[], &Settings::default()).await {
        if db.engine() == db::Engine::Sqlite {
            continue;
        }
        let other = Db::open(db.url()).await.unwrap();
        let mut heard = other.listen();
        let mut tx = db.begin().await.unwrap();
        tx.notify("hello".into());
        tx.commit().await.unwrap();
        assert_eq!(next(&mut heard).await, "hello");
    }
}
