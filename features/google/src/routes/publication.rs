//! Publishing of edits of many locations, and what Google refused of them.

use std::collections::HashSet;

use api::{App, Error, FieldError, Json, Path, Problem, Result};
use audit::Act;
use axum::{Extension, extract::State, http::StatusCode};
use locations::{Filters, LocationId, Search};
use orgs::{
    May, OrgId,
    may::{PushToGoogle, SeeGoogle},
};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use super::runs::RunBody;
use crate::{
    events,
    field::Field,
    google::Google,
    outbox,
    queries::{self, RefusedEdit},
    states,
    types::RunId,
};

/// Maximum number of locations per request.
const MAX_LOCATIONS: usize = 1_000;
/// Maximum number of refused fields in the list.
const MAX_REFUSALS: i64 = 200;

/// Locations whose edits to publish: by their ids, or all that match filters at the time of the request.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct GooglePublish {
    /// Ids of the locations, at most 1,000; left out with `filters`.
    #[serde(default)]
    location_ids: Option<Vec<LocationId>>,
    /// Filters of the list; left out with `location_ids`.
    #[serde(default)]
    filters: Option<Filters>,
    /// Locations to exclude from those that match `filters`, at most 1,000.
    #[serde(default)]
    except: Vec<LocationId>,
}

/// Publication of the edits of many locations.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GooglePublication {
    /// Run that sends the edits; null when none of the locations had any to send.
    #[schema(required)]
    run: Option<RunBody>,
}

/// Publish the unsent edits of many locations. Locations that are not linked to Google or have nothing to send are left
/// out, and so are fields that changed at Google and wait for a decision.
#[utoipa::path(post, path = "/google/edits", operation_id = "publish_google_edits", tag = "google",
    extensions(("x-permission" = json!("push_to_google"))), request_body = GooglePublish,
    responses((status = 202, body = GooglePublication), (status = 422, body = Problem)))]
pub(super) async fn publish_google_edits(
    member: May<PushToGoogle>,
    State(app): State<App>,
    Extension(google): Extension<Google>,
    Extension(search): Extension<Search>,
    body: Result<Json<GooglePublish>>,
) -> Result<(StatusCode, Json<GooglePublication>)> {
    let Json(request) = body?;
    let ids = selected(&google, &search, &member.org, request).await?;
    let mut unsent = Vec::new();
    for ids in ids.chunks(MAX_LOCATIONS) {
        unsent.extend(outbox::unsent(&app.db, &member.org, ids.to_vec()).await?);
    }
    if unsent.is_empty() {
        return Ok((StatusCode::ACCEPTED, Json(GooglePublication { run: None })));
    }
    let (count, now) = (unsent.len(), app.now());
    let mut tx = app.db.begin().await?;
    let id = outbox::publish(&mut tx, &member.org, unsent, &member.user, now).await?;
    let act = Act::new(events::GooglePushed).on("google_run", &id).with("count", count);
    act.record(&mut tx, &member.actor, now).await?;
    tx.commit().await?;
    let run = queries::run(&app.db, &member.org, &id).await?.map(Into::into);
    Ok((StatusCode::ACCEPTED, Json(GooglePublication { run })))
}

/// Returns the ids of the selected locations. Filters select only locations with edits to publish.
async fn selected(google: &Google, search: &Search, org: &OrgId, request: GooglePublish) -> Result<Vec<String>> {
    let too_many = |field: &str| {
        let error = FieldError::new(field, "too_many", "Maximum 1,000 locations at once.");
        Error::invalid(vec![error.with_params(json!({ "max": MAX_LOCATIONS }))])
    };
    match (request.location_ids, request.filters) {
        (Some(ids), None) if ids.len() > MAX_LOCATIONS => Err(too_many("location_ids")),
        (Some(ids), None) => Ok(ids.iter().map(ToString::to_string).collect()),
        (None, Some(_)) if request.except.len() > MAX_LOCATIONS => Err(too_many("except")),
        (None, Some(filters)) => {
            let except: HashSet<&str> = request.except.iter().map(LocationId::as_str).collect();
            let unpublished: HashSet<String> = states::unpublished(google, org).await?.into_iter().collect();
            let mut ids = search.ids(google.app(), org, &filters).await?;
            ids.retain(|id| unpublished.contains(id) && !except.contains(id.as_str()));
            Ok(ids)
        }
        _ => Err(Error::invalid(vec![FieldError::new("location_ids", "invalid", "Pass either ids or filters.")])),
    }
}

/// Field of a location that Google refused.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GoogleRefusal {
    /// Id of the location.
    location_id: LocationId,
    /// Name of the field.
    field: Field,
    /// Reason: Google's own code in lower case, or ours.
    #[schema(required)]
    code: Option<String>,
    /// Reason, in Google's words.
    #[schema(required)]
    detail: Option<String>,
}

impl From<RefusedEdit> for GoogleRefusal {
    fn from(edit: RefusedEdit) -> Self {
        let detail = edit.detail.filter(|detail| !detail.is_empty());
        Self { location_id: edit.location_id, field: edit.field, code: edit.code, detail }
    }
}

/// Fields of the locations of a run that Google refused.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GoogleRefusals {
    /// At most 200, by location.
    items: Vec<GoogleRefusal>,
    /// Number of locations with refused fields.
    locations: i64,
}

/// List the fields that Google refused among the locations of a run.
#[utoipa::path(get, path = "/google/runs/{id}/refusals", operation_id = "list_google_refusals", tag = "google",
    extensions(("x-permission" = json!("see_google"))),
    params(("id" = RunId, Path)), responses((status = 200, body = GoogleRefusals), (status = 404, body = Problem)))]
pub(super) async fn list_google_refusals(
    member: May<SeeGoogle>,
    State(app): State<App>,
    Path(id): Path<RunId>,
) -> Result<Json<GoogleRefusals>> {
    let run = queries::run(&app.db, &member.org, &id).await?.ok_or_else(Error::not_found)?;
    let mut ids = Vec::new();
    let mut part = 0;
    while let Some(google_ids) = queries::part(&app.db, &member.org, &run.id, part).await? {
        ids.extend(google_ids);
        part += 1;
    }
    let refused = queries::refused_edits(&app.db, &member.org, ids, MAX_REFUSALS).await?;
    let items = refused.fields.into_iter().map(Into::into).collect();
    Ok(Json(GoogleRefusals { items, locations: refused.locations }))
}
