//! Crises of locations, and the reviews that begin them.

use std::collections::HashSet;

use db::{Result, Run, Tx, query};
use jiff::Timestamp;
use locations::LocationId;
use orgs::{OrgId, UserId};

use super::reviews;
use crate::{
    rules::{BadReview, MAX_LOW},
    types::{CrisisEntryRow, CrisisId, CrisisRow, Row},
};

/// Maximum number of crises in a list.
const MAX_SHOWN: i64 = 100;
/// Maximum number of entries and of reviews of a crisis that are shown.
pub(crate) const MAX_PARTS: i64 = 200;

/// Statement that reads crises: `crises!("condition", arguments)`.
macro_rules! crises {
    ($tail:literal, $($argument:expr),+ $(,)?) => {
        query!(
            CrisisRow,
            "select id, location_id, reason, low, new_authors, mean, deviation, threshold, since, began_at, led_by,
                    ended_at, ended_by, report
             from review_crises where org_id = $1 " $tail,
            $($argument),+
        )
    };
}

/// Returns crises of these locations, `None` for all: open ones first, then the latest.
pub(crate) async fn crises(
    on: impl Run,
    org: &OrgId,
    locations: Option<Vec<String>>,
    open: Option<bool>,
) -> Result<Vec<CrisisRow>> {
    crises!(
        "and (cast($2 as boolean) or location_id = any($3))
         and (cast($4 as boolean) is null or (ended_at is null) = $4)
         order by case when ended_at is null then 0 else 1 end, began_at desc, id limit $5",
        org,
        locations.is_none(),
        locations.unwrap_or_default(),
        open,
        MAX_SHOWN
    )
    .all(on)
    .await
}

/// Returns a crisis.
pub(crate) async fn crisis(on: impl Run, org: &OrgId, id: &CrisisId) -> Result<Option<CrisisRow>> {
    crises!("and id = $2", org, id).find(on).await
}

/// Locks a crisis, and returns it.
pub(crate) async fn lock_crisis(tx: &mut Tx, org: &OrgId, id: &CrisisId) -> Result<Option<CrisisRow>> {
    crises!("and id = $2 for update", org, id).find(tx).await
}

/// Returns true while a crisis of a location is open.
pub(crate) async fn has_open_crisis(on: impl Run, org: &OrgId, location: &LocationId) -> Result<bool> {
    let open = query!(
        (String,),
        "select id from review_crises where org_id = $1 and location_id = $2 and ended_at is null",
        org,
        location
    );
    Ok(open.find(on).await?.is_some())
}

/// Returns the time at which the last crisis of a location ended.
pub(crate) async fn last_end(tx: &mut Tx, org: &OrgId, location: &LocationId) -> Result<Option<Timestamp>> {
    let last = query!(
        (Option<Timestamp>,),
        "select max(ended_at) as ended_at from review_crises where org_id = $1 and location_id = $2",
        org,
        location
    );
    Ok(last.one(tx).await?.0)
}

/// Adds a crisis, and returns false when one of its location is open.
pub(crate) async fn add_crisis(tx: &mut Tx, org: &OrgId, row: &CrisisRow) -> Result<bool> {
    let added = query!(
        "insert into review_crises (org_id, id, location_id, reason, low, new_authors, mean, deviation, threshold, since,
             began_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
         on conflict (org_id, location_id) where ended_at is null do nothing",
        org,
        &row.id,
        &row.location_id,
        row.reason,
        row.low,
        row.new_authors,
        row.mean,
        row.deviation,
        row.threshold,
        row.since,
        row.began_at
    );
    Ok(added.run(tx).await? > 0)
}

/// Writes lead, end and report of a locked crisis.
pub(crate) async fn put_crisis(tx: &mut Tx, org: &OrgId, row: &CrisisRow) -> Result<()> {
    query!(
        "update review_crises set led_by = $3, ended_at = $4, ended_by = $5, report = $6 where org_id = $1 and id = $2",
        org,
        &row.id,
        row.led_by.as_ref(),
        row.ended_at,
        row.ended_by.as_ref(),
        row.report.as_deref()
    )
    .run(tx)
    .await
    .map(drop)
}

/// Takes back the lead of open crises from a member.
pub(crate) async fn take_back_lead(tx: &mut Tx, org: &OrgId, user: &UserId) -> Result<()> {
    query!("update review_crises set led_by = null where org_id = $1 and led_by = $2 and ended_at is null", org, user)
        .run(tx)
        .await
        .map(drop)
}

/// Adds an entry to the time line of a crisis.
pub(crate) async fn add_crisis_entry(tx: &mut Tx, org: &OrgId, crisis: &CrisisId, row: &CrisisEntryRow) -> Result<()> {
    query!(
        "insert into review_crisis_entries (org_id, id, crisis_id, kind, written_at, written_by, led_by, text)
         values ($1, $2, $3, $4, $5, $6, $7, $8)",
        org,
        &row.id,
        crisis,
        row.kind,
        row.written_at,
        row.written_by.as_ref(),
        row.led_by.as_ref(),
        row.text.as_deref()
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns the latest entries of the time line of a crisis, the latest first.
pub(crate) async fn crisis_entries(
    on: impl Run,
    org: &OrgId,
    crisis: &CrisisId,
    limit: i64,
) -> Result<Vec<CrisisEntryRow>> {
    query!(
        CrisisEntryRow,
        "select id, kind, written_at, written_by, led_by, text from review_crisis_entries
         where org_id = $1 and crisis_id = $2 order by id desc limit $3",
        org,
        crisis,
        limit
    )
    .all(on)
    .await
}

/// Returns the reviews of one and two stars of a location in a period, the latest first.
pub(crate) async fn crisis_reviews(
    on: impl Run,
    org: &OrgId,
    location: &LocationId,
    (since, until): (Timestamp, Timestamp),
    limit: i64,
) -> Result<Vec<Row>> {
    reviews!(
        "and location_id = $2 and not is_hidden and rating_key > 0 and rating_key <= $3 and age_key < $4 and age_key >= $5
         order by age_key, rating_key, id limit $6",
        org,
        location,
        MAX_LOW,
        -since.as_millisecond(),
        -until.as_millisecond(),
        limit
    )
    .all(on)
    .await
}

/// Returns the reviews of one and two stars of a location since a time that are still at their source.
pub(crate) async fn bad_reviews_since(
    tx: &mut Tx,
    org: &OrgId,
    location: &LocationId,
    since: Timestamp,
) -> Result<Vec<BadReview>> {
    query!(
        BadReview,
        "select written_at, author, cast(text <> '' as boolean) as has_text from reviews
         where org_id = $1 and location_id = $2 and not is_hidden and rating_key > 0 and rating_key <= $3
           and age_key < $4 and state <> 'gone'",
        org,
        location,
        MAX_LOW,
        -since.as_millisecond()
    )
    .all(tx)
    .await
}

/// Returns those of these authors who reviewed a location before a time.
pub(crate) async fn known_authors(
    tx: &mut Tx,
    org: &OrgId,
    location: &LocationId,
    (authors, before): (Vec<String>, Timestamp),
) -> Result<HashSet<String>> {
    let rows = query!(
        (String,),
        "select distinct author from reviews
         where org_id = $1 and location_id = $2 and not is_hidden and author = any($3) and age_key >= $4",
        org,
        location,
        authors,
        -before.as_millisecond()
    );
    Ok(rows.all(tx).await?.into_iter().map(|(author,)| author).collect())
}
