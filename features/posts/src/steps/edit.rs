//! Edits posts, and moves them to another time.

use api::{Error, Kind, Result};
use audit::Act;
use db::Tx;
use locations::Location;

use super::{
    Step, release,
    write::{CheckedPost, planned, replan},
    wrong_state,
};
use crate::{
    events::{PostEdited, PostMoved},
    posts::announce,
    queries, queue,
    rules::places::{time_in, zone_of},
    types::{LocalTime, PostRow, PostState, TargetId, TargetState, Task},
};

/// Writes new content into a locked post. What has gone out is changed at the source; what waits for approval keeps
/// waiting.
///
/// # Errors
/// 403 when the member must not change a post that is out, 409 when its locations or times can no longer be changed.
pub(crate) async fn edit(step: &Step<'_>, tx: &mut Tx, post: &mut PostRow, new: &CheckedPost) -> Result<()> {
    let before = post.clone();
    new.write(post)?;
    post.updated_at = step.now;
    if matches!(post.state, PostState::Draft | PostState::WaitingApproval) {
        let plan = planned(step.app, step.org(), post, step.now).await?;
        replan(step, tx, (post, 0), &plan, false).await?;
        queries::put_post(tx, step.org(), post).await?;
        return record(step, tx, post).await;
    }
    if step.author.needs_approval(step.app, &post.created_by).await? {
        let detail = "This post has been released. Only members who can publish posts can change it.";
        return Err(Error::new(Kind::Forbidden, "forbidden", detail));
    }
    let targets = queries::tasks_of(tx, step.org(), &post.id).await?;
    let has_begun = targets.iter().any(|target| target.state != TargetState::Queued);
    if !has_begun && post.state == PostState::Scheduled {
        release::release(step, tx, post).await?;
        return record(step, tx, post).await;
    }
    let is_same = before.audience == post.audience
        && before.starts_at == post.starts_at
        && before.series == post.series
        && before.kind == post.kind;
    if !is_same {
        let detail = "This post has been published. You can change its content, but not its type, locations, or times.";
        return Err(Error::new(Kind::Conflict, "already_published", detail));
    }
    release::check_problems(post)?;
    let latest = targets.iter().filter(|target| target.source_name.is_some()).map(|target| target.occurrence).max();
    let is_shown = |state| matches!(state, TargetState::Processing | TargetState::Live | TargetState::Rejected);
    let at_source = targets.iter().filter(|target| Some(target.occurrence) == latest && target.source_name.is_some());
    let ids: Vec<TargetId> =
        at_source.filter(|target| is_shown(target.state)).map(|target| target.id.clone()).collect();
    queries::set_task(tx, step.org(), &ids, Some(Task::Edit), (Some(step.now), step.now)).await?;
    queries::put_post(tx, step.org(), post).await?;
    if !ids.is_empty() {
        queue::enqueue(tx, step.org(), step.now).await?;
    }
    record(step, tx, post).await
}

async fn record(step: &Step<'_>, tx: &mut Tx, post: &PostRow) -> Result<()> {
    let act = Act::new(PostEdited).on("post", &post.id).named(&post.summary);
    act.record(tx, step.actor, step.now).await?;
    announce(tx, step.org(), Some(post.id.as_str()));
    Ok(())
}

/// Moves a locked post to another time. For a released post that repeats, moves the next occurrence only.
///
/// # Errors
/// 403 when the member must not move a post that is out, 409 when nothing is left that could be moved.
pub(crate) async fn move_to(step: &Step<'_>, tx: &mut Tx, post: &mut PostRow, at: LocalTime) -> Result<()> {
    let (org, now) = (step.org(), step.now);
    let is_out = !matches!(post.state, PostState::Draft | PostState::WaitingApproval);
    let number = post.occurrences - 1;
    let before = queries::day_at(tx, org, &post.id, number).await?;
    if !is_out || post.series.is_none() {
        post.starts_at = Some(at.to_string());
    }
    post.updated_at = now;
    if is_out {
        if step.author.needs_approval(step.app, &post.created_by).await? {
            let detail = "This post has been released. Only members who can publish posts can move it.";
            return Err(Error::new(Kind::Forbidden, "forbidden", detail));
        }
        shift(step, tx, post, (number, at)).await?;
    } else {
        let plan = planned(step.app, org, post, now).await?;
        replan(step, tx, (post, 0), &plan, false).await?;
    }
    queries::put_post(tx, org, post).await?;
    let act = Act::new(PostMoved).on("post", &post.id).named(&post.summary);
    let (before, after) = (before.map(|at| at.to_string()), at.to_string());
    act.changed("starts_at", before.as_deref().unwrap_or_default(), &after).record(tx, step.actor, now).await?;
    announce(tx, org, Some(post.id.as_str()));
    Ok(())
}

/// Gives the queued targets of an occurrence that has not begun another time.
async fn shift(step: &Step<'_>, tx: &mut Tx, post: &mut PostRow, (number, at): (i64, LocalTime)) -> Result<()> {
    let (org, now) = (step.org(), step.now);
    let targets = queries::target_ids(tx, org, &post.id, number).await?;
    let has_begun = queries::has_begun(tx, org, &post.id, number).await?;
    if targets.is_empty() || has_begun || post.state == PostState::Stopped {
        return Err(wrong_state("This post has gone out: it can no longer be moved."));
    }
    let country = orgs::default_country(&step.app.db, org).await?;
    let ids = targets.iter().map(|(_, location)| location.clone()).collect();
    let places = locations::by_ids(&step.app.db, org, ids).await?;
    let zone = |place: &Location| zone_of(&place.details, country.as_deref());
    let places: std::collections::HashMap<_, _> =
        places.iter().map(|place| (place.id.to_string(), zone(place))).collect();
    let due = |location: &String| places.get(location).and_then(|zone| time_in(zone, at)).unwrap_or(now);
    let due: Vec<_> = targets.iter().map(|(id, location)| (id.clone(), due(location))).collect();
    let first = due.iter().map(|(_, at)| *at).min().unwrap_or(now);
    if due.iter().all(|(_, at)| *at < now) {
        return Err(release::refusal("in_the_past", &[]));
    }
    queries::set_due(tx, org, &due, now).await?;
    queries::move_day(tx, org, (&post.id, number), at).await?;
    if post.plan_at.is_some() {
        post.plan_at = Some(first);
    }
    post.state = if first <= now { PostState::Publishing } else { PostState::Scheduled };
    if first <= now {
        queue::enqueue(tx, org, now).await?;
    }
    Ok(())
}
