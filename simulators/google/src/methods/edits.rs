//! Locations: changing, creating and deleting them, and what Google made of them.

use serde_json::{Value, json};

use super::rules;
use crate::{
    call::Call,
    error::{Outcome, Refusal},
    listing::{Listing, overlaps},
    mask::{get, set},
    store::Edit,
    world::{Kind, category, category_value, location_name},
};

/// Fields that an owner may change; Google maintains the rest.
const EDITABLE: [&str; 18] = [
    "title",
    "storeCode",
    "languageCode",
    "phoneNumbers",
    "categories",
    "storefrontAddress",
    "websiteUri",
    "regularHours",
    "specialHours",
    "moreHours",
    "serviceArea",
    "labels",
    "adWordsLocationExtensions",
    "latlng",
    "openInfo",
    "profile",
    "relationshipData",
    "serviceItems",
];

pub(super) fn patch(call: &Call) -> Outcome {
    let index = call.location(call.name())?;
    let mask = call.mask("updateMask", "Location")?;
    let paths: Vec<String> = mask.paths().collect();
    for path in &paths {
        let field = path.split('.').next().unwrap_or_default();
        if !EDITABLE.contains(&field) {
            return Err(Refusal::field("update_mask", &format!("Field {field} is output only.")));
        }
    }
    let validate_only = call.query.flag("validateOnly");
    let mut store = call.sim.store();
    let before = Listing::of(&call.sim.world, &store, index, call.now);
    let mut after = before.own.clone();
    for path in &paths {
        set(&mut after, path, get(&call.body, path).filter(|value| !value.is_null()).cloned());
    }
    rules::check(&call.api.service(), &after, &paths)?;
    name_categories(&mut after, before.french);
    if validate_only {
        return Ok(json!({}));
    }
    super::edit(call, index)?;
    for path in paths {
        let previous = get(&before.public, &path).cloned();
        let value = get(&after, &path).cloned();
        let edits = &mut store.at(index).edits;
        // One answer to a field counts: a wider edit replaces the narrower ones.
        edits.retain(|other, _| !(overlaps(other, &path) && other.len() > path.len()));
        edits.insert(path, Edit { value, previous, at: call.now });
    }
    Ok(Listing::of(&call.sim.world, &store, index, call.now).own)
}

/// Google writes the names of categories itself.
fn name_categories(location: &mut Value, french: bool) {
    let full = |value: &Value| {
        let known_category = value["name"].as_str().and_then(category);
        known_category.map_or_else(|| value.clone(), |category| category_value(category, french, true))
    };
    if let Some(primary) = get(location, "categories.primaryCategory").map(full) {
        set(location, "categories.primaryCategory", Some(primary));
    }
    if let Some(Value::Array(others)) = get(location, "categories.additionalCategories") {
        let others = others.iter().map(full).collect();
        set(location, "categories.additionalCategories", Some(others));
    }
}

pub(super) fn google_updated(call: &Call) -> Outcome {
    let mask = call.mask("readMask", "Location")?;
    let index = call.location(call.name())?;
    let listing = Listing::of(&call.sim.world, &call.sim.store(), index, call.now);
    Ok(json!({
        "location": mask.apply(&listing.public),
        "diffMask": listing.diff.join(","),
        "pendingMask": listing.pending.join(","),
    }))
}

pub(super) fn create(call: &Call) -> Outcome {
    let account = call.account(call.name())?;
    if matches!(account.kind, Kind::Organization | Kind::UserGroup) {
        return Err(Refusal::field("parent", "Locations are created in personal accounts and location groups."));
    }
    let mut value = call.body.clone();
    if value["title"].as_str().unwrap_or_default().trim().is_empty() {
        return Err(Refusal::field("location.title", "Title is required."));
    }
    if get(&value, "categories.primaryCategory.name").is_none() {
        return Err(Refusal::field("location.categories", "A primary category is required."));
    }
    let fields: Vec<String> = value.as_object().into_iter().flat_map(|object| object.keys().cloned()).collect();
    rules::check(&call.api.service(), &value, &fields)?;
    if call.query.flag("validateOnly") {
        return Ok(json!({}));
    }
    name_categories(&mut value, false);
    let mut store = call.sim.store();
    let index = store.next_location();
    value["name"] = json!(location_name(&call.sim.world, index));
    if get(&value, "openInfo.status").is_none() {
        value["openInfo"] = json!({ "status": "OPEN", "canReopen": true });
    }
    store.created.insert(index, (account.id.clone(), value));
    Ok(Listing::of(&call.sim.world, &store, index, call.now).own)
}

pub(super) fn delete(call: &Call) -> Outcome {
    let index = call.location(call.name())?;
    call.sim.store().deleted.insert(index);
    Ok(json!({}))
}
