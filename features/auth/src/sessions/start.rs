//! Start of a session: every way to sign in ends here.

use db::{Query, Tx};
use jiff::Timestamp;
use serde_json::json;

use super::{
    assurance::ONE_FACTOR,
    refresh_token,
    tokens::{self, Current, context},
};
use crate::{
    Auth, Session, SessionId, User,
    accounts::view,
    error::Result,
    queries::{self, Binding, Device, NewSession, UserRow},
    single_sign_on::enforcement,
    types::Method,
};

/// Assurance level of a sign-in, and the authentication method that reached it.
#[derive(Clone, Copy)]
pub(crate) struct Assurance<'a> {
    pub(crate) aal: &'a str,
    pub(crate) method: &'a str,
    /// Second factor, so that removing the factor also lowers the assurance level of the session.
    pub(crate) factor: Option<&'a str>,
    /// Sign-in by the provider of an organization, which limits the session to it.
    pub(crate) sso: Option<Binding<'a>>,
}

impl<'a> Assurance<'a> {
    /// Returns the assurance of a sign-in with one factor.
    pub(crate) fn once(method: &'a str) -> Self {
        Self { aal: ONE_FACTOR, method, factor: None, sso: None }
    }
}

/// Begins a session of `user`.
pub(crate) async fn begin(
    auth: &Auth,
    tx: &mut Tx,
    user: UserRow,
    method: &str,
    device: Option<&Device>,
    now: Timestamp,
) -> Result<Session> {
    begin_with_assurance(auth, tx, user, Assurance::once(method), device, now).await
}

/// Begins a session with an assurance level that the sign-in itself reached.
pub(crate) async fn begin_with_assurance(
    auth: &Auth,
    tx: &mut Tx,
    user: UserRow,
    proved: Assurance<'_>,
    device: Option<&Device>,
    now: Timestamp,
) -> Result<Session> {
    if proved.sso.is_none() {
        enforcement::check(auth, tx, &user, proved.method, now).await?;
    }
    let user_view = view::read_in(tx, user.clone()).await?;
    let (begun, session) = beginning(auth, &user, user_view, proved, device, now)?;
    begun.run(tx).await?;
    Ok(session)
}

/// The statement that begins a session, and the session, to be told of once that is done.
pub(crate) fn beginning(
    auth: &Auth,
    user: &UserRow,
    user_view: User,
    proved: Assurance<'_>,
    device: Option<&Device>,
    now: Timestamp,
) -> Result<(Query<()>, Session)> {
    let Assurance { aal, method, factor, sso } = proved;
    let amr = vec![Method { method: method.into(), timestamp: now.as_second() }];
    let id = SessionId::new(now);
    let key: [u8; 32] = rand::random();
    let sealed = auth.0.sealer.seal(&context(&id), &key).map_err(api::Error::internal)?;
    let session =
        NewSession { id: &id, user: &user.id, aal, amr: json!(amr), refresh_key: &sealed, factor, device, sso };
    let begun = queries::adding_session(session, now);
    let current = Current { id: &id, aal, amr, refresh_token: refresh_token::make(&id, 0, &key) };
    Ok((begun, tokens::issue(auth, user, user_view, current, now)?))
}
