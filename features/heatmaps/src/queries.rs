//! SQL of heatmaps.

mod accounts;
mod figures;
mod money;
mod panels;
mod questions;
mod scans;

pub(crate) use accounts::{account, accounts, note_checked, put_account, remove_account};
pub(crate) use figures::{NewestScan, newest_scans, scans_in_period};
pub(crate) use money::{budget, move_spending, set_cap};
pub(crate) use panels::{
    Latest, PanelFilter, add_panel, by_fingerprint, by_keyword, by_solv, change_panel, dropped, due_panels, find_panel,
    hide_panels, lock_due, newest, note_latest, remove_panel, schedule_next,
};
pub(crate) use questions::{
    Question, ask, end_asking, end_questions, note_answer, note_posted, questions, remove_questions, remove_unposted,
};
pub(crate) use scans::{
    ScanEnd, add_reservation, add_scan, answers_of, end_scan, find_scan, lock_scan, note_progress, open_scan,
    open_scans, scans_of, scans_open_since, start_scan,
};
