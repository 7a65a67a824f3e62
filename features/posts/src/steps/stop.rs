//! Stops and deletes posts, and sends them again where they were refused.

use std::collections::BTreeMap;

use api::Result;
use audit::Act;
use db::Tx;

use super::{Step, wrong_state};
use crate::{
    events::{PostDeleted, PostRetried, PostStopped},
    posts::announce,
    queries::{self, Moves},
    queue,
    types::{PostRow, PostState, TargetId, TargetRow, TargetState, Task},
};

/// Stops a locked post: nothing more is sent. Posts that are already shown stay.
///
/// # Errors
/// 409 for a post that has not been released, or that has been sent everywhere.
pub(crate) async fn stop(step: &Step<'_>, tx: &mut Tx, post: &mut PostRow) -> Result<()> {
    if matches!(post.state, PostState::Draft | PostState::WaitingApproval | PostState::Stopped) {
        return Err(wrong_state("Only a post that has been released can be stopped."));
    }
    let removed = queries::remove_queued(tx, step.org(), &post.id, None).await?;
    if removed.is_empty() && post.plan_at.is_none() && post.state == PostState::Published {
        return Err(wrong_state("This post has gone out everywhere. Delete it to take it back."));
    }
    post.state = PostState::Stopped;
    post.plan_at = None;
    post.updated_at = step.now;
    queries::put_post(tx, step.org(), post).await?;
    let act = Act::new(PostStopped).on("post", &post.id).named(&post.summary);
    act.record(tx, step.actor, step.now).await?;
    announce(tx, step.org(), Some(post.id.as_str()));
    Ok(())
}

/// Deletes a locked post. One that is at the source is deleted there first, and stays in the list until it is. Returns
/// whether it is gone.
pub(crate) async fn delete(step: &Step<'_>, tx: &mut Tx, post: &mut PostRow) -> Result<bool> {
    let org = step.org();
    let act = Act::new(PostDeleted).on("post", &post.id).named(&post.summary);
    act.record(tx, step.actor, step.now).await?;
    announce(tx, org, Some(post.id.as_str()));
    if !queries::is_posted(&mut *tx, org, &post.id).await? {
        queries::remove_post(tx, org, &post.id).await?;
        return Ok(true);
    }
    queries::remove_queued(tx, org, &post.id, None).await?;
    let targets = queries::tasks_of(tx, org, &post.id).await?;
    let is_there = |target: &&TargetRow| {
        target.state == TargetState::Sending || (target.source_name.is_some() && target.state != TargetState::Deleted)
    };
    let ids: Vec<TargetId> = targets.iter().filter(is_there).map(|target| target.id.clone()).collect();
    queries::set_task(tx, org, &ids, Some(Task::Delete), (Some(step.now), step.now)).await?;
    post.state = PostState::Stopped;
    post.plan_at = None;
    post.updated_at = step.now;
    queries::put_post(tx, org, post).await?;
    queue::enqueue(tx, org, step.now).await?;
    Ok(false)
}

/// Sends a locked post again where it was refused or failed: those targets that are named, or all. Returns their number.
pub(crate) async fn retry(
    step: &Step<'_>,
    tx: &mut Tx,
    post: &mut PostRow,
    selected: Option<&[TargetId]>,
) -> Result<i64> {
    let (org, now) = (step.org(), step.now);
    let targets = queries::tasks_of(tx, org, &post.id).await?;
    let is_wanted = |target: &&TargetRow| {
        matches!(target.state, TargetState::Rejected | TargetState::Failed)
            && target.task != Some(Task::Edit)
            && selected.is_none_or(|selected| selected.contains(&target.id))
    };
    let (edited, anew): (Vec<_>, Vec<_>) =
        targets.iter().filter(is_wanted).partition(|target| target.source_name.is_some());
    let number = (anew.len() + edited.len()) as i64;
    if number == 0 {
        return Ok(0);
    }
    let ids = |targets: &[&TargetRow]| targets.iter().map(|target| target.id.clone()).collect::<Vec<_>>();
    queries::set_task(tx, org, &ids(&edited), Some(Task::Edit), (Some(now), now)).await?;
    queries::requeue(tx, org, &ids(&anew), now).await?;
    let mut moves: BTreeMap<i64, Moves> = BTreeMap::new();
    for target in &anew {
        moves.entry(target.occurrence).or_default().add(target.state, TargetState::Queued);
    }
    for (occurrence, moves) in moves {
        queries::move_counts(tx, org, (&post.id, occurrence), moves).await?;
    }
    if post.state == PostState::Published && !anew.is_empty() {
        post.state = PostState::Publishing;
    }
    post.updated_at = now;
    queries::put_post(tx, org, post).await?;
    let act = Act::new(PostRetried).on("post", &post.id).named(&post.summary).with("locations", number);
    act.record(tx, step.actor, now).await?;
    queue::enqueue(tx, org, now).await?;
    announce(tx, org, Some(post.id.as_str()));
    Ok(number)
}
