//! Only the ids of locations, for who does something to many.

use db::{Db, Result, query};
use orgs::OrgId;

use super::find::{Wanted, part};

/// How many ids are read at once.
const BATCH: i64 = 10_000;

/// Those of these ids that are those of locations, in their order.
pub async fn there(db: &Db, org: &OrgId, ids: Vec<String>) -> Result<Vec<String>> {
    let there = query!(
        (String,),
        "select id from locations where org_id = $1 and id = any($2) and deleted_at is null order by id",
        org,
        ids
    );
    Ok(there.all(db).await?.into_iter().map(|(id,)| id).collect())
}

/// The ids of all locations that are wanted, in their order.
pub async fn ids(db: &Db, org: &OrgId, wanted: Option<&Wanted>) -> Result<Vec<String>> {
    let mut ids: Vec<String> = Vec::new();
    loop {
        let after = ids.last().cloned().unwrap_or_default();
        let some = match wanted {
            Some(wanted) => some_where(db, org, wanted, &after).await?,
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

async fn some_where(db: &Db, org: &OrgId, wanted: &Wanted, after: &str) -> Result<Vec<(String,)>> {
    let Wanted { q, city, category, verified, least, label, unlocated, sync_failed, changed_by, .. } = wanted;
    let (low, high, bits) = wanted.numbers();
    query!(
        (String,),
        "select id from locations
         where org_id = $1 and deleted_at is null and id > $2
           and (cast($4 as text) is null or search_key like $4 escape '\\')
           and (cast($5 as text) is null or city_key like $5 escape '\\')
           and (cast($6 as text) is null or category_key like $6 escape '\\')
           and (cast($7 as boolean) is null or verified = $7)
           and rating_key >= $8
           and health >= $9 and health <= $10 and (issue_bits & $11) = $11
           and (cast($12 as text) is null or id in
               (select location_id from location_labels where org_id = $1 and label_id = $12))
           and (not cast($13 as boolean) or latitude is null)
           and (not cast($14 as boolean) or sync_status = 'error')
           and (cast($15 as text) is null or import_id = $15 or exists
               (select 1 from location_history
                where org_id = $1 and location_id = locations.id and source_id = $15))
         order by id limit $3",
        org,
        after,
        BATCH,
        part(q.as_deref()),
        part(city.as_deref()),
        part(category.as_deref()),
        *verified,
        *least,
        low,
        high,
        bits,
        label.as_ref(),
        *unlocated,
        *sync_failed,
        changed_by.as_ref()
    )
    .all(db)
    .await
}
