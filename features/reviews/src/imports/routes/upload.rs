//! Receiving a file of reviews.

use ::imports::{Formats, Limits, Running, Upload, has_header_word, suggest_mapping};
use api::{App, Json, Problem, Query, Result};
use axum::{
    Extension,
    extract::{Request, State},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use orgs::{May, may::ImportReviews};
use serde::Deserialize;
use utoipa::IntoParams;

use super::super::{
    KIND,
    rules::{FRENCH, Field, Mapping, guess_order, guess_source},
    types::{DetectedFile, ReviewImport},
};

/// The file's name.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct UploadParams {
    /// Ends in `.csv`, `.json`, `.jsonl` or `.ndjson`.
    filename: String,
}

/// Receives a CSV or JSON file, such as the reviews of Google Takeout, and returns its detected properties.
#[utoipa::path(post, path = "/review-imports", operation_id = "create_review_import", tag = "reviews",
    extensions(("x-permission" = json!("import_reviews"))), params(UploadParams),
    request_body(content = String, content_type = "text/csv"),
    responses((status = 201, body = ReviewImport), (status = 413, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn create_review_import(
    member: May<ImportReviews>,
    State(app): State<App>,
    Extension(running): Extension<Running>,
    Extension(limits): Extension<Limits>,
    Query(named): Query<UploadParams>,
    request: Request,
) -> Result<Response> {
    let upload = Upload { app: &app, org: &member.org, kind: KIND, formats: Formats::CsvAndJson, limits };
    let id = upload
        .store(&named.filename, request, |detected| {
            let headers = detected.headers();
            let suggested_mapping: Mapping = suggest_mapping(&headers, &detected.sample);
            let source_guess = guess_source(&headers);
            let dates = suggested_mapping
                .column(Field::WrittenAt)
                .into_iter()
                .flat_map(|column| detected.sample.iter().filter_map(move |row| row.get(column)).map(String::as_str));
            let date_order_guess = guess_order(dates, has_header_word(&headers, &FRENCH));
            DetectedFile { detected, suggested_mapping, source_guess, date_order_guess }
        })
        .await?;
    let import = super::import(&app.db, &running, &member.org, &id).await?;
    let address = format!("/api/v1/review-imports/{id}");
    Ok((StatusCode::CREATED, [(header::LOCATION, address)], Json(import)).into_response())
}
