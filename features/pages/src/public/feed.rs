//! Published locations as JSON, read by the organization's own sites.

use std::sync::Arc;

use api::{App, ClientAddress, Error, Path, Result};
use axum::{
    Extension,
    extract::{RawQuery, State},
    http::{HeaderName, HeaderValue, header},
    response::{IntoResponse, Response},
};
use serde::Serialize;
use url::form_urlencoded;

use super::Limits;
use crate::{
    board::{Board, Entry},
    current,
    pages::Pages,
    place::base_url,
    queries,
    rules::slug,
    search::{self, Query},
};

/// Locations of an answer when the request does not say.
const DEFAULT_LIMIT: usize = 100;
/// Maximum locations of an answer.
const MAX_LIMIT: usize = 1_000;

/// Location as other sites show it: what its page says, nothing about people.
#[derive(Debug, Serialize)]
struct FeedLocation<'a> {
    name: &'a str,
    url: String,
    address: Option<&'a str>,
    city: &'a str,
    state: Option<&'a str>,
    postal_code: Option<&'a str>,
    country: Option<&'a str>,
    phone: Option<&'a str>,
    latitude: Option<f64>,
    longitude: Option<f64>,
    opening_hours: Option<&'a hours::OpeningHours>,
    distance_m: Option<i64>,
}

/// Answers with the published locations: all, in the order of names, or the nearest of `near=latitude,longitude`.
pub(super) async fn locations(
    State(app): State<App>,
    Extension(pages): Extension<Pages>,
    Extension(limits): Extension<Arc<Limits>>,
    client: ClientAddress,
    Path(slug): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Response> {
    limits.search(client)?;
    let is_slug = slug::is_site_slug(&slug);
    let row = if is_slug { queries::site_by_slug(&app.db, &slug).await? } else { None };
    let row = row.ok_or_else(Error::not_found)?;
    let board = current::board(&app, &pages, &row.org_id).await?;
    if !board.is_live() {
        return Err(Error::not_found());
    }
    let (mut near, mut limit) = (None, DEFAULT_LIMIT);
    for (name, value) in form_urlencoded::parse(query.as_deref().unwrap_or_default().as_bytes()) {
        match &*name {
            "near" => near = point(&value),
            "limit" => limit = value.parse().unwrap_or(DEFAULT_LIMIT).clamp(1, MAX_LIMIT),
            _ => {}
        }
    }
    let entries: Vec<(Option<f64>, Arc<Entry>)> = match near {
        Some(_) => search::find(&board, &Query { text: "", near, open_now: false, now: app.now() }).entries,
        None => board.live().map(|entry| (None, entry.clone())).collect(),
    };
    let total = entries.len();
    let base = base_url(&app, pages.domains(), &row.org_id, &row.slug);
    let items: Vec<FeedLocation<'_>> =
        entries.iter().take(limit).map(|(far, entry)| place(&base, &board, entry, *far)).collect();
    let body = serde_json::json!({ "items": items, "total": total });
    let headers = [
        (header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=60")),
        (header::ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*")),
        (HeaderName::from_static("x-robots-tag"), HeaderValue::from_static("noindex")),
    ];
    Ok((headers, axum::Json(body)).into_response())
}

fn point(text: &str) -> Option<(f64, f64)> {
    let (latitude, longitude) = text.split_once(',')?;
    let number = |text: &str, max: f64| text.trim().parse::<f64>().ok().filter(|number| number.abs() <= max);
    Some((number(latitude, 90.0)?, number(longitude, 180.0)?))
}

fn place<'a>(base: &str, board: &Board, entry: &'a Entry, far: Option<f64>) -> FeedLocation<'a> {
    let details = &entry.location.details;
    let is_shown = !details.service_area_business;
    let path = entry.path(board.settings.default_language).unwrap_or_default();
    FeedLocation {
        name: &details.name,
        url: format!("{base}/{path}"),
        address: is_shown.then_some(details.address.as_str()),
        city: &details.city,
        state: details.state.as_deref(),
        postal_code: details.postal_code.as_deref().filter(|_| is_shown),
        country: details.country.as_deref(),
        phone: details.phone.as_deref(),
        latitude: details.latitude.filter(|_| is_shown),
        longitude: details.longitude.filter(|_| is_shown),
        opening_hours: details.opening_hours.0.as_ref(),
        distance_m: far.map(|far| far.round() as i64),
    }
}
