//! Picture of a scan, for slides.

use api::{App, Error, Path, Problem, Query, Result};
use axum::{
    Extension,
    extract::State,
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
};
use mail::Language;
use orgs::{Within, may::SeeHeatmaps};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use crate::{heatmaps::Heatmaps, snapshots::snapshot, types::ScanId};

/// Language of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum PictureLanguage {
    /// English.
    En,
    /// French.
    Fr,
}

/// Words of a picture.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct Words {
    /// Language; that of the header `Accept-Language` when it is left out.
    #[param(inline)]
    language: Option<PictureLanguage>,
}

/// Returns a scan as a picture of 1600 × 1200 pixels: its grid without a map, the figures and the legend.
#[utoipa::path(get, path = "/heatmap-scans/{id}/picture", operation_id = "export_heatmap_picture", tag = "heatmaps",
    extensions(("x-permission" = json!("see_heatmaps"))),
    params(("id" = ScanId, Path), Words),
    responses((status = 200, body = String, content_type = "image/png"), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "scan_not_ready"), (status = 422, body = Problem)))]
pub(super) async fn export_heatmap_picture(
    member: Within<SeeHeatmaps>,
    State(app): State<App>,
    Extension(heatmaps): Extension<Heatmaps>,
    Path(id): Path<ScanId>,
    Query(words): Query<Words>,
    headers: HeaderMap,
) -> Result<Response> {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let language = match words.language {
        Some(PictureLanguage::En) => Language::English,
        Some(PictureLanguage::Fr) => Language::French,
        None => accepted.map(Language::accepted).unwrap_or_default(),
    };
    let snapshot = snapshot(&app, &member.scope, &id).await?;
    let name = format!("attachment; filename=\"{}\"", snapshot.file_name("png"));
    let drawn = heatmaps.draw(move || snapshot.picture(language).png(1.0)).await?;
    let bytes = drawn.map_err(Error::internal)?;
    Ok(([(header::CONTENT_TYPE, "image/png"), (header::CONTENT_DISPOSITION, &*name)], bytes).into_response())
}
