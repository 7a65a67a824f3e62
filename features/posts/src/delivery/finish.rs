//! Writes outcomes, and what follows from them: counts, states of posts, events and notifications.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use api::{App, Result};
use audit::{Act, Action, Actor};
use db::Tx;
use jiff::Timestamp;
use notifications::Audience;
use orgs::{OrgId, Permission};
use webhooks::WebhookEvent;

use super::completion::FinishedTarget;
use crate::{
    events::{PostPublished, PostRefused, PostRejected},
    posts::announce,
    queries::{self, Moves},
    rules::check::likely_rules,
    steps,
    types::{PostId, PostRow, PostState, TargetId, TargetRow, TargetState, Task},
};

/// Notes that targets are being sent, with their counts.
pub(super) async fn note_begun(tx: &mut Tx, org: &OrgId, begun: &[TargetRow], now: Timestamp) -> db::Result<()> {
    if begun.is_empty() {
        return Ok(());
    }
    queries::note_begun(tx, org, begun.iter().map(|target| target.id.to_string()).collect(), now).await?;
    let mut moves: BTreeMap<(&PostId, i64), Moves> = BTreeMap::new();
    for target in begun.iter().filter(|target| target.state == TargetState::Queued) {
        let moves = moves.entry((&target.post_id, target.occurrence)).or_default();
        moves.add(TargetState::Queued, TargetState::Sending);
    }
    for ((post, occurrence), moves) in moves {
        queries::move_counts(tx, org, (post, occurrence), moves).await?;
    }
    let posts: BTreeSet<&PostId> = begun.iter().map(|target| &target.post_id).collect();
    for post in posts {
        queries::note_publishing(tx, org, post, now).await?;
        announce(tx, org, Some(post.as_str()));
    }
    Ok(())
}

/// Writes the outcomes of a batch in one transaction.
pub(super) async fn write(app: &App, org: &OrgId, outcomes: Vec<FinishedTarget>) -> Result<()> {
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let mut moves: BTreeMap<(PostId, i64), Moves> = BTreeMap::new();
    let mut refused: HashMap<(PostId, i64), i64> = HashMap::new();
    let mut stale: HashMap<PostId, Vec<(TargetId, serde_json::Value)>> = HashMap::new();
    for FinishedTarget { before, after, content } in &outcomes {
        if !queries::put_outcome(&mut tx, org, before, after, now).await? {
            continue;
        }
        // The claim has turned a queued target into one that is being sent.
        let was = if is_begun(before) { TargetState::Sending } else { before.state };
        if was != after.state {
            moves.entry((before.post_id.clone(), before.occurrence)).or_default().add(was, after.state);
        }
        if let Some(content) = content
            && before.task == Some(Task::Publish)
            && after.source_name.is_some()
        {
            let sent = (before.id.clone(), content.post.content.clone());
            stale.entry(before.post_id.clone()).or_default().push(sent);
        }
        if was != after.state && matches!(after.state, TargetState::Rejected | TargetState::Failed) {
            *refused.entry((before.post_id.clone(), before.occurrence)).or_default() += 1;
            let body = content.as_ref().map(|content| content.post.body()).unwrap_or_default();
            if after.state == TargetState::Rejected {
                let rejected = PostRejected {
                    post_id: before.post_id.to_string(),
                    location_id: before.location_id.to_string(),
                    likely_rules: likely_rules(&body, before.language),
                };
                webhooks::publish(&mut tx, org, &WebhookEvent::of(&rejected)?, now).await?;
            }
        }
    }
    for ((post, occurrence), moves) in &moves {
        queries::move_counts(&mut tx, org, (post, *occurrence), *moves).await?;
    }
    let stale = &stale;
    let occurrences: BTreeSet<(&PostId, i64)> =
        outcomes.iter().map(|outcome| (&outcome.before.post_id, outcome.before.occurrence)).collect();
    for (id, occurrence) in occurrences {
        let Some(mut post) = queries::lock_post(&mut tx, org, id).await? else { continue };
        // It was edited while it was sent.
        let sent = stale.get(id).into_iter().flatten().filter(|(_, content)| *content != post.content);
        let edited: Vec<TargetId> = sent.map(|(target, _)| target.clone()).collect();
        queries::set_task(&mut tx, org, &edited, Some(Task::Edit), (Some(now), now)).await?;
        settle(&mut tx, org, &mut post, occurrence, now).await?;
        if let Some(number) = refused.remove(&(id.clone(), occurrence)) {
            notify_refused(&mut tx, org, (&post, occurrence), number, now).await?;
        }
        announce(&mut tx, org, Some(id.as_str()));
    }
    Ok(tx.commit().await?)
}

/// Notifies the members who publish posts, when these are the first locations of an occurrence that refused it.
async fn notify_refused(
    tx: &mut Tx,
    org: &OrgId,
    (post, occurrence): (&PostRow, i64),
    number: i64,
    now: Timestamp,
) -> Result<()> {
    let counts = queries::counts_of(tx, org, &post.id, occurrence).await?.unwrap_or_default();
    if counts.rejected + counts.failed > number {
        return Ok(());
    }
    let event = PostRefused { post_id: post.id.to_string(), summary: post.summary.clone(), locations: number };
    let (to, link) = (Audience::Having(Permission::PublishPosts), steps::link(post));
    Ok(notifications::notify(tx, org, &event, to, &link, now).await?)
}

fn is_begun(before: &TargetRow) -> bool {
    before.task == Some(Task::Publish) && before.state == TargetState::Queued
}

/// Gives a locked post the state that follows from its targets, and reports an occurrence that went out everywhere.
async fn settle(tx: &mut Tx, org: &OrgId, post: &mut PostRow, occurrence: i64, now: Timestamp) -> Result<()> {
    if !matches!(post.state, PostState::Scheduled | PostState::Publishing) {
        return Ok(());
    }
    let open = queries::open_targets(tx, org, &post.id, now).await?;
    let state = match open {
        queries::OpenTargets { due, .. } if due > 0 => PostState::Publishing,
        queries::OpenTargets { later, .. } if later > 0 || post.plan_at.is_some() => PostState::Scheduled,
        _ => PostState::Published,
    };
    if state == post.state {
        return Ok(());
    }
    post.state = state;
    post.updated_at = now;
    queries::put_post(tx, org, post).await?;
    if state == PostState::Publishing {
        return Ok(());
    }
    let Some(counts) = queries::counts_of(tx, org, &post.id, occurrence).await? else { return Ok(()) };
    if counts.queued + counts.sending > 0 {
        return Ok(());
    }
    let published = PostPublished {
        post_id: post.id.to_string(),
        occurrence,
        published: counts.processing + counts.live,
        rejected: counts.rejected,
        failed: counts.failed,
    };
    webhooks::publish(tx, org, &WebhookEvent::of(&published)?, now).await?;
    let act = Act::new(Action::of::<PostPublished>())
        .on("post", &post.id)
        .named(&post.summary)
        .with("locations", published.published);
    act.record(tx, &Actor::job(None::<&str>).in_log_of(org), now).await?;
    Ok(())
}
