//! Custom roles: sets of permissions that an organization names, and that an agency can offer to its clients.

mod queries;
mod routes;
mod rules;
mod types;

use api::FieldError;
use db::{Run, Tx};

use crate::{OrgId, Role};

pub(crate) use routes::routes;
pub use types::{CustomRoleId, GivenRole};

/// Returns the role that a member of an organization would get: the custom role with this id, or its successor once it is
/// deleted; without an id the built-in `role`. `None` for an id of another organization, or of a role that the agency does
/// not offer.
///
/// # Errors
/// When the database fails.
pub async fn given(tx: &mut Tx, org: &OrgId, role: Role, id: Option<&CustomRoleId>) -> db::Result<Option<GivenRole>> {
    let Some(id) = id else { return Ok(Some(GivenRole { role, role_id: None })) };
    let Some(role) = queries::assignable(&mut *tx, org, id).await? else { return Ok(None) };
    if !role.is_deleted {
        return Ok(Some(GivenRole { role: role.role, role_id: Some(id.clone()) }));
    }
    match role.successor_id {
        Some(next) => {
            let next_role = queries::assignable(tx, org, &next).await?.filter(|next| !next.is_deleted);
            Ok(next_role.map(|role| GivenRole { role: role.role, role_id: Some(next) }))
        }
        None => Ok(role.successor_role.map(|role| GivenRole { role, role_id: None })),
    }
}

/// Returns the names of custom roles of an organization and of its agency, with their ids.
///
/// # Errors
/// When the database fails.
pub async fn names(on: impl Run, org: &OrgId) -> db::Result<Vec<(CustomRoleId, String)>> {
    queries::names(on, org).await
}

/// Returns a role as the audit log names it: the name of a built-in or a custom one.
///
/// # Errors
/// When the database fails.
pub(crate) async fn name_of(on: impl Run, org: &OrgId, role: Role, id: Option<&CustomRoleId>) -> db::Result<String> {
    let Some(id) = id else { return Ok(role.as_str().to_owned()) };
    let named = queries::names(on, org).await?.into_iter().find(|(role_id, _)| role_id == id);
    Ok(named.map_or_else(|| id.to_string(), |(_, name)| name))
}

/// Copies the roles of an agency that a client uses into the client, before the agency goes. They keep their ids.
pub(crate) async fn keep_for_client(tx: &mut Tx, agency: &OrgId, client: &OrgId) -> db::Result<()> {
    queries::keep_for_client(tx, agency, client).await
}

/// Returns 422 for the id of a role that members of the organization cannot get.
pub(crate) fn unknown() -> api::Error {
    api::Error::invalid(vec![FieldError::new("role_id", "unknown", "The organization doesn’t have this role.")])
}
