//! What a location must be, what makes it healthy, and how it is written into a spreadsheet.
//! Pure: no clock, no database, no network.

mod audit;
mod check;
mod export;
mod keys;

pub use audit::{Audited, health_and_issues};
pub use check::{Details, change, check};
pub use export::{file_name, header, line};
pub use keys::{Keys, needle, thousandths};
