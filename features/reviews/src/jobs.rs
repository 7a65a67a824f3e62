//! Background jobs: replies on their way to their source, and the analysis of reviews by a newer version.

use std::{collections::HashMap, sync::Arc};

use ::jobs::{Failure, Job, Registry, Running};
use api::App;
use jiff::SignedDuration;
use orgs::OrgId;
use serde::Deserialize;

use crate::{
    publisher::{OutgoingReply, Publisher, Publishers, SendFailure},
    queries::{self, Changes},
    replies::{self, SEND},
    rules::{analysis, words},
    types::{ReplyState, ReviewId},
};

/// Returns the handlers of this feature's jobs, with the publishers of the sources that take replies.
pub fn jobs(app: &App, publishers: Vec<Box<dyn Publisher>>) -> Registry {
    Registry::new()
        .with(SendReply { app: app.clone(), publishers: Arc::new(publishers) })
        .every(ANALYSIS_INTERVAL, AnalyzeReviews { app: app.clone() })
}

/// Interval at which reviews without the current analysis are looked for.
const ANALYSIS_INTERVAL: SignedDuration = SignedDuration::from_hours(1);

/// Repeats the analysis of reviews that an earlier version of the program wrote.
struct AnalyzeReviews {
    app: App,
}

impl Job for AnalyzeReviews {
    const KIND: &'static str = "analyze_reviews";

    async fn run(&self, _: Running) -> Result<(), Failure> {
        loop {
            let mut tx = self.app.db.begin().await?;
            let outdated = queries::outdated(&mut tx).await?;
            if outdated.is_empty() {
                return Ok(());
            }
            let mut changes: HashMap<&OrgId, Changes> = HashMap::new();
            for of in &outdated {
                let words = words([&*of.author, &*of.text, of.reply.as_deref().unwrap_or_default()]);
                let change = queries::put_analysis(&mut tx, of, &analysis(&of.text), &words).await?;
                changes.entry(&of.org_id).or_default().add(change);
            }
            for (org, changes) in changes {
                changes.record(&mut tx, org).await?;
            }
            tx.commit().await?;
        }
    }
}

/// Sends one reply, or removes it.
struct SendReply {
    app: App,
    publishers: Publishers,
}

#[derive(Deserialize)]
struct Payload {
    review: ReviewId,
}

impl Job for SendReply {
    const KIND: &'static str = SEND;

    async fn run(&self, running: Running) -> Result<(), Failure> {
        let Payload { review } = running.payload()?;
        let org: OrgId =
            running.org().and_then(|org| org.parse().ok()).ok_or_else(|| Failure::Fail("no org".into()))?;
        let db = &self.app.db;
        let Some(row) = queries::find(db, &org, &review).await? else { return Ok(()) };
        let text = match row.reply_state {
            Some(ReplyState::Queued) => row.reply.as_deref(),
            Some(ReplyState::Removing) => None,
            _ => return Ok(()),
        };
        let Some(location) =
            locations::find(db, &org, &row.location_id).await.map_err(|e| Failure::Retry(e.to_string()))?
        else {
            return Ok(());
        };
        let outgoing = OutgoingReply { org: &org, location: &row.location_id, review: &row.external_id, text };
        let publisher = self.publishers.iter().find(|publisher| publisher.source() == row.source);
        let outcome = match publisher {
            Some(publisher) => publisher.send(outgoing).await,
            None => Err(SendFailure::Refused("source_takes_no_replies".into())),
        };
        let mut tx = db.begin().await?;
        match outcome {
            Ok(state) => replies::note_sent(&mut tx, &org, &row, state).await?,
            Err(SendFailure::Later(code)) if !running.is_last_attempt() => return Err(Failure::Retry(code)),
            Err(SendFailure::Later(code) | SendFailure::Refused(code)) => {
                tracing::warn!(review = %row.id, code, "reply not sent");
                let about = (code.as_str(), location.details.name.as_str());
                replies::note_failed(&mut tx, &org, &row, about, running.now()).await?;
            }
        }
        running.complete(&mut tx).await?;
        Ok(tx.commit().await?)
    }
}
