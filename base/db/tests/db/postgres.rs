//! Failures that only a server can cause.

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
    time::Duration,
};

use db::{Db, Engine, Error, query};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt, copy_bidirectional},
    net::{TcpListener, TcpStream},
    time::timeout,
};
use tokio_postgres::NoTls;

use crate::{
    add,
    engines::{TestDb, engines},
    ids,
};

async fn servers() -> impl Iterator<Item = TestDb> {
    engines().await.into_iter().filter(|db| db.engine() == Engine::Postgres)
}

/// Runs SQL on the server over a separate connection.
async fn say(db: &TestDb, sql: &str) {
    let (client, connection) = tokio_postgres::connect(db.url(), NoTls).await.unwrap();
    tokio::spawn(connection);
    client.batch_execute(sql).await.unwrap();
}

/// Ends every other connection to this database, as a restart does.
const END: &str = "select pg_terminate_backend(pid) from pg_stat_activity
                   where datname = current_database() and pid <> pg_backend_pid()";

#[tokio::test]
async fn the_listener_connects_again_and_says_that_it_was_away() {
    for db in servers().await {
        let mut heard = db.listen();
        say(&db, END).await;
        let gap = timeout(Duration::from_secs(10), heard.recv()).await.unwrap().unwrap();
        assert_eq!(gap, db::GAP);
        let mut tx = db.begin().await.unwrap();
        tx.notify("back".into());
        tx.commit().await.unwrap();
        assert_eq!(timeout(Duration::from_secs(10), heard.recv()).await.unwrap().unwrap(), "back");
    }
}

#[tokio::test]
async fn reads_and_new_transactions_do_not_notice_that_connections_were_ended() {
    for db in servers().await {
        add(&*db, "a").await.unwrap();
        for _ in 0..10 {
            say(&db, END).await;
            assert_eq!(ids(&db).await, ["a"]);
            say(&db, END).await;
            let mut tx = db.begin().await.unwrap();
            add(&mut tx, "b").await.unwrap();
        }
    }
}

/// Starts a proxy to a server; it answers the next `starting` connections that the server is starting up.
async fn wire(to: String, starting: Arc<AtomicUsize>) -> u16 {
    const STARTING: &[u8] = b"SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0";
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    tokio::spawn(async move {
        while let Ok((mut near, _)) = listener.accept().await {
            let (to, starting) = (to.clone(), starting.clone());
            tokio::spawn(async move {
                if starting.fetch_update(Relaxed, Relaxed, |left| left.checked_sub(1)).is_ok() {
                    let length = u32::try_from(STARTING.len() + 4).unwrap().to_be_bytes();
                    let _ = near.read(&mut [0; 1024]).await;
                    let _ = near.write_all(&[b"E", &length[..], STARTING].concat()).await;
                } else if let Ok(mut far) = TcpStream::connect(to).await {
                    let _ = copy_bidirectional(&mut near, &mut far).await;
                }
            });
        }
    });
    port
}

#[tokio::test]
async fn a_server_that_says_that_it_starts_is_waited_for() {
    for direct in servers().await {
        let address = direct.url().split(['@', '/']).find(|part| part.contains(':') && !part.ends_with(':')).unwrap();
        let starting = Arc::new(AtomicUsize::new(0));
        let port = wire(address.to_owned(), starting.clone()).await;
        let db = Db::open(&direct.url().replace(address, &format!("127.0.0.1:{port}"))).await.unwrap();
        add(&db, "a").await.unwrap();
        // More connections than the tries of two seconds, and fewer than those of one reader in eight seconds even if
        // the listener takes none.
        starting.store(16, Relaxed);
        say(&direct, END).await;
        assert_eq!(ids(&db).await, ["a"]);
        assert_eq!(starting.load(Relaxed), 0);
    }
}

#[tokio::test]
async fn lookups_share_a_pool_and_survive_terminated_connections() {
    let find = || query!((String,), "select email from users where id = $1", "a").lookup();
    for db in servers().await {
        add(&*db, "a").await.unwrap();
        for _ in 0..3 {
            let lookups = (0..100).map(|_| find().one(&*db));
            for row in futures::future::join_all(lookups).await {
                assert_eq!(row.unwrap().0, "a@example.org");
            }
            let (client, connection) = tokio_postgres::connect(db.url(), NoTls).await.unwrap();
            tokio::spawn(connection);
            let lookups = "select count(*) from pg_stat_activity
                           where datname = current_database() and query like 'select email from users%'";
            assert_eq!(client.query_one(lookups, &[]).await.unwrap().get::<_, i64>(0), 4);
            client.batch_execute(END).await.unwrap();
        }
        db.close().await;
        assert!(find().one(&*db).await.is_err());
    }
}

#[tokio::test]
async fn a_transaction_on_a_terminated_connection_fails_and_can_be_retried() {
    for db in servers().await {
        let mut tx = db.begin().await.unwrap();
        add(&mut tx, "a").await.unwrap();
        say(&db, END).await;
        let error = add(&mut tx, "b").await.unwrap_err();
        assert!(error.is_unavailable(), "{error}");
        assert!(tx.commit().await.is_err());
        assert!(ids(&db).await.is_empty());
    }
}

#[tokio::test]
async fn a_deadlock_costs_one_of_the_two_and_says_that_it_may_be_tried_again() {
    for db in servers().await {
        add(&*db, "a").await.unwrap();
        add(&*db, "b").await.unwrap();
        let touch = |id: &'static str| query!("update users set updated_at = updated_at + 1 where id = $1", id);
        let (mut first, mut other) = (db.begin().await.unwrap(), db.begin().await.unwrap());
        touch("a").run(&mut first).await.unwrap();
        touch("b").run(&mut other).await.unwrap();
        let crossed = async |mut tx: db::Tx, id| {
            touch(id).run(&mut tx).await?;
            tx.commit().await
        };
        let (first, other) = tokio::join!(crossed(first, "b"), crossed(other, "a"));
        let lost: Vec<Error> = [first, other].into_iter().filter_map(Result::err).collect();
        assert_eq!(lost.len(), 1);
        assert!(lost[0].is_unavailable(), "{}", lost[0]);
    }
}

#[tokio::test]
async fn an_error_names_the_cause_and_quotes_no_value() {
    for db in servers().await {
        add(&*db, "secret").await.unwrap();
        let error = add(&*db, "secret").await.unwrap_err();
        assert!(error.to_string().contains("users_pkey") && error.to_string().contains("23505"), "{error}");
        assert!(!error.to_string().contains("secret"), "{error}");
        let Err(wrong) = Db::open(&format!("{}_not_there", db.url())).await else { panic!("opened") };
        assert!(wrong.to_string().contains("does not exist"), "{wrong}");
    }
}

#[tokio::test]
async fn more_tasks_than_connections_wait_for_their_turn() {
    for db in servers().await {
        let tasks = (0..100).map(|n| {
            let db = db.db();
            tokio::spawn(async move {
                let mut tx = db.begin().await?;
                add(&mut tx, &n.to_string()).await?;
                tx.commit().await
            })
        });
        for done in futures::future::join_all(tasks).await {
            done.unwrap().unwrap();
        }
        assert_eq!(ids(&db).await.len(), 100);
    }
}
