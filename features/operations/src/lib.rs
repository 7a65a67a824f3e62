//! Work for the operator of the instance: scheduled backups that are restored and compared.

mod backups;

pub use backups::{
    BackupHealth, BackupSettings, BackupStatus, Outcome, Run, Schedule, backup_status, jobs as backup_jobs,
};
