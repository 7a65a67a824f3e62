//! Normalization of email addresses. One rule for accounts, invitations, forms and options.

/// Maximum length of an address, in bytes: a path of RFC 5321 (4.5.3.1.3) without its angle brackets.
pub const MAX_LENGTH: usize = 254;
/// Maximum length of the local part, before the `@`, in bytes (RFC 5321, 4.5.3.1.1).
const MAX_LOCAL_PART: usize = 64;
/// Maximum length of a label of the domain (RFC 1035, 2.3.4).
const MAX_LABEL: usize = 63;

/// Returns the address in lower case, without surrounding white space; `None` for an invalid address. Refuses quoted
/// local parts and address literals, as browsers do. Also refuses a domain that is not ASCII, because browsers send its
/// `xn--` form.
pub fn normalise(raw: &str) -> Option<String> {
    let email = raw.trim().to_ascii_lowercase();
    let (local, domain) = email.split_once('@')?;
    let is_good = email.len() <= MAX_LENGTH && is_local_part(local) && domain.split('.').all(is_label);
    is_good.then_some(email)
}

/// Returns the address as [`normalise`] does, but refuses a domain of one label, which is in no public DNS:
/// `zoe@localhost`.
pub fn normalise_public(raw: &str) -> Option<String> {
    normalise(raw).filter(|email| email.split_once('@').is_some_and(|(_, domain)| domain.contains('.')))
}

fn is_local_part(local: &str) -> bool {
    let is_atom = |atom: &str| {
        !atom.is_empty() && atom.bytes().all(|b| b.is_ascii_alphanumeric() || b"!#$%&'*+/=?^_`{|}~-".contains(&b))
    };
    local.len() <= MAX_LOCAL_PART && local.split('.').all(is_atom)
}

fn is_label(label: &str) -> bool {
    (1..=MAX_LABEL).contains(&label.len())
        && label.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
        && !label.starts_with('-')
        && !label.ends_with('-')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unusual_but_valid_address_is_accepted_and_kept_in_lower_case() {
        let longest_local = format!("{}@example.com", "a".repeat(64));
        let longest_label = format!("a@{}.example", "b".repeat(63));
        let label = "c".repeat(61);
        let longest = format!("{}@{label}.{label}.{label}.com", "a".repeat(63));
        assert_eq!(longest.len(), 253);
        for (raw, expected) in [
            (" Zoe.O'Neil+x@Example.CO.uk ", "zoe.o'neil+x@example.co.uk"),
            ("a@b.example", "a@b.example"),
            ("1@1.example", "1@1.example"),
            ("_@example.com", "_@example.com"),
            ("-a-@example.com", "-a-@example.com"),
            ("{zoe|roy}=1/2?#!$%&*^~`@example.com", "{zoe|roy}=1/2?#!$%&*^~`@example.com"),
            ("zoe@xn--caf-dma.example", "zoe@xn--caf-dma.example"),
            ("zoe@a--b.example", "zoe@a--b.example"),
            (&longest_local, &longest_local),
            (&longest_label, &longest_label),
            (&longest, &longest),
        ] {
            assert_eq!(normalise(raw).as_deref(), Some(expected), "{raw:?}");
            assert_eq!(normalise_public(raw).as_deref(), Some(expected), "{raw:?}");
        }
    }

    #[test]
    fn malformed_addresses_are_refused() {
        let label = "c".repeat(61);
        let wrong = [
            "",
            "@",
            "a",
            "a@",
            "a@.",
            "@b.example",
            "a@b..example",
            "a@.b.example",
            "a@b.example.",
            ".a@b.example",
            "a.@b.example",
            "a..b@c.example",
            "a@-b.example",
            "a@b-.example",
            "a@b.-example",
            "a@b_c.example",
            "a b@c.example",
            "a@b c.example",
            "a@b@c.example",
            "a@b.example\r\nBcc: c@d.example",
            "a@b.example, c@d.example",
            "Zoé <a@b.example>",
            "<a@b.example>",
            "\"a b\"@c.example",
            "a@[192.0.2.1]",
            "é@b.example",
            "a@café.example",
            "a\0@b.example",
            &format!("{}@example.com", "a".repeat(65)),
            &format!("a@{}.example", "b".repeat(64)),
            &format!("{}@{label}.{label}.{label}.info", "a".repeat(64)),
        ];
        for raw in wrong {
            assert_eq!(normalise(raw), None, "{raw:?}");
        }
    }

    #[test]
    fn a_domain_of_one_label_is_not_public() {
        assert_eq!(normalise("me@localhost").as_deref(), Some("me@localhost"));
        assert_eq!(normalise_public("me@localhost"), None);
    }
}
