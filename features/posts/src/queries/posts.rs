//! SQL of posts themselves.

use db::{Db, Result, Run, Tx, query};
use orgs::{OrgId, UserId};

use crate::types::{Kind, PostId, PostRow, PostState};

/// Statement that reads posts: `post_rows!("condition", arguments)`.
macro_rules! post_rows {
    ($tail:literal, $($argument:expr),+ $(,)?) => {
        query!(
            PostRow,
            "select id, kind, state, content, photo_id, audience, starts_at, series, summary, search_key, occurrences, plan_at,
                    version, created_by, asked_by, approved_by, note, created_at, updated_at
             from posts p where org_id = $1 " $tail,
            $($argument),+
        )
    };
}

/// Filter of the list; `None` for all.
#[derive(Clone, Debug, Default)]
pub(crate) struct PostFilter {
    pub(crate) state: Option<PostState>,
    pub(crate) kind: Option<Kind>,
    /// Posts at one of these locations, and those of this author.
    pub(crate) locations: Option<Vec<String>>,
    pub(crate) author: Option<UserId>,
    pub(crate) from: Option<String>,
    pub(crate) to: Option<String>,
    /// Pattern of folded words.
    pub(crate) search: Option<String>,
    pub(crate) is_refused: bool,
}

/// Returns posts, the latest created first, before this id.
pub(crate) async fn posts(
    db: &Db,
    org: &OrgId,
    filter: PostFilter,
    before: Option<String>,
    limit: i64,
) -> Result<Vec<PostRow>> {
    post_rows!(
        r"and (cast($2 as text) is null or state = $2) and (cast($3 as text) is null or kind = $3)
           and (cast($4 as boolean) or created_by = $6 or exists
               (select 1 from post_targets t where t.org_id = p.org_id and t.post_id = p.id and t.location_id = any($5)))
           and ((cast($7 as text) is null and cast($8 as text) is null) or exists
               (select 1 from post_days d where d.org_id = p.org_id and d.post_id = p.id
                  and (cast($7 as text) is null or d.day >= $7) and (cast($8 as text) is null or d.day <= $8)))
           and (cast($9 as text) is null or search_key like $9 escape '\')
           and (not cast($10 as boolean) or exists
               (select 1 from post_days d where d.org_id = p.org_id and d.post_id = p.id and d.rejected + d.failed > 0))
           and (cast($11 as text) is null or id < $11)
         order by id desc limit $12",
        org,
        filter.state,
        filter.kind,
        filter.locations.is_none(),
        filter.locations.unwrap_or_default(),
        filter.author,
        filter.from,
        filter.to,
        filter.search,
        filter.is_refused,
        before,
        limit
    )
    .all(db)
    .await
}

/// Returns a post.
pub(crate) async fn find_post(on: impl Run, org: &OrgId, id: &PostId) -> Result<Option<PostRow>> {
    post_rows!("and id = $2", org, id).lookup().find(on).await
}

/// Returns a post, locked until the transaction ends.
pub(crate) async fn lock_post(tx: &mut Tx, org: &OrgId, id: &PostId) -> Result<Option<PostRow>> {
    post_rows!("and id = $2 for update", org, id).find(tx).await
}

/// Adds a post.
pub(crate) async fn add_post(tx: &mut Tx, org: &OrgId, row: &PostRow) -> Result<()> {
    query!(
        "insert into posts (org_id, id, kind, state, content, photo_id, audience, starts_at, series, summary, search_key,
             occurrences, plan_at, version, created_by, asked_by, approved_by, note, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)",
        org,
        &row.id,
        row.kind,
        row.state,
        row.content.clone(),
        row.photo_id.as_ref(),
        row.audience.clone(),
        row.starts_at.as_deref(),
        row.series.clone(),
        &row.summary,
        &row.search_key,
        row.occurrences,
        row.plan_at,
        row.version,
        &row.created_by,
        row.asked_by.as_ref(),
        row.approved_by.as_ref(),
        row.note.as_deref(),
        row.created_at,
        row.updated_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Writes a locked post, with a new version.
pub(crate) async fn put_post(tx: &mut Tx, org: &OrgId, row: &mut PostRow) -> Result<()> {
    row.version += 1;
    query!(
        "update posts set kind = $3, state = $4, content = $5, photo_id = $6, audience = $7, starts_at = $8, series = $9,
             summary = $10, search_key = $11, occurrences = $12, plan_at = $13, version = $14, asked_by = $15,
             approved_by = $16, note = $17, updated_at = $18
         where org_id = $1 and id = $2",
        org,
        &row.id,
        row.kind,
        row.state,
        row.content.clone(),
        row.photo_id.as_ref(),
        row.audience.clone(),
        row.starts_at.as_deref(),
        row.series.clone(),
        &row.summary,
        &row.search_key,
        row.occurrences,
        row.plan_at,
        row.version,
        row.asked_by.as_ref(),
        row.approved_by.as_ref(),
        row.note.as_deref(),
        row.updated_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Removes a post with its targets.
pub(crate) async fn remove_post(tx: &mut Tx, org: &OrgId, id: &PostId) -> Result<()> {
    query!("delete from posts where org_id = $1 and id = $2", org, id).run(tx).await.map(drop)
}
