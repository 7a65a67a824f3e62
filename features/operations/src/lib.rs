//! Work for the operator of the instance: scheduled backups that are restored and compared, and the audit stream.

mod backups;
mod stream;

pub use backups::{
    BackupHealth, BackupSettings, BackupStatus, Outcome, Run, Schedule, backup_status, check_logs, jobs as backup_jobs,
};
pub use stream::{
    StreamCheck, StreamChecker, StreamSettings, StreamStatus, Target, TargetError, jobs as stream_jobs, stream,
    stream_status,
};
