//! Samples of the templates, for visitors of the public site.

use api::{Error, Path, Result};
use axum::{
    http::{HeaderMap, StatusCode},
    response::Response,
};

use crate::{
    answer::{Document, Kind},
    render::style_template,
    types::{Language, Template},
};

/// Shows the sample of a template: `/templates/real_estate/fr`.
pub(super) async fn sample(headers: HeaderMap, Path((template, language)): Path<(String, String)>) -> Result<Response> {
    let template: Template = template.replace('-', "_").parse().map_err(|_| Error::not_found())?;
    let language: Language = language.parse().map_err(|_| Error::not_found())?;
    let view = page_templates::sample(style_template(template), language.into());
    let html = page_templates::render_page(&view);
    Ok(Document::new(Kind::Html, StatusCode::OK, html, Some(view.frame.site.look)).noindex(true).answer(&headers))
}
