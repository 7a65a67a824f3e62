//! Reports results of runs to the users who began them, to the users who see the locations, and to webhooks.

use ::events::Notified;
use db::Tx;
use jiff::Timestamp;
use locations::{Location, LocationEvent, LocationId, Noteworthy};
use notifications::{AffectedLocation, Audience};
use orgs::{OrgId, UserId};
use webhooks::WebhookEvent;

use crate::{
    events::{
        ChangesFound, FoundChange, ImportFinished, LocationUnverified, ProfileChanged, PublicationFinished,
        RatingDropped, RunFinished, SyncFinished,
    },
    queries::Run,
    rules::Change,
    types::ChangeId,
};

/// Link of a notification about many locations.
pub(super) const FAILED_LINK: &str = "/dashboard/locations?sync_failed=true";
/// Link of a notification about edits that are not published.
const UNPUBLISHED_LINK: &str = "/dashboard/locations?google=unpublished";
/// Link of a notification about a sync that ended before it listed any location.
const ACCOUNTS_LINK: &str = "/dashboard/settings/google";

/// Returns the link of a notification about one location.
pub(super) fn link_to(location: &LocationId) -> String {
    format!("/dashboard/locations?location={location}")
}

fn place(location: &Location) -> AffectedLocation<'_> {
    AffectedLocation { id: location.id.as_str(), labels: &location.labels.0 }
}

/// Notifies the user who requested a sync of many locations that it has ended, with a link to those that failed.
pub(super) async fn notify_finished(
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
    let notification = SyncFinished {
        run_id: run.id.to_string(),
        checked: updated + run.unchanged,
        updated,
        failed: run.failed,
        code: code.map(Into::into),
    };
    notifications::notify(tx, org, &notification, Audience::User(user), &link, now).await
}

/// Publishes the end of a publication, and notifies the user who requested it.
pub(super) async fn report_published(
    tx: &mut Tx,
    org: &OrgId,
    run: &Run,
    code: Option<&str>,
    now: Timestamp,
) -> db::Result<()> {
    // The locations that an ended run did not reach were not published.
    let failed = run.total.unwrap_or(run.done) - run.updated;
    let event =
        PublicationFinished { run_id: run.id.to_string(), published: run.updated, failed, code: code.map(Into::into) };
    webhooks::publish(&mut *tx, org, &WebhookEvent::of(&event)?, now).await?;
    let Some(user) = &run.user_id else { return Ok(()) };
    let link = if failed > 0 { UNPUBLISHED_LINK } else { "/dashboard/locations" };
    notifications::notify(tx, org, &event, Audience::User(user), link, now).await
}

/// Returns the event of a run whose list is complete or ended early; none when it created no location.
pub(super) fn imported(run: &Run) -> Vec<LocationEvent<'static>> {
    if run.created > 0 { vec![LocationEvent::Imported(run.created)] } else { Vec::new() }
}

/// Notifies the user who began an import that its list is complete, or ended early with `code`.
pub(super) async fn notify_imported(
    tx: &mut Tx,
    org: &OrgId,
    run: &Run,
    code: Option<&str>,
    now: Timestamp,
) -> db::Result<()> {
    let Some(user) = run.user_id.as_ref().filter(|_| run.kind == "import") else { return Ok(()) };
    let link = if code.is_some() || run.waiting > 0 {
        ACCOUNTS_LINK.into()
    } else if run.created + run.updated > 0 {
        format!("/dashboard/locations?changed_by={}", run.id)
    } else {
        "/dashboard/locations".into()
    };
    let notification = ImportFinished {
        run_id: run.id.to_string(),
        created: run.created,
        updated: run.updated,
        waiting: run.waiting,
        beyond_plan: run.beyond_plan,
        code: code.map(Into::into),
    };
    notifications::notify(tx, org, &notification, Audience::User(user), &link, now).await
}

/// Notifies the aspects of a location that became worse.
pub(super) async fn notify_noteworthy(
    tx: &mut Tx,
    org: &OrgId,
    before: &Location,
    after: &Location,
    now: Timestamp,
) -> db::Result<()> {
    for aspect in locations::noteworthy(before, after) {
        let (location_id, name) = (after.id.to_string(), after.details.name.clone());
        let link = link_to(&after.id);
        match aspect {
            Noteworthy::Unverified => {
                notify_about_one(tx, org, after, &LocationUnverified { location_id, name }, &link, now).await?;
            }
            Noteworthy::RatingDropped { from, to } => {
                let dropped = RatingDropped { location_id, name, from, to };
                notify_about_one(tx, org, after, &dropped, &link, now).await?;
            }
        }
    }
    Ok(())
}

/// Notifies the users who see a location.
async fn notify_about_one<E: Notified + Clone>(
    tx: &mut Tx,
    org: &OrgId,
    location: &Location,
    event: &E,
    link: &str,
    now: Timestamp,
) -> db::Result<()> {
    let notifications_of = |_: &UserId, _: &[usize]| vec![(event.clone(), link.to_owned())];
    notifications::notify_about(tx, org, &[place(location)], notifications_of, now).await
}

/// Returns the result of a run.
pub(super) fn finished(run: &Run) -> RunFinished {
    RunFinished {
        run_id: run.id.to_string(),
        kind: run.kind.clone(),
        created: run.created,
        updated: run.updated,
        unchanged: run.unchanged,
        failed: run.failed,
    }
}

/// Returns the webhook data of a field that changed at Google.
pub(super) fn found_change(location: &Location, (id, change): (&ChangeId, &Change)) -> FoundChange {
    FoundChange {
        id: id.to_string(),
        location_id: location.id.to_string(),
        name: location.details.name.clone(),
        field: change.field.as_str().into(),
        old: change.old.clone(),
        new: change.new.clone(),
    }
}

/// Publishes the changes of a page of locations in one webhook event.
pub(super) async fn publish_found_changes(
    tx: &mut Tx,
    org: &OrgId,
    changes: Vec<FoundChange>,
    now: Timestamp,
) -> db::Result<()> {
    if changes.is_empty() {
        return Ok(());
    }
    webhooks::publish(tx, org, &WebhookEvent::of(&ChangesFound { count: changes.len(), changes })?, now).await
}

/// Notifies a field that changed at Google.
pub(crate) async fn notify_changed(
    tx: &mut Tx,
    org: &OrgId,
    location: &Location,
    (id, change): (&ChangeId, &Change),
    now: Timestamp,
) -> db::Result<()> {
    let notification = ProfileChanged {
        change_id: id.to_string(),
        location_id: location.id.to_string(),
        name: location.details.name.clone(),
        field: change.field.as_str().into(),
        old: change.old.clone(),
        new: change.new.clone(),
    };
    let link = format!("/dashboard/locations?location={}&change={id}", location.id);
    notify_about_one(tx, org, location, &notification, &link, now).await
}
