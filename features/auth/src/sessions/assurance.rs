//! Assurance of a session: one factor or two.

use db::Tx;
use jiff::Timestamp;
use serde_json::json;

use super::{
    refresh_token,
    tokens::{self, Current},
};
use crate::{
    Auth, Session, SessionId,
    accounts::view,
    error::{Error, Result},
    queries::{self, UserRow},
    rules,
};

/// The assurance of one factor.
pub(crate) const ONE_FACTOR: &str = "aal1";

/// The assurance of two.
pub(crate) const TWO_FACTORS: &str = "aal2";

/// Raises a session to two factors: every earlier refresh token of it is void.
pub(crate) async fn raise(
    auth: &Auth,
    tx: &mut Tx,
    user: UserRow,
    session: &SessionId,
    method: &str,
    factor: Option<&str>,
    now: Timestamp,
) -> Result<Session> {
    let gone = || Error::forbidden("session_not_found", "Session from session_id claim in JWT does not exist");
    let session_row = queries::refreshable(&mut *tx, session).await?.ok_or_else(gone)?;
    let key = tokens::open_key(auth, session, &session_row.refresh_key)?;
    let amr = serde_json::from_value(session_row.amr).map_err(api::Error::internal)?;
    let amr = rules::renewed(amr, method, now);
    queries::assure(tx, session, TWO_FACTORS, json!(amr), factor).await?;
    // Two steps, so that the token before this is not the one before the latest.
    let mut counter = session_row.refresh_counter;
    for _ in 0..2 {
        if !queries::advance(&mut *tx, session, counter, None, now).await? {
            return Err(Error::conflict("The session was refreshed at this moment"));
        }
        counter += 1;
    }
    let user_view = view::read_in(tx, user.clone()).await?;
    let refresh_token = refresh_token::make(session, counter, &key);
    tokens::issue(auth, &user, user_view, Current { id: session, aal: TWO_FACTORS, amr, refresh_token }, now)
}
