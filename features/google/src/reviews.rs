//! Reviews of Business Profiles: the pages after the first, and replies.

use db::Tx;
use futures::future::BoxFuture;
use jiff::Timestamp;
use jobs::{Failure as JobFailure, Job, NewJob, Running};
use locations::Location;
use orgs::OrgId;
use reviews::{OutgoingReply, Publisher, ReplyState, SendFailure, Source, SourceTotal};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::{
    failure::Failure,
    google::Google,
    queries::{self, Link},
    rules::{found_reviews, reply_state, source_total},
    runs,
    wire::Reviews,
};

/// Writes the first page of the reviews of a location, which a sync reads. When there are more, and either a complete
/// reading is due or no review of the page was known, a job reads them all.
pub(crate) async fn put_first_page(
    tx: &mut Tx,
    org: &OrgId,
    (link, location): (&Link, &Location),
    page: &Reviews,
    now: Timestamp,
) -> db::Result<()> {
    let first_page = found_reviews(page);
    let is_due = reviews::is_due(&mut *tx, org, &location.id, Source::Google, now).await?;
    let written = reviews::put_found(tx, org, location, Source::Google, &first_page, now).await?;
    if !has_more(page) {
        return reviews::end_reading(tx, org, &location.id, Source::Google, (now, source_total(page)), now).await;
    }
    if is_due || written.unchanged == 0 {
        enqueue(tx, org, &link.google_id, now).await?;
    }
    Ok(())
}

fn has_more(page: &Reviews) -> bool {
    page.next_page_token.as_deref().is_some_and(|token| !token.is_empty())
}

async fn enqueue(tx: &mut Tx, org: &OrgId, google_id: &str, now: Timestamp) -> db::Result<()> {
    let key = format!("{org}/{google_id}");
    let payload = json!({ "google_id": google_id });
    let job = NewJob { org: Some(org.as_str()), key: Some(&key), ..NewJob::new(ReadReviews::KIND, payload) };
    jobs::enqueue(tx, &job, now).await.map(drop)
}

/// Adds made-up reviews of a location in the format of the API, and the total that Google states.
///
/// # Errors
/// When a review has another format, or the database fails.
pub async fn seed_reviews(
    tx: &mut Tx,
    org: &OrgId,
    location: &Location,
    listed: Vec<Value>,
    now: Timestamp,
) -> api::Result<()> {
    let page: Reviews = serde_json::from_value(json!({ "reviews": listed })).map_err(api::Error::internal)?;
    let seeded = (&*found_reviews(&page), SourceTotal { rating: location.rating, reviews: location.reviews });
    Ok(reviews::seed(tx, org, &location.id, Source::Google, seeded, now).await?)
}

/// Reads all reviews of a location.
pub(crate) struct ReadReviews {
    pub(crate) google: Google,
}

#[derive(Deserialize)]
struct Payload {
    google_id: String,
}

impl Job for ReadReviews {
    const KIND: &'static str = "read_google_reviews";

    async fn run(&self, running: Running) -> Result<(), JobFailure> {
        let Payload { google_id } = running.payload()?;
        let org: OrgId =
            running.org().and_then(|org| org.parse().ok()).ok_or_else(|| JobFailure::Fail("no org".into()))?;
        let (db, began) = (running.db(), running.now());
        let Some(link) = queries::links(db, &org, vec![google_id]).await?.pop() else { return Ok(()) };
        let Some(location) = locations::by_ids(db, &org, vec![link.location_id.to_string()]).await?.pop() else {
            return Ok(());
        };
        let Ok(calls) = runs::calls(&self.google, &org, &link.account_id).await else { return Ok(()) };
        let mut next: Option<String> = None;
        loop {
            let page = match calls.reviews(&link.account_id, &link.google_id, next.as_deref()).await {
                Ok(page) => page,
                Err(failure) if failure.is_passing() || failure == Failure::PageExpired => {
                    return Err(JobFailure::Retry(failure.code().into()));
                }
                Err(failure) => {
                    tracing::warn!(code = failure.code(), location = %location.id, "reviews not read");
                    return Ok(());
                }
            };
            let now = self.google.app().now();
            let mut tx = db.begin().await?;
            reviews::put_found(&mut tx, &org, &location, Source::Google, &found_reviews(&page), now).await?;
            if !has_more(&page) {
                let reading = (began, source_total(&page));
                reviews::end_reading(&mut tx, &org, &location.id, Source::Google, reading, now).await?;
                running.complete(&mut tx).await?;
                return Ok(tx.commit().await?);
            }
            tx.commit().await?;
            next = page.next_page_token;
        }
    }
}

/// Sends replies to Google.
pub(crate) struct Replies(pub(crate) Google);

impl Publisher for Replies {
    fn source(&self) -> Source {
        Source::Google
    }

    fn send<'a>(&'a self, reply: OutgoingReply<'a>) -> BoxFuture<'a, Result<ReplyState, SendFailure>> {
        Box::pin(self.send_reply(reply))
    }
}

impl Replies {
    async fn send_reply(&self, reply: OutgoingReply<'_>) -> Result<ReplyState, SendFailure> {
        let db = &self.0.app().db;
        let link = queries::link_of(db, reply.org, reply.location).await;
        let link = link.map_err(|_| SendFailure::Later("unavailable".into()))?;
        let link = link.ok_or_else(|| SendFailure::Refused("google_not_linked".into()))?;
        let calls = runs::calls(&self.0, reply.org, &link.account_id).await;
        let calls = calls.map_err(|why| SendFailure::Refused(why.code().into()))?;
        let (account, id) = (&link.account_id, &link.google_id);
        let outcome = match reply.text {
            Some(text) => calls.put_reply(account, id, reply.review, text).await.map(|reply| reply_state(&reply)),
            // A reply that is not there is removed.
            None => match calls.delete_reply(account, id, reply.review).await {
                Err(Failure::NotFound) | Ok(()) => Ok(ReplyState::Sent),
                Err(failure) => Err(failure),
            },
        };
        outcome.map_err(|failure| {
            let code = failure.code().to_owned();
            if failure.is_passing() { SendFailure::Later(code) } else { SendFailure::Refused(code) }
        })
    }
}
