//! The routes over a fresh database of each engine, with a mail folder and a clock that is set.

use api::{App, Clock, Site};
use mail::Mailer;
use site::{Company, Fetcher, Reach, Settings};
use tempfile::TempDir;
use testing::{Answer, Client, TestDb, engines};
use url::form_urlencoded::Serializer;
use utoipa_axum::router::OpenApiRouter;

/// The routes, and what they work with.
pub struct World {
    pub app: App,
    pub client: Client,
    pub settings: Settings,
    mails: TempDir,
    _db: TestDb,
}

/// A world on each engine; limits `factor` times as wide as usual.
pub async fn worlds(factor: u32) -> Vec<World> {
    worlds_with(Settings {
        contact_to: Some("desk@vitrine.example".into()),
        company: Company {
            name: Some("Shop & Sons".into()),
            address: Some("1 Main Street".into()),
            ..Company::default()
        },
        promises_answers: true,
        sealer: testing::sealer(),
        rate_limit_factor: factor,
        fetcher: Fetcher::new(Reach::Public),
    })
    .await
}

/// Returns a world on each engine with the given settings.
pub async fn worlds_with(settings: Settings) -> Vec<World> {
    let mut made = Vec::new();
    for db in engines().await {
        let site = Site { url: "https://vitrine.example".into(), ..Site::default() };
        let app = App::new(db.db(), Clock::fixed("2026-03-01T12:00:00Z".parse().unwrap()), site);
        let (routes, _) = OpenApiRouter::new().nest("/api/v1", site::routes(&settings)).split_for_parts();
        let router = routes.merge(site::pages(&settings)).with_state(app.clone());
        let mails = tempfile::tempdir().unwrap();
        made.push(World { client: Client::new(router), settings: settings.clone(), app, mails, _db: db });
    }
    made
}

/// Fields as a form without a script sends them.
pub fn encoded(fields: &[(&str, &str)]) -> String {
    Serializer::new(String::new()).extend_pairs(fields).finish()
}

impl World {
    /// Sends a form without a script.
    pub async fn submit(&self, path: &str, fields: &[(&str, &str)]) -> Answer {
        self.client.post(path).body("application/x-www-form-urlencoded", encoded(fields)).send().await
    }

    /// Does all the work that waits; answers the emails that were sent so far, as they are on the wire.
    pub async fn emails(&self) -> Vec<String> {
        let mailer = Mailer::new(None, "Vitrine <no-reply@vitrine.example>", self.mails.path().into()).unwrap();
        let registry = site::jobs(&self.app, &self.settings).and(mail::jobs(mailer, testing::sealer()));
        jobs::run_pending(&self.app.db, &self.app.clock, &registry).await.unwrap();
        let files = std::fs::read_dir(self.mails.path()).unwrap();
        let mut emails: Vec<_> = files.map(|file| file.unwrap().path()).collect();
        emails.sort();
        emails.into_iter().map(|path| std::fs::read_to_string(path).unwrap()).collect()
    }

    /// Stored messages of the contact form.
    pub async fn messages(&self) -> Vec<site::Message> {
        site::messages(&self.app.db, 1_000).await.unwrap()
    }
}
