//! Pages of a link.

use std::sync::LazyLock;

use api::{Error, Result};
use askama::Template;
use axum::{
    http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header},
    response::{Html, IntoResponse, Response},
};
use base64::{Engine, prelude::BASE64_STANDARD};
use jiff::tz::TimeZone;
use sha2::{Digest, Sha256};

use super::{access::Visit, svg, words};
use crate::{
    files::Drawn,
    rules::{
        numbers::{date, decimal, formatted, period, short_date},
        say,
    },
    types::{Chart, Figure, Organization, Quote, Section, Series, Trend},
};

/// Style of all pages of links.
pub(super) const STYLE: &str = include_str!("../../templates/shared.css");

/// Hash that identifies the style in the content policy.
static STYLE_HASH: LazyLock<String> = LazyLock::new(|| BASE64_STANDARD.encode(Sha256::digest(STYLE)));

/// Page of a report.
#[derive(Template)]
#[template(path = "shared.html")]
struct ReportPage<'a> {
    language: &'static str,
    style: &'a str,
    brand: &'a str,
    title: &'a str,
    organization: &'a str,
    logo: Option<&'a str>,
    facts: Vec<(String, String)>,
    note: Option<Vec<&'a str>>,
    gaps: &'a [String],
    sections: Vec<SectionView<'a>>,
    download: Option<(String, String)>,
    contents: String,
    data: String,
    footer: Vec<&'a str>,
}

/// Section as the page shows it.
struct SectionView<'a> {
    content: &'a Section,
    figures: Vec<(&'a Figure, &'static str)>,
    chart: Option<ChartView<'a>>,
    grids: Vec<(String, String, String)>,
    quotes: Vec<(&'a Quote, String, String)>,
    items: Vec<String>,
}

/// Chart as the page shows it.
struct ChartView<'a> {
    content: &'a Chart,
    svg: String,
    /// Events, with the label of their point.
    marks: Vec<String>,
    /// Labels of the points with their values, for people who do not see the chart.
    rows: Vec<(&'a str, Vec<String>)>,
}

/// Page with the form for a password.
#[derive(Template)]
#[template(path = "password.html")]
struct Password<'a> {
    language: &'static str,
    style: &'a str,
    words: words::ConfirmationWords,
    label: &'a str,
    problem: Option<&'a str>,
    action: String,
}

/// Returns the page of a report.
pub(super) fn report(drawn: &Drawn, download: Option<String>) -> Result<Response> {
    let (language, snapshot) = (drawn.language, &drawn.snapshot);
    let brand = brand_style(&snapshot.organization);
    let mut facts = vec![(say!(language; "Period", "Période"), period(language, drawn.period))];
    if let Some(previous) = snapshot.previous {
        facts.push((say!(language; "Compared with", "Comparé à"), period(language, previous)));
    }
    let made_on = date(language, drawn.made_at.to_zoned(TimeZone::UTC).date());
    facts.push((say!(language; "Made on", "Établi le"), made_on));
    let page = ReportPage {
        language: mail::Language::from(language).code(),
        style: STYLE,
        brand: &brand,
        title: &drawn.title,
        organization: &snapshot.organization.name,
        logo: snapshot.organization.logo.as_deref(),
        facts,
        note: drawn.note.as_deref().map(|note| note.lines().collect()),
        gaps: &snapshot.gaps,
        sections: snapshot.sections.iter().map(|section| view(drawn, section)).collect(),
        download: download.map(|href| (href, say!(language; "Download the PDF", "Télécharger le PDF"))),
        footer: snapshot.organization.footer.lines().collect(),
        contents: say!(language; "Contents", "Sommaire"),
        data: say!(language; "Figures of this chart", "Chiffres de ce graphique"),
    };
    Ok(branded(page.render().map_err(Error::internal)?, &brand))
}

/// Returns the style that has the color of an organization.
pub(super) fn brand_style(organization: &Organization) -> String {
    let color = organization.color.as_deref().filter(|color| is_color(color)).unwrap_or("#12355b");
    format!(":root{{--brand:{color}}}")
}

/// Returns a page with the style of a brand beside the common one.
pub(super) fn branded(html: String, brand: &str) -> Response {
    let hash = BASE64_STANDARD.encode(Sha256::digest(brand));
    answer(StatusCode::OK, html, &format!("'sha256-{hash}'"))
}

/// Returns the form for the password of a link.
pub(super) fn password(visit: &Visit, token: &str, status: StatusCode, is_wrong: bool) -> Result<Response> {
    let language = visit.language();
    let (words, label, problem) = words::password(language, visit.share.kind);
    let page = Password {
        language: language.code(),
        style: STYLE,
        words,
        label,
        problem: is_wrong.then_some(problem),
        action: format!("/s/{token}"),
    };
    Ok(answer(status, page.render().map_err(Error::internal)?, ""))
}

fn answer(status: StatusCode, html: String, more: &str) -> Response {
    let style = &*STYLE_HASH;
    let policy = format!(
        "default-src 'none'; style-src 'sha256-{style}' {more}; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    );
    let policy = HeaderValue::try_from(policy).unwrap_or(HeaderValue::from_static("default-src 'none'"));
    let mut response = (status, [(header::CONTENT_SECURITY_POLICY, policy)], Html(html)).into_response();
    private(response.headers_mut());
    response
}

/// Keeps a page out of caches, search engines and the addresses that other sites see.
pub(super) fn private(headers: &mut HeaderMap) {
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-store"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert(HeaderName::from_static("x-robots-tag"), HeaderValue::from_static("noindex"));
}

fn is_color(text: &str) -> bool {
    text.strip_prefix('#')
        .is_some_and(|digits| digits.len() == 6 && digits.bytes().all(|digit| digit.is_ascii_hexdigit()))
}

fn view<'a>(drawn: &Drawn, section: &'a Section) -> SectionView<'a> {
    let language = drawn.language;
    let item = |item: &crate::types::Item| match item.on {
        Some(day) => format!("{}\u{a0}: {}", short_date(language, day), item.text),
        None => item.text.clone(),
    };
    SectionView {
        content: section,
        figures: section.figures.iter().map(|figure| (figure, change_class(figure))).collect(),
        chart: section.chart.as_ref().map(|chart| chart_view(drawn, chart)),
        grids: section
            .grids
            .iter()
            .map(|grid| (format!("{}, {}", grid.keyword, grid.location), svg::grid(grid), grid.summary.clone()))
            .collect(),
        quotes: section.texts.iter().map(|quote| quoted(drawn, quote)).collect(),
        items: section.items.iter().map(item).collect(),
    }
}

fn chart_view<'a>(drawn: &Drawn, chart: &'a Chart) -> ChartView<'a> {
    let label = |at: i64| usize::try_from(at).ok().and_then(|at| chart.labels.get(at)).map_or("", String::as_str);
    let value = |series: &Series, at: usize| {
        let value = series.values.get(at).copied().flatten();
        formatted(drawn.language, value, chart.unit)
    };
    let row = |(at, label): (usize, &'a String)| {
        (label.as_str(), chart.series.iter().map(|series| value(series, at)).collect())
    };
    ChartView {
        content: chart,
        svg: svg::chart(chart),
        marks: chart.marks.iter().map(|mark| format!("{} · {}", label(mark.at), mark.label)).collect(),
        rows: chart.labels.iter().enumerate().map(row).collect(),
    }
}

/// Returns the class of a change; its arrow and sign say the same without color.
fn change_class(figure: &Figure) -> &'static str {
    match (figure.trend, figure.is_better) {
        (Some(Trend::Up), Some(true)) => "up good",
        (Some(Trend::Up), Some(false)) => "up bad",
        (Some(Trend::Down), Some(true)) => "down good",
        (Some(Trend::Down), Some(false)) => "down bad",
        (Some(Trend::Up), None) => "up",
        (Some(Trend::Down), None) => "down",
        _ => "same",
    }
}

fn quoted<'a>(drawn: &Drawn, quote: &'a Quote) -> (&'a Quote, String, String) {
    let language = drawn.language;
    let stars = quote.rating.map(|rating| {
        let rating = decimal(language, rating, usize::from(rating.fract() != 0.0));
        say!(language; "{rating} out of 5", "{rating} sur 5")
    });
    let day = date(language, quote.written_at.to_zoned(TimeZone::UTC).date());
    let parts = [quote.author.clone(), stars, Some(day), Some(quote.site.clone()), Some(quote.location.clone())];
    let by: Vec<String> = parts.into_iter().flatten().filter(|part| !part.is_empty()).collect();
    let removed = say!(language;
        "The text of this review was removed after the report was made.",
        "Le texte de cet avis a été retiré après l’établissement du rapport.");
    (quote, quote.text.clone().unwrap_or(removed), by.join(" · "))
}
