//! Schedules as the API shows and takes them.

mod showing;
mod writing;

pub(crate) use showing::{given, is_within, shown, shown_new};
pub(crate) use writing::{put_recipients, row_of};
