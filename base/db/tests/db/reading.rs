//! Consistent reads: several queries that see one moment.

use db::{Error, Reading, query};

use crate::{add, engines::engines, ids};

async fn seen(reading: &mut Reading) -> Vec<(String,)> {
    query!((String,), "select id from users order by id").all(reading).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn reads_are_consistent_and_do_not_block_writers() {
    for db in engines().await {
        add(&*db, "a").await.unwrap();
        let mut reading = db.reading().await.unwrap();
        add(&*db, "b").await.unwrap();
        let only_a = [("a".to_owned(),)];
        assert_eq!(seen(&mut reading).await, only_a, "as it was when reading began");
        add(&*db, "c").await.unwrap();
        assert_eq!(seen(&mut reading).await, only_a, "and stays so");
        drop(reading);
        assert_eq!(ids(&db).await, ["a", "b", "c"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_written_where_it_is_only_read() {
    for db in engines().await {
        let mut reading = db.reading().await.unwrap();
        let refused = add(&mut reading, "a").await;
        assert!(matches!(refused, Err(Error::Configuration(_))), "{refused:?}");
        assert!(seen(&mut reading).await.is_empty(), "it goes on");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_comes_back_without_its_old_view() {
    for db in engines().await {
        // More repetitions than there are connections.
        for at in 0..20 {
            let mut reading = db.reading().await.unwrap();
            assert_eq!(seen(&mut reading).await.len(), at);
            drop(reading);
            add(&*db, &format!("{at:02}")).await.unwrap();
        }
    }
}
