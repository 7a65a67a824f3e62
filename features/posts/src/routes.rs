//! Routes under `/posts`, `/post-…` and `/locations/{id}/google-posts`.

mod calendar;
mod create;
mod google_posts;
mod list;
mod one;
mod photos;
mod settings;
mod steps;
mod targets;
mod templates;

use api::App;
use axum::Extension;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::posts::Posts;

/// Returns all routes of posts, to be mounted under `/api/v1`.
pub fn routes(posts: &Posts) -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list::list_posts, create::create_post))
        .routes(routes!(calendar::get_post_calendar))
        .routes(routes!(create::forecast_post))
        .routes(routes!(create::check_post))
        .routes(routes!(one::get_post, one::update_post, one::delete_post))
        .routes(routes!(targets::list_post_targets))
        .routes(routes!(steps::schedule_post))
        .routes(routes!(steps::approve_post))
        .routes(routes!(steps::send_back_post))
        .routes(routes!(steps::stop_post))
        .routes(routes!(steps::move_post))
        .routes(routes!(steps::retry_post))
        .routes(routes!(photos::create_post_photo))
        .routes(routes!(templates::list_post_templates, templates::create_post_template))
        .routes(routes!(templates::delete_post_template))
        .routes(routes!(settings::get_post_settings, settings::put_post_settings))
        .routes(routes!(google_posts::list_google_posts))
        .layer(Extension(posts.clone()))
}
