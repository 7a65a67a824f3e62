//! Tables of words in `data/words.txt`, read once.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

const TABLES: &str = include_str!("../data/words.txt");

/// Spelling of a word with the class that it belongs to.
type Classes = HashMap<&'static str, &'static str>;

static STREET_TYPES: LazyLock<Classes> = LazyLock::new(|| classes("street_types"));
static WEAK_STREET_TYPES: LazyLock<HashSet<&str>> = LazyLock::new(|| words("weak_street_types"));
static DIRECTIONS: LazyLock<Classes> = LazyLock::new(|| classes("directions"));
static STREET_WORDS: LazyLock<Classes> = LazyLock::new(|| classes("street_words"));
static STREET_STOP_WORDS: LazyLock<HashSet<&str>> = LazyLock::new(|| words("street_stop_words"));
static ORDINALS: LazyLock<Classes> = LazyLock::new(|| spellings("ordinal_words").collect());
static CARDINALS: LazyLock<Classes> = LazyLock::new(|| spellings("cardinal_words").collect());
static BUILDING_WORDS: LazyLock<HashSet<&str>> = LazyLock::new(|| words("building_words"));
static UNITS: LazyLock<Classes> = LazyLock::new(|| classes("unit_words"));
static BARE_UNITS: LazyLock<Classes> = LazyLock::new(|| classes("unit_bare_words"));
static FRENCH_SUFFIXES: LazyLock<Classes> = LazyLock::new(|| classes("number_suffixes_fr"));
static LEGAL_FORMS: LazyLock<HashSet<&str>> = LazyLock::new(|| words("legal_forms"));
static NAME_STOP_WORDS: LazyLock<HashSet<&str>> = LazyLock::new(|| words("name_stop_words"));
static NAME_WORDS: LazyLock<Classes> = LazyLock::new(|| classes("name_words"));
static TRANSLATIONS: LazyLock<Classes> = LazyLock::new(|| classes("name_translations"));
static GENERIC_WORDS: LazyLock<HashSet<&str>> = LazyLock::new(|| words("generic_name_words"));
static TRADES: LazyLock<HashSet<&str>> = LazyLock::new(|| words("trade_words"));
static APART_WORDS: LazyLock<HashSet<&str>> = LazyLock::new(|| words("apart_street_words"));
static PHRASES: LazyLock<HashMap<&str, Vec<Vec<&str>>>> = LazyLock::new(phrases);

/// Returns the lines of a list.
fn lines(list: &str) -> impl Iterator<Item = &'static str> {
    let heading = |line: &&str| line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) == Some(list);
    let after = TABLES.lines().skip_while(move |line| !heading(line)).skip(1);
    after.take_while(|line| !line.is_empty())
}

fn words(list: &str) -> HashSet<&'static str> {
    lines(list).flat_map(str::split_whitespace).collect()
}

/// Returns the other spellings of each class.
fn spellings(list: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let classes = lines(list).filter_map(|line| line.split_once(':'));
    classes.flat_map(|(class, words)| words.split_whitespace().map(move |word| (word, class)))
}

/// Returns the classes and their other spellings.
fn classes(list: &str) -> Classes {
    let names = lines(list).filter_map(|line| line.split_once(':')).map(|(class, _)| (class, class));
    names.chain(spellings(list)).collect()
}

/// Returns the spellings of several words by their first word.
fn phrases() -> HashMap<&'static str, Vec<Vec<&'static str>>> {
    let mut phrases: HashMap<&str, Vec<Vec<&str>>> = HashMap::new();
    for list in ["street_types", "unit_bare_words"] {
        for word in classes(list).into_keys().filter(|word| word.contains('-')) {
            let parts: Vec<&str> = word.split('-').collect();
            phrases.entry(parts[0]).or_default().push(parts);
        }
    }
    phrases
}

/// Returns the class of a type of street.
pub(crate) fn street_type(word: &str) -> Option<&'static str> {
    STREET_TYPES.get(word).copied()
}

/// Returns true for a class of streets that is often part of a name.
pub(crate) fn is_weak_type(class: &str) -> bool {
    WEAK_STREET_TYPES.contains(class)
}

/// Returns the letters of a direction: `ne` of `northeast`.
pub(crate) fn direction(word: &str) -> Option<&'static str> {
    DIRECTIONS.get(word).copied()
}

/// Returns the full form of a word in the name of a street, several words separated by hyphens.
pub(crate) fn street_word(word: &str) -> Option<&'static str> {
    STREET_WORDS.get(word).copied()
}

/// Returns true for a word that the name of a street may leave out.
pub(crate) fn is_street_stop_word(word: &str) -> bool {
    STREET_STOP_WORDS.contains(word)
}

/// Returns the digits of an ordinal word.
pub(crate) fn ordinal(word: &str) -> Option<&'static str> {
    ORDINALS.get(word).copied()
}

/// Returns the digits of a cardinal word.
pub(crate) fn cardinal(word: &str) -> Option<&'static str> {
    CARDINALS.get(word).copied()
}

/// Returns true for a word that names a building.
pub(crate) fn is_building_word(word: &str) -> bool {
    BUILDING_WORDS.contains(word) || NAME_WORDS.get(word).is_some_and(|class| BUILDING_WORDS.contains(class))
}

/// Returns the class of a word before the value of a unit.
pub(crate) fn unit(word: &str) -> Option<&'static str> {
    UNITS.get(word).copied()
}

/// Returns the class of a unit without a value.
pub(crate) fn bare_unit(word: &str) -> Option<&'static str> {
    BARE_UNITS.get(word).copied()
}

/// Returns the suffix that a letter behind a house number abbreviates in France.
pub(crate) fn french_suffix(letter: &str) -> Option<&'static str> {
    FRENCH_SUFFIXES.get(letter).copied()
}

/// Returns true for a legal form of companies.
pub(crate) fn is_legal_form(word: &str) -> bool {
    LEGAL_FORMS.contains(word)
}

/// Returns true for a word that the name of a business may leave out.
pub(crate) fn is_name_stop_word(word: &str) -> bool {
    NAME_STOP_WORDS.contains(word)
}

/// Returns the usual spelling of a word in the name of a business.
pub(crate) fn name_word(word: &str) -> &str {
    NAME_WORDS.get(word).copied().unwrap_or(word)
}

/// Returns a word of a trade in English, and other words unchanged.
pub(crate) fn translation(word: &str) -> &str {
    TRANSLATIONS.get(word).copied().unwrap_or(word)
}

/// Returns true for a word that names a kind of business.
pub(crate) fn is_generic(word: &str) -> bool {
    GENERIC_WORDS.contains(word)
}

/// Returns true for a trade that excludes other trades.
pub(crate) fn is_trade(word: &str) -> bool {
    TRADES.contains(word)
}

/// Returns true for a word that makes another street of a longer name.
pub(crate) fn is_apart_word(word: &str) -> bool {
    APART_WORDS.contains(word)
}

/// Returns the parts of a word of the tables that these words begin with: `rez`, `de` and `chaussee` are one word there.
pub(crate) fn phrase(words: &[String]) -> Option<&'static [&'static str]> {
    let phrases = PHRASES.get(words.first()?.as_str())?;
    let begins = |parts: &&Vec<&str>| words.len() >= parts.len() && parts.iter().zip(words).all(|(a, b)| a == b);
    phrases.iter().find(begins).map(Vec::as_slice)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_list_has_words() {
        let lists: Vec<&str> = TABLES.lines().filter_map(|line| line.strip_prefix('[')?.strip_suffix(']')).collect();
        assert_eq!(lists.len(), 18);
        for list in lists {
            assert!(lines(list).count() > 0, "{list}");
        }
    }

    #[test]
    fn words_are_folded_and_belong_to_one_class() {
        for line in TABLES.lines().filter(|line| !line.starts_with(['#', '['])) {
            assert_eq!(text::fold_letters(line), line, "{line}");
        }
        for list in ["street_types", "directions", "street_words", "unit_words", "name_words", "name_translations"] {
            let all: usize = lines(list).map(|line| line.split_whitespace().count()).sum();
            assert_eq!(classes(list).len(), all, "a word of {list} is in two classes");
        }
    }

    #[test]
    fn classes_contain_themselves_and_their_spellings() {
        assert_eq!(
            (street_type("rue"), street_type("street"), street_type("main")),
            (Some("street"), Some("street"), None)
        );
        assert!(is_weak_type("park") && !is_weak_type("street"));
        assert_eq!((direction("nordest"), ordinal("fifth"), cardinal("quatre")), (Some("ne"), Some("5"), Some("4")));
        assert_eq!(
            (unit("bureau"), bare_unit("rdc"), french_suffix("b")),
            (Some("suite"), Some("ground"), Some("bis"))
        );
        assert_eq!((name_word("hosp"), translation("pharmacie"), translation("roy")), ("hospital", "pharmacy", "roy"));
        assert!(is_building_word("centre") && is_legal_form("sarl") && is_trade("butcher") && is_apart_word("suburb"));
    }

    #[test]
    fn phrases_are_one_word() {
        let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(phrase(&words("rez de chaussee gauche")), Some(&["rez", "de", "chaussee"][..]));
        assert_eq!(phrase(&words("rond")), None);
        assert_eq!((bare_unit("rez-de-chaussee"), street_type("rond-point")), (Some("ground"), Some("roundabout")));
    }
}
