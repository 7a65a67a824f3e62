//! Routes under `/drafting`, and those of drafts and automatic replies.

mod automatic;
mod key;
mod post;
mod reply;
mod settings;
mod status;

use api::App;
use axum::Extension;
use orgs::{OrgId, Scope};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::drafts::Drafts;

/// Returns all routes about drafts, to be mounted under `/api/v1`.
pub fn routes(drafts: &Drafts) -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(status::get_drafting))
        .routes(routes!(settings::change_drafting_style))
        .routes(routes!(settings::change_drafting_limits))
        .routes(routes!(settings::allow_confidential_drafting))
        .routes(routes!(settings::delete_stored_drafts))
        .routes(routes!(key::put_drafting_key, key::delete_drafting_key))
        .routes(routes!(key::check_drafting_key))
        .routes(routes!(reply::draft_review_reply))
        .routes(routes!(post::draft_post_text))
        .routes(routes!(automatic::get_automatic_replies, automatic::change_automatic_replies))
        .routes(routes!(automatic::list_automatic_replies))
        .layer(Extension(drafts.clone()))
}

/// Returns the organization of a scope.
fn org_of(scope: &Scope) -> &OrgId {
    match scope {
        Scope::Whole(org) | Scope::Part(org, _) => org,
    }
}
