//! End of sessions, and how open clients hear of it.

use api::{App, Event};
use audit::{Act, Actor};
use db::Tx;

use crate::{Auth, SessionId, UserId, accounts::audit_entries, error::Result, events, queries};

/// Ends sessions of a user; every token of theirs is refused once the transaction is committed.
pub(crate) async fn end(tx: &mut Tx, user: &UserId, sessions: &[SessionId]) -> Result<()> {
    for session in sessions {
        queries::remove_session(tx, session).await?;
    }
    announce_end(tx, user, sessions);
    Ok(())
}

/// Announces the end of sessions to the event streams of the user. Streams subscribe by user because this feature knows
/// no organization.
pub(crate) fn announce_end(tx: &mut Tx, user: &UserId, sessions: &[SessionId]) {
    for session in sessions {
        Event::new(user, "session", Some(session.as_str())).announce(tx);
    }
}

pub(super) async fn end_one(app: &App, user: &UserId, session: &SessionId) -> Result<()> {
    let mut tx = app.db.begin().await?;
    end(&mut tx, user, std::slice::from_ref(session)).await?;
    Ok(tx.commit().await?)
}

/// Ends an idle session. Concurrent requests record the end only once.
pub(super) async fn end_idle(auth: &Auth, app: &App, user: &UserId, session: &SessionId) -> Result<()> {
    let mut tx = app.db.begin().await?;
    if queries::remove_session(&mut tx, session).await? > 0 {
        announce_end(&mut tx, user, std::slice::from_ref(session));
        let act = Act::new(events::SessionEnded).with("method", "idle");
        audit_entries::record_by(auth, &mut tx, user, Actor::job(Some(user)), act, app.now()).await?;
    }
    Ok(tx.commit().await?)
}
