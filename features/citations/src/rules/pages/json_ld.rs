//! Businesses in JSON-LD, at any depth.

use serde_json::{Map, Value};

use super::{Candidate, line};
use crate::types::FieldSource::JsonLd;

/// Maximum nesting depth that is searched.
const MAX_DEPTH: usize = 12;
/// Maximum number of businesses of a page.
pub(super) const MAX_BUSINESSES: usize = 50;
/// Types that have a name and perhaps an address, and are no business.
const OTHERS: [&str; 12] = [
    "Person",
    "Event",
    "Product",
    "Review",
    "WebSite",
    "WebPage",
    "Offer",
    "Article",
    "NewsArticle",
    "JobPosting",
    "PostalAddress",
    "BreadcrumbList",
];

/// Returns the businesses of a block.
pub(super) fn businesses(data: &Value) -> Vec<Candidate> {
    let mut candidates = Vec::new();
    search(data, MAX_DEPTH, &mut candidates);
    candidates
}

fn search(data: &Value, left: usize, candidates: &mut Vec<Candidate>) {
    if left == 0 || candidates.len() >= MAX_BUSINESSES {
        return;
    }
    match data {
        Value::Array(list) => list.iter().for_each(|value| search(value, left - 1, candidates)),
        Value::Object(thing) => {
            if let Some(candidate) = business(thing) {
                candidates.push(candidate);
                return;
            }
            thing.values().for_each(|value| search(value, left - 1, candidates));
        }
        _ => {}
    }
}

fn business(thing: &Map<String, Value>) -> Option<Candidate> {
    let types = thing.get("@type").map(texts).unwrap_or_default();
    let is_other = |kind: &String| OTHERS.contains(&kind.rsplit(['/', '#', ':']).next().unwrap_or_default());
    if types.is_empty() || types.iter().any(is_other) {
        return None;
    }
    let text = |name: &str| thing.get(name).and_then(|value| texts(value).into_iter().next());
    let mut candidate = Candidate::default();
    candidate.put("name", &text("name").or_else(|| text("legalName"))?, JsonLd);
    if let Some(address) = thing.get("address").and_then(first) {
        put_address(address, &mut candidate);
    }
    if let Some(phone) = text("telephone").or_else(|| contact_phone(thing)) {
        candidate.put("phone", &phone, JsonLd);
    }
    candidate.url = text("url").or_else(|| text("@id")).filter(|url| url.starts_with("http"));
    candidate.is_business().then_some(candidate)
}

/// Returns a value, or the first one of a list.
fn first(value: &Value) -> Option<&Value> {
    match value {
        Value::Array(list) => list.first(),
        other => Some(other),
    }
}

fn put_address(address: &Value, candidate: &mut Candidate) {
    let Value::Object(parts) = address else {
        if let Some(text) = texts(address).into_iter().next() {
            candidate.put("address", &text, JsonLd);
        }
        return;
    };
    let text = |name: &str| parts.get(name).map(|value| texts(value).join(", ")).unwrap_or_default();
    candidate.put("address", &text("streetAddress"), JsonLd);
    candidate.put("city", &text("addressLocality"), JsonLd);
    candidate.put("postcode", &text("postalCode"), JsonLd);
}

fn contact_phone(thing: &Map<String, Value>) -> Option<String> {
    let contact = first(thing.get("contactPoint")?)?;
    texts(contact.get("telephone")?).into_iter().next()
}

/// Returns a text, or several, without empty ones.
fn texts(value: &Value) -> Vec<String> {
    let text = |text: &str| Some(line(text)).filter(|text| !text.is_empty());
    match value {
        Value::String(value) => text(value).into_iter().collect(),
        Value::Number(number) => vec![number.to_string()],
        Value::Array(list) => list.iter().filter_map(Value::as_str).filter_map(text).collect(),
        _ => Vec::new(),
    }
}
