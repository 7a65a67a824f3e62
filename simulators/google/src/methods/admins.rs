//! Administrators of accounts and locations; names of accounts; transfers of locations.

use serde_json::{Value, json};

use super::accounts;
use simulated_world::Role;

use crate::{
    call::{Call, no_permission},
    error::{Outcome, Refusal},
    world::Kind,
};

pub(super) fn patch_account(call: &Call) -> Outcome {
    let account = call.account(call.name())?;
    let mask = call.mask("updateMask", "Account")?;
    if mask.paths().any(|path| path != "accountName") {
        return Err(Refusal::field("update_mask", "Only account_name can be changed."));
    }
    let name = call.body["accountName"].as_str().unwrap_or_default().trim();
    if name.is_empty() || account.kind == Kind::Personal {
        return Err(Refusal::field("account.account_name", "The name cannot be changed to this."));
    }
    if !call.query.flag("validateOnly") {
        call.sim.store().account_names.insert(account.id.clone(), name.to_owned());
    }
    accounts::get(call)
}

/// Lists the people who see the account.
pub(super) fn of_account(call: &Call) -> Outcome {
    let account = call.account(call.name())?;
    Ok(json!({ "accountAdmins": admins(call, &account.id, call.name()) }))
}

/// Lists the people who see the account that owns the location.
pub(super) fn of_location(call: &Call) -> Outcome {
    let index = call.location(call.name())?;
    let owner = call.sim.world.owner(index).ok_or_else(Refusal::not_found)?;
    Ok(json!({ "admins": admins(call, &owner.id, call.name()) }))
}

fn admins(call: &Call, id: &str, parent: &str) -> Vec<Value> {
    let world = &call.sim.world;
    let members = world.people.iter().filter_map(|person| {
        let role = person.accounts.iter().find(|(index, _)| world.accounts[*index].id == id)?.1;
        Some((person, role))
    });
    members
        .map(|(person, role)| {
            let role = match role {
                Role::PrimaryOwner => "PRIMARY_OWNER",
                Role::Owner => "OWNER",
                Role::Manager => "MANAGER",
            };
            json!({ "name": format!("{parent}/admins/{}", person.subject()), "admin": person.name(), "role": role })
        })
        .collect()
}

/// Lists no invitations, because this world has none.
pub(super) fn invitations(call: &Call) -> Outcome {
    call.account(call.name())?;
    Ok(json!({}))
}

pub(super) fn transfer(call: &Call) -> Outcome {
    let index = call.location(call.name())?;
    let to = call.account(call.body["destinationAccount"].as_str().unwrap_or_default())?;
    if matches!(to.kind, Kind::Organization | Kind::UserGroup) {
        return Err(no_permission());
    }
    call.sim.store().moved.insert(index, to.id.clone());
    Ok(json!({}))
}
