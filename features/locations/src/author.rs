//! Who did something, by name as long as they belong to the organization.

use std::collections::HashMap;

use db::Run;
use orgs::{OrgId, UserId};
use serde::Serialize;
use utoipa::ToSchema;

/// Somebody who did something in the organization.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Author {
    /// The user's id.
    #[schema(value_type = String)]
    pub(crate) id: UserId,
    /// The user's name; empty for who has left, or is no more.
    pub(crate) name: String,
}

/// These users, with the names of those who belong to the organization.
pub(crate) async fn authors(
    on: impl Run,
    org: &OrgId,
    users: impl IntoIterator<Item = UserId>,
) -> db::Result<HashMap<UserId, Author>> {
    let users: Vec<UserId> = users.into_iter().collect();
    let names = orgs::names(on, org, &users).await?;
    let author = |id: UserId| (id.clone(), Author { name: names.get(&id).cloned().unwrap_or_default(), id });
    Ok(users.into_iter().map(author).collect())
}
