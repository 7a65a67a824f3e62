//! Daily views of locations.

use std::collections::BTreeMap;

use db::{Db, Result, Tx, query, rows};
use orgs::OrgId;

use crate::{DailyViews, LocationId};

/// Adds daily views of locations, and adds them up for the organization.
pub async fn add_views(tx: &mut Tx, org: &OrgId, views: Vec<DailyViews>) -> Result<()> {
    // In the order of days: two that add views wait for each other, and never both.
    let mut days: BTreeMap<String, i64> = BTreeMap::new();
    for day in &views {
        *days.entry(day.date.to_string()).or_default() += day.views;
    }
    let sql = rows!("insert into location_stats_daily (org_id, location_id, date, views) values ($1, $2, $3, $4)");
    let rows = views
        .into_iter()
        .map(|day| vec![org.into(), day.location.into(), day.date.to_string().into(), day.views.into()])
        .collect();
    tx.insert_many(sql, rows).await?;
    for (date, views) in days {
        query!(
            "insert into org_views_daily (org_id, date, views) values ($1, $2, $3)
             on conflict (org_id, date) do update set views = org_views_daily.views + excluded.views",
            org,
            date,
            views
        )
        .run(&mut *tx)
        .await?;
    }
    Ok(())
}

/// Returns the known daily views of a location from `since` on, in order.
pub async fn views(db: &Db, org: &OrgId, id: &LocationId, since: &str) -> Result<Vec<(String, i64)>> {
    query!(
        (String, i64),
        "select date, views from location_stats_daily
         where org_id = $1 and location_id = $2 and date >= $3 order by date",
        org,
        id,
        since
    )
    .lookup()
    .all(db)
    .await
}

/// Views of all locations together on each day that is known, from `since` up to `until`, which is left out; in order.
pub async fn org_views(db: &Db, org: &OrgId, since: &str, until: &str) -> Result<Vec<(String, i64)>> {
    query!(
        (String, i64),
        "select date, views from org_views_daily where org_id = $1 and date >= $2 and date < $3 order by date",
        org,
        since,
        until
    )
    .lookup()
    .all(db)
    .await
}
