//! Edges of the rules of names.

use super::*;
use crate::types::State;

fn compared_with(a: &str, b: &str) -> (State, f64, Reason) {
    let comparison = compare_names(a, b, &["Lyon", "Ann Arbor"]);
    (comparison.state, comparison.score.unwrap().value(), comparison.reason)
}

#[test]
fn other_spellings_are_formatting() {
    for (a, b) in [
        ("A & B Heating", "A and B Heating"),
        ("J.P. Roy", "J P Roy"),
        ("Le Petit Café", "le p'tit cafe"),
        ("Boulangerie Ste-Anne", "Boulangerie Sainte Anne"),
        ("Twelve Oaks", "12 oaks"),
        ("Mc Donald", "McDonald"),
        ("The And", "the and"),
        ("LLC", "llc."),
        ("مقهى بيروت", "مقهى  بيروت"),
    ] {
        let expected = (State::Formatting, 1.0, Reason::Spelling);
        assert_eq!(compared_with(a, b), expected, "{a} / {b}");
        assert_eq!(compared_with(b, a), expected, "{b} / {a}");
    }
}

#[test]
fn legal_forms_count_at_both_ends_only() {
    assert_eq!(compared_with("SARL Durand & Cie", "Durand"), (State::Variant, 0.9, Reason::LegalForm));
    assert_eq!(compared_with("Durand SA Ltd", "Durand"), (State::Variant, 0.9, Reason::LegalForm));
    assert_eq!(compared_with("Smith Company Plumbing", "Smith Plumbing"), (State::Incomplete, 0.6, Reason::Shortened));
    assert_eq!(compared_with("Inc", "Ltd"), (State::Mismatch, 0.0, Reason::Different));
}

#[test]
fn a_distinctive_word_is_neither_generic_nor_the_city() {
    for (a, b, expected) in [
        ("Dental", "Dental Lyon", (State::Variant, 0.6, Reason::DescriptorAdded)),
        ("Lyon Dental", "Lyon Pharmacy", (State::Mismatch, 0.0, Reason::Different)),
        ("Kowalski Garage", "Kowalski Body Works", (State::Variant, 0.5, Reason::Partly)),
        ("Roy Garage", "Roy Body Works", (State::Mismatch, 0.0, Reason::Different)),
        ("Kowalski Ann Arbor", "Kowalski", (State::Incomplete, 0.8, Reason::Shortened)),
        ("Garage Morel", "Garages Morrel et Fils", (State::Variant, 0.6, Reason::DescriptorAdded)),
        ("Blue Bird Café", "Bluebird Restaurant", (State::Variant, 0.7, Reason::DescriptorChanged)),
    ] {
        assert_eq!(compared_with(a, b), expected, "{a} / {b}");
    }
}

#[test]
fn a_beginning_has_six_letters_and_lacks_four() {
    for (a, b, expected) in [
        ("Northwind", "Northwindcoffee", (State::Variant, 0.6, Reason::DescriptorAdded)),
        ("Northwindcoffee", "Northwind", (State::Incomplete, 0.6, Reason::Shortened)),
        ("Northwind", "Northwinder", (State::Mismatch, 0.0, Reason::Different)),
        ("North", "Northcoffee", (State::Mismatch, 0.0, Reason::Different)),
    ] {
        assert_eq!(compared_with(a, b), expected, "{a} / {b}");
    }
}

#[test]
fn a_final_s_is_a_typing_error() {
    assert_eq!(compared_with("Joe Pizza", "Joe's Pizza"), (State::Variant, 0.8, Reason::Typo));
}

#[test]
fn names_without_words_are_equal_or_different() {
    assert_eq!(compare_names("🍕", " 🍕", &[]), Comparison::EQUAL);
    assert_eq!(compared_with("🍕", "🍔"), (State::Mismatch, 0.0, Reason::Different));
    assert_eq!(compared_with("🍕", "Pizza"), (State::Mismatch, 0.0, Reason::Different));
}
