//! Steps of a post: schedule, approve, send back, stop, move, retry.

use api::{App, Error, Json, Kind, Path, Problem, Result};
use audit::Act;
use axum::extract::State;
use db::Tx;
use orgs::{
    Publishing, Within,
    may::{ApprovePosts, PublishPosts, WritePosts},
};

use crate::{
    events::{PostApproved, PostScheduled, PostSentBack},
    posts::announce,
    powers::{Author, changeable, org_of},
    queries,
    rules::content::Check,
    steps::{self, Step, wrong_state},
    types::{Approval, Move, Note, Post, PostId, PostRow, PostState, Retried, Retry},
    views::post_view,
};

/// Maximum characters of a comment.
const MAX_NOTE: usize = 1_000;
/// Maximum number of targets that a retry can name.
const MAX_RETRIED: usize = 1_000;

/// Releases a draft at its time, or now when it has none. The draft of a member who needs approval is sent for approval
/// instead; `state` in the answer says which.
#[utoipa::path(post, path = "/posts/{id}/schedule", operation_id = "schedule_post", tag = "posts",
    extensions(("x-permission" = json!("write_posts")), ("x-scope" = json!("publish"))),
    params(("id" = PostId, Path)),
    responses((status = 200, body = Post), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "wrong_state, or an obstacle of the forecast"),
        (status = 422, body = Problem)))]
pub(super) async fn schedule_post(
    member: Within<Publishing<WritePosts>>,
    State(app): State<App>,
    Path(id): Path<PostId>,
) -> Result<Json<Post>> {
    changeable(&app, &member.scope, &member.user, &id).await?;
    let (mut tx, mut post, step) = begin(&app, &member, &id).await?;
    if post.state != PostState::Draft {
        return Err(wrong_state("Only a draft can be scheduled."));
    }
    if step.author.needs_approval(&app, &post.created_by).await? {
        steps::send_for_approval(&step, &mut tx, &mut post).await?;
    } else {
        let locations = steps::release(&step, &mut tx, &mut post).await?;
        let act = Act::new(PostScheduled).on("post", &post.id).named(&post.summary).with("locations", locations);
        act.record(&mut tx, &member.actor, step.now).await?;
    }
    tx.commit().await?;
    post_view(&app, &member.scope, post).await.map(Json)
}

/// Approves a version of a post and releases it. Where approval is required, the author of a post cannot approve it unless
/// no other member can.
#[utoipa::path(post, path = "/posts/{id}/approve", operation_id = "approve_post", tag = "posts",
    extensions(("x-permission" = json!("approve_posts"))),
    params(("id" = PostId, Path)), request_body = Approval,
    responses((status = 200, body = Post), (status = 403, body = Problem, description = "own_post or limited"),
        (status = 404, body = Problem),
        (status = 409, body = Problem, description = "wrong_state, or post_changed since this version"),
        (status = 422, body = Problem)))]
pub(super) async fn approve_post(
    member: Within<ApprovePosts>,
    State(app): State<App>,
    Path(id): Path<PostId>,
    Json(approval): Json<Approval>,
) -> Result<Json<Post>> {
    changeable(&app, &member.scope, &member.user, &id).await?;
    let (mut tx, mut post, step) = begin(&app, &member, &id).await?;
    check_waiting(&post)?;
    if post.version != approval.version {
        let detail = "The post has changed. Read it again before you approve it.";
        return Err(Error::new(Kind::Conflict, "post_changed", detail));
    }
    step.author.check_approving(&app, &post).await?;
    post.approved_by = Some(member.user.clone());
    let locations = steps::release(&step, &mut tx, &mut post).await?;
    let act = Act::new(PostApproved).on("post", &post.id).named(&post.summary).with("locations", locations);
    act.record(&mut tx, &member.actor, step.now).await?;
    tx.commit().await?;
    post_view(&app, &member.scope, post).await.map(Json)
}

/// Sends a post that waits for approval back to its author with a comment: it is a draft again.
#[utoipa::path(post, path = "/posts/{id}/send-back", operation_id = "send_back_post", tag = "posts",
    extensions(("x-permission" = json!("approve_posts"))),
    params(("id" = PostId, Path)), request_body = Note,
    responses((status = 200, body = Post), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn send_back_post(
    member: Within<ApprovePosts>,
    State(app): State<App>,
    Path(id): Path<PostId>,
    Json(note): Json<Note>,
) -> Result<Json<Post>> {
    let mut check = Check::default();
    let note = check.lines("note", &note.note, MAX_NOTE);
    if note.is_empty() {
        check.refuse("note", "required", "This is required.");
    }
    check.done()?;
    changeable(&app, &member.scope, &member.user, &id).await?;
    let (mut tx, mut post, step) = begin(&app, &member, &id).await?;
    check_waiting(&post)?;
    post.state = PostState::Draft;
    post.note = Some(note);
    post.updated_at = step.now;
    queries::put_post(&mut tx, step.org(), &mut post).await?;
    let act = Act::new(PostSentBack).on("post", &post.id).named(&post.summary);
    act.record(&mut tx, &member.actor, step.now).await?;
    announce(&mut tx, step.org(), Some(post.id.as_str()));
    tx.commit().await?;
    post_view(&app, &member.scope, post).await.map(Json)
}

/// Stops a released post: nothing more is sent. Posts that are already shown stay.
#[utoipa::path(post, path = "/posts/{id}/stop", operation_id = "stop_post", tag = "posts",
    extensions(("x-permission" = json!("publish_posts"))),
    params(("id" = PostId, Path)),
    responses((status = 200, body = Post), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem)))]
pub(super) async fn stop_post(
    member: Within<PublishPosts>,
    State(app): State<App>,
    Path(id): Path<PostId>,
) -> Result<Json<Post>> {
    changeable(&app, &member.scope, &member.user, &id).await?;
    let (mut tx, mut post, step) = begin(&app, &member, &id).await?;
    steps::stop(&step, &mut tx, &mut post).await?;
    tx.commit().await?;
    post_view(&app, &member.scope, post).await.map(Json)
}

/// Moves a post to another time. For a released post that repeats, moves the next occurrence only.
#[utoipa::path(post, path = "/posts/{id}/move", operation_id = "move_post", tag = "posts",
    extensions(("x-permission" = json!("write_posts")), ("x-scope" = json!("publish"))),
    params(("id" = PostId, Path)), request_body = Move,
    responses((status = 200, body = Post), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "wrong_state or in_the_past"), (status = 422, body = Problem)))]
pub(super) async fn move_post(
    member: Within<Publishing<WritePosts>>,
    State(app): State<App>,
    Path(id): Path<PostId>,
    Json(to): Json<Move>,
) -> Result<Json<Post>> {
    changeable(&app, &member.scope, &member.user, &id).await?;
    let (mut tx, mut post, step) = begin(&app, &member, &id).await?;
    steps::move_to(&step, &mut tx, &mut post, to.at).await?;
    tx.commit().await?;
    post_view(&app, &member.scope, post).await.map(Json)
}

/// Sends a post again to the locations where Google refused it, or where it could not be sent.
#[utoipa::path(post, path = "/posts/{id}/retry", operation_id = "retry_post", tag = "posts",
    extensions(("x-permission" = json!("publish_posts"))),
    params(("id" = PostId, Path)), request_body = Retry,
    responses((status = 200, body = Retried), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 422, body = Problem)))]
pub(super) async fn retry_post(
    member: Within<PublishPosts>,
    State(app): State<App>,
    Path(id): Path<PostId>,
    Json(retry): Json<Retry>,
) -> Result<Json<Retried>> {
    if retry.target_ids.as_ref().is_some_and(|ids| !(1..=MAX_RETRIED).contains(&ids.len())) {
        let error = api::FieldError::new("target_ids", "out_of_range", "1 to 1,000.");
        return Err(Error::invalid(vec![error]));
    }
    changeable(&app, &member.scope, &member.user, &id).await?;
    let (mut tx, mut post, step) = begin(&app, &member, &id).await?;
    let locations = steps::retry(&step, &mut tx, &mut post, retry.target_ids.as_deref()).await?;
    tx.commit().await?;
    Ok(Json(Retried { locations }))
}

/// Begins a transaction for a step of a member, and locks the post.
async fn begin<'a, R>(app: &'a App, member: &'a Within<R>, id: &PostId) -> Result<(Tx, PostRow, Step<'a>)> {
    let author = Author { scope: &member.scope, user: &member.user, role: member.role };
    let step = Step { app, author, actor: &member.actor, now: app.now() };
    let mut tx = app.db.begin().await?;
    let post = queries::lock_post(&mut tx, org_of(&member.scope), id).await?.ok_or_else(Error::not_found)?;
    Ok((tx, post, step))
}

fn check_waiting(post: &PostRow) -> Result<()> {
    if post.state == PostState::WaitingApproval {
        return Ok(());
    }
    Err(wrong_state("This post doesn’t wait for approval."))
}
