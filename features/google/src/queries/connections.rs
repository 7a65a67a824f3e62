//! Connections, and attempts to connect.

use db::{Db, Result, Run, Tx, query};
use jiff::{SignedDuration, Timestamp};
use orgs::{OrgId, UserId};

use crate::types::ConnectionId;

/// Google user who granted access to their Business Profiles.
#[derive(Clone, Debug)]
pub(crate) struct Connection {
    pub(crate) org_id: OrgId,
    pub(crate) id: ConnectionId,
    pub(crate) email: String,
    pub(crate) state: String,
    /// Sealed refresh token.
    pub(crate) refresh_token: Option<String>,
    pub(crate) created_at: Timestamp,
}

macro_rules! connections {
    ($tail:literal, $($argument:expr),+ $(,)?) => {
        query!(
            Connection,
            "select org_id, id, email, state, refresh_token, created_at from google_connections where " $tail,
            $($argument),+
        )
    };
}

/// Returns every connection of an organization.
pub(crate) async fn connections(on: impl Run, org: &OrgId) -> Result<Vec<Connection>> {
    connections!("org_id = $1 order by email, id", org).lookup().all(on).await
}

/// Returns one connection.
pub(crate) async fn connection(on: impl Run, org: &OrgId, id: &ConnectionId) -> Result<Option<Connection>> {
    connections!("org_id = $1 and id = $2", org, id).lookup().find(on).await
}

/// Returns the connection that gives access to an account.
pub(crate) async fn connections_of_account(db: &Db, org: &OrgId, account: &str) -> Result<Option<Connection>> {
    connections!(
        "org_id = $1 and id in (select connection_id from google_accounts where org_id = $1 and account_id = $2)",
        org,
        account
    )
    .lookup()
    .find(db)
    .await
}

/// Adds or renews the connection of a Google user, and returns its id.
pub(crate) async fn put_connection(
    tx: &mut Tx,
    org: &OrgId,
    (subject, email): (&str, &str),
    by: &UserId,
    now: Timestamp,
) -> Result<ConnectionId> {
    let (id,) = query!(
        (ConnectionId,),
        "insert into google_connections (org_id, id, subject, email, state, user_id, created_at, updated_at)
         values ($1, $2, $3, $4, 'connected', $5, $6, $6)
         on conflict (org_id, subject) do update
         set email = excluded.email, state = 'connected', user_id = excluded.user_id, updated_at = excluded.updated_at
         returning id",
        org,
        ConnectionId::new(now),
        subject,
        email,
        by,
        now
    )
    .one(tx)
    .await?;
    Ok(id)
}

/// Replaces a sealed token.
pub(crate) async fn reseal(tx: &mut Tx, org: &OrgId, id: &ConnectionId, sealed: &str) -> Result<()> {
    query!("update google_connections set refresh_token = $3 where org_id = $1 and id = $2", org, id, sealed)
        .run(tx)
        .await
        .map(drop)
}

/// Discards the token of a connection that has ended. Returns true when this was not yet recorded.
pub(crate) async fn end_connection(tx: &mut Tx, org: &OrgId, id: &ConnectionId, now: Timestamp) -> Result<bool> {
    let ended = query!(
        "update google_connections set state = 'reconnect_needed', refresh_token = null, updated_at = $3
         where org_id = $1 and id = $2 and state = 'connected'",
        org,
        id,
        now
    );
    Ok(ended.run(tx).await? == 1)
}

/// Removes a connection and its accounts; the locations stay.
pub(crate) async fn remove_connection(tx: &mut Tx, org: &OrgId, id: &ConnectionId) -> Result<bool> {
    let removed = query!("delete from google_connections where org_id = $1 and id = $2", org, id);
    Ok(removed.run(tx).await? == 1)
}

/// Returns at most `most` connections with a token, of all organizations, after an id.
pub(crate) async fn sealed_connections(db: &Db, after: &str, most: i64) -> Result<Vec<Connection>> {
    connections!("org_id is not null and refresh_token is not null and id > $1 order by id limit $2", after, most)
        .all(db)
        .await
}

/// Attempt of a user to connect, while they are at Google's consent page.
#[derive(Clone, Debug)]
pub(crate) struct Flow {
    pub(crate) org_id: OrgId,
    pub(crate) user_id: UserId,
    pub(crate) browser_hash: String,
    /// Sealed PKCE verifier.
    pub(crate) secret: String,
    pub(crate) created_at: Timestamp,
}

/// Stores a flow, which is removed with its session.
pub(crate) async fn add_flow(tx: &mut Tx, flow: &Flow, state_hash: &str, session: &str) -> Result<()> {
    query!(
        "insert into google_flows (state_hash, org_id, user_id, session_id, browser_hash, secret, created_at)
         values ($1, $2, $3, $4, $5, $6, $7)",
        state_hash,
        &flow.org_id,
        &flow.user_id,
        session,
        &flow.browser_hash,
        &flow.secret,
        flow.created_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Takes the flow of a state, which is valid once. A browser other than the one that started it takes nothing, and
/// leaves the flow in place.
pub(crate) async fn take_flow(db: &Db, state_hash: &str, browser_hash: &str) -> Result<Option<Flow>> {
    query!(
        Flow,
        "delete from google_flows where state_hash = $1 and browser_hash = $2
         returning org_id, user_id, browser_hash, secret, created_at",
        state_hash,
        browser_hash
    )
    .find(db)
    .await
}

/// Records a notice from Google. Returns false when it was recorded before.
pub(crate) async fn note_message(tx: &mut Tx, id: &str, now: Timestamp) -> Result<bool> {
    let added =
        query!("insert into google_messages (message_id, received_at) values ($1, $2) on conflict do nothing", id, now);
    Ok(added.run(tx).await? == 1)
}

/// Removes abandoned flows, notices that cannot be delivered again, and old runs.
pub(crate) async fn remove_old(db: &Db, now: Timestamp) -> Result<()> {
    let before = |hours: i64| now.saturating_sub(SignedDuration::from_hours(hours)).unwrap_or(now);
    query!("delete from google_flows where org_id is not null and created_at < $1", before(1)).run(db).await?;
    query!("delete from google_messages where received_at < $1", before(24 * 8)).run(db).await?;
    query!(
        "delete from google_runs where org_id is not null and created_at < $1 and state in ('done', 'failed')",
        before(24 * 30)
    )
    .run(db)
    .await
    .map(drop)
}
