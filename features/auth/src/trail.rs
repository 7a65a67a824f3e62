//! What happens to accounts, in the audit log: of the organisation that their user works in, else of the instance.

use api::App;
use audit::{Act, Action, Actor, Origin};
use db::Tx;
use jiff::Timestamp;

use crate::{Auth, UserId, error::Result, queries::Device};

impl Device {
    /// Where it is, for the log.
    pub(crate) fn origin(&self) -> Origin {
        Origin { ip: Some(self.address.to_string()), user_agent: self.user_agent.clone() }
    }
}

impl Auth {
    /// Writes down what users did to their own account.
    pub(crate) async fn note(
        &self,
        tx: &mut Tx,
        user: &UserId,
        origin: Origin,
        act: Act,
        now: Timestamp,
    ) -> Result<()> {
        self.note_by(tx, user, Actor::user(user, origin), act, now).await
    }

    /// Writes down what somebody else did to the account of a user.
    pub(crate) async fn note_by(&self, tx: &mut Tx, user: &UserId, by: Actor, act: Act, now: Timestamp) -> Result<()> {
        let by = match self.0.on_sign_up.log_of(tx, user).await? {
            Some(log) => by.in_log_of(log),
            None => by,
        };
        Ok(act.on("account", user).record(tx, &by, now).await?)
    }

    /// Writes down that somebody was not let in; to whose account, where there is one.
    pub(crate) async fn note_refusal(
        &self,
        app: &App,
        user: Option<&UserId>,
        origin: Origin,
        method: &str,
    ) -> Result<()> {
        let (by, act) = (Actor::stranger(origin), Act::new(Action::SessionRefused).with("method", method));
        let mut tx = app.db.begin().await?;
        match user {
            Some(user) => self.note_by(&mut tx, user, by, act, app.now()).await?,
            None => act.record(&mut tx, &by, app.now()).await?,
        }
        Ok(tx.commit().await?)
    }
}
