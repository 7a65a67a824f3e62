//! Locations: reading them.

use serde_json::{Value, json};

use crate::{
    call::Call,
    error::{Outcome, Refusal},
    listing::Listing,
    world::{Account, Kind},
};

pub(super) fn list(call: &Call) -> Outcome {
    let mask = call.mask("readMask", "Location")?;
    let page = call.page(10, 100)?;
    let mut all = owned(call)?;
    let filter = call.query.get("filter");
    if let Some(filter) = filter {
        let filter = super::filter::Filter::read(filter).ok_or_else(|| Refusal::field("filter", "Invalid filter"))?;
        let store = call.sim.store();
        all.retain(|index| filter.fits(&Listing::of(&call.sim.world, &store, *index, call.now).own));
    }
    if let Some(order) = call.query.get("orderBy") {
        order_by(call, &mut all, order)?;
    }
    let total = all.len();
    let (page, next) = page.cut(all.into_iter());
    let store = call.sim.store();
    let locations: Vec<Value> =
        page.into_iter().map(|index| mask.apply(&Listing::of(&call.sim.world, &store, index, call.now).own)).collect();
    let mut answer = json!({ "locations": locations, "nextPageToken": next });
    if filter.is_some() {
        answer["totalSize"] = json!(total);
    }
    Ok(answer)
}

/// The locations of the account in the path; `accounts/-` is all of the caller's.
fn owned(call: &Call) -> Result<Vec<usize>, Refusal> {
    let world = &call.sim.world;
    if call.name() == "accounts/-" {
        let own = call.person.accounts.iter().map(|(index, _)| &world.accounts[*index]);
        let direct = own.filter(|account| account.kind != Kind::Organization);
        let store = call.sim.store();
        return Ok(direct.flat_map(|account: &Account| store.locations(world, account)).collect());
    }
    let account = call.account(call.name())?;
    Ok(call.sim.store().locations(world, account))
}

fn order_by(call: &Call, all: &mut [usize], order: &str) -> Result<(), Refusal> {
    let (field, descending) = match order.trim().split_once(' ') {
        Some((field, "desc")) => (field, true),
        Some((field, "asc")) => (field, false),
        None => (order.trim(), false),
        Some(_) => return Err(Refusal::field("order_by", "Invalid order by")),
    };
    let field = match field {
        "title" => "title",
        "store_code" | "storeCode" => "storeCode",
        _ => return Err(Refusal::field("order_by", "Invalid order by")),
    };
    let store = call.sim.store();
    all.sort_by_cached_key(|index| {
        Listing::of(&call.sim.world, &store, *index, call.now).own[field].as_str().unwrap_or_default().to_owned()
    });
    if descending {
        all.reverse();
    }
    Ok(())
}

pub(super) fn get(call: &Call) -> Outcome {
    let mask = call.mask("readMask", "Location")?;
    let index = call.location(call.name())?;
    Ok(mask.apply(&Listing::of(&call.sim.world, &call.sim.store(), index, call.now).own))
}
