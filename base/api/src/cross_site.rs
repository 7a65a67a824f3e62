//! Forms on pages of other sites.

use axum::http::{HeaderMap, header};

/// Returns true when a request comes from a page of another site than `site`, such as `https://vitrine.example`, and than the
/// host that it is sent to. Browsers name the site in Sec-Fetch-Site; older ones in Origin, which is `null` when the page of
/// the form hides where it is from: `is_hidden` accepts that. Other programs send neither.
pub fn is_cross_site(headers: &HeaderMap, site: &str, is_hidden: bool) -> bool {
    let text = |value: Option<&header::HeaderValue>| value.and_then(|value| value.to_str().ok()).map(str::to_owned);
    match (headers.get("sec-fetch-site"), text(headers.get(header::ORIGIN))) {
        (Some(from), _) => from == "cross-site",
        (None, Some(origin)) if origin == "null" => !is_hidden,
        (None, Some(origin)) => {
            let host = origin.split_once("://").map(|(_, host)| host.to_owned());
            origin != site && (host.is_none() || host != text(headers.get(header::HOST)))
        }
        (None, None) => headers.contains_key(header::ORIGIN),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_of_another_site_is_recognized_in_new_and_old_browsers() {
        for (names, is_hidden, expected) in [
            (&[][..], false, false),
            (&[("sec-fetch-site", "cross-site")], false, true),
            (&[("sec-fetch-site", "same-origin"), ("origin", "null")], false, false),
            (&[("sec-fetch-site", "none")], false, false),
            (&[("origin", "https://vitrine.example")], false, false),
            (&[("origin", "https://evil.example")], false, true),
            (&[("origin", "https://reports.agency.example"), ("host", "reports.agency.example")], false, false),
            (&[("origin", "https://evil.example"), ("host", "reports.agency.example")], false, true),
            (&[("origin", "null")], false, true),
            (&[("origin", "null")], true, false),
            (&[("origin", "évil")], false, true),
        ] {
            let headers = names.iter().map(|(name, value)| {
                let value = header::HeaderValue::from_bytes(value.as_bytes()).unwrap();
                (header::HeaderName::from_static(name), value)
            });
            let headers: HeaderMap = headers.collect();
            assert_eq!(is_cross_site(&headers, "https://vitrine.example", is_hidden), expected, "{names:?}");
        }
    }
}
