//! Making: frozen figures, their files, and who sees them.

use serde_json::{Value, json};

use crate::setup::{add_location, figure, new_report, section, sites};

#[tokio::test]
async fn a_report_holds_the_figures_of_its_period_and_never_changes() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let id = shop.report(&site, new_report()).await;
        let path = format!("/api/v1/reports/{id}");
        let report = shop.get(&path).await;
        assert_eq!((&report["state"], &report["title"]), (&json!("ready"), &json!("Chez Nous, October 2026")));
        let profile = section(&report, "profile");
        let views = figure(profile, "views");
        assert_eq!((&views["value"], &views["before"]), (&json!(372.0), &json!(300.0)));
        assert_eq!((&views["shown_change"], &views["is_better"]), (&json!("+24%"), &json!(true)));
        assert_eq!(report["data_until"], "2026-10-31");
        let reviews = section(&report, "reviews");
        assert_eq!(figure(reviews, "reviews")["value"], 2.0);
        assert_eq!(figure(reviews, "reviews")["shown_change"], Value::Null, "few events have no arrow");
        assert_eq!(reviews["texts"].as_array().unwrap().len(), 2);
        assert!(report["pages"].as_i64().unwrap() >= 2);
        // Later figures change nothing.
        site.reviews(&shop.org, &add_location(&shop.client, "New").await, &["Later"]).await;
        assert_eq!(shop.get(&path).await["snapshot"], report["snapshot"]);
        let first = shop.client.get(&format!("{path}/pdf")).send().await.expect(200);
        assert!(first.bytes.starts_with(b"%PDF-1.7"));
        let again = shop.client.get(&format!("{path}/pdf")).send().await.expect(200);
        assert_eq!(first.bytes, again.bytes, "the same bytes again");
    }
}

#[tokio::test]
async fn files_have_the_figures_of_the_page_and_no_formulas() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        add_location(&shop.client, "=cmd|' /C calc'!A0").await;
        let id = shop.report(&site, new_report()).await;
        let csv = shop.client.get(&format!("/api/v1/reports/{id}/csv")).send().await.expect(200).text();
        assert!(csv.starts_with('\u{feff}') && csv.contains("\"Profile views\",372,300,24"), "{csv}");
        assert!(csv.contains("\"'=cmd|") && !csv.contains("\"=cmd"), "{csv}");
        let mut french = new_report();
        french["language"] = json!("fr");
        let french = shop.report(&site, french).await;
        let csv = shop.client.get(&format!("/api/v1/reports/{french}/csv")).send().await.expect(200).text();
        assert!(csv.contains("\"Vues des fiches\";372;300;24"), "{csv}");
        let xlsx = shop.client.get(&format!("/api/v1/reports/{id}/xlsx")).send().await.expect(200);
        assert!(xlsx.bytes.starts_with(b"PK"));
    }
}

#[tokio::test]
async fn an_erased_review_is_blank_in_old_reports_and_its_figures_stay() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let id = shop.report(&site, new_report()).await;
        let path = format!("/api/v1/reports/{id}");
        let before = shop.get(&path).await;
        let quote = &section(&before, "reviews")["texts"][0];
        assert_eq!((&quote["author"], &quote["is_removed"]), (&json!("Zoé"), &json!(false)));
        db::query!("delete from reviews where org_id = $1", &shop.org).run(&site.app.db).await.unwrap();
        let after = shop.get(&path).await;
        for quote in section(&after, "reviews")["texts"].as_array().unwrap() {
            assert_eq!((&quote["author"], &quote["text"]), (&Value::Null, &Value::Null));
            assert_eq!(quote["is_removed"], true);
        }
        assert_eq!(section(&after, "reviews")["figures"], section(&before, "reviews")["figures"]);
    }
}

#[tokio::test]
async fn clients_see_released_reports_and_limited_members_reports_of_their_locations() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let other = add_location(&shop.client, "Other").await;
        let mut single_location = new_report();
        single_location["locations"] = json!({ "ids": [shop.location] });
        let (partial, all) = (shop.report(&site, single_location).await, shop.report(&site, new_report()).await);
        let limits = json!({ "locations": [shop.location], "labels": [] });
        let limited = site.member(&shop, "liz", "manager", Some(limits.clone())).await;
        let client = site.member(&shop, "cle", "client", Some(limits)).await;
        let ids = |list: &Value| {
            list["items"]
                .as_array()
                .unwrap()
                .iter()
                .map(|item| item["id"].as_str().unwrap().to_owned())
                .collect::<Vec<_>>()
        };
        assert_eq!(ids(&limited.get("/api/v1/reports").send().await.expect(200).json()), [&*partial]);
        limited.get(&format!("/api/v1/reports/{all}")).send().await.expect(404);
        limited.patch(&format!("/api/v1/reports/{all}")).json(&json!({ "released": true })).send().await.expect(404);
        limited.delete(&format!("/api/v1/reports/{all}")).send().await.expect(404);
        limited.get(&format!("/api/v1/reports?location={other}")).send().await.expect(404);
        for ending in ["", "/pdf", "/csv", "/xlsx"] {
            client.get(&format!("/api/v1/reports/{partial}{ending}")).send().await.expect(404);
        }
        shop.client
            .patch(&format!("/api/v1/reports/{partial}"))
            .json(&json!({ "released": true }))
            .send()
            .await
            .expect(200);
        let seen = client.get("/api/v1/reports").send().await.expect(200).json();
        assert_eq!(ids(&seen), [&*partial]);
        assert_eq!(seen["items"][0]["made_by"], Value::Null, "clients see no members");
        client.get(&format!("/api/v1/reports/{partial}/pdf")).send().await.expect(200);
        client.get(&format!("/api/v1/reports/{all}")).send().await.expect(404);
        client.post("/api/v1/reports").json(&new_report()).send().await.expect(403);
        let mut new = new_report();
        new["locations"] = json!({ "ids": [other] });
        limited.post("/api/v1/reports").json(&new).send().await.expect(422);
        let stranger = site.shop("eve").await;
        for path in [format!("/api/v1/reports/{partial}"), format!("/api/v1/reports/{partial}/pdf")] {
            stranger.client.get(&path).send().await.expect(404);
        }
    }
}

#[tokio::test]
async fn invalid_report_requests_are_refused() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        for (field, value) in [
            ("period", json!({ "from": "2026-10-31", "to": "2026-10-01" })),
            ("period", json!({ "from": "2026-10-01", "to": "2027-10-01" })),
            ("period", json!({ "from": "2020-10-01", "to": "2026-10-01" })),
            ("locations", json!({})),
            ("locations", json!({ "all": true, "ids": [shop.location] })),
            ("locations", json!({ "ids": ["018f0000-0000-7000-8000-000000000000"] })),
            ("locations", json!({ "label_id": "018f0000-0000-7000-8000-000000000000" })),
            ("title", json!("x".repeat(121))),
            ("title", json!("a\u{0}b")),
            ("note", json!("x".repeat(4_001))),
            ("sections", json!([{ "kind": "profile", "on": false }])),
            ("sections", json!([{ "kind": "profile", "on": true }, { "kind": "profile", "on": true }])),
        ] {
            let mut new = new_report();
            new[field] = value;
            let answer = shop.client.post("/api/v1/reports").json(&new).send().await.expect(422);
            assert_eq!(answer.json()["code"], "validation_failed", "{new}");
        }
        shop.client.get("/api/v1/reports/nonsense").send().await.expect(404);
        shop.client.get("/api/v1/reports?search=%00").send().await.expect(422);
        let empty = new_report();
        let report = shop.client.post("/api/v1/reports").json(&empty).send().await.expect(202).json();
        let path = format!("/api/v1/reports/{}/pdf", report["id"].as_str().unwrap());
        assert_eq!(shop.client.get(&path).send().await.expect(409).json()["code"], "report_not_ready");
    }
}
