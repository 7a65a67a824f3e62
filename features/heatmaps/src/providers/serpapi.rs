//! SerpApi client: synchronous Google Maps searches at a point and zoom.
//!
//! Wire format: serpapi.com, "Google Maps API", "Status and errors". A failed search returns JSON with `error`.
//! SerpApi caches identical searches for one hour; control readings bypass the cache.

use reqwest::Method;
use serde_json::Value;

use super::{
    Account, Answer, DEPTH, Failure, Http, SearchError, SearchRequest, clean_text,
    http::{self, Reply},
};
use crate::types::SearchResult;

/// Start of the error text of a search without results, which is a valid answer.
const NO_RESULTS: &str = "Google hasn't returned any results";

/// Runs one search and returns its results.
pub(super) async fn ask(http: &Http, account: &Account, search: &SearchRequest) -> Result<Answer, SearchError> {
    let (latitude, longitude) = (search.pin.latitude, search.pin.longitude);
    let point = format!("@{latitude:.7},{longitude:.7},{}z", search.zoom);
    let mut query = vec![
        ("engine", "google_maps"),
        ("type", "search"),
        ("q", &search.keyword),
        ("ll", &point),
        ("hl", &search.language),
        ("api_key", &account.credentials.secret),
    ];
    let country = search.country.as_deref().map(str::to_ascii_lowercase);
    query.extend(country.as_deref().map(|country| ("gl", country)));
    query.extend(search.is_control.then_some(("no_cache", "true")));
    let reply = get(http, account, "/search.json", &query).await.map_err(Failure::without_cost)?;
    parse_answer(&reply.body)
}

/// Checks the API key and that the account has searches left.
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

fn parse_answer(body: &Value) -> Result<Answer, SearchError> {
    match body["error"].as_str() {
        Some(error) if error.starts_with(NO_RESULTS) => {}
        Some(_) => return Err(Failure::SearchFailed.without_cost()),
        None => {}
    }
    // SerpApi returns a single hit in `place_results` instead of `local_results`.
    let results = match (&body["local_results"], &body["place_results"]) {
        (Value::Array(results), _) => results.iter().collect(),
        (_, single @ Value::Object(_)) => vec![single],
        _ => Vec::new(),
    };
    let results = (1..=DEPTH).zip(results).map(|(rank, result)| search_result(rank, result)).collect();
    Ok(Answer { results, cost_micros: None })
}

fn search_result(rank: u32, result: &Value) -> SearchResult {
    let text = |name: &str| result[name].as_str().and_then(clean_text);
    let point = &result["gps_coordinates"];
    // `type` is a text in `local_results` and an array in `place_results`.
    let category = result["type"].as_str().or_else(|| result["type"][0].as_str());
    SearchResult {
        rank,
        name: text("title").unwrap_or_default(),
        place_id: text("place_id"),
        cid: text("data_cid"),
        point: point["latitude"].as_f64().zip(point["longitude"].as_f64()),
        rating: result["rating"].as_f64(),
        reviews: result["reviews"].as_i64(),
        category: category.and_then(clean_text),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn one_hit_and_no_hit_are_valid_answers() {
        let names = |body: Value| -> Vec<String> {
            parse_answer(&body).unwrap().results.into_iter().map(|result| result.name).collect()
        };
        assert_eq!(names(json!({ "local_results": [{ "title": "A" }, { "title": "B" }] })), ["A", "B"]);
        assert_eq!(names(json!({ "place_results": { "title": "A" } })), ["A"]);
        assert_eq!(names(json!({ "error": "Google hasn't returned any results for this query." })), [""; 0]);
        assert_eq!(parse_answer(&json!({ "error": "Something else" })), Err(Failure::SearchFailed.without_cost()));
    }

    #[test]
    fn the_category_is_a_text_in_a_list_and_an_array_in_a_single_hit() {
        let category = |body: Value| parse_answer(&body).unwrap().results[0].category.clone();
        let expected = Some("Bakery".to_owned());
        assert_eq!(category(json!({ "local_results": [{ "title": "A", "type": "Bakery" }] })), expected);
        assert_eq!(category(json!({ "place_results": { "title": "A", "type": ["Bakery", "Cafe"] } })), expected);
        assert_eq!(category(json!({ "place_results": { "title": "A", "type": [] } })), None);
        assert_eq!(category(json!({ "place_results": { "title": "A" } })), None);
    }
}
