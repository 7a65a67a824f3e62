//! The site of an organization as it is now. Never ask for it within a transaction: following the locations needs one.

use std::sync::Arc;

use api::App;
use orgs::OrgId;

use crate::{
    addresses,
    board::{Board, updated},
    pages::Pages,
    queries::{self, SiteRow},
};

/// Maximum attempts to build a board that is outdated before it is complete.
const ATTEMPTS: usize = 3;

/// Returns the board of an organization, as new as the database.
pub(crate) async fn board(app: &App, pages: &Pages, org: &OrgId) -> api::Result<Arc<Board>> {
    let slot = pages.boards().value(org);
    let mut slot = slot.lock().await;
    let mut cached = slot.0.take();
    for _ in 0..ATTEMPTS {
        let row = followed(app, org).await?;
        let version = locations::version(&app.db, org).await?;
        if let Some(board) = &cached
            && board.row == row
            && board.locations_version == version
        {
            break;
        }
        let board = updated(&app.db, org, cached.as_deref(), (row, version)).await?;
        pages.boards().resize(org, board.size());
        cached = Some(Arc::new(board));
        // The next turn sees whether anything was written meanwhile.
    }
    let board = cached.ok_or_else(|| api::Error::internal("no board"))?;
    slot.0 = Some(board.clone());
    Ok(board)
}

/// Returns the site, after its addresses followed the locations.
async fn followed(app: &App, org: &OrgId) -> api::Result<Option<SiteRow>> {
    let Some(row) = queries::site(&app.db, org).await? else { return Ok(None) };
    if row.followed >= locations::version(&app.db, org).await? {
        return Ok(Some(row));
    }
    if let Err(error) = addresses::follow(app, org).await {
        // Pages stay at their old addresses until the database can be written again.
        tracing::warn!(%error, %org, "the addresses of pages do not follow the locations");
        return Ok(Some(row));
    }
    Ok(queries::site(&app.db, org).await?)
}
