//! Schedules as the API shows and takes them.

mod rows;
mod views;

pub(crate) use rows::{put_recipients, row_of};
pub(crate) use views::{given, is_within, schedule_of_new, schedules_of};
