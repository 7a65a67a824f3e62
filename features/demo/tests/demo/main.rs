//! Demos over HTTP, on both engines.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod google;
mod world;

use db::query;
use world::{World, worlds};

#[tokio::test(flavor = "multi_thread")]
async fn an_instance_has_300_living_demos_at_most() {
    for World { app, visitor, .. } in worlds().await {
        let mut tx = app.db.begin().await.unwrap();
        let tomorrow = app.now() + jiff::SignedDuration::from_hours(24);
        for id in 0..300 {
            let id = format!("018f0000-0000-7000-8000-{id:012}");
            query!(
                "insert into orgs (id, name, is_demo, expires_at, created_at) values ($1, 'Demo', true, $2, $3)",
                &id,
                tomorrow,
                app.now()
            )
            .run(&mut tx)
            .await
            .unwrap();
        }
        tx.commit().await.unwrap();
        let refused = visitor.post("/api/v1/demo").send().await.expect(429);
        assert_eq!((refused.json()["code"].as_str(), refused.header("retry-after")), (Some("demos_full"), "900"));
        app.clock.advance(jiff::SignedDuration::from_hours(25));
        visitor.post("/api/v1/demo").send().await.expect(201);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_demo_opens_where_the_operator_has_turned_demos_off() {
    for world in worlds().await {
        let refused = world.with_demos_off().post("/api/v1/demo").send().await.expect(403);
        assert_eq!(refused.json()["code"], "demos_off");
    }
}
