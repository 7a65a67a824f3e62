//! Sessions.

use std::net::IpAddr;

use db::{Db, Query, Result, Run, Tx, query};
use jiff::Timestamp;
use mail::Language;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{SessionId, UserId};

/// Session data that every request needs.
pub struct Liveness {
    /// Id of the session's user.
    pub user_id: UserId,
    /// Time of the latest refresh.
    pub refreshed_at: Timestamp,
    /// When it began.
    pub created_at: Timestamp,
    /// When its user last did something in it.
    pub active_at: Timestamp,
    /// Until when its user is kept out.
    pub banned_until: Option<Timestamp>,
    /// Assurance level: `aal1` or `aal2`.
    pub aal: String,
    /// The user has a second factor that counts.
    pub has_factor: bool,
    /// Organization that the session is limited to, because its provider signed the user in.
    pub only_org: Option<String>,
}

/// Session data that a refresh needs.
pub(crate) struct Refreshable {
    pub(crate) user_id: UserId,
    pub(crate) aal: String,
    pub(crate) amr: Value,
    pub(crate) refresh_counter: i64,
    pub(crate) refresh_key: String,
    pub(crate) refreshed_at: Timestamp,
    pub(crate) created_at: Timestamp,
    pub(crate) active_at: Timestamp,
    pub(crate) only_org: Option<String>,
}

/// A session as its user sees it.
pub(crate) struct SessionRow {
    pub(crate) id: SessionId,
    pub(crate) aal: String,
    pub(crate) user_agent: Option<String>,
    pub(crate) last_ip: Option<String>,
    pub(crate) created_at: Timestamp,
    pub(crate) refreshed_at: Timestamp,
}

/// The device that signs in, as the list of sessions shows it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Device {
    pub(crate) address: IpAddr,
    pub(crate) user_agent: Option<String>,
    /// The language that its browser asks for.
    pub(crate) language: Language,
}

pub(crate) struct NewSession<'a> {
    pub(crate) id: &'a SessionId,
    pub(crate) user: &'a UserId,
    pub(crate) aal: &'a str,
    pub(crate) amr: Value,
    pub(crate) refresh_key: &'a str,
    /// Second factor that was proved.
    pub(crate) factor: Option<&'a str>,
    pub(crate) device: Option<&'a Device>,
    /// Sign-in by the provider of an organization.
    pub(crate) sso: Option<Binding<'a>>,
}

/// Organization that a session is limited to, and the sign-in by its provider.
#[derive(Clone, Copy)]
pub(crate) struct Binding<'a> {
    pub(crate) org: &'a str,
    pub(crate) sign_in: &'a str,
}

pub(crate) fn adding_session(session: NewSession<'_>, now: Timestamp) -> Query<()> {
    query!(
        "insert into sessions (id, user_id, aal, amr, refresh_key, refreshed_at, user_agent, ip, last_ip, created_at,
            factor_id, active_at, only_org, sso_sign_in)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $6, $9, $6, $10, $11)",
        session.id,
        session.user,
        session.aal,
        session.amr,
        session.refresh_key,
        now,
        session.device.and_then(|device| device.user_agent.clone()),
        session.device.map(|device| device.address.to_string()),
        session.factor,
        session.sso.map(|sso| sso.org.to_owned()),
        session.sso.map(|sso| sso.sign_in.to_owned())
    )
}

/// The statement that reads the [`Liveness`] of a session, and in the same round trip what another feature knows of its
/// user `u.id`: columns (each after a comma) and joins of its own. The row has the fields of both.
#[macro_export]
macro_rules! session_with {
    ($row:ident, $session:expr, $($columns:literal)+, $($joins:literal)+) => {
        ::db::query!(
            $row,
            "select s.user_id, s.refreshed_at, s.created_at, s.active_at, s.aal, s.only_org, u.banned_until,
                exists (select 1 from mfa_factors f where f.user_id = s.user_id and f.status = 'verified')
                    as has_factor"
                $($columns)+
            " from sessions s join users u on u.id = s.user_id "
                $($joins)+
            " where s.id = $1 and u.deleted_at is null",
            $session
        )
    };
}

pub(crate) async fn liveness(db: &Db, session: &SessionId) -> Result<Option<Liveness>> {
    session_with!(Liveness, session, "", "").lookup().find(db).await
}

pub(crate) async fn refreshable(on: impl Run, session: &SessionId) -> Result<Option<Refreshable>> {
    query!(
        Refreshable,
        "select user_id, aal, amr, refresh_counter, refresh_key, refreshed_at, created_at, active_at,
            only_org
         from sessions where id = $1",
        session
    )
    .lookup()
    .find(on)
    .await
}

/// Advances the refresh counter from `counter` by one; false when a concurrent request advanced it or the session has
/// ended.
pub(crate) async fn advance(
    on: impl Run,
    session: &SessionId,
    counter: i64,
    address: Option<IpAddr>,
    now: Timestamp,
) -> Result<bool> {
    let moved = query!(
        "update sessions set refresh_counter = refresh_counter + 1, refreshed_at = $3,
            last_ip = coalesce(cast($4 as text), last_ip)
         where id = $1 and refresh_counter = $2",
        session,
        counter,
        now,
        address.map(|address| address.to_string())
    );
    Ok(moved.run(on).await? == 1)
}

/// Returns the last sign-in of each of these users, and the last activity in their sessions.
pub(crate) async fn activity_of(
    db: &Db,
    users: &[UserId],
) -> Result<Vec<(UserId, Option<Timestamp>, Option<Timestamp>)>> {
    let users: Vec<String> = users.iter().map(ToString::to_string).collect();
    query!(
        (UserId, Option<Timestamp>, Option<Timestamp>),
        "select u.id, u.last_sign_in_at, max(s.active_at) from users u left join sessions s on s.user_id = u.id
         where u.id = any($1) group by u.id, u.last_sign_in_at",
        users
    )
    .all(db)
    .await
}

/// Records activity in a session, unless activity was already recorded since `oldest`.
pub(crate) async fn note_activity(db: &Db, session: &SessionId, oldest: Timestamp, now: Timestamp) -> Result<()> {
    query!("update sessions set active_at = $3 where id = $1 and active_at <= $2", session, oldest, now)
        .run(db)
        .await
        .map(drop)
}

/// Gives a session another assurance, by the factor that proves it.
pub(crate) async fn assure(
    tx: &mut Tx,
    session: &SessionId,
    aal: &str,
    amr: Value,
    factor: Option<&str>,
) -> Result<()> {
    query!("update sessions set aal = $2, amr = $3, factor_id = $4 where id = $1", session, aal, amr, factor)
        .run(tx)
        .await
        .map(drop)
}

/// Writes down how and when it was proved who uses a session.
pub(crate) async fn note_proofs(tx: &mut Tx, session: &SessionId, amr: Value) -> Result<()> {
    query!("update sessions set amr = $2 where id = $1", session, amr).run(tx).await.map(drop)
}

/// Takes the second assurance away from the sessions that have it by a factor.
pub(crate) async fn lower(tx: &mut Tx, user: &UserId, factor: &str) -> Result<()> {
    query!("update sessions set aal = 'aal1', factor_id = null where user_id = $1 and factor_id = $2", user, factor)
        .run(tx)
        .await
        .map(drop)
}

/// The sessions of a user, but for `except`.
pub(crate) async fn sessions(tx: &mut Tx, user: &UserId, except: Option<&SessionId>) -> Result<Vec<SessionId>> {
    let ids = query!(
        (SessionId,),
        "select id from sessions where user_id = $1 and (cast($2 as text) is null or id <> $2)",
        user,
        except
    );
    Ok(ids.all(tx).await?.into_iter().map(|(id,)| id).collect())
}

/// The sessions of sign-ins by providers, with their users.
pub(crate) async fn bound_sessions(tx: &mut Tx, sign_ins: Vec<String>) -> Result<Vec<(UserId, SessionId)>> {
    query!((UserId, SessionId), "select user_id, id from sessions where sso_sign_in = any($1)", sign_ins).all(tx).await
}

/// The sign-in by a provider that began a session.
pub(crate) async fn sign_in_of(on: impl Run, session: &SessionId) -> Result<Option<String>> {
    let row = query!((Option<String>,), "select sso_sign_in from sessions where id = $1", session);
    Ok(row.lookup().find(on).await?.and_then(|(sign_in,)| sign_in))
}

/// Returns the sessions of a user that were authenticated with one factor only.
pub(crate) async fn one_factor_sessions(tx: &mut Tx, user: &UserId) -> Result<Vec<SessionId>> {
    let ids = query!((SessionId,), "select id from sessions where user_id = $1 and aal = 'aal1'", user);
    Ok(ids.all(tx).await?.into_iter().map(|(id,)| id).collect())
}

/// The sessions of a user as they see them, the last used first.
pub(crate) async fn list_sessions(db: &Db, user: &UserId) -> Result<Vec<SessionRow>> {
    query!(
        SessionRow,
        "select id, aal, user_agent, last_ip, created_at, refreshed_at
         from sessions where user_id = $1 order by refreshed_at desc, id desc",
        user
    )
    .all(db)
    .await
}

pub(crate) async fn remove_session(tx: &mut Tx, session: &SessionId) -> Result<u64> {
    query!("delete from sessions where id = $1", session).run(tx).await
}

/// Removes sessions that can no longer be refreshed.
pub(crate) async fn remove_old_sessions(tx: &mut Tx, idle_since: Timestamp, begun_before: Timestamp) -> Result<u64> {
    query!("delete from sessions where refreshed_at <= $1 or created_at <= $2", idle_since, begun_before).run(tx).await
}
