//! Every statement about locations. Each begins with the organization.

mod activity;
mod bulk_changes;
mod by_cause;
mod candidate;
mod cause;
mod comparable;
mod deleted;
mod filter;
mod find;
mod history;
mod ids;
mod matches;
mod regions;
mod scope;
mod stats;
mod totals;
mod views;
mod visible;
mod write;
mod writer;

pub(crate) use activity::{ActivityId, add as add_activity, newest_activity, purge_activity};
pub use bulk_changes::{RecordedChange, deleted_versions, recorded_changes};
pub use by_cause::{by_cause, candidates_of};
pub use candidate::Candidate;
pub use cause::{Cause, Source};
pub use comparable::{Comparable, comparable, comparable_of, google_ids};
pub(crate) use deleted::deleted;
pub use filter::LocationFilter;
pub(crate) use filter::{filter, part};
pub use find::{
    IndexRow, by_ids, candidates, changed, count_where, find, index_rows, index_rows_of, page, page_where,
    totals_where, worst,
};
pub use history::{HistoryRow, history, origin, record_removed};
pub use ids::{ids, ids_within, there};
pub use matches::{MatchedBy, matching};
pub use regions::regions;
pub use scope::{
    Fingerprint, activity_within, candidates_within, fingerprint_within, is_within, org_of, totals_of, totals_within,
    views_within, worst_within,
};
pub use stats::{DailyFigures, Figures, figures, figures_by_location, figures_together, known_days, put_figures};
pub(crate) use totals::computed_totals;
pub use totals::{Totals, categories, changes, total, totals, version, version_and_total};
pub use views::{add_views, org_views, views};
pub use visible::{VisibleLocations, visible_locations};
pub(crate) use visible::{totals_of_part, totals_of_whole};
pub use write::{NewRow, purge};
pub(crate) use writer::total_of_plan;
pub use writer::{LocationWriter, Refresh};
