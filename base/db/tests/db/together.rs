//! Statements that run as one transaction.

use db::{Error, Query, query};
use futures::future::join_all;

use crate::{engines::engines, ids};

fn adding(id: &str) -> Query<()> {
    query!(
        "insert into users (id, email, created_at, updated_at) values ($1, $2, 0, 0)",
        id,
        format!("{id}@example.org")
    )
}

#[tokio::test]
async fn statements_that_run_together_all_count_or_none_does() {
    for db in engines().await {
        db.run_all(Vec::new()).await.unwrap();
        db.run_all(vec![adding("a"), adding("b")]).await.unwrap();
        assert!(db.run_all(vec![adding("c"), adding("a")]).await.unwrap_err().is_duplicate());
        assert_eq!(ids(&db).await, ["a", "b"], "{:?}", db.engine());
    }
}

#[tokio::test]
async fn a_statement_that_changes_nothing_takes_the_others_with_it() {
    for db in engines().await {
        db.run_all(vec![adding("a")]).await.unwrap();
        let renamed = |id: &str| query!("update users set email = 'b@example.org' where id = $1", id);
        let done = db.run_all(vec![adding("b"), renamed("nobody"), adding("c")]).await;
        assert!(matches!(done, Err(Error::RowNotFound)), "{done:?}");
        assert_eq!(ids(&db).await, ["a"], "{:?}", db.engine());
        db.run_all(vec![renamed("a"), adding("d")]).await.unwrap();
        assert_eq!(ids(&db).await, ["a", "d"], "{:?}", db.engine());
    }
}

#[tokio::test]
async fn a_failed_transaction_does_not_fail_its_group() {
    for db in engines().await {
        let turns = (0..20).map(|turn| {
            let last =
                if turn % 2 == 0 { adding(&format!("{turn:02}-first")) } else { adding(&format!("{turn:02}-last")) };
            db.run_all(vec![adding(&format!("{turn:02}-first")), last])
        });
        let done = join_all(turns).await;
        assert!(done.iter().enumerate().all(|(turn, done)| done.is_ok() == (turn % 2 == 1)), "{:?}", db.engine());
        assert_eq!(ids(&db).await.len(), 20, "{:?}", db.engine());
    }
}
