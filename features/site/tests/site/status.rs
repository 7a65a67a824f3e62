//! Tests of the instance status.

use crate::world::worlds;
use jiff::SignedDuration;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn the_status_has_live_figures_and_is_looked_at_once_in_five_seconds() {
    for world in worlds(1).await {
        let status = async || world.client.get("/api/v1/status").send().await.expect(200).json();
        let first = status().await;
        assert_eq!(
            (&first["state"], &first["database"], &first["jobs_waiting"]),
            (&json!("ok"), &json!(true), &json!(0))
        );
        world.client.post("/api/v1/newsletter").json(&json!({ "email": "zoe@example.com" })).send().await.expect(200);
        assert_eq!(status().await, first, "kept for five seconds");
        world.app.clock.advance(SignedDuration::from_secs(6));
        assert_eq!(status().await["jobs_waiting"], 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_status_says_so_when_the_database_is_away() {
    for world in worlds(1).await {
        world.app.db.close().await;
        let status = world.client.get("/api/v1/status").send().await.expect(200).json();
        assert_eq!((&status["state"], &status["database"]), (&json!("down"), &json!(false)));
    }
}
