//! Transactions: all or nothing, also when a caller leaves early.

use std::time::Duration;

use db::{Db, Error, Settings, Value, query, rows};
use futures::{future::join_all, poll};

use crate::{
    add,
    engines::{engines, engines_with},
    ids,
};

#[tokio::test]
async fn a_dropped_transaction_leaves_no_trace() {
    for db in engines().await {
        let mut tx = db.begin().await.unwrap();
        add(&mut tx, "a").await.unwrap();
        drop(tx);
        add(&*db, "b").await.unwrap();
        assert_eq!(ids(&db).await, ["b"], "{:?}", db.engine());
    }
}

#[tokio::test]
async fn uncommitted_writes_are_visible_only_to_their_transaction() {
    for db in engines().await {
        let mut tx = db.begin().await.unwrap();
        add(&mut tx, "a").await.unwrap();
        let (inside,) = query!((i64,), "select count(*) from users").one(&mut tx).await.unwrap();
        assert_eq!(inside, 1);
        assert!(ids(&db).await.is_empty(), "{:?}", db.engine());
        tx.commit().await.unwrap();
        assert_eq!(ids(&db).await, ["a"]);
    }
}

#[tokio::test]
async fn a_cancelled_begin_statement_or_commit_leaves_the_database_usable_and_nothing_half_done() {
    for db in engines().await {
        for _ in 0..40 {
            let mut begin = Box::pin(db.begin());
            let _ = poll!(&mut begin);
        }
        let mut tx = db.begin().await.unwrap();
        add(&mut tx, "a").await.unwrap();
        let mut statement = Box::pin(add(&mut tx, "b"));
        let is_given_up = poll!(&mut statement).is_pending();
        drop(statement);
        if is_given_up {
            assert!(matches!(add(&mut tx, "c").await, Err(Error::Aborted(_))));
            assert!(matches!(tx.commit().await, Err(Error::Aborted(_))));
        } else {
            drop(tx);
        }
        assert!(ids(&db).await.is_empty(), "{:?}", db.engine());

        let mut tx = db.begin().await.unwrap();
        add(&mut tx, "d").await.unwrap();
        add(&mut tx, "e").await.unwrap();
        let mut commit = Box::pin(tx.commit());
        let _ = poll!(&mut commit);
        drop(commit);

        let mut alone = Box::pin(add(&*db, "f"));
        let _ = poll!(&mut alone);
        drop(alone);

        add(&*db, "z").await.unwrap();
        let left = ids(&db).await;
        assert!(left.contains(&"z".to_owned()));
        assert_eq!(left.contains(&"d".to_owned()), left.contains(&"e".to_owned()), "{:?}", db.engine());
    }
}

#[tokio::test]
async fn after_a_failed_statement_the_transaction_is_over_on_both_engines() {
    for db in engines().await {
        let mut tx = db.begin().await.unwrap();
        add(&mut tx, "a").await.unwrap();
        assert!(add(&mut tx, "a").await.unwrap_err().is_duplicate());
        assert!(matches!(add(&mut tx, "b").await, Err(Error::Aborted(_))));
        assert!(matches!(tx.commit().await, Err(Error::Aborted(_))));
        assert!(ids(&db).await.is_empty(), "{:?}", db.engine());
    }
}

#[tokio::test]
async fn a_row_that_must_be_there_and_is_not_does_not_end_the_transaction() {
    for db in engines().await {
        let mut tx = db.begin().await.unwrap();
        let missing = query!((String,), "select email from users where id = $1", "nobody").one(&mut tx).await;
        assert!(matches!(missing, Err(Error::RowNotFound)));
        add(&mut tx, "a").await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(ids(&db).await, ["a"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn sixty_four_writers_never_meet_a_locked_database() {
    for db in engines().await {
        let writers = (0..64).map(|n| {
            let db = db.db();
            tokio::spawn(async move {
                for round in 0..4 {
                    add(&db, &format!("{n}-{round}-alone")).await?;
                    let mut tx = db.begin().await?;
                    add(&mut tx, &format!("{n}-{round}-first")).await?;
                    add(&mut tx, &format!("{n}-{round}-second")).await?;
                    tx.commit().await?;
                }
                Ok::<_, Error>(())
            })
        });
        for written in join_all(writers).await {
            written.unwrap().unwrap();
        }
        assert_eq!(ids(&db).await.len(), 64 * 4 * 3, "{:?}", db.engine());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_failing_transaction_does_not_affect_concurrent_ones() {
    for db in engines().await {
        add(&*db, "taken").await.unwrap();
        let writers = (0..48).map(|n| {
            let db = db.db();
            tokio::spawn(async move {
                let mut tx = db.begin().await?;
                add(&mut tx, &format!("{n:02}")).await?;
                if n % 3 == 0 {
                    add(&mut tx, "taken").await?;
                }
                tx.commit().await
            })
        });
        for (n, written) in join_all(writers).await.into_iter().enumerate() {
            assert_eq!(written.unwrap().is_ok(), n % 3 != 0, "{:?}", db.engine());
        }
        assert_eq!(ids(&db).await.len(), 32 + 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reader_never_sees_half_a_transaction() {
    for db in engines().await {
        let writers: Vec<_> = (0..8)
            .map(|n| {
                let db = db.db();
                tokio::spawn(async move {
                    for round in 0..20 {
                        let mut tx = db.begin().await.unwrap();
                        add(&mut tx, &format!("{n}-{round}-left")).await.unwrap();
                        add(&mut tx, &format!("{n}-{round}-right")).await.unwrap();
                        if round % 4 == 0 {
                            drop(tx);
                        } else {
                            tx.commit().await.unwrap();
                        }
                    }
                })
            })
            .collect();
        while !writers.iter().all(tokio::task::JoinHandle::is_finished) {
            assert_eq!(ids(&db).await.len() % 2, 0, "{:?}", db.engine());
        }
        assert_eq!(ids(&db).await.len(), 8 * 15 * 2);
    }
}

#[tokio::test]
async fn an_idle_transaction_is_rolled_back_when_others_wait() {
    let settings = Settings { idle_transaction: Duration::from_millis(300), ..Settings::default() };
    for db in engines_with(db::migrations!(), &settings).await {
        let mut idle = db.begin().await.unwrap();
        add(&mut idle, "a").await.unwrap();
        // Waits for the other transaction: for the one writer, or for the row with that id.
        add(&*db, "a").await.unwrap();
        assert!(add(&mut idle, "b").await.is_err(), "{:?}", db.engine());
        assert!(idle.commit().await.is_err());
        assert_eq!(ids(&db).await, ["a"]);
    }
}

#[tokio::test]
async fn a_statement_that_writes_and_returns_is_committed_when_it_answers() {
    for db in engines().await {
        let (id,) = query!(
            (String,),
            "insert into users (id, email, created_at, updated_at) values ('a', '', 0, 0)
             on conflict (id) do update set updated_at = 1 returning id"
        )
        .one(&*db)
        .await
        .unwrap();
        assert_eq!(id, "a");
        let changed = query!(
            (i64,),
            "with old as (select id from users) update users set updated_at = 7 where id in (select id from old)
             returning updated_at"
        );
        assert_eq!(changed.all(&*db).await.unwrap(), [(7,)], "{:?}", db.engine());
        assert_eq!(ids(&Db::open(db.url()).await.unwrap()).await, ["a"]);
    }
}

#[tokio::test]
async fn a_failed_bulk_insert_ends_its_transaction() {
    for db in engines().await {
        let mut tx = db.begin().await.unwrap();
        let short = vec![vec![Value::from("a")]];
        let insert = rows!("insert into users (id, email, created_at, updated_at) values ($1, $2, $3, $4)");
        assert!(tx.insert_many(insert, short).await.is_err());
        assert!(tx.commit().await.is_err());
        assert!(ids(&db).await.is_empty(), "{:?}", db.engine());
    }
}
