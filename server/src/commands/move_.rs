//! `vitrine move`

use db::{Db, Settings};

use super::{IDLE_TRANSACTION_TIMEOUT, say};
use crate::{MIGRATIONS, Outcome, config::Move};

pub(crate) async fn run(options: &Move) -> Outcome {
    if let Some(file) = db::file(&options.from)?.filter(|file| !file.exists()) {
        return Err(format!("there is no database at {}", file.display()).into());
    }
    if !options.online && Db::is_in_use(&options.from).await? {
        return Err("the database is in use: stop every vitrine that works on it first, or copy it as it is now with \
                    --online and lose what is written from now on"
            .into());
    }
    let from = Db::open(&options.from).await?;
    let to =
        Db::open_with(&options.to, &Settings { idle_transaction: IDLE_TRANSACTION_TIMEOUT, ..Settings::default() })
            .await?;
    let copied = backup::copy(&from, &to, MIGRATIONS).await;
    from.close().await;
    to.close().await;
    let contents = copied?;
    for table in &contents.tables {
        say(&format!("{:>10} rows  {}  {}", table.rows, &table.checksum[..16], table.name));
    }
    say(&format!(
        "{} rows are in the new database, compared row by row with the old one, which is as it was.\n\
         Photos and keys were not moved: start with --photos and --keys where they are.",
        contents.rows()
    ));
    Ok(())
}
