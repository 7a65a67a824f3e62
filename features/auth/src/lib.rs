//! Users, passwords, sessions and tokens, in the protocol of `@supabase/auth-js`.
//!
//! The server creates one [`Auth`], adds it as an `axum::Extension` layer to every route and mounts [`routes`] under
//! `/auth/v1`. Handlers of all features take [`SignedIn`]. Each module owns a noun and the functions about it. Other
//! features call those of [`accounts`], [`sessions`], [`passwords`], [`single_sign_on`], [`keys`] and [`limits`].

pub mod accounts;
mod emails;
mod error;
mod events;
mod factors;
mod flows;
mod google;
mod jobs;
pub mod keys;
pub mod limits;
mod links;
mod organization_port;
mod passkeys;
pub mod passwords;
mod queries;
mod routes;
mod rules;
pub mod sessions;
mod settings;
pub mod single_sign_on;
mod token_hash;
mod types;

use std::{sync::Arc, time::Duration};

use api::App;
use crypto::Sealer;
use db::Db;

pub use accounts::{
    erase, find_by_email, find_user, find_user_in, is_banned, language_of, merge_metadata, remove_anonymous,
    restore_user,
};
pub use emails::{Occasion, sample as sample_letter};
pub use factors::can_prove_two;
pub use jobs::jobs;
pub use keys::rotate as rotate_keys;
pub use organization_port::OnSignUp;
pub use passkeys::has_passkey;
pub use passwords::{Gate, random_password};
pub use queries::Liveness;
pub use routes::routes;
pub use sessions::{
    SignedIn, last_activity_of,
    signed_in::{AnySession, Bearer, bearer_text},
};
pub use settings::{Provider, Settings};
pub use single_sign_on::{FindSso, SignOn, SsoFinder, end_sign_ins, sign_in_of};
pub use types::{Factor, Identity, NewUser, Session, SessionId, User, UserId};

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
const FORGET_INTERVAL: Duration = Duration::from_mins(1);

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
            let mut ticks = tokio::time::interval(FORGET_INTERVAL.min(keys::READ_INTERVAL));
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

    /// Returns the sealer for secrets, also for other features.
    pub fn sealer(&self) -> &Sealer {
        &self.0.sealer
    }
}
