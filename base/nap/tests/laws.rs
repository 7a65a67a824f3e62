//! Laws that hold for every text.

use nap::{Comparison, State, compare_addresses, compare_names, compare_phones, compare_postcodes};
use proptest::prelude::*;

/// Compares two texts as each kind of field.
fn all(a: &str, b: &str, country: &str) -> [Comparison; 4] {
    [
        compare_names(a, b, &["Paris"]),
        compare_addresses(a, b, country, &["Paris"]),
        compare_postcodes(a, b, country),
        compare_phones(a, b, country, &[]),
    ]
}

fn is_equal(comparison: Comparison) -> bool {
    matches!(comparison.state, State::Match | State::Formatting)
}

/// Texts that are made of words which the rules know, and of anything.
fn field() -> impl Strategy<Value = String> {
    let words = "(12|14-16|bis|4b|#5|rue|St|Ste|Ave|N|Est|O|de|l'|Paris|75001|H2J 1Y7|SW1A 1AA|IL|inc|SARL|Pharmacie|Bakery|Café|Martin\
                 |J\\.P\\.|Suite|étage|2nd|floor|PO Box|BP|,|-|\n|é|\u{301}|🍕|ش|\\+33|0142685300|ext|x|\\(0\\)) ?";
    prop_oneof![prop::collection::vec(words, 0..12).prop_map(|words| words.concat()), any::<String>(),]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_text_matches_itself(text in field(), country in "US|CA|FR|GB|DE|") {
        for comparison in all(&text, &text, &country) {
            let expected = if text.trim().is_empty() { State::Unknown } else { State::Match };
            prop_assert_eq!(comparison.state, expected);
        }
    }

    #[test]
    fn equal_is_symmetric(a in field(), b in field(), country in "US|CA|FR|GB|DE") {
        for (one, other) in all(&a, &b, &country).into_iter().zip(all(&b, &a, &country)) {
            prop_assert_eq!(is_equal(one), is_equal(other), "{:?} {:?}", one, other);
        }
    }

    #[test]
    fn case_and_spaces_around_are_formatting(text in field(), country in "US|CA|FR|GB") {
        let upper = format!("  {} ", text.to_uppercase());
        let [name, address, ..] = all(&text, &upper, &country);
        prop_assume!(text.to_uppercase().to_lowercase() == text.to_lowercase() && !text.trim().is_empty());
        prop_assert!(is_equal(name), "{:?}", name);
        prop_assert!(is_equal(address), "{:?}", address);
    }

    #[test]
    fn a_mismatch_of_numbers_and_codes_is_symmetric(a in field(), b in field(), country in "US|CA|FR|GB") {
        prop_assume!(!a.trim().is_empty() && !b.trim().is_empty());
        let mismatch = |comparison: &Comparison| comparison.state == State::Mismatch;
        for (one, other) in all(&a, &b, &country)[2..].iter().zip(&all(&b, &a, &country)[2..]) {
            prop_assert_eq!(mismatch(one), mismatch(other));
        }
    }
}

#[test]
fn a_score_of_1_is_equal_and_a_mismatch_has_none() {
    for (a, b) in [("12 Main St", "12 main street"), ("12 Main St", "13 Oak St"), ("Joe", "Joes"), ("", "a"), ("a", "")]
    {
        for comparison in all(a, b, "US") {
            let score = comparison.score.map(nap::Points::value);
            assert_eq!(is_equal(comparison), score.is_some_and(|score| score >= 1.0), "{a} {b} {comparison:?}");
            assert!(comparison.state != State::Mismatch || score.is_some_and(|score| score <= 0.0));
        }
    }
}

#[test]
fn long_texts_are_compared_in_linear_time_without_a_panic() {
    let texts =
        ["x".repeat(10_000), "ab ".repeat(3_333), "é🍕".repeat(5_000), "1,".repeat(5_000), "ש\u{301}".repeat(5_000)];
    for (a, b) in texts.iter().zip(texts.iter().cycle().skip(1)) {
        all(a, &format!("{a}y"), "FR");
        all(a, &format!("{b}y"), "CA");
    }
}
