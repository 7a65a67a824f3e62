//! Writing reviews.

use db::{Result, Tx, query};
use jiff::Timestamp;
use orgs::OrgId;

use super::Changes;
use crate::{
    rules::{self, SortFields},
    types::{ReviewId, Row},
};

/// Adds reviews.
pub(crate) async fn add(tx: &mut Tx, org: &OrgId, rows: &[Row]) -> Result<Changes> {
    let sql = db::rows!(
        "insert into reviews (org_id, id, location_id, source, external_id, origin, rating, text, language, author, url,
             written_at, changed_at, seen_at, state, reply, replied_at, reply_state, reply_code, replied_by, is_answered,
             is_done, is_hidden, rating_key, best_key, age_key, words, sentiment, topics, analysis,
              import_id, rating_given, is_waiting, work_version, answered_at, answered_by, urgency_key, urgency_time)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23,
             $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38)"
    );
    let values = |row: &Row| {
        let (rating, best, age) = rules::keys(row);
        let (urgency, urgency_time) = rules::urgency(SortFields::of(row));
        vec![
            org.into(),
            (&row.id).into(),
            (&row.location_id).into(),
            row.source.into(),
            row.external_id.as_str().into(),
            row.origin.into(),
            row.rating.into(),
            row.text.as_str().into(),
            row.language.as_deref().into(),
            row.author.as_str().into(),
            row.url.as_deref().into(),
            row.written_at.into(),
            row.changed_at.into(),
            row.seen_at.into(),
            row.state.into(),
            row.reply.as_deref().into(),
            row.replied_at.into(),
            row.reply_state.into(),
            row.reply_code.as_deref().into(),
            row.replied_by.as_ref().into(),
            row.is_answered.into(),
            row.is_done.into(),
            false.into(),
            rating.into(),
            best.into(),
            age.into(),
            words_of(row).into(),
            row.sentiment.into(),
            row.topics.into(),
            rules::ANALYSIS.into(),
            row.import_id.as_deref().into(),
            row.rating_given.as_deref().into(),
            row.is_waiting.into(),
            row.work_version.into(),
            row.answered_at.into(),
            row.answered_by.as_ref().into(),
            urgency.into(),
            urgency_time.into(),
        ]
    };
    tx.insert_many(sql, rows.iter().map(values).collect()).await?;
    Ok(Changes::of(rows.iter().map(|row| &row.id)))
}

/// Writes a locked review.
pub(crate) async fn put(tx: &mut Tx, org: &OrgId, row: &Row) -> Result<Changes> {
    let (rating, best, _) = rules::keys(row);
    let (urgency, urgency_time) = rules::urgency(SortFields::of(row));
    query!(
        "update reviews set rating = $3, text = $4, language = $5, author = $6, url = $7, changed_at = $8, seen_at = $9,
             state = $10, missing_since = $11, reply = $12, replied_at = $13, reply_state = $14, reply_code = $15,
             replied_by = $16, is_answered = $17, is_done = $18, rating_key = $19, best_key = $20,
             words = $21, sentiment = $22, topics = $23, request_state = $24, is_waiting = $25,
             assigned_to = $26, due_at = $27, work_version = $28, answered_at = $29, answered_by = $30,
             urgency_key = $31, urgency_time = $32, report_state = $33
         where org_id = $1 and id = $2",
        org,
        &row.id,
        row.rating,
        &row.text,
        row.language.as_deref(),
        &row.author,
        row.url.as_deref(),
        row.changed_at,
        row.seen_at,
        row.state,
        row.missing_since,
        row.reply.as_deref(),
        row.replied_at,
        row.reply_state,
        row.reply_code.as_deref(),
        row.replied_by.as_ref(),
        row.is_answered,
        row.is_done,
        rating,
        best,
        words_of(row),
        row.sentiment,
        row.topics,
        row.request_state,
        row.is_waiting,
        row.assigned_to.as_ref(),
        row.due_at,
        row.work_version,
        row.answered_at,
        row.answered_by.as_ref(),
        urgency,
        urgency_time,
        row.report_state
    )
    .run(tx)
    .await?;
    Ok(Changes::of([&row.id]))
}

/// Returns the words of a review for search.
fn words_of(row: &Row) -> String {
    rules::words([&*row.author, &*row.text, row.reply.as_deref().unwrap_or_default()])
}

/// Notes that a reading had these reviews unchanged.
pub(crate) async fn saw(tx: &mut Tx, org: &OrgId, ids: &[ReviewId], now: Timestamp) -> Result<()> {
    let ids: Vec<String> = ids.iter().map(ToString::to_string).collect();
    query!("update reviews set seen_at = $3, missing_since = null where org_id = $1 and id = any($2)", org, ids, now)
        .run(tx)
        .await
        .map(drop)
}
