//! Ids of locations, for bulk operations.

use db::{Db, Result, query};
use orgs::{OrgId, Scope};

use super::filter::{LocationFilter, filter};
use crate::LabelId;

/// Maximum number of ids per query.
const BATCH: i64 = 10_000;

/// Returns those of these ids that belong to a location that is not deleted, sorted.
pub async fn there(db: &Db, org: &OrgId, ids: Vec<String>) -> Result<Vec<String>> {
    let existing = query!(
        (String,),
        "select id from locations where org_id = $1 and id = any($2) and deleted_at is null order by id",
        org,
        ids
    );
    Ok(existing.all(db).await?.into_iter().map(|(id,)| id).collect())
}

/// Returns the ids of the locations within a member's scope, of those with a label if one is given; `None` when that is the
/// whole organization.
pub async fn ids_within(db: &Db, scope: &Scope, label: Option<&LabelId>) -> Result<Option<Vec<String>>> {
    let ids = match (scope, label) {
        (Scope::Whole(_), None) => return Ok(None),
        (Scope::Whole(org), Some(label)) => query!(
            (String,),
            "select location_id from location_labels where org_id = $1 and label_id = $2 order by location_id",
            org,
            label
        ),
        (Scope::Part(org, limits), label) => query!(
            (String,),
            "select id from locations
             where org_id = $1 and deleted_at is null
               and (id = any($2) or id in
                   (select location_id from location_labels where org_id = $1 and label_id = any($3)))
               and (cast($4 as text) is null or id in
                   (select location_id from location_labels where org_id = $1 and label_id = $4))
             order by id",
            org,
            limits.locations.clone(),
            limits.labels.clone(),
            label
        ),
    };
    Ok(Some(ids.all(db).await?.into_iter().map(|(id,)| id).collect()))
}

/// Returns the ids of all locations that match a filter, sorted.
pub async fn ids(db: &Db, org: &OrgId, filter: Option<&LocationFilter>) -> Result<Vec<String>> {
    let mut ids: Vec<String> = Vec::new();
    loop {
        let after = ids.last().cloned().unwrap_or_default();
        let some = match filter {
            Some(filter) => some_where(db, org, filter, &after).await?,
            None => some(db, org, &after).await?,
        };
        let is_last = (some.len() as i64) < BATCH;
        ids.extend(some.into_iter().map(|(id,)| id));
        if is_last {
            return Ok(ids);
        }
    }
}

async fn some(db: &Db, org: &OrgId, after: &str) -> Result<Vec<(String,)>> {
    query!(
        (String,),
        "select id from locations where org_id = $1 and deleted_at is null and id > $2 order by id limit $3",
        org,
        after,
        BATCH
    )
    .all(db)
    .await
}

async fn some_where(db: &Db, org: &OrgId, filter: &LocationFilter, after: &str) -> Result<Vec<(String,)>> {
    let query = filter!(
        query((String,), "select id from locations where org_id = $1 and deleted_at is null and "),
        "(cast($2 as text) is null or search_key like $2 escape '\\')",
        "and id > $22 order by id limit $23",
        org,
        filter,
        after,
        BATCH
    );
    query.all(db).await
}
