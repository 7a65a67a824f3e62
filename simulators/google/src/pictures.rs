//! Pictures of photos: those that were fetched from their sources, and small scenes of shops, drawn from the id of the
//! photo.

mod scenes;

use std::sync::Arc;

use axum::{
    Router,
    extract::{Path, State},
    response::{IntoResponse, Response},
    routing::get,
};
use http::{StatusCode, header};
use image::codecs::jpeg::JpegEncoder;
use simulated_world::Dice;

use crate::{error::page, sim::Sim};

/// JPEG quality, of 100.
const QUALITY: u8 = 82;

/// Its paths: those of lh3.googleusercontent.com.
pub(crate) fn routes() -> Router<Arc<Sim>> {
    Router::new().route("/p/{photo}", get(picture))
}

/// Answers with the same picture at every size: `=s0`, `=s1024` and the like are ignored.
async fn picture(State(sim): State<Arc<Sim>>, Path(photo): Path<String>) -> Response {
    if sim.faults().meet("pictures.get", &photo, |_| true).is_some() {
        return page(StatusCode::BAD_GATEWAY);
    }
    let id = photo.split('=').next().unwrap_or_default();
    if let Some(file) = sim.store().pictures.get(id).cloned() {
        let format = if file.starts_with(b"\x89PNG") { "image/png" } else { "image/jpeg" };
        return ([(header::CONTENT_TYPE, format)], file).into_response();
    }
    let picture = scenes::draw(&mut Dice::new(sim.options.seed, id, 0));
    let mut file = Vec::new();
    match JpegEncoder::new_with_quality(&mut file, QUALITY).encode_image(&picture) {
        Ok(()) => ([(header::CONTENT_TYPE, "image/jpeg")], file).into_response(),
        Err(_) => page(StatusCode::INTERNAL_SERVER_ERROR),
    }
}
