//! Replies that are due: sent, skipped or postponed.

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

use api::App;
use futures::stream::{self, StreamExt as _};
use jiff::{SignedDuration, Timestamp};
use jobs::{Failure, Job, Running};
use locations::LocationId;
use orgs::OrgId;
use reply_guard::Counters;
use reviews::{
    ReviewId,
    draft_source::{self, Draftable},
};

use super::is_in_plan;
use crate::{
    composition::write_reply,
    drafts::{Drafts, announce},
    queries,
    rules::{Decision, Facts, decide},
    types::{AutomaticSettings, AutomaticState, DraftSource, code},
};

/// Maximum number of replies in one run.
const BATCH_SIZE: i64 = 40;
/// Organizations whose replies are drafted at once.
const MAX_ORGANIZATIONS: usize = 4;
/// Time of an organization in one run.
const MAX_TURN: Duration = Duration::from_mins(1);
/// Period of the limit of a day.
const DAY: SignedDuration = SignedDuration::from_hours(24);
/// Time by which a reply is postponed.
const POSTPONEMENT: SignedDuration = SignedDuration::from_hours(3);

/// Decides about the replies that are due.
pub(crate) struct SendAutomaticReplies {
    pub(crate) app: App,
    pub(crate) drafts: Drafts,
}

impl Job for SendAutomaticReplies {
    const KIND: &'static str = "send_automatic_replies";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        let mut by_org: BTreeMap<OrgId, Vec<(ReviewId, LocationId)>> = BTreeMap::new();
        for (org, review, location) in queries::due(&self.app.db, running.now(), BATCH_SIZE).await? {
            by_org.entry(org).or_default().push((review, location));
        }
        let works = by_org.into_iter().map(|(org, replies)| self.organization(org, replies, running.now()));
        let works: Vec<_> = works.collect();
        stream::iter(works).for_each_concurrent(MAX_ORGANIZATIONS, |work| work).await;
        Ok(())
    }
}

impl SendAutomaticReplies {
    /// Decides about replies of an organization, for about a minute. A reply that fails waits, and does not hold up the next.
    async fn organization(&self, org: OrgId, replies: Vec<(ReviewId, LocationId)>, now: Timestamp) {
        let until = Instant::now() + MAX_TURN;
        for (review, location) in replies {
            if Instant::now() >= until {
                return;
            }
            if let Err(error) = self.handle_review(&org, &review, &location, now).await {
                tracing::error!(%error, %org, "an automatic reply failed");
                if let Err(error) = self.postpone(&org, &review, now).await {
                    tracing::error!(%error, %org, "an automatic reply was not postponed");
                }
            }
        }
    }

    async fn postpone(&self, org: &OrgId, review: &ReviewId, now: Timestamp) -> api::Result<()> {
        let mut tx = self.app.db.begin().await?;
        queries::postpone(&mut tx, org, review, now + POSTPONEMENT).await?;
        Ok(tx.commit().await?)
    }

    async fn handle_review(
        &self,
        org: &OrgId,
        review: &ReviewId,
        location: &LocationId,
        now: Timestamp,
    ) -> api::Result<()> {
        let app = &self.app;
        if reviews::has_open_crisis(&app.db, org, location).await? {
            return self.postpone(org, review, now).await;
        }
        let Some(draftable) = Draftable::of(app, org, review).await? else {
            return self.skip(org, review, "already_answered", now).await;
        };
        let settings = queries::automatic_settings(&app.db, org, location).await?;
        let counters = self.counters(org, location, now).await?;
        match self.decide(org, &draftable, settings.as_ref(), counters).await? {
            Decision::Skip(reason) => self.skip(org, review, reason, now).await,
            Decision::Later => self.postpone(org, review, now).await,
            Decision::Draft => self.send(org, review, &draftable, counters, now).await,
        }
    }

    async fn counters(&self, org: &OrgId, location: &LocationId, now: Timestamp) -> api::Result<(i64, i64)> {
        let replies = draft_source::count_replies(&self.app.db, org, location).await?;
        let today = queries::count_sent_since(&self.app.db, org, location, now - DAY).await?;
        Ok((replies, today))
    }

    async fn decide(
        &self,
        org: &OrgId,
        draftable: &Draftable,
        settings: Option<&AutomaticSettings>,
        (replies, today): (i64, i64),
    ) -> api::Result<Decision> {
        let review = draftable.review();
        Ok(decide(&Facts {
            is_on: settings.is_some_and(|settings| settings.is_on),
            is_in_plan: is_in_plan(&self.app, org).await?,
            is_open: draftable.is_open(),
            rating: review.rating,
            min_stars: settings.map_or(5, |settings| settings.min_stars),
            text: &review.text,
            has_language: draftable.language().is_some(),
            profile: draftable.profile(),
            needs_approval: draftable.needs_approval(&self.app).await?,
            replies,
            today,
        }))
    }

    /// Makes a draft, and sends it unless the guard has a reason against it. A draft of a model that was refused twice
    /// becomes a template, which the guard checks too.
    async fn send(
        &self,
        org: &OrgId,
        review: &ReviewId,
        draftable: &Draftable,
        (replies, today): (i64, i64),
        now: Timestamp,
    ) -> api::Result<()> {
        let site = (&self.app, &self.drafts);
        let reply = match write_reply(site, (org, None), draftable, DraftSource::Model, &mut |_| ()).await {
            Ok(reply) => reply,
            Err(error) if error.code() == "cap_reached" => return self.skip(org, review, "cap_reached", now).await,
            Err(error) => return Err(error),
        };
        let draft = reply.draft;
        let counters = Counters { replies: count(replies), today: count(today) };
        if !draftable.may_send(&draft.text, &reply.instructions, counters) {
            let reasons = draftable.reasons(&draft.text, &reply.instructions);
            let reason = reasons.first().map_or_else(|| "guard".to_owned(), |reason| code(*reason));
            return self.skip(org, review, &reason, now).await;
        }
        let maker = draft.model.unwrap_or_else(|| "template".into());
        let mut tx = self.app.db.begin().await?;
        // Another process may have decided meanwhile.
        if queries::lock_waiting(&mut tx, org, review).await? {
            let place = &draftable.location().details.name;
            let is_sent = draft_source::reply_automatically(&mut tx, org, review, (&draft.text, place), now).await?;
            let hash = draft_source::text_hash(&draft.text);
            let decision = if is_sent {
                (AutomaticState::Sent, None)
            } else {
                (AutomaticState::Skipped, Some("already_answered"))
            };
            let sent = is_sent.then_some((maker.as_str(), hash.as_str()));
            queries::decide(&mut tx, org, review, decision, sent.unzip(), now).await?;
            announce(&mut tx, org);
        }
        Ok(tx.commit().await?)
    }

    async fn skip(&self, org: &OrgId, review: &ReviewId, reason: &str, now: Timestamp) -> api::Result<()> {
        let mut tx = self.app.db.begin().await?;
        queries::decide(&mut tx, org, review, (AutomaticState::Skipped, Some(reason)), (None, None), now).await?;
        announce(&mut tx, org);
        Ok(tx.commit().await?)
    }
}

fn count(number: i64) -> u32 {
    number.try_into().unwrap_or(u32::MAX)
}
