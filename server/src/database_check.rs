//! Looks for damage in the SQLite file every night. PostgreSQL has tools of its own for that.

use api::App;
use db::Engine;
use jiff::SignedDuration;
use jobs::{Failure, Job, Registry, Running};

/// Interval of the checks, which begin at midnight, UTC.
const CHECK_INTERVAL: SignedDuration = SignedDuration::from_hours(24);
/// Advice to the operator about damage.
pub(crate) const ADVICE: &str =
    "stop the program, keep a copy of the file, and put the latest backup in its place with `vitrine restore`";

/// The nightly check, where the database is a file.
pub(crate) fn jobs(app: &App) -> Registry {
    match app.db.engine() {
        Engine::Sqlite => Registry::new().every(CHECK_INTERVAL, CheckDatabase(app.clone())),
        Engine::Postgres => Registry::new(),
    }
}

struct CheckDatabase(App);

impl Job for CheckDatabase {
    const KIND: &'static str = "check_database";

    async fn run(&self, _: Running) -> Result<(), Failure> {
        if let Some(damage) = self.0.db.damage().await? {
            tracing::error!(%damage, advice = ADVICE, "the database file is damaged");
        }
        Ok(())
    }
}
