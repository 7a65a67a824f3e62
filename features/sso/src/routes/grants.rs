//! Permissions to grant roles by single sign-on: a provider proves who someone is, so that only owners choose it; rules give roles,
//! so that no member gives permissions that they lack.

use api::{Error, FieldError};
use db::Tx;
use orgs::{CustomRoleId, May, OrgId, Permission, Right, Role, may::ManageSso, roles};
use serde_json::json;

use crate::types::{Connection, NewConnection};

/// Refuses members who are not owners.
///
/// # Errors
/// 403 `forbidden`.
pub(super) fn owners_only(member: &May<ManageSso>) -> api::Result<()> {
    if member.role.may(Permission::CloseOrganisation) { Ok(()) } else { Err(ManageSso::ROW.refused()) }
}

/// Checks the roles of a change, and writes the closest built-in role beside each custom one.
///
/// # Errors
/// 422 for a role that the organization does not have, 403 for one with permissions that the member lacks, and for another
/// provider, unless the member is an owner.
pub(super) async fn check(
    tx: &mut Tx,
    member: &May<ManageSso>,
    before: Option<&Connection>,
    new: &mut NewConnection,
) -> api::Result<()> {
    let mut given = Vec::new();
    for rule in &mut new.rules {
        let role = role(tx, &member.org, rule.role, rule.role_id.as_ref(), "rules").await?;
        if rule.limits.is_some() && !role.may_be_limited() {
            let message = "These locations aren’t valid for this role.";
            return Err(Error::invalid(vec![FieldError::new("rules", "invalid_limits", message)]));
        }
        rule.role = role.closest();
        given.push(role);
    }
    if new.default_role_id.is_some() || new.default_role.is_some() {
        let chosen = new.default_role.unwrap_or(Role::Client);
        let role = role(tx, &member.org, chosen, new.default_role_id.as_ref(), "default_role").await?;
        new.default_role = Some(role.closest());
        given.push(role);
    }
    if owners_only(member).is_ok() {
        return Ok(());
    }
    let Some(before) = before.filter(|before| is_same_provider(before, new)) else {
        return Err(ManageSso::ROW.refused());
    };
    if before.rules == json!(new.rules) && before.default() == new.default_role.zip(Some(new.default_role_id.clone())) {
        return Ok(());
    }
    // Without one rule another one decides, so that those of before count too.
    for rule in before.rules() {
        let old = roles::given(tx, &member.org, rule.role, rule.role_id.as_ref()).await?;
        given.extend(old.map(|old| old.role));
    }
    if let Some((role, id)) = before.default() {
        given.extend(roles::given(tx, &member.org, role, id.as_ref()).await?.map(|old| old.role));
    }
    if given.into_iter().all(|role| member.role.covers(role)) { Ok(()) } else { Err(ManageSso::ROW.refused()) }
}

async fn role(
    tx: &mut Tx,
    org: &OrgId,
    role: Role,
    id: Option<&CustomRoleId>,
    field: &'static str,
) -> api::Result<Role> {
    let given = roles::given(tx, org, role, id).await?;
    let unknown = || FieldError::new(field, "unknown_role", "The organization doesn’t have this role.");
    given.map(|given| given.role).ok_or_else(|| Error::invalid(vec![unknown()]))
}

fn is_same_provider(before: &Connection, new: &NewConnection) -> bool {
    let given = |text: &Option<String>| text.clone().filter(|text| !text.is_empty());
    before.provider == new.provider
        && before.issuer == new.issuer
        && before.client_id == new.client_id
        && new.client_secret.is_none()
        && before.scopes == new.scopes
        && given(&before.groups_claim) == given(&new.groups_claim)
        && before.adds_members == new.adds_members
        && before.has_more_algorithms == new.has_more_algorithms
        && given(&before.end_session_endpoint) == given(&new.end_session_endpoint)
}
