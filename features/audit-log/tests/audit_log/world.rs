//! The routes with sign-up before them, over a fresh database of each engine.

use api::{App, Clock, Site};
use audit_log::Settings;
use auth::Auth;
use axum::Extension;
use jiff::SignedDuration;
use serde_json::{Value, json};
use testing::{Client, TestDb, engines, sealer};
use utoipa_axum::router::OpenApiRouter;

/// The routes, and what they work with.
pub struct World {
    pub app: App,
    pub db: TestDb,
    /// Anonymous client of the routes.
    pub client: Client,
}

/// Signed-in user who owns an organization.
pub struct Somebody {
    pub client: Client,
    pub user: String,
    pub org: String,
}

/// A world on each engine.
pub async fn worlds() -> Vec<World> {
    let mut made = Vec::new();
    for db in engines().await {
        let site = Site { rate_limit_factor: 1_000, ..Site::default() };
        let app = App::new(db.db(), Clock::fixed("2026-03-01T12:00:00Z".parse().unwrap()), site);
        let auth = Auth::new(&app, &sealer(), auth::Settings::default(), orgs::Registrar).await.unwrap();
        let (router, _) = OpenApiRouter::new()
            .nest("/api/v1", orgs::routes().merge(audit_log::routes(&Settings::default())))
            .nest("/auth/v1", auth::routes())
            .split_for_parts();
        let client = Client::new(router.layer(Extension(auth)).with_state(app.clone()));
        made.push(World { app, db, client });
    }
    made
}

impl World {
    /// Signs up a user who owns a new organization.
    pub async fn sign_up(&self, name: &str) -> Somebody {
        let client = self.client.sign_up(name).await;
        let (user, org) = client.ids().await;
        Somebody { client, user, org }
    }

    /// Advances the clock by a second.
    pub fn wait(&self) {
        self.app.clock.advance(SignedDuration::from_secs(1));
    }

    /// Seals the rows that are not sealed yet.
    pub async fn seal(&self) {
        audit::seal(&self.db, &sealer()).await.unwrap();
    }
}

impl Somebody {
    /// Renames the organization.
    pub async fn rename(&self, name: &str) {
        self.client.patch("/api/v1/organisation").json(&json!({ "name": name })).send().await.expect(200);
    }

    /// Entries of the log that match `query`.
    pub async fn log(&self, query: &str) -> Vec<Value> {
        let page = self.client.get(&format!("/api/v1/audit-log{query}")).send().await.expect(200).json();
        page["items"].as_array().unwrap().clone()
    }

    /// The actions that the log shows, the latest first.
    pub async fn actions(&self, query: &str) -> Vec<String> {
        self.log(query).await.iter().map(|row| row["action"].as_str().unwrap().to_owned()).collect()
    }
}
