//! Latest replies of a location.

use db::{Db, Result, query};
use jiff::Timestamp;
use orgs::OrgId;

use crate::types::Row;

/// Maximum number of replies that a new one is compared with.
const MAX_COMPARED: i64 = 200;

/// Reply to another review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct EarlierReply {
    /// Text of the reply.
    pub(crate) text: String,
    /// Name of the author of the review.
    pub(crate) author: String,
}

/// Returns the replies to other reviews of the location since a time, the latest first.
pub(crate) async fn earlier_replies(db: &Db, org: &OrgId, row: &Row, since: Timestamp) -> Result<Vec<EarlierReply>> {
    query!(
        EarlierReply,
        "select reply as text, author from reviews
         where org_id = $1 and location_id = $2 and not is_hidden and reply is not null and is_answered
           and replied_at >= $3 and id <> $4
         order by replied_at desc limit $5",
        org,
        &row.location_id,
        since,
        &row.id,
        MAX_COMPARED
    )
    .all(db)
    .await
}
