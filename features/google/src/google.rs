//! State that the whole feature shares: the application, the settings, the sealer of tokens, and the current access
//! tokens.

use std::{
    collections::HashMap,
    fmt,
    sync::{Arc, Mutex, PoisonError},
};

use api::{App, Event};
use crypto::Sealer;
use db::Tx;
use jiff::{SignedDuration, Timestamp};
use notifications::Audience;
use orgs::OrgId;

use crate::{
    client::Http,
    events::ReconnectNeeded,
    failure::Failure,
    queries::{self, Connection},
    rules::backoff,
    settings::{Settings, Vendors},
    types::ConnectionId,
};

/// Minimum remaining lifetime of an access token; one with less is renewed.
const EXPIRY_MARGIN: SignedDuration = SignedDuration::from_secs(120);
/// Maximum attempts to get a token from Google before the job is retried later.
const MAX_ATTEMPTS: u32 = 3;

/// Client of Google for all organizations. One per process; cheap to clone.
#[derive(Clone)]
pub struct Google(Arc<Inner>);

impl fmt::Debug for Google {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Google").finish_non_exhaustive()
    }
}

struct Inner {
    app: App,
    settings: Arc<Settings>,
    vendors: Option<Arc<dyn Vendors>>,
    sealer: Sealer,
    http: Http,
    /// Access tokens, which are only ever in memory. The task that holds the lock of a token renews it.
    tokens: Mutex<HashMap<ConnectionId, Arc<tokio::sync::Mutex<Option<Token>>>>>,
}

struct Token {
    text: String,
    until: Timestamp,
}

impl Google {
    /// Creates the client. Refresh tokens are sealed by `sealer`.
    ///
    /// # Errors
    /// When TLS is not available.
    pub fn new(app: &App, sealer: &Sealer, settings: &Settings) -> api::Result<Self> {
        Self::with_vendors(app, sealer, settings, None)
    }

    /// Creates the client, with other settings for the organizations for which `vendors` has some.
    ///
    /// # Errors
    /// When TLS is not available.
    pub fn with_vendors(
        app: &App,
        sealer: &Sealer,
        settings: &Settings,
        vendors: Option<Arc<dyn Vendors>>,
    ) -> api::Result<Self> {
        let http = Http::new(app, settings.patience)?;
        let (app, settings, sealer) = (app.clone(), Arc::new(settings.clone()), sealer.clone());
        Ok(Self(Arc::new(Inner { app, settings, vendors, sealer, http, tokens: Mutex::default() })))
    }

    pub(crate) fn app(&self) -> &App {
        &self.0.app
    }

    /// Returns the settings of the operator.
    pub(crate) fn settings(&self) -> &Settings {
        &self.0.settings
    }

    /// Returns the settings of an organization.
    pub(crate) async fn settings_of(&self, org: &OrgId) -> api::Result<Arc<Settings>> {
        let other = match &self.0.vendors {
            Some(vendors) => vendors.settings_of(org).await?,
            None => None,
        };
        Ok(other.map_or_else(|| self.0.settings.clone(), Arc::new))
    }

    pub(crate) fn sealer(&self) -> &Sealer {
        &self.0.sealer
    }

    pub(crate) fn http(&self) -> &Http {
        &self.0.http
    }

    /// Seals a refresh token of a connection.
    pub(crate) fn seal(&self, org: &OrgId, id: &ConnectionId, token: &str) -> api::Result<String> {
        self.0.sealer.seal(&context(org, id), token.as_bytes()).map_err(api::Error::internal)
    }

    /// Returns the refresh token that was sealed.
    pub(crate) fn open(&self, org: &OrgId, id: &ConnectionId, sealed: &str) -> Option<String> {
        let opened = self.0.sealer.open(&context(org, id), sealed);
        let opened = opened.inspect_err(|error| tracing::error!(%error, connection = %id, "a token does not open"));
        String::from_utf8(opened.ok()?).ok()
    }

    /// Returns a valid access token: the current one, or a new one when that is about to expire or is the `refused`
    /// one.
    pub(crate) async fn access_token(&self, connection: &Connection, refused: Option<&str>) -> Result<String, Failure> {
        let slot = self.slot(&connection.id);
        let mut token = slot.lock().await;
        let enough = self.app().now() + EXPIRY_MARGIN;
        if let Some(current_token) = token
            .as_ref()
            .filter(|current_token| current_token.until > enough && refused != Some(current_token.text.as_str()))
        {
            return Ok(current_token.text.clone());
        }
        let app = self.app();
        let current =
            queries::connection(&app.db, &connection.org_id, &connection.id).await.map_err(|_| Failure::Unavailable)?;
        let sealed = current.and_then(|row| row.refresh_token).ok_or(Failure::Reconnect)?;
        let refresh_token = self.open(&connection.org_id, &connection.id, &sealed).ok_or(Failure::Reconnect)?;
        let at = self.settings_of(&connection.org_id).await.map_err(|_| Failure::Unavailable)?;
        let (text, seconds) = match self.renewed(&at, &refresh_token).await {
            Ok(fresh) => fresh,
            Err(failure) => {
                if failure == Failure::Reconnect {
                    self.lost(connection).await;
                }
                return Err(failure);
            }
        };
        let until = app.now() + SignedDuration::from_secs(seconds.clamp(0, 86_400));
        *token = Some(Token { text: text.clone(), until });
        Ok(text)
    }

    async fn renewed(&self, at: &Settings, refresh_token: &str) -> Result<(String, i64), Failure> {
        let mut tries = 1;
        loop {
            let outcome = self.http().refresh(at, refresh_token).await;
            match outcome {
                Err(failure) if failure.is_passing() && tries < MAX_ATTEMPTS => {
                    let pause = SignedDuration::from_millis(backoff(tries, None, rand::random()));
                    self.app().clock.wait_until(self.app().now() + pause).await;
                    tries += 1;
                }
                outcome => return outcome,
            }
        }
    }

    /// Stores an access token that Google just returned.
    pub(crate) async fn keep(&self, id: &ConnectionId, text: String, seconds: i64) {
        let until = self.app().now() + SignedDuration::from_secs(seconds.clamp(0, 86_400));
        *self.slot(id).lock().await = Some(Token { text, until });
    }

    /// Forgets the access token of a removed connection.
    pub(crate) fn forget(&self, id: &ConnectionId) {
        self.0.tokens.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
    }

    fn slot(&self, id: &ConnectionId) -> Arc<tokio::sync::Mutex<Option<Token>>> {
        self.0.tokens.lock().unwrap_or_else(PoisonError::into_inner).entry(id.clone()).or_default().clone()
    }

    /// Ends a connection that Google no longer accepts: discards its tokens, and notifies once the members who can
    /// connect again.
    pub(crate) async fn lost(&self, connection: &Connection) {
        if let Err(error) = self.note_lost(connection).await {
            tracing::error!(%error, "a connection that has ended is not noted");
        }
    }

    async fn note_lost(&self, connection: &Connection) -> db::Result<()> {
        let (app, now) = (self.app(), self.app().now());
        let mut tx = app.db.begin().await?;
        if !queries::end_connection(&mut tx, &connection.org_id, &connection.id, now).await? {
            return Ok(());
        }
        let needed = ReconnectNeeded { connection_id: connection.id.to_string(), email: connection.email.clone() };
        notifications::notify(
            &mut tx,
            &connection.org_id,
            &needed,
            Audience::Having(orgs::Permission::ChangeLocations),
            SETTINGS_LINK,
            now,
        )
        .await?;
        announce(&mut tx, &connection.org_id, None);
        tx.commit().await
    }
}

/// Page on which users connect again.
const SETTINGS_LINK: &str = "/dashboard/locations?google=reconnect";

/// Publishes an event that has the organization's browser windows reload what they show of Google.
pub(crate) fn announce(tx: &mut Tx, org: &OrgId, id: Option<&str>) {
    Event::new(org, "google", id).announce(tx);
}

fn context(org: &OrgId, id: &ConnectionId) -> String {
    format!("google_connections/{org}/{id}")
}
