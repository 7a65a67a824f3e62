//! Syncing locations: one, some, all and on schedule, with notifications of changes at Google.

use axum::http::Method;
use jiff::SignedDuration;
use serde_json::{Value, json};

use crate::{
    connecting::requests,
    world::{CAMILLE, Owner, Plan, World, worlds, worlds_with},
};

/// Number of locations with which the largest account has more than 1,000.
const LOCATIONS: usize = 2_400;

const FIGURES: &str = "businessprofileperformance.locations.fetchMultiDailyMetricsTimeSeries";

/// Returns a verified location of the list, with its id at Google.
pub async fn some(owner: &Owner) -> (String, String, Value) {
    let all = owner.locations().await;
    let open_location = all
        .into_iter()
        .find(|location| location["verified"] == true && location["service_area_business"] == false)
        .unwrap();
    (
        open_location["id"].as_str().unwrap().to_owned(),
        open_location["google_location_id"].as_str().unwrap().to_owned(),
        open_location,
    )
}

pub async fn sync(world: &World, owner: &Owner, body: Value) -> Value {
    let run = owner.ask_sync(body).await.expect(202).json()["run"]["id"].as_str().unwrap().to_owned();
    world.work().await;
    owner.run(&run).await
}

#[tokio::test(flavor = "multi_thread")]
async fn one_some_and_all_are_brought_in_line() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let (id, google_id, before) = some(&owner).await;
        world.edit_at_google(&google_id, "profile", &json!({ "profile": { "description": "Quite new." } })).await;
        let response = owner.ask_sync(json!({ "location_id": id })).await.expect(202).json();
        assert_eq!(owner.get(&format!("/api/v1/locations/{id}")).await["sync_status"], "syncing");
        world.app.clock.advance(SignedDuration::from_secs(5));
        world.work().await;
        let run = owner.run(response["run"]["id"].as_str().unwrap()).await;
        assert_eq!(
            (&run["state"], &run["updated"], &run["scope"]),
            (&json!("done"), &json!(1), &json!("one")),
            "{run}"
        );
        let after = owner.get(&format!("/api/v1/locations/{id}")).await;
        assert_eq!((&after["description"], &after["sync_status"]), (&json!("Quite new."), &json!("synced")));
        assert_ne!(after["last_sync"], before["last_sync"]);
        let history = owner.get(&format!("/api/v1/locations/{id}/history")).await;
        assert_eq!(
            (&history["items"][0]["source"], &history["items"][0]["changes"][0]["field"]),
            (&json!("sync"), &json!("description"))
        );
        let ids: Vec<Value> =
            owner.locations().await.iter().take(5).map(|location| location["google_location_id"].clone()).collect();
        let run = sync(&world, &owner, json!({ "google_location_ids": ids })).await;
        assert_eq!((&run["state"], &run["done"], &run["unchanged"]), (&json!("done"), &json!(5), &json!(5)), "{run}");
        let run = sync(&world, &owner, json!({})).await;
        assert_eq!((&run["scope"], &run["failed"], &run["created"]), (&json!("all"), &json!(0), &json!(0)), "{run}");
        let nothing = owner.ask_sync(json!({ "google_location_ids": ["nothing"] })).await.expect(422).json();
        assert_eq!(nothing["error"], "No Google Business Profile locations selected");
        let _ = owner.ask_sync(json!({ "location_id": "018f0000-0000-7000-8000-000000000000" })).await.expect(404);
        let stranger = world.sign_up("stranger").await;
        let _ = stranger.ask_sync(json!({ "location_id": id })).await.expect(404);
        let signed_out =
            world.signed_out().post("/functions/v1/sync-gbp-locations").json(&json!({})).send().await.expect(401);
        assert_eq!(signed_out.json()["error"], "Not authenticated");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_user_who_started_a_bulk_sync_is_notified_of_its_end() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let (id, google_id, _) = some(&owner).await;
        sync(&world, &owner, json!({ "location_id": id })).await;
        world.app.clock.advance(SignedDuration::from_hours(6));
        world.work().await;
        assert_eq!(
            owner.notifications("sync_finished").await,
            [] as [Value; 0],
            "one is waited for, and nobody asked for the rest"
        );
        let run = sync(&world, &owner, json!({ "google_location_ids": [google_id] })).await;
        let notifications = owner.notifications("sync_finished").await;
        let params = json!({ "run_id": run["id"], "checked": 1, "updated": 0, "failed": 0, "code": null });
        assert_eq!(
            (notifications.len(), &notifications[0]["params"], &notifications[0]["link"]),
            (1, &params, &json!("/dashboard/locations"))
        );
        world.edit_at_google(&google_id, "profile", &json!({ "profile": { "description": "Quite new." } })).await;
        let run = sync(&world, &owner, json!({})).await;
        let notifications = owner.notifications("sync_finished").await;
        let link = format!("/dashboard/locations?changed_by={}", run["id"].as_str().unwrap());
        assert_eq!(
            (notifications.len(), &notifications[0]["params"]["updated"], &notifications[0]["link"]),
            (2, &json!(1), &json!(link))
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sync_that_ends_before_the_details_marks_all_it_leaves_behind() {
    // More locations than a page or a part of any list holds.
    for world in worlds_with(&Plan { locations: LOCATIONS, ..Plan::default() }).await {
        let owner = world.sign_up("owner").await;
        owner.connect(&world, CAMILLE).await;
        world.fault("*.reviews.list", "token_revoked", None).await;
        let account = owner.largest_account(&world, CAMILLE).await;
        let run = owner.ask_import(&account).await.expect(202).json()["run"]["id"].as_str().unwrap().to_owned();
        world.work().await;
        let run = owner.run(&run).await;
        let all = run["created"].as_u64().unwrap();
        assert!(run["state"] == "failed" && all > 1_000, "{run}");
        let failed = owner.get("/api/v1/locations/count?sync_failed=true").await;
        assert_eq!((failed["count"].as_u64(), failed["total"].as_u64()), (Some(all), Some(all)));
        let notifications = owner.notifications("sync_failed").await;
        assert_eq!((notifications.len(), notifications[0]["params"]["others"].as_u64()), (1, Some(all - 1)));
        assert_eq!(owner.notifications("google_import_finished").await.len(), 1, "its list was through");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn accounts_are_brought_in_line_by_themselves_every_six_hours() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let listed = requests(&world, "mybusinessbusinessinformation.accounts.locations.list").await;
        world.app.clock.advance(SignedDuration::from_hours(6));
        world.work().await;
        let list_requests = requests(&world, "mybusinessbusinessinformation.accounts.locations.list").await;
        assert!(list_requests > listed, "{listed} {list_requests}");
        world.work().await;
        assert_eq!(
            requests(&world, "mybusinessbusinessinformation.accounts.locations.list").await,
            list_requests,
            "once"
        );
        assert_eq!(owner.get("/api/v1/google/runs").await["items"].as_array().unwrap().len(), 1, "nobody asked for it");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_change_on_google_is_notified_with_both_values_and_can_be_accepted_or_reverted() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let (id, google_id, before) = some(&owner).await;
        let old = before["name"].clone();
        world.edit_at_google(&google_id, "title", &json!({ "title": "Another name" })).await;
        sync(&world, &owner, json!({ "location_id": id })).await;
        let notifications = owner.notifications("profile_changed").await;
        assert_eq!(notifications.len(), 1, "{notifications:?}");
        let params = &notifications[0]["params"];
        assert_eq!((&params["field"], &params["old"], &params["new"]), (&json!("name"), &old, &json!("Another name")));
        let now = owner.get(&format!("/api/v1/locations/{id}")).await;
        assert_eq!(now["name"], "Another name", "it is taken over");
        let change = params["change_id"].as_str().unwrap();
        let stranger = world.sign_up("stranger").await;
        let _ = stranger.client.post(&format!("/api/v1/google/changes/{change}/restore")).send().await.expect(404);
        let _ = owner.client.post(&format!("/api/v1/google/changes/{change}/restore")).send().await.expect(200);
        let _ = owner.client.post(&format!("/api/v1/google/changes/{change}/accept")).send().await.expect(409);
        world.work().await;
        assert_eq!(owner.get(&format!("/api/v1/locations/{id}")).await["name"], old);
        assert_eq!(world.at_google(&google_id).await["title"], old, "and at Google");
        // A second change, which is accepted this time.
        world.edit_at_google(&google_id, "websiteUri", &json!({ "websiteUri": "https://new.example" })).await;
        sync(&world, &owner, json!({ "location_id": id })).await;
        let open = owner.get("/api/v1/google/changes?open=true").await;
        assert_eq!(open["items"].as_array().unwrap().len(), 1, "{open}");
        let change = open["items"][0]["id"].as_str().unwrap();
        let accepted =
            owner.client.post(&format!("/api/v1/google/changes/{change}/accept")).send().await.expect(200).json();
        assert_eq!(accepted["state"], "accepted");
        assert_eq!(owner.get("/api/v1/google/changes?open=true").await["items"], json!([]));
        assert_eq!(owner.get(&format!("/api/v1/locations/{id}")).await["website"], "https://new.example");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_status_on_google_is_notified_listed_and_can_be_reverted() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let all = owner.locations().await;
        let is_open =
            |location: &Value| location["open_status"] == "open" && location["service_area_business"] == false;
        let open_location = all.into_iter().find(|location| is_open(location) && location["verified"] == true).unwrap();
        let (id, google_id) =
            (open_location["id"].as_str().unwrap(), open_location["google_location_id"].as_str().unwrap());
        let closed = "/api/v1/locations/count?open_status=permanently_closed";
        let count = owner.get(closed).await["count"].as_i64().unwrap();
        let status = json!({ "openInfo": { "status": "CLOSED_PERMANENTLY" } });
        world.edit_at_google(google_id, "openInfo", &status).await;
        sync(&world, &owner, json!({ "location_id": id })).await;
        let notifications = owner.notifications("profile_changed").await;
        let notification =
            notifications.iter().find(|notification| notification["params"]["field"] == "open_status").unwrap();
        let params = &notification["params"];
        assert_eq!((&params["old"], &params["new"]), (&json!("open"), &json!("permanently_closed")));
        assert_eq!(owner.get(&format!("/api/v1/locations/{id}")).await["open_status"], "permanently_closed");
        assert_eq!(owner.get(closed).await["count"], count + 1);
        let history = owner.get(&format!("/api/v1/locations/{id}/history")).await;
        assert_eq!(history["items"][0]["changes"][0]["field"], "open_status");
        let change = params["change_id"].as_str().unwrap();
        let _ = owner.client.post(&format!("/api/v1/google/changes/{change}/restore")).send().await.expect(200);
        world.work().await;
        assert_eq!(world.at_google(google_id).await["openInfo"]["status"], "OPEN");
        assert_eq!(owner.get(closed).await["count"], count);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn overrides_of_the_profile_by_google_are_notified() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let (id, google_id, before) = some(&owner).await;
        let order = json!({ "location": format!("locations/{google_id}"), "kind": "update", "field": "title", "value": "What people say" });
        world.sim_change(order).await;
        sync(&world, &owner, json!({ "location_id": id })).await;
        let open = owner.get(&format!("/api/v1/google/locations/{id}")).await;
        let change = open["changes"]
            .as_array()
            .unwrap()
            .iter()
            .find(|change| change["field"] == "name")
            .cloned()
            .unwrap_or_else(|| panic!("{open}"));
        assert_eq!((&change["source"], &change["new"]), (&json!("google"), &json!("What people say")));
        assert_eq!(owner.get(&format!("/api/v1/locations/{id}")).await["name"], before["name"], "ours stays");
        sync(&world, &owner, json!({ "location_id": id })).await;
        let notifications = owner.notifications("profile_changed").await;
        assert_eq!(
            notifications.iter().filter(|notification| notification["params"]["location_id"] == id).count(),
            1,
            "said once"
        );
        let path = format!("/api/v1/google/changes/{}/accept", change["id"].as_str().unwrap());
        let _ = owner.client.post(&path).send().await.expect(200);
        world.work().await;
        assert_eq!(world.at_google(&google_id).await["title"], "What people say");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn lost_verification_a_lower_rating_and_a_missing_location_are_notified() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let all = owner.locations().await;
        let good = |location: &&Value| {
            location["verified"] == true
                && location["rating"].as_f64().is_some_and(|rating| rating > 3.0)
                && location["reviews"].as_i64() < Some(40)
        };
        let mut chosen = all.iter().filter(good);
        let (rated, suspended) = (chosen.next().unwrap(), chosen.next().unwrap());
        let deleted =
            all.iter().find(|location| location["id"] != rated["id"] && location["id"] != suspended["id"]).unwrap();
        let name = |location: &Value| format!("locations/{}", location["google_location_id"].as_str().unwrap());
        let mut changes = vec![
            json!({ "location": name(suspended), "kind": "suspension" }),
            json!({ "location": name(deleted), "kind": "deletion" }),
        ];
        changes.extend((0..60).map(|_| json!({ "location": name(rated), "kind": "review", "stars": 1 })));
        world.order(Method::POST, "/sim/changes", &json!({ "changes": changes })).await;
        let run = sync(&world, &owner, json!({})).await;
        assert_eq!((&run["state"], &run["failed"]), (&json!("done"), &json!(1)), "{run}");
        let over = owner.notifications("sync_finished").await;
        assert_eq!((over.len(), &over[0]["params"]["failed"]), (1, &json!(1)));
        assert_eq!(over[0]["link"], "/dashboard/locations?sync_failed=true", "what failed is one click away");
        let notification_count = async |kind: &str, location: &Value| {
            owner
                .notifications(kind)
                .await
                .iter()
                .filter(|notification| notification["params"]["location_id"] == location["id"])
                .count()
        };
        assert_eq!(notification_count("rating_dropped", rated).await, 1);
        assert_eq!(notification_count("location_unverified", suspended).await, 1);
        assert_eq!(notification_count("sync_failed", deleted).await, 1);
        let response = owner.get(&format!("/api/v1/locations/{}", deleted["id"].as_str().unwrap())).await;
        assert_eq!(response["sync_status"], "error");
        let link = owner.get(&format!("/api/v1/google/locations/{}", deleted["id"].as_str().unwrap())).await;
        assert_eq!(link["error"], "google_not_found");
        sync(&world, &owner, json!({})).await;
        assert_eq!(notification_count("sync_failed", deleted).await, 1, "said once");

        let many = all.iter().filter(|location| ![rated, suspended, deleted].contains(location)).take(5);
        let changes: Vec<_> = many.map(|location| json!({ "location": name(location), "kind": "deletion" })).collect();
        world.order(Method::POST, "/sim/changes", &json!({ "changes": changes })).await;
        sync(&world, &owner, json!({})).await;
        let notifications = owner.notifications("sync_failed").await;
        let counted: Vec<_> =
            notifications.iter().filter(|notification| notification["params"]["others"] != 0).collect();
        assert_eq!((notifications.len(), counted.len(), &counted[0]["params"]["others"]), (2, 1, &json!(4)));
        assert_eq!(counted[0]["link"], "/dashboard/locations?sync_failed=true");
        let failed = owner.get("/api/v1/locations/count?sync_failed=true").await;
        assert_eq!(failed["count"], 6);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn eighteen_months_of_figures_come_when_asked_for() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let (id, ..) = some(&owner).await;
        let path = format!("/api/v1/google/locations/{id}/performance");
        let quarter = owner.get(&format!("{path}?days=90")).await;
        assert_eq!(
            (&quarter["previous"], &quarter["previous_items"]),
            (&Value::Null, &json!([])),
            "nothing is known of the quarter before"
        );
        let first = owner.get(&format!("{path}?days=30")).await;
        assert_eq!(first["previous_items"].as_array().unwrap().len(), 28, "an import can be compared at once");
        assert_eq!((&first["since"], &first["until"]), (&json!("2026-10-21"), &json!("2026-11-19")));
        let _ = owner.client.post(&format!("{path}?days=548")).send().await.expect(202);
        world.work().await;
        let all = owner.get(&format!("{path}?days=548")).await;
        assert_eq!(all["items"].as_array().unwrap().len(), 546, "but for two days that Google has not told of");
        let month = owner.get(&format!("{path}?days=30")).await;
        assert_eq!((&month["total"], month["previous"].is_null()), (&first["total"], false));
        for wrong in ["0", "549", "x"] {
            let _ = owner.client.get(&format!("{path}?days={wrong}")).send().await.expect(422);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn days_without_google_data_are_missing_until_it_arrives() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let (id, ..) = some(&owner).await;
        let path = format!("/api/v1/google/locations/{id}/performance?days=30");
        let known_days = async || {
            let performance = owner.get(&path).await;
            let last = performance["items"].as_array().unwrap().last().unwrap()["date"].clone();
            assert_eq!(performance["known_until"], last, "{performance}");
            (performance["until"].clone(), last)
        };
        assert_eq!(known_days().await, (json!("2026-11-19"), json!("2026-11-17")));
        let stats = owner.get(&format!("/api/v1/locations/{id}/stats?days=30")).await;
        assert_eq!(stats["items"].as_array().unwrap().last().unwrap()["date"], "2026-11-17", "no zero is made up");
        let figure_requests = requests(&world, FIGURES).await;
        sync(&world, &owner, json!({ "location_id": id })).await;
        assert_eq!(requests(&world, FIGURES).await, figure_requests, "Google is asked once a day");
        world.app.clock.advance(SignedDuration::from_hours(24));
        sync(&world, &owner, json!({ "location_id": id })).await;
        assert_eq!(known_days().await, (json!("2026-11-20"), json!("2026-11-18")));
    }
}
