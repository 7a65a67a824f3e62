//! Adding, changing, deleting and restoring one location.

use jiff::SignedDuration;
use serde_json::{Value, json};

use crate::setup::{add, names, sites};

#[tokio::test]
async fn a_location_is_kept_cleaned_and_in_its_usual_form() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let answer = client
            .post("/api/v1/locations")
            .json(&json!({
                "name": "  Café <script>alert(1)</script> ", "address": "12, rue X", "city": "Montréal", "state": "Québec",
                "postal_code": "h2x1y4", "country": "Canada", "phone": "(514) 842-1234", "website": "Example.com",
                "description": "one\r\ntwo", "latitude": 45.5, "longitude": -73.6, "service_area_business": true,
            }))
            .send()
            .await
            .expect(201);
        let location = answer.json();
        assert_eq!(answer.header("etag"), "\"1\"");
        assert_eq!(answer.header("location"), format!("/api/v1/locations/{}", location["id"].as_str().unwrap()));
        for (field, expected) in [
            ("name", json!("Café <script>alert(1)</script>")),
            ("state", json!("QC")),
            ("postal_code", json!("H2X 1Y4")),
            ("country", json!("CA")),
            ("phone", json!("(514) 842-1234")),
            ("phone_e164", json!("+15148421234")),
            ("website", json!("https://example.com")),
            ("description", json!("one\ntwo")),
            ("latitude", json!(45.5)),
            ("category", Value::Null),
            ("verified", json!(false)),
            ("service_area_business", json!(true)),
            ("rating", Value::Null),
            ("reviews", json!(0)),
            ("health", json!(80)),
            ("issues", json!(1)),
            ("sync_status", json!("manual")),
            ("last_sync", Value::Null),
            ("photos", json!([])),
            ("opening_hours", Value::Null),
            ("created_at", json!("2026-11-20T12:00:00Z")),
            ("version", json!(1)),
            ("deleted_at", Value::Null),
        ] {
            assert_eq!(location[field], expected, "{field}");
        }
        let read = client.get(answer.header("location")).send().await.expect(200);
        assert_eq!((read.json(), read.header("etag")), (location, "\"1\""));
    }
}

#[tokio::test]
async fn an_array_is_no_object_however_deep_it_stands() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let shop = |hours: Value| json!({ "name": "A", "address": "1 Main St", "city": "B", "opening_hours": hours });
        let period = json!({ "regular": [["mon", "09:00", "mon", "17:00"]] });
        for body in [shop(json!([[], []])), shop(period)] {
            let refused = client.post("/api/v1/locations").json(&body).send().await.expect(422).json();
            assert_eq!(refused["code"], "validation_failed", "{body}");
            assert!(refused["detail"].as_str().unwrap().contains("invalid type: sequence"), "{body}: {refused}");
        }
        let items = json!({ "items": [
            ["create", {}], { "action": "create", "location": [] }, { "action": "create", "location": shop(json!([])) },
        ] });
        let batch = client.post("/api/v1/locations/batch").json(&items).send().await.expect(200).json();
        let outcomes = batch["outcomes"].as_array().unwrap();
        assert!(
            outcomes.len() == 3 && outcomes.iter().all(|outcome| outcome["problem"]["code"] == "validation_failed"),
            "{batch}"
        );
        assert_eq!(names(&client, "").await, [] as [&str; 0]);
    }
}

#[tokio::test]
async fn invalid_fields_are_refused_with_one_code_each() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let answer = client
            .post("/api/v1/locations")
            .json(&json!({ "name": " ", "city": "x".repeat(101), "website": "javascript:alert(1)", "country": "Atlantis" }))
            .send()
            .await
            .expect(422)
            .json();
        assert_eq!(answer["code"], "validation_failed");
        let mut errors: Vec<_> = answer["errors"]
            .as_array()
            .unwrap()
            .iter()
            .map(|error| (error["field"].as_str().unwrap(), error["code"].as_str().unwrap()))
            .collect();
        errors.sort_unstable();
        assert_eq!(
            errors,
            [
                ("address", "required"),
                ("city", "too_long"),
                ("country", "invalid_country"),
                ("name", "required"),
                ("website", "invalid_url")
            ]
        );
        assert!(names(&client, "").await.is_empty());
    }
}

#[tokio::test]
async fn absent_fields_are_unchanged_and_null_clears_a_field() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let new = json!({ "name": "A", "address": "1 Main St", "city": "Austin", "category": "Other", "phone": "+1 512 555 0100" });
        let location = client.post("/api/v1/locations").json(&new).send().await.expect(201).json();
        let path = format!("/api/v1/locations/{}", location["id"].as_str().unwrap());
        assert_eq!(location["health"], 80);
        let changes = json!({ "category": null, "website": "shop.example.com" });
        let changed = client.patch(&path).header("if-match", "\"1\"").json(&changes).send().await.expect(200);
        assert_eq!(changed.header("etag"), "\"2\"");
        let changed = changed.json();
        assert_eq!((&changed["category"], &changed["phone"]), (&Value::Null, &json!("+1 512 555 0100")));
        assert_eq!((&changed["health"], &changed["issues"], &changed["version"]), (&json!(80), &json!(1), &json!(2)));
        let refused =
            client.patch(&path).header("if-match", "\"2\"").json(&json!({ "name": null, "city": "" })).send().await;
        assert_eq!(refused.expect(422).json()["errors"][0]["field"], "city");
    }
}

#[tokio::test]
async fn further_categories_and_the_open_status_are_stored_recorded_and_filtered() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let new = json!({ "name": "A", "address": "1 Main St", "city": "Austin", "category": "Cafe",
            "additional_categories": ["Bakery", "cafe", "Bistro"] });
        let location = client.post("/api/v1/locations").json(&new).send().await.expect(201).json();
        assert_eq!(location["additional_categories"], json!(["Bakery", "Bistro"]));
        assert_eq!(location["open_status"], "open");
        let path = format!("/api/v1/locations/{}", location["id"].as_str().unwrap());
        let change = async |version: i64, changes: Value| {
            client.patch(&path).header("if-match", &format!("\"{version}\"")).json(&changes).send().await
        };
        let closed = json!({ "open_status": "temporarily_closed", "additional_categories": ["Bistro"] });
        let changed = change(1, closed).await.expect(200).json();
        assert_eq!(changed["additional_categories"], json!(["Bistro"]));
        assert_eq!(changed["open_status"], "temporarily_closed");
        assert_eq!(client.get(&path).send().await.expect(200).json(), changed, "it is read as it was answered");
        let count = client.get("/api/v1/locations/count?open_status=temporarily_closed").send().await.expect(200);
        assert_eq!(count.json()["count"], 1);
        let history = client.get(&format!("{path}/history")).send().await.expect(200).json();
        let fields: Vec<&Value> =
            history["items"][0]["changes"].as_array().unwrap().iter().map(|change| &change["field"]).collect();
        assert_eq!(fields, ["additional_categories", "open_status"]);
        let renamed = change(2, json!({ "name": "B" })).await.expect(200).json();
        assert_eq!(renamed["open_status"], "temporarily_closed", "what is not named stays");
        assert_eq!(renamed["additional_categories"], json!(["Bistro"]));
        let reopened = change(3, json!({ "open_status": "open", "additional_categories": null })).await.expect(200);
        let reopened = reopened.json();
        assert_eq!((&reopened["open_status"], &reopened["additional_categories"]), (&json!("open"), &json!([])));
        for wrong in [json!({ "open_status": "ajar" }), json!({ "additional_categories": "x" })] {
            let refused = change(4, wrong).await.expect(422).json();
            assert_eq!(refused["code"], "validation_failed");
        }
        let many: Vec<String> = (0..10).map(|number| format!("Category {number}")).collect();
        let refused = change(4, json!({ "additional_categories": many })).await.expect(422).json();
        let error = &refused["errors"][0];
        assert_eq!((&error["field"], &error["code"]), (&json!("additional_categories"), &json!("too_many")));
    }
}

#[tokio::test]
async fn the_second_of_two_changes_to_one_version_conflicts() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let id = add(&client, "A").await["id"].as_str().unwrap().to_owned();
        let path = format!("/api/v1/locations/{id}");
        client.patch(&path).json(&json!({ "name": "B" })).send().await.expect(428);
        let change = |name: String| {
            let (client, path) = (client.clone(), path.clone());
            async move {
                client
                    .patch(&path)
                    .header("if-match", "\"1\"")
                    .json(&json!({ "name": name }))
                    .send()
                    .await
                    .status
                    .as_u16()
            }
        };
        let mut statuses = futures::future::join_all((0..8).map(|i| tokio::spawn(change(format!("B{i}"))))).await;
        statuses.sort_by_key(|status| *status.as_ref().unwrap());
        let statuses: Vec<u16> = statuses.into_iter().map(Result::unwrap).collect();
        assert_eq!(statuses, [200, 412, 412, 412, 412, 412, 412, 412]);
        assert_eq!(client.get(&path).send().await.json()["version"], 2);
        client.delete(&path).header("if-match", "\"1\"").send().await.expect(412);
    }
}

#[tokio::test]
async fn a_change_without_a_body_is_refused_before_its_version_is_compared() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let place = json!({ "name": "A", "address": "1 Main St", "city": "Austin" });
        let made = client.post("/api/v1/locations").json(&place).send().await.expect(201).json();
        let path = format!("/api/v1/locations/{}", made["id"].as_str().unwrap());
        for tag in ["\"7\"", "\"stale\"", "W/\"\""] {
            let change = || client.patch(&path).header("if-match", tag);
            change().send().await.expect(415);
            change().body("application/json", "").send().await.expect(400);
            change().json(&json!({ "name": "B" })).send().await.expect(412);
        }
        client.patch(&path).header("if-match", "\"1\"").json(&json!({ "name": "B" })).send().await.expect(200);
    }
}

#[tokio::test]
async fn a_deleted_location_can_be_restored_for_30_days() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let mut ids = Vec::new();
        for name in ["A", "B"] {
            ids.push(add(&client, name).await["id"].as_str().unwrap().to_owned());
        }
        let restore = |id: &str| client.post(&format!("/api/v1/locations/{id}/restore"));
        restore(&ids[0]).send().await.expect(404);
        for id in &ids {
            client.delete(&format!("/api/v1/locations/{id}")).send().await.expect(204);
            client.delete(&format!("/api/v1/locations/{id}")).send().await.expect(404);
            client.get(&format!("/api/v1/locations/{id}")).send().await.expect(404);
        }
        assert!(names(&client, "").await.is_empty());
        let deleted = async |client: &testing::Client, query: &str| {
            client.get(&format!("/api/v1/locations/deleted{query}")).send().await.expect(200).json()
        };
        let first = deleted(&client, "?limit=1").await;
        let cursor = first["next_cursor"].as_str().unwrap();
        let second = deleted(&client, &format!("?limit=1&cursor={cursor}")).await;
        let ids_of = |page: &Value| page["items"][0]["id"].as_str().unwrap().to_owned();
        assert_eq!([ids_of(&first), ids_of(&second)], [ids[1].clone(), ids[0].clone()], "the latest first");
        assert_eq!(second["next_cursor"], Value::Null);
        site.app.clock.advance(SignedDuration::from_hours(30 * 24) - SignedDuration::from_secs(1));
        let client = site.sign_in("ann").await;
        let restore = |id: &str| client.post(&format!("/api/v1/locations/{id}/restore"));
        let restored = restore(&ids[0]).send().await.expect(200).json();
        assert_eq!((&restored["name"], &restored["deleted_at"]), (&json!("A"), &Value::Null));
        assert_eq!(names(&client, "").await, ["A"]);
        site.app.clock.advance(SignedDuration::from_secs(1));
        restore(&ids[1]).send().await.expect(404);
        assert_eq!(deleted(&client, "").await["items"], json!([]));
        assert_eq!(locations::purge(&site.app.db, site.app.now()).await.unwrap(), 1);
        assert_eq!(names(&client, "").await, ["A"]);
    }
}

#[tokio::test]
async fn a_post_that_is_sent_twice_with_one_key_adds_one_location() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let new = json!({ "name": "A", "address": "1 Main St", "city": "Austin" });
        let send = || client.post("/api/v1/locations").header("idempotency-key", "k1").json(&new).send();
        let (first, second) = tokio::join!(send(), send());
        assert_eq!(first.expect(201).json(), second.expect(201).json());
        assert_eq!(send().await.expect(201).header("etag"), "\"1\"");
        assert_eq!(names(&client, "").await, ["A"]);
    }
}
