//! SQL queries for domains.

use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;
use orgs::OrgId;

use crate::types::{DomainId, DomainKind, DomainRow, State};

/// Statement that reads domains: `domains!("condition", arguments)`.
macro_rules! domains {
    ($tail:literal, $($argument:expr),+ $(,)?) => {
        query!(
            DomainRow,
            "select org_id, id, kind, name, state, state_at, proof, found, checked_at, next_check_at, watched_at,
                 takes_over_at, created_at
             from domains where " $tail,
            $($argument),+
        )
    };
}

/// Returns the domains of an organization, the oldest first, at most `limit`.
pub(crate) async fn list(on: impl Run, org: &OrgId, limit: i64) -> Result<Vec<DomainRow>> {
    domains!("org_id = $1 order by id limit $2", org, limit).all(on).await
}

/// Returns a domain of an organization.
pub(crate) async fn find(on: impl Run, org: &OrgId, id: &DomainId) -> Result<Option<DomainRow>> {
    domains!("org_id = $1 and id = $2", org, id).find(on).await
}

/// Returns a domain of an organization, locked until the transaction ends.
pub(crate) async fn lock(tx: &mut Tx, org: &OrgId, id: &DomainId) -> Result<Option<DomainRow>> {
    domains!("org_id = $1 and id = $2 for update", org, id).find(tx).await
}

/// Returns the domain in use with a name, of any organization, locked until the transaction ends.
pub(crate) async fn lock_in_use(tx: &mut Tx, name: &str, kind: DomainKind) -> Result<Option<DomainRow>> {
    let is_sso = kind == DomainKind::Sso;
    domains!("name = $1 and (kind = 'sso') = $2 and state in ('active', 'failing') for update", name, is_sso)
        .find(tx)
        .await
}

/// Returns the organization that has a domain in use for single sign-on.
pub(crate) async fn claimant(on: impl Run, name: &str) -> Result<Option<OrgId>> {
    let row = query!(
        (OrgId,),
        "select org_id from domains where name = $1 and kind = 'sso' and state in ('active', 'failing')",
        name
    );
    Ok(row.find(on).await?.map(|(org,)| org))
}

/// Returns the domains that an organization has in use for single sign-on.
pub(crate) async fn claimed_by(on: impl Run, org: &OrgId) -> Result<Vec<String>> {
    let row = query!(
        (String,),
        "select name from domains where org_id = $1 and kind = 'sso' and state in ('active', 'failing') order by name",
        org
    );
    Ok(row.all(on).await?.into_iter().map(|(name,)| name).collect())
}

/// Returns the domains that are served, the oldest first.
pub(crate) async fn serving(db: &Db) -> Result<Vec<(String, DomainKind, OrgId)>> {
    query!(
        (String, DomainKind, OrgId),
        "select name, kind, org_id from domains
         where state in ('active', 'failing') and kind <> 'sso' order by created_at, id"
    )
    .all(db)
    .await
}

/// Returns domains whose check is due: the first of each organization, then the second of each, so that one with many does not
/// hold up the others.
pub(crate) async fn due(db: &Db, now: Timestamp, limit: i64) -> Result<Vec<(OrgId, DomainId)>> {
    query!(
        (OrgId, DomainId),
        "select org_id, id from
           (select org_id, id, next_check_at,
              row_number() over (partition by org_id order by next_check_at, id) as turn
            from domains where next_check_at <= $1) waiting
         order by turn, next_check_at, id limit $2",
        now,
        limit
    )
    .all(db)
    .await
}

/// Adds a claim. Returns false when the organization has it already.
pub(crate) async fn add(tx: &mut Tx, row: &DomainRow) -> Result<bool> {
    let added = query!(
        "insert into domains (org_id, id, kind, name, state, state_at, proof, found, checked_at, next_check_at,
             watched_at, takes_over_at, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict do nothing",
        &row.org_id,
        &row.id,
        row.kind,
        &row.name,
        row.state,
        row.state_at,
        &row.proof,
        row.found.clone(),
        row.checked_at,
        row.next_check_at,
        row.watched_at,
        row.takes_over_at,
        row.created_at
    );
    Ok(added.run(tx).await? > 0)
}

/// Writes the result of a check.
pub(crate) async fn put(tx: &mut Tx, row: &DomainRow) -> Result<()> {
    query!(
        "update domains set state = $3, state_at = $4, found = $5, checked_at = $6, next_check_at = $7, watched_at = $8,
             takes_over_at = $9
         where org_id = $1 and id = $2",
        &row.org_id,
        &row.id,
        row.state,
        row.state_at,
        row.found.clone(),
        row.checked_at,
        row.next_check_at,
        row.watched_at,
        row.takes_over_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Takes a domain out of use.
pub(crate) async fn release(tx: &mut Tx, org: &OrgId, id: &DomainId, now: Timestamp) -> Result<()> {
    query!(
        "update domains set state = $3, state_at = $4, next_check_at = null, takes_over_at = null
         where org_id = $1 and id = $2",
        org,
        id,
        State::Released,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Removes a domain.
pub(crate) async fn remove(tx: &mut Tx, org: &OrgId, id: &DomainId) -> Result<bool> {
    Ok(query!("delete from domains where org_id = $1 and id = $2", org, id).run(tx).await? > 0)
}
