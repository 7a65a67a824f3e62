//! Options of the audit log.

use clap::{Args, Subcommand};

use super::Database;

/// The audit log.
#[derive(Debug, Subcommand)]
pub enum Audit {
    /// Checks that no row of the audit log was changed, removed, added, or moved since it was sealed, and names the
    /// first one.
    Verify(Verify),
}

/// Options of the verification.
#[derive(Args, Clone, Debug)]
pub struct Verify {
    /// Database options.
    #[command(flatten)]
    pub database: Database,
    /// Id of one organization, or `instance` for the log of the instance; if omitted, every log is checked
    #[arg(long)]
    pub org: Option<String>,
    /// An end of that log that was noted elsewhere, as this command prints it: shows when an older state was put back
    #[arg(long, requires = "org")]
    pub noted: Option<audit::Noted>,
}

/// Retention of the audit log.
#[derive(Args, Clone, Copy, Debug)]
pub struct Retention {
    /// Days to keep audit log entries; 0 keeps them indefinitely. The default of six years follows 45 CFR
    /// 164.316(b)(2)(i)
    #[arg(long = "audit-retention", env = "VITRINE_AUDIT_RETENTION", default_value_t = 2192,
          value_parser = clap::value_parser!(u32).range(0..=36_500))]
    days: u32,
}

impl Retention {
    /// Returns the settings of the audit log.
    pub fn settings(self) -> audit_log::Settings {
        audit_log::Settings { retention_days: (self.days > 0).then_some(self.days.into()) }
    }
}
