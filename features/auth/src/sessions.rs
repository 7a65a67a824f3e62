//! Sessions: begun by signing in, carried on by refresh tokens, ended by signing out, by age, or by a stolen token.

use api::{App, Event};
use base64::{Engine, prelude::BASE64_STANDARD};
use db::Tx;
use jiff::{SignedDuration, Timestamp};
use serde_json::json;

use crate::{
    Auth, Claims, Session, SessionId, Settings, SignedIn, User, UserId,
    error::{Error, Result},
    keys::AccessToken,
    queries::{self, Device, NewSession, UserRow},
    refresh,
    types::Method,
};

/// How long an access token is good for.
const ACCESS: SignedDuration = SignedDuration::from_secs(3600);
/// How often a refresh looks at its session, of which each look but the first is due to another refresh at that moment.
const LOOKS: usize = 8;
/// The assurance of one factor.
const ONE_FACTOR: &str = "aal1";

/// Who is signed in, when the session of a token goes on.
pub(crate) async fn check(app: &App, settings: &Settings, claims: Claims) -> Result<SignedIn> {
    let Some(session) = queries::liveness(&app.db, &claims.session).await? else {
        if queries::find_user(&app.db, &claims.user).await?.is_none() {
            return Err(Error::forbidden("user_not_found", "User from sub claim in JWT does not exist"));
        }
        let message = "Session from session_id claim in JWT does not exist";
        return Err(Error::forbidden("session_not_found", message));
    };
    if session.user_id != claims.user {
        return Err(Error::bad_jwt("the session is another user's"));
    }
    if settings.has_ended(session.refreshed_at, session.created_at, app.now()) {
        return Err(Error::forbidden("session_expired", "Session has expired"));
    }
    if session.banned_until.is_some_and(|until| until > app.now()) {
        return Err(Error::forbidden("user_banned", "User is banned"));
    }
    Ok(SignedIn { user: claims.user, session: claims.session })
}

impl Settings {
    fn has_ended(&self, refreshed: Timestamp, created: Timestamp, now: Timestamp) -> bool {
        now.duration_since(refreshed) >= self.idle_timeout || now.duration_since(created) >= self.absolute_timeout
    }

    /// An idle timeout shorter than a token's usual life shortens that life, else nobody could refresh in time.
    fn access(&self) -> SignedDuration {
        ACCESS.min(self.idle_timeout)
    }
}

impl Auth {
    /// Begins a session of `user`.
    pub(crate) async fn begin_session(
        &self,
        tx: &mut Tx,
        user: UserRow,
        method: &str,
        device: Option<&Device>,
        now: Timestamp,
    ) -> Result<Session> {
        let id = SessionId::new(now);
        let key: [u8; 32] = rand::random();
        let amr = vec![Method { method: method.into(), timestamp: now.as_second() }];
        let session =
            NewSession { id: &id, user: &user.id, amr: json!(amr), refresh_key: &BASE64_STANDARD.encode(key), device };
        queries::add_session(tx, session, now).await?;
        self.answer(user, &id, ONE_FACTOR, amr, refresh::make(&id, 0, &key), now)
    }

    /// Carries a session on. The latest token moves it on; the one before it (whose answer got lost, or whose holder
    /// shares the session) gets the latest again; an older one was stolen, or its successor was: the session ends.
    pub(crate) async fn refresh(&self, app: &App, token: &str) -> Result<Session> {
        let Some(token_read) = refresh::read(token) else {
            return Err(if refresh::is_first_version(token) {
                unknown()
            } else {
                Error::invalid("Refresh token is not valid")
            });
        };
        let (id, now) = (&token_read.session, app.now());
        let gone = || Error::bad("session_not_found", "Invalid Refresh Token: Session Not Found");
        for _ in 0..LOOKS {
            let session = queries::refreshable(&app.db, id).await?.ok_or_else(gone)?;
            let key = BASE64_STANDARD.decode(&session.refresh_key).map_err(api::Error::internal)?;
            if !token_read.is_proved_by(&key) || token_read.counter > session.refresh_counter {
                return Err(unknown());
            }
            let user = queries::find_user(&app.db, &session.user_id).await?.ok_or_else(gone)?;
            if user.banned_until.is_some_and(|until| until > now) {
                return Err(Error::bad("user_banned", "Invalid Refresh Token: User Banned"));
            }
            if self.0.settings.has_ended(session.refreshed_at, session.created_at, now) {
                self.end_alone(app, &user, id).await?;
                return Err(Error::bad("session_expired", "Invalid Refresh Token: Session Expired"));
            }
            let counter = match session.refresh_counter - token_read.counter {
                0 if queries::advance(&app.db, id, session.refresh_counter, now).await? => session.refresh_counter + 1,
                // Somebody else moved it on at this moment: look again.
                0 => continue,
                1 => session.refresh_counter,
                _ => {
                    self.end_alone(app, &user, id).await?;
                    return Err(Error::bad("refresh_token_already_used", "Invalid Refresh Token: Already Used"));
                }
            };
            let amr = serde_json::from_value(session.amr).map_err(api::Error::internal)?;
            return self.answer(user, id, &session.aal, amr, refresh::make(id, counter, &key), now);
        }
        Err(Error::conflict("Too many concurrent token refresh requests on the same session or refresh token"))
    }

    async fn end_alone(&self, app: &App, user: &UserRow, session: &SessionId) -> Result<()> {
        let mut tx = app.db.begin().await?;
        end(&mut tx, &user.id, std::slice::from_ref(session)).await?;
        Ok(tx.commit().await?)
    }

    fn answer(
        &self,
        user: UserRow,
        session: &SessionId,
        aal: &str,
        amr: Vec<Method>,
        refresh_token: String,
        now: Timestamp,
    ) -> Result<Session> {
        let life = self.0.settings.access();
        let token = AccessToken {
            iss: self.0.keys.issuer().into(),
            sub: user.id.clone(),
            aud: AccessToken::AUDIENCE.into(),
            exp: now.as_second() + life.as_secs(),
            iat: now.as_second(),
            email: user.email.clone(),
            phone: String::new(),
            app_metadata: user.app_metadata.clone(),
            user_metadata: user.user_metadata.clone(),
            role: AccessToken::AUDIENCE.into(),
            aal: aal.into(),
            amr,
            session_id: session.clone(),
            is_anonymous: user.is_anonymous,
        };
        Ok(Session {
            access_token: self.0.keys.sign(&token)?,
            token_type: "bearer",
            expires_in: life.as_secs(),
            expires_at: token.exp,
            refresh_token,
            user: User::from(user),
        })
    }
}

/// Ends sessions of a user; every token of theirs is refused once the transaction is committed.
pub(crate) async fn end(tx: &mut Tx, user: &UserId, sessions: &[SessionId]) -> Result<()> {
    for session in sessions {
        queries::remove_session(tx, session).await?;
    }
    announce_end(tx, user, sessions);
    Ok(())
}

/// Tells the streams of the user: they listen by user, for this feature knows no organisation.
pub(crate) fn announce_end(tx: &mut Tx, user: &UserId, sessions: &[SessionId]) {
    for session in sessions {
        Event::new(user, "session", Some(session.as_str())).announce(tx);
    }
}

fn unknown() -> Error {
    Error::bad("refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found")
}
