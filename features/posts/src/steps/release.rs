//! Releases posts, now or at their time, or sends them for approval.

use api::{App, Error, FieldError, Kind, Result};
use audit::Act;
use db::Tx;
use jiff::{SignedDuration, Timestamp};
use notifications::Audience;
use orgs::{
    OrgId, Permission,
    plans::{Feature, PlanState, Standing, standing},
};
use serde_json::json;

use super::{
    Step,
    write::{planned, replan},
};
use crate::{
    events::{PostSubmitted, PostWaits},
    posts::announce,
    queries, queue,
    rules::{check::problems, series::occurrence},
    target_plan::{Plan, add_occurrence},
    types::{LocalTime, PostRow, PostState, TextProblem},
};

/// Maximum time between now and the first occurrence of a post.
const MAX_AHEAD: SignedDuration = SignedDuration::from_hours(366 * 24);
/// Time after which a repeated post without locations is planned again.
const LATER: SignedDuration = SignedDuration::from_hours(24);

/// Returns the reason why a post cannot go out; `None` when it can.
pub(crate) async fn obstacle(
    app: &App,
    org: &OrgId,
    (post, problems): (&PostRow, &[TextProblem]),
    plan: &Plan,
    now: Timestamp,
) -> Result<Option<&'static str>> {
    if problems.iter().any(|problem| problem.is_blocking) {
        return Ok(Some("problems"));
    }
    if is_over_plan(&standing(&app.db, &app.site, org, now).await?, post.starts_at.is_some()) {
        return Ok(Some("plan_limit"));
    }
    let Some((first, last)) = plan.times(first_at(post), now) else { return Ok(Some("no_locations")) };
    if post.starts_at.is_some() && last < now && post.series.is_none() {
        return Ok(Some("in_the_past"));
    }
    Ok((first > now + MAX_AHEAD).then_some("too_far_ahead"))
}

/// Posts at once are part of every plan.
fn is_over_plan(standing: &Standing, is_scheduled: bool) -> bool {
    standing.state == PlanState::Over || (is_scheduled && !standing.has(Feature::PostScheduling))
}

fn first_at(post: &PostRow) -> Option<LocalTime> {
    let first = post.starts_at()?;
    occurrence(first, post.repeat().as_ref(), 0).or(Some(first))
}

/// Returns the refusal of a post that cannot go out.
pub(crate) fn refusal(obstacle: &'static str, problems: &[TextProblem]) -> Error {
    let detail = match obstacle {
        "problems" => {
            let blocking: Vec<&TextProblem> = problems.iter().filter(|problem| problem.is_blocking).collect();
            let error = FieldError::new("texts", "problems", "Google would reject this post.");
            return Error::invalid(vec![error.with_params(json!({ "problems": blocking }))]);
        }
        "plan_limit" => "Scheduled posts require the Professional plan. Change your plan in Settings > Plan.",
        "no_locations" => "No locations would get this post. See the forecast for the reasons.",
        "too_far_ahead" => "A post goes out within a year.",
        _ => "This time has passed at every location. Choose another one.",
    };
    Error::new(Kind::Conflict, obstacle, detail)
}

/// Refuses texts that the source refuses every time.
///
/// # Errors
/// 422 with the problems.
pub(crate) fn check_problems(post: &PostRow) -> Result<()> {
    let problems = problems(post.kind, &post.body());
    if problems.iter().any(|problem| problem.is_blocking) { Err(refusal("problems", &problems)) } else { Ok(()) }
}

/// Returns the locations of a post that may go out.
async fn ready(step: &Step<'_>, post: &PostRow) -> Result<Plan> {
    let plan = planned(step.app, step.org(), post, step.now).await?;
    let problems = problems(post.kind, &post.body());
    match obstacle(step.app, step.org(), (post, &problems), &plan, step.now).await? {
        Some(obstacle) => Err(refusal(obstacle, &problems)),
        None => Ok(plan),
    }
}

/// Releases a locked post: its targets are sent at their times. Returns the number of its locations.
///
/// # Errors
/// 409 with the obstacle, 422 with the problems of its texts.
pub(crate) async fn release(step: &Step<'_>, tx: &mut Tx, post: &mut PostRow) -> Result<i64> {
    let plan = ready(step, post).await?;
    replan(step, tx, (post, 0), &plan, true).await?;
    let times = plan.times(first_at(post), step.now);
    let is_due = times.is_none_or(|(first, _)| first <= step.now);
    post.state = if is_due { PostState::Publishing } else { PostState::Scheduled };
    post.occurrences = 1;
    post.plan_at = post.series.as_ref().and(times.map(|(first, _)| first));
    post.note = None;
    post.updated_at = step.now;
    queries::put_post(tx, step.org(), post).await?;
    if is_due {
        queue::enqueue(tx, step.org(), step.now).await?;
    }
    announce(tx, step.org(), Some(post.id.as_str()));
    Ok(plan.targets.len() as i64)
}

/// Sends a locked post to the members who approve posts.
///
/// # Errors
/// 409 with the obstacle, 422 with the problems of its texts.
pub(crate) async fn send_for_approval(step: &Step<'_>, tx: &mut Tx, post: &mut PostRow) -> Result<()> {
    let plan = ready(step, post).await?;
    replan(step, tx, (post, 0), &plan, false).await?;
    post.state = PostState::WaitingApproval;
    post.asked_by = Some(step.author.user.clone());
    post.note = None;
    post.updated_at = step.now;
    queries::put_post(tx, step.org(), post).await?;
    let act = Act::new(PostSubmitted).on("post", &post.id).named(&post.summary);
    act.record(tx, step.actor, step.now).await?;
    let waits =
        PostWaits { post_id: post.id.to_string(), summary: post.summary.clone(), locations: plan.targets.len() as i64 };
    let (to, link) = (Audience::Having(Permission::ApprovePosts), link(post));
    notifications::notify(tx, step.org(), &waits, to, &link, step.now).await?;
    announce(tx, step.org(), Some(post.id.as_str()));
    Ok(())
}

/// Returns the path of a post in the dashboard.
pub(crate) fn link(post: &PostRow) -> String {
    format!("/dashboard/posts/{}", post.id)
}

/// Gives the next occurrence of a locked, repeated post its targets: one of the future, or the latest of those that were
/// missed, so that an instance that was off catches up once.
pub(crate) async fn plan_next(app: &App, tx: &mut Tx, org: &OrgId, post: &mut PostRow, now: Timestamp) -> Result<()> {
    let (first, repeat) = (post.starts_at(), post.repeat());
    post.plan_at = None;
    // A series rests under a plan without scheduled posts, and goes on under one that has them.
    if repeat.is_some() && is_over_plan(&standing(&mut *tx, &app.site, org, now).await?, true) {
        post.plan_at = Some(now + LATER);
        queries::put_post(tx, org, post).await?;
        announce(tx, org, Some(post.id.as_str()));
        return Ok(());
    }
    if let Some(first) = first {
        let plan = planned(app, org, post, now).await?;
        let at = |number| occurrence(first, repeat.as_ref(), number);
        let is_over = |at: LocalTime| plan.times(Some(at), now).is_some_and(|(_, last)| last <= now);
        let mut number = post.occurrences;
        while at(number).is_some_and(is_over) && at(number + 1).is_some_and(is_over) {
            number += 1;
        }
        if let Some(next) = at(number) {
            add_occurrence(tx, org, (post, number), &plan, Some(next), (true, now)).await?;
            post.occurrences = number + 1;
            let due = plan.times(Some(next), now).map_or(now + LATER, |(first, _)| first);
            post.plan_at = at(number + 1).map(|_| due.max(now + SignedDuration::from_mins(1)));
            if post.state == PostState::Published {
                post.state = PostState::Scheduled;
            }
        }
    }
    queries::put_post(tx, org, post).await?;
    announce(tx, org, Some(post.id.as_str()));
    Ok(())
}
