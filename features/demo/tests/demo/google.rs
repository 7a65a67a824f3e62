//! Demos and the simulated Google.

use serde_json::{Value, json};

use crate::world::{get, worlds};

#[tokio::test(flavor = "multi_thread")]
async fn a_demo_is_connected_and_shows_changes_labels_activity_and_figures() {
    for world in worlds().await {
        let demo = world.open().await;
        let google = get(&demo, "/api/v1/google").await;
        assert_eq!((&google["is_configured"], &google["is_simulated"]), (&json!(true), &json!(true)));
        assert_eq!(google["connections"][0]["state"], "connected");
        let overview = get(&demo, "/api/v1/overview").await;
        assert_eq!(get(&demo, "/api/v1/locations/count?google=changed").await["count"], 5);
        assert_eq!(get(&demo, "/api/v1/locations/count?google=unpublished").await["count"], 5);
        assert_eq!(overview["activity"].as_array().unwrap().len(), 10);
        assert_ne!(overview["views_before"], 0);
        let labels = get(&demo, "/api/v1/labels").await;
        assert_eq!(labels["items"].as_array().unwrap().len(), 3);
        let first = get(&demo, "/api/v1/locations?limit=1").await["items"][0].clone();
        assert_eq!((&first["name"], &first["city"]), (&json!("Anticafé"), &json!("Montréal")));
        let notified = get(&demo, "/api/v1/notifications").await;
        let kinds: Vec<&Value> =
            notified["items"].as_array().unwrap().iter().map(|notification| &notification["kind"]).collect();
        let of = |kind| kinds.iter().filter(|other| **other == kind).count();
        assert_eq!((of("profile_changed"), of("reviews_spike"), kinds.len()), (5, 1, 6));
        let crises = get(&demo, "/api/v1/review-crises?open=true").await;
        let path = format!("/api/v1/review-crises/{}", crises["items"][0]["id"].as_str().unwrap());
        let crisis = get(&demo, &path).await;
        assert_eq!((crises["items"].as_array().unwrap().len(), crisis["reviews"].as_array().unwrap().len()), (1, 5));
        assert!(crisis["lead"]["id"].is_string(), "{crisis}");
        assert_eq!(crisis["entries"].as_array().unwrap().len(), 3);
        let reviews = get(&demo, "/api/v1/reviews/summary").await;
        assert!(reviews["reviews"].as_i64() > Some(1_000), "{reviews}");
        assert_ne!(reviews["new"], 0, "{reviews}");
        let linked = get(&demo, "/api/v1/locations?google=unpublished").await["items"][0].clone();
        let path = format!("/api/v1/google/locations/{}/performance?days=30", linked["id"].as_str().unwrap());
        let performance = get(&demo, &path).await;
        assert_ne!(performance["previous"], Value::Null, "{performance}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sync_of_a_new_demo_finds_the_profiles_as_they_were_linked() {
    for world in worlds().await {
        let demo = world.open().await;
        let (before, org) = (get(&demo, "/api/v1/overview").await, get(&demo, "/api/v1/me").await);
        let body = json!({ "org_id": org["organisation"]["id"] });
        let sync = demo.post("/functions/v1/sync-gbp-locations").header("prefer", "respond-async").json(&body);
        let run = sync.send().await.expect(202).json()["run"]["id"].as_str().unwrap().to_owned();
        world.work().await;
        let run = get(&demo, &format!("/api/v1/google/runs/{run}")).await;
        let counts = (&run["state"], &run["created"], &run["failed"], &run["error"]);
        assert_eq!(counts, (&json!("done"), &json!(0), &json!(0), &Value::Null), "{run}");
        let after = get(&demo, "/api/v1/overview").await;
        assert_eq!(get(&demo, "/api/v1/locations/count?google=unpublished").await["count"], 5);
        assert_eq!(after["locations"], before["locations"]);
        let changed = get(&demo, "/api/v1/google/changes?open=true").await;
        assert_eq!(changed["items"].as_array().unwrap().len(), 5);
        let edited = get(&demo, "/api/v1/reviews?state=edited").await;
        assert_eq!(edited["items"], json!([]), "the seeded reviews are those of the simulator");
    }
}
