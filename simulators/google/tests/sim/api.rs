//! Reading: every answer is in its schema, pages are whole, masks are kept.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use simulated_google::Options;

use crate::harness::{INFORMATION, Sim};

const MASK: &str = "name,title,storeCode,languageCode,phoneNumbers,categories,storefrontAddress,websiteUri,regularHours,specialHours,moreHours,serviceArea,labels,latlng,openInfo,metadata,profile";
const METRICS: [&str; 12] = [
    "BUSINESS_IMPRESSIONS_DESKTOP_MAPS",
    "BUSINESS_IMPRESSIONS_DESKTOP_SEARCH",
    "BUSINESS_IMPRESSIONS_MOBILE_MAPS",
    "BUSINESS_IMPRESSIONS_MOBILE_SEARCH",
    "BUSINESS_CONVERSATIONS",
    "BUSINESS_DIRECTION_REQUESTS",
    "CALL_CLICKS",
    "WEBSITE_CLICKS",
    "MESSAGING_CLICKS",
    "BUSINESS_BOOKINGS",
    "BUSINESS_FOOD_ORDERS",
    "BUSINESS_FOOD_MENU_CLICKS",
];

#[tokio::test]
async fn every_reading_answers_within_its_schema() {
    // An answer outside its schema is a 500, so each of these would fail.
    for seed in 1..4 {
        let sim = Sim::with(Options { locations: 60, seed, unlimited_quota: true, ..Options::default() }).await;
        let organization = sim.organization().await;
        sim.get("/mybusinessaccountmanagement/v1/accounts?filter=type%3DUSER_GROUP").await.ok();
        sim.get(&format!("/mybusinessaccountmanagement/v1/{organization}/admins")).await.ok();
        sim.get(&format!("/mybusinessaccountmanagement/v1/{organization}/invitations")).await.ok();
        sim.get(&format!("/mybusinessnotifications/v1/{organization}/notificationSetting")).await.ok();
        let metrics = METRICS.map(|metric| format!("dailyMetrics={metric}")).join("&");
        let days = "dailyRange.startDate.year=2026&dailyRange.startDate.month=10&dailyRange.startDate.day=1&dailyRange.endDate.year=2026&dailyRange.endDate.month=11&dailyRange.endDate.day=19";
        let months = "monthlyRange.startMonth.year=2026&monthlyRange.startMonth.month=8&monthlyRange.endMonth.year=2026&monthlyRange.endMonth.month=10";
        for location in sim.locations_of(&organization, MASK).await {
            let name = location["name"].as_str().unwrap();
            sim.get(&format!("{INFORMATION}/{name}?readMask={MASK}")).await.ok();
            sim.get(&format!("{INFORMATION}/{name}:getGoogleUpdated?readMask={MASK}")).await.ok();
            sim.get(&format!("{INFORMATION}/{name}/attributes")).await.ok();
            sim.get(&format!("{INFORMATION}/attributes?parent={name}/attributes")).await.ok();
            sim.get(&format!("/mybusinessverifications/v1/{name}/VoiceOfMerchantState")).await.ok();
            sim.get(&format!("/mybusinessverifications/v1/{name}/verifications")).await.ok();
            sim.post(
                &format!("/mybusinessverifications/v1/{name}:fetchVerificationOptions"),
                json!({ "languageCode": "fr" }),
            )
            .await
            .ok();
            sim.get(&format!("/mybusinessplaceactions/v1/{name}/placeActionLinks")).await.ok();
            sim.get(&format!("/mybusinessaccountmanagement/v1/{name}/admins")).await.ok();
            sim.get(&format!(
                "/businessprofileperformance/v1/{name}:fetchMultiDailyMetricsTimeSeries?{metrics}&{days}"
            ))
            .await
            .ok();
            sim.get(&format!(
                "/businessprofileperformance/v1/{name}:getDailyMetricsTimeSeries?dailyMetric=CALL_CLICKS&{days}"
            ))
            .await
            .ok();
            sim.get(&format!("/businessprofileperformance/v1/{name}/searchkeywords/impressions/monthly?{months}"))
                .await
                .ok();
            let full = format!("/mybusiness/v4/{organization}/{name}");
            sim.get(&format!("{full}/localPosts")).await.ok();
            sim.get(&format!("{full}/media")).await.ok();
            sim.get(&format!("{full}/media/customers")).await.ok();
            let reviews = sim.get(&format!("{full}/reviews")).await;
            if location["metadata"]["hasVoiceOfMerchant"] == true {
                reviews.ok();
            } else {
                assert_eq!((reviews.code, reviews.reason().as_str()), (400, "FAILED_PRECONDITION"));
            }
        }
    }
}

#[tokio::test]
async fn pages_have_everything_once() {
    let sim = Sim::free(250).await;
    let all = sim.locations("name").await;
    let names: BTreeSet<&str> = all.iter().map(|location| location["name"].as_str().unwrap()).collect();
    assert_eq!((all.len(), names.len()), (250, 250));
    let first = sim.get(&format!("{INFORMATION}/accounts/-/locations?readMask=name")).await.ok();
    assert_eq!(first["locations"].as_array().unwrap().len(), 10, "ten are the default");
    assert!(first.get("totalSize").is_none(), "the total comes with a filter only");
}

#[tokio::test]
async fn lists_are_filtered_and_ordered() {
    let sim = Sim::free(100).await;
    let path = |query: &str| {
        format!("{INFORMATION}/accounts/-/locations?readMask=title,storeCode,storefrontAddress&pageSize=100&{query}")
    };
    let french = sim.get(&path("filter=storefrontAddress.regionCode%3D%22FR%22")).await.ok();
    let list = french["locations"].as_array().unwrap();
    assert!(!list.is_empty() && list.iter().all(|location| location["storefrontAddress"]["regionCode"] == "FR"));
    assert_eq!(french["totalSize"], list.len());
    let ordered = sim.get(&path("orderBy=title%20desc")).await.ok();
    let titles: Vec<&str> =
        ordered["locations"].as_array().unwrap().iter().map(|location| location["title"].as_str().unwrap()).collect();
    assert!(titles.is_sorted_by(|left, right| left >= right));
    assert_eq!(sim.get(&path("filter=color%3Dred")).await.code, 400);
    assert_eq!(sim.get(&path("orderBy=rating")).await.code, 400);
}

#[tokio::test]
async fn a_read_mask_returns_only_its_fields() {
    let sim = Sim::free(20).await;
    for location in sim.locations("title,phoneNumbers.primaryPhone").await {
        let keys: Vec<&String> = location.as_object().unwrap().keys().collect();
        assert!(keys.iter().all(|key| *key == "title" || *key == "phoneNumbers"), "{keys:?}");
        assert!(location["phoneNumbers"].get("additionalPhones").is_none());
    }
}

#[tokio::test]
async fn categories_are_found_by_the_front_of_their_name() {
    let sim = Sim::free(5).await;
    let list =
        async |query: &str| sim.get(&format!("{INFORMATION}/categories?view=BASIC&regionCode=FR&{query}")).await.ok();
    let fields_of = |page: &Value, field: &str| -> Vec<String> {
        let all = page["categories"].as_array().cloned().unwrap_or_default();
        all.iter().map(|category| category[field].as_str().unwrap().to_owned()).collect()
    };
    let first = list("languageCode=en").await;
    let next = first["nextPageToken"].as_str().unwrap();
    let second = list(&format!("languageCode=en&pageToken={next}")).await;
    let all: BTreeSet<String> = fields_of(&first, "name").into_iter().chain(fields_of(&second, "name")).collect();
    assert_eq!((fields_of(&first, "name").len(), all.len() > 150), (100, true), "{}", all.len());
    assert!(all.iter().all(|name| name.starts_with("categories/gcid:")));
    for (query, names) in [
        ("languageCode=en&filter=displayName%3Dfood", vec!["Food court"]),
        ("languageCode=en&filter=displayName%3DItalian", vec!["Italian restaurant"]),
        (
            "languageCode=fr-FR&filter=displayName%3Drestaurant%20v",
            vec!["Restaurant végétalien", "Restaurant végétarien", "Restaurant vietnamien"],
        ),
        ("languageCode=fr&filter=displayName%3Ditalien", vec![]),
    ] {
        let mut category_names = fields_of(&list(query).await, "displayName");
        category_names.sort_unstable();
        let mut names = names;
        names.sort_unstable();
        assert_eq!(category_names, names, "{query}");
    }
    let path = format!("{INFORMATION}/categories:batchGet?languageCode=fr&view=FULL&names=gcid:cheese_shop");
    assert_eq!(fields_of(&sim.get(&path).await.ok(), "displayName"), ["Fromagerie"]);
}

#[tokio::test]
async fn fields_of_one_parent_are_all_sent() {
    let sim = Sim::free(20).await;
    let accounts =
        async |fields: &str| sim.get(&format!("/mybusinessaccountmanagement/v1/accounts?fields={fields}")).await;
    let names = |account: &Value| account.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    for fields in ["accounts/name,accounts/type", "accounts(name,type)", "accounts.name,accounts(type)"] {
        let page = accounts(fields).await.ok();
        assert_eq!(names(&page), ["accounts"], "{fields}");
        let accounts = page["accounts"].as_array().unwrap();
        assert!(
            accounts.len() > 1 && accounts.iter().all(|account| names(account) == ["name", "type"]),
            "{fields}: {page}"
        );
    }
    assert_eq!(accounts("*").await.ok(), sim.get("/mybusinessaccountmanagement/v1/accounts").await.ok());
    for wrong in ["accounts/nothing", "accounts(name", "accounts/name,total", "accounts/name/first"] {
        assert_eq!(accounts(wrong).await.code, 400, "{wrong}");
    }
}

#[tokio::test]
async fn zero_is_absent_and_counts_are_text() {
    let sim = Sim::free(40).await;
    let days = "dailyRange.startDate.year=2026&dailyRange.startDate.month=9&dailyRange.startDate.day=1&dailyRange.endDate.year=2026&dailyRange.endDate.month=11&dailyRange.endDate.day=10";
    let (mut absent, mut present) = (0, 0);
    for location in sim.locations("name").await {
        let name = location["name"].as_str().unwrap();
        let path =
            format!("/businessprofileperformance/v1/{name}:getDailyMetricsTimeSeries?dailyMetric=CALL_CLICKS&{days}");
        let series = sim.get(&path).await.ok();
        let values = series["timeSeries"]["datedValues"].as_array().unwrap().clone();
        assert_eq!(values.len(), 71, "every day is there");
        for value in &values {
            match value.get("value") {
                None => absent += 1,
                Some(Value::String(text)) => {
                    assert!(text.parse::<u64>().unwrap() > 0);
                    present += 1;
                }
                Some(other) => panic!("{other}"),
            }
        }
    }
    assert!(absent > 100 && present > 100, "{absent} {present}");
}

#[tokio::test]
async fn keywords_below_the_threshold_have_no_value() {
    let sim = Sim::free(10).await;
    let (_, name) = sim.verified().await;
    let path = format!(
        "/businessprofileperformance/v1/{name}/searchkeywords/impressions/monthly?monthlyRange.startMonth.year=2026&monthlyRange.startMonth.month=10&monthlyRange.endMonth.year=2026&monthlyRange.endMonth.month=10"
    );
    let answer = sim.get(&path).await.ok();
    let counts = answer["searchKeywordsCounts"].as_array().unwrap().clone();
    let thresholds = counts.iter().filter(|count| count["insightsValue"]["threshold"] == "15").count();
    let values = counts.iter().filter(|count| count["insightsValue"]["value"].is_string()).count();
    assert_eq!(thresholds + values, counts.len());
    assert!(thresholds > 0 && values > 0, "{thresholds} {values}");
}

#[tokio::test]
async fn reviews_add_up_to_their_average() {
    let sim = Sim::free(60).await;
    let (full, _) = sim.verified().await;
    let (mut stars, mut token) = (Vec::new(), String::new());
    let first = loop {
        let page = sim.get(&format!("/mybusiness/v4/{full}/reviews?pageSize=7&pageToken={token}")).await.ok();
        let words = ["ZERO", "ONE", "TWO", "THREE", "FOUR", "FIVE"];
        let reviews = page["reviews"].as_array().cloned().unwrap_or_default();
        stars.extend(reviews.iter().map(|review| words.iter().position(|word| review["starRating"] == *word).unwrap()));
        match page["nextPageToken"].as_str() {
            Some(next) => next.clone_into(&mut token),
            None => break page,
        }
    };
    assert_eq!(first["totalReviewCount"], stars.len());
    let average = stars.iter().sum::<usize>() as f64 / stars.len() as f64;
    assert!((first["averageRating"].as_f64().unwrap() - average).abs() <= 0.05);
    let account = full.split_once("/locations").unwrap().0;
    let batch = json!({ "locationNames": [full], "pageSize": 200 });
    let all = sim.post(&format!("/mybusiness/v4/{account}/locations:batchGetReviews"), batch).await.ok();
    assert_eq!(all["locationReviews"].as_array().unwrap().len(), stars.len().min(200));
}

#[tokio::test]
async fn places_needs_a_mask_and_brings_sixty_at_most() {
    let sim = Sim::free(2000).await;
    let search = |body: Value, mask: Option<&'static str>| {
        let mut request = http::Request::post("/places/v1/places:searchText").header("x-goog-api-key", "key");
        if let Some(mask) = mask {
            request = request.header("x-goog-fieldmask", mask);
        }
        sim.answer(request.body(axum::body::Body::from(body.to_string())).unwrap())
    };
    assert_eq!(search(json!({ "textQuery": "bakery" }), None).await.code, 400);
    assert_eq!(search(json!({ "textQuery": "bakery" }), Some("places.color")).await.code, 400);
    let page = search(json!({ "textQuery": "boulangerie" }), Some("places.id,places.displayName.text,places.types"))
        .await
        .ok();
    for place in page["places"].as_array().unwrap() {
        assert!(place["id"].is_string() && place["types"].is_array(), "{place}");
        assert_eq!(place["displayName"].as_object().unwrap().keys().collect::<Vec<_>>(), ["text"]);
    }
    let (mut ids, mut token) = (BTreeSet::new(), String::new());
    loop {
        let page = search(json!({ "textQuery": "boulangerie", "pageToken": token }), Some("places.id,nextPageToken"))
            .await
            .ok();
        for place in page["places"].as_array().unwrap() {
            assert_eq!(place.as_object().unwrap().len(), 1, "only what the mask names");
            ids.insert(place["id"].as_str().unwrap().to_owned());
        }
        match page["nextPageToken"].as_str() {
            Some(next) => next.clone_into(&mut token),
            None => break,
        }
    }
    assert!((21..=60).contains(&ids.len()), "{}", ids.len());
    let id = ids.first().unwrap();
    let path = format!("/places/v1/places/{id}?key=key&fields=id,rating,displayName");
    assert_eq!(sim.get(&path).await.ok()["id"], *id);
}
