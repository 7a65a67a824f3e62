//! Refresh: a session is carried on by its latest refresh token.

use std::net::IpAddr;

use api::App;

use super::{
    activity, end, lifetime,
    refresh_token::{self, Refresh},
    refusals,
    theft::end_stolen,
    tokens::{self, Current, open_key},
};
use crate::{
    Auth, Session, SessionId,
    accounts::view,
    error::{Error, Result},
    queries::{self, Refreshable, UserRow},
    single_sign_on::enforcement,
};

/// Maximum attempts of a refresh when concurrent refreshes advance the same session.
const MAX_ATTEMPTS: usize = 8;

/// Carries a session on. The latest token moves it on; the one before it (whose answer got lost, or whose holder
/// shares the session) gets the latest again; an older one was stolen, or its successor was: the session ends.
pub(crate) async fn refresh(auth: &Auth, app: &App, token: &str, address: IpAddr) -> Result<Session> {
    let token = read(token)?;
    let (id, now) = (&token.session, app.now());
    for _ in 0..MAX_ATTEMPTS {
        let session = queries::refreshable(&app.db, id).await?.ok_or_else(refusals::session_gone)?;
        let key = open_key(auth, id, &session.refresh_key)?;
        if !token.is_proved_by(&key) || token.counter > session.refresh_counter {
            return Err(refusals::unknown_token());
        }
        let user = queries::find_user(&app.db, &session.user_id).await?.ok_or_else(refusals::session_gone)?;
        check_may_continue(auth, app, &user, id, &session).await?;
        let latest = session.refresh_counter;
        let counter = match latest - token.counter {
            0 if queries::advance(&app.db, id, latest, Some(address), now).await? => latest + 1,
            // A concurrent refresh advanced the counter: try again.
            0 => continue,
            1 => latest,
            _ => return Err(end_stolen(auth, app, &user.id, id, address).await?),
        };
        let amr = serde_json::from_value(session.amr).map_err(api::Error::internal)?;
        let user_view = view::read(&app.db, user.clone()).await?;
        let current = Current { id, aal: &session.aal, amr, refresh_token: refresh_token::make(id, counter, &key) };
        return tokens::issue(auth, &user, user_view, current, now);
    }
    Err(Error::conflict("Too many concurrent token refresh requests on the same session or refresh token"))
}

fn read(token: &str) -> Result<Refresh> {
    refresh_token::read(token).ok_or_else(|| {
        if refresh_token::is_first_version(token) {
            refusals::unknown_token()
        } else {
            Error::invalid("Refresh token is not valid")
        }
    })
}

/// Refuses a banned user, and ends a session that is over: too old, idle, or no longer allowed by an organization that
/// enforces single sign-on.
async fn check_may_continue(
    auth: &Auth,
    app: &App,
    user: &UserRow,
    id: &SessionId,
    session: &Refreshable,
) -> Result<()> {
    let now = app.now();
    if user.is_banned(now) {
        return Err(refusals::user_banned());
    }
    if lifetime::has_ended(&auth.0.settings, session.refreshed_at, session.created_at, now) {
        end::end_one(app, &user.id, id).await?;
        return Err(refusals::session_expired());
    }
    let idle_limit = activity::idle_limit(auth, app, &user.id).await?;
    if lifetime::is_idle(session.active_at, session.created_at, idle_limit, now) {
        end::end_idle(auth, app, &user.id, id).await?;
        return Err(refusals::session_idle());
    }
    if session.only_org.is_none() && enforcement::is_required(auth, &app.db, user, &session.amr).await? {
        end::end_one(app, &user.id, id).await?;
        return Err(refusals::sso_required());
    }
    Ok(())
}
