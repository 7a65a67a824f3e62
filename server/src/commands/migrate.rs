//! `vitrine migrate`

use db::Db;

use super::say;
use crate::{MIGRATIONS, Outcome, config::Database};

pub(crate) async fn run(database: &Database) -> Outcome {
    let db = Db::open(database.url()).await?;
    match db.migrate(MIGRATIONS).await? {
        0 => say("The database is up to date."),
        ran => say(&format!("Ran {ran} migrations; the database is up to date.")),
    }
    db.close().await;
    Ok(())
}
