//! Figures of citations, for reports.

use db::{Db, Result, query};
use jiff::Timestamp;
use orgs::OrgId;

/// Returns the tasks that were done in a period at these locations, `None` for all: location, directory and time, the
/// latest first.
pub(crate) async fn done_in_period(
    db: &Db,
    org: &OrgId,
    locations: Option<Vec<String>>,
    (since, until): (Timestamp, Timestamp),
    limit: i64,
) -> Result<Vec<(String, String, Timestamp)>> {
    query!(
        (String, String, Timestamp),
        "select t.location_id, t.directory_id, s.at
         from citation_task_steps s join citation_tasks t on t.org_id = s.org_id and t.id = s.task_id
         where s.org_id = $1 and s.state = 'live' and s.at >= $2 and s.at < $3 and not t.is_hidden
           and (cast($4 as boolean) or t.location_id = any($5))
         order by s.at desc, s.id desc limit $6",
        org,
        since,
        until,
        locations.is_none(),
        locations.unwrap_or_default(),
        limit
    )
    .all(db)
    .await
}
