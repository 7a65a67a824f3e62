//! Tasks as the client sets them. Unknown fields and bad values are refused with 40501.

use serde_json::{Map, Value, json};

use super::envelope::Failure;
use crate::{market::Ask, viewport::Viewport};

/// Price of a page of results, live.
pub(super) const LIVE_PRICE: i64 = 2_000;
/// Price of a page of results through the queue.
pub(super) const QUEUE_PRICE: i64 = 600;
/// Price of a page of results through the queue with high priority.
pub(super) const PRIORITY_PRICE: i64 = 1_200;
/// Depth of a task that does not name one.
const DEFAULT_DEPTH: u64 = 100;
const MAX_DEPTH: u64 = 700;
/// Results of a page, by which the vendor bills.
const DESKTOP_PAGE: u64 = 100;
const MOBILE_PAGE: u64 = 20;
const MAX_KEYWORD: usize = 700;
const MAX_TAG: usize = 255;
const MAX_DECIMALS: usize = 7;
/// Zoom of a point that does not name one.
const DEFAULT_ZOOM: &str = "17z";

const FIELDS: [&str; 12] = [
    "keyword",
    "location_coordinate",
    "language_code",
    "language_name",
    "device",
    "os",
    "depth",
    "search_this_area",
    "search_places",
    "se_domain",
    "tag",
    "max_crawl_pages",
];
const QUEUE_FIELDS: [&str; 4] = ["priority", "pingback_url", "postback_url", "postback_data"];
const WEBHOOKS: [&str; 2] = ["pingback_url", "postback_url"];

/// Task that is valid.
pub(super) struct Task {
    pub(super) ask: Ask,
    /// Cost in millionths of a dollar.
    pub(super) cost: i64,
    /// Task as answers repeat it.
    pub(super) data: Value,
}

impl Task {
    /// Reads a task of a function: `live` or `task_post`.
    pub(super) fn read(value: &Value, function: &str) -> Result<Self, Failure> {
        let fields = value.as_object().ok_or(Failure::INVALID_BODY)?;
        let is_queued = function == "task_post";
        let is_known = |name: &str| FIELDS.contains(&name) || is_queued && QUEUE_FIELDS.contains(&name);
        if let Some(unknown) = fields.keys().find(|name| !is_known(name)) {
            return Err(Failure::field(unknown));
        }
        let keyword = text(fields, "keyword", MAX_KEYWORD)?.map(decode).unwrap_or_default();
        let keyword = keyword.trim();
        if keyword.is_empty() {
            return Err(Failure::field("keyword"));
        }
        let viewport = text(fields, "location_coordinate", 100)?.and_then(|text| Viewport::read(text, MAX_DECIMALS));
        let Viewport { lat, lng, zoom } = viewport.ok_or_else(|| Failure::field("location_coordinate"))?;
        let zoom = zoom.unwrap_or(DEFAULT_ZOOM);
        let language = language(fields)?;
        let device = one_of(fields, "device", &["desktop", "mobile"])?.unwrap_or("desktop");
        let systems = if device == "mobile" { ["android", "ios"] } else { ["windows", "macos"] };
        let os = one_of(fields, "os", &systems)?.unwrap_or(systems[0]);
        let depth = number(fields, "depth", 1..=MAX_DEPTH)?.unwrap_or(DEFAULT_DEPTH);
        let priority = number(fields, "priority", 1..=2)?.unwrap_or(1);
        number(fields, "max_crawl_pages", 1..=100)?;
        for flag in ["search_this_area", "search_places"] {
            if fields.get(flag).is_some_and(|value| !value.is_boolean() && !value.is_null()) {
                return Err(Failure::field(flag));
            }
        }
        text(fields, "tag", MAX_TAG)?;
        text(fields, "se_domain", 100)?;
        webhooks(fields)?;
        let price = match (is_queued, priority) {
            (false, _) => LIVE_PRICE,
            (true, 1) => QUEUE_PRICE,
            (true, _) => PRIORITY_PRICE,
        };
        let page = if device == "mobile" { MOBILE_PAGE } else { DESKTOP_PAGE };
        let cost = price * depth.div_ceil(page) as i64;
        let mut data = json!({ "api": "serp", "function": function, "se": "google", "se_type": "maps" });
        let sent = fields.iter().map(|(name, value)| (name.clone(), value.clone()));
        let defaults = [("device", json!(device)), ("os", json!(os)), ("depth", json!(depth))];
        if let Some(data) = data.as_object_mut() {
            data.extend(defaults.map(|(name, value)| (name.to_owned(), value)));
            data.extend(sent);
            data.insert("location_coordinate".to_owned(), json!(format!("{lat},{lng},{zoom}")));
        }
        let ask = Ask { keyword: keyword.to_owned(), lat, lng, language, depth: depth as usize, nonce: 0 };
        Ok(Self { ask, cost, data })
    }
}

/// Returns true if a task has a webhook.
pub(super) fn has_webhook(data: &Value) -> bool {
    WEBHOOKS.iter().any(|field| data[field].is_string())
}

/// Returns the text of a field; a longer one or another type is refused.
fn text<'a>(fields: &'a Map<String, Value>, name: &'static str, longest: usize) -> Result<Option<&'a str>, Failure> {
    match fields.get(name) {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(text)) if text.chars().count() <= longest => Ok(Some(text)),
        Some(_) => Err(Failure::field(name)),
    }
}

fn one_of<'a>(
    fields: &'a Map<String, Value>,
    name: &'static str,
    values: &[&'static str],
) -> Result<Option<&'a str>, Failure> {
    let value = text(fields, name, 100)?;
    if value.is_some_and(|value| !values.contains(&value)) { Err(Failure::field(name)) } else { Ok(value) }
}

fn number(
    fields: &Map<String, Value>,
    name: &'static str,
    range: std::ops::RangeInclusive<u64>,
) -> Result<Option<u64>, Failure> {
    match fields.get(name) {
        None | Some(Value::Null) => Ok(None),
        Some(value) => value.as_u64().filter(|value| range.contains(value)).map(Some).ok_or(Failure::field(name)),
    }
}

fn language(fields: &Map<String, Value>) -> Result<String, Failure> {
    if let Some(code) = text(fields, "language_code", 10)? {
        let is_code = code.len() >= 2 && code.chars().all(|sign| sign.is_ascii_alphabetic() || sign == '-');
        return if is_code { Ok(code.to_owned()) } else { Err(Failure::field("language_code")) };
    }
    let name = text(fields, "language_name", 100)?.ok_or(Failure::field("language_code"))?;
    Ok(if name.starts_with("French") { "fr" } else { "en" }.to_owned())
}

fn webhooks(fields: &Map<String, Value>) -> Result<(), Failure> {
    for name in WEBHOOKS {
        if text(fields, name, 2_000)?.is_some_and(|address| url::Url::parse(address).is_err()) {
            return Err(Failure::field(name));
        }
    }
    let format = one_of(fields, "postback_data", &["regular", "advanced", "html"])?;
    let is_missing = fields.contains_key("postback_url") && format.is_none();
    if is_missing { Err(Failure::field("postback_data")) } else { Ok(()) }
}

/// Decodes a keyword: `%25` and `%2B` are signs, and `+` is a space.
fn decode(keyword: &str) -> String {
    let escaped = keyword.replace('&', "%26").replace('=', "%3D");
    url::form_urlencoded::parse(escaped.as_bytes()).map(|(name, _)| name.into_owned()).next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keywords_are_decoded() {
        for (sent, read) in [
            ("bread+cake", "bread cake"),
            ("100%25 vegan", "100% vegan"),
            ("c%2B%2B", "c++"),
            ("bed & breakfast = b&b", "bed & breakfast = b&b"),
            ("café", "café"),
        ] {
            assert_eq!(decode(sent), read);
        }
    }
}
