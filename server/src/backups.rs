//! Scheduled backups: their settings from the options, and their results in words.

use std::fs;

use crypto::Sealer;
use jiff::{SignedDuration, Timestamp};
use media::Store;
use operations::{BackupHealth, BackupPlan, BackupSettings, BackupStatus, Operator, Run};

use crate::{MIGRATIONS, config::Instance};

/// Returns the settings of scheduled backups; `None` when none are scheduled.
///
/// # Errors
/// A sentence for the operator, when the passphrase or the keys cannot be read.
pub(crate) fn settings(instance: &Instance, sealer: &Sealer, photos: &Store) -> Result<Option<BackupSettings>, String> {
    let options = &instance.backups;
    let Some(plan) = options.plan() else { return Ok(None) };
    let passphrase = options.passphrase()?;
    let file = instance.database.keys();
    let keys = options.backup_with_keys.then(|| fs::read(&file)).transpose();
    let language = options.backup_language;
    Ok(Some(BackupSettings {
        plan,
        passphrase,
        keys: keys.map_err(|error| format!("{}: {error}; check --keys", file.display()))?,
        photos: (!options.backup_without_photos).then(|| photos.clone()),
        scratch: options.backup_scratch.clone().unwrap_or_else(|| instance.database.beside("rehearsal").into()),
        migrations: MIGRATIONS,
        program: env!("CARGO_PKG_VERSION"),
        operator: instance.contact_to.clone().map(|email| Operator { email, language }),
        sealer: sealer.clone(),
    }))
}

/// Urgency of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Urgency {
    /// The latest backup can be restored.
    Fine,
    /// The operator should know.
    Warning,
    /// There is no recent backup, or it has a flaw.
    Wrong,
}

/// Returns the latest result in words.
pub(crate) fn report(plan: &BackupPlan, status: &BackupStatus, now: Timestamp) -> (Urgency, String) {
    let folder = &plan.folder;
    let last = match &status.verified {
        Some(run) => format!("the latest verified one is {} old", age(run, now)),
        None => "there is no verified one".to_owned(),
    };
    let is_recent = |run: &Run| now.duration_since(run.started_at) <= plan.schedule.max_age();
    match status.health(&plan.schedule, now) {
        BackupHealth::Healthy => (Urgency::Fine, verified(status, folder, now)),
        BackupHealth::None => {
            (Urgency::Warning, format!("none in {folder} yet; the first is made soon after the start"))
        }
        BackupHealth::Failed(error) => {
            let urgency =
                if status.verified.as_ref().is_some_and(is_recent) { Urgency::Warning } else { Urgency::Wrong };
            (urgency, format!("the latest failed ({error}); {last}"))
        }
        BackupHealth::Flawed(flaws) => {
            let advice = "find out with `vitrine audit verify` what was changed";
            (Urgency::Wrong, format!("{}, but {flaws}; {advice}", verified(status, folder, now)))
        }
        BackupHealth::Overdue => (Urgency::Warning, format!("overdue: {last}; check that background jobs run")),
    }
}

fn verified(status: &BackupStatus, folder: &backup::Folder, now: Timestamp) -> String {
    let Some(run) = &status.verified else { return String::new() };
    let Run { row_count, photo_count, .. } = run;
    let name = run.name.as_deref().unwrap_or_default();
    format!(
        "{folder}/{name}, {} old, was restored and compared: {row_count} rows and {photo_count} files of photos",
        age(run, now)
    )
}

fn age(run: &Run, now: Timestamp) -> String {
    let age = now.duration_since(run.started_at).max(SignedDuration::ZERO);
    if age < SignedDuration::from_hours(48) {
        format!("{} h {} min", age.as_hours(), age.as_mins() % 60)
    } else {
        format!("{} days", age.as_hours() / 24)
    }
}

#[cfg(test)]
mod tests {
    use backup::Folder;
    use operations::Outcome;

    use super::*;

    fn at(time: &str) -> Timestamp {
        format!("2026-11-{time}:00Z").parse().unwrap()
    }

    fn run(time: &str, outcome: Outcome, error: Option<&str>) -> Run {
        Run {
            started_at: at(time),
            ended_at: at(time),
            name: Some("vitrine-1.backup".into()),
            outcome,
            error: error.map(str::to_owned),
            size_bytes: 1,
            row_count: 12,
            photo_count: 3,
            table_count: 1,
            log_count: 0,
        }
    }

    #[test]
    fn a_report_names_the_age_the_failure_and_what_is_overdue() {
        let plan = BackupPlan {
            folder: Folder::new("/backups/", Vec::new()),
            schedule: "02:15".parse().unwrap(),
            retention: "7d".parse().unwrap(),
        };
        let good = run("25T02:15", Outcome::Verified, None);
        let flawed = run("25T02:15", Outcome::Verified, Some("audit log instance: changed"));
        let failed = run("26T02:15", Outcome::Failed, Some("disk full"));
        for (latest, verified, now, urgency, words) in [
            (None, None, "26T12:00", Urgency::Warning, "none in /backups yet"),
            (
                Some(&good),
                Some(&good),
                "25T12:20",
                Urgency::Fine,
                "/backups/vitrine-1.backup, 10 h 5 min old, was restored",
            ),
            (Some(&good), Some(&good), "27T12:00", Urgency::Warning, "overdue: the latest verified one is 2 days old"),
            (Some(&flawed), Some(&flawed), "25T12:00", Urgency::Wrong, "but audit log instance: changed"),
            (
                Some(&failed),
                Some(&good),
                "26T03:00",
                Urgency::Warning,
                "failed (disk full); the latest verified one is 24 h",
            ),
            (Some(&failed), Some(&good), "26T23:00", Urgency::Wrong, "failed (disk full)"),
            (Some(&failed), None, "26T03:00", Urgency::Wrong, "there is no verified one"),
        ] {
            let status = BackupStatus { latest: latest.cloned(), verified: verified.cloned() };
            let (actual, text) = report(&plan, &status, at(now));
            assert!(actual == urgency && text.contains(words), "{actual:?} {text}");
        }
    }
}
