//! Locations within a member's limits. These are statements of their own, so that limits cost nothing to members who
//! see all locations.

use db::{Db, Result, query};
use orgs::{Limits, OrgId, Scope};

use super::{
    Totals,
    activity::ActivityRow,
    candidate::{Candidate, candidates},
    filter::LocationFilter,
    find::by_ids,
    totals::{computed_totals, totals},
};
use crate::{Location, LocationId};

/// The organization of a location that a member asks for by its id.
///
/// # Errors
/// 404 when it is not within the member's limits, as if it were not there.
pub async fn org_of<'a>(db: &Db, scope: &'a Scope, id: &LocationId) -> api::Result<&'a OrgId> {
    match scope {
        Scope::Whole(org) => Ok(org),
        Scope::Part(org, limits) if is_within(db, org, limits, id).await? => Ok(org),
        Scope::Part(..) => Err(api::Error::not_found()),
    }
}

/// Returns true if limits name a location, deleted or not, or one of its labels.
pub async fn is_within(db: &Db, org: &OrgId, limits: &Limits, id: &LocationId) -> Result<bool> {
    if limits.locations.iter().any(|named| named == id.as_str()) {
        return Ok(true);
    }
    let labels = limits.labels.clone();
    let carried = query!(
        (String,),
        "select label_id from location_labels where org_id = $1 and location_id = $2 and label_id = any($3) limit 1",
        org,
        id,
        labels
    );
    Ok(carried.lookup().find(db).await?.is_some())
}

/// Number and latest change of the locations within limits. It differs after any of them changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fingerprint {
    count: i64,
    change: i64,
}

/// Returns the fingerprint of the locations within limits.
pub async fn fingerprint_within(db: &Db, org: &OrgId, limits: &Limits) -> Result<Fingerprint> {
    query!(
        Fingerprint,
        "select count(*) as count, coalesce(max(change), 0) as change from locations
         where org_id = $1 and deleted_at is null
           and (id = any($2) or id in
               (select location_id from location_labels where org_id = $1 and label_id = any($3)))",
        org,
        limits.locations.clone(),
        limits.labels.clone()
    )
    .one(db)
    .await
}

/// Returns the locations within limits that match a filter, in no order.
pub async fn candidates_within(
    db: &Db,
    org: &OrgId,
    limits: &Limits,
    filter: &LocationFilter,
) -> Result<Vec<Candidate>> {
    let query = candidates!(
        "(cast($2 as text) is null or search_key like $2 escape '\\')",
        "and (id = any($22) or id in
             (select location_id from location_labels where org_id = $1 and label_id = any($23)))",
        org,
        filter,
        limits.locations.clone(),
        limits.labels.clone()
    );
    query.all(db).await
}

/// Computes the totals of the locations within limits.
pub async fn totals_within(db: &Db, org: &OrgId, limits: &Limits) -> Result<Totals> {
    computed_totals!(
        query(Totals, "select ")
        "from locations
         where org_id = $11 and deleted_at is null
           and (id = any($12) or id in
               (select location_id from location_labels where org_id = $11 and label_id = any($13)))",
        org,
        limits.locations.clone(),
        limits.labels.clone()
    )
    .one(db)
    .await
}

/// Returns the totals of the locations that a member sees.
pub async fn totals_of(db: &Db, scope: &Scope) -> Result<Totals> {
    match scope {
        Scope::Whole(org) => totals(db, org).await,
        Scope::Part(org, limits) => totals_within(db, org, limits).await,
    }
}

/// The least healthy of those within limits, those that are perfect left out.
pub async fn worst_within(db: &Db, org: &OrgId, limits: &Limits, most: usize) -> Result<Vec<Location>> {
    let mut candidates = candidates_within(db, org, limits, &LocationFilter::all()).await?;
    candidates.retain(|candidate| candidate.health < 100);
    candidates.sort_unstable_by(|a, b| (a.health, &a.id).cmp(&(b.health, &b.id)));
    candidates.truncate(most);
    let mut worst = by_ids(db, org, candidates.into_iter().map(|candidate| candidate.id).collect()).await?;
    worst.sort_unstable_by(|a, b| (a.health, a.id.as_str()).cmp(&(b.health, b.id.as_str())));
    Ok(worst)
}

/// Views of those within limits together on each day that is known, from `since` up to `until`, which is left out; in
/// order.
pub async fn views_within(
    db: &Db,
    org: &OrgId,
    limits: &Limits,
    since: &str,
    until: &str,
) -> Result<Vec<(String, i64)>> {
    query!(
        (String, i64),
        "select date, cast(sum(views) as bigint) as views from location_stats_daily
         where org_id = $1 and date >= $4 and date < $5
           and (location_id = any($2) or location_id in
               (select location_id from location_labels where org_id = $1 and label_id = any($3)))
         group by date order by date",
        org,
        limits.locations.clone(),
        limits.labels.clone(),
        since,
        until
    )
    .all(db)
    .await
}

/// The newest lines about a single location within limits; those about many tell of others too, and are left out.
pub async fn activity_within(db: &Db, org: &OrgId, limits: &Limits, most: i64) -> Result<Vec<ActivityRow>> {
    query!(
        ActivityRow,
        "select id, at, user_id, kind, location_id, location_name, count from location_activity
         where org_id = $1 and count is null
           and (location_id = any($2) or location_id in
               (select location_id from location_labels where org_id = $1 and label_id = any($3)))
         order by id desc limit $4",
        org,
        limits.locations.clone(),
        limits.labels.clone(),
        most
    )
    .all(db)
    .await
}
