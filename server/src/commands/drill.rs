//! `vitrine backup drill`

use std::{io::Write, path::Path};

use backup::{BackupContent, Error, Rehearsal};
use crypto::Sealer;

use super::say;
use crate::{MIGRATIONS, Outcome, config::Drill};

/// Restores a backup into a temporary database, which is removed in the end.
pub(crate) async fn run(options: &Drill) -> Outcome {
    let place = options.place().await?;
    let scratch = options.scratch();
    let result = drill(options, &place, &scratch).await;
    result.map_err(|error| format!("{place}: {error}").into())
}

async fn drill(options: &Drill, place: &backup::BackupTarget, scratch: &Path) -> Outcome {
    let passphrase = options.passphrase.given()?;
    let rehearsal = match Rehearsal::begin(place, passphrase.as_deref(), MIGRATIONS, scratch).await {
        Err(Error::Encrypted) => {
            let passphrase = options.passphrase.given_or_asked()?;
            Rehearsal::begin(place, Some(&passphrase), MIGRATIONS, scratch).await?
        }
        other => other?,
    };
    say(&summary(&rehearsal.content, place));
    let sealer = sealer(options, &rehearsal.content, scratch);
    let checked = match &sealer {
        Ok(Some(sealer)) => Some(operations::check_logs(&rehearsal.db, sealer).await),
        _ => None,
    };
    rehearsal.end().await;
    sealer?;
    let Some(checked) = checked else {
        let file = options.database.keys();
        say(&format!("The audit logs were not checked: no keys in the backup, nor at {} (--keys).", file.display()));
        return Ok(());
    };
    let (valid, flaws) = checked?;
    if !flaws.is_empty() {
        return Err(format!("it can be restored, but {}", flaws.join("; ")).into());
    }
    say(&format!("{valid} audit logs are as they were sealed."));
    Ok(())
}

fn summary(BackupContent { head, contents, .. }: &BackupContent, place: &backup::BackupTarget) -> String {
    let (tables, rows, photos) = (contents.tables.len(), contents.rows(), contents.photos);
    format!(
        "{place}: a backup of {}, by vitrine {} on {}.\n\
         Restored into a temporary database: {rows} rows in {tables} tables are those of the backup, and {photos} files \
         of photos are whole.",
        head.made_at, head.program, head.engine
    )
}

/// Returns the sealer of the keys in the backup, else of the key file; `None` without keys.
fn sealer(
    options: &Drill,
    content: &BackupContent,
    scratch: &Path,
) -> Result<Option<Sealer>, Box<dyn std::error::Error + Send + Sync>> {
    if let Some(keys) = &content.keys {
        let mut file = tempfile::NamedTempFile::new_in(scratch)?;
        file.write_all(keys)?;
        return Ok(Some(crypto::read_or_make(file.path())?));
    }
    let file = options.database.keys();
    Ok(if file.exists() { Some(crypto::read_or_make(&file)?) } else { None })
}
