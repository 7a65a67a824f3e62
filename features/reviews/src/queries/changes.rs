//! Changes of reviews since an index in memory was read.

use db::{Db, Result, Tx, query};
use orgs::OrgId;

use crate::types::ReviewId;

/// Maximum number of reviews of a transaction that are noted one by one. After more of them an index is built again.
const MAX_NOTED: usize = 200;
/// Number of versions whose changes are kept.
const VERSIONS: i64 = 1_000;

/// Reviews that a transaction wrote, to be [recorded](Self::record) at its end: the version is locked from then until the
/// commit, so that versions are committed in their order.
#[derive(Debug, Default)]
#[must_use = "an index that does not hear of a write stays outdated"]
pub(crate) struct Changes {
    ids: Vec<String>,
    /// Further reviews whose ids are not known.
    has_others: bool,
}

impl Changes {
    pub(crate) fn of<'a>(ids: impl IntoIterator<Item = &'a ReviewId>) -> Self {
        Self { ids: ids.into_iter().map(ToString::to_string).collect(), has_others: false }
    }

    /// Returns a change of any number of reviews whose ids are not known.
    pub(super) fn of_many() -> Self {
        Self { ids: Vec::new(), has_others: true }
    }

    /// Adds further changes.
    pub(crate) fn add(&mut self, other: Self) {
        self.has_others |= other.has_others;
        if !self.is_many() {
            self.ids.extend(other.ids);
        }
    }

    fn is_many(&self) -> bool {
        self.has_others || self.ids.len() > MAX_NOTED
    }

    /// Raises the version of the organization's reviews, and notes the changes.
    pub(crate) async fn record(mut self, tx: &mut Tx, org: &OrgId) -> Result<()> {
        if self.ids.is_empty() && !self.has_others {
            return Ok(());
        }
        let is_noted = !self.is_many();
        let (version, oldest) = raise(tx, org, is_noted).await?;
        query!("delete from review_index_changes where org_id = $1 and version <= $2", org, oldest)
            .run(&mut *tx)
            .await?;
        if !is_noted {
            return Ok(());
        }
        self.ids.sort_unstable();
        self.ids.dedup();
        let sql = db::rows!("insert into review_index_changes (org_id, version, review_id) values ($1, $2, $3)");
        let values = |id: &String| vec![org.into(), version.into(), id.as_str().into()];
        tx.insert_many(sql, self.ids.iter().map(values).collect()).await
    }
}

/// Raises the version, and returns it with the oldest one after which all changes are noted: itself when its own are not.
async fn raise(tx: &mut Tx, org: &OrgId, is_noted: bool) -> Result<(i64, i64)> {
    query!(
        (i64, i64),
        "insert into review_index_versions (org_id, version, oldest)
         values ($1, 1, case when cast($2 as boolean) then 0 else 1 end)
         on conflict (org_id) do update set version = review_index_versions.version + 1,
             oldest = case when not cast($2 as boolean) then review_index_versions.version + 1
                           when review_index_versions.oldest < review_index_versions.version - $3
                           then review_index_versions.version - $3
                           else review_index_versions.oldest end
         returning version, oldest",
        org,
        is_noted,
        VERSIONS
    )
    .one(tx)
    .await
}

/// Returns the version of the organization's reviews, and the oldest one after which all changes are noted.
pub(crate) async fn version(db: &Db, org: &OrgId) -> Result<(i64, i64)> {
    let row = query!((i64, i64), "select version, oldest from review_index_versions where org_id = $1", org);
    Ok(row.lookup().find(db).await?.unwrap_or_default())
}

/// Returns the reviews that were written after a version, at most `limit`.
pub(crate) async fn written_after(db: &Db, org: &OrgId, version: i64, limit: i64) -> Result<Vec<String>> {
    let rows = query!(
        (String,),
        "select distinct review_id from review_index_changes where org_id = $1 and version > $2 limit $3",
        org,
        version,
        limit
    );
    Ok(rows.lookup().all(db).await?.into_iter().map(|(id,)| id).collect())
}
