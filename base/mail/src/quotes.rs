//! User-supplied text quoted in emails, limited to text that no mail program turns into a link. Pure.

use std::net::Ipv4Addr;

/// Maximum characters of a quoted name.
pub const MAX_NAME: usize = 60;

/// Returns text from an untrusted user when an email can quote it: one line of at most `max` characters, with nothing
/// that a mail program turns into a link or that reorders the line. `None` when the email must use other words.
///
/// Without this check, a user could choose a name that turns an email from the operator's address into their own
/// message.
pub fn quotable(text: &str, max: usize) -> Option<&str> {
    let text = text.trim();
    let length = text.chars().count();
    let is_plain = (1..=max).contains(&length)
        && !text.contains(is_forbidden)
        && !text.contains("//")
        && !text.split(|c: char| !c.is_alphanumeric() && !is_dot(c) && c != '-').any(is_host);
    is_plain.then_some(text)
}

/// Returns the places, in bytes, of the words that a mail program may turn into links: addresses of pages in any case, domains,
/// email addresses and IP addresses.
pub fn links(text: &str) -> Vec<(usize, usize)> {
    let mut links = Vec::new();
    let mut at = 0;
    for word in text.split_inclusive(char::is_whitespace) {
        let trimmed = word.trim_end();
        if is_link(trimmed) {
            links.push((at, at + trimmed.len()));
        }
        at += word.len();
    }
    links
}

fn is_link(word: &str) -> bool {
    let has_scheme = word.replace('\u{ff1a}', ":").replace('\u{ff0f}', "/").contains("://");
    has_scheme || word.split(|c: char| !c.is_alphanumeric() && !is_dot(c) && c != '-').any(is_host)
}

/// Matches line breaks and other control characters, address punctuation, and characters that change text direction.
fn is_forbidden(c: char) -> bool {
    c.is_control()
        || matches!(c, ':' | '@' | '\\' | '<' | '>' | '\u{ff1a}' | '\u{ff0f}' | '\u{ff20}' | '\u{2028}' | '\u{2029}')
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

/// Matches the dots that separate the labels of a domain, also in other scripts (RFC 3490, 3.1).
fn is_dot(c: char) -> bool {
    matches!(c, '.' | '\u{3002}' | '\u{ff0e}' | '\u{ff61}')
}

/// Returns true when a word reads like a domain or an IP address: `evil.example`, `192.0.2.1`.
fn is_host(word: &str) -> bool {
    let word = word.trim_matches(|c| is_dot(c) || c == '-');
    let is_domain = word.rsplit_once(is_dot).is_some_and(|(before, top)| {
        // Initials and abbreviations are not domains: "J.P. Morgan", "U.S.".
        // Nor is the end of one sentence and the begin of the next: "Thank you...See you soon".
        !before.is_empty()
            && !before.ends_with(is_dot)
            && top.chars().count() >= 2
            && top.chars().all(|c| c.is_alphabetic() || c == '-')
    });
    is_domain || word.parse::<Ipv4Addr>().is_ok() || word.to_ascii_lowercase().contains(".xn--")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_quoted_and_address_like_names_are_dropped() {
        for name in [
            "Zoé Le Roy",
            "Boulangerie Le Roy & Fils",
            "J.P. Morgan",
            "St. Mary’s Clinic",
            "24/7 Fitness",
            "A.B.C. Inc.",
            "Nº 5.5",
            "O'Neil-Smith (Austin, TX)",
            "株式会社ヴィトリン",
            "  Chez Zoé ",
        ] {
            assert_eq!(quotable(name, MAX_NAME), Some(name.trim()), "{name}");
        }
        for words in [
            "",
            " ",
            "URGENT: verify",
            "http://evil.example/login",
            "//evil.example",
            "evil.example/login",
            "See evil.example now",
            "(www.evil.example)",
            "EVIL.EXAMPLE.",
            "evil。example",
            "evil．example",
            "пример.рф",
            "evil.xn--p1ai",
            "192.0.2.1",
            "mail me@evil",
            "a@evil.example",
            "tel\u{ff1a}123",
            "two\nlines",
            "two\r\nlines",
            "two\u{2028}lines",
            "a\u{202e}b",
            "C:\\evil",
            "<b>",
        ] {
            assert_eq!(quotable(words, MAX_NAME), None, "{words}");
        }
    }

    #[test]
    fn words_that_mail_programs_turn_into_links_are_found_in_any_case_and_script() {
        for link in [
            "HTTPS://evil.example/login",
            "evil.example/login",
            "(WWW.evil.example)",
            "hTTp://evil",
            "evil。example",
            "me@evil.example",
            "192.0.2.1",
            "evil.xn--p1ai",
        ] {
            let text = format!("Go to\u{a0}{link} now");
            let links: Vec<&str> = links(&text).into_iter().map(|(start, end)| &text[start..end]).collect();
            assert_eq!(links, [link]);
        }
        for text in ["Hello.  How are you? 9.30 p.m., 24/7", "Thank you...See you soon", "e.g. J.P. at {link}.", ""] {
            assert_eq!(links(text), [], "{text}");
        }
    }

    #[test]
    fn a_quoted_name_has_at_most_sixty_characters() {
        assert!(quotable(&"é".repeat(MAX_NAME), MAX_NAME).is_some());
        assert!(quotable(&"é".repeat(MAX_NAME + 1), MAX_NAME).is_none());
    }
}
