//! `vitrine data import`

use std::fs::File;

use api::{App, Clock, Site};
use audit::Act;
use db::Settings;
use media::Store;

use super::{IDLE_TRANSACTION_TIMEOUT, connect, note, say};
use crate::{MIGRATIONS, Outcome, config::ImportData, events};

pub(crate) async fn import(options: &ImportData) -> Outcome {
    let file = File::open(&options.file).map_err(|error| format!("{}: {error}", options.file.display()))?;
    // The pictures are kept within the transaction of the rows: it may take a while.
    let settings = Settings { idle_transaction: IDLE_TRANSACTION_TIMEOUT, ..options.database.settings() };
    let db = connect(&options.database, &settings).await?;
    db.migrate(MIGRATIONS).await?;
    let app = App::new(db, Clock::system(), Site::default());
    let store = Store::open(&options.photos.place(&options.database))?;
    let imported = data::import(&app, &store, file, &options.owner).await;
    if let Ok(data::ImportSummary { name, rows, .. }) = &imported {
        note(&app, Act::new(events::DataImported).named(name).with("rows", *rows)).await?;
    }
    app.db.close().await;
    let data::ImportSummary { name, rows, people, .. } = imported?;
    say(&format!(
        "{name} is here: {rows} rows, {people} people. Who had no account sets a password with “Forgot password?”."
    ));
    Ok(())
}
