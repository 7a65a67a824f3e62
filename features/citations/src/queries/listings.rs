//! SQL of listings.

use db::{Result, Run, Tx, query};
use jiff::Timestamp;
use locations::LocationId;
use orgs::OrgId;

use crate::types::{DirectoryId, ListingRow, ListingState};

/// Statement that reads whole listings: `listings!("condition", arguments)`.
macro_rules! listings {
    ($tail:literal, $($argument:expr),+ $(,)?) => {
        query!(
            ListingRow,
            "select id, location_id, directory_id, is_duplicate, state, score, url, source_id, found, fields, fingerprint,
                    decision, method, checked_at, failing_since, next_check_at
             from citation_listings where org_id = $1 and not is_hidden " $tail,
            $($argument),+
        )
    };
}

/// Returns the listings of a location, each main one before its duplicates.
pub(crate) async fn listings_of(on: impl Run, org: &OrgId, location: &LocationId) -> Result<Vec<ListingRow>> {
    listings!("and location_id = $2 order by directory_id, is_duplicate, id", org, location).all(on).await
}

/// Returns the listings of a location in a directory, the main one first.
pub(crate) async fn listings_together(
    on: impl Run,
    org: &OrgId,
    location: &LocationId,
    directory: &DirectoryId,
) -> Result<Vec<ListingRow>> {
    listings!("and location_id = $2 and directory_id = $3 order by is_duplicate, id", org, location, directory.as_str())
        .all(on)
        .await
}

/// State of a main listing in the matrix.
#[derive(Clone, Debug)]
pub(crate) struct CheckedListing {
    pub(crate) location_id: LocationId,
    pub(crate) directory_id: DirectoryId,
    pub(crate) state: ListingState,
    pub(crate) score: Option<f64>,
    pub(crate) fingerprint: String,
}

/// Returns the states of the main listings of locations.
pub(crate) async fn states_of(on: impl Run, org: &OrgId, locations: Vec<String>) -> Result<Vec<CheckedListing>> {
    query!(
        CheckedListing,
        "select location_id, directory_id, state, score, fingerprint from citation_listings
         where org_id = $1 and location_id = any($2) and not is_duplicate and not is_hidden",
        org,
        locations
    )
    .all(on)
    .await
}

/// Returns the locations with a main listing in a state.
pub(crate) async fn locations_in_state(on: impl Run, org: &OrgId, state: ListingState) -> Result<Vec<(LocationId,)>> {
    query!(
        (LocationId,),
        "select distinct location_id from citation_listings
         where org_id = $1 and state = $2 and not is_duplicate and not is_hidden",
        org,
        state
    )
    .all(on)
    .await
}

/// Counts the main listings in a state, of these locations; of all with `None`.
pub(crate) async fn count_in_state(
    on: impl Run,
    org: &OrgId,
    state: ListingState,
    locations: Option<Vec<String>>,
) -> Result<i64> {
    let count = query!(
        (i64,),
        "select count(*) from citation_listings
         where org_id = $1 and state = $2 and not is_duplicate and not is_hidden
           and (cast($3 as boolean) or location_id = any($4))",
        org,
        state,
        locations.is_none(),
        locations.unwrap_or_default()
    );
    Ok(count.find(on).await?.map_or(0, |(count,)| count))
}

/// Writes a listing.
pub(crate) async fn put_listing(tx: &mut Tx, org: &OrgId, row: &ListingRow) -> Result<()> {
    query!(
        "insert into citation_listings (org_id, id, location_id, directory_id, is_duplicate, state, score, url, found,
             fields, fingerprint, decision, method, checked_at, failing_since, next_check_at, source_id)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
         on conflict (org_id, id) do update set state = excluded.state, score = excluded.score, url = excluded.url,
             found = excluded.found, fields = excluded.fields, fingerprint = excluded.fingerprint,
             decision = excluded.decision, method = excluded.method, checked_at = excluded.checked_at,
             failing_since = excluded.failing_since, next_check_at = excluded.next_check_at,
             is_duplicate = excluded.is_duplicate, source_id = excluded.source_id, check_due_at = null,
             reminded_at = null",
        org,
        &row.id,
        &row.location_id,
        row.directory_id.as_str(),
        row.is_duplicate,
        row.state,
        row.score,
        row.url.as_deref(),
        row.found.clone(),
        row.fields.clone(),
        &row.fingerprint,
        row.decision,
        row.method,
        row.checked_at,
        row.failing_since,
        row.next_check_at,
        row.source_id.as_deref()
    )
    .run(tx)
    .await
    .map(drop)
}

/// Removes the listings in a directory, with their tasks and evidence.
pub(crate) async fn remove_listings_in(tx: &mut Tx, org: &OrgId, directory: &DirectoryId) -> Result<()> {
    let id = directory.as_str();
    query!("delete from citation_tasks where org_id = $1 and directory_id = $2", org, id).run(&mut *tx).await?;
    query!("delete from citation_evidence where org_id = $1 and directory_id = $2", org, id).run(&mut *tx).await?;
    query!("delete from citation_listings where org_id = $1 and directory_id = $2", org, id).run(tx).await.map(drop)
}

/// Hides the listings of deleted locations, or shows them again.
pub(crate) async fn hide_listings(tx: &mut Tx, org: &OrgId, ids: Vec<String>, is_hidden: bool) -> Result<()> {
    query!(
        "update citation_listings set is_hidden = $3 where org_id = $1 and location_id = any($2)",
        org,
        ids,
        is_hidden
    )
    .run(tx)
    .await
    .map(drop)
}

/// Moves the next check of a main listing forward.
pub(crate) async fn check_at(
    tx: &mut Tx,
    org: &OrgId,
    (location, directory): (&LocationId, &DirectoryId),
    at: Timestamp,
) -> Result<()> {
    query!(
        "update citation_listings set next_check_at = $4
         where org_id = $1 and location_id = $2 and directory_id = $3 and not is_duplicate
           and (next_check_at is null or next_check_at > $4)",
        org,
        location,
        directory.as_str(),
        at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns main listings whose check is due, at most `each` of an organization: the longest due of each organization
/// first, then the next of each, so that the backlog of one holds up no other.
pub(crate) async fn due_listings(
    on: impl Run,
    now: Timestamp,
    (each, limit): (i64, i64),
) -> Result<Vec<(OrgId, LocationId, DirectoryId)>> {
    query!(
        (OrgId, LocationId, DirectoryId),
        "select org_id, location_id, directory_id from (
           select org_id, location_id, directory_id, next_check_at,
             row_number() over (partition by org_id order by next_check_at, location_id, directory_id) as turn
           from citation_listings
           where next_check_at is not null and next_check_at <= $1 and not is_hidden and not is_duplicate
         ) as due
         where turn <= $2 order by turn, next_check_at, org_id limit $3",
        now,
        each,
        limit
    )
    .all(on)
    .await
}

/// Postpones the check of a main listing that is due.
pub(crate) async fn postpone_check(
    tx: &mut Tx,
    org: &OrgId,
    (location, directory): (&LocationId, &DirectoryId),
    until: Timestamp,
) -> Result<()> {
    query!(
        "update citation_listings set next_check_at = $4
         where org_id = $1 and location_id = $2 and directory_id = $3 and next_check_at < $4",
        org,
        location,
        directory.as_str(),
        until
    )
    .run(tx)
    .await
    .map(drop)
}

/// Ends the automatic checks of a listing, and asks people to check it since the time at which a check was due.
pub(crate) async fn ask_for_check(
    tx: &mut Tx,
    org: &OrgId,
    (location, directory): (&LocationId, &DirectoryId),
) -> Result<()> {
    query!(
        "update citation_listings set check_due_at = next_check_at, next_check_at = null, reminded_at = null
         where org_id = $1 and location_id = $2 and directory_id = $3 and not is_duplicate and next_check_at is not null",
        org,
        location,
        directory.as_str()
    )
    .run(tx)
    .await
    .map(drop)
}

/// Ends the checks of a listing of an organization whose plan has no citations.
pub(crate) async fn stop_checks(
    tx: &mut Tx,
    org: &OrgId,
    (location, directory): (&LocationId, &DirectoryId),
) -> Result<()> {
    query!(
        "update citation_listings set next_check_at = null where org_id = $1 and location_id = $2 and directory_id = $3",
        org,
        location,
        directory.as_str()
    )
    .run(tx)
    .await
    .map(drop)
}
