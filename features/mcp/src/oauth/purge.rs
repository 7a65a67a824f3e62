//! Background job that ends connections that were not used for a month, and forgets old codes and refresh tokens.

use api::App;
use jiff::SignedDuration;
use jobs::{Failure, Job, Registry, Running};
use orgs::assistant_tokens;

use super::queries;

/// Interval of the job.
const INTERVAL: SignedDuration = SignedDuration::from_hours(1);
/// Retention of codes.
const CODE_RETENTION: SignedDuration = SignedDuration::from_hours(24);

/// Returns the job.
pub fn jobs(app: &App) -> Registry {
    Registry::new().every(INTERVAL, EndUnused(app.clone()))
}

struct EndUnused(App);

impl Job for EndUnused {
    const KIND: &'static str = "assistant_connections_purge";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        let (db, now) = (&self.0.db, running.now());
        for (org, user, token) in queries::expired(db, now).await? {
            let mut tx = db.begin().await?;
            assistant_tokens::revoke(&mut tx, &org, &user, &token).await?;
            tx.commit().await?;
        }
        queries::purge(db, now - CODE_RETENTION, now).await?;
        Ok(())
    }
}
