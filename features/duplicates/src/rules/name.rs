//! Comparison of names.

use strsim::normalized_damerau_levenshtein;

/// Minimum similarity of similar names: one letter in seven may differ.
const MIN_SIMILARITY: f64 = 0.84;

/// Words that name a kind of place rather than one place.
#[rustfmt::skip]
const GENERIC: [&str; 44] = [
    "and", "au", "aux", "bar", "boulangerie", "boutique", "brasserie", "cafe", "centre", "center", "chez", "clinic",
    "clinique", "co", "company", "de", "des", "du", "et", "garage", "hotel", "inc", "la", "le", "les", "limited",
    "llc", "ltd", "ltee", "magasin", "market", "of", "office", "pharmacie", "pharmacy", "pizzeria", "restaurant",
    "salon", "sarl", "shop", "store", "supermarket", "supermarche", "the",
];

/// Result of comparing two names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Names {
    /// Different names.
    Other,
    /// Names of which one may be the other, shortened or mistyped.
    Similar,
    /// Equal names, apart from spaces, that are not only generic words.
    Same,
}

/// Compares two folded names.
pub fn compare(a: &str, b: &str) -> Names {
    if a == b || glued(a.split(' ')) == glued(b.split(' ')) {
        return if is_telling(a) { Names::Same } else { Names::Similar };
    }
    // "Shop 12" and "Shop 14" are two branches.
    let (numbers_a, numbers_b) = (numbers(a), numbers(b));
    if !numbers_a.is_empty() && !numbers_b.is_empty() && numbers_a != numbers_b {
        return Names::Other;
    }
    let (a, b) = (words(a), words(b));
    let (fewer, more) = if a.len() <= b.len() { (&a, &b) } else { (&b, &a) };
    let tells = |word: &&str| word.len() > 2 && !GENERIC.contains(word);
    if fewer.iter().any(tells) && fewer.iter().all(|word| more.contains(word)) {
        return Names::Similar;
    }
    let sorted = |words: &[&str]| {
        let mut words: Vec<&str> = words.iter().copied().filter(|word| !GENERIC.contains(word)).collect();
        words.sort_unstable();
        words.concat()
    };
    let (a, b) = (sorted(&a), sorted(&b));
    if !a.is_empty() && !b.is_empty() && normalized_damerau_levenshtein(&a, &b) >= MIN_SIMILARITY {
        Names::Similar
    } else {
        Names::Other
    }
}

/// Returns the most distinctive word: the first one that is not generic.
pub fn telling(folded: &str) -> &str {
    let mut words = folded.split(' ');
    words.find(|word| !GENERIC.contains(word)).unwrap_or(folded)
}

/// Returns true when the name identifies a place and not only its kind.
pub fn is_telling(folded: &str) -> bool {
    folded.split(' ').any(|word| word.len() > 1 && !is_number(word) && !GENERIC.contains(&word))
}

fn is_number(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_digit())
}

fn words(folded: &str) -> Vec<&str> {
    folded.split(' ').filter(|word| !is_number(word)).collect()
}

fn numbers(folded: &str) -> Vec<&str> {
    folded.split(' ').filter(|word| is_number(word)).collect()
}

fn glued<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words.collect()
}
