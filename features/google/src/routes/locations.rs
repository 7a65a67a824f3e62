//! Business Profile of one location: its link, differences and edits.

use api::{App, Error, FieldError, Json, Path, Problem, Result};
use audit::Act;
use axum::{extract::State, http::StatusCode};
use jiff::Timestamp;
use locations::LocationId;
use orgs::{
    May, OrgId,
    may::{PushToGoogle, SeeGoogle},
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::changes::ChangeBody;
use crate::{
    edits, events,
    field::Field,
    queries::{self, Edit},
};

/// Business Profile of a location.
#[derive(Debug, Serialize, ToSchema)]
#[expect(clippy::struct_field_names, reason = "the API calls this number so everywhere")]
pub(crate) struct GoogleLocation {
    /// Id of the location at Google.
    google_location_id: String,
    /// Account of the location at Google.
    account_id: String,
    /// Place id on Google Maps.
    #[schema(required)]
    place_id: Option<String>,
    /// Address of the location on Google Maps.
    #[schema(required)]
    maps_uri: Option<String>,
    /// Address at which customers review the location.
    #[schema(required)]
    review_uri: Option<String>,
    /// True when a connection gives access to the account.
    is_connected: bool,
    /// True while Google reviews edits that were sent.
    has_pending_edits: bool,
    /// Stable code of the reason why the last sync failed.
    #[schema(required)]
    error: Option<String>,
    /// Fields in which the location and its profile differ, or that are being sent.
    edits: Vec<GoogleEdit>,
    /// Open changes at Google.
    changes: Vec<ChangeBody>,
}

/// Field in which a location and its profile differ, or that is being sent.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GoogleEdit {
    /// Name of the field.
    field: Field,
    /// Value in Vitrine.
    #[schema(required, value_type = Option<Value>)]
    ours: Value,
    /// Value at Google.
    #[schema(required, value_type = Option<Value>)]
    google: Value,
    /// `unsent`; `queued` to be sent; `pending` while Google reviews it; `refused`.
    state: String,
    /// Reason for the refusal: Google's own code in lower case, or ours.
    #[schema(required)]
    code: Option<String>,
    /// Reason for the refusal, in Google's words.
    #[schema(required)]
    detail: Option<String>,
    /// Time at which the field was sent or refused.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    updated_at: Option<Timestamp>,
}

/// Returns the Business Profile of a location. Fails with 404 when it has none.
#[utoipa::path(get, path = "/google/locations/{id}", operation_id = "get_google_location", tag = "google",
    extensions(("x-permission" = json!("see_google"))),
    params(("id" = LocationId, Path)),
    responses((status = 200, body = GoogleLocation), (status = 404, body = Problem)))]
pub(super) async fn get_google_location(
    member: May<SeeGoogle>,
    State(app): State<App>,
    Path(id): Path<LocationId>,
) -> Result<Json<GoogleLocation>> {
    google_location(&app, &member.org, &id).await.map(Json)
}

async fn google_location(app: &App, org: &OrgId, id: &LocationId) -> Result<GoogleLocation> {
    let (link, location) = edits::linked(&app.db, org, id).await?;
    let connection = queries::connections_of_account(&app.db, org, &link.account_id).await?;
    let on_their_way = queries::edits(&app.db, org, &link.google_id).await?;
    let changes = queries::open_changes(&app.db, org, id).await?;
    let edit_of = |field: Field| on_their_way.iter().find(|edit| edit.field == field);
    let differing = edits::differing(&link, &location);
    let mut fields: Vec<GoogleEdit> =
        differing.iter().map(|(field, ours, google)| edit(*field, ours, google, edit_of(*field))).collect();
    let ours = crate::rules::Profile::of(&location);
    let same = on_their_way.iter().filter(|pending| !differing.iter().any(|(field, ..)| *field == pending.field));
    fields.extend(
        same.map(|pending| edit(pending.field, &ours.value(pending.field), &ours.value(pending.field), Some(pending))),
    );
    Ok(GoogleLocation {
        google_location_id: link.google_id,
        account_id: link.account_id,
        place_id: link.place_id,
        maps_uri: link.maps_uri,
        review_uri: link.review_uri,
        is_connected: connection.is_some_and(|connection| connection.state == "connected"),
        has_pending_edits: link.has_pending_edits,
        error: link.error_code,
        edits: fields,
        changes: changes.into_iter().map(Into::into).collect(),
    })
}

fn edit(field: Field, ours: &Value, google: &Value, pending: Option<&Edit>) -> GoogleEdit {
    GoogleEdit {
        field,
        ours: ours.clone(),
        google: google.clone(),
        state: pending.map_or_else(|| "unsent".into(), |edit| edit.state.clone()),
        code: pending.and_then(|edit| edit.code.clone()),
        detail: pending.and_then(|edit| edit.detail.clone()).filter(|detail| !detail.is_empty()),
        updated_at: pending.map(|edit| edit.updated_at),
    }
}

/// Request to send fields.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct GooglePush {
    /// Fields to send.
    fields: Vec<Field>,
}

/// Sends fields of a location to Google, after validating them there. `get_google_location` returns the outcome of
/// each.
#[utoipa::path(post, path = "/google/locations/{id}/edits", operation_id = "push_google_edits", tag = "google",
    extensions(("x-permission" = json!("push_to_google"))),
    params(("id" = LocationId, Path)), request_body = GooglePush,
    responses((status = 202, body = GoogleLocation), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn push_google_edits(
    member: May<PushToGoogle>,
    State(app): State<App>,
    Path(id): Path<LocationId>,
    body: Result<Json<GooglePush>>,
) -> Result<(StatusCode, Json<GoogleLocation>)> {
    let (link, _) = edits::linked(&app.db, &member.org, &id).await?;
    let Json(mut push) = body?;
    push.fields.sort_unstable();
    push.fields.dedup();
    if push.fields.is_empty() {
        return Err(Error::invalid(vec![FieldError::new("fields", "required", "Choose at least one field.")]));
    }
    if push.fields.contains(&Field::ServiceAreaBusiness) {
        let error = FieldError::new("fields", "not_sendable", "Service areas can only be changed on Google.");
        return Err(Error::invalid(vec![error]));
    }
    let mut tx = app.db.begin().await?;
    edits::send(&mut tx, &member.org, &link.google_id, &push.fields, &member.user, app.now()).await?;
    let act = Act::new(events::GooglePushed).on("location", &id).with("fields", &json!(push.fields));
    act.record(&mut tx, &member.actor, app.now()).await?;
    tx.commit().await?;
    Ok((StatusCode::ACCEPTED, Json(google_location(&app, &member.org, &id).await?)))
}
