//! Background jobs: emails that requests ask for, and removal of expired data.

use ::jobs::{Failure, Job, Registry, Running};
use api::App;
use db::Db;
use jiff::{SignedDuration, Timestamp};

use crate::{Auth, Settings, links::answer::AnswerByMail, queries};

/// Interval between two removals of expired data.
const INTERVAL: SignedDuration = SignedDuration::from_hours(1);
/// Minimum retention of one-time tokens, flows and challenges; they expire long before.
const TOKEN_RETENTION: SignedDuration = SignedDuration::from_hours(24);

/// Job handlers of this feature.
pub fn jobs(app: &App, auth: &Auth) -> Registry {
    Registry::new()
        .with(AnswerByMail { app: app.clone(), auth: auth.clone() })
        .every(INTERVAL, PurgeAuth { app: app.clone(), settings: auth.0.settings.clone() })
}

/// Removes expired data.
struct PurgeAuth {
    app: App,
    settings: Settings,
}

impl Job for PurgeAuth {
    const KIND: &'static str = "purge_auth";

    async fn run(&self, _: Running) -> std::result::Result<(), Failure> {
        let purged = purge(&self.app.db, &self.settings, self.app.now()).await?;
        tracing::info!(purged, "old sessions and proofs removed");
        Ok(())
    }
}

async fn purge(db: &Db, settings: &Settings, now: Timestamp) -> db::Result<u64> {
    let mut tx = db.begin().await?;
    let mut purged =
        queries::remove_old_sessions(&mut tx, now - settings.idle_timeout, now - settings.absolute_timeout).await?;
    let over = now - TOKEN_RETENTION.max(settings.proof_life);
    purged += queries::remove_old_proofs(&mut tx, over).await?;
    purged += queries::remove_old_sign_ups(&mut tx, now - queries::SIGN_UP_RETENTION).await?;
    purged += queries::remove_old_flows(&mut tx, over).await?;
    purged += queries::remove_old_challenges(&mut tx, over).await?;
    purged += queries::remove_old_passkey_challenges(&mut tx, over).await?;
    purged += queries::remove_old_limits(&mut tx, now.as_microsecond()).await?;
    tx.commit().await?;
    Ok(purged)
}
