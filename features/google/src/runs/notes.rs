//! Says what runs come to: to who began them, to those who see the locations, to webhooks.

use db::Tx;
use jiff::Timestamp;
use locations::{ActivityKind, Location, LocationId, Noteworthy, Writing};
use notifications::{Audience, Notice, Place};
use orgs::OrgId;
use webhooks::{FoundChange, Happening, Sync};

use crate::{queries::Run, rules::Change, types::ChangeId};

/// Where a notification about many leads.
pub(super) const FAILED_LINK: &str = "/dashboard/locations?sync_failed=true";
/// Where one leads about a sync that ended before it named any.
const ACCOUNTS_LINK: &str = "/dashboard/settings/google";

/// Where a notification about a location leads.
pub(super) fn link_to(location: &LocationId) -> String {
    format!("/dashboard/locations?location={location}")
}

fn place(location: &Location) -> Place<'_> {
    Place { id: location.id.as_str(), labels: &location.labels.0 }
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

/// Tells that the list of a run is through, or ended before with a code: what happened lately, and who began an import.
pub(super) async fn tell_imported(
    tx: &mut Tx,
    (writing, org): (&Writing, &OrgId),
    run: &Run,
    code: Option<&str>,
    now: Timestamp,
) -> db::Result<()> {
    if run.created > 0 {
        writing.tell(tx, ActivityKind::LocationsImported, None, Some(run.created)).await?;
    }
    let Some(user) = run.user_id.as_ref().filter(|_| run.kind == "import") else { return Ok(()) };
    let link = if code.is_some() || run.waiting > 0 {
        ACCOUNTS_LINK.into()
    } else if run.created + run.updated > 0 {
        format!("/dashboard/locations?changed_by={}", run.id)
    } else {
        "/dashboard/locations".into()
    };
    let notice = Notice::GoogleImportFinished {
        run_id: run.id.to_string(),
        created: run.created,
        updated: run.updated,
        waiting: run.waiting,
        beyond_plan: run.beyond_plan,
        code: code.map(Into::into),
    };
    notifications::tell(tx, org, &notice, Audience::User(user), &link, now).await
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
