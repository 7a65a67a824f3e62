//! Locations at Google that may be existing ones.

use api::{App, Cursor, Error, FieldError, Json, Limit, Page, Problem, Query, Result};
use axum::extract::State;
use locations::{Cause, LocationId, LocationWriter, Refresh, Source};
use orgs::{
    May,
    may::{SeeGoogle, SyncGoogle},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};

use crate::{
    field::Field,
    google::announce,
    queries::{self, CandidateRow},
    rules::Profile,
    runs::{RunScope, Verdict, begin, write_candidate},
};

/// Maximum number of decisions per request.
const MAX_DECISIONS: usize = 100;

/// Location at Google that may be an existing one.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GoogleCandidate {
    /// Id of the location at Google.
    google_location_id: String,
    /// Account of the location at Google.
    account_id: String,
    /// Name at Google.
    name: String,
    /// Address at Google.
    #[schema(value_type = Object)]
    address: Value,
    /// Store code at Google.
    #[schema(required)]
    external_id: Option<String>,
    /// Existing location that may be the same.
    location_id: LocationId,
    /// Name of the existing location.
    location_name: String,
    /// Address of the existing location.
    #[schema(value_type = Object)]
    location_address: Value,
    /// Reason for the match: `store_code` or `name_address`.
    reason: String,
    /// `open`, or `skipped` after a user skipped it.
    state: String,
}

/// Page of candidates.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct Listing {
    /// Cursor from the previous page.
    cursor: Option<String>,
    /// Page size, 1 to 200.
    #[param(value_type = Option<i64>, minimum = 1, maximum = 200)]
    limit: Limit,
}

/// Returns the locations at Google that wait for a decision.
#[utoipa::path(get, path = "/google/candidates", operation_id = "list_google_candidates", tag = "google",
    extensions(("x-permission" = json!("see_google"))),
    params(Listing), responses((status = 200, body = Page<GoogleCandidate>), (status = 422, body = Problem)))]
pub(super) async fn list_google_candidates(
    member: May<SeeGoogle>,
    State(app): State<App>,
    Query(listing): Query<Listing>,
) -> Result<Json<Page<GoogleCandidate>>> {
    let cursor = listing.cursor.as_deref().filter(|cursor| !cursor.is_empty());
    let after: String = cursor.map(Cursor::unpack).transpose()?.unwrap_or_default();
    let after = if after.contains('\0') { String::new() } else { after };
    let rows = queries::candidates(&app.db, &member.org, None, &after, listing.limit.and_one()).await?;
    let page = Page::of(rows, listing.limit, |last| Cursor::pack(&last.google_id));
    let ids = page.items.iter().map(|row| row.location_id.to_string()).collect();
    let locations = locations::by_ids(&app.db, &member.org, ids).await?;
    let candidate = |row: CandidateRow| {
        let snapshot = row.snapshot();
        let location = locations.iter().find(|location| location.id == row.location_id);
        GoogleCandidate {
            google_location_id: row.google_id,
            account_id: row.account_id,
            name: snapshot.profile.name.clone(),
            address: snapshot.profile.value(Field::Address),
            external_id: snapshot.profile.external_id,
            location_id: row.location_id,
            location_name: location.map(|location| location.details.name.clone()).unwrap_or_default(),
            location_address: location.map_or(Value::Null, |location| Profile::of(location).value(Field::Address)),
            reason: row.reason,
            state: row.state,
        }
    };
    Ok(Json(page.map(candidate)))
}

/// Decisions about candidates.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct GoogleDecisions {
    /// Decisions, at most 100.
    #[schema(max_items = 100)]
    items: Vec<GoogleDecision>,
}

/// Decision about one candidate.
#[derive(Debug, Deserialize, ToSchema)]
struct GoogleDecision {
    /// Id of the location at Google.
    google_location_id: String,
    /// Decision.
    decision: CandidateDecision,
}

/// Decision about a candidate.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = GoogleCandidateDecision)]
enum CandidateDecision {
    /// Merges the candidate into the existing location, with Google's values.
    Merge,
    /// Adds the candidate as a new location.
    Separate,
    /// Skips the candidate.
    Skip,
}

/// Result of decisions about candidates.
#[derive(Debug, Default, Serialize, ToSchema)]
pub(super) struct GoogleDecided {
    /// Number of locations merged into existing ones.
    merged: i64,
    /// Number of locations added.
    created: i64,
    /// Number of locations skipped.
    skipped: i64,
    /// Number of candidates that had already been decided.
    gone: i64,
}

/// Applies decisions about candidates.
#[utoipa::path(post, path = "/google/candidates", operation_id = "decide_google_candidates", tag = "google",
    extensions(("x-permission" = json!("sync_google"))),
    request_body = GoogleDecisions,
    responses((status = 200, body = GoogleDecided), (status = 409, body = Problem, description = "plan_limit"),
        (status = 422, body = Problem)))]
pub(super) async fn decide_google_candidates(
    member: May<SyncGoogle>,
    State(app): State<App>,
    Json(decisions): Json<GoogleDecisions>,
) -> Result<Json<GoogleDecided>> {
    if decisions.items.len() > MAX_DECISIONS {
        let error = FieldError::new("items", "too_many", format!("Maximum {MAX_DECISIONS} at once."));
        return Err(Error::invalid(vec![error]));
    }
    let (org, now) = (&member.org, app.now());
    let mut decided = GoogleDecided::default();
    let cause = Cause::request_task(&member.actor, Source::Sync, &"candidates");
    let mut writer = LocationWriter::begin(&app, org, cause).await?;
    let ids: Vec<String> = decisions
        .items
        .iter()
        .map(|decision| decision.google_location_id.clone())
        .filter(|id| crate::connect::is_number(id))
        .collect();
    let rows = queries::candidates(writer.tx(), org, Some(ids), "", MAX_DECISIONS as i64).await?;
    let mut placed = Vec::new();
    for GoogleDecision { google_location_id, decision } in decisions.items {
        let Some(row) = rows.iter().find(|row| row.google_id == google_location_id) else {
            decided.gone += 1;
            continue;
        };
        let verdict = match decision {
            CandidateDecision::Skip => {
                queries::skip_candidate(writer.tx(), org, &row.google_id).await?;
                decided.skipped += 1;
                continue;
            }
            CandidateDecision::Merge => Verdict::Merge,
            CandidateDecision::Separate => Verdict::Separate,
        };
        if !write_candidate(&mut writer, org, row, verdict).await? {
            decided.gone += 1;
            continue;
        }
        if verdict == Verdict::Merge {
            decided.merged += 1;
        } else {
            decided.created += 1;
        }
        placed.push(row.google_id.clone());
    }
    if !placed.is_empty() {
        // The reviews and figures of these locations are read by a run.
        begin(writer.tx(), org, RunScope::Locations(placed, "selected"), None, Some(&member.user), now).await?;
    }
    announce(writer.tx(), org, None);
    writer.commit_unreported(Refresh::All).await?;
    Ok(Json(decided))
}
