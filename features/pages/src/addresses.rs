//! Addresses of published pages: given once, followed when locations change, kept for good.

use std::collections::HashSet;

use api::App;
use db::{Result, Tx};
use jiff::Timestamp;
use locations::{Details, LocationId};
use orgs::OrgId;

use crate::{
    board::locations_of,
    pages::announce,
    queries::{self, Address},
    rules::paths::{is_numbered, numbered, path_of},
    types::{Language, SiteSettings},
};

/// Maximum changed locations that are looked at one by one.
const CHANGES: i64 = 512;
/// Maximum locations per query.
const BATCH: usize = 500;
/// Maximum pages with the same name in one street.
const MAX_NUMBER: usize = 10_000;

/// Gives pages whose location moved or was renamed their new address. The old ones lead there.
pub(crate) async fn follow(app: &App, org: &OrgId) -> api::Result<()> {
    let (db, now) = (&app.db, app.now());
    let mut tx = db.begin().await?;
    let Some(row) = queries::lock_site(&mut tx, org).await? else { return Ok(()) };
    let version = locations::version(db, org).await?;
    if row.followed >= version {
        return Ok(());
    }
    let settings: SiteSettings = serde_json::from_value(row.settings).map_err(api::Error::internal)?;
    let mut ids = queries::live_ids(&mut tx, org).await?;
    if row.followed >= 0
        && let Some(changed) = locations::changes(db, org, row.followed, CHANGES).await?
    {
        let changed: HashSet<String> = changed.into_iter().collect();
        ids.retain(|id| changed.contains(id));
    }
    let mut moved = Vec::new();
    for ids in ids.chunks(BATCH) {
        for place in locations_of(db, org, ids).await? {
            if settle(&mut tx, org, &settings, (&place.id, &place.details), now).await? {
                moved.push(place.id.to_string());
            }
        }
    }
    if !moved.is_empty() {
        let change = queries::raise_version(&mut tx, org).await?.unwrap_or_default();
        queries::touch_pages(&mut tx, org, moved, change).await?;
        announce(&mut tx, org, None);
    }
    queries::set_followed(&mut tx, org, version).await?;
    tx.commit().await?;
    Ok(())
}

/// Gives a page its address in each language of the site. Returns true when one is new.
pub(crate) async fn settle(
    tx: &mut Tx,
    org: &OrgId,
    settings: &SiteSettings,
    (id, details): (&LocationId, &Details),
    now: Timestamp,
) -> Result<bool> {
    let addresses = queries::addresses_of(&mut *tx, org, vec![id.to_string()]).await?;
    let mut is_new = false;
    for language in &settings.languages {
        let base = path_of(details, settings.levels, *language, settings.default_language);
        let mut own =
            addresses.iter().filter(|address| address.language == *language && is_numbered(&address.path, &base));
        if own.clone().any(|address| address.is_current) {
            continue;
        }
        let address = match own.next() {
            Some(address) => address.clone(),
            None => added(tx, org, (id, *language), &base, now).await?,
        };
        queries::make_current(tx, org, &address).await?;
        is_new = true;
    }
    Ok(is_new)
}

/// Adds the first address that no page has or had.
async fn added(
    tx: &mut Tx,
    org: &OrgId,
    (id, language): (&LocationId, Language),
    base: &str,
    now: Timestamp,
) -> Result<Address> {
    let mut address = Address { path: base.to_owned(), location_id: id.clone(), language, is_current: true };
    for number in 1..MAX_NUMBER {
        address.path = numbered(base, number);
        if queries::add_address(tx, org, &address, now).await? {
            break;
        }
    }
    Ok(address)
}
