//! Email addresses and domains as they are compared: lower case, NFC, domains in ASCII (IDNA).

use url::Host;

/// Maximum length of an address.
const MAX_ADDRESS: usize = 254;

/// Address that a provider told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Address {
    pub(crate) email: String,
    pub(crate) is_verified: bool,
}

/// Returns a domain in ASCII; `None` for text that is none.
pub(crate) fn domain(text: &str) -> Option<String> {
    let text = text.trim().trim_end_matches('.');
    match Host::parse(text).ok()? {
        Host::Domain(name) if name.contains('.') && name.len() <= 253 => Some(name.to_ascii_lowercase()),
        _ => None,
    }
}

/// Returns the domain of an address, or a domain as it is.
pub(crate) fn domain_of(text: &str) -> Option<String> {
    domain(text.rsplit_once('@').map_or(text, |(_, domain)| domain))
}

/// Returns an address in the form in which accounts have it: lower case, with the domain in ASCII. The part before the
/// `@` has to be ASCII, because a look-alike letter would name another person.
pub(crate) fn normalized(text: &str) -> Option<String> {
    let (local, host) = text.trim().rsplit_once('@')?;
    let is_plain = !local.is_empty()
        && local.is_ascii()
        && !local.bytes().any(|byte| byte.is_ascii_control() || byte.is_ascii_whitespace() || byte == b'@');
    let email = format!("{}@{}", local.to_ascii_lowercase(), domain(host)?);
    (is_plain && email.len() <= MAX_ADDRESS).then_some(email)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_compared_in_lower_case_and_ascii() {
        for (text, email) in [
            ("Ann@Example.com", Some("ann@example.com")),
            ("ann@exämple.com", Some("ann@xn--exmple-cua.com")),
            ("ann@EXÄMPLE.com", Some("ann@xn--exmple-cua.com")),
            // Cyrillic а: another domain.
            ("ann@ex\u{430}mple.com", Some("ann@xn--exmple-4nf.com")),
            ("\u{430}nn@example.com", None),
            ("ann@evil.example@example.com", None),
            ("ann", None),
            ("@example.com", None),
            ("ann@127.0.0.1", None),
            ("ann@localhost", None),
            ("an n@example.com", None),
        ] {
            assert_eq!(normalized(text).as_deref(), email, "{text}");
        }
        assert_eq!(domain_of("Ann@Example.COM.").as_deref(), Some("example.com"));
        assert_eq!(domain_of("example.com").as_deref(), Some("example.com"));
    }
}
