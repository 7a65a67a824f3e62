//! Counts of what waits for a member: ended connections, open changes, refused edits.

use db::{Db, Result, query};
use jiff::Timestamp;
use locations::LocationId;
use orgs::OrgId;

/// Number of waiting items, with the time of the oldest.
pub(crate) struct OpenWork {
    pub(crate) count: i64,
    pub(crate) since: Option<Timestamp>,
    /// Account name of a connection, or id of the location with the oldest item.
    pub(crate) first: Option<String>,
}

/// Returns the connections that ended.
pub(crate) async fn ended_connections(db: &Db, org: &OrgId) -> Result<OpenWork> {
    query!(
        OpenWork,
        "select count(*) as count, min(updated_at) as since, min(email) as first from google_connections
         where org_id = $1 and state = 'reconnect_needed'",
        org
    )
    .lookup()
    .one(db)
    .await
}

/// Returns the locations with changes that wait for a decision.
pub(crate) async fn waiting_changes(db: &Db, org: &OrgId) -> Result<OpenWork> {
    query!(
        OpenWork,
        "select count(distinct location_id) as count, min(found_at) as since,
                (select location_id from google_changes where org_id = $1 and state = 'open' order by id limit 1) as first
         from google_changes where org_id = $1 and state = 'open'",
        org
    )
    .lookup()
    .one(db)
    .await
}

/// Returns the locations with edits that Google refused.
pub(crate) async fn refused_locations(db: &Db, org: &OrgId) -> Result<OpenWork> {
    query!(
        OpenWork,
        "select count(distinct l.location_id) as count, min(e.updated_at) as since, min(l.location_id) as first
         from google_edits e join google_locations l on l.org_id = e.org_id and l.google_id = e.google_id
         where e.org_id = $1 and e.state = 'refused'",
        org
    )
    .lookup()
    .one(db)
    .await
}

/// Returns at most `most` locations that are linked to Google, in the order of their profiles.
pub(crate) async fn linked_locations(db: &Db, org: &OrgId, most: i64) -> Result<Vec<LocationId>> {
    let rows = query!(
        (LocationId,),
        "select location_id from google_locations where org_id = $1 order by google_id limit $2",
        org,
        most
    );
    Ok(rows.lookup().all(db).await?.into_iter().map(|(id,)| id).collect())
}
