//! Tests of the database layer through its public API, on each available engine.
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "what a test's own functions cannot have fails it"
)]

#[path = "../../../testing/src/engines.rs"]
mod engines;

mod bulk;
mod copy;
mod migrations;
mod notices;
mod opening;
mod postgres;
mod reading;
mod rows;
mod together;
mod transactions;

use db::{Db, Result, Run, query};

/// Inserts a user with that id.
async fn add(on: impl Run, id: &str) -> Result<u64> {
    query!(
        "insert into users (id, email, created_at, updated_at) values ($1, $2, 0, 0)",
        id,
        format!("{id}@example.org")
    )
    .run(on)
    .await
}

/// Returns the ids of all users.
async fn ids(db: &Db) -> Vec<String> {
    let rows = query!((String,), "select id from users order by id").all(db).await.unwrap();
    rows.into_iter().map(|(id,)| id).collect()
}
