//! Every statement about locations. Each begins with the organisation.

mod caused;
mod comparable;
mod find;
mod history;
mod ids;
mod matching;
mod stats;
mod totals;
mod views;
mod wanted;
mod within;
mod write;
mod writing;

pub use caused::caused;
pub use comparable::{Comparable, comparable, comparable_of};
pub use find::{
    Candidate, IndexRow, by_ids, candidates, changed, count_where, find, index_rows, index_rows_of, page, page_where,
    worst,
};
pub use history::{Kept, history, origin, record_removed};
pub use ids::{ids, there};
pub use matching::{MatchedBy, matching};
pub use stats::{DailyFigures, Figures, figures, put_figures};
pub use totals::{Totals, changes, total, totals, version, version_and_total};
pub use views::{add_views, org_views, views};
pub use wanted::Wanted;
pub(crate) use wanted::{part, wanted};
pub use within::{
    Fingerprint, activity_within, candidates_within, fingerprint_within, is_within, org_of, totals_within,
    views_within, worst_within,
};
pub use write::{KEPT, NewRow, purge};
pub use writing::{Cause, Source, Writing};
