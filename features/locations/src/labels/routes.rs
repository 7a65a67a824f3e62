//! The addresses under which labels are served.

use api::{App, Error, Event, Json, Kind, Path, Problem, Result};
use audit::Act;
use axum::{extract::State, http::StatusCode};
use db::Tx;
use orgs::{
    May, OrgId, Scope, Within,
    may::{ManageLabels, SeeLocations},
};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    jobs, queries, rules,
    types::{Label, LabelChanges, LabelId, LabelList, NewLabel},
};
use crate::{Cause, LocationWriter, Refresh, events};

/// Every route about labels.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list_labels, create_label)).routes(routes!(update_label, delete_label))
}

/// Lists the labels of the organization, by name. A limited member gets the labels of their locations.
#[utoipa::path(get, path = "/labels", operation_id = "list_labels", tag = "labels",
    extensions(("x-permission" = json!("see_locations"))),
    responses((status = 200, body = LabelList)))]
async fn list_labels(member: Within<SeeLocations>, State(app): State<App>) -> Result<Json<LabelList>> {
    let items = match &member.scope {
        Scope::Whole(org) => queries::list(&app.db, org).await?,
        Scope::Part(org, limits) => queries::list_within(&app.db, org, limits).await?,
    };
    Ok(Json(LabelList { items }))
}

/// Adds a label.
#[utoipa::path(post, path = "/labels", operation_id = "create_label", tag = "labels",
    extensions(("x-permission" = json!("manage_labels"))), request_body = NewLabel,
    responses((status = 201, body = Label), (status = 409, body = Problem), (status = 422, body = Problem)))]
async fn create_label(
    member: May<ManageLabels>,
    State(app): State<App>,
    Json(new): Json<NewLabel>,
) -> Result<(StatusCode, Json<Label>)> {
    let name = rules::name(&new.name).map_err(|error| Error::invalid(vec![error]))?;
    let id = LabelId::new(app.now());
    let mut tx = app.db.begin().await?;
    if queries::count(&mut tx, &member.org).await? >= rules::MAX_LABELS {
        return Err(too_many());
    }
    let names = (name.as_str(), &*rules::name_key(&name));
    queries::add(&mut tx, &member.org, &id, names, new.color, app.now()).await.map_err(exists)?;
    let act = Act::new(events::LabelCreated).on("label", &id).named(&name).with("color", new.color.as_str());
    act.record(&mut tx, &member.actor, app.now()).await?;
    announce(&mut tx, &member.org, &id);
    tx.commit().await?;
    Ok((StatusCode::CREATED, Json(Label { id, name, color: new.color, locations: 0 })))
}

/// Changes the name or the color of a label.
#[utoipa::path(patch, path = "/labels/{id}", operation_id = "update_label", tag = "labels",
    extensions(("x-permission" = json!("manage_labels"))),
    params(("id" = LabelId, Path)), request_body = LabelChanges,
    responses((status = 200, body = Label), (status = 404, body = Problem), (status = 409, body = Problem),
        (status = 422, body = Problem)))]
async fn update_label(
    member: May<ManageLabels>,
    State(app): State<App>,
    Path(id): Path<LabelId>,
    Json(changes): Json<LabelChanges>,
) -> Result<Json<Label>> {
    let name = changes.name.as_deref().map(rules::name).transpose().map_err(|error| Error::invalid(vec![error]))?;
    let key = name.as_deref().map(rules::name_key);
    let mut tx = app.db.begin().await?;
    let names = name.as_deref().zip(key.as_deref());
    let before = queries::find(&mut tx, &member.org, &id).await?.ok_or_else(Error::not_found)?;
    if !queries::change(&mut tx, &member.org, &id, names, changes.color).await.map_err(exists)? {
        return Err(Error::not_found());
    }
    let label = queries::find(&mut tx, &member.org, &id).await?.ok_or_else(Error::not_found)?;
    let act = Act::new(events::LabelUpdated).on("label", &id).named(&before.name);
    let act = act.changed("name", &before.name, &label.name);
    let act = act.changed("color", before.color.as_str(), label.color.as_str());
    act.record(&mut tx, &member.actor, app.now()).await?;
    announce(&mut tx, &member.org, &id);
    tx.commit().await?;
    Ok(Json(label))
}

/// Deletes a label; it comes off every location.
#[utoipa::path(delete, path = "/labels/{id}", operation_id = "delete_label", tag = "labels",
    extensions(("x-permission" = json!("manage_labels"))),
    params(("id" = LabelId, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
async fn delete_label(
    member: May<ManageLabels>,
    State(app): State<App>,
    Path(id): Path<LabelId>,
) -> Result<StatusCode> {
    let mut writer = LocationWriter::begin(&app, &member.org, Cause::request(&member.actor)).await?;
    let label = queries::find(writer.tx(), &member.org, &id).await?.ok_or_else(Error::not_found)?;
    if !queries::hide(writer.tx(), &member.org, &id).await? {
        return Err(Error::not_found());
    }
    let act = Act::new(events::LabelDeleted).on("label", &id).named(&label.name).with("locations", label.locations);
    act.record(writer.tx(), &member.actor, app.now()).await?;
    if !queries::take_off(&mut writer, &member.org, &id, jobs::BATCH_SIZE).await? {
        jobs::enqueue(writer.tx(), &member.org, &id, app.now()).await?;
    }
    announce(writer.tx(), &member.org, &id);
    writer.commit_unreported(Refresh::All).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn announce(tx: &mut Tx, org: &OrgId, id: &LabelId) {
    Event::new(org, "labels", Some(id.as_str())).announce(tx);
}

fn exists(error: db::Error) -> Error {
    if !error.is_duplicate() {
        return error.into();
    }
    Error::new(Kind::Conflict, "label_exists", "A label with this name already exists.")
}

fn too_many() -> Error {
    let params = serde_json::json!({ "max": rules::MAX_LABELS });
    Error::new(Kind::Invalid, "too_many_labels", "You’ve reached the limit of 200 labels.").with_params(params)
}
