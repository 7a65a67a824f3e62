//! Pages of listings, and lists of results.

use axum::response::{Html, IntoResponse, Response};
use serde_json::{Value, json};

use crate::listings::{Planted, Shape};

/// Returns the page of a listing.
pub(crate) fn listing(listing: &Planted) -> Response {
    let closed = if listing.is_closed { "<p>Permanently closed</p>" } else { "" };
    let title = format!("{} - {} | {}", escaped(&listing.name), escaped(&listing.city), listing.host);
    let body = match listing.shape {
        Shape::JsonLd => format!(
            "<h1>{}</h1><script type=\"application/ld+json\">{}</script>",
            escaped(&listing.name),
            json!({ "@context": "https://schema.org", "@graph": [data(listing)] })
        ),
        Shape::Microdata => microdata(listing),
        Shape::Plain => plain(listing),
    };
    Html(format!("<!doctype html><html><head><title>{title}</title></head><body>{body}{closed}</body></html>"))
        .into_response()
}

/// Returns a list of results: the listings whose name shares a word with the words of the address.
pub(crate) fn results(host: &str, query: &str, listings: &[Planted]) -> Response {
    let query = words(&decoded(query));
    let results: Vec<Value> = listings
        .iter()
        .filter(|listing| words(&listing.name).iter().any(|word| word.len() > 2 && query.contains(word)))
        .map(|listing| {
            let mut data = data(listing);
            data["url"] = json!(format!("https://{host}{}", listing.path));
            data
        })
        .collect();
    let data = json!({ "@context": "https://schema.org", "@type": "ItemList", "itemListElement": results });
    Html(format!(
        "<!doctype html><title>Results</title><script type=\"application/ld+json\">{data}</script><p>{} results</p>",
        results.len()
    ))
    .into_response()
}

fn data(listing: &Planted) -> Value {
    let mut data = json!({ "@type": "LocalBusiness", "name": listing.name, "address": { "@type": "PostalAddress",
        "streetAddress": listing.address, "addressLocality": listing.city, "postalCode": listing.postcode } });
    if !listing.phone.is_empty() {
        data["telephone"] = json!(listing.phone);
    }
    data
}

fn microdata(listing: &Planted) -> String {
    let phone = match listing.phone.as_str() {
        "" => String::new(),
        phone => format!("<span itemprop=\"telephone\">{}</span>", escaped(phone)),
    };
    format!(
        "<div itemscope itemtype=\"https://schema.org/LocalBusiness\"><h1 itemprop=\"name\">{}</h1>\
         <div itemprop=\"address\" itemscope itemtype=\"https://schema.org/PostalAddress\">\
         <span itemprop=\"streetAddress\">{}</span> <span itemprop=\"postalCode\">{}</span> \
         <span itemprop=\"addressLocality\">{}</span></div>{phone}</div>",
        escaped(&listing.name),
        escaped(&listing.address),
        escaped(&listing.postcode),
        escaped(&listing.city)
    )
}

fn plain(listing: &Planted) -> String {
    let phone = match listing.phone.as_str() {
        "" => String::new(),
        phone => format!("<p><a href=\"tel:{0}\">{0}</a></p>", escaped(phone)),
    };
    format!(
        "<h1>{}</h1><address>{}<br>{} {}</address>{phone}",
        escaped(&listing.name),
        escaped(&listing.address),
        escaped(&listing.postcode),
        escaped(&listing.city)
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

/// Returns the words of a text in small letters.
pub(crate) fn words(text: &str) -> Vec<String> {
    let lower = text.to_lowercase();
    lower.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(ToOwned::to_owned).collect()
}

fn decoded(text: &str) -> String {
    let query = text.replace('+', " ").replace('&', "%26").replace('=', "%3D");
    url::form_urlencoded::parse(query.as_bytes()).map(|(key, _)| key.into_owned()).collect()
}
