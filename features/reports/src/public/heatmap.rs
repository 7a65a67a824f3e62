//! A shared heatmap: its page and its picture, as it was when it was shared.

use api::{Error, Result};
use askama::Template;
use axum::{
    http::header,
    response::{IntoResponse, Response},
};
use heatmaps::{ShownFigure, ShownRival};
use jiff::{Timestamp, tz::TimeZone};
use mail::Language;
use orgs::OrgId;

use super::{page, words};
use crate::{
    reports::Reports,
    rules::numbers::date,
    types::{SharedHeatmap, SharedHeatmapRow},
};

/// Page of a heatmap.
#[derive(Template)]
#[template(path = "heatmap.html")]
struct Heatmap<'a> {
    language: &'static str,
    style: &'a str,
    brand: &'a str,
    title: String,
    organization: &'a str,
    logo: Option<&'a str>,
    facts: Vec<(&'static str, String)>,
    picture: String,
    file_name: String,
    description: String,
    figures: Vec<(ShownFigure, &'static str)>,
    found: String,
    rivals: Vec<ShownRival>,
    legend: Vec<(&'static str, &'static str)>,
    notes: Vec<String>,
    footer: Vec<&'a str>,
    words: words::HeatmapWords,
}

/// Returns the page of a heatmap. The center is not marked when the address was hidden at the time or `is_hidden` now.
pub(super) async fn page(
    reports: &Reports,
    (org, token): (&OrgId, &str),
    (row, is_hidden): (&SharedHeatmapRow, bool),
    shared_at: Timestamp,
) -> Result<Response> {
    let SharedHeatmap { organization, scan } = opened(reports, org, (row, is_hidden)).await?;
    let language = Language::from(row.language);
    let words = words::heatmap(language);
    let place = [&scan.location, &scan.city].into_iter().filter(|part| !part.is_empty());
    let place = place.map(String::as_str).collect::<Vec<_>>().join(", ");
    let mut facts = vec![(words.business, place)];
    let found = scan.top20_points(language);
    facts.extend(scan.facts(language).into_iter().filter(|(_, value)| *value != found));
    facts.push((words.shared, date(row.language, shared_at.to_zoned(TimeZone::UTC).date())));
    let brand = page::brand_style(&organization);
    let page = Heatmap {
        language: language.code(),
        style: page::STYLE,
        brand: &brand,
        title: scan.title(language),
        organization: &organization.name,
        logo: organization.logo.as_deref(),
        facts,
        picture: format!("/s/{token}/image"),
        file_name: scan.file_name("png"),
        description: scan.description(language),
        figures: scan.figures(language).into_iter().map(classed).collect(),
        found,
        rivals: scan.rivals(language),
        legend: scan.legend(language),
        notes: scan.notes(language),
        footer: organization.footer.lines().collect(),
        words,
    };
    Ok(page::branded(page.render().map_err(Error::internal)?, &brand))
}

/// Returns the picture of a heatmap.
pub(super) async fn picture(reports: &Reports, org: &OrgId, shared: (&SharedHeatmapRow, bool)) -> Result<Response> {
    let language = Language::from(shared.0.language);
    let turn = reports.turn(org).await?;
    let SharedHeatmap { scan, .. } = opened(reports, org, shared).await?;
    let drawn = reports.draw(move || {
        let _turn = turn;
        scan.picture(language).png(1.0)
    });
    let bytes = drawn.await?.map_err(Error::internal)?;
    let mut response = ([(header::CONTENT_TYPE, "image/png")], bytes).into_response();
    page::private(response.headers_mut());
    Ok(response)
}

async fn opened(reports: &Reports, org: &OrgId, (row, is_hidden): (&SharedHeatmapRow, bool)) -> Result<SharedHeatmap> {
    let (unpacking, org, row) = (reports.clone(), org.clone(), row.clone());
    let opened = reports.draw(move || unpacking.unpack_heatmap(&org, &row.share_id, &row.snapshot)).await?;
    let mut shared = opened.ok_or_else(Error::not_found)?;
    shared.scan.is_address_hidden |= is_hidden;
    Ok(shared)
}

/// Returns a figure with the class of its change: real ones have a color, and an arrow that says the same without it.
fn classed(figure: ShownFigure) -> (ShownFigure, &'static str) {
    let class = match figure.is_better {
        Some(true) => "up good",
        Some(false) => "down bad",
        None => "same",
    };
    (figure, class)
}
