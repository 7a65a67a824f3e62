//! Users, passwords, sessions and tokens, in the protocol of `@supabase/auth-js`.
//!
//! The server creates one [`Auth`], adds it as an `axum::Extension` layer to every route and mounts [`routes`] under
//! `/auth/v1`. Handlers of all features take [`SignedIn`].

mod accounts;
mod emails;
mod error;
mod events;
mod factors;
mod flows;
mod google;
mod jobs;
mod keys;
mod limits;
mod links;
mod passkeys;
mod passwords;
mod queries;
mod routes;
mod rules;
mod sessions;
mod settings;
mod single_sign_on;
mod types;

use std::{sync::Arc, time::Duration};

use api::{App, ClientAddress};
use crypto::Sealer;
use db::{Db, Tx};
use futures::future::BoxFuture;
use jiff::{SignedDuration, Timestamp};

pub use accounts::deletion::{erase, find_by_email, restore_user};
pub use accounts::metadata::{is_banned, language_of, merge_metadata};
pub use accounts::{can_prove_two, find_user, remove_anonymous};
pub use emails::{Occasion, sample as sample_letter};
pub use jobs::jobs;
pub use keys::rotate as rotate_keys;
pub use passwords::hasher::{Gate, random_password};
pub use queries::Liveness;
pub use routes::routes;
use sessions::signed_in::Claims;
pub use sessions::signed_in::{AnySession, Bearer, SignedIn, bearer_text};
pub use settings::{Provider, Settings};
pub use single_sign_on::{FindSso, SignOn, SsoDoor, end_sign_ins, find_user_in, sign_in_of};
pub use types::{Factor, Identity, NewUser, Session, SessionId, User, UserId};

/// Interface to the feature that knows organizations.
pub trait OnSignUp: Send + Sync {
    /// Runs the rest of a sign-up in the same transaction: if it fails, the user is not created. `user` has been
    /// written within `tx`.
    fn on_sign_up<'a>(&'a self, tx: &'a mut Tx, user: &'a NewUser, now: Timestamp) -> BoxFuture<'a, api::Result<()>>;

    /// Returns the organization whose audit log records events of the account of `user`; `None` for the instance's own.
    fn log_of<'a>(&'a self, tx: &'a mut Tx, user: &'a UserId) -> BoxFuture<'a, api::Result<Option<String>>>;

    /// Returns the organization of the audit log, like [`OnSignUp::log_of`], outside a transaction.
    fn read_log_of<'a>(&'a self, db: &'a Db, user: &'a UserId) -> BoxFuture<'a, api::Result<Option<String>>>;

    /// Returns the idle timeout of the sessions of `user` in the current organization; `None` for the instance's own
    /// timeout.
    fn idle_limit<'a>(&'a self, db: &'a Db, user: &'a UserId) -> BoxFuture<'a, api::Result<Option<SignedDuration>>>;

    /// Returns how the user has to sign in. `method` is the way in that they chose.
    fn sign_on<'a>(
        &'a self,
        _db: &'a Db,
        _user: &'a UserId,
        _email: &'a str,
        _method: &'a str,
    ) -> BoxFuture<'a, api::Result<SignOn>> {
        Box::pin(async { Ok(SignOn::Free) })
    }

    /// Notifies the owners that one of them signed in without single sign-on, where it is enforced.
    fn glass_broken<'a>(
        &'a self,
        _tx: &'a mut Tx,
        _user: &'a UserId,
        _now: Timestamp,
    ) -> BoxFuture<'a, api::Result<()>> {
        Box::pin(async { Ok(()) })
    }
}

/// Keys, settings and limits of authentication. Cheap to clone.
#[derive(Clone)]
pub struct Auth(Arc<Inner>);

struct Inner {
    settings: Settings,
    db: Db,
    sealer: Sealer,
    keys: keys::Keys,
    hasher: passwords::hasher::Hasher,
    limits: limits::Limits,
    redirects: links::redirects::Redirects,
    google: Option<google::provider::Google>,
    /// `None` where browsers do not create passkeys.
    passkeys: Option<passkeys::webauthn::RelyingParty>,
    on_sign_up: Box<dyn OnSignUp>,
}

/// Interval at which the counters of inactive callers are dropped.
const FORGET_EVERY: Duration = Duration::from_mins(1);

impl Auth {
    /// Reads the signing keys, and creates the first one. Secrets are sealed with `sealer`.
    ///
    /// # Errors
    /// When the database cannot be read or holds an invalid key, or a setting is invalid.
    pub async fn new(
        app: &App,
        sealer: &Sealer,
        settings: Settings,
        on_sign_up: impl OnSignUp + 'static,
    ) -> api::Result<Self> {
        let inner = Arc::new(Inner {
            keys: keys::Keys::load(app, sealer, &settings).await?,
            sealer: sealer.clone(),
            hasher: passwords::hasher::Hasher::new()?,
            limits: limits::Limits::new(app.db.engine(), app.site.rate_limit_factor, settings.mail_pause),
            redirects: links::redirects::Redirects::new(&app.site.url, &settings.redirects)?,
            google: settings.google.clone().map(google::provider::Google::new).transpose()?,
            passkeys: passkeys::webauthn::RelyingParty::of(&app.site.url),
            on_sign_up: Box::new(on_sign_up),
            db: app.db.clone(),
            settings,
        });
        let auth = Self(inner);
        auth.keep_up(app.clone());
        Ok(auth)
    }

    /// Drops old counters and reads the keys again, until the last handle is dropped.
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

    /// Counts an invalid token from this address, of any feature that issues tokens; 429 above the limit.
    pub fn count_guess(&self, from: ClientAddress) -> api::Result<()> {
        self.0.limits.guess.check(&from.0.into())
    }

    /// Returns the load of this process with passwords.
    pub fn gate(&self) -> Gate {
        self.0.hasher.gate()
    }

    /// Returns the Argon2id hash of a password that belongs to no account, such as the one of a link.
    ///
    /// # Errors
    /// When hashing fails.
    pub async fn hash_password(&self, password: String) -> api::Result<String> {
        self.0.hasher.hash(password).await
    }

    /// Returns true when a password is the one of a link, whose hash was made by [`hash_password`](Self::hash_password). The
    /// attempt counts for the link and the client together, so that strangers use up their own attempts, and in a wider limit
    /// for the link; all processes count together.
    ///
    /// # Errors
    /// 429 above a limit; when the hash is none.
    pub async fn is_link_password(
        &self,
        app: &App,
        from: ClientAddress,
        (link, hash): (&str, String),
        password: String,
    ) -> api::Result<bool> {
        let limits = &self.0.limits;
        let attempt = limits::Attempt { from: from.0.into(), account: format!("link {link}") };
        limits.password.check(&app.db, &attempt, app.now()).await?;
        limits.link_password.check(&app.db, &link.to_owned(), app.now()).await?;
        let verdict = self.0.hasher.verify(Some(hash), password).await?;
        Ok(verdict != passwords::hasher::Verdict::Wrong)
    }

    /// Returns the sealer for secrets, also for other features.
    pub fn sealer(&self) -> &Sealer {
        &self.0.sealer
    }

    /// Returns a token with which a service may use the admin routes until `expires_at`.
    pub fn service_token(&self, app: &App, expires_at: Timestamp) -> api::Result<String> {
        self.0.keys.service_token(app.now(), expires_at)
    }
}
