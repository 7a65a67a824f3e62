//! Connections, their tests, and owners who may break the glass.

use auth::UserId;
use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;
use orgs::OrgId;
use serde_json::Value;

use crate::types::{Connection, ConnectionId, Mode};

/// Returns the connection of an organization.
pub(crate) async fn connection(on: impl Run, org: &OrgId) -> Result<Option<Connection>> {
    query!(
        Connection,
        "select org_id, id, provider, issuer, client_id, client_secret, scopes, groups_claim, rules, default_role,
            adds_members, has_more_algorithms, end_session_endpoint, mode, test_report, tested_at, has_passed, default_role_id
         from sso_connections where org_id = $1",
        org
    )
    .lookup()
    .find(on)
    .await
}

/// Returns the organization of a connection.
pub(crate) async fn org_of(db: &Db, id: &ConnectionId) -> Result<Option<OrgId>> {
    let org = query!((OrgId,), "select org_id from sso_connections where id = $1", id).lookup().find(db).await?;
    Ok(org.map(|(org,)| org))
}

/// Adds a connection, or changes the one of its organization. A changed connection has to be tested again.
pub(crate) async fn save(tx: &mut Tx, connection: &Connection, now: Timestamp) -> Result<()> {
    query!(
        "insert into sso_connections (org_id, id, provider, issuer, client_id, client_secret, scopes, groups_claim, rules,
            default_role, adds_members, has_more_algorithms, end_session_endpoint, mode, has_passed, created_at, version,
            default_role_id)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, false, $15, 1, $16)
         on conflict (org_id) do update set provider = excluded.provider, issuer = excluded.issuer,
            client_id = excluded.client_id, client_secret = excluded.client_secret, scopes = excluded.scopes,
            groups_claim = excluded.groups_claim, rules = excluded.rules, default_role = excluded.default_role, default_role_id = excluded.default_role_id,
            adds_members = excluded.adds_members, has_more_algorithms = excluded.has_more_algorithms,
            end_session_endpoint = excluded.end_session_endpoint, mode = excluded.mode, has_passed = false,
            version = sso_connections.version + 1",
        &connection.org_id,
        &connection.id,
        connection.provider,
        &connection.issuer,
        &connection.client_id,
        connection.client_secret.clone(),
        &connection.scopes,
        connection.groups_claim.clone(),
        connection.rules.clone(),
        connection.default_role,
        connection.adds_members,
        connection.has_more_algorithms,
        connection.end_session_endpoint.clone(),
        connection.mode,
        now,
        connection.default_role_id.clone()
    )
    .run(tx)
    .await
    .map(drop)
}

/// Sets whether single sign-on is used.
pub(crate) async fn set_mode(tx: &mut Tx, org: &OrgId, mode: Mode) -> Result<u64> {
    query!("update sso_connections set mode = $2 where org_id = $1", org, mode).run(tx).await
}

/// Stores the report of a test.
pub(crate) async fn note_test(
    tx: &mut Tx,
    org: &OrgId,
    user: Option<&UserId>,
    (report, has_passed): (Value, bool),
    now: Timestamp,
) -> Result<()> {
    query!(
        "update sso_connections set test_report = $2, has_passed = $3, tested_at = $4, tested_by = $5 where org_id = $1",
        org,
        report,
        has_passed,
        now,
        user.cloned()
    )
    .run(tx)
    .await
    .map(drop)
}

/// Removes the connection of an organization.
pub(crate) async fn remove(tx: &mut Tx, org: &OrgId) -> Result<u64> {
    query!("delete from sso_identities where org_id = $1", org).run(&mut *tx).await?;
    query!("delete from sso_requests where org_id = $1", org).run(&mut *tx).await?;
    query!("delete from sso_connections where org_id = $1", org).run(tx).await
}

/// Returns the owners who may break the glass.
pub(crate) async fn break_glass(on: impl Run, org: &OrgId) -> Result<Vec<UserId>> {
    let users = query!((UserId,), "select user_id from sso_break_glass where org_id = $1 order by user_id", org);
    Ok(users.lookup().all(on).await?.into_iter().map(|(user,)| user).collect())
}

/// Sets the owners who may break the glass.
pub(crate) async fn set_break_glass(tx: &mut Tx, org: &OrgId, users: &[UserId]) -> Result<()> {
    query!("delete from sso_break_glass where org_id = $1", org).run(&mut *tx).await?;
    for user in users {
        query!("insert into sso_break_glass (org_id, user_id) values ($1, $2)", org, user).run(&mut *tx).await?;
    }
    Ok(())
}

/// Returns the organizations in which a user may break the glass, and that enforce single sign-on.
pub(crate) async fn glass_of(tx: &mut Tx, user: &UserId) -> Result<Vec<OrgId>> {
    let orgs = query!(
        (OrgId,),
        "select b.org_id from sso_break_glass b join sso_connections c on c.org_id = b.org_id
         where b.user_id = $1 and c.mode = 'enforced' order by b.org_id",
        user
    );
    Ok(orgs.all(tx).await?.into_iter().map(|(org,)| org).collect())
}
