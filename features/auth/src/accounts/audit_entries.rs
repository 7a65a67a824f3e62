//! Audit entries of accounts, in the log of the user's organization or else of the instance.

use api::App;
use audit::{Act, Actor, Origin};
use db::{Query, Tx};
use jiff::Timestamp;

use crate::{Auth, UserId, error::Result, events, queries::Device};

impl Device {
    /// Returns the network address and user agent for the audit log.
    pub(crate) fn origin(&self) -> Origin {
        Origin { ip: Some(self.address.to_string()), user_agent: self.user_agent.clone() }
    }
}

/// Writes down what users did to their own account.
pub(crate) async fn record(
    auth: &Auth,
    tx: &mut Tx,
    user: &UserId,
    origin: Origin,
    act: Act,
    now: Timestamp,
) -> Result<()> {
    record_by(auth, tx, user, Actor::user(user, origin), act, now).await
}

/// Records an action of another actor on the account of a user.
pub(crate) async fn record_by(
    auth: &Auth,
    tx: &mut Tx,
    user: &UserId,
    by: Actor,
    act: Act,
    now: Timestamp,
) -> Result<()> {
    let by = kept_in(auth.0.on_sign_up.log_of(tx, user).await?, by);
    Ok(act.on("account", user).record(tx, &by, now).await?)
}

/// Returns the statement that records an action on the account of a user, so that the caller can batch it.
pub(crate) async fn entry(
    auth: &Auth,
    app: &App,
    user: &UserId,
    by: Actor,
    act: Act,
    now: Timestamp,
) -> Result<Query<()>> {
    let by = kept_in(auth.0.on_sign_up.read_log_of(&app.db, user).await?, by);
    Ok(act.on("account", user).row(&by, now))
}

/// Records a refused sign-in, on the account of `user` if there is one.
pub(crate) async fn record_refusal(
    auth: &Auth,
    app: &App,
    user: Option<&UserId>,
    origin: Origin,
    method: &str,
) -> Result<()> {
    let (by, act) = (Actor::stranger(origin), Act::new(events::SessionRefused).with("method", method));
    let refused = match user {
        Some(user) => entry(auth, app, user, by, act, app.now()).await?,
        None => act.row(&by, app.now()),
    };
    Ok(refused.run(&app.db).await.map(drop)?)
}

/// Assigns the actor to `log`, if there is one.
fn kept_in(log: Option<String>, by: Actor) -> Actor {
    match log {
        Some(log) => by.in_log_of(log),
        None => by,
    }
}
