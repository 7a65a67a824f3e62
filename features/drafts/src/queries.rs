//! SQL of drafts.

mod automatic;
mod drafts;
mod purge;
mod settings;

pub(crate) use automatic::{
    add_automatic, automatic_settings, count_sent_since, decide, due, latest, lock_waiting, postpone,
    put_settings as put_automatic_settings, sent_since, stop, turned_on,
};
pub(crate) use drafts::{Outcome, add_draft, count_stored, finish_draft, forget_all, month, reserve, settle};
pub(crate) use purge::forget_old;
pub(crate) use settings::{key, note_checked, put_key, put_settings, remove_key, settings};
