//! Records and notifies failures to sync locations.

use std::collections::{BTreeMap, HashMap};

use db::Tx;
use jiff::Timestamp;
use locations::{Location, LocationId, LocationWriter, SyncStatus};
use notifications::AffectedLocation;
use orgs::{OrgId, UserId};
use webhooks::WebhookEvent;

use super::notes;
use crate::{
    events::{RunFailed, SyncFailed},
    google::announce,
    queries::{self, Link, Run},
};

/// Maximum number of locations with separate notifications; more are counted in one notification.
const MAX_SEPARATE_NOTIFICATIONS: usize = 3;
/// Batch size for marking the locations that a failed run leaves behind.
const FAILURE_BATCH: i64 = 500;

/// Location that could not be synced, with the fields that its notification needs.
struct FailedLocation {
    id: LocationId,
    name: String,
    labels: Vec<String>,
    code: &'static str,
}

/// Records the locations that a run could not sync, and notifies new failures.
pub(super) async fn note_failed(
    writer: &mut LocationWriter,
    org: &OrgId,
    failed: &[(Link, &'static str)],
    run: &str,
) -> db::Result<()> {
    let new = mark_failed(writer, org, failed, run).await?;
    let now = writer.now();
    notify_failed(writer.tx(), org, &new, now).await
}

/// Records failures in locations and links. Returns the new ones.
async fn mark_failed(
    writer: &mut LocationWriter,
    org: &OrgId,
    failed: &[(Link, &'static str)],
    run: &str,
) -> db::Result<Vec<FailedLocation>> {
    let ids = failed.iter().map(|(link, _)| link.location_id.to_string()).collect::<Vec<_>>();
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let locked = writer.lock_many(ids.clone()).await?;
    writer.mark(ids, SyncStatus::Error).await?;
    let mut by_code: BTreeMap<&'static str, Vec<String>> = BTreeMap::new();
    for (link, code) in failed {
        by_code.entry(code).or_default().push(link.google_id.clone());
    }
    for (code, google_ids) in by_code {
        queries::fail_links(writer.tx(), org, google_ids, code, run).await?;
    }
    let locked: HashMap<&LocationId, &Location> = locked.iter().map(|location| (&location.id, location)).collect();
    let is_new = failed.iter().filter(|(link, code)| link.error_code.as_deref() != Some(*code));
    let new = is_new.filter_map(|(link, code)| {
        let location = locked.get(&link.location_id)?;
        Some(FailedLocation {
            id: location.id.clone(),
            name: location.details.name.clone(),
            labels: location.labels.0.clone(),
            code,
        })
    });
    Ok(new.collect())
}

/// Notifies the users who see these locations: one notification each for a few, one in all for more.
async fn notify_failed(tx: &mut Tx, org: &OrgId, new: &[FailedLocation], now: Timestamp) -> db::Result<()> {
    let places: Vec<AffectedLocation<'_>> =
        new.iter().map(|failure| AffectedLocation { id: failure.id.as_str(), labels: &failure.labels }).collect();
    let notifications_of = |_: &UserId, visible: &[usize]| {
        let notified = if visible.len() > MAX_SEPARATE_NOTIFICATIONS { &visible[..1] } else { visible };
        let others = (visible.len() - notified.len()) as i64;
        let notifications_of = notified.iter().map(|at| {
            let failure = &new[*at];
            let link = if others > 0 { notes::FAILED_LINK.into() } else { notes::link_to(&failure.id) };
            let (location_id, name) = (failure.id.to_string(), failure.name.clone());
            (SyncFailed { location_id, name, reason: failure.code.into(), others }, link)
        });
        notifications_of.collect()
    };
    notifications::notify_about(tx, org, &places, notifications_of, now).await
}

/// Ends a failed run, and marks the locations that it leaves behind as failed.
pub(super) async fn note_run_failed(
    writer: &mut LocationWriter,
    org: &OrgId,
    run: &Run,
    code: &'static str,
) -> db::Result<()> {
    let now = writer.now();
    let (count, new) = mark_rest(writer, org, run, code).await?;
    let tx = writer.tx();
    notify_failed(tx, org, &new, now).await?;
    queries::end_run(&mut *tx, org, &run.id, Some(code), now).await?;
    notes::notify_finished(tx, org, &Run { failed: run.failed + count, ..run.clone() }, Some(code), now).await?;
    let failed = RunFailed { run: notes::finished(run), code: code.into() };
    webhooks::publish(tx, org, &WebhookEvent::of(&failed)?, now).await?;
    if run.phase == "list" {
        notes::notify_imported(tx, org, run, Some(code), now).await?;
    }
    announce(tx, org, Some(run.id.as_str()));
    Ok(())
}

/// Marks all locations that a failed run leaves behind, in batches. Returns their number, and the new failures.
async fn mark_rest(
    writer: &mut LocationWriter,
    org: &OrgId,
    run: &Run,
    code: &'static str,
) -> db::Result<(i64, Vec<FailedLocation>)> {
    let id = run.id.as_str();
    let with_code = |links: Vec<Link>| links.into_iter().map(|link| (link, code)).collect::<Vec<_>>();
    let (mut count, mut new) = (0, Vec::new());
    // Locations of listed parts wait for their details; those of later parts were not reached.
    let mut after = String::new();
    loop {
        let links = queries::to_detail(writer.tx(), org, id, &after, FAILURE_BATCH).await?;
        let Some(last) = links.last() else { break };
        after.clone_from(&last.google_id);
        count += links.len() as i64;
        new.extend(mark_failed(writer, org, &with_code(links), id).await?);
    }
    let mut part = run.at.max(0);
    while run.scope != "scheduled"
        && let Some(ids) = queries::part(writer.tx(), org, &run.id, part).await?
    {
        let links = queries::links(writer.tx(), org, ids).await?;
        count += links.len() as i64;
        new.extend(mark_failed(writer, org, &with_code(links), id).await?);
        part += 1;
    }
    Ok((count, new))
}
