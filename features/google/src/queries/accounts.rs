//! Business Profile accounts.

use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;
use orgs::OrgId;

use crate::types::{ConnectionId, GoogleAccountId};

/// A Business Profile account.
#[derive(Clone, Debug)]
pub(crate) struct AccountRow {
    pub(crate) id: GoogleAccountId,
    pub(crate) connection_id: ConnectionId,
    pub(crate) account_id: String,
    pub(crate) account_name: String,
    pub(crate) account_type: String,
    pub(crate) role: Option<String>,
    pub(crate) next_sync_at: Option<Timestamp>,
}

/// Returns every account of an organization, by name.
pub(crate) async fn accounts(db: &Db, org: &OrgId) -> Result<Vec<AccountRow>> {
    query!(
        AccountRow,
        "select id, connection_id, account_id, account_name, account_type, role, next_sync_at
         from google_accounts where org_id = $1 order by account_name, id",
        org
    )
    .lookup()
    .all(db)
    .await
}

/// Returns the account with an id at Google.
pub(crate) async fn account(on: impl Run, org: &OrgId, account: &str) -> Result<Option<AccountRow>> {
    query!(
        AccountRow,
        "select id, connection_id, account_id, account_name, account_type, role, next_sync_at
         from google_accounts where org_id = $1 and account_id = $2",
        org,
        account
    )
    .lookup()
    .find(on)
    .await
}

/// Stores an account as just listed.
pub(crate) async fn put_account(tx: &mut Tx, org: &OrgId, account: &AccountRow, now: Timestamp) -> Result<()> {
    query!(
        "insert into google_accounts
             (org_id, id, connection_id, account_id, account_name, account_type, role, next_sync_at, listed_at)
         values ($1, $2, $3, $4, $5, $6, $7,
             (select case when count(*) > 0 then cast($8 as bigint) end from google_locations
              where org_id = $1 and account_id = $4), $8)
         on conflict (org_id, account_id) do update
         set connection_id = excluded.connection_id, account_name = excluded.account_name,
             account_type = excluded.account_type, role = excluded.role, listed_at = excluded.listed_at",
        org,
        &account.id,
        &account.connection_id,
        &account.account_id,
        &account.account_name,
        &account.account_type,
        account.role.as_deref(),
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Removes the accounts of a connection that were not just listed.
pub(crate) async fn remove_missing(tx: &mut Tx, org: &OrgId, id: &ConnectionId, now: Timestamp) -> Result<()> {
    query!("delete from google_accounts where org_id = $1 and connection_id = $2 and listed_at < $3", org, id, now)
        .run(tx)
        .await
        .map(drop)
}

/// Sets the time of the next scheduled sync of an account.
pub(crate) async fn schedule(tx: &mut Tx, org: &OrgId, account: &str, at: Option<Timestamp>) -> Result<()> {
    query!("update google_accounts set next_sync_at = $3 where org_id = $1 and account_id = $2", org, account, at)
        .run(tx)
        .await
        .map(drop)
}

/// Returns at most `most` accounts of all organizations that are due for a sync and whose connection works.
pub(crate) async fn due_accounts(db: &Db, now: Timestamp, most: i64) -> Result<Vec<(OrgId, String)>> {
    query!(
        (OrgId, String),
        "select a.org_id, a.account_id from google_accounts a
         join google_connections c on c.org_id = a.org_id and c.id = a.connection_id
         where a.next_sync_at is not null and a.next_sync_at <= $1 and c.state = 'connected'
         order by a.next_sync_at limit $2",
        now,
        most
    )
    .all(db)
    .await
}

/// Returns the visible accounts of which an organization has locations.
pub(crate) async fn linked_accounts(on: impl Run, org: &OrgId) -> Result<Vec<String>> {
    let accounts = query!(
        (String,),
        "select account_id from google_accounts a where org_id = $1 and exists
             (select 1 from google_locations l where l.org_id = a.org_id and l.account_id = a.account_id)
         order by account_id",
        org
    );
    Ok(accounts.all(on).await?.into_iter().map(|(account,)| account).collect())
}
