//! Postal codes, country by country.

/// Maximum length of a postal code, in characters.
const MAX_CHARS: usize = 20;

/// Returns the postal code in the format of `country` (ISO alpha-2), or `None` when it is invalid there.
///
/// Restores leading zeros that a spreadsheet removed: `1002` in the United States becomes `01002`, `1000` in France
/// `01000`. Without a country, or for a country of unknown format, accepts any short code of letters and digits.
pub fn normalise(raw: &str, country: Option<&str>) -> Option<String> {
    let raw = raw.trim();
    // A column of numbers may have been read as decimals.
    let raw = raw.strip_suffix(".0").filter(|digits| is_digits(digits)).unwrap_or(raw);
    match country {
        Some("US" | "PR" | "GU" | "VI" | "AS" | "MP") => zip(raw),
        Some("CA") => canadian(raw),
        Some(country @ ("FR" | "GP" | "MQ" | "GF" | "RE" | "YT" | "PM" | "BL" | "MF" | "PF" | "NC" | "WF" | "MC")) => {
            digits(without_prefix(raw, &[country, "FR", "F"]), 5, 4)
        }
        Some("DE") => digits(without_prefix(raw, &["DE", "D"]), 5, 4),
        Some(country @ ("ES" | "IT" | "MX")) => digits(without_prefix(raw, &[country]), 5, 4),
        Some(country @ ("BE" | "CH" | "AT" | "DK" | "LU")) => {
            digits(without_prefix(raw, &[country, &country[..1]]), 4, 4)
        }
        Some("AU") => digits(raw, 4, 3),
        Some("GB") => british(raw).or_else(|| loose(raw)),
        Some("NL") => dutch(raw),
        _ => loose(raw),
    }
}

/// Returns true when addresses in `country` (ISO alpha-2) have a postal code.
pub fn has_postal_codes(country: &str) -> bool {
    const WITHOUT: [&str; 44] = [
        "AE", "AG", "AO", "AW", "BF", "BI", "BJ", "BO", "BS", "BW", "BZ", "CD", "CF", "CG", "CM", "DJ", "DM", "ER",
        "FJ", "GD", "GH", "GM", "GQ", "GY", "HK", "KI", "KM", "KP", "ML", "MO", "MR", "MW", "NR", "QA", "RW", "SB",
        "SL", "SR", "TD", "TG", "TV", "UG", "VU", "ZW",
    ];
    !WITHOUT.contains(&country)
}

/// Returns true for the format of Canadian postal codes, which no other country uses.
pub(super) fn is_canadian(raw: &str) -> bool {
    canadian(raw.trim()).is_some()
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}

/// Returns exactly `length` digits. Accepts at least `shortest` digits and pads with leading zeros.
fn digits(raw: &str, length: usize, shortest: usize) -> Option<String> {
    let digits: String = raw.chars().filter(|c| *c != ' ').collect();
    (is_digits(&digits) && (shortest..=length).contains(&digits.len())).then(|| format!("{digits:0>length$}"))
}

fn zip(raw: &str) -> Option<String> {
    if raw.len() == 5 && is_digits(raw) {
        return Some(raw.to_owned());
    }
    let (zip, plus_four) = match raw.split_once(['-', '–', ' ']) {
        Some((zip, "")) => (zip, None),
        Some((zip, plus_four)) => (zip, Some(plus_four.trim_start_matches(['-', '–', ' ']))),
        None if raw.len() > 5 && raw.is_ascii() => {
            let (zip, plus_four) = raw.split_at(raw.len() - 4);
            (zip, Some(plus_four))
        }
        None => (raw, None),
    };
    let zip = digits(zip, 5, 3)?;
    match plus_four {
        None => Some(zip),
        Some(four) if four.len() == 4 && is_digits(four) => Some(format!("{zip}-{four}")),
        Some(_) => None,
    }
}

fn canadian(raw: &str) -> Option<String> {
    let mut code = [0_u8; 6];
    let mut filled = 0;
    for byte in raw.bytes().filter(|b| !matches!(b, b' ' | b'-')) {
        *code.get_mut(filled)? = byte.to_ascii_uppercase();
        filled += 1;
    }
    let is_letter = |b: u8| b.is_ascii_uppercase() && !b"DFIOQU".contains(&b);
    let fits = filled == 6
        && code.iter().enumerate().all(|(i, &b)| if i % 2 == 0 { is_letter(b) } else { b.is_ascii_digit() })
        && !b"WZ".contains(&code[0]);
    let code = std::str::from_utf8(&code).ok().filter(|_| fits)?;
    Some(format!("{} {}", &code[..3], &code[3..]))
}

/// Formats a British postal code such as `SW1A 1AA`: a space before its last three characters, a digit and two letters.
fn british(raw: &str) -> Option<String> {
    let code: String = raw.chars().filter(|c| *c != ' ').map(|c| c.to_ascii_uppercase()).collect();
    if !code.is_ascii() || !(5..=7).contains(&code.len()) {
        return None;
    }
    let (outward, inward) = code.split_at(code.len() - 3);
    let inward_fits =
        inward.bytes().enumerate().all(|(i, b)| if i == 0 { b.is_ascii_digit() } else { b.is_ascii_uppercase() });
    let outward_fits = outward.starts_with(|c: char| c.is_ascii_uppercase())
        && outward.bytes().all(|b| b.is_ascii_alphanumeric())
        && outward.contains(|c: char| c.is_ascii_digit());
    (inward_fits && outward_fits).then(|| format!("{outward} {inward}"))
}

fn dutch(raw: &str) -> Option<String> {
    let code: String = raw.chars().filter(|c| *c != ' ').map(|c| c.to_ascii_uppercase()).collect();
    let fits = code.is_ascii()
        && code.len() == 6
        && code.bytes().enumerate().all(|(i, b)| if i < 4 { b.is_ascii_digit() } else { b.is_ascii_uppercase() });
    fits.then(|| format!("{} {}", &code[..4], &code[4..]))
}

/// Removes one of these prefixes with its dash or space (`F-75001`, `CH 1204`).
fn without_prefix<'a>(raw: &'a str, prefixes: &[&str]) -> &'a str {
    for prefix in prefixes {
        if let Some((start, rest)) = raw.split_at_checked(prefix.len())
            && start.eq_ignore_ascii_case(prefix)
        {
            return rest.trim_start_matches(['-', '–', ' ']);
        }
    }
    raw
}

fn loose(raw: &str) -> Option<String> {
    let code = raw.split_whitespace().collect::<Vec<_>>().join(" ").to_uppercase();
    let fits = code.chars().count() <= MAX_CHARS
        && code.contains(char::is_alphanumeric)
        && code.chars().all(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '.' | '/'));
    fits.then_some(code)
}

#[cfg(test)]
mod tests {
    use super::{has_postal_codes, normalise};
    use proptest::prelude::*;

    #[test]
    fn codes_of_each_country() {
        for (country, raw, expected) in [
            ("US", "72756", Some("72756")),
            ("US", " 1002 ", Some("01002")),
            ("US", "501", Some("00501")),
            ("US", "1002-1234", Some("01002-1234")),
            ("US", "72756-1234", Some("72756-1234")),
            ("US", "727561234", Some("72756-1234")),
            ("US", "10021234", Some("01002-1234")),
            ("US", "72756 1234", Some("72756-1234")),
            ("US", "72756-", Some("72756")),
            ("US", "72756.0", Some("72756")),
            ("US", "12", None),
            ("US", "123456", None),
            ("US", "H2X 1Y4", None),
            ("US", "7275O", None),
            ("US", "72756-12", None),
            ("US", "７２７５６", None),
            ("PR", "601", Some("00601")),
            ("CA", "h2x1y4", Some("H2X 1Y4")),
            ("CA", "H2X-1Y4", Some("H2X 1Y4")),
            ("CA", " h2x  1y4", Some("H2X 1Y4")),
            ("CA", "H2X", None),
            ("CA", "D2X 1Y4", None),
            ("CA", "W2X 1Y4", None),
            ("CA", "H2X 1Y45", None),
            ("CA", "72756", None),
            ("FR", "75009", Some("75009")),
            ("FR", "1000", Some("01000")),
            ("FR", "F-75009", Some("75009")),
            ("FR", "75 009", Some("75009")),
            ("FR", "100", None),
            ("FR", "750091", None),
            ("FR", "2A004", None),
            ("RE", "97400", Some("97400")),
            ("DE", "D-01067", Some("01067")),
            ("DE", "1067", Some("01067")),
            ("ES", "8001", Some("08001")),
            ("BE", "B-1000", Some("1000")),
            ("CH", "CH-1204", Some("1204")),
            ("CH", "12045", None),
            ("AU", "800", Some("0800")),
            ("GB", "sw1a1aa", Some("SW1A 1AA")),
            ("GB", "M1 1AE", Some("M1 1AE")),
            ("GB", "BFPO 57", Some("BFPO 57")),
            ("NL", "1012ab", Some("1012 AB")),
            ("NL", "1012", None),
            ("JP", "150-0001", Some("150-0001")),
            ("IE", "d02 x285", Some("D02 X285")),
            ("BR", "01310-100", Some("01310-100")),
            ("BR", "no code!", None),
            ("BR", "-", None),
        ] {
            assert_eq!(normalise(raw, Some(country)).as_deref(), expected, "{raw:?} in {country}");
        }
        assert_eq!(normalise("  ab 12 ", None).as_deref(), Some("AB 12"));
        assert_eq!(normalise("", None), None);
        assert_eq!(normalise("123456789012345678901", None), None);
    }

    #[test]
    fn some_countries_have_none() {
        assert!(has_postal_codes("FR") && has_postal_codes("US") && !has_postal_codes("HK"));
    }

    proptest! {
        #[test]
        fn a_normal_code_stays_itself(raw in any::<String>(), plain in "[A-Za-z0-9 -]{0,10}", country in "US|CA|FR|GB|NL|DE|CH|AU|JP") {
            for raw in [raw, plain] {
                if let Some(code) = normalise(&raw, Some(&country)) {
                    prop_assert_eq!(normalise(&code, Some(&country)), Some(code.clone()));
                }
            }
        }
    }
}
