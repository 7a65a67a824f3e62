//! Edges of the rules of addresses.

use super::*;

fn compared_with(country: &str, a: &str, b: &str) -> (State, f64, Reason) {
    let comparison = compare_addresses(a, b, country, &[]);
    (comparison.state, comparison.score.unwrap().value(), comparison.reason)
}

#[test]
fn other_forms_are_formatting() {
    for (country, a, b) in [
        ("US", "Suite 200 - 1200 N Main St", "1200 North Main Street Ste. 200"),
        ("US", "Old Mill 12 Mill Lane", "12 Mill Ln"),
        ("US", "37-12 82nd St", "3712 82nd Street"),
        ("US", "100 Main St 4", "100 Main Street, Apt. 4"),
        ("US", "PO Box 12", "P.O. Box 12, AK 99709"),
        ("US", "1 Avenue of the Americas", "1 Ave of Americas"),
        ("US", "12½ Oak St", "12 1/2 Oak Street"),
        ("CA", "B-12, rue Neuve", "12 rue Neuve, app. B"),
        ("CA", "1, place Ville-Marie, bureau 2", "1 Place Ville Marie Suite 2"),
        ("CA", "3, avenue du Parc", "3 Park Avenue"),
        ("CA", "100 Avenue Road", "100 Avenue Rd"),
        ("FR", "rue du Bac, 12", "12 rue du Bac"),
        ("FR", "12 et 14 rue Neuve", "12/14 r. Neuve"),
        ("FR", "3 Rond-Point des Champs", "3 rdpt des champs"),
        ("FR", "20 av. de Gaulle, 1er étage, Bât. A", "Bâtiment A, 20 avenue de Gaulle, étage 1"),
        ("GB", "Shop 3, Park House, 12 High St", "12 High Street, Unit 3"),
        ("DE", "Hauptstr. 12", "hauptstr 12"),
    ] {
        assert_eq!(compared_with(country, a, b), (State::Formatting, 1.0, Reason::Spelling), "{a} / {b}");
        assert_eq!(compared_with(country, b, a), (State::Formatting, 1.0, Reason::Spelling), "{b} / {a}");
    }
}

#[test]
fn the_weakest_part_decides_and_incomplete_wins_a_tie() {
    for (country, a, b, expected) in [
        ("US", "1200 N Main St Ste 2", "1200 Main St", (State::Incomplete, 0.6, Reason::DirectionMissing)),
        ("US", "1200 Main St Ste 2", "Main Ave", (State::Incomplete, 0.3, Reason::NumberMissing)),
        ("US", "12A Main", "12 Main St", (State::Incomplete, 0.7, Reason::SuffixMissing)),
        ("US", "Main St Ste 2", "12 Main St", (State::Incomplete, 0.7, Reason::UnitMissing)),
        ("US", "12 Main St Ste 2 Fl 1", "12 Main St Ste 2", (State::Variant, 0.9, Reason::UnitPartly)),
        ("US", "12 Main St", "13 Oak St", (State::Mismatch, 0.0, Reason::Street)),
        ("US", "Springfield Depot", "PO Box 9", (State::Incomplete, 0.0, Reason::Missing)),
        ("US", "PO Box 9", "12 Main St", (State::Mismatch, 0.0, Reason::Street)),
        ("FR", "12 bis rue Neuve", "12 ter rue Neuve", (State::Variant, 0.5, Reason::Suffix)),
        ("GB", "2 Old Road", "2 Road", (State::Mismatch, 0.0, Reason::Street)),
    ] {
        assert_eq!(compared_with(country, a, b), expected, "{a} / {b}");
    }
}

#[test]
fn other_lines_count_unless_the_numbers_contradict() {
    let by_lines = (State::Variant, 0.9, Reason::Lines);
    for (a, b, expected) in [
        ("Park House", "Park House, 5 High Street", by_lines),
        ("Park House, 5 High Street", "Park House", by_lines),
        ("Park House, 5 High Street", "Park House, 7 High Street", (State::Mismatch, 0.0, Reason::NumberNear)),
        ("Park House, Suite 5, High Street", "Park House, High Street", by_lines),
        ("The Wharf, 5 High Street, Flat 2", "5 High Street", (State::Incomplete, 0.7, Reason::UnitMissing)),
        ("Riverside, 5 High Street", "Riverside, Mill Lane", (State::Mismatch, 0.0, Reason::Street)),
    ] {
        assert_eq!(compared_with("GB", a, b), expected, "{a} / {b}");
    }
}

#[test]
fn long_and_odd_addresses_are_read() {
    for text in [
        "🍕".repeat(5_000),
        "12 ".repeat(4_000),
        "a-1,".repeat(2_500),
        "\u{202E}شارع 12".repeat(900),
        "#".repeat(9_999),
    ] {
        for country in ["US", "CA", "FR", "GB", "DE", ""] {
            assert_eq!(compare_addresses(&text, &text, country, &[&text]), Comparison::EQUAL);
            let other = format!("{text}x");
            assert!(compare_addresses(&text, &other, country, &[&text, ""]).score.is_some());
        }
    }
}
