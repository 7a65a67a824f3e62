//! Refusal of requests that the documents do not allow.

use serde_json::json;

use crate::harness::{INFORMATION, Sim};

#[tokio::test]
async fn unknown_paths_are_pages_not_json() {
    let sim = Sim::new(5).await;
    for path in [
        "/mybusinessbusinessinformation/v1/shops",
        "/mybusinessbusinessinformation/v2/accounts",
        "/mybusiness/v4/accounts/1/locations",
        "/elsewhere/v1/accounts",
        "/mybusinessbusinessinformation/v1/locations/1:explode",
    ] {
        let answer = sim.get(path).await;
        assert_eq!(answer.code, 404, "{path}");
        assert!(answer.text.contains("<title>Error 404"), "{path}");
    }
    assert_eq!(sim.post("/mybusinessaccountmanagement/v1/accounts/1", json!({})).await.code, 404, "no such method");
}

#[tokio::test]
async fn unknown_parameters_values_and_fields_are_named() {
    let sim = Sim::new(5).await;
    let (_, name) = sim.verified().await;
    let days = "dailyRange.startDate.year=2026&dailyRange.startDate.month=11&dailyRange.startDate.day=1&dailyRange.endDate.year=2026&dailyRange.endDate.month=11&dailyRange.endDate.day=2";
    let series = format!("/businessprofileperformance/v1/{name}:getDailyMetricsTimeSeries");
    for (path, word) in [
        (format!("{INFORMATION}/{name}?readMask=name&color=red"), "color"),
        (format!("{INFORMATION}/{name}?readMask=name&readMask=title"), "read_mask"),
        (format!("{series}?dailyMetric=STARS&{days}"), "daily_metric"),
        (format!("{series}?dailyMetric=CALL_CLICKS&dailyRange.startDate.year=soon"), "TYPE_INT32"),
        (format!("{INFORMATION}/{name}?readMask=rating"), "read_mask"),
        (format!("{INFORMATION}/{name}"), "read_mask"),
        (format!("{INFORMATION}/accounts/-/locations?readMask=name&pageSize=101"), "page_size"),
        (format!("{INFORMATION}/accounts/-/locations?readMask=name&pageSize=-1"), "page_size"),
        (format!("{INFORMATION}/accounts/-/locations?readMask=name&pageToken=abc"), "page_token"),
        ("/mybusinessaccountmanagement/v1/accounts?pageSize=21".to_owned(), "page_size"),
        (format!("{INFORMATION}/categories?languageCode=en&regionCode=US&view=BEST"), "view"),
        (
            format!(
                "{series}?dailyMetric=CALL_CLICKS&dailyRange.startDate.year=2010&dailyRange.startDate.month=1&dailyRange.startDate.day=1&dailyRange.endDate.year=2010&dailyRange.endDate.month=1&dailyRange.endDate.day=2"
            ),
            "start_date",
        ),
    ] {
        let answer = sim.get(&path).await;
        assert_eq!(answer.code, 400, "{path}: {}", answer.text);
        assert!(answer.text.contains(word), "{path}: {}", answer.text);
    }
    let path = format!("{INFORMATION}/{name}?updateMask=title");
    for (body, word) in [
        (json!({ "title": "A", "rating": 5 }), "rating"),
        (json!({ "title": { "text": "A" } }), "TYPE_STRING"),
        (json!({ "openInfo": { "status": "MAYBE" } }), "open_info.status"),
        (json!({ "phoneNumbers": { "fax": "1" } }), "phone_numbers"),
    ] {
        let answer = sim.patch(&path, body).await;
        assert_eq!(answer.code, 400, "{}", answer.text);
        assert!(answer.text.contains(word), "{}", answer.text);
    }
    for mask in ["", "*", "metadata", "name", "title,stars"] {
        let path = format!("{INFORMATION}/{name}?updateMask={mask}");
        assert_eq!(sim.patch(&path, json!({ "title": "A" })).await.code, 400, "{mask}");
    }
}

#[tokio::test]
async fn tokens_are_asked_for_their_scope() {
    let sim = Sim::new(5).await;
    let path = "/mybusinessaccountmanagement/v1/accounts";
    let missing = sim.send(http::Method::GET, path, None, None).await;
    assert_eq!((missing.code, missing.reason().as_str()), (401, "CREDENTIALS_MISSING"));
    let wrong = sim.send(http::Method::GET, path, None, Some("ya29.nonsense")).await;
    assert_eq!(wrong.code, 401);
    assert!(wrong.headers["www-authenticate"].to_str().unwrap().contains("invalid_token"));
    let body = json!({ "email": "camille.roy@example.com", "scope": "openid email" });
    let poor = sim.post("/sim/tokens", body).await.ok()["access_token"].as_str().unwrap().to_owned();
    let refused = sim.send(http::Method::GET, path, None, Some(&poor)).await;
    assert_eq!((refused.code, refused.reason().as_str()), (403, "ACCESS_TOKEN_SCOPE_INSUFFICIENT"));
}

#[tokio::test]
async fn a_page_token_is_bound_to_its_list_and_grows_old() {
    let sim = Sim::new(50).await;
    let list = |query: &str| format!("{INFORMATION}/accounts/-/locations?readMask=name&{query}");
    let first = sim.get(&list("pageSize=10")).await.ok();
    let token = first["nextPageToken"].as_str().unwrap();
    assert_eq!(sim.get(&list(&format!("pageSize=5&pageToken={token}"))).await.code, 200, "the size may change");
    assert_eq!(sim.get(&list(&format!("orderBy=title&pageToken={token}"))).await.code, 400, "the order may not");
    sim.advance(3601);
    let fresh = sim.token_of(crate::harness::CAMILLE).await;
    let old = sim.send(http::Method::GET, &list(&format!("pageToken={token}")), None, Some(&fresh)).await;
    assert_eq!(old.code, 400);
    assert!(old.text.contains("page_token"));
}

#[tokio::test]
async fn missing_resources_are_not_found() {
    let sim = Sim::new(5).await;
    for path in [
        format!("{INFORMATION}/locations/12?readMask=name"),
        format!("{INFORMATION}/locations/4611686018427387904?readMask=name"),
        "/mybusinessaccountmanagement/v1/accounts/999".to_owned(),
    ] {
        let answer = sim.get(&path).await;
        assert_eq!((answer.code, answer.reason().as_str()), (404, "NOT_FOUND"), "{path}");
    }
}
