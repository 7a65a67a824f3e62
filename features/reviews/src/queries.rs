//! Every statement about reviews.

mod analysis;
mod assignments;
mod changes;
mod crises;
mod earlier;
mod figures;
mod find;
mod index_rows;
mod list;
mod notes;
mod recent;
mod reports;
mod requests;
mod response_times;
mod sweep;
mod templates;
mod topics;
mod totals;
mod trend;
mod versions;
mod words;
mod write;

pub(crate) use analysis::{outdated, put_analysis};
pub(crate) use assignments::{assign, assigned, assigned_reviews, lock_many, set_due, set_work, unassign};
pub(crate) use changes::{Changes, version, written_after};
pub(crate) use crises::{
    MAX_PARTS, add_crisis, add_crisis_entry, bad_reviews_since, crises, crisis, crisis_entries, crisis_reviews,
    has_open_crisis, known_authors, last_end, lock_crisis, put_crisis, take_back_lead,
};
pub(crate) use earlier::{EarlierReply, earlier_replies};
pub(crate) use figures::{by_day, by_location, latest_texts, median_of_period, of_period, replies_by_day, unanswered};
pub(crate) use find::{
    by_external_ids, by_ids, count_replies, find, latest_bad, latest_shown, latest_unanswered, lock, unanswered_since,
    waiting_to_send,
};
pub(crate) use index_rows::{IndexRow, index_rows, index_rows_of};
pub(crate) use list::{FilterContext, Position, ReviewFilter, page, page_of};
pub(crate) use notes::{add_note, change_note, delete_note, note, notes};
pub(crate) use recent::{bad_reviews, recent};
pub(crate) use reports::{add_report, close_report, report, reports};
pub(crate) use requests::{add_request, approval, open_request, put_request, requested, set_approval, waiting_replies};
pub(crate) use response_times::median_times;
pub(crate) use sweep::{mark_missing, unseen};
pub(crate) use templates::{add_template, change_template, remove_template, template, templates};
pub(crate) use topics::topic_counts;
pub(crate) use totals::{
    OrgRow, TotalsRow, add_totals, hide, of_source, set_source_total, set_swept, totals, totals_of_orgs,
};
pub(crate) use trend::trend_days;
pub(crate) use versions::{add_version, versions, versions_of};
pub(crate) use words::{matches, with_words};
pub(crate) use write::{add, put, saw};

/// Statement that reads whole reviews: `reviews!("condition", arguments)`.
macro_rules! reviews {
    ($($tail:literal)+, $($argument:expr),+ $(,)?) => {
        db::query!(
            $crate::types::Row,
            "select id, location_id, source, external_id, origin, rating, text, language, sentiment, topics,
                    author, url, written_at, changed_at, seen_at, state, missing_since, reply, replied_at, reply_state, reply_code, replied_by,
                    is_answered, is_done, import_id, rating_given, request_state, is_waiting, assigned_to,
                    due_at, work_version, answered_at, answered_by, report_state
             from reviews where org_id = $1 " $($tail)+,
            $($argument),+
        )
    };
}
pub(crate) use reviews;
