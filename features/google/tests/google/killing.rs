//! Processes that die at any moment: each run completes, without duplicates and without losses.

use std::time::Duration;

use jiff::SignedDuration;
use serde_json::{Value, json};

use crate::world::{CAMILLE, Owner, Plan, World, worlds_with};

/// Runs jobs in a process that dies after a while, repeatedly, until the run is done.
async fn work_while_dying(world: &World, owner: &Owner, run: &str) {
    for life in 0..10_u64 {
        let registry = google::jobs(&world.google);
        let (db, clock) = (world.app.db.clone(), world.app.clock.clone());
        let task = tokio::spawn(async move {
            // The process may also end by itself.
            let _ = jobs::run_pending(&db, &clock, &registry).await;
        });
        // Pseudorandom moments.
        let pause = (life * 7919 + 13) % 97 + 3;
        let _ = tokio::time::timeout(Duration::from_millis(pause), async {
            while owner.run(run).await["state"] != "done" {
                tokio::task::yield_now().await;
            }
        })
        .await;
        task.abort();
        let _ = task.await;
        jobs::take_back(&world.app.db, world.app.now()).await.unwrap();
        world.app.clock.advance(SignedDuration::from_secs(61));
    }
    world.work().await;
    let run = owner.run(run).await;
    assert_eq!((&run["state"], &run["error"]), (&json!("done"), &Value::Null), "{run}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_import_and_a_sync_survive_ten_deaths() {
    for world in worlds_with(&Plan { locations: 150, ..Plan::default() }).await {
        let owner = world.sign_up("owner").await;
        owner.connect(&world, CAMILLE).await;
        let account = owner.largest_account(&world, CAMILLE).await;
        let run = owner.ask_import(&account).await.expect(202).json()["run"]["id"].as_str().unwrap().to_owned();
        work_while_dying(&world, &owner, &run).await;
        let run = owner.run(&run).await;
        let all = owner.locations().await;
        let numbers: std::collections::HashSet<&str> =
            all.iter().map(|location| location["google_location_id"].as_str().unwrap()).collect();
        assert_eq!(
            (all.len(), run["created"].as_u64(), run["done"].as_u64()),
            (numbers.len(), Some(all.len() as u64), Some(all.len() as u64)),
            "{run}"
        );
        assert!(all.iter().all(|location| location["sync_status"] == "synced"));
        let summary = owner.get("/api/v1/locations/summary").await;
        assert_eq!(summary["total"].as_u64(), Some(all.len() as u64));
        let changed: Vec<&str> =
            all.iter().step_by(9).map(|location| location["google_location_id"].as_str().unwrap()).collect();
        for google_id in &changed {
            world.edit_at_google(google_id, "profile", &json!({ "profile": { "description": "After." } })).await;
        }
        let run = owner.ask_sync(json!({})).await.expect(202).json()["run"]["id"].as_str().unwrap().to_owned();
        work_while_dying(&world, &owner, &run).await;
        let after = owner.locations().await;
        assert_eq!(after.len(), all.len());
        assert_eq!(after.iter().filter(|location| location["description"] == "After.").count(), changed.len());
        assert_eq!(owner.run(&run).await["updated"].as_u64(), Some(changed.len() as u64), "each once");
    }
}
