//! Background jobs: runs, queued edits, and scheduled work.

use std::sync::Arc;

use audit::{Act, Actor};
use db::Tx;
use jiff::{SignedDuration, Timestamp};
use jobs::{Failure, Job, NewJob, Registry, Running};
use orgs::OrgId;
use serde::Deserialize;
use serde_json::json;

use crate::{
    edits::PushEdits,
    events,
    google::Google,
    own_photos::SendPhotos,
    posts::Posts,
    queries::{self, Connection},
    reviews::{ReadReviews, Replies},
    runs::{self, RunGoogle, RunScope},
    types::ConnectionId,
};

/// Interval between lookups of the accounts that are due for a sync.
const SYNC_CHECK_INTERVAL: SignedDuration = SignedDuration::from_mins(10);
/// Interval between cleanups: tokens are sealed with the current key, and expired rows are removed.
const CLEANUP_INTERVAL: SignedDuration = SignedDuration::from_hours(6);
/// Maximum number of accounts or connections that one query returns.
const BATCH_SIZE: i64 = 50;

/// Returns the handlers of the background jobs of this feature.
pub fn jobs(google: &Google) -> Registry {
    let handle = || google.clone();
    Registry::new()
        .with(RunGoogle { google: handle() })
        .with(PushEdits { google: handle() })
        .with(SendPhotos { google: handle() })
        .with(ReadReviews { google: handle() })
        .with(RevokeToken { google: handle() })
        .every(SYNC_CHECK_INTERVAL, SyncDueAccounts { google: handle() })
        .every(CLEANUP_INTERVAL, CleanUpGoogle { google: handle() })
}

/// Returns the port through which replies to reviews go to Google.
pub fn replies(google: &Google) -> Box<dyn ::reviews::Publisher> {
    Box::new(Replies(google.clone()))
}

/// Returns the port through which posts go to Google.
pub fn posts(google: &Google) -> Arc<dyn ::posts::Publisher> {
    Arc::new(Posts(google.clone()))
}

/// Begins the syncs that are due.
struct SyncDueAccounts {
    google: Google,
}

impl Job for SyncDueAccounts {
    const KIND: &'static str = "sync_due_google_accounts";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        if self.google.settings().client.is_none() {
            return Ok(());
        }
        let (db, now) = (running.db(), running.now());
        for (org, account) in queries::due_accounts(db, now, BATCH_SIZE).await? {
            let mut tx = db.begin().await?;
            // The run schedules the next sync. This schedules it in case the run fails.
            let later = now + SignedDuration::from_millis(runs::SYNC_INTERVAL_MILLIS);
            queries::schedule(&mut tx, &org, &account, Some(later)).await?;
            runs::begin(&mut tx, &org, RunScope::Accounts(vec![account], "scheduled"), None, None, now).await?;
            tx.commit().await?;
        }
        Ok(())
    }
}

/// Seals tokens with the current key, and removes expired rows.
struct CleanUpGoogle {
    google: Google,
}

impl Job for CleanUpGoogle {
    const KIND: &'static str = "tidy_google";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        let (google, db) = (&self.google, running.db());
        queries::remove_old(db, running.now()).await?;
        let mut after = String::new();
        loop {
            let connections = queries::sealed_connections(db, &after, BATCH_SIZE).await?;
            let Some(last) = connections.last() else { return Ok(()) };
            after = last.id.to_string();
            for connection in connections {
                let Some(sealed) = connection.refresh_token.filter(|sealed| !google.sealer().is_current(sealed)) else {
                    continue;
                };
                let Some(token) = google.open(&connection.org_id, &connection.id, &sealed) else { continue };
                let resealed = google.seal(&connection.org_id, &connection.id, &token)?;
                let mut tx = db.begin().await?;
                // The token is another one when a user has connected again meanwhile.
                let current = queries::connection(&mut tx, &connection.org_id, &connection.id).await?;
                if current.and_then(|row| row.refresh_token).as_ref() == Some(&sealed) {
                    queries::reseal(&mut tx, &connection.org_id, &connection.id, &resealed).await?;
                    tx.commit().await?;
                }
            }
        }
    }
}

/// Revokes a token at Google.
struct RevokeToken {
    google: Google,
}

#[derive(Deserialize)]
struct RevokeTokenPayload {
    connection: ConnectionId,
    /// Refresh token, sealed.
    sealed: String,
}

impl Job for RevokeToken {
    const KIND: &'static str = "revoke_google_token";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        let RevokeTokenPayload { connection, sealed } = running.payload()?;
        let org: OrgId =
            running.org().and_then(|org| org.parse().ok()).ok_or_else(|| Failure::Fail("no org".into()))?;
        let token = self.google.open(&org, &connection, &sealed);
        let token = token.ok_or_else(|| Failure::Fail("the token does not open".into()))?;
        let settings = self.google.settings_of(&org).await?;
        Ok(self.google.http().revoke(&settings, &token).await?)
    }
}

/// Removes a connection, and queues the job that revokes its token at Google. The locations stay. Returns false when
/// the connection does not exist.
pub(crate) async fn disconnect(google: &Google, org: &OrgId, actor: &Actor, id: &ConnectionId) -> api::Result<bool> {
    let (app, now) = (google.app(), google.app().now());
    let mut tx = app.db.begin().await?;
    let Some(connection) = queries::connection(&mut tx, org, id).await? else { return Ok(false) };
    remove_connection(&mut tx, connection, now).await?;
    Act::new(events::GoogleDisconnected).on("google_account", id).record(&mut tx, actor, now).await?;
    tx.commit().await?;
    google.forget(id);
    Ok(true)
}

/// Removes every connection of an organization, and queues the jobs that revoke their tokens at Google. The transaction
/// that removes an organization calls this first.
///
/// # Errors
/// When the database fails.
pub async fn disconnect_all(tx: &mut Tx, org: &OrgId, now: Timestamp) -> db::Result<()> {
    for connection in queries::connections(&mut *tx, org).await? {
        remove_connection(tx, connection, now).await?;
    }
    Ok(())
}

/// Removes a connection, and queues the job that revokes its token.
async fn remove_connection(tx: &mut Tx, connection: Connection, now: Timestamp) -> db::Result<()> {
    let Connection { org_id: org, id, refresh_token, .. } = connection;
    queries::remove_connection(&mut *tx, &org, &id).await?;
    if let Some(sealed) = refresh_token {
        let payload = json!({ "connection": id, "sealed": sealed });
        let job = NewJob { org: Some(org.as_str()), ..NewJob::new(RevokeToken::KIND, payload) };
        jobs::enqueue(&mut *tx, &job, now).await?;
    }
    crate::google::announce(tx, &org, None);
    Ok(())
}
