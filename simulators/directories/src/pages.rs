//! Pages of listings, and lists of results.

use axum::response::{Html, IntoResponse, Response};
use serde_json::{Value, json};

use crate::listings::{Planted, Shape};

/// Returns the page of a listing.
pub(crate) fn listing(one: &Planted) -> Response {
    let closed = if one.is_closed { "<p>Permanently closed</p>" } else { "" };
    let title = format!("{} - {} | {}", escaped(&one.name), escaped(&one.city), one.host);
    let body = match one.shape {
        Shape::JsonLd => format!(
            "<h1>{}</h1><script type=\"application/ld+json\">{}</script>",
            escaped(&one.name),
            json!({ "@context": "https://schema.org", "@graph": [data(one)] })
        ),
        Shape::Microdata => microdata(one),
        Shape::Plain => plain(one),
    };
    Html(format!("<!doctype html><html><head><title>{title}</title></head><body>{body}{closed}</body></html>"))
        .into_response()
}

/// Returns a list of results: the listings whose name shares a word with the words of the address.
pub(crate) fn results(host: &str, asked: &str, of: &[Planted]) -> Response {
    let asked = words(&decoded(asked));
    let found: Vec<Value> = of
        .iter()
        .filter(|one| words(&one.name).iter().any(|word| word.len() > 2 && asked.contains(word)))
        .map(|one| {
            let mut data = data(one);
            data["url"] = json!(format!("https://{host}{}", one.path));
            data
        })
        .collect();
    let data = json!({ "@context": "https://schema.org", "@type": "ItemList", "itemListElement": found });
    Html(format!(
        "<!doctype html><title>Results</title><script type=\"application/ld+json\">{data}</script><p>{} results</p>",
        found.len()
    ))
    .into_response()
}

fn data(one: &Planted) -> Value {
    let mut data = json!({ "@type": "LocalBusiness", "name": one.name, "address": { "@type": "PostalAddress",
        "streetAddress": one.address, "addressLocality": one.city, "postalCode": one.postcode } });
    if !one.phone.is_empty() {
        data["telephone"] = json!(one.phone);
    }
    data
}

fn microdata(one: &Planted) -> String {
    let phone = match one.phone.as_str() {
        "" => String::new(),
        phone => format!("<span itemprop=\"telephone\">{}</span>", escaped(phone)),
    };
    format!(
        "<div itemscope itemtype=\"https://schema.org/LocalBusiness\"><h1 itemprop=\"name\">{}</h1>\
         <div itemprop=\"address\" itemscope itemtype=\"https://schema.org/PostalAddress\">\
         <span itemprop=\"streetAddress\">{}</span> <span itemprop=\"postalCode\">{}</span> \
         <span itemprop=\"addressLocality\">{}</span></div>{phone}</div>",
        escaped(&one.name),
        escaped(&one.address),
        escaped(&one.postcode),
        escaped(&one.city)
    )
}

fn plain(one: &Planted) -> String {
    let phone = match one.phone.as_str() {
        "" => String::new(),
        phone => format!("<p><a href=\"tel:{0}\">{0}</a></p>", escaped(phone)),
    };
    format!(
        "<h1>{}</h1><address>{}<br>{} {}</address>{phone}",
        escaped(&one.name),
        escaped(&one.address),
        escaped(&one.postcode),
        escaped(&one.city)
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
