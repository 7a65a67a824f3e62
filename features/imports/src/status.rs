//! State of an import as the API shows it.

use api::{Error, Kind};
use db::Db;
use jobs::State;
use orgs::OrgId;

use crate::{ImportError, ImportState, ImportStatus, OnBadRow, Progress, Record, Running};

/// Returns the error of an import that failed on our side.
pub fn given_up() -> ImportError {
    let message = "Something went wrong on our side. Nothing was imported. Try again.";
    ImportError { code: "import_failed".into(), message: message.into(), params: None }
}

/// Returns the state of an import, with its progress and the failure of its job.
///
/// # Errors
/// When the database fails.
pub async fn status(db: &Db, running: &Running, org: &OrgId, record: &Record) -> api::Result<ImportStatus> {
    let mut state = record.state;
    let mut error = record.error.0.clone();
    let mut progress = running.of(&record.id);
    let is_under_way = matches!(state, ImportState::Queued | ImportState::Running);
    if let (true, None, Some(job)) = (is_under_way, progress, &record.job_id)
        && let Some(status) = jobs::status(db, org.as_str(), job).await?
    {
        if status.state == State::Failed {
            // Its worker died once too often to say so itself.
            (state, error) = (ImportState::Failed, Some(given_up()));
        } else {
            let total = status.progress_total.or(record.checked.0.map(|check| check.rows));
            progress = total.map(|total| Progress { done: status.progress_done, total });
        }
    }
    Ok(ImportStatus {
        id: record.id.clone(),
        filename: record.filename.clone(),
        state,
        created_at: record.created_at,
        check: record.checked.0,
        progress,
        outcome: record.outcome.0,
        error,
        undo_until: record.undo_until,
    })
}

/// Returns the number of rows that a checked import creates.
///
/// # Errors
/// 409 `import_not_checked`, and 409 `import_has_bad_rows` unless these are skipped.
pub fn ready_to_run(record: &Record, on_bad_row: OnBadRow) -> api::Result<i64> {
    let is_ready = matches!(record.state, ImportState::Checked | ImportState::Failed);
    let Some(checked) = record.checked.0.filter(|_| is_ready) else {
        return Err(Error::new(Kind::Conflict, "import_not_checked", "Check the import before running it."));
    };
    if checked.bad > 0 && on_bad_row == OnBadRow::Stop {
        let detail = "Some rows have errors. Skip them or fix the file.";
        return Err(Error::new(Kind::Conflict, "import_has_bad_rows", detail));
    }
    Ok(checked.new)
}

/// Checks that a finished import can still be undone at `now`.
///
/// # Errors
/// 409 `import_not_done`.
pub fn check_undo(record: &Record, now: jiff::Timestamp) -> api::Result<()> {
    if record.state != ImportState::Done || record.undo_until.is_none_or(|until| until <= now) {
        return Err(Error::new(Kind::Conflict, "import_not_done", "This import can’t be undone."));
    }
    Ok(())
}
