//! Locations that an import, a bulk edit or a sync added or changed, if they are few.

use std::collections::BTreeSet;

use db::{Db, Result, query};
use orgs::OrgId;

use super::{
    candidate::{Candidate, candidates},
    filter::LocationFilter,
};
use crate::CauseId;

/// Returns the matching locations that `cause` added or changed, in no order; `None` if it changed more than `most`.
pub async fn by_cause(
    db: &Db,
    org: &OrgId,
    cause: &CauseId,
    filter: &LocationFilter,
    most: i64,
) -> Result<Option<Vec<Candidate>>> {
    let changed = query!(
        (String,),
        "select location_id from location_history where org_id = $1 and source_id = $2 order by location_id limit $3",
        org,
        cause,
        most + 1
    );
    let brought = query!(
        (String,),
        "select id from locations where org_id = $1 and import_id = $2 and deleted_at is null order by id limit $3",
        org,
        cause,
        most + 1
    );
    let (changed, brought) = (changed.all(db).await?, brought.all(db).await?);
    if changed.len().max(brought.len()) as i64 > most {
        return Ok(None);
    }
    let ids: BTreeSet<String> = changed.into_iter().chain(brought).map(|(id,)| id).collect();
    Ok(Some(candidates_of(db, org, filter, ids.into_iter().collect()).await?))
}

/// Returns the matching locations among these, in no order.
pub async fn candidates_of(db: &Db, org: &OrgId, filter: &LocationFilter, ids: Vec<String>) -> Result<Vec<Candidate>> {
    let query = candidates!(
        "(cast($2 as text) is null or search_key like $2 escape '\\')",
        "and id = any($22)",
        org,
        filter,
        ids
    );
    query.all(db).await
}
