//! Reviews that an earlier version of the analysis read, or none.

use db::{Result, Tx, query};
use orgs::OrgId;

use super::Changes;
use crate::{
    rules::{ANALYSIS, Analysis},
    types::ReviewId,
};

/// Number of reviews per transaction.
const BATCH: i64 = 200;

/// Texts of a review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Texts {
    pub(crate) org_id: OrgId,
    pub(crate) id: ReviewId,
    pub(crate) author: String,
    pub(crate) text: String,
    pub(crate) reply: Option<String>,
}

/// Locks the next reviews that the current analysis has not read, and returns their texts.
pub(crate) async fn outdated(tx: &mut Tx) -> Result<Vec<Texts>> {
    query!(
        Texts,
        "select org_id, id, author, text, reply from reviews where analysis < $1
         order by analysis, org_id, id limit $2 for update",
        ANALYSIS,
        BATCH
    )
    .all(tx)
    .await
}

/// Writes the analysis of a review and its words for search.
pub(crate) async fn put_analysis(tx: &mut Tx, of: &Texts, analysis: &Analysis, words: &str) -> Result<Changes> {
    query!(
        "update reviews set language = $3, sentiment = $4, topics = $5, words = $6, analysis = $7
         where org_id = $1 and id = $2",
        &of.org_id,
        &of.id,
        analysis.language.as_deref(),
        analysis.sentiment,
        analysis.topics,
        words,
        ANALYSIS
    )
    .run(tx)
    .await?;
    Ok(Changes::of([&of.id]))
}
