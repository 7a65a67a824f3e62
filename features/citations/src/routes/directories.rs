//! Directories of an organization.

use api::{App, Error, Json, Path, Problem, Query, Result};
use audit::Act;
use axum::{
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use orgs::{
    May, Within,
    may::{ManageCitations, SeeCitations},
};

use super::org_of;
use crate::{
    events::{DirectoryAdded, DirectoryChanged, DirectoryRemoved},
    queries,
    rules::{
        checks::{changed_directory, changed_listed, check_patch, new_directory},
        list::{directories, directory, matches},
    },
    settings::announce,
    types::{Directories, Directory, DirectoryFilters, DirectoryId, DirectoryPatch, DirectoryRow, NewDirectory},
};

/// Maximum number of an organization's own directories.
const MAX_OWN: usize = 200;

/// Returns all directories that match the filters, by tier and name.
#[utoipa::path(get, path = "/directories", operation_id = "list_directories", tag = "citations",
    extensions(("x-permission" = json!("see_citations"))),
    params(DirectoryFilters),
    responses((status = 200, body = Directories), (status = 422, body = Problem)))]
pub(super) async fn list_directories(
    member: Within<SeeCitations>,
    State(app): State<App>,
    Query(filters): Query<DirectoryFilters>,
) -> Result<Json<Directories>> {
    let rows = queries::directory_rows(&app.db, org_of(&member.scope)).await?;
    let items = directories(&rows).into_iter().filter(|directory| matches(directory, &filters)).collect();
    Ok(Json(Directories { items }))
}

/// Adds a directory of the organization.
#[utoipa::path(post, path = "/directories", operation_id = "create_directory", tag = "citations",
    extensions(("x-permission" = json!("manage_citations"))), request_body = NewDirectory,
    responses((status = 201, body = Directory),
        (status = 409, body = Problem, description = "too_many_directories"), (status = 422, body = Problem)))]
pub(super) async fn create_directory(
    member: May<ManageCitations>,
    State(app): State<App>,
    Json(new): Json<NewDirectory>,
) -> Result<Response> {
    let (org, now) = (&member.org, app.now());
    let details = new_directory(&new).map_err(Error::invalid)?;
    let mut tx = app.db.begin().await?;
    let own = queries::directory_rows(&mut tx, org).await?.iter().filter(|row| row.is_own).count();
    if own >= MAX_OWN {
        let detail = "An organization can add up to 200 directories.";
        return Err(Error::new(api::Kind::Conflict, "too_many_directories", detail));
    }
    let id: DirectoryId = crate::types::ListingId::new(now).as_str().parse().map_err(Error::internal)?;
    let row = DirectoryRow {
        id,
        is_own: true,
        tier: None,
        is_hidden: false,
        details: Some(serde_json::to_value(&details).map_err(Error::internal)?),
    };
    queries::put_directory(&mut tx, org, &row, &member.user, now).await?;
    Act::new(DirectoryAdded).on("directory", &row.id).named(&details.name).record(&mut tx, &member.actor, now).await?;
    announce(&mut tx, org, None);
    tx.commit().await?;
    let directory = directory(&row.id, Some(&row)).ok_or_else(Error::not_found)?;
    Ok((StatusCode::CREATED, Json(directory)).into_response())
}

/// Changes a directory: its tier and whether the organization uses it; of its own ones, all fields.
#[utoipa::path(patch, path = "/directories/{id}", operation_id = "update_directory", tag = "citations",
    extensions(("x-permission" = json!("manage_citations"))),
    params(("id" = DirectoryId, Path)), request_body = DirectoryPatch,
    responses((status = 200, body = Directory), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn update_directory(
    member: May<ManageCitations>,
    State(app): State<App>,
    Path(id): Path<DirectoryId>,
    Json(patch): Json<DirectoryPatch>,
) -> Result<Json<Directory>> {
    let (org, now) = (&member.org, app.now());
    check_patch(&patch).map_err(Error::invalid)?;
    let mut tx = app.db.begin().await?;
    let before = queries::find_directory(&mut tx, org, &id).await?;
    let current = directory(&id, before.as_ref()).ok_or_else(Error::not_found)?;
    let is_hidden = patch.is_hidden.unwrap_or(current.is_hidden);
    let row = if current.is_own {
        let details = changed_directory(&current.details, &patch).map_err(Error::invalid)?;
        let details = serde_json::to_value(&details).map_err(Error::internal)?;
        DirectoryRow { id, is_own: true, tier: None, is_hidden, details: Some(details) }
    } else {
        changed_listed(&patch).map_err(Error::invalid)?;
        let tier = patch.tier.or(before.and_then(|row| row.tier));
        DirectoryRow { id, is_own: false, tier, is_hidden, details: None }
    };
    let after = directory(&row.id, Some(&row)).ok_or_else(Error::not_found)?;
    if after != current {
        queries::put_directory(&mut tx, org, &row, &member.user, now).await?;
        Act::new(DirectoryChanged)
            .on("directory", &row.id)
            .named(&after.details.name)
            .changed("tier", current.details.tier, after.details.tier)
            .changed("is_hidden", current.is_hidden, after.is_hidden)
            .record(&mut tx, &member.actor, now)
            .await?;
        announce(&mut tx, org, None);
    }
    tx.commit().await?;
    Ok(Json(after))
}

/// Deletes a directory that the organization added, with its listings and tasks.
#[utoipa::path(delete, path = "/directories/{id}", operation_id = "delete_directory", tag = "citations",
    extensions(("x-permission" = json!("manage_citations"))),
    params(("id" = DirectoryId, Path)),
    responses((status = 204), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "not_own: a directory of the program’s list can only be hidden")))]
pub(super) async fn delete_directory(
    member: May<ManageCitations>,
    State(app): State<App>,
    Path(id): Path<DirectoryId>,
) -> Result<StatusCode> {
    let (org, now) = (&member.org, app.now());
    let mut tx = app.db.begin().await?;
    let row = queries::find_directory(&mut tx, org, &id).await?;
    let directory = directory(&id, row.as_ref()).ok_or_else(Error::not_found)?;
    if !directory.is_own {
        let detail = "This directory can’t be deleted, but you can hide it.";
        return Err(Error::new(api::Kind::Conflict, "not_own", detail));
    }
    queries::remove_listings_in(&mut tx, org, &id).await?;
    queries::remove_directory(&mut tx, org, &id).await?;
    let act = Act::new(DirectoryRemoved).on("directory", &id).named(&directory.details.name);
    act.record(&mut tx, &member.actor, now).await?;
    announce(&mut tx, org, None);
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}
