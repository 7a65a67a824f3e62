//! Results of a task.

use jiff::Timestamp;
use serde_json::{Value, json};

use super::envelope::{Failure, written};
use crate::{
    faults::FaultKind,
    market::{Ask, RankedListing},
    sim::Sim,
};

/// Returns the result of an ask, or the failure of a search that was made and is billed.
pub(super) fn result(
    sim: &Sim,
    ask: &Ask,
    at: Timestamp,
    fault: Option<FaultKind>,
    data: &Value,
) -> Result<Value, Failure> {
    if fault == Some(FaultKind::SearchEngineFailed) {
        return Err(Failure::SEARCH_ENGINE);
    }
    let reading = sim.read(ask, at, fault);
    if reading.organic.is_empty() && fault != Some(FaultKind::Empty) {
        return Err(Failure::NO_RESULTS);
    }
    let ads =
        reading.ads.iter().enumerate().map(|(index, listing)| item("maps_paid_item", index + 1, index + 1, listing));
    let organic = reading.organic.iter().enumerate();
    let organic =
        organic.map(|(index, listing)| item("maps_search", index + 1, reading.ads.len() + index + 1, listing));
    let items: Vec<Value> = ads.chain(organic).collect();
    let mut types = vec!["maps_search"];
    if !reading.ads.is_empty() {
        types.push("maps_paid_item");
    }
    let point = data["location_coordinate"].as_str().unwrap_or_default();
    let keyword: String = url::form_urlencoded::byte_serialize(ask.keyword.as_bytes()).collect();
    Ok(json!({
        "keyword": ask.keyword,
        "type": "maps",
        "se_domain": data["se_domain"].as_str().unwrap_or("google.com"),
        "location_code": null,
        "language_code": ask.language,
        "check_url": format!("https://google.com/maps/search/{keyword}/@{point}?hl={}&gl=US", ask.language),
        "datetime": written(at),
        "spell": null,
        "refinement_chips": null,
        "item_types": types,
        "se_results_count": 0,
        "items_count": items.len(),
        "items": items,
    }))
}

fn item(kind: &str, rank_group: usize, rank_absolute: usize, listed: &RankedListing) -> Value {
    let rating = listed.rating.map(
        |value| json!({ "rating_type": "Max5", "value": value, "votes_count": listed.reviews, "rating_max": null }),
    );
    json!({
        "type": kind,
        "rank_group": rank_group,
        "rank_absolute": rank_absolute,
        "domain": null,
        "title": listed.title,
        "url": null,
        "contact_url": null,
        "contributor_url": null,
        "rating": rating,
        "hotel_rating": null,
        "price_level": null,
        "rating_distribution": null,
        "snippet": null,
        "address": null,
        "address_info": null,
        "place_id": listed.place_id,
        "phone": null,
        "main_image": null,
        "total_photos": null,
        "category": listed.category,
        "additional_categories": null,
        "category_ids": null,
        "work_hours": null,
        "feature_id": listed.feature_id,
        "cid": listed.cid,
        "latitude": listed.lat,
        "longitude": listed.lng,
        "is_claimed": listed.reviews > 0,
        "local_justifications": null,
        "is_directory_item": false,
    })
}
