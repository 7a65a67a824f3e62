//! Schedules as the API shows and takes them.

mod rows;
mod views;

pub(crate) use rows::{put_recipients, row_of};
pub(crate) use views::{given, is_within, shown, shown_new};
