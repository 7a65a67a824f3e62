//! Parameters of a search. Unknown ones and bad values are refused.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use crate::{market::Ask, viewport::Viewport};

/// Businesses of a page.
pub(super) const PAGE: usize = 20;
/// First position of the last page.
const MAX_START: usize = 100;
/// Parameters of which identical searches may differ.
const NOT_CACHED: [&str; 4] = ["api_key", "async", "no_cache", "output"];
const KNOWN: [&str; 12] =
    ["engine", "type", "q", "ll", "hl", "gl", "google_domain", "start", "api_key", "no_cache", "async", "output"];

/// Search that is valid.
pub(super) struct Search {
    pub(super) ask: Ask,
    pub(super) start: usize,
    pub(super) is_async: bool,
    pub(super) no_cache: bool,
    /// Parameters as the answer repeats them.
    pub(super) echo: Value,
    /// Equal for identical searches.
    pub(super) cache_key: String,
}

impl Search {
    /// Reads a query, or returns the message of its refusal.
    pub(super) fn read(query: &str) -> Result<Self, String> {
        let all: BTreeMap<String, String> = pairs(query).into_iter().collect();
        let get = |name: &str| all.get(name).map(String::as_str).filter(|value| !value.is_empty());
        if let Some(unknown) = all.keys().find(|name| !KNOWN.contains(&name.as_str())) {
            return Err(format!("Unsupported `{unknown}` parameter."));
        }
        match get("engine") {
            Some("google_maps") => {}
            Some(other) => return Err(format!("Unsupported `{other}` search engine.")),
            None => return Err("Missing `engine` parameter.".to_owned()),
        }
        expect(get("type"), "type", |value| value == "search")?;
        expect(get("output"), "output", |value| value == "json")?;
        expect(get("hl"), "hl", |value| value.len() >= 2 && value.is_ascii())?;
        expect(get("gl"), "gl", |value| value.len() == 2 && value.is_ascii())?;
        let q = get("q").map(str::trim).filter(|q| !q.is_empty()).ok_or("Missing query `q` parameter.")?;
        let ll = get("ll").ok_or("Missing `ll` parameter.")?;
        let point = Viewport::read_address(ll).ok_or_else(|| unsupported(ll, "ll"))?;
        let start = match get("start") {
            None => 0,
            Some(text) => {
                let start = text.parse().ok().filter(|start| *start <= MAX_START && start % PAGE == 0);
                start.ok_or_else(|| unsupported(text, "start"))?
            }
        };
        let (is_async, no_cache) = (flag(get("async"), "async")?, flag(get("no_cache"), "no_cache")?);
        if is_async && no_cache {
            return Err("`async` and `no_cache` parameters shouldn't be used together.".to_owned());
        }
        let hl = get("hl").unwrap_or("en");
        let ask = Ask {
            keyword: q.to_owned(),
            lat: point.lat,
            lng: point.lng,
            language: hl.to_owned(),
            // One more tells whether there is a further page.
            depth: start + PAGE + 1,
            nonce: 0,
        };
        let mut echo: Map<String, Value> = Map::new();
        echo.extend(
            [("engine", json!("google_maps")), ("type", json!("search"))].map(|(name, value)| (name.to_owned(), value)),
        );
        for name in ["q", "ll", "google_domain", "hl", "gl"] {
            if let Some(value) = get(name) {
                echo.insert(name.to_owned(), json!(value));
            }
        }
        echo.insert("start".to_owned(), json!(start));
        let identical = all.iter().filter(|(name, _)| !NOT_CACHED.contains(&name.as_str()));
        let cache_key = identical.map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("\n");
        Ok(Self { ask, start, is_async, no_cache, echo: Value::Object(echo), cache_key })
    }
}

/// Returns the names and values of a query.
pub(super) fn pairs(query: &str) -> Vec<(String, String)> {
    url::form_urlencoded::parse(query.as_bytes()).into_owned().collect()
}

fn expect(value: Option<&str>, name: &str, fits: impl Fn(&str) -> bool) -> Result<(), String> {
    match value {
        Some(value) if !fits(value) => Err(unsupported(value, name)),
        _ => Ok(()),
    }
}

fn flag(value: Option<&str>, name: &str) -> Result<bool, String> {
    expect(value, name, |value| ["true", "false"].contains(&value))?;
    Ok(value == Some("true"))
}

fn unsupported(value: &str, name: &str) -> String {
    format!("Unsupported value `{value}` of the `{name}` parameter.")
}
