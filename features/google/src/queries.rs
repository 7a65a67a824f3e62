//! Every statement of this feature. Each names the organization, but for those that serve all of them.

mod accounts;
mod changes;
mod comparisons;
mod connections;
mod edits;
mod links;
mod open_work;
mod own_photos;
mod pace;
mod runs;

pub(crate) use accounts::{
    AccountRow, account, accounts, due_accounts, linked_accounts, put_account, remove_missing, schedule,
};
pub(crate) use changes::{
    CandidateRow, ChangeRow, candidates, change, changes, decide, forget_candidate, open_changes, put_candidate,
    put_change, settle, skip_candidate,
};
pub(crate) use comparisons::{
    LinkDifferences, changed_locations, compared_version, differing, is_compared, is_linked, lock_comparison,
    put_differing, set_compared, uncompare,
};
pub(crate) use connections::{
    Connection, Flow, add_flow, connection, connections, connections_of_account, end_connection, note_message,
    put_connection, remove_connection, remove_old, reseal, sealed_connections, take_flow,
};
pub(crate) use edits::{
    Edit, RefusedEdit, edits, finish_edits, held_fields, put_edits, queued_edits, refuse_edits, refuse_queued,
    refused_edits,
};
pub(crate) use links::{
    Link, add_link, add_links, all_links, fail_links, link_of, links, links_by_google_id, links_of, missing,
    set_covered_days, set_seen, skip_link, to_compare, to_detail, write_details, write_link,
};
pub(crate) use open_work::{OpenWork, ended_connections, linked_locations, refused_locations, waiting_changes};
pub(crate) use own_photos::{
    OwnPhoto, begin_photo, keep_photo, live_photos, own_photo, own_photos, photos_changed_at, queue_photo,
    refuse_photos, remove_photo, set_photo_category, set_photo_state, waiting_photo,
};
pub(crate) use pace::{hold_pace, paces, take_pace};
pub(crate) use runs::{
    Run, active_runs, add_parts, add_run, advance, end_run, part, progress_details, recent_runs, run, running_import,
    start_run,
};
