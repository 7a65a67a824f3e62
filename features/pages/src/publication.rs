//! Publishes pages and takes them back.

use std::collections::HashMap;

use api::{App, Error, Kind};
use audit::{Act, Actor};
use db::Tx;
use jiff::Timestamp;
use locations::{Location, LocationId};
use orgs::UserId;
use serde_json::json;
use webhooks::WebhookEvent;

use crate::{
    addresses,
    board::{Board, locations_of},
    contents::{draft, read, stored},
    events::{PagePublished, PageUnpublished, Published as PublishedEvent, Unpublished as UnpublishedEvent},
    measures,
    pages::announce,
    plan_room::room,
    queries::{self, VersionRow},
    types::{PageState, VersionId},
};

/// Versions of a page that are kept.
pub(crate) const MAX_VERSIONS: i64 = 20;

/// Publisher.
pub(crate) struct Publisher<'a> {
    pub(crate) actor: &'a Actor,
    /// `None` for the program.
    pub(crate) user: Option<&'a UserId>,
}

/// Pages that were published, and those that were not with the reason.
#[derive(Debug, Default)]
pub(crate) struct Outcome {
    pub(crate) done: Vec<LocationId>,
    pub(crate) refused: Vec<(&'static str, LocationId)>,
}

/// Returns 409 `plan_limit`.
pub(crate) fn plan_limit(limit: Option<i64>) -> Error {
    let detail = "Your plan includes no more landing pages. Nothing was published. \
                  Take another page offline, or change your plan in Settings > Plan.";
    Error::new(Kind::Conflict, "plan_limit", detail).with_params(json!({ "max": limit }))
}

/// Returns 409 `no_site`.
pub(crate) fn no_site() -> Error {
    Error::new(Kind::Conflict, "no_site", "Create the site first.")
}

/// Publishes the drafts of these locations, a few hundred at most, in one transaction.
pub(crate) async fn publish(app: &App, board: &Board, ids: &[LocationId], by: &Publisher<'_>) -> api::Result<Outcome> {
    let (org, now) = (&board.org, app.now());
    let standing = orgs::plans::standing(&app.db, &app.site, org, now).await?;
    // After the end of a plan, published pages can still be edited.
    if standing.state != orgs::plans::PlanState::Over {
        standing.check(orgs::plans::Feature::Pages)?;
    }
    let named: Vec<String> = ids.iter().map(ToString::to_string).collect();
    let places: HashMap<LocationId, Location> =
        locations_of(&app.db, org, &named).await?.into_iter().map(|place| (place.id.clone(), place)).collect();
    let mut tx = app.db.begin().await?;
    let Some(change) = queries::raise_version(&mut tx, org).await? else { return Err(no_site()) };
    if app.site.has_plan_limits {
        orgs::plans::lock_pool(&mut tx, org).await?;
    }
    let mut room = room(app, &mut tx, org).await?;
    let mut outcome = Outcome::default();
    for id in ids {
        let Some(place) = places.get(id) else {
            outcome.refused.push(("not_found", id.clone()));
            continue;
        };
        let page = queries::find_page(&mut tx, org, id).await?;
        let is_live = page.is_some_and(|page| page.state == PageState::Live);
        if !is_live && !room.has_room() {
            outcome.refused.push(("plan_limit", id.clone()));
            continue;
        }
        room.used += i64::from(!is_live);
        publish_one(&mut tx, board, place, by, (change, now)).await?;
        outcome.done.push(id.clone());
    }
    if !outcome.done.is_empty() {
        announce(&mut tx, org, None);
        tx.commit().await?;
    }
    Ok(outcome)
}

/// Publishes the draft of one page.
pub(crate) async fn publish_one(
    tx: &mut Tx,
    board: &Board,
    place: &Location,
    by: &Publisher<'_>,
    (change, now): (i64, Timestamp),
) -> api::Result<()> {
    let (org, id) = (&board.org, &place.id);
    let content = draft(&mut *tx, org, id).await?;
    let json = stored(&content)?;
    // A location for which nothing was prepared gets its row first.
    queries::put_draft(tx, org, id, json.clone(), (change, now)).await?;
    queries::put_published(tx, org, id, json.clone(), (change, now)).await?;
    let latest = queries::versions_of(&mut *tx, org, id, 1).await?;
    if latest.first().map(|version| read(version.content.clone())).transpose()?.as_ref() != Some(&content) {
        let version =
            VersionRow { id: VersionId::new(now), content: json, created_by: by.user.cloned(), created_at: now };
        queries::add_version(tx, org, id, &version).await?;
        queries::prune_versions(tx, org, id, MAX_VERSIONS).await?;
    }
    let location = (id, &place.details);
    measures::put(tx, org, location, &content, (&board.settings, &board.names)).await?;
    addresses::settle(tx, org, &board.settings, location, now).await?;
    Act::new(PagePublished).on("location", id).named(&place.details.name).record(tx, by.actor, now).await?;
    let event = PublishedEvent { location_id: id.to_string(), name: place.details.name.clone() };
    webhooks::publish(tx, org, &WebhookEvent::of(&event)?, now).await?;
    Ok(())
}

/// Takes a page offline: it becomes a draft again, or closed.
pub(crate) async fn take_back(
    tx: &mut Tx,
    board: &Board,
    place: &Location,
    (to, actor): (PageState, &Actor),
    (change, now): (i64, Timestamp),
) -> api::Result<()> {
    let (org, id) = (&board.org, &place.id);
    queries::set_state(tx, org, id, to, (change, now)).await?;
    let content = draft(&mut *tx, org, id).await?;
    measures::put(tx, org, (id, &place.details), &content, (&board.settings, &board.names)).await?;
    let act = Act::new(PageUnpublished).on("location", id).named(&place.details.name);
    act.with("state", to.as_str()).record(tx, actor, now).await?;
    let event = UnpublishedEvent {
        location_id: id.to_string(),
        name: place.details.name.clone(),
        is_closed: to == PageState::Closed,
    };
    webhooks::publish(tx, org, &WebhookEvent::of(&event)?, now).await?;
    announce(tx, org, Some(id.as_str()));
    Ok(())
}
