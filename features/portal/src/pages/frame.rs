//! Frame of the pages in the look of the brand, and their headers.

use std::sync::LazyLock;

use api::{App, Error, Result};
use askama::Template;
use axum::{
    http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header},
    response::{Html, IntoResponse, Response},
};
use base64::{Engine, prelude::BASE64_STANDARD};
use mail::Language;
use orgs::{OrgId, Palette};
use sha2::{Digest, Sha256};

use super::words::{Words, words};

pub(super) const STYLE: &str = include_str!("../../templates/portal.css");

/// Hash that identifies the style in the content policy.
static STYLE_HASH: LazyLock<String> = LazyLock::new(|| BASE64_STANDARD.encode(Sha256::digest(STYLE)));

/// Name, logo and colors of a page.
pub(super) struct Frame {
    pub(super) language: Language,
    pub(super) name: String,
    pub(super) logo: Option<String>,
    pub(super) footer: String,
    pub(super) colors: String,
}

impl Frame {
    /// Returns the frame of an organization's brand; a neutral one without an organization.
    pub(super) async fn load(app: &App, org: Option<&OrgId>, language: Language) -> Result<Self> {
        let brand = match org {
            Some(org) => brands::presentation_of(app, org).await?,
            None => None,
        };
        let Some(brand) = brand else {
            let colors = colors("#12355b");
            return Ok(Self { language, name: String::new(), logo: None, footer: String::new(), colors });
        };
        let colors = colors(brand.color.as_deref().unwrap_or("#12355b"));
        Ok(Self { language, name: brand.name, logo: brand.logo, footer: brand.footer, colors })
    }

    pub(super) fn words(&self) -> &'static Words {
        words(self.language)
    }

    /// Returns the response with a page: not stored, not indexed, without its address for other sites.
    pub(super) fn answer(&self, status: StatusCode, page: &impl Template) -> Result<Response> {
        let html = page.render().map_err(Error::internal)?;
        let (style, colors) = (&*STYLE_HASH, BASE64_STANDARD.encode(Sha256::digest(&self.colors)));
        let policy = format!(
            "default-src 'none'; style-src 'sha256-{style}' 'sha256-{colors}'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
        );
        let headers = [
            (header::CONTENT_SECURITY_POLICY, HeaderValue::try_from(policy).map_err(Error::internal)?),
            (header::CACHE_CONTROL, HeaderValue::from_static("private, no-store")),
            (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
            (HeaderName::from_static("x-robots-tag"), HeaderValue::from_static("noindex")),
        ];
        Ok((status, headers, Html(html)).into_response())
    }
}

/// Returns the colors of both themes. The palette contains colors only.
fn colors(primary: &str) -> String {
    let Some(palettes) = orgs::palettes(primary) else { return String::new() };
    let variables = |palette: &Palette| {
        format!("--primary:{};--on:{};--link:{}", palette.primary, palette.on_primary, palette.link)
    };
    format!(
        ":root{{{}}}@media(prefers-color-scheme:dark){{:root{{{}}}}}",
        variables(&palettes.light),
        variables(&palettes.dark)
    )
}

/// Returns the language of the visitor.
pub(super) fn language(headers: &HeaderMap) -> Language {
    let header = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    header.map(Language::accepted).unwrap_or_default()
}
