//! SQL of the texts of reviews that reports quote.

use db::{Result, Run, Tx, query, rows};
use locations::LocationId;
use orgs::OrgId;

use crate::types::ReportId;

/// Text that a report quotes.
#[derive(Clone, Debug)]
pub(crate) struct TextRow {
    pub(crate) review_id: String,
    pub(crate) location_id: String,
    /// Sealed.
    pub(crate) text: String,
}

/// Adds the texts of a report. A review that was removed meanwhile must not be among them.
pub(crate) async fn add_texts(tx: &mut Tx, org: &OrgId, id: &ReportId, texts: Vec<TextRow>) -> Result<()> {
    let insert =
        rows!("insert into report_texts (org_id, report_id, review_id, location_id, text) values ($1, $2, $3, $4, $5)");
    let values =
        |row: TextRow| vec![org.into(), id.into(), row.review_id.into(), row.location_id.into(), row.text.into()];
    tx.insert_many(insert, texts.into_iter().map(values).collect()).await
}

/// Returns the texts of a report that are still there.
pub(crate) async fn texts_of(on: impl Run, org: &OrgId, id: &ReportId) -> Result<Vec<TextRow>> {
    query!(
        TextRow,
        "select review_id, location_id, text from report_texts
         where org_id = $1 and report_id = $2 and not is_hidden order by review_id",
        org,
        id
    )
    .all(on)
    .await
}

/// Hides the texts of deleted locations, or shows them again.
pub(crate) async fn hide_texts(tx: &mut Tx, org: &OrgId, locations: &[LocationId], is_hidden: bool) -> Result<()> {
    let ids: Vec<String> = locations.iter().map(ToString::to_string).collect();
    query!("update report_texts set is_hidden = $3 where org_id = $1 and location_id = any($2)", org, ids, is_hidden)
        .run(tx)
        .await
        .map(drop)
}
