//! Authors of changes, with their names as long as they are members of the organization.

use std::collections::HashMap;

use db::Run;
use orgs::{OrgId, UserId};
use serde::Serialize;
use utoipa::ToSchema;

/// Author of a change in the organization.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Author {
    /// The user's id.
    #[schema(value_type = String)]
    pub id: UserId,
    /// Name of the user; empty for former members and deleted users.
    pub name: String,
}

/// Returns these users as authors, with the names of the members of the organization.
pub async fn authors(
    on: impl Run,
    org: &OrgId,
    users: impl IntoIterator<Item = UserId>,
) -> db::Result<HashMap<UserId, Author>> {
    let users: Vec<UserId> = users.into_iter().collect();
    let names = orgs::names(on, org, &users).await?;
    let author = |id: UserId| (id.clone(), Author { name: names.get(&id).cloned().unwrap_or_default(), id });
    Ok(users.into_iter().map(author).collect())
}
