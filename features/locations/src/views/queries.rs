//! Every statement about saved views. Each begins with the organization.

use db::{Db, Result, Tx, query};
use jiff::Timestamp;
use orgs::{May, OrgId, may::KeepViews};

use super::types::{Screen, ViewId, ViewRow};

/// Returns the views that a user sees on a screen, the oldest first.
pub(super) async fn list(db: &Db, member: &May<KeepViews>, screen: Screen) -> Result<Vec<ViewRow>> {
    query!(
        ViewRow,
        "select id, user_id, screen, name, search, columns, density, is_shared from saved_views
         where org_id = $1 and screen = $3 and (user_id = $2 or is_shared) order by id",
        &member.org,
        &member.user,
        screen
    )
    .all(db)
    .await
}

/// Locks a view that a user sees until the transaction ends, and returns it.
pub(super) async fn lock(tx: &mut Tx, member: &May<KeepViews>, id: &ViewId) -> Result<Option<ViewRow>> {
    query!(
        ViewRow,
        "select id, user_id, screen, name, search, columns, density, is_shared from saved_views
         where org_id = $1 and id = $3 and (user_id = $2 or is_shared) for update",
        &member.org,
        &member.user,
        id
    )
    .find(tx)
    .await
}

/// Returns the number of views of a user on a screen.
pub(super) async fn count(tx: &mut Tx, member: &May<KeepViews>, screen: Screen) -> Result<i64> {
    let (count,) = query!(
        (i64,),
        "select count(*) from saved_views where org_id = $1 and user_id = $2 and screen = $3",
        &member.org,
        &member.user,
        screen
    )
    .one(tx)
    .await?;
    Ok(count)
}

/// Returns the number of shared views of a screen.
pub(super) async fn count_shared(tx: &mut Tx, org: &OrgId, screen: Screen) -> Result<i64> {
    let (count,) =
        query!((i64,), "select count(*) from saved_views where org_id = $1 and screen = $2 and is_shared", org, screen)
            .one(tx)
            .await?;
    Ok(count)
}

/// Adds a view.
pub(super) async fn add(tx: &mut Tx, org: &OrgId, view: &ViewRow, now: Timestamp) -> Result<()> {
    query!(
        "insert into saved_views (org_id, user_id, id, screen, name, search, columns, density, is_shared, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        org,
        &view.user_id,
        &view.id,
        view.screen,
        &view.name,
        &view.search,
        serde_json::Value::from(view.columns.0.clone()),
        view.density,
        view.is_shared,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Writes a view that was [`lock`]ed.
pub(super) async fn save(tx: &mut Tx, org: &OrgId, view: &ViewRow) -> Result<()> {
    query!(
        "update saved_views set name = $4, search = $5, columns = $6, density = $7, is_shared = $8
         where org_id = $1 and user_id = $2 and id = $3",
        org,
        &view.user_id,
        &view.id,
        &view.name,
        &view.search,
        serde_json::Value::from(view.columns.0.clone()),
        view.density,
        view.is_shared
    )
    .run(tx)
    .await
    .map(drop)
}

/// Deletes a view that was [`lock`]ed.
pub(super) async fn remove(tx: &mut Tx, org: &OrgId, view: &ViewRow) -> Result<()> {
    query!("delete from saved_views where org_id = $1 and user_id = $2 and id = $3", org, &view.user_id, &view.id)
        .run(tx)
        .await
        .map(drop)
}
