//! Audit, views and history of a location.

use http::Method;
use jiff::{SignedDuration, ToSpan, tz::TimeZone};
use locations::{DailyViews, Photos, SyncStatus};
use serde_json::{Value, json};
use testing::Client;

use crate::setup::{TestSite, add, location, sites};

fn path(location: &Value) -> String {
    format!("/api/v1/locations/{}", location["id"].as_str().unwrap())
}

/// Changes the current version of a location.
async fn patch(client: &Client, path: &str, changes: Value) -> Value {
    let tag = client.get(path).send().await.expect(200).header("etag").to_owned();
    client.patch(path).header("if-match", &tag).json(&changes).send().await.expect(200).json()
}

#[tokio::test]
async fn the_audit_lists_problems_with_the_score_gained_by_each_fix() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let by_hand = add(&client, "By hand").await;
        let audit = client.get(&format!("{}/audit", path(&by_hand))).send().await.expect(200).json();
        assert_eq!((&audit["rules_version"], &audit["health"]), (&json!("2026-11"), &json!(40)));
        assert_eq!((&audit["issues"], &audit["passed"]), (&json!(3), &json!(["low_rating"])));
        let problems: Vec<_> = audit["problems"]
            .as_array()
            .unwrap()
            .iter()
            .map(|problem| {
                (
                    problem["rule"].as_str().unwrap(),
                    problem["severity"].as_str().unwrap(),
                    problem["weight"].as_i64().unwrap(),
                )
            })
            .collect();
        assert_eq!(
            problems,
            [
                ("missing_phone", "critical", 20),
                ("missing_category", "critical", 20),
                ("not_verified", "critical", 0),
                ("missing_description", "warning", 0),
                ("missing_photos", "warning", 0),
                ("missing_opening_hours", "warning", 0),
                ("missing_website", "warning", 20),
            ]
        );
        let mut synced = location(&site, "Synced");
        (synced.sync_status, synced.verified, synced.rating) = (SyncStatus::Synced, true, Some(3.9));
        synced.photos = Photos(vec!["https://example.com/a.jpg".into()]);
        let id = synced.id.to_string();
        site.add(&client, vec![synced]).await;
        let audit = client.get(&format!("/api/v1/locations/{id}/audit")).send().await.expect(200).json();
        // 100, less 20 for each of phone and category, and 8 for each of description, hours, website and rating.
        assert_eq!((&audit["health"], &audit["issues"]), (&json!(28), &json!(6)));
        assert_eq!(audit["passed"], json!(["not_verified", "missing_photos"]));
        let lost: i64 =
            audit["problems"].as_array().unwrap().iter().map(|problem| problem["weight"].as_i64().unwrap()).sum();
        assert_eq!(lost, 72, "what is lost is what the problems weigh");
        let weighs: i64 = audit["problems"][0]["weight"].as_i64().unwrap();
        let changed = patch(&client, &format!("/api/v1/locations/{id}"), json!({ "phone": "512 555 0100" })).await;
        assert_eq!(changed["health"], 28 + weighs, "a solved problem gains its weight");
        let stranger = site.sign_up("bob").await;
        stranger.get(&format!("/api/v1/locations/{id}/audit")).send().await.expect(404);
    }
}

#[tokio::test]
async fn views_come_day_by_day_without_gaps() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let shop = location(&site, "Shop");
        let stats = format!("/api/v1/locations/{}/stats", shop.id);
        let id = shop.id.clone();
        site.add(&client, vec![shop]).await;
        assert_eq!(client.get(&stats).send().await.expect(200).json()["items"], json!([]), "nothing is known");
        let today = site.app.now().to_zoned(TimeZone::UTC).date();
        let org = site.org(&client).await;
        let day = |ago: i64, views| DailyViews { location: id.clone(), date: today.saturating_sub(ago.days()), views };
        let mut tx = site.app.db.begin().await.unwrap();
        locations::add_views(&mut tx, &org, vec![day(31, 99), day(30, 5), day(28, 7), day(1, 9)]).await.unwrap();
        tx.commit().await.unwrap();
        let items = client.get(&format!("{stats}?days=30")).send().await.expect(200).json()["items"].clone();
        let items = items.as_array().unwrap();
        assert_eq!(items.len(), 30);
        assert_eq!(items[0], json!({ "date": "2026-10-21", "views": 5 }), "30 days ago counts");
        assert_eq!((&items[1]["views"], &items[2]["views"]), (&json!(0), &json!(7)));
        assert_eq!(items[29], json!({ "date": "2026-11-19", "views": 9 }));
        let few = client.get(&format!("{stats}?days=1")).send().await.expect(200).json();
        assert_eq!(few["items"], json!([{ "date": "2026-11-19", "views": 9 }]));
        for wrong in ["0", "91", "x", ""] {
            client.get(&format!("{stats}?days={wrong}")).send().await.expect(422);
        }
        site.sign_up("bob").await.get(&stats).send().await.expect(404);
    }
}

/// The history of a location, page after page of 2 lines.
async fn history(client: &Client, path: &str) -> Vec<Value> {
    let (mut lines, mut cursor) = (Vec::new(), String::new());
    loop {
        let page = client.get(&format!("{path}/history?limit=2{cursor}")).send().await.expect(200).json();
        lines.extend(page["items"].as_array().unwrap().iter().cloned());
        match page["next_cursor"].as_str() {
            Some(next) => cursor = format!("&cursor={next}"),
            None => return lines,
        }
    }
}

fn change_lines(lines: &[Value]) -> Vec<(i64, &str, &str)> {
    lines
        .iter()
        .map(|change| {
            (change["version"].as_i64().unwrap(), change["event"].as_str().unwrap(), change["source"].as_str().unwrap())
        })
        .collect()
}

#[tokio::test]
async fn every_manual_change_is_in_the_history_with_its_author_and_fields() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let shop = add(&client, "Shop").await;
        let at = path(&shop);
        site.app.clock.advance(SignedDuration::from_mins(5));
        patch(&client, &at, json!({ "phone": "512 555 0100", "name": "Shop", "city": "Dallas" })).await;
        patch(&client, &at, json!({ "name": "Shop" })).await;
        client.delete(&at).send().await.expect(204);
        client.get(&format!("{at}/history")).send().await.expect(404);
        client.post(&format!("{at}/restore")).send().await.expect(200);
        let lines = history(&client, &at).await;
        assert_eq!(
            change_lines(&lines),
            [(5, "restored", "user"), (4, "deleted", "user"), (2, "changed", "user"), (1, "created", "user")],
            "what changes nothing leaves no line"
        );
        assert_eq!(lines[2]["by"]["name"], "ann Tester");
        assert_eq!(
            (&lines[2]["at"], &lines[3]["at"]),
            (&json!("2026-11-20T12:05:00Z"), &json!("2026-11-20T12:00:00Z"))
        );
        let changes = &lines[2]["changes"];
        assert_eq!(changes[0], json!({ "field": "city", "old": "Austin", "new": "Dallas" }));
        assert_eq!(changes[1], json!({ "field": "phone", "old": null, "new": "512 555 0100" }));
        // The old value is what brings it back.
        let restored = patch(&client, &at, json!({ "city": changes[0]["old"], "phone": changes[1]["old"] })).await;
        assert_eq!((&restored["city"], &restored["phone"]), (&json!("Austin"), &Value::Null));
        let stranger = site.sign_up("bob").await;
        stranger.get(&format!("{at}/history")).send().await.expect(404);
    }
}

#[tokio::test]
async fn changes_through_a_token_are_marked_in_the_history() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let new = json!({ "name": "Store locator", "scope": "write", "expires_in_days": 30 });
        let token = client.post("/api/v1/tokens").json(&new).send().await.expect(201).json();
        let program = client.with_token(token["token"].as_str().unwrap());
        let shop = add(&program, "Shop").await;
        patch(&program, &path(&shop), json!({ "city": "Dallas" })).await;
        let lines = history(&client, &path(&shop)).await;
        assert_eq!(change_lines(&lines), [(2, "changed", "token"), (1, "created", "token")]);
        assert_eq!(lines[0]["by"]["name"], "ann Tester");
    }
}

const FILE: &str = "Business Name,Address,City,State,ZIP Code,Phone\n\
    Alpha,1 Main St,Austin,TX,78701,(512) 555-0100\nBeta,2 Main St,Austin,TX,78701,\n";

/// Imports the file, updates matching locations, and returns the path of the import.
async fn import(site: &TestSite, client: &Client) -> String {
    let import = client.post("/api/v1/imports?filename=a.csv").body("text/csv", FILE).send().await.expect(201).json();
    let at = format!("/api/v1/imports/{}", import["id"].as_str().unwrap());
    let choices = json!({ "mapping": import["detected"]["suggested_mapping"], "options": { "on_match": "update" } });
    client.post(&format!("{at}/check")).json(&choices).send().await.expect(200);
    client.post(&format!("{at}/run")).json(&json!({})).send().await.expect(202);
    site.work().await;
    at
}

#[tokio::test]
async fn imports_and_their_undo_are_in_the_history() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let new = json!({ "name": "alpha", "address": "1 Main Street", "city": "Dallas", "postal_code": "78701" });
        let old = client.post("/api/v1/locations").json(&new).send().await.expect(201).json();
        let at = import(&site, &client).await;
        let id = at.rsplit('/').next().unwrap();
        let lines = history(&client, &path(&old)).await;
        assert_eq!(change_lines(&lines), [(2, "changed", "import"), (1, "created", "user")]);
        assert_eq!((&lines[0]["source_id"], &lines[0]["by"]["name"]), (&json!(id), &json!("ann Tester")));
        let fields: Vec<_> =
            lines[0]["changes"].as_array().unwrap().iter().map(|change| change["field"].as_str().unwrap()).collect();
        assert!(fields.contains(&"city") && fields.contains(&"phone"), "{fields:?}");
        let beta = client.get("/api/v1/locations?q=beta").send().await.json()["items"][0].clone();
        let lines = history(&client, &path(&beta)).await;
        assert_eq!(
            change_lines(&lines),
            [(1, "created", "import")],
            "an imported location says so without a row of its own"
        );
        assert_eq!(lines[0]["source_id"], id);
        client.post(&format!("{at}/undo")).send().await.expect(200);
        assert_eq!(change_lines(&history(&client, &path(&old)).await)[0], (3, "changed", "undo"));
        client.post(&format!("{}/restore", path(&beta))).send().await.expect(200);
        let lines = history(&client, &path(&beta)).await;
        assert_eq!(change_lines(&lines), [(3, "restored", "user"), (2, "deleted", "undo"), (1, "created", "import")]);
        assert_eq!((&lines[1]["source_id"], &lines[1]["by"]["name"]), (&json!(id), &json!("ann Tester")));
    }
}

#[tokio::test]
async fn a_dry_run_validates_and_answers_without_saving() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let new = json!({ "name": " Shop ", "address": "1 Main St", "city": "Austin", "website": "example.com" });
        let tried =
            client.post("/api/v1/locations?validate_only=true").header("idempotency-key", "a").json(&new).send();
        let tried = tried.await.expect(200).json();
        assert_eq!((&tried["name"], &tried["website"]), (&json!("Shop"), &json!("https://example.com")));
        let wrong = json!({ "name": "", "address": "1 Main St", "city": "Austin" });
        client.post("/api/v1/locations?validate_only=true").json(&wrong).send().await.expect(422);
        assert_eq!(client.get("/api/v1/locations/count").send().await.json()["total"], 0);
        // The key was not used up.
        let creation = client.post("/api/v1/locations").header("idempotency-key", "a").json(&new).send();
        let created = creation.await.expect(201).json();
        let at = path(&created);
        let change = client.patch(&format!("{at}?validate_only=true")).header("if-match", "\"1\"");
        let answer = change.json(&json!({ "city": "Dallas" })).send().await.expect(200);
        assert_eq!((answer.json()["city"].as_str(), answer.header("etag")), (Some("Dallas"), "\"1\""));
        let unchanged = client.get(&at).send().await.expect(200).json();
        assert_eq!((&unchanged["city"], &unchanged["version"]), (&json!("Austin"), &json!(1)));
        let stale = client.patch(&format!("{at}?validate_only=true")).header("if-match", "\"9\"");
        stale.json(&json!({})).send().await.expect(412);
        client.ask(Method::POST, "/api/v1/locations?validate_only=maybe").json(&new).send().await.expect(422);
        assert_eq!(history(&client, &at).await.len(), 1);
    }
}
