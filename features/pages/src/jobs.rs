//! Background jobs: addresses follow locations also without visits, and plans are kept.

use api::App;
use audit::Actor;
use jiff::SignedDuration;
use jobs::{Failure, Job, Registry, Running};
use orgs::{OrgId, plans::PlanState};

use crate::{
    addresses, current, pages::Pages, plan_room::allowance, publication::take_back, queries, types::PageState,
};

/// Interval at which addresses follow locations without visits.
const FOLLOW_INTERVAL: SignedDuration = SignedDuration::from_mins(1);
/// Interval at which plans are looked at.
const PLAN_INTERVAL: SignedDuration = SignedDuration::from_hours(1);
/// Sites per query.
const BATCH: i64 = 500;

/// Returns the handlers of this feature's jobs.
pub fn jobs(app: &App, pages: &Pages) -> Registry {
    Registry::new()
        .every(FOLLOW_INTERVAL, FollowLocations { app: app.clone() })
        .every(PLAN_INTERVAL, KeepPlans { app: app.clone(), pages: pages.clone() })
}

/// Gives pages their new addresses, so that two moves in a row both leave theirs.
struct FollowLocations {
    app: App,
}

impl Job for FollowLocations {
    const KIND: &'static str = "follow_locations_of_pages";

    async fn run(&self, _: Running) -> Result<(), Failure> {
        for (org, followed) in sites(&self.app).await? {
            if locations::version(&self.app.db, &org).await? > followed {
                addresses::follow(&self.app, &org).await?;
            }
        }
        Ok(())
    }
}

/// Takes the newest pages offline that a smaller plan does not include. After the end of a plan, pages stay.
struct KeepPlans {
    app: App,
    pages: Pages,
}

impl Job for KeepPlans {
    const KIND: &'static str = "keep_plans_of_pages";

    async fn run(&self, _: Running) -> Result<(), Failure> {
        if !self.app.site.has_plan_limits {
            return Ok(());
        }
        for (org, _) in sites(&self.app).await? {
            keep_plan(&self.app, &self.pages, &org).await?;
        }
        Ok(())
    }
}

/// Returns all sites, with the version of the locations that their addresses follow.
async fn sites(app: &App) -> api::Result<Vec<(OrgId, i64)>> {
    let mut sites: Vec<(OrgId, i64)> = Vec::new();
    loop {
        let after = sites.last().map(|(org, _)| org.to_string()).unwrap_or_default();
        let part = queries::unfollowed(&app.db, &after, BATCH).await?;
        let is_last = (part.len() as i64) < BATCH;
        sites.extend(part);
        if is_last {
            return Ok(sites);
        }
    }
}

async fn keep_plan(app: &App, pages: &Pages, org: &OrgId) -> api::Result<()> {
    let standing = orgs::plans::standing(&app.db, &app.site, org, app.now()).await?;
    // After the end of a plan, published pages stay up. A plan without pages takes all of them offline.
    let Some(limit) = standing.landing_pages().filter(|_| standing.state != PlanState::Over) else { return Ok(()) };
    let board = current::board(app, pages, org).await?;
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let limit = usize::try_from(allowance(app, &mut tx, org, limit).await?).unwrap_or(0);
    if board.live().count() <= limit {
        return Ok(());
    }
    let Some(change) = queries::raise_version(&mut tx, org).await? else { return Ok(()) };
    let live = queries::live_ids(&mut tx, org).await?;
    let entries = live.iter().filter_map(|id| board.entry(&id.parse().ok()?));
    for entry in entries.skip(limit) {
        let actor = Actor::job(None::<&str>);
        take_back(&mut tx, &board, &entry.location, (PageState::Draft, &actor), (change, now)).await?;
    }
    tx.commit().await?;
    Ok(())
}
