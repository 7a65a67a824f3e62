//! Test site with the routes of this feature, of locations and of sign-up, on a new database of each engine.

use std::sync::Arc;

use api::{App, Clock, Site};
use axum::{Extension, Router};
use duplicates::{Duplicates, DuplicatesToday};
use serde_json::{Value, json};
use testing::{Client, TestDb, engines};
use utoipa_axum::router::OpenApiRouter;

/// Running test site.
pub struct World {
    pub app: App,
    pub visitor: Client,
    _db: TestDb,
}

/// Returns a site on each engine.
pub async fn worlds() -> Vec<World> {
    worlds_with(false).await
}

/// Returns sites that enforce the limits of plans.
pub async fn billed_worlds() -> Vec<World> {
    worlds_with(true).await
}

async fn worlds_with(has_plan_limits: bool) -> Vec<World> {
    let mut worlds = Vec::new();
    for db in engines().await {
        let clock = Clock::fixed("2026-11-20T12:00:00Z".parse().unwrap());
        let app = App::new(db.db(), clock, Site { rate_limit_factor: 10_000, has_plan_limits, ..Site::default() });
        let auth = auth::Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.unwrap();
        let duplicates = Duplicates::default();
        let api = OpenApiRouter::new()
            .merge(orgs::routes())
            .merge(locations::routes(&locations::Settings::default()))
            .merge(photos::routes(&media::Pictures::default()))
            .merge(duplicates::routes(&duplicates))
            .merge(locations::today_routes(vec![Arc::new(DuplicatesToday(duplicates))]));
        let router = Router::new()
            .nest("/auth/v1", Router::from(auth::routes()))
            .nest("/api/v1", Router::from(api))
            .layer(Extension(auth))
            .with_state(app.clone());
        worlds.push(World { app, visitor: Client::new(router), _db: db });
    }
    worlds
}

impl World {
    /// Signs up a user who owns a new organization.
    pub async fn sign_up(&self, name: &str) -> Client {
        self.visitor.sign_up(name).await
    }

    /// Signs in again.
    pub async fn sign_in(&self, name: &str) -> Client {
        self.visitor.sign_in(name).await
    }
}

/// Adds a location in Austin, and returns its id.
pub async fn add(client: &Client, name: &str, address: &str, more: Value) -> String {
    let mut new = json!({ "name": name, "address": address, "city": "Austin", "state": "TX", "postal_code": "78701",
        "country": "US" });
    for (field, value) in more.as_object().unwrap() {
        new[field] = value.clone();
    }
    let location = client.post("/api/v1/locations").json(&new).send().await.expect(201).json();
    location["id"].as_str().unwrap().to_owned()
}

/// Returns the listed pairs.
pub async fn pairs(client: &Client) -> Vec<Value> {
    let page = client.get("/api/v1/duplicates").send().await.expect(200).json();
    page["items"].as_array().unwrap().clone()
}

/// Returns the number of pairs, which "Today" shows too.
pub async fn count(client: &Client) -> i64 {
    let count = client.get("/api/v1/duplicates/count").send().await.expect(200).json()["count"].as_i64().unwrap();
    let today = client.get("/api/v1/today").send().await.expect(200).json();
    let line = today["items"].as_array().unwrap().iter().find(|line| line["kind"] == "duplicates");
    assert_eq!(line.map_or(0, |line| line["count"].as_i64().unwrap()), count);
    count
}

/// Returns the id of a pair.
pub fn pair(a: &str, b: &str) -> String {
    format!("{}.{}", a.min(b), a.max(b))
}

/// Returns a location; `None` when it does not exist.
pub async fn get(client: &Client, id: &str) -> Option<Value> {
    let answer = client.get(&format!("/api/v1/locations/{id}")).send().await;
    (answer.status == 200).then(|| answer.json())
}
