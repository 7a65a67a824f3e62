//! Importing an account.

use axum::http::Method;
use serde_json::{Value, json};

use crate::world::{CAMILLE, Plan, worlds, worlds_with};

#[tokio::test(flavor = "multi_thread")]
async fn an_account_is_imported_page_by_page_with_every_field() {
    for world in worlds_with(&Plan { locations: 250, ..Plan::default() }).await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let run = owner.get("/api/v1/google/runs").await["items"][0].clone();
        let all = owner.locations().await;
        assert_eq!(
            (run["created"].as_u64(), run["done"].as_u64()),
            (Some(all.len() as u64), Some(all.len() as u64)),
            "{run}"
        );
        assert!(all.len() > 100, "{}", all.len());
        let path = format!("/api/v1/locations/count?changed_by={}", run["id"].as_str().unwrap());
        assert_eq!(owner.get(&path).await["count"], all.len(), "the run leads to all that it brought");
        let has = |field: &str| {
            all.iter().filter(|location| !location[field].is_null() && location[field] != json!([])).count()
        };
        for field in [
            "category",
            "phone",
            "website",
            "description",
            "external_id",
            "opening_hours",
            "photos",
            "rating",
            "latitude",
            "phone_e164",
        ] {
            assert!(has(field) > 20, "{field}: {}", has(field));
        }
        assert!(all.iter().all(|location| location["sync_status"] == "synced" && !location["last_sync"].is_null()));
        assert!(
            all.iter().any(|location| location["verified"] == false)
                && all.iter().any(|location| location["service_area_business"] == true)
        );
        for location in &all {
            assert_eq!(
                location["health"].as_i64(),
                Some((100 - lost(location)).max(0)),
                "health is that of synced ones: {location}"
            );
        }
        let ids: std::collections::HashSet<&str> =
            all.iter().map(|location| location["google_location_id"].as_str().unwrap()).collect();
        assert_eq!(ids.len(), all.len());
        let id = all[0]["id"].as_str().unwrap();
        let performance = owner.get(&format!("/api/v1/google/locations/{id}/performance?days=30")).await;
        assert_eq!(performance["items"].as_array().unwrap().len(), 28, "but for two days that Google has not told of");
        let views = owner.get(&format!("/api/v1/locations/{id}/stats?days=30")).await;
        let sum: i64 = views["items"].as_array().unwrap().iter().map(|day| day["views"].as_i64().unwrap()).sum();
        assert_eq!(performance["total"]["views"].as_i64(), Some(sum));
        let summary = owner.get("/api/v1/locations/summary").await;
        assert_eq!(summary["total"].as_u64(), Some(all.len() as u64));
        let reviews: i64 = all.iter().map(|location| location["reviews"].as_i64().unwrap()).sum();
        assert_eq!(summary["reviews"].as_i64(), Some(reviews));
        // A second import adds nothing.
        let account = owner.largest_account(&world, CAMILLE).await;
        let second_run = owner.ask_import(&account).await.expect(202).json()["run"]["id"].as_str().unwrap().to_owned();
        world.work().await;
        let second_run = owner.run(&second_run).await;
        assert_eq!((&second_run["created"], &second_run["unchanged"]), (&json!(0), &json!(all.len())), "{second_run}");
        assert_eq!(owner.locations().await.len(), all.len());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_user_who_started_an_import_is_notified_of_its_end() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.connect(&world, CAMILLE).await;
        world.fault("*.locations.list", "permission_denied", None).await;
        let account = owner.largest_account(&world, CAMILLE).await;
        let refused = owner.ask_import(&account).await.expect(202).json()["run"]["id"].clone();
        world.work().await;
        let notifications = owner.notifications("google_import_finished").await;
        let params = json!({ "run_id": refused, "created": 0, "updated": 0, "waiting": 0, "beyond_plan": 0,
            "code": "google_forbidden" });
        assert_eq!((notifications.len(), &notifications[0]["params"]), (1, &params));
        assert_eq!(notifications[0]["link"], "/dashboard/settings/google");

        world.no_faults().await;
        owner.import_all(&world).await;
        let run = owner.get("/api/v1/google/runs").await["items"][0].clone();
        let notifications = owner.notifications("google_import_finished").await;
        let params = json!({ "run_id": run["id"], "created": run["created"], "updated": 0, "waiting": 0,
            "beyond_plan": 0, "code": null });
        assert_eq!((notifications.len(), &notifications[0]["params"]), (2, &params), "{run}");
        assert_ne!(run["created"], 0);
        let link = format!("/dashboard/locations?changed_by={}", run["id"].as_str().unwrap());
        assert_eq!(notifications[0]["link"], link);

        owner.ask_sync(json!({})).await.expect(202);
        world.work().await;
        world.app.clock.advance(jiff::SignedDuration::from_hours(6));
        world.work().await;
        assert_eq!(owner.notifications("google_import_finished").await.len(), 2, "a sync is no import");
    }
}

/// Returns the points that the audit deducts.
fn lost(location: &Value) -> i64 {
    let is_missing = |field: &str| location[field].is_null() || location[field] == json!([]);
    let critical = [is_missing("phone"), is_missing("category"), location["verified"] == false];
    let warnings = [
        is_missing("description"),
        is_missing("photos"),
        is_missing("opening_hours"),
        is_missing("website"),
        location["rating"].as_f64().is_some_and(|rating| rating < 4.0),
    ];
    let count = |failing: &[bool]| failing.iter().filter(|fails| **fails).count() as i64;
    20 * count(&critical) + 8 * count(&warnings)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_function_waits_for_a_small_account_and_answers_in_the_words_of_the_contract() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let signed_out =
            world.signed_out().post("/functions/v1/import-gbp-locations").json(&json!({})).send().await.expect(401);
        assert_eq!(signed_out.json()["error"], "Please log in to import locations");
        owner.connect(&world, CAMILLE).await;
        let unknown = owner.ask_import("12345").await.expect(404).json();
        assert_eq!(unknown["error"], "Failed to import locations");
        let account = owner.largest_account(&world, CAMILLE).await;
        let elsewhere = json!({ "org_id": "018f0000-0000-7000-8000-000000000000", "account_id": account });
        let elsewhere =
            owner.client.post("/functions/v1/import-gbp-locations").json(&elsewhere).send().await.expect(404);
        assert_eq!(elsewhere.json()["error"], "Organization not found");
        let worker = jobs::Worker::start(world.app.db.clone(), world.app.clock.clone(), google::jobs(&world.google), 2);
        let body = json!({ "org_id": owner.org, "account_id": account, "account_type": "ORGANIZATION" });
        let answer = owner.client.post("/functions/v1/import-gbp-locations").json(&body).send().await;
        let outcome = answer.json();
        assert!(answer.status.is_success(), "{outcome}");
        assert_eq!(outcome["error"], Value::Null);
        worker.shutdown(std::time::Duration::from_secs(10)).await;
        assert!(!owner.locations().await.is_empty());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn possible_duplicates_wait_for_a_decision() {
    for world in worlds().await {
        let first = world.sign_up("first").await;
        first.import_all(&world).await;
        let locations = first.locations().await;
        let full = |location: &&Value| !location["external_id"].is_null() && location["address"] != "";
        let by_number = locations.iter().find(full).unwrap();
        let by_place = locations.iter().filter(full).find(|location| location["id"] != by_number["id"]).unwrap();
        let skipped = locations
            .iter()
            .filter(full)
            .find(|location| location["id"] != by_number["id"] && location["id"] != by_place["id"])
            .unwrap();
        let owner = world.sign_up("owner").await;
        let numbered = json!({ "name": "Our own name", "address": "1 Elsewhere", "city": "Austin",
            "external_id": by_number["external_id"], "website": "https://ours.example/" });
        let placed = |location: &Value| {
            json!({ "name": location["name"], "address": location["address"], "city": location["city"],
            "postal_code": location["postal_code"], "country": location["country"] })
        };
        let mut ids = Vec::new();
        for location in [numbered, placed(by_place), placed(skipped)] {
            ids.push(
                owner.client.post("/api/v1/locations").json(&location).send().await.expect(201).json()["id"].clone(),
            );
        }
        owner.import_all(&world).await;
        let run = owner.get("/api/v1/google/runs").await["items"][0].clone();
        assert_eq!(
            (run["waiting"].as_u64(), run["created"].as_u64()),
            (Some(3), Some(locations.len() as u64 - 3)),
            "{run}"
        );
        let notifications = owner.notifications("google_import_finished").await;
        assert_eq!((notifications.len(), &notifications[0]["params"]["waiting"]), (1, &json!(3)));
        assert_eq!(notifications[0]["link"], "/dashboard/settings/google", "where they are decided about");
        let waiting = owner.get("/api/v1/google/candidates").await;
        let waiting = waiting["items"].as_array().unwrap();
        let candidate_of = |id: &Value| waiting.iter().find(|row| row["location_id"] == *id).unwrap();
        assert_eq!(
            (candidate_of(&ids[0])["reason"].as_str(), candidate_of(&ids[1])["reason"].as_str()),
            (Some("store_code"), Some("name_address"))
        );
        let stranger = world.sign_up("stranger").await;
        assert_eq!(stranger.get("/api/v1/google/candidates").await["items"], json!([]));
        let decision = |id: &Value, decision: &str| json!({ "google_location_id": candidate_of(id)["google_location_id"], "decision": decision });
        let items =
            json!({ "items": [decision(&ids[0], "merge"), decision(&ids[1], "separate"), decision(&ids[2], "skip")] });
        let decided = owner.client.post("/api/v1/google/candidates").json(&items).send().await.expect(200).json();
        assert_eq!(decided, json!({ "merged": 1, "created": 1, "skipped": 1, "gone": 0 }));
        world.work().await;
        let merged = owner.get(&format!("/api/v1/locations/{}", ids[0].as_str().unwrap())).await;
        assert_eq!((&merged["name"], &merged["sync_status"]), (&by_number["name"], &json!("synced")));
        assert!(!merged["website"].is_null(), "what Google has not stays, or is Google's");
        let undecided = owner.get(&format!("/api/v1/locations/{}", ids[2].as_str().unwrap())).await;
        assert_eq!(undecided["sync_status"], "manual");
        let response = owner.client.post("/api/v1/google/candidates").json(&items).send().await.expect(200).json();
        assert_eq!(response["gone"], 2, "{response}");
        assert_eq!(owner.locations().await.len(), locations.len() + 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_import_of_an_account_runs_at_a_time_and_deleted_locations_come_back() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.connect(&world, CAMILLE).await;
        let account = owner.largest_account(&world, CAMILLE).await;
        let run_id = owner.ask_import(&account).await.expect(202).json()["run"]["id"].clone();
        assert_eq!(owner.ask_import(&account).await.expect(202).json()["run"]["id"], run_id);
        world.work().await;
        let all = owner.locations().await;
        let id = all[0]["id"].as_str().unwrap();
        let _ = owner.client.delete(&format!("/api/v1/locations/{id}")).send().await.expect(204);
        owner.ask_sync(json!({})).await.expect(202);
        world.work().await;
        assert_eq!(owner.locations().await.len(), all.len() - 1, "a sync leaves deleted ones alone");
        owner.ask_import(&account).await.expect(202);
        world.work().await;
        assert_eq!(owner.locations().await.len(), all.len());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_with_an_expired_page_token_restarts_without_duplicates() {
    for world in worlds_with(&Plan { locations: 250, ..Plan::default() }).await {
        let owner = world.sign_up("owner").await;
        owner.connect(&world, CAMILLE).await;
        let account = owner.largest_account(&world, CAMILLE).await;
        let fault =
            json!({ "method": "*.accounts.locations.list", "kind": "page_token_expired", "after": 1, "count": 1 });
        world.order(Method::POST, "/sim/faults", &fault).await;
        let run = owner.ask_import(&account).await.expect(202).json()["run"]["id"].as_str().unwrap().to_owned();
        world.work().await;
        let (run, all) = (owner.run(&run).await, owner.locations().await);
        assert_eq!((&run["state"], run["done"].as_u64()), (&json!("done"), Some(all.len() as u64)), "{run}");
        assert_eq!(run["created"].as_u64(), Some(all.len() as u64));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_import_stops_at_the_plan_limit_and_reports_the_rest() {
    for world in worlds_with(&Plan { locations: 40, has_plan_limits: true, ..Plan::default() }).await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let run = owner.get("/api/v1/google/runs").await["items"][0].clone();
        assert_eq!((&run["state"], &run["created"], &run["failed"]), (&json!("done"), &json!(5), &json!(0)), "{run}");
        let left_out = run["beyond_plan"].as_u64().unwrap();
        assert!(
            left_out > 0 && left_out + 5 + run["waiting"].as_u64().unwrap() == run["done"].as_u64().unwrap(),
            "{run}"
        );
        assert!(owner.locations().await.iter().all(|location| location["sync_status"] == "synced"));

        // A sync continues with the existing locations.
        let sync = owner.ask_sync(json!({})).await.expect(202).json()["run"]["id"].as_str().unwrap().to_owned();
        world.work().await;
        let sync = owner.run(&sync).await;
        assert_eq!((&sync["state"], &sync["created"]), (&json!("done"), &json!(0)), "{sync}");
        assert_eq!(owner.locations().await.len(), 5);
    }
}
