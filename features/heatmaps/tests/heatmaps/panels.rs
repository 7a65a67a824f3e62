//! Panels: creation, forecast, list, change and removal.

use serde_json::{Value, json};

use crate::setup::{Shop, sites};

async fn keywords(shop: &Shop, parameters: &str) -> Vec<String> {
    let list = shop.get(&format!("/api/v1/heatmaps{parameters}")).await;
    list["items"].as_array().unwrap().iter().map(|panel| panel["keyword"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn a_forecast_says_pins_and_price_before_anything_is_spent() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let mut new = shop.panels(&["boulangerie", "pain"]);
        new["schedule"] = json!("weekly");
        let forecast = shop.client.post("/api/v1/heatmaps/forecast").json(&new).send().await.expect(200).json();
        assert_eq!(forecast["points"].as_array().unwrap().len(), 9);
        assert_eq!((forecast["answers"].as_i64(), forecast["cost_micros"].as_i64()), (Some(24), Some(48_000)));
        assert_eq!((forecast["month_micros"].as_i64(), &forecast["obstacle"]), (Some(240_000), &Value::Null));
        assert_eq!(keywords(&shop, "").await, [""; 0]);
        assert_eq!(shop.money().await, (0, 0));
    }
}

#[tokio::test]
async fn the_same_settings_are_the_same_panel() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let first = shop.panel(json!({ "keywords": ["Café"] })).await;
        let again = shop.panel(json!({ "keywords": [" cafe\u{301} "] })).await;
        let other = shop.panel(json!({ "keywords": ["café"], "radius": 2.0 })).await;
        assert_eq!(first["id"], again["id"]);
        assert_ne!(first["id"], other["id"]);
    }
}

#[tokio::test]
async fn panels_are_listed_by_age_keyword_and_figure_page_by_page() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        for keyword in ["b", "c", "a"] {
            shop.panel(json!({ "keywords": [keyword] })).await;
        }
        for (sort, expected) in [("newest", ["a", "c", "b"]), ("keyword", ["a", "b", "c"]), ("solv", ["a", "c", "b"])] {
            let mut keywords = Vec::new();
            let mut cursor = String::new();
            loop {
                let page = shop.get(&format!("/api/v1/heatmaps?sort={sort}&limit=1&cursor={cursor}")).await;
                keywords.push(page["items"][0]["keyword"].as_str().unwrap().to_owned());
                match page["next_cursor"].as_str() {
                    Some(next) => next.clone_into(&mut cursor),
                    None => break,
                }
            }
            assert_eq!(keywords, expected, "{sort}");
        }
        assert_eq!(keywords(&shop, "?keyword=c").await, ["c"]);
        assert_eq!(keywords(&shop, &format!("?location={}", shop.location)).await.len(), 3);
        for keyword in ["%00".to_owned(), "a".repeat(81)] {
            shop.client.get(&format!("/api/v1/heatmaps?keyword={keyword}")).send().await.expect(422);
        }
    }
}

#[tokio::test]
async fn a_scan_beyond_the_cap_or_without_an_account_is_refused() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let panel = shop.panel(json!({})).await;
        let path = format!("/api/v1/heatmaps/{}/scans", panel["id"].as_str().unwrap());
        let cap = |micros: i64| shop.client.put("/api/v1/rank-budget").json(&json!({ "cap_micros": micros })).send();
        cap(23_999).await.expect(200);
        assert_eq!(shop.client.post(&path).send().await.expect(409).json()["code"], "cap_reached");
        assert_eq!(shop.money().await, (0, 0));
        cap(24_000).await.expect(200);
        shop.client.post(&path).send().await.expect(202);
        site.work().await;
        assert_eq!(shop.client.post(&path).send().await.expect(409).json()["code"], "cap_reached");
        cap(-1).await.expect(422);

        let other = site.shop_without_account("bob").await;
        let panel = other.panel(json!({})).await;
        let path = format!("/api/v1/heatmaps/{}/scans", panel["id"].as_str().unwrap());
        assert_eq!(other.client.post(&path).send().await.expect(409).json()["code"], "no_account");
    }
}

#[tokio::test]
async fn a_panel_can_be_paused_and_deleted_while_it_is_scanned() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let panel = shop.panel(json!({ "schedule": "daily", "scan": true })).await;
        let path = format!("/api/v1/heatmaps/{}", panel["id"].as_str().unwrap());
        let paused = shop.client.patch(&path).json(&json!({ "is_paused": true })).send().await.expect(200).json();
        assert_eq!((paused["is_paused"].as_bool(), paused["schedule"].as_str()), (Some(true), Some("daily")));
        shop.client.patch(&path).json(&json!({ "is_adaptive": true })).send().await.expect(422);
        site.work_once().await;
        shop.client.delete(&path).send().await.expect(204);
        site.work().await;
        shop.client.get(&path).send().await.expect(404);
        assert_eq!(shop.money().await, (18_000, 0));
    }
}

#[tokio::test]
async fn other_organizations_see_nothing_of_it() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let panel = shop.panel(json!({})).await;
        let scan = shop.scan(&panel).await;
        let stranger = site.shop("eve").await;
        let path = format!("/api/v1/heatmaps/{}", panel["id"].as_str().unwrap());
        let files = [format!("{scan}/file?format=csv"), format!("{scan}/picture")];
        for path in [path.clone(), format!("{path}/scans"), scan.clone()].into_iter().chain(files) {
            stranger.client.get(&path).send().await.expect(404);
        }
        stranger.client.post(&format!("{scan}/cancel")).send().await.expect(404);
        stranger.client.delete(&path).send().await.expect(404);
        assert_eq!(keywords(&stranger, "").await, [""; 0]);
    }
}

#[tokio::test]
async fn panels_follow_their_location_into_the_bin_and_back() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let panel = shop.panel(json!({})).await;
        let path = format!("/api/v1/locations/{}", shop.location);
        shop.client.delete(&path).send().await.expect(204);
        assert_eq!(keywords(&shop, "").await, [""; 0]);
        let id = panel["id"].as_str().unwrap();
        shop.client.get(&format!("/api/v1/heatmaps/{id}")).send().await.expect(404);
        shop.client.post(&format!("{path}/restore")).send().await.expect(200);
        assert_eq!(keywords(&shop, "").await, ["boulangerie"]);
    }
}

#[tokio::test]
async fn a_scan_can_be_downloaded() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let panel = shop.panel(json!({})).await;
        let scan = shop.scan(&panel).await;
        site.work().await;
        let csv = shop.client.get(&format!("{scan}/file?format=csv")).send().await.expect(200);
        let text = String::from_utf8(csv.bytes.clone()).unwrap();
        assert_eq!(text.lines().count(), 10);
        assert!(
            text.trim_start_matches('\u{feff}').starts_with("row,column,latitude,longitude,state,rank,place_1"),
            "{text}"
        );
        let geojson = shop.get(&format!("{scan}/file?format=geojson")).await;
        assert_eq!(geojson["features"].as_array().unwrap().len(), 9);
        shop.client.get(&format!("{scan}/file?format=pdf")).send().await.expect(422);
    }
}

#[tokio::test]
async fn a_scan_with_results_can_be_downloaded_as_a_picture() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let panel = shop.panel(json!({})).await;
        let scan = shop.scan(&panel).await;
        let early = shop.client.get(&format!("{scan}/picture")).send().await.expect(409).json();
        assert_eq!(early["code"], "scan_not_ready");
        site.work().await;
        let english = shop.client.get(&format!("{scan}/picture?language=en")).send().await.expect(200);
        assert_eq!(english.header("content-type"), "image/png");
        assert!(english.header("content-disposition").contains("boulangerie-chez-nous-2026-06-01.png"));
        assert!(english.bytes.starts_with(b"\x89PNG"));
        let french = shop.client.get(&format!("{scan}/picture?language=fr")).send().await.expect(200);
        assert_ne!(english.bytes, french.bytes);
        let header = shop.client.get(&format!("{scan}/picture")).header("accept-language", "fr-CA").send().await;
        assert_eq!(header.expect(200).bytes, french.bytes, "without a choice, the language of the reader");
        shop.client.get(&format!("{scan}/picture?language=de")).send().await.expect(422);
        let path = format!("/api/v1/locations/{}", shop.location);
        let hidden = json!({ "service_area_business": true });
        shop.client.patch(&path).header("if-match", "\"1\"").json(&hidden).send().await.expect(200);
        let unmarked = shop.client.get(&format!("{scan}/picture?language=en")).send().await.expect(200);
        assert_ne!(english.bytes, unmarked.bytes, "a hidden address is not marked");
    }
}

#[tokio::test]
async fn a_token_spends_nothing_without_the_scope_spend() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let token = json!({ "name": "test", "scope": "write" });
        let token = shop.client.post("/api/v1/tokens").json(&token).send().await.expect(201).json();
        let program = testing::Client::new(site.router.clone()).with_token(token["token"].as_str().unwrap());
        let mut new = shop.panels(&["boulangerie"]);
        let panel = program.post("/api/v1/heatmaps").json(&new).send().await.expect(201).json()["items"][0].clone();
        let path = format!("/api/v1/heatmaps/{}", panel["id"].as_str().unwrap());
        program.post(&format!("{path}/scans")).send().await.expect(403);
        program.patch(&path).json(&json!({ "schedule": "daily" })).send().await.expect(403);
        new["keywords"] = json!(["pain"]);
        for field in ["scan", "schedule"] {
            let mut new = new.clone();
            new[field] = if field == "scan" { json!(true) } else { json!("daily") };
            program.post("/api/v1/heatmaps").json(&new).send().await.expect(403);
        }
        assert_eq!(shop.money().await, (0, 0));
        let token = json!({ "name": "test", "scopes": ["write", "spend"] });
        let token = shop.client.post("/api/v1/tokens").json(&token).send().await.expect(201).json();
        let spender = testing::Client::new(site.router.clone()).with_token(token["token"].as_str().unwrap());
        spender.post(&format!("{path}/scans")).send().await.expect(202);
        assert_ne!(shop.money().await, (0, 0));
    }
}

#[tokio::test]
async fn a_drop_is_on_today_and_in_its_filter_until_a_scan_shows_none() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let panel = shop.panel(json!({})).await;
        let today = async || {
            let today = shop.get("/api/v1/today").await;
            today["items"].as_array().unwrap().iter().find(|line| line["kind"] == "rank_drops").cloned()
        };
        let listed = async || shop.get("/api/v1/heatmaps?dropped=true").await["items"].as_array().unwrap().len();
        assert_eq!((today().await, listed().await), (None, 0));
        // As a scan leaves it that shows a drop.
        db::query!("update heatmap_panels set dropped_at = $2 where org_id = $1", &shop.org, site.app.now())
            .run(&site.app.db)
            .await
            .unwrap();
        let line = today().await.unwrap();
        assert_eq!((line["count"].as_i64(), line["name"].as_str()), (Some(1), Some("boulangerie")));
        assert_eq!(line["link"], format!("/dashboard/heatmaps/{}", panel["id"].as_str().unwrap()));
        assert_eq!(listed().await, 1);
        shop.scan(&panel).await;
        site.work().await;
        assert_eq!((today().await, listed().await), (None, 0));
    }
}
