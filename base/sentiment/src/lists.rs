//! Lists of phrases of the program, in both languages.

use std::sync::LazyLock;

use crate::{
    phrases::{Phrases, Sign},
    types::{Language, Topic},
};

/// Phrases of the topics and of whole visits; the file says how it is written.
const LISTS: &str = include_str!("../data/topics.txt");

/// Phrases of a language. Those about the whole visit have no topic.
pub type List = Phrases<Option<Topic>>;

static ENGLISH: LazyLock<List> = LazyLock::new(|| read("en"));
static FRENCH: LazyLock<List> = LazyLock::new(|| read("fr"));

/// Returns the phrases of a language.
pub fn list(language: Language) -> Option<&'static List> {
    match language {
        Language::English => Some(&ENGLISH),
        Language::French => Some(&FRENCH),
        Language::Other => None,
    }
}

fn read(language: &str) -> List {
    let mut list = List::default();
    for line in LISTS.lines() {
        let mut fields = line.splitn(4, ' ');
        let (of_language, topic, sign) = (fields.next(), fields.next(), fields.next());
        if of_language != Some(language) {
            continue;
        }
        let sign = match sign {
            Some("+") => Sign::Positive,
            Some("-") => Sign::Negative,
            _ => Sign::None,
        };
        let topic = topic.and_then(Topic::of_name);
        fields.next().unwrap_or_default().split(',').for_each(|phrase| list.add(topic, sign, phrase));
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_names_a_language_a_topic_and_a_sign() {
        for line in LISTS.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let fields: Vec<&str> = line.splitn(4, ' ').collect();
            let [language, topic, sign, list] = fields[..] else { panic!("{line}") };
            assert!(["en", "fr"].contains(&language), "{line}");
            assert!(topic == "any" || Topic::of_name(topic).is_some(), "{line}");
            assert!(["+", "-", "="].contains(&sign), "{line}");
            for phrase in list.split(',') {
                let written = phrase.trim();
                assert!(!written.is_empty(), "an empty phrase in {line}");
                assert!(
                    written.chars().all(|c| !c.is_uppercase() && (c.is_ascii() || c == '€' || c == '£')),
                    "{written}"
                );
            }
        }
    }

    #[test]
    fn both_languages_have_phrases_of_every_topic() {
        for (language, text) in [
            (Language::English, "food quality menu service staff wait price booking email clean noisy parking"),
            (
                Language::French,
                "cuisine qualité choix service personnel attente prix réservation mail propre bruit parking",
            ),
        ] {
            let mentions = list(language).unwrap().mentions(&crate::words::Words::of(text));
            for topic in Topic::ALL {
                assert!(mentions.iter().any(|mention| mention.topic == Some(topic)), "{language:?} {topic:?}");
            }
        }
    }
}
