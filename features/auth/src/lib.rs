//! Who is calling: users, passwords, sessions and tokens, in the protocol that `@supabase/auth-js` speaks.
//!
//! The server makes one [`Auth`], layers it as an `axum::Extension` over every route and mounts [`routes`] under
//! `/auth/v1`. Handlers anywhere take [`SignedIn`].

mod accounts;
mod cache;
mod error;
mod keys;
mod limits;
mod passwords;
mod queries;
mod refresh;
mod routes;
mod rules;
mod sessions;
mod signed_in;
mod types;

use std::{sync::Arc, time::Duration};

use api::App;
use db::Tx;
use futures::future::BoxFuture;
use jiff::{SignedDuration, Timestamp};

pub use accounts::{find_user, remove_anonymous};
pub use passwords::random_password;
pub use routes::routes;
use signed_in::Claims;
pub use signed_in::{Bearer, SignedIn};
pub use types::{Identity, NewUser, Session, SessionId, User, UserId};

/// What the operator decides about signing in.
#[derive(Clone, Debug)]
pub struct Settings {
    /// A session ends when it has not been refreshed for so long.
    pub idle_timeout: SignedDuration,
    /// A session ends so long after signing in, whatever happens.
    pub absolute_timeout: SignedDuration,
    /// May strangers sign up?
    pub is_sign_up_open: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            idle_timeout: SignedDuration::from_hours(30 * 24),
            absolute_timeout: SignedDuration::from_hours(180 * 24),
            is_sign_up_open: true,
        }
    }
}

/// What else happens when somebody signs up, in the same transaction: when it fails, nobody has signed up.
pub trait OnSignUp: Send + Sync {
    /// `user` has been written within `tx`.
    fn on_sign_up<'a>(&'a self, tx: &'a mut Tx, user: &'a NewUser, now: Timestamp) -> BoxFuture<'a, api::Result<()>>;
}

/// The keys, settings and limits of signing in. Cheap to clone.
#[derive(Clone)]
pub struct Auth(Arc<Inner>);

struct Inner {
    settings: Settings,
    keys: keys::Keys,
    hasher: passwords::Hasher,
    limits: limits::Limits,
    on_sign_up: Box<dyn OnSignUp>,
}

/// How often the counters of callers who went away are dropped.
const FORGET_EVERY: Duration = Duration::from_mins(1);

impl Auth {
    /// Reads the signing keys, making the first one when there is none.
    ///
    /// # Errors
    /// When the database cannot be read or holds a key that is none.
    pub async fn new(app: &App, settings: Settings, on_sign_up: impl OnSignUp + 'static) -> api::Result<Self> {
        let inner = Arc::new(Inner {
            settings,
            keys: keys::Keys::load(app).await?,
            hasher: passwords::Hasher::new()?,
            limits: limits::Limits::new(app.site.rate_limit_factor),
            on_sign_up: Box::new(on_sign_up),
        });
        let watched = Arc::downgrade(&inner);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(FORGET_EVERY).await;
                let Some(inner) = watched.upgrade() else { return };
                inner.limits.forget_old();
            }
        });
        Ok(Self(inner))
    }
}
