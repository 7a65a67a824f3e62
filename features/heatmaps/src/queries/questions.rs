//! SQL of the questions of scans that have not ended.

use db::{Result, Run, Tx, query};
use jiff::Timestamp;
use orgs::OrgId;

use crate::types::ScanId;

/// Question to a provider about one pin.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Question {
    pub(crate) pin: i64,
    /// 0, or 1 for the second reading of a control pin.
    pub(crate) reading: i64,
    /// `asking`, `posted`, `answered` or `failed`.
    pub(crate) state: String,
    /// Id of the task at the provider.
    pub(crate) task: Option<String>,
    pub(crate) code: Option<String>,
    pub(crate) cost_micros: Option<i64>,
    pub(crate) asked_at: Timestamp,
    /// List of results.
    pub(crate) answer: Option<serde_json::Value>,
}

/// Returns the questions of a scan.
pub(crate) async fn questions(on: impl Run, org: &OrgId, scan: &ScanId) -> Result<Vec<Question>> {
    query!(
        Question,
        "select pin, reading, state, task, code, cost_micros, asked_at, answer from heatmap_questions
         where org_id = $1 and scan_id = $2 order by reading, pin",
        org,
        scan
    )
    .all(on)
    .await
}

/// Notes that questions are about to be asked.
pub(crate) async fn ask(tx: &mut Tx, org: &OrgId, scan: &ScanId, pins: &[(i64, i64)], now: Timestamp) -> Result<()> {
    let sql = db::rows!(
        "insert into heatmap_questions (org_id, scan_id, pin, reading, state, asked_at) values ($1, $2, $3, $4, $5, $6)"
    );
    let row = |(pin, reading): &(i64, i64)| {
        vec![org.into(), scan.into(), (*pin).into(), (*reading).into(), "asking".into(), now.into()]
    };
    tx.insert_many(sql, pins.iter().map(row).collect()).await
}

/// Notes that a question is in the queue of the provider.
pub(crate) async fn note_posted(
    tx: &mut Tx,
    org: &OrgId,
    scan: &ScanId,
    (pin, reading): (i64, i64),
    (task, cost_micros): (&str, Option<i64>),
) -> Result<()> {
    query!(
        "update heatmap_questions set state = 'posted', task = $5, cost_micros = $6
         where org_id = $1 and scan_id = $2 and pin = $3 and reading = $4",
        org,
        scan,
        pin,
        reading,
        task,
        cost_micros
    )
    .run(tx)
    .await
    .map(drop)
}

/// Answer to a question, or the code of its failure.
pub(crate) type Outcome<'a> = std::result::Result<serde_json::Value, &'a str>;

/// Notes the answer to a question. A cost that is not stated again stays.
pub(crate) async fn note_answer(
    tx: &mut Tx,
    org: &OrgId,
    scan: &ScanId,
    (pin, reading): (i64, i64),
    outcome: Outcome<'_>,
    cost_micros: Option<i64>,
) -> Result<()> {
    let (state, answer, code) = match outcome {
        Ok(answer) => ("answered", Some(answer), None),
        Err(code) => ("failed", None, Some(code)),
    };
    query!(
        "update heatmap_questions set state = $5, answer = $6, code = $7, cost_micros = coalesce($8, cost_micros)
         where org_id = $1 and scan_id = $2 and pin = $3 and reading = $4",
        org,
        scan,
        pin,
        reading,
        state,
        answer,
        code,
        cost_micros
    )
    .run(tx)
    .await
    .map(drop)
}

/// Notes a failure of all questions that have no answer yet.
pub(crate) async fn end_questions(tx: &mut Tx, org: &OrgId, scan: &ScanId, code: &str) -> Result<()> {
    query!(
        "update heatmap_questions set state = 'failed', code = $3
         where org_id = $1 and scan_id = $2 and state in ('asking', 'posted')",
        org,
        scan,
        code
    )
    .run(tx)
    .await
    .map(drop)
}

/// Notes a failure of the questions of which it is not known whether the provider has them.
pub(crate) async fn end_asking(tx: &mut Tx, org: &OrgId, scan: &ScanId, code: &str) -> Result<()> {
    query!(
        "update heatmap_questions set state = 'failed', code = $3
         where org_id = $1 and scan_id = $2 and state = 'asking'",
        org,
        scan,
        code
    )
    .run(tx)
    .await
    .map(drop)
}

/// Removes the questions that the provider did not take, so that they are posted again.
pub(crate) async fn remove_unposted(tx: &mut Tx, org: &OrgId, scan: &ScanId) -> Result<()> {
    query!("delete from heatmap_questions where org_id = $1 and scan_id = $2 and state = 'asking'", org, scan)
        .run(tx)
        .await
        .map(drop)
}

/// Removes the questions of a scan.
pub(crate) async fn remove_questions(tx: &mut Tx, org: &OrgId, scan: &ScanId) -> Result<()> {
    query!("delete from heatmap_questions where org_id = $1 and scan_id = $2", org, scan).run(tx).await.map(drop)
}
