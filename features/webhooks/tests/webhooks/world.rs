//! Test environment: routes of sign-up and webhooks on a fresh database per engine.

use std::time::Duration;

use api::{App, Clock, Site};
use auth::Auth;
use axum::Extension;
use db::query;
use jobs::Ran;
use orgs::OrgId;
use outgoing::{Outgoing, Reach};
use serde::Serialize;
use serde_json::{Value, json};
use testing::{Client, TestDb, engines};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use webhooks::{Settings, WebhookEvent};

/// Event of another feature.
#[derive(Serialize, ToSchema)]
pub struct LocationCreated {
    pub location: Value,
    pub by: Option<String>,
}
::events::heard_by!(LocationCreated => webhook "location.created");

/// Event of another feature.
#[derive(Serialize, ToSchema)]
pub struct LocationsImported {
    pub count: i64,
}
::events::heard_by!(LocationsImported => webhook "locations.imported");

/// Event of another feature.
#[derive(Serialize, ToSchema)]
pub struct ImportFailed {
    pub code: String,
}
::events::heard_by!(ImportFailed => webhook "import.failed");

/// Event of another feature.
#[derive(Serialize, ToSchema)]
pub struct SyncFailed {
    pub code: String,
}
::events::heard_by!(SyncFailed => webhook "sync.failed");

/// Test environment: the routes with their app, database and settings.
pub struct World {
    pub app: App,
    pub db: TestDb,
    pub settings: Settings,
    client: Client,
}

/// Signed-in user.
pub struct TestUser {
    pub client: Client,
    pub org: OrgId,
    pub user: String,
    name: String,
}

/// Returns a test environment per engine that can reach this machine.
pub async fn worlds() -> Vec<World> {
    worlds_with(|settings| settings).await
}

/// Returns test environments with changed settings.
pub async fn worlds_with(change: impl Fn(Settings) -> Settings) -> Vec<World> {
    let mut webhook = Vec::new();
    for db in engines().await {
        let site = Site { rate_limit_factor: 1_000, ..Site::default() };
        let app = App::new(db.db(), Clock::fixed("2026-03-01T12:00:00Z".parse().unwrap()), site);
        let settings = change(Settings {
            sealer: testing::sealer(),
            outgoing: Outgoing::new(Reach::Everywhere),
            // Long enough for every test that sets no other timeout.
            patience: Duration::from_mins(5),
            rate_limit_factor: 1_000,
        });
        let auth = Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.unwrap();
        let (router, _) = OpenApiRouter::new()
            .nest("/api/v1", orgs::routes().merge(notifications::routes()).merge(webhooks::routes(&settings)))
            .nest("/auth/v1", auth::routes())
            .split_for_parts();
        let client = Client::new(router.layer(Extension(auth)).with_state(app.clone()));
        webhook.push(World { app, db, settings, client });
    }
    webhook
}

impl World {
    /// Signs up the owner of a new organization.
    pub async fn sign_up(&self, name: &str) -> TestUser {
        let client = self.client.sign_up(name).await;
        let (user, org) = client.ids().await;
        TestUser { name: name.to_owned(), user, org: org.parse().unwrap(), client }
    }

    /// Signs the user in again: a session expires when the clock moves on.
    pub async fn sign_in(&self, person: TestUser) -> TestUser {
        TestUser { client: self.client.sign_in(&person.name).await, ..person }
    }

    /// Changes the role of a user in their organization.
    pub async fn set_role(&self, person: &TestUser, role: &str) {
        query!("update memberships set role = $3 where org_id = $1 and user_id = $2", &person.org, &person.user, role)
            .run(&*self.db)
            .await
            .unwrap();
    }

    /// Publishes an event and commits.
    pub async fn publish(&self, org: &OrgId, event: &WebhookEvent) {
        let mut tx = self.app.db.begin().await.unwrap();
        webhooks::publish(&mut tx, org, event, self.app.now()).await.unwrap();
        tx.commit().await.unwrap();
    }

    /// Runs all due jobs.
    pub async fn work(&self) -> Ran {
        let registry = webhooks::jobs(&self.app, &self.settings);
        jobs::run_pending(&self.app.db, &self.app.clock, &registry).await.unwrap()
    }
}

impl TestUser {
    /// Creates an endpoint; returns the answer with its secret.
    pub async fn webhook(&self, url: &str, events: &[&str]) -> Value {
        let body = json!({ "url": url, "events": events });
        self.client.post("/api/v1/webhooks").json(&body).send().await.expect(201).json()
    }

    /// Returns an endpoint.
    pub async fn get(&self, webhook: &Value) -> Value {
        self.client.get(&path(webhook)).send().await.expect(200).json()
    }

    /// Returns the delivery log of an endpoint.
    pub async fn deliveries(&self, webhook: &Value) -> Vec<Value> {
        let page = self.client.get(&format!("{}/deliveries", path(webhook))).send().await.expect(200).json();
        page["items"].as_array().unwrap().clone()
    }
}

/// Path of an endpoint.
pub fn path(webhook: &Value) -> String {
    format!("/api/v1/webhooks/{}", webhook["id"].as_str().unwrap())
}

/// Event of a location with this name, added by a user.
pub fn created(name: &str) -> WebhookEvent {
    WebhookEvent::of(&LocationCreated { location: json!({ "name": name }), by: None }).unwrap()
}
