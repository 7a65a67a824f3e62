//! Rules of locations: validation, health, audit, export to a spreadsheet.
//! Pure: no clock, no database, no network.

mod approximation;
mod audit;
mod check;
mod differences;
mod export;
mod findings;
mod health;
mod keys;
mod more_hours;
mod noteworthy;
mod retention;

pub use approximation::located;
pub use audit::{Audit, audit, audit_of};
pub use check::{changed, check};
pub use differences::{FieldChange, differences};
pub use export::{file_name, header, line};
pub use findings::{Audited, Rule, Severity, issue_bits};
pub use health::{FAIR, GOOD, Health, health_and_issues, health_and_problems};
pub use keys::{Keys, needle, thousandths};
pub use noteworthy::{Noteworthy, noteworthy};
pub use retention::RETENTION;
