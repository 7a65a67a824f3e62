//! Routes under `/directories`, `/citations`, `/citation-audits`, `/citation-tasks` and `/locations/{id}/citations`.

mod audits;
mod directories;
mod export;
mod listing;
mod location;
mod matrix;
mod tasks;

use std::collections::HashSet;

use api::{App, Error, FieldError, Result};
use axum::Extension;
use locations::{Location, LocationId};
use orgs::{OrgId, Scope};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::settings::Citations;

/// Maximum number of locations that a request names.
const MAX_LOCATIONS: usize = 500;

/// Returns all routes about citations, to be mounted under `/api/v1`.
pub fn routes(citations: &Citations) -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(directories::list_directories, directories::create_directory))
        .routes(routes!(directories::update_directory, directories::delete_directory))
        .routes(routes!(matrix::list_citations))
        .routes(routes!(matrix::get_citations_summary))
        .routes(routes!(export::export_citations))
        .routes(routes!(location::get_location_citations))
        .routes(routes!(listing::get_citation, listing::put_citation))
        .routes(routes!(listing::read_citation))
        .routes(routes!(listing::decide_citation))
        .routes(routes!(audits::list_citation_audits, audits::start_citation_audit))
        .routes(routes!(tasks::list_citation_tasks))
        .routes(routes!(tasks::plan_citation_tasks))
        .routes(routes!(tasks::get_citation_task, tasks::update_citation_task))
        .layer(Extension(citations.clone()))
}

/// Returns the organization of a scope.
pub(crate) fn org_of(scope: &Scope) -> &OrgId {
    match scope {
        Scope::Whole(org) | Scope::Part(org, _) => org,
    }
}

/// Returns a location that the member sees.
///
/// # Errors
/// 404 when there is none, or it is outside the limits of the member.
async fn seen(app: &App, scope: &Scope, id: &LocationId) -> Result<Location> {
    let org = locations::org_of(&app.db, scope, id).await?;
    locations::find(&app.db, org, id).await?.ok_or_else(Error::not_found)
}

/// Returns the ids of the locations that a request names, or of all that the member sees.
///
/// # Errors
/// 422 when the request names none or too many; 404 when the member does not see one of them.
async fn chosen(app: &App, scope: &Scope, ids: &[LocationId], all: bool) -> Result<Vec<String>> {
    if all != ids.is_empty() {
        return Err(invalid("location_ids", "required", "Choose locations, or all of them."));
    }
    let seen = locations::ids_within(&app.db, scope, None).await?;
    if all {
        return Ok(match seen {
            Some(ids) => ids,
            None => every(app, org_of(scope)).await?,
        });
    }
    if ids.len() > MAX_LOCATIONS {
        return Err(invalid("location_ids", "too_many", "Choose up to 500 locations."));
    }
    let requested: HashSet<String> = ids.iter().map(ToString::to_string).collect();
    let existing_ids = locations::existing_ids(&app.db, org_of(scope), requested.iter().cloned().collect()).await?;
    let is_seen = |id: &String| seen.as_ref().is_none_or(|seen| seen.contains(id));
    if existing_ids.len() < requested.len() || !existing_ids.iter().all(is_seen) {
        return Err(Error::not_found());
    }
    Ok(existing_ids)
}

/// Returns the ids of all locations of an organization, sorted.
async fn every(app: &App, org: &OrgId) -> Result<Vec<String>> {
    let mut ids: Vec<String> = Vec::new();
    loop {
        let after = ids.last().cloned().unwrap_or_default();
        let some = locations::comparable(&app.db, org, &after, 5_000).await?;
        if some.is_empty() {
            return Ok(ids);
        }
        ids.extend(some.into_iter().map(|location| location.id.to_string()));
    }
}

fn invalid(field: &'static str, code: &'static str, detail: &str) -> Error {
    Error::invalid(vec![FieldError::new(field, code, detail)])
}
