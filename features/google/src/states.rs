//! Locations that changed at Google, and locations with edits that are not published.
//!
//! A profile stores the fields in which it differs from its location. A write of the location is noticed by the version
//! of the organization's locations, and a new value at Google clears the stored fields. Both are compared again before
//! the next answer.

use std::collections::{BTreeMap, HashMap, HashSet};

use db::Tx;
use futures::{FutureExt, future::BoxFuture};
use locations::{GoogleState, GoogleStates, Location};
use orgs::OrgId;

use crate::{
    edits,
    field::Field,
    google::Google,
    outbox::is_sendable,
    queries::{self, Link},
};

/// Maximum number of written locations that are compared one by one; after more of them, all are compared.
const MAX_CHANGES: i64 = 2_000;
/// Number of profiles per transaction.
const BATCH: i64 = 500;

impl GoogleStates for Google {
    fn in_state<'a>(&'a self, org: &'a OrgId, state: GoogleState) -> BoxFuture<'a, api::Result<Vec<String>>> {
        async move {
            match state {
                GoogleState::Changed => Ok(queries::changed_locations(&self.app().db, org).await?),
                GoogleState::Unpublished => unpublished(self, org).await,
            }
        }
        .boxed()
    }
}

/// Returns the ids of the locations with fields to publish.
pub(crate) async fn unpublished(google: &Google, org: &OrgId) -> api::Result<Vec<String>> {
    let db = &google.app().db;
    compare(google, org).await?;
    let differing = queries::differing(db, org).await?;
    if differing.is_empty() {
        return Ok(Vec::new());
    }
    let google_ids = differing.iter().map(|edit| edit.google_id.clone()).collect();
    let mut held_bits: HashMap<String, i64> = HashMap::new();
    for (google_id, field) in queries::held_fields(db, org, google_ids).await? {
        *held_bits.entry(google_id).or_default() |= field.bit();
    }
    let is_unpublished = |edit: &queries::LinkDifferences| {
        edit.fields & !held_bits.get(&edit.google_id).copied().unwrap_or_default() != 0
    };
    Ok(differing.into_iter().filter(is_unpublished).map(|edit| edit.location_id).collect())
}

/// Compares the locations and profiles that have changed since the last comparison.
pub(crate) async fn compare(google: &Google, org: &OrgId) -> api::Result<()> {
    let db = &google.app().db;
    if !queries::is_linked(db, org).await? {
        return Ok(());
    }
    // Read before the rows: a write in between is compared again next time.
    let version = locations::version(db, org).await?;
    if queries::compared_version(db, org).await? != Some(version) {
        let mut tx = db.begin().await?;
        let compared = queries::lock_comparison(&mut tx, org).await?;
        if compared < version {
            let changed = locations::changes(db, org, compared, MAX_CHANGES).await?;
            queries::uncompare(&mut tx, org, changed).await?;
            queries::set_compared(&mut tx, org, version).await?;
        }
        tx.commit().await?;
    }
    let mut is_compared = queries::is_compared(db, org).await?;
    while !is_compared {
        let mut tx = db.begin().await?;
        queries::lock_comparison(&mut tx, org).await?;
        let links = queries::to_compare(&mut tx, org, BATCH).await?;
        is_compared = (links.len() as i64) < BATCH;
        compare_batch(google, &mut tx, org, links).await?;
        tx.commit().await?;
    }
    Ok(())
}

async fn compare_batch(google: &Google, tx: &mut Tx, org: &OrgId, links: Vec<Link>) -> api::Result<()> {
    let ids = links.iter().map(|link| link.location_id.to_string()).collect();
    let locations = locations::by_ids(&google.app().db, org, ids).await?;
    let locations: HashMap<&str, &Location> =
        locations.iter().map(|location| (location.id.as_str(), location)).collect();
    let mut by_fields: BTreeMap<i64, Vec<String>> = BTreeMap::new();
    for link in links {
        let fields = locations.get(link.location_id.as_str()).map_or(0, |location| bits(&link, location));
        by_fields.entry(fields).or_default().push(link.google_id);
    }
    for (fields, google_ids) in by_fields {
        queries::put_differing(tx, org, google_ids, fields).await?;
    }
    Ok(())
}

/// Returns the bits of the fields that differ and can be sent to Google.
fn bits(link: &Link, location: &Location) -> i64 {
    let fields: HashSet<Field> = edits::differing(link, location).into_iter().map(|(field, ..)| field).collect();
    fields.into_iter().filter(|field| is_sendable(*field)).map(Field::bit).sum()
}
