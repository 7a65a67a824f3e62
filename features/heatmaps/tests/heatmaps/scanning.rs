//! Scans from their start to their figures.

use jiff::SignedDuration;
use serde_json::{Value, json};

use crate::setup::sites;

/// Price of an answer at once, in millionths of a dollar.
const LIVE: i64 = 2_000;
/// Answers of a scan of nine pins with its three control pins.
const ANSWERS: i64 = 12;

fn states(scan: &Value) -> Vec<&str> {
    scan["grid"].as_array().unwrap().iter().map(|pin| pin["state"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn a_scan_asks_every_pin_once_and_its_control_pins_again() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let panel = shop.panel(json!({})).await;
        let scan = shop.scan(&panel).await;
        assert_eq!(shop.money().await, (0, ANSWERS * LIVE));
        site.work_once().await;
        let half = shop.get(&scan).await;
        assert_eq!((half["state"].as_str(), half["answered"].as_i64()), (Some("asking"), Some(9)));
        assert_eq!(half["figures"]["measured"], 9);
        site.work().await;
        let done = shop.get(&scan).await;
        assert_eq!((done["state"].as_str(), done["answered"].as_i64()), (Some("complete"), Some(ANSWERS)));
        assert_eq!(done["cost_micros"], ANSWERS * LIVE);
        assert_eq!(shop.money().await, (ANSWERS * LIVE, 0));
        assert_eq!(site.ledger().await["asks"], ANSWERS);
        let figures = &done["figures"];
        assert_eq!((figures["expected"].as_i64(), figures["coverage"].as_f64()), (Some(9), Some(100.0)));
        assert!(states(&done).iter().all(|state| ["rank", "absent"].contains(state)), "{done}");
        let own = &done["businesses"][0];
        assert_eq!((own["name"].as_str(), own["is_own"].as_bool()), (Some("Chez Nous"), Some(true)));
        assert_eq!(own["found_in"], figures["found_in"]);
        let first = &done["grid"][0];
        assert_eq!(first["top"].as_array().unwrap().len(), 20);
        assert_eq!(done["change"], Value::Null);
    }
}

#[tokio::test]
async fn the_queue_of_a_provider_costs_less_and_gives_the_same() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let panel = shop.panel(json!({ "mode": "queue" })).await;
        let scan = shop.scan(&panel).await;
        site.work_once().await;
        let posted = shop.get(&scan).await;
        assert_eq!((posted["answered"].as_i64(), states(&posted)[0]), (Some(0), "waiting"));
        site.work().await;
        let done = shop.get(&scan).await;
        assert_eq!((done["state"].as_str(), done["answered"].as_i64()), (Some("complete"), Some(ANSWERS)));
        assert_eq!(done["cost_micros"], ANSWERS * 600);
        assert_eq!(done["figures"]["measured"], 9);
    }
}

#[tokio::test]
async fn a_later_scan_shows_its_change_with_its_band() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let panel = shop.panel(json!({})).await;
        for _ in 0..2 {
            shop.scan(&panel).await;
            site.work().await;
        }
        let panel = shop.get(&format!("/api/v1/heatmaps/{}", panel["id"].as_str().unwrap())).await;
        let change = &panel["change"];
        assert_eq!((change["scans"].as_i64(), change["pairs"].as_i64()), (Some(1), Some(6)), "{panel}");
        assert!(change["solv"]["band"].as_f64().unwrap() > 0.0);
        assert_eq!(panel["trend"].as_array().unwrap().len(), 2);
        assert_eq!(panel["open_scan_id"], Value::Null);
    }
}

#[tokio::test]
async fn an_adaptive_scan_asks_fewer_pins_and_marks_the_others_as_estimated() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let panel = shop.panel(json!({ "size": 11, "radius": 3.0, "is_adaptive": true })).await;
        let scan = shop.scan(&panel).await;
        site.work().await;
        let done = shop.get(&scan).await;
        let measured = done["figures"]["measured"].as_i64().unwrap();
        assert!((37..121).contains(&measured), "{measured}");
        let estimated = states(&done).iter().filter(|state| **state == "estimated").count() as i64;
        assert_eq!(measured + estimated, 121);
        assert_eq!((done["state"].as_str(), done["pins"].as_i64()), (Some("complete"), Some(measured + 3)));
        assert_eq!(done["figures"]["is_estimated"], true);
    }
}

#[tokio::test]
async fn excluded_pins_are_neither_asked_nor_counted() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let panel = shop.panel(json!({ "size": 5, "excluded": [0, 24] })).await;
        let scan = shop.scan(&panel).await;
        site.work().await;
        let done = shop.get(&scan).await;
        assert_eq!((states(&done)[0], states(&done)[24]), ("excluded", "excluded"));
        assert_eq!((done["figures"]["expected"].as_i64(), done["cost_micros"].as_i64()), (Some(23), Some(26 * LIVE)));
    }
}

#[tokio::test]
async fn a_canceled_scan_keeps_and_charges_its_finished_pins() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let panel = shop.panel(json!({})).await;
        let scan = shop.scan(&panel).await;
        site.work_once().await;
        shop.client.post(&format!("{scan}/cancel")).send().await.expect(204);
        shop.client.post(&format!("{scan}/cancel")).send().await.expect(409);
        site.work().await;
        let done = shop.get(&scan).await;
        assert_eq!((done["state"].as_str(), done["figures"]["measured"].as_i64()), (Some("canceled"), Some(9)));
        assert_eq!(shop.money().await, (9 * LIVE, 0));
    }
}

#[tokio::test]
async fn a_panel_has_one_scan_at_a_time() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let panel = shop.panel(json!({ "scan": true })).await;
        assert!(panel["open_scan_id"].is_string(), "{panel}");
        let path = format!("/api/v1/heatmaps/{}/scans", panel["id"].as_str().unwrap());
        let refused = shop.client.post(&path).send().await.expect(409).json();
        assert_eq!(refused["code"], "scan_under_way");
        let list = shop.get(&path).await;
        assert_eq!(list["items"].as_array().unwrap().len(), 1);
    }
}

#[tokio::test]
async fn a_scheduled_scan_starts_when_it_is_due_and_plans_the_next() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let panel = shop.panel(json!({ "schedule": "weekly" })).await;
        // The longitude gives UTC; without opening hours, scans begin at 11.
        assert_eq!(panel["next_scan_at"], "2026-06-08T11:00:00Z");
        site.app.clock.advance(SignedDuration::from_hours(7 * 24));
        site.work().await;
        let client = testing::Client::new(site.router.clone()).sign_in("ann").await;
        let path = format!("/api/v1/heatmaps/{}", panel["id"].as_str().unwrap());
        let panel = client.get(&path).send().await.expect(200).json();
        assert_eq!(panel["next_scan_at"], "2026-06-15T11:00:00Z");
        let scans = client.get(&format!("{path}/scans")).send().await.expect(200).json();
        assert_eq!(scans["items"].as_array().unwrap().len(), 1);
        let scan = &scans["items"][0];
        assert_eq!((scan["cause"].as_str(), scan["state"].as_str()), (Some("schedule"), Some("complete")));
    }
}

#[tokio::test]
async fn of_two_requests_at_once_one_creates_the_panel_and_one_starts_its_scan() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let new = shop.panels(&["boulangerie"]);
        let create = || shop.client.post("/api/v1/heatmaps").json(&new).send();
        let (first, other) = futures::join!(create(), create());
        let (first, other) = (first.expect(201).json(), other.expect(201).json());
        assert_eq!(first["items"][0]["id"], other["items"][0]["id"]);
        let path = format!("/api/v1/heatmaps/{}/scans", first["items"][0]["id"].as_str().unwrap());
        let start = || shop.client.post(&path).send();
        let (first, other) = futures::join!(start(), start());
        let mut statuses = [first.status.as_u16(), other.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [202, 409]);
        assert_eq!(shop.money().await, (0, ANSWERS * LIVE));
    }
}
