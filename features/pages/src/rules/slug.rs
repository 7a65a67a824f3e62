//! Parts of addresses: lower case, letters a to z and digits of every script, words joined by hyphens.

/// Maximum characters of the part of an address that names a location.
pub(crate) const MAX_SLUG: usize = 60;
/// Maximum characters of the part that names a site.
const MAX_SITE: usize = 40;
/// Minimum characters of the part that names a site.
const MIN_SITE: usize = 3;

/// Returns the part of an address for a text, cut at a word. Empty when the text has no letter and no digit.
pub(crate) fn slug(text: &str, max: usize) -> String {
    let mut slug = String::new();
    let folded = text::fold(text);
    for word in folded.split(' ').map(letters).filter(|word| !word.is_empty()) {
        let gap = usize::from(!slug.is_empty());
        if slug.chars().count() + gap + word.chars().count() > max {
            if slug.is_empty() {
                slug.extend(word.chars().take(max));
            }
            break;
        }
        if gap > 0 {
            slug.push('-');
        }
        slug.push_str(&word);
    }
    slug
}

/// Returns a word without emoji and signs, which folding keeps.
fn letters(word: &str) -> String {
    word.chars().filter(|c| c.is_alphanumeric()).collect()
}

/// Returns the part of the address of a location: its name and its street without the house number, once each.
pub(crate) fn place_slug(name: &str, street: Option<&str>) -> String {
    let name = text::fold(name);
    let street = street.map(street_words).unwrap_or_default();
    let words: Vec<&str> = name.split(' ').collect();
    // A name that has the street already does not get it twice.
    let is_new = street.iter().any(|word| !words.contains(&word.as_str()));
    let text = if is_new { format!("{name} {}", street.join(" ")) } else { name };
    let slug = slug(&text, MAX_SLUG);
    if slug.is_empty() { "location".into() } else { slug }
}

/// Returns the words of a street without its numbers.
fn street_words(street: &str) -> Vec<String> {
    // `12, rue Neuve, bâtiment B`: the first part with letters.
    let part = street.split([',', ';']).find(|part| street_part(part)).unwrap_or_default();
    let folded = text::fold(part);
    let has_digit = |word: &str| word.contains(|c: char| c.is_ascii_digit());
    let is_ordinal = |word: &str| has_digit(word) && word.ends_with(|c: char| c.is_ascii_lowercase()) && word.len() > 2;
    let words = folded.split(' ').filter(|word| !word.is_empty());
    words
        .filter(|word| (!has_digit(word) || is_ordinal(word)) && !matches!(*word, "bis" | "ter" | "quater"))
        .map(ToOwned::to_owned)
        .collect()
}

fn street_part(part: &str) -> bool {
    let is_number =
        |word: &str| matches!(word, "bis" | "ter" | "quater") || word.bytes().any(|byte| byte.is_ascii_digit());
    text::fold(part).split(' ').any(|word| !word.is_empty() && !is_number(word))
}

/// Returns whether a text may name a site.
pub(crate) fn is_site_slug(text: &str) -> bool {
    let is_letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
    (MIN_SITE..=MAX_SITE).contains(&text.len())
        && text.chars().all(|c| is_letter(c) || c == '-')
        && text.starts_with(is_letter)
        && text.ends_with(is_letter)
        && !text.contains("--")
}

/// Returns a name for a site that is made from a text; a suffix keeps it apart from others.
pub(crate) fn site_slug(name: &str, suffix: usize) -> String {
    let ascii = |text: String| text.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-').collect::<String>();
    let slug = ascii(slug(name, MAX_SITE - 6)).trim_matches('-').replace("--", "-");
    let slug = if slug.len() < MIN_SITE { format!("site-{slug}").trim_end_matches('-').to_owned() } else { slug };
    if suffix < 2 { slug } else { format!("{slug}-{suffix}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slug_is_folded_and_cut_at_a_word() {
        for (text, max, expected) in [
            ("Boulangerie L’Œuf d’Or", 60, "boulangerie-l-oeuf-d-or"),
            ("Café #1!", 60, "cafe-1"),
            ("🍞 Bread", 60, "bread"),
            ("Saint-Étienne", 60, "saint-etienne"),
            ("one two three", 7, "one-two"),
            ("Donaudampfschifffahrt", 6, "donaud"),
            ("مخبز", 60, "مخبز"),
            ("!!!", 60, ""),
        ] {
            assert_eq!(slug(text, max), expected, "{text}");
        }
    }

    #[test]
    fn a_location_is_named_by_its_name_and_street() {
        for (name, street, expected) in [
            ("Boulangerie Martin", Some("12 bis, rue Neuve"), "boulangerie-martin-rue-neuve"),
            ("Boulangerie Martin", Some("12 bis rue Neuve"), "boulangerie-martin-rue-neuve"),
            ("Martin Bakery", Some("350 5th Avenue, Floor 2"), "martin-bakery-5th-avenue"),
            ("Martin Rue Neuve", Some("3 rue Neuve"), "martin-rue-neuve"),
            ("Plumber", None, "plumber"),
            ("💈", Some(""), "location"),
        ] {
            assert_eq!(place_slug(name, street), expected, "{name} {street:?}");
        }
    }

    #[test]
    fn the_name_of_a_site_is_plain() {
        for (text, is_valid) in [
            ("martin", true),
            ("martin-2", true),
            ("ma", false),
            ("-martin", false),
            ("a--b", false),
            ("Ma rtin", false),
            ("é00", false),
        ] {
            assert_eq!(is_site_slug(text), is_valid, "{text}");
        }
        for (name, suffix, expected) in [
            ("Boulangerie Martin", 1, "boulangerie-martin"),
            ("Martin", 2, "martin-2"),
            ("مخبز", 1, "site"),
            ("A", 3, "site-a-3"),
        ] {
            let slug = site_slug(name, suffix);
            assert_eq!(slug, expected);
            assert!(is_site_slug(&slug), "{slug}");
        }
    }
}
