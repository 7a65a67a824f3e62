//! Settings of posts.

use api::{App, Json, Problem, Result};
use audit::Act;
use axum::extract::State;
use orgs::{
    May, Within,
    may::{ManagePosts, SeePosts},
};

use crate::{events::PostSettingsChanged, posts::announce, powers::org_of, queries, types::PostSettings};

/// Returns the settings of posts.
#[utoipa::path(get, path = "/post-settings", operation_id = "get_post_settings", tag = "posts",
    extensions(("x-permission" = json!("see_posts"))),
    responses((status = 200, body = PostSettings)))]
pub(super) async fn get_post_settings(member: Within<SeePosts>, State(app): State<App>) -> Result<Json<PostSettings>> {
    let approval_required = queries::approval_required(&app.db, org_of(&member.scope)).await?;
    Ok(Json(PostSettings { approval_required }))
}

/// Changes the settings of posts. Posts that wait for approval keep waiting.
#[utoipa::path(put, path = "/post-settings", operation_id = "put_post_settings", tag = "posts",
    extensions(("x-permission" = json!("manage_posts"))),
    request_body = PostSettings,
    responses((status = 200, body = PostSettings), (status = 422, body = Problem)))]
pub(super) async fn put_post_settings(
    member: May<ManagePosts>,
    State(app): State<App>,
    Json(settings): Json<PostSettings>,
) -> Result<Json<PostSettings>> {
    let mut tx = app.db.begin().await?;
    let before = queries::approval_required(&mut tx, &member.org).await?;
    if before != settings.approval_required {
        queries::set_approval_required(&mut tx, &member.org, settings.approval_required).await?;
        let act = Act::new(PostSettingsChanged).on("organisation", &member.org);
        act.changed("approval_required", before, settings.approval_required)
            .record(&mut tx, &member.actor, app.now())
            .await?;
        announce(&mut tx, &member.org, None);
        tx.commit().await?;
    }
    Ok(Json(settings))
}
