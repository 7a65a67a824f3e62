//! Places (New): text search, search nearby and details, for rank checks. The mask decides what comes back.

use serde_json::{Value, json};
use simulated_world::Reviews;

use crate::{
    call::Call,
    error::{Outcome, Refusal},
    listing::Listing,
    mask::get,
    pages::Page,
};

/// Maximum number of locations that a search examines.
const MAX_SCANNED: usize = 3_000;
/// All pages of a text search together.
const MAX_PLACES: usize = 60;

pub(super) fn text(call: &Call) -> Outcome {
    let body = &call.body;
    let words = body["textQuery"].as_str().unwrap_or_default().trim().to_lowercase();
    if words.is_empty() {
        return Err(Refusal::invalid("Empty text_query."));
    }
    let (bias, restriction) = (get(body, "locationBias"), get(body, "locationRestriction"));
    if bias.is_some() && restriction.is_some() {
        return Err(Refusal::invalid("Cannot set both location_bias and location_restriction."));
    }
    let size =
        body["pageSize"].as_i64().filter(|size| *size > 0).or(body["maxResultCount"].as_i64()).unwrap_or_default();
    let mut bound = body.clone();
    if let Some(entries) = bound.as_object_mut() {
        entries.retain(|key, _| key != "pageToken" && key != "pageSize" && key != "maxResultCount");
    }
    let page = Page::new(size, body["pageToken"].as_str(), &bound, (20, 20), call.now)?;
    let center = get(body, "locationBias.circle.center").and_then(point);
    let mut places = candidates(call, |value| {
        let text = format!(
            "{} {} {}",
            value["title"].as_str().unwrap_or_default(),
            get(value, "categories.primaryCategory.displayName").and_then(Value::as_str).unwrap_or_default(),
            get(value, "storefrontAddress.locality").and_then(Value::as_str).unwrap_or_default()
        );
        let text = text.to_lowercase();
        words
            .split_whitespace()
            .filter(|word| !["near", "me", "in", "à", "près"].contains(word))
            .all(|word| text.contains(word))
    });
    places.retain(|place| restriction.is_none_or(|restriction| within(place, restriction)));
    if let Some(center) = center {
        places.sort_by(|left, right| distance(left, center).total_cmp(&distance(right, center)));
    }
    places.truncate(MAX_PLACES);
    let (page, next) = page.cut(places.into_iter());
    Ok(json!({ "places": page, "nextPageToken": next }))
}

pub(super) fn nearby(call: &Call) -> Outcome {
    let body = &call.body;
    let center = get(body, "locationRestriction.circle.center").and_then(point);
    let center = center.ok_or_else(|| Refusal::invalid("Missing location_restriction parameter."))?;
    let radius = get(body, "locationRestriction.circle.radius").and_then(Value::as_f64).unwrap_or_default();
    let size = body["maxResultCount"].as_i64().unwrap_or(20);
    if !(0.0..=50_000.0).contains(&radius) || !(1..=20).contains(&size) {
        return Err(Refusal::invalid("The radius must be within 0 and 50000, max_result_count within 1 and 20."));
    }
    let types: Vec<&str> = body["includedTypes"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let mut places = candidates(call, |_| true);
    places.retain(|place| {
        distance(place, center) <= radius
            && (types.is_empty() || types.iter().any(|kind| place["primaryType"] == *kind))
    });
    if body["rankPreference"] == "DISTANCE" {
        places.sort_by(|left, right| distance(left, center).total_cmp(&distance(right, center)));
    }
    places.truncate(size as usize);
    Ok(json!({ "places": places }))
}

pub(super) fn details(call: &Call) -> Outcome {
    let id = call.name().trim_start_matches("places/");
    let index = call.sim.world.businesses.place_index(id).ok_or_else(Refusal::not_found)?;
    Ok(place(call, index, &Listing::of(&call.sim.world, &call.sim.store(), index, call.now)))
}

fn candidates(call: &Call, fits: impl Fn(&Value) -> bool) -> Vec<Value> {
    let all: Vec<(usize, Listing)> = {
        let store = call.sim.store();
        let indices = (0..call.sim.world.size.min(MAX_SCANNED)).filter(|index| store.exists(*index));
        indices.map(|index| (index, Listing::of(&call.sim.world, &store, index, call.now))).collect()
    };
    let public = all.into_iter().filter(|(_, listing)| listing.verified && fits(&listing.public));
    public.map(|(index, listing)| place(call, index, &listing)).collect()
}

/// Returns a location as Maps shows it to the public.
fn place(call: &Call, index: usize, listing: &Listing) -> Value {
    let value = &listing.public;
    let id = call.sim.world.place_id(index);
    let reviews = Reviews::of(&call.sim.world.businesses, index, listing.french);
    let count = if index < call.sim.world.size { reviews.count(call.now) } else { 0 };
    let stars: usize = (0..count).map(|number| reviews.stars(number)).sum();
    let address = value.get("storefrontAddress").cloned().unwrap_or_default();
    let lines = address["addressLines"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let parts = ["locality", "administrativeArea", "postalCode"].into_iter().filter_map(|part| address[part].as_str());
    let written: Vec<&str> = lines.chain(parts).filter(|part| !part.is_empty()).collect();
    let kind = get(value, "categories.primaryCategory.name").and_then(Value::as_str).unwrap_or_default();
    let kind = kind.trim_start_matches("categories/gcid:");
    let mut place = json!({
        "name": format!("places/{id}"),
        "id": id,
        "displayName": { "text": value["title"], "languageCode": value["languageCode"] },
        "formattedAddress": written.join(", "),
        "businessStatus": match get(value, "openInfo.status").and_then(Value::as_str) {
            Some("CLOSED_PERMANENTLY") => "CLOSED_PERMANENTLY",
            Some("CLOSED_TEMPORARILY") => "CLOSED_TEMPORARILY",
            _ => "OPERATIONAL",
        },
        "primaryType": kind,
        "types": [kind, "point_of_interest", "establishment"],
        "userRatingCount": count,
        "websiteUri": value["websiteUri"],
        "nationalPhoneNumber": get(value, "phoneNumbers.primaryPhone"),
        "googleMapsUri": get(value, "metadata.mapsUri"),
        "location": value["latlng"],
        "pureServiceAreaBusiness": value.get("storefrontAddress").is_none(),
    });
    if count > 0 {
        place["rating"] = json!((stars as f64 / count as f64 * 10.0).round() / 10.0);
    }
    place
}

fn point(value: &Value) -> Option<(f64, f64)> {
    Some((value["latitude"].as_f64()?, value["longitude"].as_f64()?))
}

/// Metres as the crow flies; far away when it is not known where a place is.
fn distance(place: &Value, (latitude, longitude): (f64, f64)) -> f64 {
    let Some((own_latitude, own_longitude)) = place.get("location").and_then(point) else { return f64::MAX };
    let (latitude_radians, own_radians) = (latitude.to_radians(), own_latitude.to_radians());
    let across = (own_radians - latitude_radians) / 2.0;
    let along = (own_longitude - longitude).to_radians() / 2.0;
    let half = across.sin().powi(2) + latitude_radians.cos() * own_radians.cos() * along.sin().powi(2);
    2.0 * 6_371_000.0 * half.sqrt().asin()
}

fn within(place: &Value, restriction: &Value) -> bool {
    let Some((latitude, longitude)) = place.get("location").and_then(point) else { return false };
    if let Some(center) = get(restriction, "circle.center").and_then(point) {
        return distance(place, center)
            <= get(restriction, "circle.radius").and_then(Value::as_f64).unwrap_or_default();
    }
    let corner = |name: &str| get(restriction, &format!("rectangle.{name}")).and_then(point);
    match (corner("low"), corner("high")) {
        (Some(low), Some(high)) => (low.0..=high.0).contains(&latitude) && (low.1..=high.1).contains(&longitude),
        _ => true,
    }
}
