//! Every statement about saved views. Each begins with the organization and the person.

use db::{Db, Result, Tx, query};
use jiff::Timestamp;
use orgs::{May, may::KeepViews};

use super::types::{View, ViewId};

/// Returns all views of a user, the oldest first.
pub(super) async fn list(db: &Db, member: &May<KeepViews>) -> Result<Vec<View>> {
    query!(
        View,
        "select id, name, search, columns, density from saved_views where org_id = $1 and user_id = $2 order by id",
        &member.org,
        &member.user
    )
    .all(db)
    .await
}

/// Locks a view of a user until the transaction ends, and returns it.
pub(super) async fn lock(tx: &mut Tx, member: &May<KeepViews>, id: &ViewId) -> Result<Option<View>> {
    query!(
        View,
        "select id, name, search, columns, density from saved_views
         where org_id = $1 and user_id = $2 and id = $3 for update",
        &member.org,
        &member.user,
        id
    )
    .find(tx)
    .await
}

/// Returns the number of views of a user.
pub(super) async fn count(tx: &mut Tx, member: &May<KeepViews>) -> Result<i64> {
    let (count,) = query!(
        (i64,),
        "select count(*) from saved_views where org_id = $1 and user_id = $2",
        &member.org,
        &member.user
    )
    .one(tx)
    .await?;
    Ok(count)
}

/// Adds a view.
pub(super) async fn add(tx: &mut Tx, member: &May<KeepViews>, view: &View, now: Timestamp) -> Result<()> {
    query!(
        "insert into saved_views (org_id, user_id, id, name, search, columns, density, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)",
        &member.org,
        &member.user,
        &view.id,
        &view.name,
        &view.search,
        serde_json::Value::from(view.columns.0.clone()),
        view.density,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Writes a view that was [`lock`]ed.
pub(super) async fn save(tx: &mut Tx, member: &May<KeepViews>, view: &View) -> Result<()> {
    query!(
        "update saved_views set name = $4, search = $5, columns = $6, density = $7
         where org_id = $1 and user_id = $2 and id = $3",
        &member.org,
        &member.user,
        &view.id,
        &view.name,
        &view.search,
        serde_json::Value::from(view.columns.0.clone()),
        view.density
    )
    .run(tx)
    .await
    .map(drop)
}

/// Forgets a view; false when there is none.
pub(super) async fn remove(tx: &mut Tx, member: &May<KeepViews>, id: &ViewId) -> Result<bool> {
    let removed =
        query!("delete from saved_views where org_id = $1 and user_id = $2 and id = $3", &member.org, &member.user, id);
    Ok(removed.run(tx).await? == 1)
}
