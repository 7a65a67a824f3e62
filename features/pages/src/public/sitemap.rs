//! Sitemaps and robots.txt.

use std::{
    collections::{BTreeMap, HashSet},
    fmt::Write,
};

use axum::http::StatusCode;
use jiff::tz::TimeZone;

use super::page_request::{PageRequest, encoded};
use crate::{
    answer::{Document, Kind},
    board::{Board, Entry},
    rules::paths::prefix,
    types::Language,
};

/// Addresses in one sitemap.
const MAX_ADDRESSES: usize = 10_000;

/// Returns true for the names of sitemaps and of the robots.txt.
pub(super) fn is_name(path: &str) -> bool {
    let is_part = path.strip_prefix("sitemap-").is_some_and(|name| name.strip_suffix(".xml").is_some());
    is_part || matches!(path, "robots.txt" | "sitemap.xml")
}

/// Returns the sitemap or the robots.txt at an address; `None` for another address.
pub(super) fn document(request: &PageRequest<'_>, path: &str) -> Option<Document> {
    let board = request.board;
    let base = request.place.base.clone();
    if path == "robots.txt" {
        return Some(Document::new(Kind::Text, StatusCode::OK, robots(board, &base), None));
    }
    if path == "sitemap.xml" {
        return Some(Document::new(Kind::Xml, StatusCode::OK, index(board, &base), None));
    }
    let name = path.strip_prefix("sitemap-")?.strip_suffix(".xml")?;
    let (language, number) = name.split_once('-')?;
    let language: Language = language.parse().ok().filter(|language| board.languages().contains(language))?;
    let number: usize = number.parse().ok()?;
    // Nothing is written for a part that no site of this size has: levels above the pages are fewer than those.
    if number > (2 * board.live().count() + 1).div_ceil(MAX_ADDRESSES) {
        return None;
    }
    let urls = urls(board, language, &base);
    let part = urls.chunks(MAX_ADDRESSES).nth(number.checked_sub(1)?)?;
    let mut xml = String::from(HEAD);
    xml.push_str(
        "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n",
    );
    xml.push_str(&part.concat());
    xml.push_str("</urlset>\n");
    Some(Document::new(Kind::Xml, StatusCode::OK, xml, None))
}

const HEAD: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

fn robots(board: &Board, base: &str) -> String {
    if board.is_demo {
        return "User-agent: *\nDisallow: /\n".to_owned();
    }
    let path = base.find("/p/").map_or("", |at| &base[at..]);
    format!(
        "User-agent: *\nDisallow: {path}/locator?\nDisallow: {path}/preview/\nDisallow: {path}/go/\n\nSitemap: {base}/sitemap.xml\n"
    )
}

fn index(board: &Board, base: &str) -> String {
    let mut xml = String::from(HEAD);
    xml.push_str("<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n");
    for language in board.languages() {
        let count = urls(board, *language, base).len();
        for number in 1..=count.div_ceil(MAX_ADDRESSES) {
            let _ = writeln!(xml, "<sitemap><loc>{base}/sitemap-{}-{number}.xml</loc></sitemap>", language.as_str());
        }
    }
    xml.push_str("</sitemapindex>\n");
    xml
}

/// Returns the entries of a language: levels with more than one thing below them, and pages that may be listed.
fn urls(board: &Board, language: Language, base: &str) -> Vec<String> {
    if board.is_demo {
        return Vec::new();
    }
    let home = prefix(language, board.settings.default_language);
    let mut below: BTreeMap<String, HashSet<String>> = BTreeMap::new();
    let mut pages = Vec::new();
    for entry in board.live() {
        let Some(path) = entry.path(language) else { continue };
        let mut left = path;
        while let Some((start, last)) = left.rsplit_once('/') {
            below.entry(start.to_owned()).or_default().insert(last.to_owned());
            left = start;
        }
        if home.is_empty() {
            below.entry(String::new()).or_default().insert(left.to_owned());
        }
        if entry.is_indexable(board, language) {
            pages.push(page(board, entry, language, base));
        }
    }
    let is_listed = |(path, things): &(String, HashSet<String>)| things.len() > 1 || *path == home;
    let levels = below.into_iter().filter(is_listed);
    levels.map(|(path, _)| format!("<url><loc>{}</loc></url>\n", address(base, &path))).chain(pages).collect()
}

fn page(board: &Board, entry: &Entry, language: Language, base: &str) -> String {
    let own = address(base, entry.path(language).unwrap_or_default());
    let changed = entry.page.as_ref().map(|page| page.updated_at.max(entry.location.updated_at));
    let date = changed.map(|at| at.to_zoned(TimeZone::UTC).date().to_string()).unwrap_or_default();
    let mut xml = format!("<url><loc>{own}</loc><lastmod>{date}</lastmod>");
    let versions: Vec<_> = entry.paths.iter().filter(|(language, _)| entry.is_indexable(board, *language)).collect();
    if versions.len() > 1 {
        for (language, path) in versions {
            let (code, address) = (language.as_str(), address(base, path));
            let _ = write!(xml, "<xhtml:link rel=\"alternate\" hreflang=\"{code}\" href=\"{address}\"/>");
            if *language == board.settings.default_language {
                let _ = write!(xml, "<xhtml:link rel=\"alternate\" hreflang=\"x-default\" href=\"{address}\"/>");
            }
        }
    }
    xml.push_str("</url>\n");
    xml
}

fn address(base: &str, path: &str) -> String {
    if path.is_empty() { base.to_owned() } else { format!("{base}/{}", encoded(path)) }
}
