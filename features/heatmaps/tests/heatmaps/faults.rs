//! Providers that fail, and processes that die.

use serde_json::{Value, json};

use crate::setup::{Shop, TestSite, sites};

/// Scans once while the simulator has this fault, and returns the scan.
async fn scanned(site: &TestSite, shop: &Shop, fault: Value) -> Value {
    let panel = shop.panel(json!({})).await;
    site.fault(&fault).await;
    let scan = shop.scan(&panel).await;
    site.work().await;
    shop.get(&scan).await
}

#[tokio::test]
async fn a_failure_that_passes_is_asked_again_and_costs_nothing() {
    for site in sites().await {
        for kind in ["internal", "unavailable", "rate_limited", "cut_json", "html"] {
            let shop = site.shop(kind).await;
            let done = scanned(&site, &shop, json!({ "kind": kind, "count": 2 })).await;
            assert_eq!(
                (done["state"].as_str(), done["cost_micros"].as_i64()),
                (Some("complete"), Some(24_000)),
                "{kind}"
            );
        }
    }
}

#[tokio::test]
async fn a_pin_with_a_failed_search_is_missing_and_never_ranked() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let done = scanned(&site, &shop, json!({ "kind": "search_engine_failed", "count": 1 })).await;
        assert_eq!(
            (done["state"].as_str(), done["figures"]["measured"].as_i64()),
            (Some("partial"), Some(8)),
            "{done}"
        );
        let missing = done["grid"].as_array().unwrap().iter().filter(|pin| pin["state"] == "missing").count();
        assert_eq!(missing, 1);
        assert!(done["figures"]["coverage"].as_f64().unwrap() < 90.0);
        // The provider charges the search that failed.
        assert_eq!(done["cost_micros"], site.ledger().await["spentMicros"]);
    }
}

#[tokio::test]
async fn an_answer_about_another_town_is_asked_once_more() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let done = scanned(&site, &shop, json!({ "kind": "another_town", "count": 1 })).await;
        assert_eq!((done["state"].as_str(), done["cost_micros"].as_i64()), (Some("complete"), Some(26_000)));
        let lost = site.shop("bob").await;
        let done = scanned(&site, &lost, json!({ "kind": "another_town" })).await;
        assert_eq!((done["state"].as_str(), &done["figures"]), (Some("empty"), &Value::Null), "{done}");
        assert_eq!(done["cost_micros"], 36_000);
    }
}

#[tokio::test]
async fn a_charged_question_is_repeated_only_while_the_cap_has_room() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        // Room for the 12 questions of the scan and one repeat.
        shop.client.put("/api/v1/rank-budget").json(&json!({ "cap_micros": 26_000 })).send().await.expect(200);
        let done = scanned(&site, &shop, json!({ "kind": "another_town" })).await;
        assert_eq!(done["state"], "empty", "{done}");
        assert_eq!(done["cost_micros"], site.ledger().await["spentMicros"]);
        assert_eq!(shop.money().await, (20_000, 0));
    }
}

#[tokio::test]
async fn an_empty_account_stops_the_scan_and_keeps_paid_results() {
    for site in sites().await {
        for (kind, code) in [("payment_required", "provider_out_of_funds"), ("unauthorized", "provider_refused_key")] {
            let shop = site.shop(kind).await;
            let panel = shop.panel(json!({ "size": 7 })).await;
            site.fault(&json!({ "kind": kind, "after": 30 })).await;
            let scan = shop.scan(&panel).await;
            site.work().await;
            let done = shop.get(&scan).await;
            assert_eq!((done["state"].as_str(), done["code"].as_str()), (Some("stopped"), Some(code)), "{done}");
            let measured = done["figures"]["measured"].as_i64().unwrap();
            assert!((20..49).contains(&measured), "{measured}");
            assert_eq!(done["cost_micros"], measured * 2_000);
            site.no_faults().await;
        }
    }
}

#[tokio::test]
async fn a_question_that_was_under_way_when_the_process_died_is_not_asked_again() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let panel = shop.panel(json!({})).await;
        let scan = shop.scan(&panel).await;
        let id = scan.rsplit('/').next().unwrap();
        // As a process leaves it that dies between the question and its answer.
        db::query!(
            "insert into heatmap_questions (org_id, scan_id, pin, reading, state, asked_at) values ($1, $2, 4, 0, 'asking', 0)",
            &shop.org,
            id
        )
        .run(&site.app.db)
        .await
        .unwrap();
        site.work().await;
        let done = shop.get(&scan).await;
        assert_eq!((done["state"].as_str(), done["grid"][4]["state"].as_str()), (Some("partial"), Some("missing")));
        let asks = site.ledger().await["asks"].as_i64().unwrap();
        // A control pin that has no first reading has no second one either.
        assert!((10..=11).contains(&asks), "{asks}");
        assert_eq!(done["cost_micros"], (asks + 1) * 2_000);
    }
}
