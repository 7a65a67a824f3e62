//! Receiving a file of locations.

use ::imports::{Formats, Limits, Running, Upload, suggest_mapping};
use api::{App, Json, Problem, Query, Result};
use axum::{
    Extension,
    extract::{Request, State},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use orgs::{May, may::ImportLocations};
use serde::Deserialize;
use utoipa::IntoParams;

use super::super::{
    KIND,
    rules::guess_country,
    types::{DetectedFile, Import},
};

/// The file's name.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct FileNameQuery {
    /// Ends in `.csv`.
    filename: String,
}

/// Takes in a CSV file, and tells what is in it.
#[utoipa::path(post, path = "/imports", operation_id = "create_import", tag = "imports",
    extensions(("x-permission" = json!("import_locations"))), params(FileNameQuery),
    request_body(content = String, content_type = "text/csv"),
    responses((status = 201, body = Import), (status = 413, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn create_import(
    member: May<ImportLocations>,
    State(app): State<App>,
    Extension(running): Extension<Running>,
    Extension(limits): Extension<Limits>,
    Query(named): Query<FileNameQuery>,
    request: Request,
) -> Result<Response> {
    let upload = Upload { app: &app, org: &member.org, kind: KIND, formats: Formats::Csv, limits };
    let id = upload
        .store(&named.filename, request, |detected| {
            let headers = detected.headers();
            let suggested_mapping = suggest_mapping(&headers, &detected.sample);
            let country_guess = guess_country(&suggested_mapping, &headers, &detected.sample).map(str::to_owned);
            DetectedFile { detected, suggested_mapping, country_guess }
        })
        .await?;
    let import = super::import(&app.db, &running, &member.org, &id).await?;
    let address = format!("/api/v1/imports/{id}");
    Ok((StatusCode::CREATED, [(header::LOCATION, address)], Json(import)).into_response())
}
