//! `vitrine backup`

use std::fs;

use api::Clock;
use backup::{Also, BackupTarget, Contents};
use media::Store;

use super::{existing, say};
use crate::{MIGRATIONS, Outcome, config::Backup};

pub(crate) async fn run(options: &Backup) -> Outcome {
    let now = Clock::system().now();
    let place = options.place(now)?;
    let passphrase = options.passphrase()?;
    let keys = options.with_keys.then(|| keys(options)).transpose()?;
    let photos =
        if options.without_photos { None } else { Some(Store::open(&options.photos.place(&options.database))?) };
    let db = existing(&options.database).await?;
    let also =
        Also { photos: photos.as_ref(), keys, passphrase: passphrase.as_deref(), program: env!("CARGO_PKG_VERSION") };
    let contents = backup::write(&db, MIGRATIONS, &place, &also, now).await?;
    db.close().await;
    say(&describe(&place, &contents, options));
    if let Some(most) = options.keep() {
        for name in place.keep(most).await? {
            say(&format!("Removed {name}."));
        }
    }
    Ok(())
}

fn keys(options: &Backup) -> Result<Vec<u8>, String> {
    let file = options.database.keys();
    fs::read(&file).map_err(|error| format!("{}: {error}; check --keys", file.display()))
}

fn describe(place: &BackupTarget, contents: &Contents, options: &Backup) -> String {
    let (rows, photos) = (contents.rows(), contents.photos);
    let keys = if contents.has_keys {
        "The keys are in it.".to_owned()
    } else {
        format!(
            "Keep a copy of {} apart from it: without the keys, secrets do not open.",
            options.database.keys().display()
        )
    };
    format!("{place}: {rows} rows and {photos} files of photos, read back and found whole. {keys}")
}
