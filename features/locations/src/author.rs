//! Who did something, by name.

use std::collections::HashMap;

use db::Run;
use orgs::{OrgId, UserId};
use serde::Serialize;
use utoipa::ToSchema;

/// Somebody of the organisation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Author {
    /// The user's id.
    #[schema(value_type = String)]
    pub(crate) id: UserId,
    /// The user's name.
    pub(crate) name: String,
}

/// Those of these users who belong to the organisation.
pub(crate) async fn authors(
    on: impl Run,
    org: &OrgId,
    users: impl IntoIterator<Item = UserId>,
) -> db::Result<HashMap<UserId, Author>> {
    let users: Vec<UserId> = users.into_iter().collect();
    let names = orgs::names(on, org, &users).await?;
    Ok(names.into_iter().map(|(id, name)| (id.clone(), Author { id, name })).collect())
}
