//! Response body of a search. A search with an answer always has the same body.

use jiff::Timestamp;
use serde_json::{Value, json};

use super::parameters::PAGE;
use crate::{
    faults::FaultKind,
    market::RankedListing,
    queue::Stored,
    sim::{Reading, Sim},
};

const NO_RESULTS: &str = "Google hasn't returned any results for this query.";
const FAILED: &str = "We couldn't get valid results for this search. Please try again later.";

/// Returns the response body of a search at the time `now`.
pub(super) fn response_body(sim: &Sim, stored: &Stored, now: Timestamp) -> Value {
    let at = stored.answered(now);
    let is_failed = at.is_some() && stored.fault == Some(FaultKind::SearchEngineFailed);
    let status = match at {
        None => "Processing",
        Some(_) if is_failed => "Error",
        Some(_) => "Success",
    };
    let mut metadata = json!({
        "id": stored.id,
        "status": status,
        "json_endpoint": format!("https://serpapi.com/searches/{}.json", stored.id),
        "created_at": written(stored.posted),
    });
    let mut value = json!({ "search_parameters": stored.request });
    if let Some(at) = at {
        metadata["processed_at"] = json!(written(at));
        metadata["total_time_taken"] = json!(1.5);
        if is_failed {
            value["error"] = json!(FAILED);
        } else {
            let reading = sim.read(&stored.ask, at, stored.fault);
            add_results(&mut value, stored, &reading);
        }
    }
    value["search_metadata"] = metadata;
    value
}

fn add_results(value: &mut Value, stored: &Stored, reading: &Reading) {
    let start = stored.request["start"].as_u64().unwrap_or_default() as usize;
    let page: Vec<&RankedListing> = reading.organic.iter().skip(start).take(PAGE).collect();
    let state = if page.is_empty() { "Fully empty" } else { "Results for exact spelling" };
    value["search_information"] = json!({ "local_results_state": state, "query_displayed": stored.ask.keyword });
    if page.is_empty() && stored.fault != Some(FaultKind::Empty) {
        value["error"] = json!(NO_RESULTS);
        return;
    }
    if let (Some(FaultKind::PlaceResults), Some(listing)) = (stored.fault, page.first()) {
        let mut place = hit(listing);
        place["type"] = json!([listing.category]);
        value["place_results"] = place;
        return;
    }
    let results = page.iter().enumerate().map(|(index, listing)| {
        let mut result = hit(listing);
        result["position"] = json!(index + 1);
        result
    });
    value["local_results"] = results.collect();
    if !reading.ads.is_empty() && start == 0 {
        value["ads"] = reading.ads.iter().map(hit).collect();
    }
    if reading.organic.len() > start + PAGE {
        value["serpapi_pagination"] = json!({ "next": next_page(stored, start + PAGE) });
    }
}

fn hit(listed: &RankedListing) -> Value {
    let mut hit = json!({
        "title": listed.title,
        "data_id": listed.feature_id,
        "data_cid": listed.cid,
        "gps_coordinates": { "latitude": listed.lat, "longitude": listed.lng },
        "type": listed.category,
        "types": [listed.category],
    });
    if let Some(id) = &listed.place_id {
        hit["place_id"] = json!(id);
    }
    if let Some(rating) = listed.rating {
        hit["rating"] = json!(rating);
        hit["reviews"] = json!(listed.reviews);
    }
    hit
}

fn next_page(stored: &Stored, start: usize) -> String {
    let text = |name: &str| stored.request[name].as_str().unwrap_or_default();
    let mut query = url::form_urlencoded::Serializer::new(String::new());
    query.append_pair("engine", "google_maps").append_pair("type", "search");
    query.append_pair("q", text("q")).append_pair("ll", text("ll")).append_pair("start", &start.to_string());
    format!("https://serpapi.com/search.json?{}", query.finish())
}

fn written(at: Timestamp) -> String {
    at.strftime("%Y-%m-%d %H:%M:%S UTC").to_string()
}
