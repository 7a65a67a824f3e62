//! Addresses of other programs.

use url::Url;

/// Returns true for an address that a browser can be sent to.
pub(crate) fn is_address(text: &str) -> bool {
    // The parser would skip control characters, and the header of a redirect refuses them.
    !text.contains(char::is_control) && Url::parse(text).is_ok_and(|url| ["http", "https"].contains(&url.scheme()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_the_web_are_taken() {
        assert!(is_address("https://shop.example/ok?paid=1") && is_address("http://127.0.0.1:8080"));
        for wrong in ["", "plan", "javascript:alert(1)", "http://a\n.example", "file:///etc/passwd", "http://"] {
            assert!(!is_address(wrong), "{wrong}");
        }
    }
}
