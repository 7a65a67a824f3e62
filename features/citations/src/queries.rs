//! SQL of citations.

mod audits;
mod directories;
mod evidence;
mod figures;
mod hosts;
mod listings;
mod marks;
mod reminders;
mod scores;
mod tasks;

pub(crate) use audits::{add_audit, audits, end_audit, find_audit, note_progress};
pub(crate) use directories::{directory_rows, find_directory, put_directory, remove_directory};
pub(crate) use evidence::{add_evidence, evidence_counts, evidence_of, purge_evidence};
pub(crate) use figures::done_in_period;
pub(crate) use hosts::{Robots, forget_hosts, host, put_robots, take_turn};
pub(crate) use listings::{
    CheckedListing, ask_for_check, check_at, count_in_state, due_listings, hide_listings, listings_of,
    listings_together, locations_in_state, postpone_check, put_listing, remove_listings_in, states_of, stop_checks,
};
pub(crate) use marks::{checked_locations, checked_orgs, mark, put_mark};
pub(crate) use reminders::{DueItem, due_checks, due_tasks, mark_reminded, orgs_to_remind, overdue_checks};
pub(crate) use scores::{hide_scores, put_scores, scores};
pub(crate) use tasks::{
    TaskFilter, add_step, add_task, find_task, hide_tasks, put_task, steps_of, task_counts, task_of, task_states_of,
    tasks, tasks_of_locations, unassign,
};
