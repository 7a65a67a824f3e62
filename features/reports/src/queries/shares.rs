//! SQL of links that show something without signing in.

use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;
use orgs::OrgId;

use crate::types::{ReportId, ShareId, ShareKind, ShareRow, SharedHeatmapRow};

/// Statement that reads links: `shares!("condition", arguments)`.
macro_rules! shares {
    ($tail:literal, $($argument:expr),+ $(,)?) => {
        query!(
            ShareRow,
            "select id, kind, object_id, password_hash, may_download, expires_at, opened, last_opened_at, created_at
             from shares where org_id = $1 " $tail,
            $($argument),+
        )
    };
}

/// Returns links of a kind, the latest first, before this id; of one object if one is given.
pub(crate) async fn shares(
    db: &Db,
    org: &OrgId,
    (kind, object): (ShareKind, Option<&str>),
    before: Option<String>,
    limit: i64,
) -> Result<Vec<ShareRow>> {
    shares!(
        "and kind = $2 and (cast($3 as text) is null or object_id = $3) and (cast($4 as text) is null or id < $4)
         order by id desc limit $5",
        org,
        kind,
        object,
        before,
        limit
    )
    .all(db)
    .await
}

/// Returns a link.
pub(crate) async fn find_share(on: impl Run, org: &OrgId, id: &ShareId) -> Result<Option<ShareRow>> {
    shares!("and id = $2", org, id).find(on).await
}

/// Returns the organization and id of the link with this hash of a token.
pub(crate) async fn share_by_token(db: &Db, token_hash: &str) -> Result<Option<(OrgId, ShareId)>> {
    query!((OrgId, ShareId), "select org_id, id from shares where token_hash = $1", token_hash).lookup().find(db).await
}

/// Adds a link.
pub(crate) async fn add_share(
    tx: &mut Tx,
    org: &OrgId,
    row: &ShareRow,
    (token_hash, by): (&str, Option<&orgs::UserId>),
) -> Result<()> {
    query!(
        "insert into shares (org_id, id, kind, object_id, token_hash, password_hash, may_download, expires_at, opened,
             created_by, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, 0, $9, $10)",
        org,
        &row.id,
        row.kind,
        &row.object_id,
        token_hash,
        row.password_hash.as_deref(),
        row.may_download,
        row.expires_at,
        by,
        row.created_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Adds the heatmap of a link.
pub(crate) async fn add_shared_heatmap(tx: &mut Tx, org: &OrgId, row: &SharedHeatmapRow) -> Result<()> {
    query!(
        "insert into shared_heatmaps (org_id, share_id, scan_id, language, snapshot) values ($1, $2, $3, $4, $5)",
        org,
        &row.share_id,
        &row.scan_id,
        row.language,
        &row.snapshot
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns the heatmap of a link; `None` when its scan was deleted.
pub(crate) async fn shared_heatmap(db: &Db, org: &OrgId, share: &ShareId) -> Result<Option<SharedHeatmapRow>> {
    query!(
        SharedHeatmapRow,
        "select share_id, scan_id, language, snapshot from shared_heatmaps where org_id = $1 and share_id = $2",
        org,
        share
    )
    .find(db)
    .await
}

/// Removes a link. Returns false when there is none.
pub(crate) async fn remove_share(tx: &mut Tx, org: &OrgId, id: &ShareId) -> Result<bool> {
    Ok(query!("delete from shares where org_id = $1 and id = $2", org, id).run(tx).await? > 0)
}

/// Removes the links to an object.
pub(crate) async fn remove_shares_of(tx: &mut Tx, org: &OrgId, object: &ReportId) -> Result<()> {
    query!("delete from shares where org_id = $1 and object_id = $2", org, object).run(tx).await.map(drop)
}

/// Counts an opening.
pub(crate) async fn note_opened(db: &Db, org: &OrgId, id: &ShareId, now: Timestamp) -> Result<()> {
    query!("update shares set opened = opened + 1, last_opened_at = $3 where org_id = $1 and id = $2", org, id, now)
        .run(db)
        .await
        .map(drop)
}

/// Returns the number of links to each of these objects that have not expired.
pub(crate) async fn shares_of(
    db: &Db,
    org: &OrgId,
    objects: Vec<String>,
    now: Timestamp,
) -> Result<Vec<(ReportId, i64)>> {
    query!(
        (ReportId, i64),
        "select object_id, count(*) from shares
         where org_id = $1 and object_id = any($2) and expires_at > $3 group by object_id",
        org,
        objects,
        now
    )
    .all(db)
    .await
}
