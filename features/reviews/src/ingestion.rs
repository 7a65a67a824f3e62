//! Writing what was read at a source: new reviews, changes, and what is missing.

use std::collections::HashMap;

use api::Event;
use db::{Result, Run, Tx};
use jiff::{SignedDuration, Timestamp};
use locations::{Location, LocationId};
use notifications::AffectedLocation;
use orgs::OrgId;
use webhooks::WebhookEvent;

use crate::{
    events::{LowReview, ReviewCreated, ReviewDeleted, ReviewUpdated},
    queries::{self, Changes},
    rules::{Merged, Missing, Totals, merge, missing, new_row},
    spikes,
    types::{FoundReview, Origin, ReportState, Review, ReviewId, Row, Source, SourceTotal, State},
};

/// Maximum age of a new review that webhooks and members are told of. A first reading brings years of them.
const NEWS: SignedDuration = SignedDuration::from_hours(7 * 24);
/// Minimum time between two complete readings of a source.
const READING_INTERVAL: SignedDuration = SignedDuration::from_hours(20);
/// Highest rating, times ten, of a review that members are alerted to.
const LOW: i64 = 24;

/// Result of writing a page of reviews.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// Number of reviews that were new.
    pub new: usize,
    /// Number of reviews that had changed.
    pub changed: usize,
    /// Number of reviews that were known as they are.
    pub unchanged: usize,
}

/// Writes reviews of `location` that were read at `source`, with totals, versions, webhooks and notifications.
///
/// # Errors
/// When the database fails. The transaction cannot be used after an error.
pub async fn put_found(
    tx: &mut Tx,
    org: &OrgId,
    location: &Location,
    source: Source,
    found: &[FoundReview],
    now: Timestamp,
) -> Result<Written> {
    let ids = found.iter().map(|of| of.external_id.clone()).collect();
    let known = queries::by_external_ids(tx, org, &location.id, source, ids).await?;
    let mut known: HashMap<String, Row> = known.into_iter().map(|row| (row.external_id.clone(), row)).collect();
    let (mut added, mut unchanged, mut totals) = (Vec::new(), Vec::new(), Totals::default());
    let (mut written, mut changes) = (Written::default(), Changes::default());
    for of in found {
        let Some(before) = known.remove(&of.external_id) else {
            if !added.iter().any(|row: &Row| row.external_id == of.external_id) {
                added.push(new_row(ReviewId::new(now), location.id.clone(), (source, Origin::Source), of, now));
            }
            continue;
        };
        let Merged { row: after, ended } = merge(&before, of, now);
        if is_same(&before, &after) {
            unchanged.push(before.id);
            continue;
        }
        totals = totals.and(Totals::of(&before).negative()).and(Totals::of(&after));
        changes.add(queries::put(tx, org, &after).await?);
        written.changed += 1;
        if let Some(event) = ended {
            queries::add_version(tx, org, &before, event, now).await?;
            let updated = ReviewUpdated { review: after.into() };
            webhooks::publish(tx, org, &WebhookEvent::of(&updated)?, now).await?;
        }
    }
    (written.new, written.unchanged) = (added.len(), unchanged.len());
    queries::saw(tx, org, &unchanged, now).await?;
    totals = added.iter().map(Totals::of).fold(totals, Totals::and);
    changes.add(queries::add(tx, org, &added).await?);
    queries::add_totals(tx, org, &location.id, source, totals).await?;
    let may_spike = added.iter().any(|row| spikes::may_spike(row, now));
    report_new(tx, org, location, added, now).await?;
    if may_spike {
        spikes::check_spike(tx, org, location, now).await?;
    }
    if written.new + written.changed > 0 {
        announce(tx, org, None);
    }
    changes.record(tx, org).await?;
    Ok(written)
}

/// Returns true when only the time of the last reading differs.
fn is_same(before: &Row, after: &Row) -> bool {
    Row { seen_at: before.seen_at, missing_since: None, ..after.clone() }
        == Row { missing_since: None, ..before.clone() }
}

/// Tells webhooks of reviews that are news, and members of those with one or two stars.
async fn report_new(tx: &mut Tx, org: &OrgId, location: &Location, added: Vec<Row>, now: Timestamp) -> Result<()> {
    let place = [AffectedLocation { id: location.id.as_str(), labels: &location.labels.0 }];
    for row in added.into_iter().filter(|row| now.duration_since(row.written_at) < NEWS) {
        if let Some(tenths) = row.rating.filter(|tenths| *tenths <= LOW) {
            let event = || LowReview {
                review_id: row.id.to_string(),
                location_id: location.id.to_string(),
                name: location.details.name.clone(),
                stars: (tenths + 5) / 10,
            };
            let link = format!("/dashboard/reviews?review={}", row.id);
            notifications::notify_about(tx, org, &place, |_, _| vec![(event(), link.clone())], now).await?;
        }
        let created = ReviewCreated { review: row.into() };
        webhooks::publish(tx, org, &WebhookEvent::of(&created)?, now).await?;
    }
    Ok(())
}

/// Ends a complete reading of a source that began at `began`. A review that was missing in two such readings, six hours
/// apart, is gone. A reading that brought fewer reviews than the source states proves nothing.
///
/// # Errors
/// When the database fails. The transaction cannot be used after an error.
pub async fn end_reading(
    tx: &mut Tx,
    org: &OrgId,
    location: &LocationId,
    source: Source,
    (began, total): (Timestamp, SourceTotal),
    now: Timestamp,
) -> Result<()> {
    queries::set_source_total(tx, org, location, source, total, now).await?;
    queries::set_swept(tx, org, location, source, now).await?;
    let unseen = queries::unseen(tx, org, location, source, began).await?;
    let shown = queries::of_source(&mut *tx, org, location, source).await?.map_or(0, |of| of.reviews);
    if unseen.is_empty() || shown - (unseen.len() as i64) < total.reviews {
        return Ok(());
    }
    let (mut noted, mut changes) = (Vec::new(), Changes::default());
    for before in unseen {
        match missing(before.missing_since, now) {
            Missing::Noted => noted.push(before.id),
            Missing::Waits => {}
            Missing::Gone => changes.add(remove(tx, org, before, now).await?),
        }
    }
    queries::mark_missing(tx, org, noted, now).await?;
    changes.record(tx, org).await
}

async fn remove(tx: &mut Tx, org: &OrgId, before: Row, now: Timestamp) -> Result<Changes> {
    queries::add_version(tx, org, &before, State::Gone, now).await?;
    let is_reported = before.report_state == Some(ReportState::Open);
    if is_reported {
        queries::close_report(tx, org, &before.id, (ReportState::Removed, None), now).await?;
    }
    let report_state = if is_reported { Some(ReportState::Removed) } else { before.report_state };
    let after = Row { state: State::Gone, report_state, ..before.clone() };
    let changes = queries::put(tx, org, &after).await?;
    let change = Totals::of(&before).negative().and(Totals::of(&after));
    queries::add_totals(tx, org, &before.location_id, before.source, change).await?;
    let deleted = ReviewDeleted { review: Review::from(after) };
    webhooks::publish(tx, org, &WebhookEvent::of(&deleted)?, now).await?;
    announce(tx, org, Some(&before.id));
    Ok(changes)
}

/// Returns true when it is time for the next complete reading of a source.
///
/// # Errors
/// When the database fails.
pub async fn is_due(on: impl Run, org: &OrgId, location: &LocationId, source: Source, now: Timestamp) -> Result<bool> {
    let state = queries::of_source(on, org, location, source).await?;
    let swept_at = state.and_then(|state| state.swept_at);
    Ok(swept_at.is_none_or(|at| now.duration_since(at) >= READING_INTERVAL))
}

/// Adds made-up reviews of a location and the total that the source states, without webhooks and notifications.
///
/// # Errors
/// When the database fails. The transaction cannot be used after an error.
pub async fn seed(
    tx: &mut Tx,
    org: &OrgId,
    location: &LocationId,
    source: Source,
    (found, total): (&[FoundReview], SourceTotal),
    now: Timestamp,
) -> Result<()> {
    let row = |of| new_row(ReviewId::new(now), location.clone(), (source, Origin::Source), of, now);
    let rows: Vec<Row> = found.iter().map(row).collect();
    let changes = queries::add(tx, org, &rows).await?;
    let totals = rows.iter().map(Totals::of).fold(Totals::default(), Totals::and);
    queries::add_totals(tx, org, location, source, totals).await?;
    queries::set_source_total(tx, org, location, source, total, now).await?;
    changes.record(tx, org).await
}

/// Tells the organization's open windows to reload the list, or one review.
pub(crate) fn announce(tx: &mut Tx, org: &OrgId, review: Option<&ReviewId>) {
    Event::new(org, "reviews", review.map(ReviewId::as_str)).announce(tx);
}
