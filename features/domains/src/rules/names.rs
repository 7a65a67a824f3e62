//! Host names that may be claimed. Pure.

use api::FieldError;
use url::Host;

/// Maximum length of a host name in punycode, with room for the label of the proof.
const MAX_NAME: usize = 240;
/// Label of the TXT record that proves control.
const PROOF_LABEL: &str = "_vitrine";

/// Returns a host name in punycode and lower case, without a dot at the end; `None` for what is no host name, and for
/// IP addresses.
pub fn ascii(text: &str) -> Option<String> {
    let text = text.trim().trim_end_matches('.');
    if text.is_empty() || text.len() > 1_000 || text.contains(['/', ':', '@', '%', '?', '#', '[', ']', '\\']) {
        return None;
    }
    let Ok(Host::Domain(name)) = Host::parse(text) else { return None };
    let is_label = |label: &str| {
        let is_plain = label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        (1..=63).contains(&label.len()) && is_plain && !label.starts_with('-') && !label.ends_with('-')
    };
    (name.len() <= MAX_NAME && name.split('.').all(is_label)).then_some(name)
}

/// Returns the host name to claim.
///
/// # Errors
/// The refused field: no host name, a public suffix such as `co.uk`, or a name of this instance.
pub(crate) fn claimed(text: &str, own: &[String]) -> Result<String, FieldError> {
    let refused = |code: &str, message: &str| Err(FieldError::new("name", code, message));
    let Some(name) = ascii(text) else {
        return refused("invalid_domain", "Enter a host name, such as reports.agency.example.");
    };
    let is_own =
        |own: &String| name == *own || name.strip_suffix(own.as_str()).is_some_and(|prefix| prefix.ends_with('.'));
    if own.iter().any(is_own) {
        return refused("own_domain", "This host name belongs to this site. Enter one of your own.");
    }
    let is_local =
        ["localhost", "local", "internal", "onion", "arpa"].iter().any(|last| name.rsplit('.').next() == Some(*last));
    // A name that is a public suffix itself, such as co.uk, has no domain below it.
    if !name.contains('.') || is_local || psl::domain_str(&name).is_none() {
        return refused("public_suffix", "This domain can’t be claimed. Enter a domain you own.");
    }
    Ok(name)
}

/// Returns a host name as people write it. A name that mixes scripts, which can look like another one, stays in punycode.
pub(crate) fn unicode(name: &str) -> String {
    let label = |label: &str| match label.strip_prefix("xn--").and_then(decoded) {
        Some(decoded) if is_of_one_script(&decoded) => decoded,
        _ => label.to_owned(),
    };
    name.split('.').map(label).collect::<Vec<_>>().join(".")
}

/// Returns the name of the TXT record that proves control.
pub(crate) fn proof_name(name: &str) -> String {
    format!("{PROOF_LABEL}.{name}")
}

/// Returns true when all letters are of the Latin script with its accents, or none is: no letter passes for another.
fn is_of_one_script(label: &str) -> bool {
    let is_latin = |c: char| c.is_ascii() || ('\u{c0}'..='\u{24f}').contains(&c);
    let letters: Vec<char> = label.chars().filter(|c| c.is_alphabetic()).collect();
    letters.iter().all(|c| is_latin(*c)) || !letters.iter().any(|c| is_latin(*c))
}

/// Decodes a label of punycode (RFC 3492); `None` for an invalid one.
fn decoded(label: &str) -> Option<String> {
    const BASE: u32 = 36;
    let (plain, suffix) = label.rsplit_once('-').unwrap_or(("", label));
    let mut output: Vec<char> = plain.chars().collect();
    let (mut code, mut at, mut bias) = (128_u32, 0_u32, 72_u32);
    let mut digits = suffix.bytes().peekable();
    while digits.peek().is_some() {
        let (start, mut weight, mut limit) = (at, 1_u32, BASE);
        loop {
            let digit = match digits.next()? {
                byte @ b'a'..=b'z' => u32::from(byte - b'a'),
                byte @ b'0'..=b'9' => u32::from(byte - b'0') + 26,
                _ => return None,
            };
            at = at.checked_add(digit.checked_mul(weight)?)?;
            let threshold = limit.saturating_sub(bias).clamp(1, 26);
            if digit < threshold {
                break;
            }
            weight = weight.checked_mul(BASE - threshold)?;
            limit += BASE;
        }
        let length = u32::try_from(output.len()).ok()? + 1;
        bias = adapted(at - start, length, start == 0);
        code = code.checked_add(at / length)?;
        at %= length;
        output.insert(at as usize, char::from_u32(code)?);
        at += 1;
    }
    Some(output.into_iter().collect())
}

/// Adapts the bias of punycode (RFC 3492, 6.1).
fn adapted(delta: u32, length: u32, is_first: bool) -> u32 {
    let mut delta = if is_first { delta / 700 } else { delta / 2 };
    delta += delta / length;
    let mut steps = 0;
    while delta > 455 {
        delta /= 35;
        steps += 36;
    }
    steps + 36 * delta / (delta + 38)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_name_is_kept_in_punycode_and_shown_as_people_write_it() {
        for (text, stored, people) in [
            (" Reports.Agency.Example. ", "reports.agency.example", "reports.agency.example"),
            ("crêperie.fr", "xn--crperie-kya.fr", "crêperie.fr"),
            ("bücher.example", "xn--bcher-kva.example", "bücher.example"),
            ("例え.jp", "xn--r8jz45g.jp", "例え.jp"),
            // A Cyrillic letter among Latin ones.
            ("p\u{430}ypal.com", "xn--pypal-4ve.com", "xn--pypal-4ve.com"),
        ] {
            assert_eq!(ascii(text).as_deref(), Some(stored), "{text}");
            assert_eq!(unicode(stored), people);
        }
        for wrong in
            ["", "a b.fr", "127.0.0.1", "0x7f.1", "[::1]", "http://x.fr", "x.fr/p", "x.fr:80", "-x.fr", "_x.fr"]
        {
            assert_eq!(ascii(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn public_suffixes_and_names_of_this_site_are_refused() {
        let own = ["vitrine.example".to_owned()];
        let code = |text| claimed(text, &own).map_err(|error| error.code);
        assert_eq!(code("reports.agency.co.uk"), Ok("reports.agency.co.uk".into()));
        for (text, expected) in [
            ("co.uk", "public_suffix"),
            ("com", "public_suffix"),
            ("shop.localhost", "public_suffix"),
            ("github.io", "public_suffix"),
            ("vitrine.example", "own_domain"),
            ("pages.vitrine.example", "own_domain"),
            ("10.0.0.1", "invalid_domain"),
            ("a\0b.fr", "invalid_domain"),
        ] {
            assert_eq!(code(text), Err(expected.into()), "{text}");
        }
    }
}
