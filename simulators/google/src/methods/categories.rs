//! Categories, attributes and chains.

use serde_json::{Value, json};
use simulated_world::Category;

use crate::{
    call::Call,
    error::{Outcome, Refusal},
    listing::Listing,
    mask::get,
    world::{categories, category, category_value},
};

/// Attributes any location may have: id, type, English, French.
const ATTRIBUTES: [(&str, &str, &str, &str); 8] = [
    (
        "has_wheelchair_accessible_entrance",
        "BOOL",
        "Wheelchair accessible entrance",
        "Entrée accessible en fauteuil roulant",
    ),
    (
        "has_wheelchair_accessible_parking",
        "BOOL",
        "Wheelchair accessible parking",
        "Parking accessible en fauteuil roulant",
    ),
    ("welcomes_lgbtq", "BOOL", "LGBTQ+ friendly", "Bienveillant envers la communauté LGBTQ+"),
    ("requires_appointments", "BOOL", "Appointment required", "Rendez-vous obligatoire"),
    ("wi_fi", "ENUM", "Wi-Fi", "Wi-Fi"),
    ("pay_credit_card_types_accepted", "REPEATED_ENUM", "Credit cards", "Cartes de paiement"),
    ("url_instagram", "URL", "Instagram", "Instagram"),
    ("url_appointment", "URL", "Appointment links", "Liens de prise de rendez-vous"),
];

fn french(call: &Call) -> Result<bool, Refusal> {
    let code =
        call.query.get("languageCode").ok_or_else(|| Refusal::field("language_code", "Language code is required."))?;
    Ok(code.starts_with("fr"))
}

fn full(call: &Call) -> Result<bool, Refusal> {
    match call.query.get("view") {
        Some("FULL") => Ok(true),
        Some("BASIC") => Ok(false),
        _ => Err(Refusal::field("view", "Category view must be specified.")),
    }
}

pub(super) fn list(call: &Call) -> Outcome {
    let page = call.page(100, 100)?;
    let (french, full) = (french(call)?, full(call)?);
    if call.query.get("regionCode").is_none() {
        return Err(Refusal::field("region_code", "Region code is required."));
    }
    let prefix = match call.query.get("filter") {
        None => String::new(),
        Some(filter) => filter
            .strip_prefix("displayName=")
            .ok_or_else(|| Refusal::field("filter", "Invalid filter"))?
            .trim_matches('"')
            .to_lowercase(),
    };
    // Google matches the front of the name only: "food" finds "Food court", not "Fast food restaurant".
    let fits = |category: &&'static Category| category.display(french).to_lowercase().starts_with(&prefix);
    let mut matching: Vec<_> = categories().filter(fits).collect();
    matching.sort_by_key(|category| category.display(french).to_lowercase());
    let (page, next) = page.cut(matching.into_iter());
    let categories: Vec<Value> = page.into_iter().map(|category| category_value(category, french, full)).collect();
    Ok(json!({ "categories": categories, "nextPageToken": next }))
}

pub(super) fn batch(call: &Call) -> Outcome {
    let (french, full) = (french(call)?, full(call)?);
    let names = call.query.all("names");
    if names.is_empty() {
        return Err(Refusal::field("names", "At least one category name is required."));
    }
    let find = |name: &String| category(name).or_else(|| category(&format!("categories/{name}")));
    let categories: Vec<Value> =
        names.iter().filter_map(find).map(|category| category_value(category, french, full)).collect();
    Ok(json!({ "categories": categories }))
}

pub(super) fn attributes(call: &Call) -> Outcome {
    let page = call.page(200, 200)?;
    let parent = call.query.get("parent");
    let category_name = call.query.get("categoryName");
    let all = call.query.flag("showAll");
    if parent.is_none() && category_name.is_none() && !all {
        return Err(Refusal::field("parent", "Either parent, category_name or show_all is required."));
    }
    let french = if let Some(parent) = parent {
        let name = parent.trim_end_matches("/attributes");
        let index = call.location(name)?;
        Listing::of(&call.sim.world, &call.sim.store(), index, call.now).french
    } else {
        if category_name.is_some_and(|name| category(name).is_none()) {
            return Err(Refusal::field("category_name", "Unknown category."));
        }
        french(call)?
    };
    let (page, next) = page.cut(ATTRIBUTES.iter());
    let metadata: Vec<Value> = page
        .into_iter()
        .map(|(id, kind, english, other)| {
            let mut value = json!({
                "parent": format!("attributes/{id}"),
                "valueType": kind,
                "displayName": if french { other } else { english },
                "groupDisplayName": if french { "Informations pratiques" } else { "From the business" },
                "repeatable": *kind == "REPEATED_ENUM",
            });
            let values: &[(&str, &str)] = match *id {
                "wi_fi" => &[("free_wi_fi", "Free"), ("paid_wi_fi", "Paid")],
                "pay_credit_card_types_accepted" => {
                    &[("visa", "VISA"), ("mastercard", "Mastercard"), ("american_express", "American Express")]
                }
                _ => &[],
            };
            if !values.is_empty() {
                let list: Vec<Value> =
                    values.iter().map(|(value, name)| json!({ "value": value, "displayName": name })).collect();
                value["valueMetadata"] = json!(list);
            }
            value
        })
        .collect();
    Ok(json!({ "attributeMetadata": metadata, "nextPageToken": next }))
}

/// Returns the attributes that a location claims for itself.
fn own_attributes(call: &Call, index: usize) -> Vec<Value> {
    let store = call.sim.store();
    if let Some(attributes) = store.of(index).and_then(|changed| changed.attributes.clone()) {
        return attributes;
    }
    let mut dice = call.sim.world.dice("attributes", index);
    let bools = ATTRIBUTES.iter().filter(|(_, kind, ..)| *kind == "BOOL").filter(|_| dice.chance(40));
    bools.map(|(id, ..)| json!({ "name": format!("attributes/{id}"), "valueType": "BOOL", "values": [true] })).collect()
}

pub(super) fn get_attributes(call: &Call) -> Outcome {
    let index = call.location(call.name())?;
    Ok(json!({ "name": call.name(), "attributes": own_attributes(call, index) }))
}

pub(super) fn update_attributes(call: &Call) -> Outcome {
    let index = call.location(call.name())?;
    let mask = call
        .query
        .get("attributeMask")
        .ok_or_else(|| Refusal::field("attribute_mask", "Invalid field mask provided"))?;
    let names: Vec<&str> = mask.split(',').map(str::trim).collect();
    let attribute = |name: &str| ATTRIBUTES.iter().find(|(id, ..)| name.strip_prefix("attributes/") == Some(*id));
    if let Some(unknown) = names.iter().find(|name| attribute(name).is_none()) {
        let message = format!("The attribute {unknown} cannot be applied to this location.");
        return Err(Refusal::reason(&call.api.service(), "INVALID_ATTRIBUTE_NAME", unknown, &message));
    }
    let changes = call.body["attributes"].as_array().cloned().unwrap_or_default();
    if changes.iter().any(|value| !names.iter().any(|name| value["name"] == **name)) {
        return Err(Refusal::field("attributes", "Every attribute must be in the attribute mask."));
    }
    super::edit(call, index)?;
    let mut all = own_attributes(call, index);
    all.retain(|value| !names.iter().any(|name| value["name"] == **name));
    for mut value in changes {
        if let Some((_, kind, ..)) = value["name"].as_str().and_then(attribute) {
            value["valueType"] = json!(kind);
        }
        all.push(value);
    }
    call.sim.store().at(index).attributes = Some(all.clone());
    Ok(json!({ "name": call.name(), "attributes": all }))
}

pub(super) fn search_chains(call: &Call) -> Outcome {
    let name = call.query.get("chainName").ok_or_else(|| Refusal::field("chain_name", "A chain name is required."))?;
    let fits = "Fairmont".to_lowercase().contains(&name.to_lowercase());
    Ok(json!({ "chains": if fits { vec![chain(call)] } else { Vec::new() } }))
}

pub(super) fn get_chain(call: &Call) -> Outcome {
    if call.name() == "chains/fairmont" { Ok(chain(call)) } else { Err(Refusal::not_found()) }
}

fn chain(call: &Call) -> Value {
    json!({
        "name": "chains/fairmont",
        "chainNames": [{ "displayName": "Fairmont", "languageCode": "en" }],
        "locationCount": call.sim.world.size,
        "websites": [{ "uri": "https://fairmont-retail.example.com" }],
    })
}

pub(super) fn search_places(call: &Call) -> Outcome {
    let size = call.body["pageSize"].as_i64().unwrap_or_default();
    if !(0..=10).contains(&size) {
        return Err(Refusal::field("page_size", "Page size must be between 0 and 10."));
    }
    let words = call.body["query"].as_str().or_else(|| get(&call.body, "location.title").and_then(Value::as_str));
    let words =
        words.ok_or_else(|| Refusal::field("query", "Either a location or a query is required."))?.to_lowercase();
    let (world, store) = (&call.sim.world, call.sim.store());
    let places: Vec<Value> = (0..world.size.min(2_000))
        .map(|index| Listing::of(world, &store, index, call.now).public)
        .filter(|value| value["title"].as_str().is_some_and(|title| title.to_lowercase().contains(&words)))
        .take(if size == 0 { 3 } else { size as usize })
        .map(|mut value| {
            let id = value["metadata"]["placeId"].as_str().unwrap_or_default().to_owned();
            if let Some(entries) = value.as_object_mut() {
                entries.retain(|key, _| {
                    matches!(
                        key.as_str(),
                        "title" | "storefrontAddress" | "phoneNumbers" | "websiteUri" | "metadata" | "latlng"
                    )
                });
            }
            json!({
                "name": format!("googleLocations/{id}"),
                "location": value,
                "requestAdminRightsUri": format!("https://business.google.example/arc/p/{id}"),
            })
        })
        .collect();
    Ok(json!({ "googleLocations": places }))
}
