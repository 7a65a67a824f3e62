//! DataForSEO client: Google Maps searches at a point and zoom, live or queued.
//!
//! Wire format: its Python client 2.1 and its documentation (docs.dataforseo.com, "SERP API, Google Maps"). Answers have
//! their own status code besides the HTTP status: 20000 is success, 20100 a queued task, 40101 a search that failed and is
//! charged.

use reqwest::{Method, RequestBuilder};
use serde_json::{Value, json};

use super::{Account, Answer, DEPTH, Failure, Http, Posted, SearchError, SearchRequest, http};
use crate::types::SearchResult;

/// Path of Google Maps searches.
const MAPS: &str = "/v3/serp/google/maps";
/// Type of an organic result.
const ORGANIC: &str = "maps_search";

/// Runs one search and returns its results.
pub(super) async fn ask(http: &Http, account: &Account, search: &SearchRequest) -> Result<Answer, SearchError> {
    let request =
        request(http, account, Method::POST, &format!("{MAPS}/live/advanced")).map_err(Failure::without_cost)?;
    let body = send(request.json(&[task_of(search)])).await.map_err(Failure::without_cost)?;
    parse_answer(first_task(&body))
}

/// Adds searches to the queue.
pub(super) async fn post(http: &Http, account: &Account, searches: &[SearchRequest]) -> Result<Vec<Posted>, Failure> {
    let tasks: Vec<Value> = searches.iter().map(task_of).collect();
    let body = send(request(http, account, Method::POST, &format!("{MAPS}/task_post"))?.json(&tasks)).await?;
    let posted = |at: usize| {
        let task = &body["tasks"][at];
        let outcome = match failure(status(task)) {
            None | Some(Failure::Pending) => {
                let id = task["id"].as_str().filter(|id| is_id(id));
                id.map(str::to_owned).ok_or(Failure::Transient)
            }
            Some(failure) => Err(failure),
        };
        Posted { task: outcome, cost_micros: micros(&task["cost"]) }
    };
    Ok((0..searches.len()).map(posted).collect())
}

/// Returns the answer of a task.
pub(super) async fn collect(http: &Http, account: &Account, task: &str) -> Result<Answer, SearchError> {
    let path = format!("{MAPS}/task_get/advanced/{task}");
    let body = send(request(http, account, Method::GET, &path).map_err(Failure::without_cost)?)
        .await
        .map_err(Failure::without_cost)?;
    // The task was charged when it was posted.
    parse_answer(first_task(&body))
        .map(|answer| Answer { cost_micros: None, ..answer })
        .map_err(|error| error.failure.without_cost())
}

/// Returns the balance of the account.
pub(super) async fn balance(http: &Http, account: &Account) -> Result<i64, Failure> {
    let body = send(request(http, account, Method::GET, "/v3/appendix/user_data")?).await?;
    let task = first_task(&body);
    match failure(status(task)) {
        Some(failure) => Err(failure),
        None => micros(&task["result"][0]["money"]["balance"]).ok_or(Failure::Transient),
    }
}

fn request(http: &Http, account: &Account, method: Method, path: &str) -> Result<RequestBuilder, Failure> {
    let credentials = &account.credentials;
    let request = http.request(method, &format!("{}{path}", account.endpoints.dataforseo))?;
    Ok(request.basic_auth(credentials.login.as_deref().unwrap_or_default(), Some(&credentials.secret)))
}

/// Sends a request and returns its body, unless the HTTP status or the status code of the body is a failure.
async fn send(request: RequestBuilder) -> Result<Value, Failure> {
    let reply = http::send(request).await?;
    match failure(status(&reply.body)) {
        Some(failure) => Err(failure),
        None if reply.status.is_success() => Ok(reply.body),
        None => Err(Failure::Invalid),
    }
}

fn task_of(search: &SearchRequest) -> Value {
    let (latitude, longitude) = (search.pin.latitude, search.pin.longitude);
    json!({
        // DataForSEO requires these two characters to be encoded.
        "keyword": search.keyword.replace('%', "%25").replace('+', "%2B"),
        "location_coordinate": format!("{latitude:.7},{longitude:.7},{}z", search.zoom),
        "language_code": search.language,
        "device": search.device.as_str(),
        "os": if search.device == crate::types::Device::Mobile { "android" } else { "windows" },
        "depth": DEPTH,
        "search_places": false,
        "tag": search.tag,
    })
}

fn first_task(body: &Value) -> &Value {
    &body["tasks"][0]
}

fn status(answer: &Value) -> i64 {
    answer["status_code"].as_i64().unwrap_or_default()
}

/// Maps a status code to its failure; `None` for success.
fn failure(status: i64) -> Option<Failure> {
    match status {
        20_000 | 40_102 => None,
        20_100 | 40_601 | 40_602 => Some(Failure::Pending),
        40_100 => Some(Failure::Auth),
        40_101 => Some(Failure::SearchFailed),
        40_200 | 40_203 | 40_210 => Some(Failure::Funds),
        40_202 => Some(Failure::Rate(None)),
        40_000..50_000 => Some(Failure::Invalid),
        _ => Some(Failure::Transient),
    }
}

fn parse_answer(task: &Value) -> Result<Answer, SearchError> {
    let cost_micros = micros(&task["cost"]);
    if let Some(failure) = failure(status(task)) {
        return Err(SearchError { failure, cost_micros });
    }
    let items = task["result"][0]["items"].as_array().map(Vec::as_slice).unwrap_or_default();
    let organic = items.iter().filter(|item| item["type"] == ORGANIC);
    Ok(Answer { results: organic.filter_map(search_result).collect(), cost_micros })
}

fn search_result(item: &Value) -> Option<SearchResult> {
    let rank = item["rank_group"].as_u64().and_then(|rank| u32::try_from(rank).ok()).filter(|rank| *rank <= DEPTH)?;
    Some(SearchResult {
        rank,
        name: text(&item["title"]).unwrap_or_default(),
        place_id: text(&item["place_id"]),
        cid: text(&item["cid"]),
        point: item["latitude"].as_f64().zip(item["longitude"].as_f64()),
        rating: item["rating"]["value"].as_f64(),
        reviews: item["rating"]["votes_count"].as_i64(),
        category: text(&item["category"]),
    })
}

fn text(value: &Value) -> Option<String> {
    super::clean_text(value.as_str()?)
}

/// Converts dollars to millionths of a dollar.
fn micros(dollars: &Value) -> Option<i64> {
    let micros = (dollars.as_f64()? * 1e6).round();
    (0.0..1e15).contains(&micros).then_some(micros as i64)
}

/// Returns true for a valid task id, so that an answer cannot redirect requests to another path.
fn is_id(id: &str) -> bool {
    (1..=64).contains(&id.len()) && id.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '-')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ads_have_no_rank_and_later_results_do_not_count() {
        let item = |kind: &str, rank: i64| json!({ "type": kind, "rank_group": rank, "title": "A", "cid": "7" });
        let items = [item("maps_paid_item", 1), item(ORGANIC, 1), item(ORGANIC, 20), item(ORGANIC, 21)];
        let task = json!({ "status_code": 20_000, "cost": 0.002, "result": [{ "items": items }] });
        let answer = parse_answer(&task).unwrap();
        assert_eq!(answer.results.iter().map(|result| result.rank).collect::<Vec<_>>(), [1, 20]);
        assert_eq!(answer.cost_micros, Some(2_000));
    }

    #[test]
    fn a_search_without_results_is_a_valid_answer_and_a_failed_one_is_charged() {
        let none = json!({ "status_code": 40_102, "cost": 0.002, "result": null });
        assert_eq!(parse_answer(&none), Ok(Answer { results: vec![], cost_micros: Some(2_000) }));
        let failed = json!({ "status_code": 40_101, "cost": 0.002, "result": null });
        assert_eq!(
            parse_answer(&failed),
            Err(SearchError { failure: Failure::SearchFailed, cost_micros: Some(2_000) })
        );
    }

    #[test]
    fn status_codes_map_to_errors() {
        for (status, expected) in [
            (20_000, None),
            (20_100, Some(Failure::Pending)),
            (40_602, Some(Failure::Pending)),
            (40_100, Some(Failure::Auth)),
            (40_203, Some(Failure::Funds)),
            (40_202, Some(Failure::Rate(None))),
            (40_501, Some(Failure::Invalid)),
            (50_000, Some(Failure::Transient)),
            (0, Some(Failure::Transient)),
        ] {
            assert_eq!(failure(status), expected, "{status}");
        }
    }

    #[test]
    fn the_id_of_a_task_is_no_path() {
        for (id, is_valid) in
            [("11251234-1535-0179-0000-5d15ce0a4e1b", true), ("", false), ("../x", false), ("a b", false)]
        {
            assert_eq!(is_id(id), is_valid, "{id}");
        }
    }
}
