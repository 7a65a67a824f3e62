//! Theft of a refresh token: a token that is older than the previous one was stolen, or its successor was. The session
//! ends, and the audit log records it.

use std::net::IpAddr;

use api::App;
use audit::{Act, Actor, Origin};

use super::{end, refusals};
use crate::{
    Auth, SessionId, UserId,
    accounts::audit_entries,
    error::{Error, Result},
    events,
};

/// Ends the session of a token that was used before by another holder. Returns the refusal.
pub(super) async fn end_stolen(
    auth: &Auth,
    app: &App,
    user: &UserId,
    session: &SessionId,
    address: IpAddr,
) -> Result<Error> {
    let mut tx = app.db.begin().await?;
    end::end(&mut tx, user, std::slice::from_ref(session)).await?;
    let by = Actor::stranger(Origin { ip: Some(address.to_string()), user_agent: None });
    audit_entries::record_by(auth, &mut tx, user, by, Act::new(events::SessionStolen), app.now()).await?;
    tx.commit().await?;
    Ok(refusals::token_stolen())
}
