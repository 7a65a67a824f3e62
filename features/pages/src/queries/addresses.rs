//! SQL of the addresses of pages.

use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;
use locations::LocationId;
use orgs::OrgId;

use crate::types::Language;

/// Address of a page, current or former.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Address {
    pub(crate) path: String,
    pub(crate) location_id: LocationId,
    pub(crate) language: Language,
    pub(crate) is_current: bool,
}

/// Returns an address.
pub(crate) async fn address_at(on: impl Run, org: &OrgId, path: &str) -> Result<Option<Address>> {
    query!(
        Address,
        "select path, location_id, language, is_current from page_addresses where org_id = $1 and path = $2",
        org,
        path
    )
    .lookup()
    .find(on)
    .await
}

/// Returns the addresses of these locations, the oldest first.
pub(crate) async fn addresses_of(on: impl Run, org: &OrgId, locations: Vec<String>) -> Result<Vec<Address>> {
    query!(
        Address,
        "select path, location_id, language, is_current from page_addresses
         where org_id = $1 and location_id = any($2) order by created_at, path",
        org,
        locations
    )
    .all(on)
    .await
}

/// Returns all current addresses.
pub(crate) async fn addresses_of_org(db: &Db, org: &OrgId) -> Result<Vec<Address>> {
    query!(
        Address,
        "select path, location_id, language, is_current from page_addresses where org_id = $1 and is_current",
        org
    )
    .all(db)
    .await
}

/// Returns true when an address, current or former, is below a path. `from` and `to` enclose the addresses below it.
pub(crate) async fn addresses_below(on: impl Run, org: &OrgId, from: &str, to: &str) -> Result<bool> {
    let addresses = query!(
        (String,),
        "select path from page_addresses where org_id = $1 and path > $2 and path < $3 order by path limit 1",
        org,
        from,
        to
    );
    Ok(addresses.lookup().find(on).await?.is_some())
}

/// Adds an address. Returns false when it belongs to a page already.
pub(crate) async fn add_address(tx: &mut Tx, org: &OrgId, address: &Address, now: Timestamp) -> Result<bool> {
    let added = query!(
        "insert into page_addresses (org_id, path, location_id, language, is_current, created_at)
         values ($1, $2, $3, $4, false, $5) on conflict (org_id, path) do nothing",
        org,
        &address.path,
        &address.location_id,
        address.language,
        now
    );
    Ok(added.run(tx).await? > 0)
}

/// Makes one of its addresses the current one of a page in a language.
pub(crate) async fn make_current(tx: &mut Tx, org: &OrgId, address: &Address) -> Result<()> {
    query!(
        "update page_addresses set is_current = (path = $4) where org_id = $1 and location_id = $2 and language = $3",
        org,
        &address.location_id,
        address.language,
        &address.path
    )
    .run(tx)
    .await
    .map(drop)
}
