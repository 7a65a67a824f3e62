//! SerpApi: Google Maps at a point and zoom, at once.
//!
//! Wire format: serpapi.com, "Google Maps API", "Status and errors". An answer is JSON with `error` when it failed. Identical
//! searches come from a cache for an hour, which control readings refuse.

use reqwest::Method;
use serde_json::Value;

use super::{
    Account, Answer, Ask, DEPTH, Failure, Http, Unanswered,
    http::{self, Reply},
    kept_text,
};
use crate::types::SearchResult;

/// Beginning of the error of a search that found nothing, which is a valid answer.
const NO_RESULTS: &str = "Google hasn't returned any results";

/// Asks at once.
pub(super) async fn ask(http: &Http, account: &Account, ask: &Ask) -> Result<Answer, Unanswered> {
    let (latitude, longitude) = (ask.pin.latitude, ask.pin.longitude);
    let place = format!("@{latitude:.7},{longitude:.7},{}z", ask.zoom);
    let mut query = vec![
        ("engine", "google_maps"),
        ("type", "search"),
        ("q", &ask.keyword),
        ("ll", &place),
        ("hl", &ask.language),
        ("api_key", &account.credentials.secret),
    ];
    let country = ask.country.as_deref().map(str::to_ascii_lowercase);
    query.extend(country.as_deref().map(|country| ("gl", country)));
    query.extend(ask.is_control.then_some(("no_cache", "true")));
    let reply = get(http, account, "/search.json", &query).await.map_err(Failure::free)?;
    answer(&reply.body)
}

/// Checks the key.
pub(super) async fn check(http: &Http, account: &Account) -> Result<(), Failure> {
    let reply = get(http, account, "/account.json", &[("api_key", &account.credentials.secret)]).await?;
    match (&reply.body["error"], reply.body["total_searches_left"].as_i64()) {
        (Value::String(_), _) => Err(Failure::Auth),
        (_, Some(0)) => Err(Failure::Funds),
        _ => Ok(()),
    }
}

async fn get(http: &Http, account: &Account, path: &str, query: &[(&str, &str)]) -> Result<Reply, Failure> {
    let address = format!("{}{path}", account.endpoints.serpapi);
    let mut address = url::Url::parse(&address).map_err(|_| Failure::Invalid)?;
    address.query_pairs_mut().extend_pairs(query);
    http::send(http.request(Method::GET, address.as_str())?).await
}

fn answer(body: &Value) -> Result<Answer, Unanswered> {
    match body["error"].as_str() {
        Some(error) if error.starts_with(NO_RESULTS) => {}
        Some(_) => return Err(Failure::SearchFailed.free()),
        None => {}
    }
    // A search with one hit has it apart.
    let results = match (&body["local_results"], &body["place_results"]) {
        (Value::Array(results), _) => results.iter().collect(),
        (_, single @ Value::Object(_)) => vec![single],
        _ => Vec::new(),
    };
    let results = (1..=DEPTH).zip(results).map(|(rank, result)| listed(rank, result)).collect();
    Ok(Answer { results, cost_micros: None })
}

fn listed(rank: u32, result: &Value) -> SearchResult {
    let text = |name: &str| result[name].as_str().and_then(kept_text);
    let point = &result["gps_coordinates"];
    SearchResult {
        rank,
        name: text("title").unwrap_or_default(),
        place_id: text("place_id"),
        cid: text("data_cid"),
        point: point["latitude"].as_f64().zip(point["longitude"].as_f64()),
        rating: result["rating"].as_f64(),
        reviews: result["reviews"].as_i64(),
        category: text("type"),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn one_hit_and_no_hit_are_valid_answers() {
        let names = |body: Value| -> Vec<String> {
            answer(&body).unwrap().results.into_iter().map(|result| result.name).collect()
        };
        assert_eq!(names(json!({ "local_results": [{ "title": "A" }, { "title": "B" }] })), ["A", "B"]);
        assert_eq!(names(json!({ "place_results": { "title": "A" } })), ["A"]);
        assert_eq!(names(json!({ "error": "Google hasn't returned any results for this query." })), [""; 0]);
        assert_eq!(answer(&json!({ "error": "Something else" })), Err(Failure::SearchFailed.free()));
    }
}
