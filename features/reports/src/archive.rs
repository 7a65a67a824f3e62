//! Made reports, ready to be drawn.

use std::sync::Arc;

use api::{App, Error, Kind, Result};
use futures::TryStreamExt;
use media::{Store, names};
use orgs::OrgId;

use crate::{
    files::{Drawn, pdf},
    queries,
    reports::Reports,
    texts::with_texts,
    types::ReportRow,
};

/// Maximum size of a logo, in bytes.
const MAX_LOGO: u64 = 2 * 1024 * 1024;

/// Returns everything that a file of a report shows. `site` is the address of the site, for readers with an account.
///
/// # Errors
/// 409 `report_not_ready` before it is made, 429 when too many readers of the organization wait.
pub(crate) async fn drawn(
    app: &App,
    reports: &Reports,
    org: &OrgId,
    (row, site): (&ReportRow, Option<String>),
) -> Result<Drawn> {
    let not_ready = || Error::new(Kind::Conflict, "report_not_ready", "The report isn’t ready yet.");
    let turn = Arc::new(reports.turn(org).await?);
    let sealed = queries::snapshot_of(&app.db, org, &row.id).await?.ok_or_else(not_ready)?;
    let (unpacking, owner, id) = (reports.clone(), org.clone(), row.id.clone());
    let snapshot = reports.draw(move || unpacking.unpack(&owner, &id, &sealed)).await?.ok_or_else(not_ready)?;
    let note = row.note.as_deref();
    let note = note.and_then(|note| reports.open((org, "reports", row.id.as_str(), "note"), note));
    let snapshot = with_texts(&app.db, reports, (org, &row.id), snapshot).await?;
    let drawn = Drawn::new((row, note, row.made_at.unwrap_or(row.created_at)), site, snapshot);
    Ok(Drawn { _turn: Some(turn), ..drawn })
}

/// Returns the PDF of a report. A logo that cannot be read is left out.
pub(crate) async fn pdf_of(reports: &Reports, drawn: Drawn) -> Result<::pdf::Rendered> {
    let logo = match (reports.store(), drawn.snapshot.organization.logo.as_deref()) {
        (Some(store), Some(url)) => logo(store, url).await,
        _ => None,
    };
    reports.draw(move || pdf::render(&drawn, logo)).await?.map_err(Error::internal)
}

/// Returns the bytes of a picture by its path on this site; `None` for a large one, and for one that is gone.
async fn logo(store: &Store, url: &str) -> Option<Vec<u8>> {
    let name = url.rsplit('/').next().filter(|name| names::key_of(name).is_some())?;
    let logo = store.get(name).await.ok().flatten().filter(|logo| logo.length <= MAX_LOGO)?;
    let chunks: Vec<_> = logo.content.try_collect().await.ok()?;
    Some(chunks.concat())
}
