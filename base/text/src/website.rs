//! Normalization of business web addresses.

use url::{Host, Url};

/// Returns the normalized address: `Example.com/Shop?x=1` becomes `https://example.com/Shop?x=1`, and international
/// host names become ASCII. `None` for an unsafe or invalid address: a scheme other than http(s), a user name or
/// password, white space, or a host that is not a public domain name.
pub fn normalise(raw: &str) -> Option<String> {
    let raw = raw.trim();
    if raw.is_empty()
        || raw.contains(|c: char| c.is_whitespace() || c.is_control() || matches!(c, '\\' | '<' | '>' | '"'))
    {
        return None;
    }
    let url = Url::parse(&with_scheme(raw)?).ok()?;
    if !matches!(url.scheme(), "http" | "https") || !url.username().is_empty() || url.password().is_some() {
        return None;
    }
    match url.host()? {
        Host::Domain(domain) if is_public(domain) => {}
        _ => return None,
    }
    let has_path = url.path() != "/" || url.query().is_some() || url.fragment().is_some();
    let mut address = String::from(url);
    if !has_path {
        address.truncate(address.len() - 1);
    }
    Some(address)
}

/// Adds `https://` unless the text begins with http or https.
fn with_scheme(raw: &str) -> Option<String> {
    let starts_with = |scheme: &str| raw.get(..scheme.len()).is_some_and(|start| start.eq_ignore_ascii_case(scheme));
    if starts_with("https://") || starts_with("http://") {
        return Some(raw.to_owned());
    }
    let rest = raw.strip_prefix("//").unwrap_or(raw);
    let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let is_port = |port: &str| !port.is_empty() && port.bytes().all(|b| b.is_ascii_digit());
    match authority.split_once(':') {
        Some((_, port)) if !is_port(port) => None,
        _ if authority.contains('@') => None,
        _ => Some(format!("https://{rest}")),
    }
}

/// Returns true for a domain of at least two labels, none empty and the last one not a number.
fn is_public(domain: &str) -> bool {
    let labels = || domain.split('.');
    labels().count() >= 2
        && labels().all(|label| !label.is_empty() && label.len() <= 63)
        && labels().next_back().is_some_and(|top| top.len() >= 2 && !top.bytes().all(|b| b.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::normalise;
    use proptest::prelude::*;

    #[test]
    fn normalises() {
        for (raw, expected) in [
            ("example.com", Some("https://example.com")),
            (" Example.COM/ ", Some("https://example.com")),
            ("http://example.com/", Some("http://example.com")),
            ("HTTPS://WWW.Example.com/Menu/?Table=4#top", Some("https://www.example.com/Menu/?Table=4#top")),
            ("www.example.com?utm=x", Some("https://www.example.com/?utm=x")),
            ("//example.com/a", Some("https://example.com/a")),
            ("example.com:8080/a", Some("https://example.com:8080/a")),
            ("https://example.com:443", Some("https://example.com")),
            ("café-paris.fr/été", Some("https://xn--caf-paris-d4a.fr/%C3%A9t%C3%A9")),
            ("boutique.例え.jp", Some("https://boutique.xn--r8jz45g.jp")),
            ("", None),
            ("none", None),
            ("localhost", None),
            ("http://127.0.0.1/", None),
            ("http://[::1]/", None),
            ("1.2", None),
            ("example..com", None),
            ("two words.com", None),
            ("example.com/a b", None),
            ("exam\tple.com", None),
            ("user:secret@example.com", None),
            ("user@example.com", None),
            ("https://user@example.com/", None),
            ("javascript:alert(1)", None),
            ("JavaScript://example.com/%0aalert(1)", None),
            ("data:text/html,x", None),
            ("mailto:a@example.com", None),
            ("ftp://example.com", None),
            ("https:\\\\example.com", None),
            ("https://example.com/\"onclick", None),
        ] {
            assert_eq!(normalise(raw).as_deref(), expected, "{raw:?}");
        }
    }

    proptest! {
        #[test]
        fn only_http_comes_out_and_stays_itself(raw in any::<String>()) {
            if let Some(address) = normalise(&raw) {
                prop_assert!(address.starts_with("https://") || address.starts_with("http://"));
                prop_assert_eq!(normalise(&address), Some(address.clone()));
            }
        }

        #[test]
        fn likely_addresses_stay_themselves(raw in "(https?://)?[a-zA-Zé.@:-]{1,20}(/[a-z0-9?=&#%:@]{0,20})?") {
            if let Some(address) = normalise(&raw) {
                prop_assert_eq!(normalise(&address), Some(address.clone()));
            }
        }
    }
}
