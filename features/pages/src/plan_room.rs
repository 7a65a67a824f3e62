//! Landing pages that a plan has room for.

use api::App;
use db::Tx;
use orgs::OrgId;

use crate::queries;

/// Number of published pages, and of those that the plan includes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Room {
    pub(crate) used: i64,
    pub(crate) limit: Option<i64>,
}

impl Room {
    /// Returns true when another page fits into the plan.
    pub(crate) fn has_room(self) -> bool {
        self.limit.is_none_or(|limit| self.used < limit)
    }
}

/// Returns how many pages are published. Those of deleted locations do not count. Where a plan limits them, an agency and
/// its clients count together.
pub(crate) async fn room(app: &App, tx: &mut Tx, org: &OrgId) -> api::Result<Room> {
    let limit = orgs::plans::standing(&mut *tx, &app.site, org, app.now()).await?.landing_pages();
    if limit.is_none() {
        return Ok(Room { used: live(app, tx, org).await?, limit });
    }
    let mut used = 0;
    for member_org in orgs::plans::pool(tx, org).await? {
        used += live(app, tx, &member_org).await?;
    }
    Ok(Room { used, limit })
}

/// Returns how many of `limit` pages an organization may keep. The organizations of a plan keep theirs in the order of
/// their ages, so that the pages of the newest ones go offline first.
pub(crate) async fn allowance(app: &App, tx: &mut Tx, org: &OrgId, limit: i64) -> api::Result<i64> {
    let mut left = limit;
    for member_org in orgs::plans::pool(tx, org).await? {
        if member_org == *org {
            break;
        }
        left -= live(app, tx, &member_org).await?;
    }
    Ok(left.max(0))
}

async fn live(app: &App, tx: &mut Tx, org: &OrgId) -> api::Result<i64> {
    let live = queries::live_ids(tx, org).await?;
    Ok(locations::existing_ids(&app.db, org, live).await?.len() as i64)
}
