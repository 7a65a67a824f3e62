//! Reviews as the API shows them to a member.

use std::collections::{HashMap, HashSet};

use db::{Db, Result};
use orgs::{OrgId, Right, Role, Scope, UserId, may::SeeAssignments};

use crate::{
    scope::org_of,
    types::{Assignment, Review, ReviewMember, Row},
};

/// Returns reviews as a member sees them: with their assignments and reports, unless the member is a client of an agency.
pub(crate) async fn shown(db: &Db, (scope, role): (&Scope, Role), rows: Vec<Row>) -> Result<Vec<Review>> {
    if !SeeAssignments::ROW.allows(role, matches!(scope, Scope::Part(..))) {
        return Ok(rows.into_iter().map(Review::from).collect());
    }
    let names = names(db, org_of(scope), rows.iter().filter_map(|row| row.assigned_to.clone())).await?;
    let shown = |row: Row| {
        let mut assignment = Assignment::from(&row);
        assignment.assignee = assignment.assignee.map(|assignee| member(&names, assignee.id));
        Review { assignment: Some(assignment), report_state: row.report_state, ..row.into() }
    };
    Ok(rows.into_iter().map(shown).collect())
}

/// Returns one review as a member sees it.
pub(crate) async fn shown_one(db: &Db, reader: (&Scope, Role), row: Row) -> api::Result<Review> {
    shown(db, reader, vec![row]).await?.pop().ok_or_else(api::Error::not_found)
}

/// Returns the names of users.
pub(crate) async fn names(
    db: &Db,
    org: &OrgId,
    users: impl Iterator<Item = UserId>,
) -> Result<HashMap<UserId, String>> {
    let users: HashSet<UserId> = users.collect();
    if users.is_empty() {
        return Ok(HashMap::new());
    }
    orgs::names(db, org, &users.into_iter().collect::<Vec<_>>()).await
}

/// Returns a user with their name.
pub(crate) fn member(names: &HashMap<UserId, String>, id: UserId) -> ReviewMember {
    ReviewMember { name: names.get(&id).cloned(), id }
}
