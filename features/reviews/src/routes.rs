//! Routes under `/reviews` and `/reply-templates`.

mod check;
mod create;
mod list;
mod one;
mod reply;
mod templates;
mod topics;

use api::{App, Error, Result};
use axum::Extension;
use orgs::{OrgId, Scope};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    queries,
    search::Search,
    types::{ReviewId, Row},
};

/// Returns all routes about reviews, to be mounted under `/api/v1`.
pub fn routes(search: &Search) -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list::list_reviews, create::create_review))
        .routes(routes!(list::get_reviews_summary))
        .routes(routes!(topics::get_review_topics))
        .routes(routes!(one::get_review, one::update_review))
        .routes(routes!(reply::reply_to_review, reply::delete_review_reply))
        .routes(routes!(check::check_review_reply))
        .routes(routes!(templates::list_reply_drafts))
        .routes(routes!(templates::list_reply_templates, templates::create_reply_template))
        .routes(routes!(templates::update_reply_template, templates::delete_reply_template))
        .layer(Extension(search.clone()))
}

/// Returns the organization of a scope.
pub(crate) fn org_of(scope: &Scope) -> &OrgId {
    match scope {
        Scope::Whole(org) | Scope::Part(org, _) => org,
    }
}

/// Returns a review that the member sees.
///
/// # Errors
/// 404 when there is none, or its location is outside the limits of the member.
async fn seen(app: &App, scope: &Scope, id: &ReviewId) -> Result<Row> {
    let row = queries::find(&app.db, org_of(scope), id).await?.ok_or_else(Error::not_found)?;
    locations::org_of(&app.db, scope, &row.location_id).await?;
    Ok(row)
}

/// Returns the name of the location of a review.
async fn location_name(app: &App, org: &OrgId, row: &Row) -> Result<String> {
    let location = locations::find(&app.db, org, &row.location_id).await?;
    Ok(location.ok_or_else(Error::not_found)?.details.name)
}
