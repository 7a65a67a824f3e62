//! Accounts: who owns what.

use serde_json::{Value, json};
use simulated_world::Role;

use crate::{
    call::Call,
    error::{Outcome, Refusal},
    world::{Account, Kind},
};

pub(super) fn list(call: &Call) -> Outcome {
    let users_only = match call.query.get("filter") {
        None => false,
        Some("type=USER_GROUP" | "type=\"USER_GROUP\"") => true,
        Some(_) => return Err(Refusal::field("filter", "Invalid filter")),
    };
    let parent = match call.query.get("parentAccount") {
        Some(name) => Some(call.account(name)?),
        None => None,
    };
    let world = &call.sim.world;
    let accounts: Vec<&(usize, Role)> = call
        .person
        .accounts
        .iter()
        .filter(|(index, _)| {
            let account = &world.accounts[*index];
            let below =
                parent.is_none_or(|parent| account.parent.is_some_and(|own| world.accounts[own].id == parent.id));
            below && (!users_only || account.kind == Kind::UserGroup)
        })
        .collect();
    let (page, next) = call.page(20, 20)?.cut(accounts.into_iter());
    let accounts: Vec<Value> =
        page.into_iter().map(|(index, role)| value(call, &world.accounts[*index], *role)).collect();
    Ok(json!({ "accounts": accounts, "nextPageToken": next }))
}

pub(super) fn get(call: &Call) -> Outcome {
    let account = call.account(call.name())?;
    Ok(value(call, account, role(call, account)))
}

/// Returns the role of the caller in an account of theirs.
fn role(call: &Call, account: &Account) -> Role {
    let accounts = &call.sim.world.accounts;
    let own = call.person.accounts.iter().find(|(index, _)| accounts[*index].id == account.id);
    own.map_or(Role::Manager, |(_, role)| *role)
}

/// An account as its members see it.
pub(super) fn value(call: &Call, account: &Account, role: Role) -> Value {
    let store = call.sim.store();
    let name = store.account_names.get(&account.id).unwrap_or(&account.name);
    let personal = account.kind == Kind::Personal;
    let mut value = json!({
        "name": format!("accounts/{}", account.id),
        "accountName": name,
        "type": match account.kind {
            Kind::Personal => "PERSONAL",
            Kind::LocationGroup => "LOCATION_GROUP",
            Kind::UserGroup => "USER_GROUP",
            Kind::Organization => "ORGANIZATION",
        },
        "verificationState": if account.kind == Kind::Organization { "VERIFIED" } else { "UNVERIFIED" },
        "vettedState": if personal { "NOT_VETTED" } else { "VETTED" },
    });
    // A personal account has one user, who is its owner by nature.
    if !personal {
        value["role"] = json!(match role {
            Role::PrimaryOwner => "PRIMARY_OWNER",
            Role::Owner => "OWNER",
            Role::Manager => "MANAGER",
        });
        value["permissionLevel"] = json!(if role == Role::Manager { "MEMBER_LEVEL" } else { "OWNER_LEVEL" });
        value["accountNumber"] = json!(&account.id[account.id.len() - 10..]);
    }
    if account.kind == Kind::Organization {
        value["organizationInfo"] = json!({
            "registeredDomain": "fairmont-retail.example.com",
            "phoneNumber": "(312) 555-0140",
            "address": { "regionCode": "US", "postalCode": "60614", "administrativeArea": "IL", "locality": "Chicago", "addressLines": ["500 Lake Shore Dr"] },
        });
    }
    value
}
