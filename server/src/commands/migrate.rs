//! `vitrine migrate`

use super::{connect, existing, say};
use crate::{MIGRATIONS, Outcome, config::Migrate};

pub(crate) async fn run(options: &Migrate) -> Outcome {
    if options.check {
        return check(options).await;
    }
    let db = connect(&options.database, &options.database.settings()).await?;
    match db.migrate(MIGRATIONS).await? {
        0 => say("The database is up to date."),
        ran => say(&format!("Ran {ran} migrations; the database is up to date.")),
    }
    db.close().await;
    Ok(())
}

async fn check(options: &Migrate) -> Outcome {
    let db = existing(&options.database).await?;
    let missing = db.missing(MIGRATIONS).await?;
    db.close().await;
    for migration in &missing {
        say(&format!("{:04} {} has not run.", migration.version, migration.name));
    }
    if missing.is_empty() {
        say("The database is up to date.");
        return Ok(());
    }
    Err(format!("{} migrations have not run; `vitrine migrate` and every start run them", missing.len()).into())
}
