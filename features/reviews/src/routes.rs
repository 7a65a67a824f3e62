//! Routes under `/reviews` and `/reply-templates`.

mod assignments;
mod check;
mod create;
mod crises;
mod evidence;
mod list;
mod notes;
mod one;
mod reply;
mod reports;
mod requests;
mod response_times;
mod settings;
mod templates;
mod topics;
mod trend;

use api::{App, Error, Result};
use axum::Extension;
use locations::Details;
use orgs::{OrgId, Right, Role, Scope, may::ApproveReplies};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    evidence_pack::PackWriter,
    queries,
    replies::can_reply,
    rules::is_approval_on,
    scope::org_of,
    search::Search,
    types::{ReviewId, Row},
};

/// Returns all routes about reviews, to be mounted under `/api/v1`.
pub fn routes(search: &Search) -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list::list_reviews, create::create_review))
        .routes(routes!(list::get_reviews_summary))
        .routes(routes!(topics::get_review_topics))
        .routes(routes!(trend::get_review_trend))
        .routes(routes!(response_times::get_review_response_times))
        .routes(routes!(assignments::list_review_members))
        .routes(routes!(assignments::change_reviews))
        .routes(routes!(assignments::assign_review))
        .routes(routes!(notes::list_review_notes, notes::create_review_note))
        .routes(routes!(notes::update_review_note, notes::delete_review_note))
        .routes(routes!(one::get_review, one::update_review))
        .routes(routes!(reports::list_review_reports, reports::create_review_report))
        .routes(routes!(reports::close_review_report))
        .routes(routes!(reply::reply_to_review, reply::delete_review_reply))
        .routes(routes!(check::check_review_reply))
        .routes(routes!(crises::list_review_crises))
        .routes(routes!(crises::get_review_crisis, crises::update_review_crisis))
        .routes(routes!(crises::create_review_crisis_entry))
        .routes(routes!(crises::end_review_crisis))
        .routes(routes!(evidence::export_review_crisis_evidence))
        .routes(routes!(requests::create_reply_request, requests::withdraw_reply_request))
        .routes(routes!(requests::approve_reply_request))
        .routes(routes!(requests::send_back_reply_request))
        .routes(routes!(settings::get_reply_settings, settings::change_reply_settings))
        .routes(routes!(templates::list_reply_drafts))
        .routes(routes!(templates::list_reply_templates, templates::create_reply_template))
        .routes(routes!(templates::update_reply_template, templates::delete_reply_template))
        .layer(Extension(search.clone()))
        .layer(Extension(PackWriter::default()))
}

/// Returns true when replies of a member at a location wait for the approval of another one. A reply that the source does
/// not take from here is only noted: it cannot be held back.
async fn needs_approval(app: &App, (scope, role): (&Scope, Role), row: &Row, place: &Details) -> Result<bool> {
    if !can_reply(row) || ApproveReplies::ROW.allows(role, matches!(scope, Scope::Part(..))) {
        return Ok(false);
    }
    Ok(is_approval_on(queries::approval(&app.db, org_of(scope)).await?, place.category.as_deref()))
}

/// Returns a review that the member sees.
///
/// # Errors
/// 404 when there is none, or its location is outside the limits of the member.
async fn find_visible(app: &App, scope: &Scope, id: &ReviewId) -> Result<Row> {
    let row = queries::find(&app.db, org_of(scope), id).await?.ok_or_else(Error::not_found)?;
    locations::org_of(&app.db, scope, &row.location_id).await?;
    Ok(row)
}

/// Returns the name of the location of a review.
async fn location_name(app: &App, org: &OrgId, row: &Row) -> Result<String> {
    let location = locations::find(&app.db, org, &row.location_id).await?;
    Ok(location.ok_or_else(Error::not_found)?.details.name)
}
