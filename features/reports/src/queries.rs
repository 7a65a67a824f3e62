//! SQL of reports, schedules and links.

mod purge;
mod reports;
mod runs;
mod schedules;
mod shares;
mod stops;
mod texts;

pub(crate) use purge::{purge_mails, purge_shares};
pub(crate) use reports::{
    MadeRow, ReportFilter, add, change, count_making, fail, find, is_within, list, locations_of, put_snapshot, release,
    remove, snapshot_of, stuck,
};
pub(crate) use runs::{
    RunRow, SendRow, add_run, add_send, change_run, latest_runs, lock_run_of_report, sends_of, sends_of_reports,
};
pub(crate) use schedules::{
    RecipientRow, add_schedule, change_schedule, count_schedules, due_schedules, find_schedule, lock_schedule,
    put_recipient, recipient_by_token, recipients_of, remove_schedule, retain_recipients, schedule_next, schedules,
};
pub(crate) use shares::{
    add_share, add_shared_heatmap, find_share, note_opened, remove_share, remove_shares_of, share_by_token,
    shared_heatmap, shares, shares_of,
};
pub(crate) use stops::{add_mail, add_stop, is_mail_wanted, sent_since, stops};
pub(crate) use texts::{TextRow, add_texts, hide_texts, texts_of};
