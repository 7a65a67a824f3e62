//! Reviews as the index in memory has them.

use db::{Db, Result, query};
use jiff::Timestamp;
use orgs::OrgId;

use crate::types::{ReportState, Sentiment, Source, State, TopicSet};

/// Attributes of a review that the filters and orders of the list read.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct IndexRow {
    pub(crate) id: String,
    pub(crate) location_id: String,
    pub(crate) source: Source,
    pub(crate) rating: Option<i64>,
    pub(crate) written_at: Timestamp,
    pub(crate) state: State,
    pub(crate) is_answered: bool,
    pub(crate) is_done: bool,
    pub(crate) has_text: bool,
    pub(crate) sentiment: Option<Sentiment>,
    pub(crate) topics: TopicSet,
    pub(crate) language: Option<String>,
    pub(crate) is_waiting: bool,
    pub(crate) assigned_to: Option<String>,
    pub(crate) due_at: Option<Timestamp>,
    pub(crate) report_state: Option<ReportState>,
}

macro_rules! index_rows {
    ($tail:literal, $($argument:expr),+) => {
        query!(
            IndexRow,
            "select id, location_id, source, rating, written_at, state, is_answered, is_done,
                    cast(text <> '' as boolean) as has_text, sentiment, topics, language,
                    is_waiting, assigned_to, due_at, report_state
             from reviews where org_id = $1 and not is_hidden " $tail,
            $($argument),+
        )
    };
}

/// Returns the reviews after an id, in the order of ids, at most `limit`.
pub(crate) async fn index_rows(db: &Db, org: &OrgId, after: &str, limit: i64) -> Result<Vec<IndexRow>> {
    index_rows!("and id > $2 order by id limit $3", org, after, limit).all(db).await
}

/// Returns those of these reviews that exist.
pub(crate) async fn index_rows_of(db: &Db, org: &OrgId, ids: Vec<String>) -> Result<Vec<IndexRow>> {
    index_rows!("and id = any($2)", org, ids).all(db).await
}
