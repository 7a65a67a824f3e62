//! `vitrine restore`

use std::{
    fs::{self, OpenOptions},
    io::{ErrorKind, Write},
    os::unix::fs::OpenOptionsExt,
    path::Path,
};

use backup::{BackupContent, BackupTarget, Error, Onto};
use db::{Db, Settings};
use media::Store;

use super::{IDLE_TRANSACTION_TIMEOUT, connect, say};
use crate::{
    MIGRATIONS, Outcome,
    config::{Database, Restore},
};

/// The backup is read twice: before anything is touched, and again to restore it.
pub(crate) async fn run(options: &Restore) -> Outcome {
    let place = options.place()?;
    let (content, passphrase) = checked(&place, options).await?;
    say(&describe(&content));
    if options.check {
        return Ok(());
    }
    let onto = onto(options).await?;
    let file = options.database.keys();
    if let Some(keys) = &content.keys {
        want_no_others(&file, keys)?;
    }
    let settings = Settings { idle_transaction: IDLE_TRANSACTION_TIMEOUT, ..options.database.settings() };
    let db = connect(&options.database, &settings).await?;
    let photos = Store::open(&options.photos.place(&options.database))?;
    let restored = backup::restore(&place, passphrase.as_deref(), &db, MIGRATIONS, onto, &photos).await;
    db.close().await;
    match restored?.keys {
        Some(keys) => {
            put(&file, &keys).map_err(|error| format!("{}: {error}; the rest is restored", file.display()))?;
        }
        None if file.exists() => {}
        None => say(&format!("Put the file with the keys to {} before you start.", file.display())),
    }
    say("Restored. Jobs that waited when the backup was made run at the start.");
    Ok(())
}

/// Verifies the backup. Returns its contents, and its passphrase if it is encrypted.
async fn checked(
    place: &BackupTarget,
    options: &Restore,
) -> Result<(BackupContent, Option<String>), Box<dyn std::error::Error + Send + Sync>> {
    let passphrase = options.passphrase.given()?;
    match backup::check(place, passphrase.as_deref()).await {
        Err(Error::Encrypted) => {
            let passphrase = options.passphrase.given_or_asked()?;
            Ok((backup::check(place, Some(&passphrase)).await?, Some(passphrase)))
        }
        other => Ok((other?, passphrase)),
    }
}

fn describe(BackupContent { head, contents, .. }: &BackupContent) -> String {
    let (rows, photos) = (contents.rows(), contents.photos);
    let keys = if contents.has_keys { "with" } else { "without" };
    format!(
        "A backup of {}, by vitrine {} on {}: {rows} rows and {photos} files of photos, {keys} the keys. It is whole.",
        head.made_at, head.program, head.engine
    )
}

/// Chooses the target: `--replace` must name the database, which must not be in use.
async fn onto(options: &Restore) -> Result<Onto, String> {
    let Some(named_database) = &options.replace else { return Ok(Onto::Nothing) };
    let name = name(&options.database);
    if *named_database != name {
        return Err(format!("the database is called {name}, not {named_database}: nothing was changed"));
    }
    match Db::is_in_use(options.database.url()).await {
        Ok(false) => Ok(Onto::WhatIsThere),
        Ok(true) => Err("the database is in use: stop every vitrine that works on it first".into()),
        Err(error) => Err(error.to_string()),
    }
}

/// The last part of the address.
fn name(database: &Database) -> String {
    let address = database.url().split('?').next().unwrap_or_default();
    address.rsplit(['/', ':']).next().unwrap_or_default().to_owned()
}

/// Other keys are not written over: something may be sealed by them.
fn want_no_others(file: &Path, keys: &[u8]) -> Result<(), String> {
    match fs::read(file) {
        Ok(there) if there != keys => {
            Err(format!("{} holds other keys than the backup: move it away first", file.display()))
        }
        Err(error) if error.kind() != ErrorKind::NotFound => Err(format!("{}: {error}", file.display())),
        _ => Ok(()),
    }
}

/// Only its owner may read it.
fn put(file: &Path, keys: &[u8]) -> std::io::Result<()> {
    if file.exists() {
        return Ok(());
    }
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut made = OpenOptions::new().write(true).create_new(true).mode(0o600).open(file)?;
    made.write_all(keys)?;
    made.sync_all()
}
