//! Rules that hold for reviews with the weights of the program.

use sentiment::{
    CustomTopics, Language, Options, Topic, Trade, analyze, detect,
    lexicon::Lexicon,
    model::{LEXICON, WEIGHTS},
    weights::{MAX_BYTES, Weights},
};

/// Maximum size of the packed lexicon.
const MAX_LEXICON_BYTES: usize = 250_000;

fn polarity(text: &str) -> f32 {
    analyze(text, &Options::default()).polarity
}

fn topics(text: &str) -> Vec<(Topic, bool)> {
    let analysis = analyze(text, &Options::default());
    analysis.topics.iter().map(|finding| (finding.topic, finding.polarity > 0.0)).collect()
}

#[test]
fn weights_and_lexicon_fit_into_their_limits() {
    assert!(WEIGHTS.len() <= MAX_BYTES && LEXICON.len() <= MAX_LEXICON_BYTES);
    let weights = Weights::decode(WEIGHTS).expect("weights of this format");
    assert_eq!(weights.encode(), WEIGHTS, "the format keeps every byte");
    assert!(Lexicon::decode(LEXICON).is_some());
}

#[test]
fn good_and_bad_reviews_have_their_sign_in_both_languages() {
    for text in [
        "Lovely dinner, we will be back!",
        "Not bad at all",
        "Nothing to complain about.",
        "Excellent accueil et cuisine délicieuse",
        "Pas mal du tout",
        "Rien à redire, je recommande",
        "Je n'ai jamais été déçu ici",
    ] {
        assert!(polarity(text) > 0.0, "{text}");
    }
    for text in [
        "Awful, never again.",
        "The food was not good and the waiter was rude.",
        "Don't waste your money",
        "Très déçus, nous ne reviendrons pas.",
        "Je ne recommande pas ce garage",
        "Une heure d'attente et des plats froids",
    ] {
        assert!(polarity(text) < 0.0, "{text}");
    }
}

#[test]
fn languages_of_short_texts_are_detected() {
    for (text, language) in [
        ("ok but pricey", Language::English),
        ("tres bon accueil je reviendrai", Language::French),
        ("Todo perfecto, gracias", Language::Other),
        ("Das Essen war kalt", Language::Other),
        ("とても美味しかったです", Language::Other),
        ("", Language::Other),
        ("5/5 👍", Language::Other),
    ] {
        assert_eq!(detect(text), language, "{text}");
    }
}

#[test]
fn topics_of_a_sentence_have_their_own_sign() {
    assert_eq!(
        topics("The food was delicious but the service was slow and the toilets were dirty"),
        [(Topic::Food, true), (Topic::Service, false), (Topic::Wait, false), (Topic::Cleanliness, false)]
    );
    assert_eq!(topics("Personnel adorable, mais beaucoup trop cher"), [(Topic::Staff, true), (Topic::Price, false)]);
    assert_eq!(topics("Pas cher"), [(Topic::Price, true)]);
    assert_eq!(topics("The room was not clean"), [(Topic::Cleanliness, false)]);
}

#[test]
fn evidence_is_the_part_of_the_text_about_the_topic() {
    let text = "Déçu : l'entrée était très froide, mais les prix sont honnêtes 👍";
    let analysis = analyze(text, &Options::default());
    let price = analysis.topics.iter().find(|finding| finding.topic == Topic::Price).expect("a price");
    let parts: Vec<&str> = price.evidence.iter().map(|range| &text[range.clone()]).collect();
    assert_eq!(parts, ["mais les prix sont honnêtes 👍"]);
}

#[test]
fn a_trade_shows_its_topics_and_an_organization_adds_its_own() {
    let phrases = ["loyalty card*".to_owned(), "carte de fidélité".to_owned()];
    let custom = CustomTopics::of([("Loyalty", phrases.as_slice())]);
    let options = Options { trade: Trade::Law, custom: Some(&custom), ..Options::default() };
    let analysis = analyze("Great food, and I love the loyalty cards.", &options);
    assert!(analysis.topics.iter().all(|finding| finding.topic != Topic::Food));
    assert_eq!(analysis.custom.len(), 1);
    assert_eq!((analysis.custom[0].topic.as_str(), analysis.custom[0].polarity > 0.0), ("Loyalty", true));
}

#[test]
fn a_text_without_words_has_no_polarity() {
    for text in ["", "  ", "?!"] {
        let analysis = analyze(text, &Options::default());
        assert!(analysis.polarity.abs() < f32::EPSILON && analysis.topics.is_empty(), "{text:?}");
    }
}
