//! Spikes of bad reviews: they begin a crisis of their location.

use api::Event;
use audit::{Act, Actor};
use db::{Result, Run, Tx};
use jiff::{SignedDuration, Timestamp};
use locations::{Location, LocationId};
use notifications::AffectedLocation;
use orgs::OrgId;
use webhooks::WebhookEvent;

use crate::{
    events::{CrisisBegan, ReviewsSpike},
    queries,
    rules::{BASELINE_DAYS, MAX_LOW, WINDOW, spike},
    types::{CrisisEntryKind, CrisisEntryRow, CrisisId, CrisisRow, Row, Spike},
};

/// Returns true while a crisis of a location is open: automatic replies and requests for reviews wait.
///
/// # Errors
/// When the database fails.
pub async fn has_open_crisis(on: impl Run, org: &OrgId, location: &LocationId) -> Result<bool> {
    queries::has_open_crisis(on, org, location).await
}

/// Returns true for a review that can be part of a spike.
pub(crate) fn may_spike(row: &Row, now: Timestamp) -> bool {
    row.rating.is_some_and(|tenths| tenths <= MAX_LOW) && now.duration_since(row.written_at) < WINDOW
}

/// Begins a crisis of a location if its bad reviews spike. Reviews before the end of its last crisis do not count.
pub(crate) async fn check_spike(tx: &mut Tx, org: &OrgId, location: &Location, now: Timestamp) -> Result<()> {
    if queries::has_open_crisis(&mut *tx, org, &location.id).await? {
        return Ok(());
    }
    let last_end = queries::last_end(tx, org, &location.id).await?;
    let since = last_end.map_or(now - WINDOW, |end| end.max(now - WINDOW));
    let baseline = now - WINDOW - SignedDuration::from_hours(24 * i64::from(BASELINE_DAYS));
    let reviews = queries::bad_reviews_since(tx, org, &location.id, baseline).await?;
    let authors = reviews.iter().filter(|review| review.written_at > since).map(|review| review.author.clone());
    let authors = authors.collect();
    let known = queries::known_authors(tx, org, &location.id, (authors, since)).await?;
    match spike(&reviews, &known, (since, now)) {
        Some(spike) => begin(tx, org, location, (spike, since), now).await,
        None => Ok(()),
    }
}

async fn begin(
    tx: &mut Tx,
    org: &OrgId,
    location: &Location,
    (spike, since): (Spike, Timestamp),
    now: Timestamp,
) -> Result<()> {
    let id = CrisisId::new(now);
    let Spike { reason, low, new_authors, mean, deviation, threshold } = spike;
    let row = CrisisRow {
        id: id.clone(),
        location_id: location.id.clone(),
        reason,
        low,
        new_authors,
        mean,
        deviation,
        threshold,
        since,
        began_at: now,
        led_by: None,
        ended_at: None,
        ended_by: None,
        report: None,
    };
    if !queries::add_crisis(tx, org, &row).await? {
        return Ok(());
    }
    queries::add_crisis_entry(tx, org, &id, &CrisisEntryRow::new(CrisisEntryKind::Began, None, now)).await?;
    let act = Act::new(CrisisBegan).on("review_crisis", &id).named(&location.details.name);
    act.with("reason", reason.as_str())
        .with("low", low)
        .record(tx, &Actor::job(None::<&str>).in_log_of(org), now)
        .await?;
    let event = || ReviewsSpike {
        crisis_id: id.to_string(),
        location_id: location.id.to_string(),
        name: location.details.name.clone(),
        reason: reason.as_str().to_owned(),
        low,
        new_authors,
    };
    let place = [AffectedLocation { id: location.id.as_str(), labels: &location.labels.0 }];
    let link = link(&id);
    notifications::notify_about(tx, org, &place, |_, _| vec![(event(), link.clone())], now).await?;
    webhooks::publish(tx, org, &WebhookEvent::of(&event())?, now).await?;
    Event::new(org, "reviews", None).announce(tx);
    Ok(())
}

/// Returns the path of a crisis in the dashboard.
pub(crate) fn link(id: &CrisisId) -> String {
    format!("/dashboard/reviews/crisis?crisis={id}")
}
