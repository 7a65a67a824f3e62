//! The style of maps that the operator chose instead of the outlines that ship with the program.

use std::str::FromStr;

use axum::http::{HeaderValue, Uri};

/// Location of the map style: on this site, or on one other site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapStyle {
    /// As the operator gave it.
    pub address: String,
    /// Scheme, host and port of the other site; nothing for this one.
    pub origin: Option<String>,
}

impl FromStr for MapStyle {
    type Err = String;

    /// Takes `https://…`, `http://…`, or a path of this site.
    fn from_str(address: &str) -> Result<Self, String> {
        let wrong = || format!("{address} is no address of a map style: https://… or /…");
        let uri: Uri = address.parse().map_err(|_| wrong())?;
        let origin = match (uri.scheme_str(), uri.authority()) {
            (None, None) if address.starts_with('/') => None,
            // Anything else in an authority, such as a password, has no place in a content policy.
            (Some(scheme @ ("https" | "http")), Some(host)) if host.as_str().chars().all(is_plain) => {
                Some(format!("{scheme}://{host}"))
            }
            _ => return Err(wrong()),
        };
        Ok(Self { address: address.to_owned(), origin })
    }
}

fn is_plain(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || "-.:[]".contains(letter)
}

/// The content policy: nothing from elsewhere but what the map's style needs, no inline script, no inline style, no
/// framing.
pub fn content_policy(style: Option<&MapStyle>) -> HeaderValue {
    let origin =
        style.and_then(|style| style.origin.as_deref()).map_or_else(String::new, |origin| format!(" {origin}"));
    let policy = format!(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:{origin}; \
         font-src 'self'; connect-src 'self'{origin}; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
         form-action 'self'; frame-ancestors 'none'"
    );
    // Made of plain letters only, so it always is a header; the strictest policy otherwise.
    HeaderValue::try_from(policy).unwrap_or(HeaderValue::from_static("default-src 'none'"))
}

#[cfg(test)]
mod tests {
    use super::{MapStyle, content_policy};

    #[test]
    fn a_style_is_on_this_site_or_on_one_other() {
        let origin = |text: &str| text.parse::<MapStyle>().map(|style| style.origin);
        assert_eq!(origin("/tiles/style.json"), Ok(None));
        assert_eq!(
            origin("https://tiles.example:8443/styles/a.json?key=1"),
            Ok(Some("https://tiles.example:8443".into()))
        );
        for wrong in ["", "style.json", "ftp://tiles.example/a", "https://a:b@tiles.example/a", "https://*/a"] {
            assert!(origin(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_content_policy_opens_for_the_style_alone() {
        let style = "https://tiles.example/style.json".parse::<MapStyle>().unwrap();
        let (closed, open) = (content_policy(None), content_policy(Some(&style)));
        assert!(!closed.to_str().unwrap().contains("://"));
        let open = open.to_str().unwrap();
        assert!(open.contains("img-src 'self' data: blob: https://tiles.example;"), "{open}");
        assert!(open.contains("connect-src 'self' https://tiles.example;"), "{open}");
        assert_eq!(open.matches("tiles.example").count(), 2);
    }
}
