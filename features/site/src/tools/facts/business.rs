//! The business that structured data describe: JSON-LD or microdata. Pure.

use html5gum::StartTag;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::{line, value};

/// LocalBusiness and everything below it in the vocabulary of schema.org, one a line.
const LOCAL_BUSINESSES: &str = include_str!("local_businesses.txt");
/// Maximum nesting depth of structured data that is searched for a business.
const MAX_DEPTH: usize = 8;
/// Elements that have no end.
const VOID: [&[u8]; 8] = [b"meta", b"link", b"img", b"br", b"hr", b"input", b"source", b"area"];

/// A business, as a page describes it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, ToSchema)]
#[schema(as = PageBusiness)]
pub(crate) struct Business {
    /// Its kind in the vocabulary of schema.org.
    pub(crate) kind: String,
    /// Name of the business.
    #[schema(required)]
    pub(crate) name: Option<String>,
    /// Postal address of the business.
    #[schema(required)]
    pub(crate) address: Option<String>,
    /// Telephone number of the business.
    #[schema(required)]
    pub(crate) phone: Option<String>,
    /// It says when it is open.
    pub(crate) has_hours: bool,
    /// It says something about itself.
    pub(crate) has_description: bool,
    /// It shows at least one picture.
    pub(crate) has_photos: bool,
    /// Its average rating, 0 to 5, if it says one.
    #[schema(required)]
    pub(crate) rating: Option<f64>,
}

/// The kind, when it is a local business.
fn kind(name: &str) -> Option<&str> {
    let name = name.trim().rsplit(['/', '#']).next()?;
    LOCAL_BUSINESSES.lines().find(|business_type| *business_type == name)
}

impl Business {
    /// The first local business in structured data.
    pub(crate) fn of(data: &Value) -> Option<Self> {
        Self::within(data, MAX_DEPTH)
    }

    fn within(data: &Value, left: usize) -> Option<Self> {
        let left = left.checked_sub(1)?;
        match data {
            Value::Array(list) => list.iter().find_map(|value| Self::within(value, left)),
            Value::Object(thing) => {
                let types = thing.get("@type").map(texts).unwrap_or_default();
                let Some(kind) = types.iter().find_map(|name| kind(name)) else {
                    return thing.values().find_map(|value| Self::within(value, left));
                };
                let text = |name: &str| thing.get(name).and_then(|value| texts(value).into_iter().next());
                let has_any = |names: &[&str]| names.iter().any(|name| thing.get(*name).is_some_and(says_something));
                Some(Self {
                    kind: kind.to_owned(),
                    name: text("name"),
                    address: thing.get("address").and_then(address),
                    phone: text("telephone"),
                    has_hours: has_any(&["openingHours", "openingHoursSpecification"]),
                    has_description: text("description").is_some(),
                    has_photos: has_any(&["image", "photo", "photos"]),
                    rating: thing.get("aggregateRating").and_then(rating),
                })
            }
            _ => None,
        }
    }
}

fn says_something(value: &Value) -> bool {
    !matches!(value, Value::Null) && *value != Value::Array(Vec::new()) && *value != Value::String(String::new())
}

/// An average rating on a scale that ends at 5.
fn rating(value: &Value) -> Option<f64> {
    let number = |name: &str| match value.get(name)? {
        Value::Number(number) => number.as_f64(),
        Value::String(text) => text.trim().replace(',', ".").parse().ok(),
        _ => None,
    };
    let best = number("bestRating").filter(|best| *best > 0.0).unwrap_or(5.0);
    Some(number("ratingValue")? * 5.0 / best).filter(|rating| (0.0..=5.0).contains(rating))
}

/// A text, or several, without those that say nothing.
fn texts(value: &Value) -> Vec<String> {
    match value {
        Value::String(text) => Some(line(text)).filter(|text| !text.is_empty()).into_iter().collect(),
        Value::Array(list) => {
            list.iter().flat_map(|value| if value.is_string() { texts(value) } else { Vec::new() }).collect()
        }
        _ => Vec::new(),
    }
}

fn address(value: &Value) -> Option<String> {
    match value {
        Value::Array(list) => list.iter().find_map(|value| if value.is_array() { None } else { address(value) }),
        Value::Object(parts) => {
            let names = ["streetAddress", "postalCode", "addressLocality", "addressRegion", "addressCountry"];
            let parts = names.iter().filter_map(|name| texts(parts.get(*name)?).into_iter().next());
            Some(parts.collect::<Vec<_>>().join(", ")).filter(|address| !address.is_empty())
        }
        other => texts(other).into_iter().next(),
    }
}

/// Reads the first local business that is written into the markup itself.
#[derive(Default)]
pub(crate) struct Microdata {
    business: Option<Business>,
    /// Open elements within the business; it ends when none is left.
    open: Vec<Vec<u8>>,
    /// Number of open elements when the current nested item, such as the address, began; `None` outside nested items.
    inner: Option<usize>,
    property: Option<Property>,
    is_over: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Property {
    Name,
    Phone,
    Address,
}

impl Microdata {
    pub(crate) fn opened(&mut self, tag: &StartTag<()>) {
        if self.is_over {
            return;
        }
        let is_thing = tag.attributes.contains_key(b"itemscope".as_slice());
        if self.business.is_none() {
            if is_thing && let Some(kind) = value(tag, "itemtype").as_deref().and_then(kind) {
                self.business = Some(Business { kind: kind.to_owned(), ..Business::default() });
                self.open.push(tag.name.to_vec());
            }
            return;
        }
        self.property = None;
        if let Some(name) = value(tag, "itemprop") {
            self.named(&name, is_thing, value(tag, "content"));
        }
        if !VOID.contains(&&**tag.name) && !tag.self_closing {
            self.open.push(tag.name.to_vec());
            if is_thing && self.inner.is_none() {
                self.inner = Some(self.open.len());
            }
        }
    }

    fn named(&mut self, name: &str, is_thing: bool, content: Option<String>) {
        let Some(business) = &mut self.business else { return };
        let is_own = self.inner.is_none();
        let property = match name {
            "openingHours" | "openingHoursSpecification" if is_own => {
                business.has_hours = true;
                return;
            }
            "name" if is_own => Property::Name,
            "telephone" => Property::Phone,
            "address" if is_own && !is_thing => Property::Address,
            "streetAddress" | "postalCode" | "addressLocality" => Property::Address,
            _ => return,
        };
        match content {
            Some(content) => self.set(property, &content),
            None => self.property = Some(property),
        }
    }

    pub(crate) fn text(&mut self, text: &str) {
        if let Some(property) = self.property {
            self.set(property, text);
        }
    }

    fn set(&mut self, property: Property, text: &str) {
        let text = line(text);
        let Some(business) = self.business.as_mut().filter(|_| !text.is_empty()) else { return };
        match property {
            Property::Name => business.name = business.name.take().or(Some(text)),
            Property::Phone => business.phone = business.phone.take().or(Some(text)),
            Property::Address => {
                business.address =
                    Some(business.address.take().map_or(text.clone(), |before| format!("{before}, {text}")));
            }
        }
    }

    pub(crate) fn closed(&mut self, name: &[u8]) {
        self.property = None;
        // An end tag without a start tag closes nothing; an unclosed element is closed with its parent.
        if let Some(at) = self.open.iter().rposition(|open| open == name) {
            self.open.truncate(at);
            self.inner = self.inner.filter(|inner| *inner <= at);
            self.is_over = self.open.is_empty() && self.business.is_some();
        }
    }

    /// The business, when there was one.
    pub(crate) fn business(self) -> Option<Business> {
        self.business
    }
}
