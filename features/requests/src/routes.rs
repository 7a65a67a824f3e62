//! Routes about contacts, links, campaigns, requests and private feedback.

mod batch;
mod campaign;
mod campaigns;
mod contact;
mod contacts;
mod fairness;
mod feedback;
mod files;
mod links;
mod requests;
mod settings;
mod wording;

use api::{App, Error, Result};
use axum::{Extension, extract::DefaultBodyLimit};
use locations::{Location, LocationId};
use orgs::{OrgId, Scope};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::requests::Requests;

/// Returns all routes of this feature, to be mounted under `/api/v1`.
pub fn routes(requests: &Requests) -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(contacts::list_contacts, contacts::create_contact))
        .merge(
            OpenApiRouter::new()
                .routes(routes!(batch::create_contacts))
                .routes(routes!(files::import_contacts))
                .layer(DefaultBodyLimit::max(files::MAX_BYTES)),
        )
        .routes(routes!(files::export_contacts))
        .routes(routes!(contact::get_contact, contact::update_contact, contact::forget_contact))
        .routes(routes!(links::get_review_links, links::put_review_links))
        .routes(routes!(links::get_review_page))
        .routes(routes!(settings::get_request_settings, settings::put_request_settings))
        .routes(routes!(wording::check_request_wording))
        .routes(routes!(campaigns::list_request_campaigns, campaigns::create_request_campaign))
        .routes(routes!(campaigns::forecast_request_campaign))
        .routes(routes!(campaign::get_request_campaign))
        .routes(routes!(campaign::list_campaign_recipients))
        .routes(routes!(campaign::pause_request_campaign))
        .routes(routes!(campaign::resume_request_campaign))
        .routes(routes!(campaign::cancel_request_campaign))
        .routes(routes!(requests::list_requests, requests::create_request))
        .routes(routes!(feedback::list_feedback))
        .routes(routes!(feedback::get_feedback, feedback::update_feedback, feedback::delete_feedback))
        .routes(routes!(feedback::answer_feedback))
        .routes(routes!(fairness::get_request_fairness))
        .layer(Extension(requests.clone()))
}

/// Returns the organization of a scope.
fn org_of(scope: &Scope) -> &OrgId {
    match scope {
        Scope::Whole(org) | Scope::Part(org, _) => org,
    }
}

/// Returns a location that the member sees.
///
/// # Errors
/// 404 when there is none, or it is outside the limits of the member.
async fn seen_location(app: &App, scope: &Scope, id: &LocationId) -> Result<Location> {
    let org = locations::org_of(&app.db, scope, id).await?;
    locations::find(&app.db, org, id).await?.ok_or_else(Error::not_found)
}

/// Returns the locations of a filter: the one that is asked for, or those that the member sees; `None` for all.
///
/// # Errors
/// 404 when the location is outside the limits of the member.
async fn filtered(app: &App, scope: &Scope, location: Option<&LocationId>) -> Result<Option<Vec<String>>> {
    match location {
        Some(location) => {
            locations::org_of(&app.db, scope, location).await?;
            Ok(Some(vec![location.to_string()]))
        }
        None => Ok(locations::ids_within(&app.db, scope, None).await?),
    }
}

/// Returns true unless the member sees all of these locations.
async fn unseen(app: &App, scope: &Scope, ids: &[LocationId]) -> Result<bool> {
    let org = org_of(scope);
    let ids: Vec<String> = ids.iter().map(ToString::to_string).collect();
    let there = locations::existing_ids(&app.db, org, ids.clone()).await?;
    let within = locations::ids_within(&app.db, scope, None).await?;
    let is_seen = |id: &String| there.contains(id) && within.as_ref().is_none_or(|within| within.contains(id));
    Ok(!ids.iter().all(is_seen))
}
