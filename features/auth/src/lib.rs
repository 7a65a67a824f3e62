//! Who is calling: users, passwords, sessions and tokens, in the protocol that `@supabase/auth-js` speaks.
//!
//! The server makes one [`Auth`], layers it as an `axum::Extension` over every route and mounts [`routes`] under
//! `/auth/v1`. Handlers anywhere take [`SignedIn`].

mod accounts;
mod again;
mod cache;
mod emails;
mod erasing;
mod error;
mod events;
mod factors;
mod flows;
mod google;
mod guesses;
mod jobs;
mod keys;
mod lanes;
mod limits;
mod metadata;
mod names;
mod passwords;
mod proofs;
mod queries;
mod redirects;
mod refresh;
mod routes;
mod rules;
mod sessions;
mod settings;
mod sign_ups;
mod signed_in;
mod trail;
mod types;
mod webauthn;

use std::{sync::Arc, time::Duration};

use api::{App, ClientAddress};
use crypto::Sealer;
use db::{Db, Tx};
use futures::future::BoxFuture;
use jiff::{SignedDuration, Timestamp};

pub use accounts::{can_prove_two, find_user, remove_anonymous};
pub use emails::{Occasion, sample as sample_letter};
pub use erasing::{erase, find_by_email, restore_user};
pub use jobs::jobs;
pub use keys::rotate as rotate_keys;
pub use metadata::{language_of, merge_metadata};
pub use passwords::{Gate, random_password};
pub use queries::Liveness;
pub use routes::routes;
pub use settings::{Provider, Settings};
use signed_in::Claims;
pub use signed_in::{Bearer, SignedIn, bearer_text};
pub use types::{Factor, Identity, NewUser, Session, SessionId, User, UserId};

/// What signing in leaves to whoever knows organizations.
pub trait OnSignUp: Send + Sync {
    /// What else happens when somebody signs up, in the same transaction: when it fails, nobody has signed up. `user` has
    /// been written within `tx`.
    fn on_sign_up<'a>(&'a self, tx: &'a mut Tx, user: &'a NewUser, now: Timestamp) -> BoxFuture<'a, api::Result<()>>;

    /// The organization in whose audit log it stands what happens to the account of `user`; `None` for the instance's own.
    fn log_of<'a>(&'a self, tx: &'a mut Tx, user: &'a UserId) -> BoxFuture<'a, api::Result<Option<String>>>;

    /// The same outside a transaction.
    fn read_log_of<'a>(&'a self, db: &'a Db, user: &'a UserId) -> BoxFuture<'a, api::Result<Option<String>>>;

    /// After how long without activity the sessions of `user` end, by the rules of where they work now; `None` for no
    /// sooner than everywhere.
    fn idle_limit<'a>(&'a self, db: &'a Db, user: &'a UserId) -> BoxFuture<'a, api::Result<Option<SignedDuration>>>;
}

/// The keys, settings and limits of signing in. Cheap to clone.
#[derive(Clone)]
pub struct Auth(Arc<Inner>);

struct Inner {
    settings: Settings,
    sealer: Sealer,
    keys: keys::Keys,
    hasher: passwords::Hasher,
    limits: limits::Limits,
    redirects: redirects::Redirects,
    google: Option<google::Google>,
    /// Nothing where no browser makes passkeys.
    passkeys: Option<webauthn::RelyingParty>,
    on_sign_up: Box<dyn OnSignUp>,
}

/// How often the counters of callers who went away are dropped.
const FORGET_EVERY: Duration = Duration::from_mins(1);

impl Auth {
    /// Reads the signing keys, making the first one when there is none. Secrets are kept sealed by `sealer`.
    ///
    /// # Errors
    /// When the database cannot be read or holds a key that is none, or a setting makes no sense.
    pub async fn new(
        app: &App,
        sealer: &Sealer,
        settings: Settings,
        on_sign_up: impl OnSignUp + 'static,
    ) -> api::Result<Self> {
        let inner = Arc::new(Inner {
            keys: keys::Keys::load(app, sealer, &settings).await?,
            sealer: sealer.clone(),
            hasher: passwords::Hasher::new()?,
            limits: limits::Limits::new(app.db.engine(), app.site.rate_limit_factor, settings.mail_pause),
            redirects: redirects::Redirects::new(&app.site.url, &settings.redirects)?,
            google: settings.google.clone().map(google::Google::new).transpose()?,
            passkeys: webauthn::RelyingParty::of(&app.site.url),
            on_sign_up: Box::new(on_sign_up),
            settings,
        });
        let auth = Self(inner);
        auth.keep_up(app.clone());
        Ok(auth)
    }

    /// Drops old counters and reads the keys again, as long as there is a handle to this.
    fn keep_up(&self, app: App) {
        let watched = Arc::downgrade(&self.0);
        tokio::spawn(async move {
            let mut ticks = tokio::time::interval(FORGET_EVERY.min(keys::READ_EVERY));
            ticks.tick().await;
            loop {
                ticks.tick().await;
                let Some(inner) = watched.upgrade() else { return };
                inner.limits.forget_old();
                if let Err(error) = inner.keys.read_again(&app, &inner.sealer, &inner.settings).await {
                    tracing::warn!(%error, "signing keys not read again");
                }
            }
        });
    }

    /// Counts a token from this address that was none, whoever gives such tokens out; 429 when it is one too many.
    pub fn count_guess(&self, from: ClientAddress) -> api::Result<()> {
        self.0.limits.guess.check(&from.0.into())
    }

    /// How busy this process is with passwords.
    pub fn gate(&self) -> Gate {
        self.0.hasher.gate()
    }

    /// Seals what is secret, also for other features.
    pub fn sealer(&self) -> &Sealer {
        &self.0.sealer
    }

    /// A token with which a service may use the admin routes until `expires_at`.
    pub fn service_token(&self, app: &App, expires_at: Timestamp) -> api::Result<String> {
        self.0.keys.service_token(app.now(), expires_at)
    }
}
