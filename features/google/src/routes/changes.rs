//! Changes that were made at Google.

use api::{App, Cursor, Json, Limit, Page, Path, Problem, Query, Result};
use axum::{Extension, extract::State};
use jiff::Timestamp;
use locations::LocationId;
use orgs::{
    May,
    may::{PushToGoogle, SeeGoogle},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};

use crate::{
    changes::{self, Decision},
    field::Field,
    google::Google,
    queries::{self, ChangeRow},
    types::ChangeId,
};

/// Sorts after every id.
const LATEST: &str = "~";

/// Field that changed at Google.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = GoogleChange)]
pub(crate) struct ChangeBody {
    /// Id of the change.
    id: ChangeId,
    /// Location whose field changed.
    location_id: LocationId,
    /// Changed field.
    field: Field,
    /// Value in Vitrine.
    #[schema(required, value_type = Option<Value>)]
    old: Value,
    /// Value at Google.
    #[schema(required, value_type = Option<Value>)]
    new: Value,
    /// `profile` when the profile was changed; `google` when Google shows a value that differs from the profile.
    source: String,
    /// `open`, `accepted` or `restored`.
    state: String,
    /// Time at which the change was found.
    #[schema(value_type = String, format = DateTime)]
    found_at: Timestamp,
}

impl From<ChangeRow> for ChangeBody {
    fn from(change: ChangeRow) -> Self {
        Self {
            id: change.id,
            location_id: change.location_id,
            field: change.field,
            old: change.old_value,
            new: change.new_value,
            source: change.source,
            state: change.state,
            found_at: change.found_at,
        }
    }
}

/// Filter and page of changes.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct Listing {
    /// True to return only open changes.
    open: bool,
    /// Cursor from the previous page.
    cursor: Option<String>,
    /// Page size, 1 to 200.
    #[param(value_type = Option<i64>, minimum = 1, maximum = 200)]
    limit: Limit,
}

/// Returns the changes at Google, the latest first.
#[utoipa::path(get, path = "/google/changes", operation_id = "list_google_changes", tag = "google",
    extensions(("x-permission" = json!("see_google"))), params(Listing),
    responses((status = 200, body = Page<ChangeBody>), (status = 422, body = Problem)))]
pub(super) async fn list_google_changes(
    member: May<SeeGoogle>,
    State(app): State<App>,
    Query(listing): Query<Listing>,
) -> Result<Json<Page<ChangeBody>>> {
    let cursor = listing.cursor.as_deref().filter(|cursor| !cursor.is_empty());
    let before: Option<ChangeId> = cursor.map(Cursor::unpack).transpose()?;
    let before = before.as_ref().map_or(LATEST, ChangeId::as_str);
    let rows = queries::changes(&app.db, &member.org, listing.open, before, listing.limit.and_one()).await?;
    Ok(Json(Page::of(rows, listing.limit, |last| Cursor::pack(&last.id)).map(Into::into)))
}

/// Accepts a change: the location takes Google's value if it does not have it yet.
#[utoipa::path(post, path = "/google/changes/{id}/accept", operation_id = "accept_google_change", tag = "google",
    extensions(("x-permission" = json!("push_to_google"))),
    params(("id" = ChangeId, Path)),
    responses((status = 200, body = ChangeBody), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(super) async fn accept_google_change(
    member: May<PushToGoogle>,
    Extension(google): Extension<Google>,
    Path(id): Path<ChangeId>,
) -> Result<Json<ChangeBody>> {
    changes::decide(&google, &member, &id, Decision::Accept).await.map(|change| Json(change.into()))
}

/// Rejects a change: the previous value is sent to Google again.
#[utoipa::path(post, path = "/google/changes/{id}/restore", operation_id = "restore_google_change", tag = "google",
    extensions(("x-permission" = json!("push_to_google"))),
    params(("id" = ChangeId, Path)),
    responses((status = 200, body = ChangeBody), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(super) async fn restore_google_change(
    member: May<PushToGoogle>,
    Extension(google): Extension<Google>,
    Path(id): Path<ChangeId>,
) -> Result<Json<ChangeBody>> {
    changes::decide(&google, &member, &id, Decision::Restore).await.map(|change| Json(change.into()))
}
