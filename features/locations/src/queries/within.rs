//! Locations within a member's limits. These are statements of their own, so that who sees all pays nothing for limits.

use db::{Db, Result, query};
use orgs::{Limits, OrgId, Scope};

use super::{
    Totals,
    find::{Candidate, Wanted, part},
};
use crate::LocationId;

/// The organisation of a location that a member asks for by its id.
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

/// Whether limits name a location, deleted or not, or a label of it.
async fn is_within(db: &Db, org: &OrgId, limits: &Limits, id: &LocationId) -> Result<bool> {
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

/// Those within limits that are wanted, in no order.
pub async fn candidates_within(db: &Db, org: &OrgId, limits: &Limits, wanted: &Wanted) -> Result<Vec<Candidate>> {
    let Wanted { q, city, category, verified, least, label, .. } = wanted;
    let (low, high, bits) = wanted.numbers();
    query!(
        Candidate,
        "select id, name_key, city_key, rating_key, reviews, last_sync_key, health from locations
         where org_id = $1 and deleted_at is null
           and (id = any($2) or id in
               (select location_id from location_labels where org_id = $1 and label_id = any($3)))
           and (cast($4 as text) is null or search_key like $4 escape '\\')
           and (cast($5 as text) is null or city_key like $5 escape '\\')
           and (cast($6 as text) is null or category_key like $6 escape '\\')
           and (cast($7 as boolean) is null or verified = $7)
           and rating_key >= $8
           and health >= $9 and health <= $10 and (issue_bits & $11) = $11
           and (cast($12 as text) is null or id in
               (select location_id from location_labels where org_id = $1 and label_id = $12))",
        org,
        limits.locations.clone(),
        limits.labels.clone(),
        part(q.as_deref()),
        part(city.as_deref()),
        part(category.as_deref()),
        *verified,
        *least,
        low,
        high,
        bits,
        label.as_ref()
    )
    .all(db)
    .await
}

/// What the four cards above the list show of those within limits.
pub async fn totals_within(db: &Db, org: &OrgId, limits: &Limits) -> Result<Totals> {
    let (total, verified, rated, rating_sum, reviews) = query!(
        (i64, i64, i64, i64, i64),
        "select count(*), count(*) filter (where verified), count(rating),
                cast(coalesce(round(sum(rating * 1000)), 0) as bigint), cast(coalesce(sum(reviews), 0) as bigint)
         from locations
         where org_id = $1 and deleted_at is null
           and (id = any($2) or id in
               (select location_id from location_labels where org_id = $1 and label_id = any($3)))",
        org,
        limits.locations.clone(),
        limits.labels.clone()
    )
    .one(db)
    .await?;
    Ok(Totals { total, verified, rated, rating_sum, reviews, ..Totals::default() })
}
