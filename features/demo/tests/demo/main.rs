//! Demos over HTTP, on both engines.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use api::{App, Clock, Site};
use axum::{Extension, Router};
use db::query;
use testing::{Client, TestDb, engines};
use utoipa_axum::router::OpenApiRouter;

struct World {
    app: App,
    visitor: Client,
    _db: TestDb,
}

async fn worlds() -> Vec<World> {
    let mut worlds = Vec::new();
    for db in engines().await {
        let app = App::new(db.db(), Clock::fixed("2026-11-20T12:00:00Z".parse().unwrap()), Site::default());
        let auth = auth::Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.unwrap();
        let api = OpenApiRouter::new().merge(orgs::routes()).merge(demo::routes(1));
        let router = Router::new().nest("/api/v1", Router::from(api)).layer(Extension(auth)).with_state(app.clone());
        worlds.push(World { app, visitor: Client::new(router), _db: db });
    }
    worlds
}

#[tokio::test]
async fn an_instance_has_300_living_demos_at_most() {
    for World { app, visitor, _db } in worlds().await {
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
