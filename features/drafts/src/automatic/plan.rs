//! Plans of replies to new reviews, and the end of automatic replies after a member changed one.

use api::App;
use audit::{Act, Actor};
use jiff::{SignedDuration, Timestamp};
use jobs::{Failure, Job, Running};
use locations::LocationId;
use orgs::OrgId;
use reviews::draft_source;

use super::retry;
use crate::{drafts::announce, events::AutomaticRepliesStopped, queries, types::AutomaticSettings};

/// Locations per statement.
const BATCH: i64 = 200;
/// Maximum age of a review that is answered without a person.
const MAX_AGE: SignedDuration = SignedDuration::from_hours(72);
/// Maximum number of reviews of a location that are planned in one run.
const MAX_PLANNED: i64 = 50;
/// Period in which changes of automatic replies are noticed.
const WATCH_PERIOD: SignedDuration = SignedDuration::from_hours(30 * 24);
/// Reason of the end.
const EDITED: &str = "edited";

/// Plans replies to new reviews of all locations with automatic replies.
pub(crate) struct PlanAutomaticReplies {
    pub(crate) app: App,
}

impl Job for PlanAutomaticReplies {
    const KIND: &'static str = "plan_automatic_replies";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        let (app, now) = (&self.app, running.now());
        let mut after = (String::new(), String::new());
        loop {
            let batch = queries::turned_on(&app.db, (&after.0, &after.1), BATCH).await?;
            let Some((org, location)) = batch.last() else { return Ok(()) };
            after = (org.to_string(), location.to_string());
            for (org, location) in &batch {
                let settings = queries::automatic_settings(&app.db, org, location).await?;
                let Some(settings) = settings.filter(|settings| settings.is_on) else { continue };
                if reviews::has_open_crisis(&app.db, org, location).await? {
                    continue;
                }
                if was_edited(app, org, location, now).await? {
                    stop(app, org, location, now).await?;
                } else {
                    plan(app, (org, location), &settings, now).await?;
                }
            }
        }
    }
}

/// Returns true when a member changed or deleted an automatic reply.
async fn was_edited(app: &App, org: &OrgId, location: &LocationId, now: Timestamp) -> Result<bool, Failure> {
    let sent = queries::sent_since(&app.db, org, location, now - WATCH_PERIOD).await?;
    let ids = sent.iter().map(|(review, _)| review.to_string()).collect();
    let replies = draft_source::replies_of(&app.db, org, ids).await?;
    let is_edited = |(review, hash): &(reviews::ReviewId, Option<String>)| {
        let reply = replies.iter().find(|(replied_review, _)| replied_review == review);
        reply.is_some_and(|(_, text)| text.as_deref().map(draft_source::text_hash) != *hash)
    };
    Ok(sent.iter().any(is_edited))
}

async fn stop(app: &App, org: &OrgId, location: &LocationId, now: Timestamp) -> Result<(), Failure> {
    let name = locations::find(&app.db, org, location).await.map_err(retry)?.map(|place| place.details.name);
    let mut tx = app.db.begin().await?;
    if queries::stop(&mut tx, org, location, EDITED, now).await? {
        let act = Act::new(AutomaticRepliesStopped).on("location", location).named(&name.unwrap_or_default());
        act.record(&mut tx, &Actor::job(None::<&str>).in_log_of(org), now).await?;
        announce(&mut tx, org);
    }
    Ok(tx.commit().await?)
}

async fn plan(
    app: &App,
    (org, location): (&OrgId, &LocationId),
    settings: &AutomaticSettings,
    now: Timestamp,
) -> Result<(), Failure> {
    let since = settings.since.max(now - MAX_AGE);
    let unanswered =
        draft_source::unanswered_since(&app.db, org, location, (settings.min_stars, since), MAX_PLANNED).await?;
    if unanswered.is_empty() {
        return Ok(());
    }
    let mut tx = app.db.begin().await?;
    for review in &unanswered {
        let due_at = now + wait(settings, rand::random());
        queries::add_automatic(&mut tx, org, (&review.id, location), due_at, now).await?;
    }
    announce(&mut tx, org);
    Ok(tx.commit().await?)
}

/// Returns a time between the minimum and the maximum of a location. `dice` is 0 to 1.
fn wait(settings: &AutomaticSettings, dice: f64) -> SignedDuration {
    let (min, max) = (settings.min_hours * 3_600, settings.max_hours * 3_600);
    SignedDuration::from_secs(min + ((max - min) as f64 * dice.clamp(0.0, 1.0)) as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_wait_is_between_the_hours_of_the_location() {
        let settings = AutomaticSettings {
            is_on: true,
            min_stars: 4,
            min_hours: 1,
            max_hours: 12,
            since: Timestamp::UNIX_EPOCH,
            stopped: None,
        };
        let hours = |dice| wait(&settings, dice).as_secs() as f64 / 3_600.0;
        assert_eq!((hours(0.0), hours(0.5), hours(1.0)), (1.0, 6.5, 12.0));
    }
}
