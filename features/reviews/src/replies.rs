//! Sending replies: written with the review, then sent by a job that may run more than once.

use ::jobs::NewJob;
use audit::{Act, Actor};
use db::{Result, Tx};
use jiff::Timestamp;
use locations::LocationId;
use notifications::Audience;
use orgs::{OrgId, Permission, UserId};
use serde_json::json;
use webhooks::WebhookEvent;

use crate::{
    events::{ReplyFailed, ReplyRemoved, ReviewReplied},
    ingestion::announce,
    queries,
    rules::{Totals, is_answer, with_work, with_work_of_reply},
    types::{Origin, ReplyState, Review, ReviewId, Row, Source, WorkState},
};

/// Kind of the job that sends a reply.
pub(crate) const SEND: &str = "send_review_reply";

/// Returns true when the source of a review takes replies from here.
pub(crate) fn can_reply(row: &Row) -> bool {
    row.origin == Origin::Source && row.source == Source::Google
}

/// Enqueues the job that sends the reply of a review, or removes it.
pub(crate) async fn enqueue(tx: &mut Tx, org: &OrgId, review: &ReviewId, now: Timestamp) -> Result<()> {
    let payload = json!({ "review": review });
    let job = NewJob { org: Some(org.as_str()), key: Some(review.as_str()), ..NewJob::new(SEND, payload) };
    ::jobs::enqueue(tx, &job, now).await.map(drop)
}

/// Writes a locked review with another reply, and the totals.
pub(crate) async fn put(tx: &mut Tx, org: &OrgId, before: &Row, after: &Row) -> Result<()> {
    let changes = queries::put(tx, org, after).await?;
    let change = Totals::of(before).negative().and(Totals::of(after));
    queries::add_totals(tx, org, &after.location_id, after.source, change).await?;
    announce(tx, org, Some(&after.id));
    changes.record(tx, org).await
}

/// Reply to be written.
pub(crate) struct NewReply<'a> {
    pub(crate) text: String,
    pub(crate) by: Option<UserId>,
    /// Name of the location.
    pub(crate) place: &'a str,
}

/// Replies to a locked review. The text is sent soon after the commit, or only noted when the source takes no replies.
pub(crate) async fn reply(
    tx: &mut Tx,
    org: &OrgId,
    before: &Row,
    NewReply { text, by, place }: NewReply<'_>,
    actor: &Actor,
    now: Timestamp,
) -> Result<Row> {
    let state = if can_reply(before) { ReplyState::Queued } else { ReplyState::Recorded };
    let after = Row {
        reply: Some(text),
        replied_at: Some(now),
        reply_state: Some(state),
        reply_code: None,
        is_answered: true,
        answered_at: Some(before.answered_at.unwrap_or(now)),
        answered_by: if before.answered_at.is_none() { by.clone() } else { before.answered_by.clone() },
        replied_by: by,
        ..before.clone()
    };
    let after = with_work(after, WorkState::Done);
    put(tx, org, before, &after).await?;
    if state == ReplyState::Queued {
        enqueue(tx, org, &after.id, now).await?;
    }
    let replied = ReviewReplied { review: Review::from(after.clone()) };
    Act::new(replied.clone()).on("review", &after.id).named(place).record(tx, actor, now).await?;
    webhooks::publish(tx, org, &WebhookEvent::of(&replied)?, now).await?;
    Ok(after)
}

/// Removes the reply to a locked review, at the source too.
pub(crate) async fn remove(
    tx: &mut Tx,
    org: &OrgId,
    before: &Row,
    name: &str,
    actor: &Actor,
    now: Timestamp,
) -> Result<Row> {
    let after = if can_reply(before) {
        Row { reply_state: Some(ReplyState::Removing), reply_code: None, is_answered: false, ..before.clone() }
    } else {
        without_reply(before)
    };
    let after = with_work_of_reply(before, after);
    put(tx, org, before, &after).await?;
    if can_reply(before) {
        enqueue(tx, org, &after.id, now).await?;
    }
    Act::new(ReplyRemoved).on("review", &after.id).named(name).record(tx, actor, now).await?;
    Ok(after)
}

/// Returns the review without its reply.
fn without_reply(row: &Row) -> Row {
    let (reply, replied_at, reply_state, reply_code, replied_by) = (None, None, None, None, None);
    Row { reply, replied_at, reply_state, reply_code, replied_by, is_answered: false, ..row.clone() }
}

/// Writes the state of a sent reply at the source. A text that was changed meanwhile stays queued.
pub(crate) async fn note_sent(tx: &mut Tx, org: &OrgId, sent: &Row, state: ReplyState) -> Result<()> {
    let Some(current) = queries::lock(tx, org, &sent.id).await? else { return Ok(()) };
    if current.reply_state != sent.reply_state || current.reply != sent.reply {
        return Ok(());
    }
    let after = if current.reply_state == Some(ReplyState::Removing) {
        without_reply(&current)
    } else {
        Row { reply_state: Some(state), is_answered: is_answer(Some(state)), ..current.clone() }
    };
    let after = with_work_of_reply(&current, after);
    put(tx, org, &current, &after).await
}

/// Notes that a reply cannot be sent, and notifies the member who wrote it.
pub(crate) async fn note_failed(
    tx: &mut Tx,
    org: &OrgId,
    sent: &Row,
    (code, name): (&str, &str),
    now: Timestamp,
) -> Result<()> {
    let Some(current) = queries::lock(tx, org, &sent.id).await? else { return Ok(()) };
    if current.reply_state != sent.reply_state || current.reply != sent.reply {
        return Ok(());
    }
    let after = Row {
        reply_state: Some(ReplyState::Failed),
        reply_code: Some(code.to_owned()),
        is_answered: false,
        ..current.clone()
    };
    // The author of the review never saw it.
    let is_first = current.answered_at == current.replied_at;
    let after = if is_first { Row { answered_at: None, answered_by: None, ..after } } else { after };
    let after = with_work_of_reply(&current, after);
    put(tx, org, &current, &after).await?;
    let failed = failed(&after.id, &after.location_id, name, code);
    let to = after.replied_by.as_ref().map_or(Audience::Having(Permission::ReplyToReviews), Audience::User);
    notifications::notify(tx, org, &failed, to, &format!("/dashboard/reviews?review={}", after.id), now).await
}

fn failed(review: &ReviewId, location: &LocationId, name: &str, code: &str) -> ReplyFailed {
    ReplyFailed {
        review_id: review.to_string(),
        location_id: location.to_string(),
        name: name.to_owned(),
        code: code.to_owned(),
    }
}
