//! Statements about the reviews that imports match, create and remove.

use std::collections::{HashMap, HashSet};

use ::imports::ImportId;
use db::{Result, Run, Tx, query};
use jiff::Timestamp;
use locations::LocationId;
use orgs::OrgId;

use super::rules::Identity;
use crate::{
    queries::{Changes, reviews},
    types::{ReviewId, Row, Source},
};

/// Returns true when the organization has no reviews.
pub(super) async fn is_empty(on: impl Run, org: &OrgId) -> Result<bool> {
    let any = query!((String,), "select id from reviews where org_id = $1 limit 1", org);
    Ok(any.find(on).await?.is_none())
}

/// Returns the external ids among `ids` that a location has from a source, without those of `import` itself.
async fn known(
    on: impl Run,
    org: &OrgId,
    (location, source): (&LocationId, Source),
    ids: Vec<String>,
    import: &ImportId,
) -> Result<Vec<String>> {
    let rows = query!(
        (String,),
        "select external_id from reviews
         where org_id = $1 and location_id = $2 and source = $3 and external_id = any($4)
           and (import_id is null or import_id <> $5)",
        org,
        location,
        source,
        ids,
        import
    );
    Ok(rows.all(on).await?.into_iter().map(|(id,)| id).collect())
}

/// Connection or transaction that statements run on, one after the other.
pub(super) trait Connection {
    /// Returns what the next statement runs on.
    fn on(&mut self) -> impl Run;
}

impl Connection for &db::Db {
    fn on(&mut self) -> impl Run {
        *self
    }
}

impl Connection for &mut Tx {
    fn on(&mut self) -> impl Run {
        &mut **self
    }
}

/// Returns the keys among `keys` whose review exists.
pub(super) async fn existing(
    mut on: impl Connection,
    org: &OrgId,
    import: &ImportId,
    keys: &[String],
) -> Result<HashSet<String>> {
    let mut groups: HashMap<(LocationId, Source), Vec<String>> = HashMap::new();
    for Identity { location, source, external_id } in keys.iter().filter_map(|key| Identity::of_key(key)) {
        groups.entry((location, source)).or_default().push(external_id);
    }
    let mut found = HashSet::new();
    for ((location, source), ids) in groups {
        for external_id in known(on.on(), org, (&location, source), ids, import).await? {
            found.insert(Identity { location: location.clone(), source, external_id }.key());
        }
    }
    Ok(found)
}

/// Locks reviews that an import created at `at` and that were neither changed, answered, read at their source nor marked
/// since, after an id; at most `most`.
pub(super) async fn unchanged(
    tx: &mut Tx,
    org: &OrgId,
    import: &ImportId,
    (after, most): (&str, i64),
    at: Timestamp,
) -> Result<Vec<Row>> {
    reviews!(
        "and import_id = $2 and id > $3 and state = 'shown' and seen_at <= $5 and replied_by is null
           and is_done = is_answered and not is_waiting and assigned_to is null and due_at is null
           and request_state is null order by id limit $4 for update",
        org,
        import,
        after,
        most,
        at
    )
    .all(tx)
    .await
}

/// Deletes reviews.
pub(super) async fn remove(tx: &mut Tx, org: &OrgId, ids: &[ReviewId]) -> Result<Changes> {
    let texts: Vec<String> = ids.iter().map(ToString::to_string).collect();
    query!("delete from reviews where org_id = $1 and id = any($2)", org, texts).run(tx).await?;
    Ok(Changes::of(ids))
}
