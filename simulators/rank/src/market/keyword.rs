//! Searches: their market's properties, and the category of business that they mean.

use simulated_world::{CATEGORIES, CITIES, Category};

use crate::keys::{dice, key, text_key, uniform};

/// Words at the start or end of a search that say nothing about the business.
const FILLERS: [&str; 14] = [
    "near me",
    "nearby",
    "open now",
    "best",
    "cheap",
    "good",
    "à proximité",
    "près de moi",
    "proche de moi",
    "ouverte",
    "ouvert",
    "meilleure",
    "meilleur",
    "bon",
];
/// Words of several categories.
const COMMON_WORDS: [&str; 10] =
    ["near", "open", "best", "shop", "store", "service", "emergency", "urgence", "proximité", "magasin"];
/// Length from which a word identifies a category.
const WORD_LENGTH: usize = 4;

/// Search with the properties of its market.
pub(super) struct Keyword {
    /// Key of the market's random numbers.
    pub(super) key: u64,
    /// Loss of score with distance.
    pub(super) decay: f64,
    /// Lengths of the waves for unknown causes, in units of [`super::RADIUS_KM`].
    pub(super) lengths: [f64; 3],
    text: String,
    category: Option<&'static Category>,
}

impl Keyword {
    /// Reads a search; upper case and spaces make no difference.
    pub(super) fn new(seed: u64, text: &str) -> Self {
        let text = text.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ");
        let key = key(&[seed, text_key(&text)]);
        let mut dice = dice(key, "keyword");
        let decay = uniform(&mut dice, 1.0, 3.5);
        let lengths = [(); 3].map(|()| uniform(&mut dice, 0.5, 2.0));
        let category = category(&text);
        Self { key, decay, lengths, text, category }
    }

    /// Returns false if a business of a category is none that the search means. Unknown categories fit every search, and
    /// businesses that serve food fit each other's.
    pub(super) fn fits(&self, category: Option<&str>) -> bool {
        let named_category = category.map(str::to_lowercase).and_then(|name| {
            CATEGORIES.iter().find(|category| category.en.to_lowercase() == name || category.fr.to_lowercase() == name)
        });
        match (self.category, named_category) {
            (Some(own), Some(other)) => own.id == other.id || own.food && other.food,
            _ => true,
        }
    }

    /// Returns true for businesses that serve food.
    pub(super) fn is_food(&self) -> bool {
        self.category.is_some_and(|category| category.food)
    }

    /// Returns the name of the category that the search means.
    pub(super) fn category(&self, is_french: bool) -> String {
        match self.category {
            Some(category) => category.display(is_french).to_owned(),
            None => self.subject(),
        }
    }

    /// Returns the search without fillers and a city at its end, capitalized.
    fn subject(&self) -> String {
        let city = CITIES.iter().find_map(|city| self.text.strip_suffix(&format!(" {}", city.name.to_lowercase())));
        let mut text = city.unwrap_or(&self.text).trim_end_matches(" à").trim_end_matches(" in");
        for filler in FILLERS {
            let start = text.strip_prefix(filler).filter(|suffix| suffix.starts_with(' '));
            let end = text.strip_suffix(filler).filter(|prefix| prefix.ends_with(' '));
            text = start.or(end).unwrap_or(text).trim();
        }
        let mut letters = text.chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
    }
}

/// Returns the category with the longest phrase, or else the longest word, in common with the search.
fn category(text: &str) -> Option<&'static Category> {
    let best = CATEGORIES.iter().map(|category| (common_length(category, text), category));
    best.rev().max_by_key(|(length, _)| *length).filter(|(length, _)| *length > 0).map(|(_, category)| category)
}

fn common_length(category: &Category, text: &str) -> usize {
    let phrases = [&category.en, &category.fr].into_iter().chain(&category.keywords_en).chain(&category.keywords_fr);
    phrases.map(|phrase| phrase_length(&phrase.to_lowercase(), text)).max().unwrap_or_default()
}

fn phrase_length(phrase: &str, text: &str) -> usize {
    if format!(" {text} ").contains(&format!(" {phrase} ")) {
        // Any phrase precedes any word.
        return phrase.len() * 100;
    }
    let words = text.split(' ').filter(|word| word.chars().count() >= WORD_LENGTH && !COMMON_WORDS.contains(word));
    words.filter(|word| phrase.split(' ').any(|other| other == *word)).map(str::len).max().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_means_a_category() {
        for (text, french, category) in [
            ("Boulangerie  Lyon", true, "Boulangerie"),
            ("emergency plumber", false, "Plumber"),
            ("best pizza in town", false, "Pizza restaurant"),
            ("pizza à emporter", true, "Pizzeria"),
            ("meilleur luthier près de moi", true, "Luthier"),
            ("luthier à lyon", true, "Luthier"),
            ("escape room near me", false, "Escape room"),
            ("", false, ""),
        ] {
            assert_eq!(Keyword::new(1, text).category(french), category, "{text}");
        }
    }

    #[test]
    fn businesses_of_another_category_do_not_fit() {
        let keyword = Keyword::new(1, "boulangerie");
        for (category, fits) in
            [("Bakery", true), ("boulangerie", true), ("Restaurant", true), ("Dentist", false), ("Luthier", true)]
        {
            assert_eq!(keyword.fits(Some(category)), fits, "{category}");
        }
        assert!(keyword.fits(None));
        assert!(Keyword::new(1, "luthier").fits(Some("Dentist")), "an unknown search");
    }

    #[test]
    fn upper_case_and_spaces_make_no_difference() {
        assert_eq!(Keyword::new(1, " PIZZA  Near me").key, Keyword::new(1, "pizza near me").key);
        assert_ne!(Keyword::new(1, "pizza").key, Keyword::new(2, "pizza").key);
    }
}
