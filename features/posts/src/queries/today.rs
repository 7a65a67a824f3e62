//! SQL of the lines of "Today".

use db::{Db, Result, query};
use jiff::Timestamp;
use orgs::OrgId;

use crate::types::PostId;

/// Number of posts, with the only one and the longest waiting time.
#[derive(Clone, Debug)]
pub(crate) struct OpenPosts {
    pub(crate) count: i64,
    pub(crate) post: Option<PostId>,
    pub(crate) summary: Option<String>,
    pub(crate) since: Option<Timestamp>,
}

/// Returns the posts that wait for approval at these locations; `None` for all.
pub(crate) async fn waiting(db: &Db, org: &OrgId, locations: Option<Vec<String>>) -> Result<OpenPosts> {
    query!(
        OpenPosts,
        "select count(*) as count, min(id) as post, min(summary) as summary, min(updated_at) as since
         from posts p where org_id = $1 and state = 'waiting_approval'
           and (cast($2 as boolean) or exists (select 1 from post_targets t
             where t.org_id = p.org_id and t.post_id = p.id and t.location_id = any($3)))",
        org,
        locations.is_none(),
        locations.unwrap_or_default()
    )
    .one(db)
    .await
}

/// Returns the posts that were refused or not sent at these locations since a time; `None` for all.
pub(crate) async fn refused(
    db: &Db,
    org: &OrgId,
    locations: Option<Vec<String>>,
    since: Timestamp,
) -> Result<OpenPosts> {
    query!(
        OpenPosts,
        "select count(*) as count, min(id) as post, min(summary) as summary, min(updated_at) as since
         from posts p where org_id = $1 and state in ('scheduled', 'publishing', 'published') and updated_at >= $4
           and exists (select 1 from post_targets t
             where t.org_id = p.org_id and t.post_id = p.id and t.state in ('rejected', 'failed')
               and (cast($2 as boolean) or t.location_id = any($3)))",
        org,
        locations.is_none(),
        locations.unwrap_or_default(),
        since
    )
    .one(db)
    .await
}
