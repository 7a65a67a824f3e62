//! Work for the operator of the instance: scheduled backups that are restored and compared.

mod backups;

pub use backups::{
    BackupHealth, BackupPlan, BackupSettings, BackupStatus, Operator, Outcome, Run, Schedule, check_logs,
    jobs as backup_jobs, sample_emails,
};
