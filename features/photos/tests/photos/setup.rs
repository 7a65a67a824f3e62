//! Test site with the routes of this feature, of locations and of sign-up, on a new database of each engine.

use api::{App, Clock, Site};
use axum::{Extension, Router};
use locations::{Details, Location, LocationId, SyncStatus};
use media::{Pictures, Store, StoreTarget};
use serde_json::{Value, json};
use tempfile::TempDir;
use testing::{Bucket, Client, TestDb, engines};
use utoipa_axum::router::OpenApiRouter;

/// Running test site.
pub struct TestSite {
    pub app: App,
    pub store: Store,
    router: Router,
    jobs: jobs::Registry,
    _folder: Option<TempDir>,
    _db: TestDb,
}

/// Returns a site on each engine that stores photos in a folder.
pub async fn sites() -> Vec<TestSite> {
    let mut sites = Vec::new();
    for db in engines().await {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&StoreTarget::Folder(folder.path().to_owned())).unwrap();
        sites.push(TestSite::new(db, store, Some(folder)).await);
    }
    sites
}

/// Returns a site that stores photos in a bucket.
pub async fn site_on(bucket: &Bucket) -> TestSite {
    let store = Store::open(&StoreTarget::new("s3://photos/of/shops", bucket.settings.clone())).unwrap();
    TestSite::new(engines().await.remove(0), store, None).await
}

impl TestSite {
    async fn new(db: TestDb, store: Store, folder: Option<TempDir>) -> Self {
        // Earlier than any file, because the age of files depends on the clock of the machine.
        let clock = Clock::fixed("2020-01-01T12:00:00Z".parse().unwrap());
        let app = App::new(db.db(), clock, Site { rate_limit_factor: 10_000, ..Site::default() });
        let auth = auth::Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.unwrap();
        let pictures = Pictures { store: store.clone(), ..Pictures::default() };
        let api = OpenApiRouter::new()
            .merge(orgs::routes())
            .merge(orgs::picture_routes(&pictures))
            .merge(locations::routes(&locations::Settings::default()))
            .merge(photos::routes(&pictures));
        let router = Router::new()
            .nest("/auth/v1", Router::from(auth::routes()))
            .nest("/api/v1", Router::from(api))
            .merge(photos::pictures(&pictures))
            .layer(Extension(auth))
            .with_state(app.clone());
        let jobs = photos::jobs(&app, &store)
            .and(media::jobs(&store))
            .and(locations::jobs(&app, &locations::Settings::default()));
        Self { app, store, router, jobs, _folder: folder, _db: db }
    }

    /// Returns a client that is not signed in.
    pub fn visitor(&self) -> Client {
        Client::new(self.router.clone())
    }

    /// Signs up a user who owns a new organization.
    pub async fn sign_up(&self, name: &str) -> Client {
        self.visitor().sign_up(name).await
    }

    /// Adds a location as from a Business Profile, where photos count. Returns the paths of the location and of its
    /// photos.
    pub async fn synced_shop(&self, client: &Client) -> (String, String) {
        let me = client.get("/api/v1/me").send().await.expect(200).json();
        let org = me["organisation"]["id"].as_str().unwrap().parse().unwrap();
        let details =
            Details { name: "Shop".into(), address: "1 Main St".into(), city: "Austin".into(), ..Details::default() };
        let id = LocationId::new(self.app.now());
        let mut location = Location::by_hand(id.clone(), details, self.app.now());
        (location.sync_status, location.verified) = (SyncStatus::Synced, true);
        locations::seed(&self.app, &org, vec![location]).await.unwrap();
        (format!("/api/v1/locations/{id}"), format!("/api/v1/locations/{id}/photos"))
    }

    /// Runs the waiting jobs.
    pub async fn work(&self) -> jobs::Ran {
        jobs::run_pending(&self.app.db, &self.app.clock, &self.jobs).await.unwrap()
    }

    /// Returns the names of all stored files, in order.
    pub async fn kept(&self) -> Vec<String> {
        use futures::TryStreamExt;
        let mut names: Vec<String> =
            self.store.older_than("9999-01-01T00:00:00Z".parse().unwrap()).try_collect().await.unwrap();
        names.sort();
        names
    }
}

/// Adds a location. Returns the paths of the location and of its photos.
pub async fn shop(client: &Client) -> (String, String) {
    let new = json!({ "name": "Shop", "address": "1 Main St", "city": "Austin" });
    let location = client.post("/api/v1/locations").json(&new).send().await.expect(201).json();
    let path = format!("/api/v1/locations/{}", location["id"].as_str().unwrap());
    (path.clone(), format!("{path}/photos"))
}

/// Adds a photo and returns the response.
pub async fn add(client: &Client, photos: &str, file: Vec<u8>) -> Value {
    client.post(photos).body("image/jpeg", file).send().await.expect(201).json()
}

/// Returns the values of a field in a list.
pub fn each(list: &Value, field: &str) -> Vec<String> {
    list.as_array().unwrap().iter().map(|item| item[field].as_str().unwrap().to_owned()).collect()
}
