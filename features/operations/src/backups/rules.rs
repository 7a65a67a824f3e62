//! Rules for when a backup is due and whether the results are healthy. Pure.

use jiff::{SignedDuration, Timestamp};

use super::{
    schedule::Schedule,
    types::{BackupStatus, Outcome},
};

/// Pause after a failed run.
const RETRY_INTERVAL: SignedDuration = SignedDuration::from_hours(1);

/// Returns true when a backup is due: none was verified since the latest due time, and the last failure is an hour
/// old.
pub(crate) fn is_due(schedule: &Schedule, status: &BackupStatus, now: Timestamp) -> bool {
    let due = schedule.latest(now);
    let is_done = status.verified.as_ref().is_some_and(|run| run.started_at >= due);
    let is_pausing = status.latest.as_ref().is_some_and(|run| {
        run.outcome == Outcome::Failed && run.started_at >= due && now < run.ended_at + RETRY_INTERVAL
    });
    !is_done && !is_pausing
}

/// Judgment of the latest results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BackupHealth {
    /// The latest backup is recent and was restored.
    Healthy,
    /// No backup was made yet.
    None,
    /// The latest run failed.
    Failed(String),
    /// The latest backup was restored, but an audit log in it has a flaw.
    Flawed(String),
    /// The latest verified backup is too old.
    Overdue,
}

impl BackupStatus {
    /// Judges the results at `now`.
    pub fn health(&self, schedule: &Schedule, now: Timestamp) -> BackupHealth {
        let Some(latest) = &self.latest else { return BackupHealth::None };
        if latest.outcome == Outcome::Failed {
            return BackupHealth::Failed(latest.error.clone().unwrap_or_default());
        }
        match &self.verified {
            Some(run) if now.duration_since(run.started_at) > schedule.max_age() => BackupHealth::Overdue,
            Some(run) => run.error.clone().map_or(BackupHealth::Healthy, BackupHealth::Flawed),
            None => BackupHealth::Overdue,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Run;

    fn at(time: &str) -> Timestamp {
        format!("2026-11-{time}:00Z").parse().unwrap()
    }

    fn run(time: &str, outcome: Outcome) -> Run {
        let (started_at, ended_at) = (at(time), at(time) + SignedDuration::from_mins(5));
        let (name, error) = (None, (outcome == Outcome::Failed).then(|| "disk full".to_owned()));
        Run {
            started_at,
            ended_at,
            name,
            outcome,
            error,
            size_bytes: 0,
            row_count: 0,
            photo_count: 0,
            table_count: 0,
            log_count: 0,
        }
    }

    fn status(verified: Option<&str>, failed: Option<&str>) -> BackupStatus {
        let verified = verified.map(|time| run(time, Outcome::Verified));
        let failed = failed.map(|time| run(time, Outcome::Failed));
        let latest = [&verified, &failed].into_iter().flatten().max_by_key(|run| run.started_at).cloned();
        BackupStatus { latest, verified }
    }

    #[test]
    fn a_backup_is_due_once_per_time_of_the_schedule_and_an_hour_after_a_failure() {
        for (schedule, verified, failed, now, expected) in [
            ("02:15", None, None, "26T12:00", true),
            ("02:15", Some("26T02:15"), None, "26T12:00", false),
            ("02:15", Some("26T02:15"), None, "27T02:14", false),
            ("02:15", Some("26T02:15"), None, "27T02:15", true),
            ("02:15", Some("20T09:00"), None, "26T01:00", true),
            ("02:15,14:15", Some("26T02:15"), None, "26T14:15", true),
            ("14:15,02:15", Some("26T14:20"), None, "27T02:00", false),
            ("02:15", None, Some("26T02:15"), "26T03:00", false),
            ("02:15", None, Some("26T02:15"), "26T03:20", true),
            ("02:15", Some("25T02:15"), Some("26T02:15"), "26T02:50", false),
            ("02:15", Some("25T02:15"), Some("26T02:10"), "26T02:15", true),
        ] {
            let parsed: Schedule = schedule.parse().unwrap();
            assert_eq!(is_due(&parsed, &status(verified, failed), at(now)), expected, "{schedule} {verified:?} {now}");
        }
        for wrong in ["", "2", "25:00", "02:15;03:00", "02:15,"] {
            assert!(wrong.parse::<Schedule>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_health_is_that_of_the_latest_run_and_of_the_age_of_the_latest_verified_one() {
        let daily: Schedule = "02:15".parse().unwrap();
        let failed = || BackupHealth::Failed("disk full".into());
        for (verified, failure, now, expected) in [
            (None, None, "26T12:00", BackupHealth::None),
            (Some("26T02:15"), None, "26T12:00", BackupHealth::Healthy),
            (Some("25T02:15"), None, "26T14:15", BackupHealth::Healthy),
            (Some("25T02:15"), None, "26T14:16", BackupHealth::Overdue),
            (Some("25T02:15"), Some("26T02:15"), "26T03:00", failed()),
            (None, Some("26T02:15"), "26T03:00", failed()),
        ] {
            assert_eq!(status(verified, failure).health(&daily, at(now)), expected, "{verified:?} {now}");
        }
        let twice: Schedule = "02:00,10:00".parse().unwrap();
        assert_eq!(twice.max_age(), SignedDuration::from_hours(24));
    }
}
