//! Accounts at providers, and the monthly cap.

use serde_json::{Value, json};

use crate::setup::sites;

#[tokio::test]
async fn a_key_is_kept_only_if_the_provider_accepts_it_and_never_shown() {
    for site in sites().await {
        let shop = site.shop_without_account("ann").await;
        let put = |body: Value| shop.client.put("/api/v1/rank-accounts/dataforseo").json(&body).send();
        for (body, field) in [
            (json!({ "login": simulated_rank::LOGIN, "secret": "wrong" }), "secret"),
            (json!({ "login": simulated_rank::LOGIN, "secret": " " }), "secret"),
            (json!({ "secret": simulated_rank::PASSWORD }), "login"),
            (json!({ "login": "a".repeat(201), "secret": "x" }), "login"),
        ] {
            assert_eq!(put(body).await.expect(422).json()["errors"][0]["field"], field);
        }
        let body = json!({ "login": simulated_rank::LOGIN, "secret": simulated_rank::PASSWORD });
        let accounts = put(body).await.expect(200);
        let text = String::from_utf8(accounts.bytes.clone()).unwrap();
        assert!(!text.contains(simulated_rank::PASSWORD));
        let accounts: Value = serde_json::from_str(&text).unwrap();
        let account = &accounts["items"][0];
        assert_eq!(
            (account["is_connected"].as_bool(), account["hint"].as_str()),
            (Some(true), Some(simulated_rank::LOGIN))
        );
        assert_eq!(account["balance_micros"], 50_000_000);
        let row = db::query!((String,), "select credentials from rank_accounts where org_id = $1", &shop.org);
        let (sealed,) = row.one(&site.app.db).await.unwrap();
        assert!(!sealed.contains(simulated_rank::PASSWORD));
        shop.client.delete("/api/v1/rank-accounts/dataforseo").send().await.expect(204);
        shop.client.delete("/api/v1/rank-accounts/dataforseo").send().await.expect(404);
    }
}

#[tokio::test]
async fn a_check_reports_errors_as_codes() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let check = || shop.client.post("/api/v1/rank-accounts/dataforseo/check").send();
        assert_eq!(check().await.expect(200).json()["items"][0]["code"], Value::Null);
        site.fault(&json!({ "kind": "unauthorized", "count": 1 })).await;
        assert_eq!(check().await.expect(200).json()["items"][0]["code"], "provider_refused_key");
        shop.client.post("/api/v1/rank-accounts/serpapi/check").send().await.expect(404);
        shop.client.post("/api/v1/rank-accounts/other/check").send().await.expect(404);
    }
}

#[tokio::test]
async fn serpapi_answers_at_once_only() {
    for site in sites().await {
        let shop = site.shop_without_account("ann").await;
        let account = json!({ "secret": simulated_rank::KEY });
        shop.client.put("/api/v1/rank-accounts/serpapi").json(&account).send().await.expect(200);
        let mut new = shop.panels(&["boulangerie"]);
        new["provider"] = json!("serpapi");
        new["mode"] = json!("queue");
        shop.client.post("/api/v1/heatmaps").json(&new).send().await.expect(422);
        new["mode"] = json!("live");
        new["scan"] = json!(true);
        let panel = shop.client.post("/api/v1/heatmaps").json(&new).send().await.expect(201).json()["items"][0].clone();
        site.work().await;
        let id = panel["open_scan_id"].as_str().unwrap();
        let scan = shop.get(&format!("/api/v1/heatmap-scans/{id}")).await;
        assert_eq!(
            (scan["state"].as_str(), scan["figures"]["measured"].as_i64()),
            (Some("complete"), Some(9)),
            "{scan}"
        );
    }
}
