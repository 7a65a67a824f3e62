//! Rules about reviews: pure, without clock and database.

mod analysis;
mod approval;
mod averages;
mod check;
mod copies;
mod drafts;
mod evidence_pack;
mod guard;
mod merge;
mod notes;
mod order;
mod profession;
mod removal;
mod reports;
mod spike;
mod templates;
mod topics;
mod totals;
mod trend;
mod words;
mod work;

pub(crate) use analysis::{ANALYSIS, Analysis, analysis, evidence};
pub(crate) use approval::{check_comment, is_approval_on, is_approved_text};
pub(crate) use averages::{average, bayesian_average};
pub(crate) use check::{MAX_REPLY_BYTES, check_new, check_reply, check_template};
pub(crate) use copies::allows_copies;
pub(crate) use drafts::drafts;
#[cfg(test)]
pub(crate) use evidence_pack::tests::review as pack_review;
pub(crate) use evidence_pack::{MAX_TEXT_BYTES, fit, pack_business};
pub(crate) use guard::{EarlierText, check_draft, home_language, is_offered, may_send, reasons, refusals};
pub(crate) use merge::{Merged, is_answer, keys, merge, new_row};
pub(crate) use notes::{check_note, mentions};
pub(crate) use order::{SortFields, is_open, sort_keys, urgency};
pub use profession::profession;
pub(crate) use removal::{Missing, missing};
pub(crate) use reports::{can_report, report_rules, report_url};
pub(crate) use spike::{BASELINE_DAYS, BadReview, MAX_LOW, WINDOW, spike};
pub(crate) use topics::topic_figures;
pub(crate) use totals::Totals;
pub(crate) use trend::{trend_months, trend_period};
pub(crate) use words::{WordSearch, words};
pub(crate) use work::{check_due, with_work, with_work_of_reply};
