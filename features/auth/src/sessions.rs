//! Sessions: begun by signing in, carried on by refresh tokens, ended by signing out, by age, or by a stolen token.

pub(crate) mod reauthentication;
pub(crate) mod refresh_token;
pub(crate) mod signed_in;

use std::net::IpAddr;

use api::{App, Event};
use audit::{Act, Actor, Origin};
use db::{Query, Tx};
use jiff::{SignedDuration, Timestamp};
use serde_json::json;

use crate::{
    Auth, Claims, Session, SessionId, Settings, SignedIn, User, UserId,
    accounts::view,
    error::{Error, IDLE, Result},
    events,
    keys::AccessToken,
    queries::{self, Binding, Device, Liveness, NewSession, UserRow},
    rules,
    types::Method,
};

/// Lifetime of an access token.
const ACCESS: SignedDuration = SignedDuration::from_secs(3600);
/// Maximum attempts of a refresh when concurrent refreshes advance the same session.
const LOOKS: usize = 8;
/// Minimum interval between two writes of a session's activity. Clients report activity every minute; the interval is
/// shorter so that no report is dropped.
const NOTED_EVERY: SignedDuration = SignedDuration::from_secs(30);
/// The assurance of one factor.
pub(crate) const ONE_FACTOR: &str = "aal1";
/// The assurance of two.
pub(crate) const TWO_FACTORS: &str = "aal2";

impl Settings {
    fn has_ended(&self, refreshed: Timestamp, created: Timestamp, now: Timestamp) -> bool {
        now.duration_since(refreshed) >= self.idle_timeout || now.duration_since(created) >= self.absolute_timeout
    }

    /// Lifetime of access tokens: shorter than [`ACCESS`] when the idle timeout is, so that clients can refresh in
    /// time.
    fn access(&self) -> SignedDuration {
        ACCESS.min(self.idle_timeout)
    }
}

/// A session that a token is made for.
struct Current<'a> {
    id: &'a SessionId,
    aal: &'a str,
    amr: Vec<Method>,
    refresh_token: String,
}

/// Assurance level of a sign-in and the method that proved it.
#[derive(Clone, Copy)]
pub(crate) struct Proved<'a> {
    pub(crate) aal: &'a str,
    pub(crate) method: &'a str,
    /// Second factor, so that removing the factor also lowers the assurance level of the session.
    pub(crate) factor: Option<&'a str>,
    /// Sign-in by the provider of an organization, which limits the session to it.
    pub(crate) sso: Option<Binding<'a>>,
}

impl<'a> Proved<'a> {
    /// One factor, in this way.
    pub(crate) fn once(method: &'a str) -> Self {
        Self { aal: ONE_FACTOR, method, factor: None, sso: None }
    }
}

impl Auth {
    /// Returns the signed-in user if the session `found` for the token is still valid. With `needs_factors`, a user
    /// with a second factor must have proved it; routes that prove factors do not set it. Ends a session without
    /// activity for `idle_limit`.
    pub(crate) async fn check(
        &self,
        app: &App,
        claims: Claims,
        found: Option<Liveness>,
        idle_limit: Option<SignedDuration>,
        needs_factors: bool,
    ) -> Result<SignedIn> {
        let Some(session) = found else {
            if queries::find_user(&app.db, &claims.user).await?.is_none() {
                return Err(Error::forbidden("user_not_found", "User from sub claim in JWT does not exist"));
            }
            let message = "Session from session_id claim in JWT does not exist";
            return Err(Error::forbidden("session_not_found", message));
        };
        if session.user_id != claims.user {
            return Err(Error::bad_jwt("the session is another user's"));
        }
        if self.0.settings.has_ended(session.refreshed_at, session.created_at, app.now()) {
            return Err(Error::forbidden("session_expired", "Session has expired"));
        }
        if rules::is_idle(session.active_at, session.created_at, idle_limit, app.now()) {
            self.end_idle(app, &claims.user, &claims.session).await?;
            return Err(Error::forbidden(IDLE, "Session has ended because of inactivity"));
        }
        if session.banned_until.is_some_and(|until| until > app.now()) {
            return Err(Error::forbidden("user_banned", "User is banned"));
        }
        // The provider of an organization asks for the second factor itself.
        let is_strong = session.aal == TWO_FACTORS || session.only_org.is_some();
        if needs_factors && session.has_factor && !is_strong {
            return Err(Error::insufficient_aal());
        }
        Ok(SignedIn { user: claims.user, session: claims.session, is_strong, only_org: session.only_org })
    }

    /// Records activity of the signed-in user, so that the session does not become idle. Writes only when the latest
    /// recorded activity is at least [`NOTED_EVERY`] ago.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn note_activity(&self, app: &App, by: &SignedIn) -> api::Result<()> {
        let now = app.now();
        Ok(queries::note_activity(&app.db, &by.session, now - NOTED_EVERY, now).await?)
    }

    /// Begins a session of `user`.
    pub(crate) async fn begin_session(
        &self,
        tx: &mut Tx,
        user: UserRow,
        method: &str,
        device: Option<&Device>,
        now: Timestamp,
    ) -> Result<Session> {
        self.begin_assured(tx, user, Proved::once(method), device, now).await
    }

    /// Begins a session whose assurance was proved in one go.
    pub(crate) async fn begin_assured(
        &self,
        tx: &mut Tx,
        user: UserRow,
        proved: Proved<'_>,
        device: Option<&Device>,
        now: Timestamp,
    ) -> Result<Session> {
        if proved.sso.is_none() {
            self.check_sign_on(tx, &user, proved.method, now).await?;
        }
        let shown = view::shown(tx, user.clone()).await?;
        let (begun, session) = self.beginning(&user, shown, proved, device, now)?;
        begun.run(tx).await?;
        Ok(session)
    }

    /// The statement that begins a session, and the session, to be told of once that is done.
    pub(crate) fn beginning(
        &self,
        user: &UserRow,
        shown: User,
        proved: Proved<'_>,
        device: Option<&Device>,
        now: Timestamp,
    ) -> Result<(Query<()>, Session)> {
        let Proved { aal, method, factor, sso } = proved;
        let amr = vec![Method { method: method.into(), timestamp: now.as_second() }];
        let id = SessionId::new(now);
        let key: [u8; 32] = rand::random();
        let sealed = self.0.sealer.seal(&context(&id), &key).map_err(api::Error::internal)?;
        let session =
            NewSession { id: &id, user: &user.id, aal, amr: json!(amr), refresh_key: &sealed, factor, device, sso };
        let begun = queries::adding_session(session, now);
        let current = Current { id: &id, aal, amr, refresh_token: refresh_token::make(&id, 0, &key) };
        Ok((begun, self.answer(user, shown, current, now)?))
    }

    /// Raises a session to two factors: every earlier refresh token of it is void.
    pub(crate) async fn raise_session(
        &self,
        tx: &mut Tx,
        user: UserRow,
        session: &SessionId,
        method: &str,
        factor: Option<&str>,
        now: Timestamp,
    ) -> Result<Session> {
        let gone = || Error::forbidden("session_not_found", "Session from session_id claim in JWT does not exist");
        let kept = queries::refreshable(&mut *tx, session).await?.ok_or_else(gone)?;
        let key = self.open_key(session, &kept.refresh_key)?;
        let amr = serde_json::from_value(kept.amr).map_err(api::Error::internal)?;
        let amr = rules::renewed(amr, method, now);
        queries::assure(tx, session, TWO_FACTORS, json!(amr), factor).await?;
        // Two steps, so that the token before this is not the one before the latest.
        let mut counter = kept.refresh_counter;
        for _ in 0..2 {
            if !queries::advance(&mut *tx, session, counter, None, now).await? {
                return Err(Error::conflict("The session was refreshed at this moment"));
            }
            counter += 1;
        }
        let shown = view::shown(tx, user.clone()).await?;
        let refresh_token = refresh_token::make(session, counter, &key);
        self.answer(&user, shown, Current { id: session, aal: TWO_FACTORS, amr, refresh_token }, now)
    }

    /// Carries a session on. The latest token moves it on; the one before it (whose answer got lost, or whose holder
    /// shares the session) gets the latest again; an older one was stolen, or its successor was: the session ends.
    pub(crate) async fn refresh(&self, app: &App, token: &str, address: IpAddr) -> Result<Session> {
        let Some(token_read) = refresh_token::read(token) else {
            return Err(if refresh_token::is_first_version(token) {
                unknown()
            } else {
                Error::invalid("Refresh token is not valid")
            });
        };
        let (id, now) = (&token_read.session, app.now());
        let gone = || Error::bad("session_not_found", "Invalid Refresh Token: Session Not Found");
        for _ in 0..LOOKS {
            let session = queries::refreshable(&app.db, id).await?.ok_or_else(gone)?;
            let key = self.open_key(id, &session.refresh_key)?;
            if !token_read.is_proved_by(&key) || token_read.counter > session.refresh_counter {
                return Err(unknown());
            }
            let user = queries::find_user(&app.db, &session.user_id).await?.ok_or_else(gone)?;
            if user.is_banned(now) {
                return Err(Error::bad("user_banned", "Invalid Refresh Token: User Banned"));
            }
            if self.0.settings.has_ended(session.refreshed_at, session.created_at, now) {
                self.end_alone(app, &user, id).await?;
                return Err(Error::bad("session_expired", "Invalid Refresh Token: Session Expired"));
            }
            let idle_limit = self.idle_limit(app, &user.id).await?;
            if rules::is_idle(session.active_at, session.created_at, idle_limit, now) {
                self.end_idle(app, &user.id, id).await?;
                return Err(Error::bad(IDLE, "Invalid Refresh Token: Session Idle"));
            }
            if session.only_org.is_none() {
                self.keep_sign_on(app, &user, id, &session.amr).await?;
            }
            let latest = session.refresh_counter;
            let counter = match latest - token_read.counter {
                0 if queries::advance(&app.db, id, latest, Some(address), now).await? => latest + 1,
                // A concurrent refresh advanced the counter: try again.
                0 => continue,
                1 => latest,
                _ => {
                    let mut tx = app.db.begin().await?;
                    end(&mut tx, &user.id, std::slice::from_ref(id)).await?;
                    let origin = Origin { ip: Some(address.to_string()), user_agent: None };
                    self.note_by(&mut tx, &user.id, Actor::stranger(origin), Act::new(events::SessionStolen), now)
                        .await?;
                    tx.commit().await?;
                    return Err(Error::bad("refresh_token_already_used", "Invalid Refresh Token: Already Used"));
                }
            };
            let amr = serde_json::from_value(session.amr).map_err(api::Error::internal)?;
            let shown = view::read(&app.db, user.clone()).await?;
            let current = Current { id, aal: &session.aal, amr, refresh_token: refresh_token::make(id, counter, &key) };
            return self.answer(&user, shown, current, now);
        }
        Err(Error::conflict("Too many concurrent token refresh requests on the same session or refresh token"))
    }

    /// Opens the refresh key of a session. A key that does not open was sealed elsewhere, so the refresh is refused.
    fn open_key(&self, session: &SessionId, sealed: &str) -> Result<Vec<u8>> {
        self.0.sealer.open(&context(session), sealed).map_err(|why| {
            tracing::warn!(%session, %why, "refresh key does not open");
            unknown()
        })
    }

    async fn end_alone(&self, app: &App, user: &UserRow, session: &SessionId) -> Result<()> {
        let mut tx = app.db.begin().await?;
        end(&mut tx, &user.id, std::slice::from_ref(session)).await?;
        Ok(tx.commit().await?)
    }

    /// Idle timeout of the user's current organization.
    pub(crate) async fn idle_limit(&self, app: &App, user: &UserId) -> Result<Option<SignedDuration>> {
        Ok(self.0.on_sign_up.idle_limit(&app.db, user).await?)
    }

    /// Ends an idle session. Concurrent requests record the end only once.
    async fn end_idle(&self, app: &App, user: &UserId, session: &SessionId) -> Result<()> {
        let mut tx = app.db.begin().await?;
        if queries::remove_session(&mut tx, session).await? > 0 {
            announce_end(&mut tx, user, std::slice::from_ref(session));
            let act = Act::new(events::SessionEnded).with("method", "idle");
            self.note_by(&mut tx, user, Actor::job(Some(user)), act, app.now()).await?;
        }
        Ok(tx.commit().await?)
    }

    fn answer(&self, user: &UserRow, shown: User, current: Current<'_>, now: Timestamp) -> Result<Session> {
        let life = self.0.settings.access();
        let token = AccessToken {
            iss: self.0.keys.issuer().into(),
            sub: user.id.clone(),
            aud: AccessToken::AUDIENCE.into(),
            exp: now.as_second() + life.as_secs(),
            iat: now.as_second(),
            nbf: None,
            email: user.email.clone(),
            phone: user.phone.clone().unwrap_or_default(),
            app_metadata: user.app_metadata.clone(),
            user_metadata: user.user_metadata.clone(),
            role: shown.role.clone(),
            aal: current.aal.into(),
            amr: current.amr,
            session_id: current.id.clone(),
            is_anonymous: user.is_anonymous,
        };
        Ok(Session {
            access_token: self.0.keys.sign(&token, now)?,
            token_type: "bearer",
            expires_in: life.as_secs(),
            expires_at: token.exp,
            refresh_token: current.refresh_token,
            user: shown,
            provider_token: None,
            provider_refresh_token: None,
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

/// Announces the end of sessions to the event streams of the user. Streams subscribe by user because this feature knows
/// no organization.
pub(crate) fn announce_end(tx: &mut Tx, user: &UserId, sessions: &[SessionId]) {
    for session in sessions {
        Event::new(user, "session", Some(session.as_str())).announce(tx);
    }
}

fn unknown() -> Error {
    Error::bad("refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found")
}

/// Sealing context of a session's refresh key.
fn context(session: &SessionId) -> String {
    format!("sessions/{session}")
}
