//! SQL queries for the portal.

use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;
use orgs::OrgId;

use crate::types::{LinkRow, PersonId, PersonRow};

/// Statement that reads people: `people!("rest of the statement", arguments)`.
macro_rules! people {
    ($tail:literal, $($argument:expr),+ $(,)?) => {
        query!(
            PersonRow,
            "select p.org_id, p.id, p.name, p.email, p.language, p.limits, p.is_paused, p.last_seen_at, p.created_at
             from portal_people p " $tail,
            $($argument),+
        )
    };
}

/// Returns the people of an organization, by name.
pub(crate) async fn list(on: impl Run, org: &OrgId) -> Result<Vec<PersonRow>> {
    people!("where p.org_id = $1 order by p.name, p.id limit 500", org).all(on).await
}

/// Returns a person.
pub(crate) async fn find(on: impl Run, org: &OrgId, id: &PersonId) -> Result<Option<PersonRow>> {
    people!("where p.org_id = $1 and p.id = $2", org, id).find(on).await
}

/// Returns the people with an address who may sign in: those of an organization and of its clients, or of all organizations.
/// Demos are left out, because a visitor without an account makes them.
pub(crate) async fn with_address(on: impl Run, email: &str, domain: Option<&OrgId>) -> Result<Vec<PersonRow>> {
    people!(
        "join orgs o on o.id = p.org_id
         where p.email = $1 and not p.is_paused and not o.is_demo
           and (cast($2 as text) is null or o.id = $2 or o.agency_id = $2)
         order by o.name, p.id limit 100",
        email,
        domain
    )
    .all(on)
    .await
}

/// Adds a person. Returns false when the organization has the address already.
pub(crate) async fn add(tx: &mut Tx, row: &PersonRow) -> Result<bool> {
    let added = query!(
        "insert into portal_people (org_id, id, name, email, language, limits, is_paused, last_seen_at, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing",
        &row.org_id,
        &row.id,
        &row.name,
        &row.email,
        row.language,
        row.limits.clone(),
        row.is_paused,
        row.last_seen_at,
        row.created_at
    );
    Ok(added.run(tx).await? > 0)
}

/// Writes a person. The address stays.
pub(crate) async fn put(tx: &mut Tx, row: &PersonRow) -> Result<()> {
    query!(
        "update portal_people set name = $3, language = $4, limits = $5, is_paused = $6 where org_id = $1 and id = $2",
        &row.org_id,
        &row.id,
        &row.name,
        row.language,
        row.limits.clone(),
        row.is_paused
    )
    .run(tx)
    .await
    .map(drop)
}

/// Removes a person.
pub(crate) async fn remove(tx: &mut Tx, org: &OrgId, id: &PersonId) -> Result<bool> {
    Ok(query!("delete from portal_people where org_id = $1 and id = $2", org, id).run(tx).await? > 0)
}

/// Notes that a person signed in.
pub(crate) async fn note_seen(tx: &mut Tx, org: &OrgId, id: &PersonId, now: Timestamp) -> Result<()> {
    query!("update portal_people set last_seen_at = $3 where org_id = $1 and id = $2", org, id, now)
        .run(tx)
        .await
        .map(drop)
}

/// Adds a link.
pub(crate) async fn add_link(tx: &mut Tx, row: &LinkRow, token_hash: &str) -> Result<()> {
    query!(
        "insert into portal_links (id, email, domain_org, token_hash, code_hash, browser_hash, attempts, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)",
        &row.id,
        &row.email,
        row.domain_org.as_ref(),
        token_hash,
        &row.code_hash,
        &row.browser_hash,
        row.attempts,
        row.expires_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns the link of a token.
pub(crate) async fn link(on: impl Run, token_hash: &str, now: Timestamp) -> Result<Option<LinkRow>> {
    query!(
        LinkRow,
        "select id, email, domain_org, code_hash, browser_hash, attempts, expires_at from portal_links
         where token_hash = $1 and expires_at > $2",
        token_hash,
        now
    )
    .find(on)
    .await
}

/// Counts an attempt to enter a code for the links that a browser asked for, and returns those with attempts left. They are
/// counted before the code is compared, so that attempts at the same moment count each.
pub(crate) async fn take_attempt(tx: &mut Tx, browser: &str, max: i64, now: Timestamp) -> Result<Vec<LinkRow>> {
    query!(
        LinkRow,
        "update portal_links set attempts = attempts + 1
         where browser_hash = $1 and expires_at > $2 and attempts < $3
         returning id, email, domain_org, code_hash, browser_hash, attempts, expires_at",
        browser,
        now,
        max
    )
    .all(tx)
    .await
}

/// Uses a link up. Returns false when another request has.
pub(crate) async fn take_link(tx: &mut Tx, id: &str) -> Result<bool> {
    Ok(query!("delete from portal_links where id = $1", id).run(tx).await? > 0)
}

/// Adds a session.
pub(crate) async fn add_session(
    tx: &mut Tx,
    hash: &str,
    (email, domain): (&str, Option<&OrgId>),
    (now, expires_at): (Timestamp, Timestamp),
) -> Result<()> {
    query!(
        "insert into portal_sessions (token_hash, email, domain_org, seen_at, expires_at) values ($1, $2, $3, $4, $5)",
        hash,
        email,
        domain,
        now,
        expires_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns address, organization of the domain, and time of the last use of a session.
pub(crate) async fn session(
    on: impl Run,
    hash: &str,
    (now, idle_since): (Timestamp, Timestamp),
) -> Result<Option<(String, Option<OrgId>, Timestamp)>> {
    query!(
        (String, Option<OrgId>, Timestamp),
        "select email, domain_org, seen_at from portal_sessions
         where token_hash = $1 and expires_at > $2 and seen_at > $3",
        hash,
        now,
        idle_since
    )
    .lookup()
    .find(on)
    .await
}

/// Notes that a session was used.
pub(crate) async fn touch_session(db: &Db, hash: &str, now: Timestamp) -> Result<()> {
    query!("update portal_sessions set seen_at = $2 where token_hash = $1", hash, now).run(db).await.map(drop)
}

/// Ends a session.
pub(crate) async fn end_session(db: &Db, hash: &str) -> Result<()> {
    query!("delete from portal_sessions where token_hash = $1", hash).run(db).await.map(drop)
}

/// Deletes links and sessions that are over, and sessions of addresses that no organization knows anymore.
pub(crate) async fn purge(db: &Db, now: Timestamp, idle_since: Timestamp) -> Result<()> {
    query!("delete from portal_links where expires_at <= $1", now).run(db).await?;
    query!(
        "delete from portal_sessions where expires_at <= $1 or seen_at <= $2
           or not exists (select 1 from portal_people p where p.org_id is not null and p.email = portal_sessions.email)",
        now,
        idle_since
    )
    .run(db)
    .await
    .map(drop)
}
