//! Download of a scan.

use api::{App, Error, Path, Problem, Query, Result};
use axum::{
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use orgs::{Within, may::SeeHeatmaps};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::{org_of, panel_of, seen_scan};
use crate::{
    rules::files::{csv, geojson},
    scans::detail,
    types::ScanId,
};

/// Format of a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Format {
    /// One line per pin.
    #[default]
    Csv,
    /// One feature per pin.
    GeoJson,
}

/// Format of a download.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct Download {
    /// Format.
    #[param(inline)]
    format: Format,
}

/// Returns the pins of a scan as a file, each with its rank and the first 20 businesses.
#[utoipa::path(get, path = "/heatmap-scans/{id}/file", operation_id = "export_heatmap_scan", tag = "heatmaps",
    extensions(("x-permission" = json!("see_heatmaps"))),
    params(("id" = ScanId, Path), Download),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 404, body = Problem),
        (status = 422, body = Problem)))]
pub(super) async fn export_heatmap_scan(
    member: Within<SeeHeatmaps>,
    State(app): State<App>,
    Path(id): Path<ScanId>,
    Query(download): Query<Download>,
) -> Result<Response> {
    let org = org_of(&member.scope);
    let (scan, panel) = seen_scan(&app, &member.scope, &id).await?;
    let panel = panel_of(&app, org, panel).await?;
    let detail = detail(&app, org, scan, panel).await?;
    let (content_type, ending, text) = match download.format {
        Format::Csv => ("text/csv; charset=utf-8", "csv", csv(&detail)),
        Format::GeoJson => {
            ("application/geo+json", "geojson", serde_json::to_string(&geojson(&detail)).map_err(Error::internal)?)
        }
    };
    let name = format!("attachment; filename=\"heatmap-{}.{ending}\"", &id.as_str()[..8]);
    Ok(([(header::CONTENT_TYPE, content_type), (header::CONTENT_DISPOSITION, &*name)], text).into_response())
}
