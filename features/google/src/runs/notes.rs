//! Says that something could not be brought in line, with the reason: in the locations, and to people.

use db::Tx;
use jiff::Timestamp;
use locations::{ActivityKind, Cause, Location, LocationId, Noteworthy, Source, SyncStatus, Writing};
use notifications::{Audience, Kind, Notice, Place};
use orgs::OrgId;
use webhooks::{FoundChange, Happening, Sync};

use crate::{
    google::announce,
    queries::{self, Link, Run},
    rules::Change,
    types::ChangeId,
};

/// As many locations people are told of one by one; of more in one notification, which counts them.
const MOST_TOLD: usize = 3;
/// Where a notification about many leads.
const FAILED_LINK: &str = "/dashboard/locations?sync_failed=true";
/// Where one leads about a sync that ended before it named any.
const ACCOUNTS_LINK: &str = "/dashboard/settings/google";

/// Where a notification about a location leads.
fn link_to(location: &LocationId) -> String {
    format!("/dashboard/locations?location={location}")
}

fn place(location: &Location) -> Place<'_> {
    Place { id: location.id.as_str(), labels: &location.labels.0 }
}

/// Notes that locations could not be brought in line by a run, and tells of those where it is new.
pub(crate) async fn note_failed(
    tx: &mut Tx,
    writing: &Writing,
    org: &OrgId,
    failed: &[(Link, &'static str)],
    run: &str,
    now: Timestamp,
) -> db::Result<()> {
    let ids = failed.iter().map(|(link, _)| link.location_id.to_string()).collect::<Vec<_>>();
    if ids.is_empty() {
        return Ok(());
    }
    let named = writing.lock_many(tx, ids.clone()).await?;
    writing.mark(tx, ids, SyncStatus::Error).await?;
    let mut new = Vec::new();
    for (link, code) in failed {
        queries::fail_link(&mut *tx, org, &link.google_id, code, run).await?;
        let is_new = link.error_code.as_deref() != Some(*code);
        new.extend(named.iter().find(|of| is_new && of.id == link.location_id).map(|location| (location, *code)));
    }
    let places: Vec<Place<'_>> = new.iter().map(|(location, _)| place(location)).collect();
    let notices = |seen: &[usize]| {
        let told = if seen.len() > MOST_TOLD { &seen[..1] } else { seen };
        let others = (seen.len() - told.len()) as i64;
        let notices = told.iter().map(|at| {
            let (location, code) = new[*at];
            let (location_id, name) = (location.id.to_string(), location.name.clone());
            let link = if others > 0 { FAILED_LINK.into() } else { link_to(&location.id) };
            (Notice::SyncFailed { location_id, name, reason: code.into(), others }, link)
        });
        notices.collect()
    };
    notifications::tell_of(tx, org, Kind::SyncFailed, &places, notices, now).await
}

/// Ends a run that failed; the locations that somebody named say so too.
pub(crate) async fn note_run_failed(
    tx: &mut Tx,
    org: &OrgId,
    run: &Run,
    code: &'static str,
    now: Timestamp,
) -> db::Result<()> {
    let writing = Writing::begin(tx, org, Cause::part(None, Source::Sync, &run.id), now).await?;
    let mut part = run.at.max(0);
    // Locations of parts that were listed wait for their details; those of later ones were not reached.
    let mut failed = queries::listed_by(&mut *tx, org, run.id.as_str()).await?;
    while run.scope != "scheduled"
        && let Some(ids) = queries::part(&mut *tx, org, &run.id, part).await?
    {
        failed.extend(queries::links(&mut *tx, org, ids).await?);
        part += 1;
    }
    let failed: Vec<(Link, &'static str)> = failed.into_iter().map(|link| (link, code)).collect();
    note_failed(tx, &writing, org, &failed, run.id.as_str(), now).await?;
    queries::end_run(&mut *tx, org, &run.id, Some(code), now).await?;
    tell_over(tx, org, &Run { failed: run.failed + failed.len() as i64, ..run.clone() }, Some(code), now).await?;
    let failed = Happening::SyncFailed { sync: sync(run), code: code.into() };
    webhooks::tell(tx, org, &failed, now).await?;
    if run.created > 0 && run.phase == "list" {
        tell_imported(tx, &writing, run).await?;
    }
    writing.finish(tx).await?;
    api::Event::new(org, "locations", None).announce(tx);
    announce(tx, org, Some(run.id.as_str()));
    Ok(())
}

/// Tells who asked for many locations to be brought in line that this is over, and leads to those that are not.
pub(super) async fn tell_over(
    tx: &mut Tx,
    org: &OrgId,
    run: &Run,
    code: Option<&str>,
    now: Timestamp,
) -> db::Result<()> {
    let Some(user) = run.user_id.as_ref().filter(|_| run.is_of_many()) else { return Ok(()) };
    let updated = run.created + run.updated;
    let link = if run.failed > 0 {
        FAILED_LINK.into()
    } else if code.is_some() {
        ACCOUNTS_LINK.into()
    } else if updated > 0 {
        format!("/dashboard/locations?changed_by={}", run.id)
    } else {
        "/dashboard/locations".into()
    };
    let notice = Notice::SyncFinished {
        run_id: run.id.to_string(),
        checked: updated + run.unchanged,
        updated,
        failed: run.failed,
        code: code.map(Into::into),
    };
    notifications::tell(tx, org, &notice, Audience::User(user), &link, now).await
}

/// Adds to what happened lately that locations came.
pub(super) async fn tell_imported(tx: &mut Tx, writing: &Writing, run: &Run) -> db::Result<()> {
    writing.tell(tx, ActivityKind::LocationsImported, None, Some(run.created)).await
}

/// Tells what has become worse about a location.
pub(super) async fn tell_noteworthy(
    tx: &mut Tx,
    org: &OrgId,
    before: &Location,
    after: &Location,
    now: Timestamp,
) -> db::Result<()> {
    for found in locations::noteworthy(before, after) {
        let (location_id, name) = (after.id.to_string(), after.name.clone());
        let notice = match found {
            Noteworthy::Unverified => Notice::LocationUnverified { location_id, name },
            Noteworthy::RatingDropped { from, to } => Notice::RatingDropped { location_id, name, from, to },
        };
        tell_of_one(tx, org, after, &notice, &link_to(&after.id), now).await?;
    }
    Ok(())
}

/// Tells those who see a location what happened to it.
async fn tell_of_one(
    tx: &mut Tx,
    org: &OrgId,
    location: &Location,
    notice: &Notice,
    link: &str,
    now: Timestamp,
) -> db::Result<()> {
    let notices = |_: &[usize]| vec![(notice.clone(), link.to_owned())];
    notifications::tell_of(tx, org, notice.kind(), &[place(location)], notices, now).await
}

/// What webhooks are told of a run.
pub(super) fn sync(run: &Run) -> Sync {
    Sync {
        run_id: run.id.to_string(),
        kind: run.kind.clone(),
        created: run.created,
        updated: run.updated,
        unchanged: run.unchanged,
        failed: run.failed,
    }
}

/// The same of a field that changed at Google.
pub(super) fn found_change(location: &Location, (id, change): (&ChangeId, &Change)) -> FoundChange {
    FoundChange {
        id: id.to_string(),
        location_id: location.id.to_string(),
        name: location.name.clone(),
        field: change.field.as_str().into(),
        old: change.old.clone(),
        new: change.new.clone(),
    }
}

/// Tells webhooks what a page of locations brought, all at once.
pub(super) async fn tell_found(tx: &mut Tx, org: &OrgId, changes: Vec<FoundChange>, now: Timestamp) -> db::Result<()> {
    if changes.is_empty() {
        return Ok(());
    }
    webhooks::tell(tx, org, &Happening::GoogleChangesFound { count: changes.len(), changes }, now).await
}

/// Tells that a field changed at Google.
pub(super) async fn tell_changed(
    tx: &mut Tx,
    org: &OrgId,
    location: &Location,
    (id, change): (&ChangeId, &Change),
    now: Timestamp,
) -> db::Result<()> {
    let notice = Notice::ProfileChanged {
        change_id: id.to_string(),
        location_id: location.id.to_string(),
        name: location.name.clone(),
        field: change.field.as_str().into(),
        old: change.old.clone(),
        new: change.new.clone(),
    };
    let link = format!("/dashboard/locations?location={}&change={id}", location.id);
    tell_of_one(tx, org, location, &notice, &link, now).await
}
