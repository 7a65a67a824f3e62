//! Links to book, order or shop.

use serde_json::{Value, json};

use crate::{
    call::Call,
    error::{Outcome, Refusal},
    mask::{get, set},
};

/// Types, in English and French.
const TYPES: [(&str, &str, &str); 4] = [
    ("APPOINTMENT", "Appointments", "Rendez-vous"),
    ("DINING_RESERVATION", "Reservations", "Réservations"),
    ("FOOD_ORDERING", "Order food", "Commander un repas"),
    ("SHOP_ONLINE", "Shop online", "Acheter en ligne"),
];

fn place(call: &Call) -> Result<usize, Refusal> {
    let name = call.name();
    call.location(name.find("/placeActionLinks").map_or(name, |at| &name[..at]))
}

pub(super) fn list(call: &Call) -> Outcome {
    let index = place(call)?;
    let page = call.page(10, 100)?;
    let action_type = match call.query.get("filter") {
        None => None,
        Some(filter) => {
            let value =
                filter.strip_prefix("place_action_type=").ok_or_else(|| Refusal::field("filter", "Invalid filter"))?;
            Some(value.trim_matches('"').to_owned())
        }
    };
    let mut links = call.sim.store().of(index).map(|changed| changed.links.clone()).unwrap_or_default();
    links.retain(|link| action_type.as_ref().is_none_or(|action_type| link["placeActionType"] == **action_type));
    let (page, next) = page.cut(links.into_iter());
    Ok(json!({ "placeActionLinks": page, "nextPageToken": next }))
}

pub(super) fn read(call: &Call) -> Outcome {
    let index = place(call)?;
    let store = call.sim.store();
    let link =
        store.of(index).and_then(|changed| changed.links.iter().find(|candidate| candidate["name"] == call.name()));
    link.cloned().ok_or_else(Refusal::not_found)
}

pub(super) fn create(call: &Call) -> Outcome {
    let index = place(call)?;
    check(&call.body)?;
    super::edit(call, index)?;
    let mut store = call.sim.store();
    let id = store.serial();
    let links = &mut store.at(index).links;
    if links
        .iter()
        .any(|link| link["uri"] == call.body["uri"] && link["placeActionType"] == call.body["placeActionType"])
    {
        return Err(Refusal::reason(&call.api.service(), "LINK_ALREADY_EXISTS", "uri", "The link exists already."));
    }
    let mut link = call.body.clone();
    link["name"] = json!(format!("{}/placeActionLinks/{id}", call.name()));
    link["isEditable"] = json!(true);
    link["providerType"] = json!("MERCHANT");
    link["createTime"] = json!(call.now.to_string());
    link["updateTime"] = link["createTime"].clone();
    links.push(link.clone());
    Ok(link)
}

pub(super) fn patch(call: &Call) -> Outcome {
    let index = place(call)?;
    let mask = call.mask("updateMask", "PlaceActionLink")?;
    super::edit(call, index)?;
    let mut store = call.sim.store();
    let links = &mut store.at(index).links;
    let link = links.iter_mut().find(|link| link["name"] == call.name()).ok_or_else(Refusal::not_found)?;
    let mut changed = link.clone();
    for path in mask.paths() {
        if !["uri", "placeActionType", "isPreferred"].contains(&path.as_str()) {
            return Err(Refusal::field("update_mask", &format!("Field {path} is output only.")));
        }
        set(&mut changed, &path, get(&call.body, &path).cloned());
    }
    check(&changed)?;
    changed["updateTime"] = json!(call.now.to_string());
    *link = changed;
    Ok(link.clone())
}

pub(super) fn delete(call: &Call) -> Outcome {
    let index = place(call)?;
    let mut store = call.sim.store();
    let links = &mut store.at(index).links;
    let at = links.iter().position(|link| link["name"] == call.name()).ok_or_else(Refusal::not_found)?;
    links.remove(at);
    Ok(json!({}))
}

pub(super) fn types(call: &Call) -> Outcome {
    let page = call.page(10, 100)?;
    let french = call.query.get("languageCode").is_some_and(|code| code.starts_with("fr"));
    let (page, next) = page.cut(TYPES.iter());
    let list: Vec<Value> = page
        .into_iter()
        .map(|(kind, english, other)| json!({ "placeActionType": kind, "displayName": if french { other } else { english } }))
        .collect();
    Ok(json!({ "placeActionTypeMetadata": list, "nextPageToken": next }))
}

fn check(link: &Value) -> Result<(), Refusal> {
    let kind = link["placeActionType"].as_str().unwrap_or("PLACE_ACTION_TYPE_UNSPECIFIED");
    if kind == "PLACE_ACTION_TYPE_UNSPECIFIED" {
        return Err(Refusal::field("place_action_link.place_action_type", "The type is required."));
    }
    if !link["uri"].as_str().is_some_and(|uri| uri.starts_with("http")) {
        return Err(Refusal::field("place_action_link.uri", "The link is missing or invalid."));
    }
    Ok(())
}
