//! Photos of posts.

use api::{App, Json, Problem, Result};
use axum::{
    Extension,
    extract::{Request, State},
    http::StatusCode,
    response::{IntoResponse, Response},
};
use orgs::{Within, may::WritePosts};

use crate::{
    photos,
    posts::Posts,
    powers::org_of,
    queries,
    types::{PhotoId, PhotoRow, PostPhoto},
};

/// Adds a photo for posts: a JPEG, PNG or WebP image of at least 400 by 300 pixels, at most 10 MB and 50 megapixels. It is
/// cropped to the middle in 4:3, and encoded again without the metadata of the camera.
#[utoipa::path(post, path = "/post-photos", operation_id = "create_post_photo", tag = "posts",
    extensions(("x-permission" = json!("write_posts"))),
    request_body(content((String = "image/jpeg"), (String = "image/png"), (String = "image/webp"))),
    responses((status = 201, body = PostPhoto), (status = 413, body = Problem), (status = 415, body = Problem),
        (status = 422, body = Problem)))]
pub(super) async fn create_post_photo(
    member: Within<WritePosts>,
    State(app): State<App>,
    Extension(posts): Extension<Posts>,
    request: Request,
) -> Result<Response> {
    let now = app.now();
    let photo = photos::take(posts.pictures(), request).await?;
    let row = PhotoRow {
        id: PhotoId::new(now),
        key: photo.key,
        width: photo.width.into(),
        height: photo.height.into(),
        created_by: member.user.clone(),
        created_at: now,
    };
    let mut tx = app.db.begin().await?;
    queries::add_photo(&mut tx, org_of(&member.scope), &row).await?;
    tx.commit().await?;
    Ok((StatusCode::CREATED, Json(PostPhoto::from(row))).into_response())
}
