//! Site with demos on a new database of each engine, and a simulated Google for each demo.

use std::{collections::HashMap, sync::Arc};

use api::{App, Clock, Site};
use axum::{Extension, Router};
use futures::{FutureExt, future::BoxFuture};
use google::{Client as OauthClient, Endpoints, Google, Settings, Vendors};
use jiff::SignedDuration;
use orgs::OrgId;
use serde_json::Value;
use testing::{Client, TestDb, engines};
use tokio::{net::TcpListener, sync::Mutex};
use utoipa_axum::router::OpenApiRouter;

pub const NOW: &str = "2026-11-20T12:00:00Z";

pub struct World {
    pub app: App,
    pub visitor: Client,
    pub google: Google,
    auth: auth::Auth,
    _db: TestDb,
}

/// Starts a simulator for each organization that asks for one.
struct Simulated {
    app: App,
    addresses: Mutex<HashMap<String, String>>,
}

impl Vendors for Simulated {
    fn settings_of<'a>(&'a self, org: &'a OrgId) -> BoxFuture<'a, api::Result<Option<Settings>>> {
        async move {
            let mut addresses = self.addresses.lock().await;
            if !addresses.contains_key(org.as_str()) {
                let router = simulated_google::router(demo::simulator(&self.app, org).await?);
                let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
                addresses.insert(org.to_string(), format!("http://{}", listener.local_addr().unwrap()));
                tokio::spawn(simulated_google::serve(listener, router));
            }
            let (id, secret) = (simulated_google::CLIENT_ID.into(), simulated_google::CLIENT_SECRET.into());
            Ok(Some(Settings {
                client: Some(OauthClient { id, secret }),
                endpoints: Endpoints::under(&addresses[org.as_str()]),
                quota: None,
                edits: None,
                ..Settings::default()
            }))
        }
        .boxed()
    }
}

pub async fn worlds() -> Vec<World> {
    let mut worlds = Vec::new();
    for db in engines().await {
        let app = App::new(db.db(), Clock::fixed(NOW.parse().unwrap()), Site::default());
        let auth = auth::Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.unwrap();
        let vendors = Simulated { app: app.clone(), addresses: Mutex::default() };
        let google =
            Google::with_vendors(&app, &testing::sealer(), &Settings::default(), Some(Arc::new(vendors))).unwrap();
        let visitor = Client::new(router(&app, &auth, &google, true));
        worlds.push(World { app, visitor, google, auth, _db: db });
    }
    worlds
}

fn router(app: &App, auth: &auth::Auth, google: &Google, is_on: bool) -> Router {
    let locations = locations::Settings::default();
    let search = locations.search.clone().with_google(google.clone());
    let locations = locations::Settings { search: search.clone(), ..locations };
    let demo = demo::Settings { is_on, google: Some(google.clone()), rate_limit_factor: 1 };
    let api = OpenApiRouter::new()
        .merge(orgs::routes())
        .merge(notifications::routes())
        .merge(locations::routes(&locations))
        .merge(google::routes(Some(google), &search, &media::Pictures::default()))
        .merge(reviews::routes(&reviews::Search::default()))
        .merge(demo::routes(&demo));
    Router::new()
        .nest("/api/v1", Router::from(api))
        .nest("/functions/v1", Router::from(google::functions(Some(google))))
        .layer(Extension(auth.clone()))
        .with_state(app.clone())
}

impl World {
    pub fn with_demos_off(&self) -> Client {
        Client::new(router(&self.app, &self.auth, &self.google, false))
    }

    /// Opens a demo, and returns a client that is signed in.
    pub async fn open(&self) -> Client {
        let session = self.visitor.post("/api/v1/demo").send().await.expect(201).json();
        self.visitor.with_token(session["access_token"].as_str().unwrap())
    }

    /// Runs waiting jobs until none is left.
    pub async fn work(&self) {
        let registry = google::jobs(&self.google);
        for _ in 0..40 {
            jobs::run_pending(&self.app.db, &self.app.clock, &registry).await.unwrap();
            if jobs::counts(&self.app.db).await.unwrap().queued == 0 {
                return;
            }
            self.app.clock.advance(SignedDuration::from_secs(10));
        }
    }
}

pub async fn get(client: &Client, path: &str) -> Value {
    client.get(path).send().await.expect(200).json()
}
