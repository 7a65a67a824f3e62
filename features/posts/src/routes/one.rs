//! One post.

use api::{App, Error, Json, Path, Problem, Result};
use axum::{
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use orgs::{
    Publishing, Within,
    may::{PublishPosts, SeePosts, WritePosts},
};

use crate::{
    powers::{Author, changeable, org_of, visible_post},
    queries,
    steps::{self, Step},
    types::{NewPost, Post, PostId},
    views::post_view,
};

/// Returns a post.
#[utoipa::path(get, path = "/posts/{id}", operation_id = "get_post", tag = "posts",
    extensions(("x-permission" = json!("see_posts"))),
    params(("id" = PostId, Path)),
    responses((status = 200, body = Post), (status = 404, body = Problem)))]
pub(super) async fn get_post(
    member: Within<SeePosts>,
    State(app): State<App>,
    Path(id): Path<PostId>,
) -> Result<Json<Post>> {
    let post = visible_post(&app, &member.scope, &member.user, &id).await?;
    post_view(&app, &member.scope, post).await.map(Json)
}

/// Replaces the content of a post. What has gone out is changed at Google, by members who publish posts; its kind, locations
/// and times stay.
#[utoipa::path(patch, path = "/posts/{id}", operation_id = "update_post", tag = "posts",
    extensions(("x-permission" = json!("write_posts")), ("x-scope" = json!("publish"))),
    params(("id" = PostId, Path)), request_body = NewPost,
    responses((status = 200, body = Post), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "already_published, or an obstacle of the forecast"),
        (status = 422, body = Problem)))]
pub(super) async fn update_post(
    member: Within<Publishing<WritePosts>>,
    State(app): State<App>,
    Path(id): Path<PostId>,
    Json(new): Json<NewPost>,
) -> Result<Json<Post>> {
    changeable(&app, &member.scope, &member.user, &id).await?;
    let checked = steps::checked(&app, &member.scope, new).await?;
    let author = Author { scope: &member.scope, user: &member.user, role: member.role };
    let step = Step { app: &app, author, actor: &member.actor, now: app.now() };
    let mut tx = app.db.begin().await?;
    let org = org_of(&member.scope);
    let mut post = queries::lock_post(&mut tx, org, &id).await?.ok_or_else(Error::not_found)?;
    steps::edit(&step, &mut tx, &mut post, &checked).await?;
    tx.commit().await?;
    post_view(&app, &member.scope, post).await.map(Json)
}

/// Deletes a post. One that is at Google is deleted there first, and is answered as it is then: it stays in the list until
/// Google has deleted it everywhere.
#[utoipa::path(delete, path = "/posts/{id}", operation_id = "delete_post", tag = "posts",
    extensions(("x-permission" = json!("write_posts")), ("x-scope" = json!("publish"))),
    params(("id" = PostId, Path)),
    responses((status = 202, body = Post), (status = 204), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn delete_post(
    member: Within<Publishing<WritePosts>>,
    State(app): State<App>,
    Path(id): Path<PostId>,
) -> Result<Response> {
    changeable(&app, &member.scope, &member.user, &id).await?;
    let author = Author { scope: &member.scope, user: &member.user, role: member.role };
    let step = Step { app: &app, author, actor: &member.actor, now: app.now() };
    let org = org_of(&member.scope);
    let mut tx = app.db.begin().await?;
    let mut post = queries::lock_post(&mut tx, org, &id).await?.ok_or_else(Error::not_found)?;
    if !post.state.is_writing() {
        author.check::<PublishPosts>()?;
    }
    let is_gone = steps::delete(&step, &mut tx, &mut post).await?;
    tx.commit().await?;
    if is_gone {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    let post = post_view(&app, &member.scope, post).await?;
    Ok((StatusCode::ACCEPTED, Json(post)).into_response())
}
