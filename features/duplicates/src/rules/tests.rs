//! Pairs that are one place, and pairs that are not.

use locations::{Comparable, CoordinatesSource};
use uuid::Uuid;

use super::{ComparableLocation, LocationIndex, Pair, Reason, likeness};

/// Reads `name | address | city | postal code | phone | latitude longitude | store code`; cells at the end may be
/// absent.
fn row(text: &str, id: u128) -> Comparable {
    let cells: Vec<&str> = text.split('|').map(str::trim).collect();
    let cell = |at: usize| cells.get(at).copied().unwrap_or_default().to_owned();
    let some = |at: usize| Some(cell(at)).filter(|text| !text.is_empty());
    let point = some(5).map(|text| {
        let (north, east) = text.split_once(' ').unwrap();
        (north.parse().unwrap(), east.parse().unwrap())
    });
    Comparable {
        id: Uuid::from_u128(id).to_string().parse().unwrap(),
        name: cell(0),
        address: cell(1),
        city: cell(2),
        postal_code: some(3),
        phone_e164: some(4),
        external_id: some(6),
        latitude: point.map(|(north, _): (f64, f64)| north),
        longitude: point.map(|(_, east)| east),
        coordinates_source: point.map(|_| CoordinatesSource::Given),
    }
}

fn place(text: &str, id: u128) -> ComparableLocation {
    ComparableLocation::of(&row(text, id)).unwrap()
}

/// Returns the score, after checking that a direct comparison and a search among all places agree.
fn score(a: &str, b: &str) -> Option<i64> {
    let (a, b) = (place(a, 1), place(b, 2));
    let compared = likeness::compare(&a, &b, false).map(|likeness| likeness.score);
    let score = LocationIndex::new(vec![a, b]).pairs().first().map(|pair| pair.likeness.score);
    assert_eq!(score, compared, "a pair that is alike is looked at");
    compared
}

#[test]
fn these_are_one_place() {
    for (a, b, least) in [
        ("Café Olé | 12 rue Saint-Denis | Montréal | H2X 1Y4", "CAFE OLE | 12, Rue St-Denis | Montreal | h2x1y4", 90),
        ("Joe's Pizza | 12 Main Street | Austin | 78701", "Joes Pizza | 12 Main St. | Austin | 78701-1234", 90),
        ("Joe's Pizza | 12 Main Street | Austin | 78701", "Joe's Pizza | 12 N Main St | Austin | 78701", 90),
        ("Joe's Pizza | 12 Main Street | Austin | 78701", "Joe's Piza | 12 Main St | Austin | 78701", 80),
        ("Walmart | 12 Main Street | Austin | 78701", "Walmart Supercenter | 12 Main St | Austin | 78701", 80),
        ("Walmart #123 | 12 Main Street | Austin | 78701", "Walmart | 12 Main St | Austin | 78701", 80),
        // Equal phone numbers and addresses, in different formats.
        (
            "Hôtel du Lac | 3, avenue Foch | Annecy | 74000 | +33450000000",
            "Annecy Lac Hotel | 3 av. Foch | Annecy | 74000 | +33450000000",
            65,
        ),
        (
            "Dr. A. Roy | 5 Elm St | Ottawa | K1A 0B1 | +16135550100",
            "Clinique Roy | 5 Elm Street | Ottawa | K1A 0B1 | +16135550100",
            65,
        ),
        ("Chez Paul | Place du Marché | Lyon | 69001", "Chez Paul | 4 place du Marché | Lyon | 69001", 70),
        ("Chez Paul | 4 place Bellecour | Lyon | 69002", "Chez Paul | 4 pl. Belecour | Lyon | 69002", 90),
        // A missing or wrong postal code.
        ("Chez Paul | 4 place Bellecour | Lyon", "Chez Paul | 4 place Bellecour | Lyon | 69002", 90),
        (
            "Chez Paul | 4 place Bellecour | Lyon | 69002 | +33478000000",
            "Chez Paul | 4 place Bellecour | Lyon | 69001 | +33478000000",
            80,
        ),
        (
            "Chez Paul | 4 place Bellecour | Lyon | 69002 | | 45.7578 4.8320",
            "Chez Paul | 4 place Bellecour | Lyon | 69001 | | 45.7579 4.8321",
            75,
        ),
        ("Chez Paul | 12bis rue X | Lyon | 69002", "Chez Paul | 12 rue X | Lyon | 69002", 70),
        // A generic name is weak evidence, but the address decides.
        ("Restaurant | 1 rue X | Lyon | 69001", "Restaurant | 1, rue X | Lyon | 69001", 80),
        ("Tim Hortons | | Laval | | | 45.50000 -73.60000", "Tim Hortons | - | Laval | | | 45.50010 -73.60010", 75),
        // Different store codes lower the score.
        ("Roy Nails | 1 Oak St | Austin | 78701 | | | a1", "Roy Nails | 1 Oak St | Austin | 78701 | | | b7", 80),
    ] {
        let actual_score = score(a, b);
        assert!(actual_score.is_some_and(|score| score >= least && score <= 100), "{a}\n{b}\n{actual_score:?}");
    }
}

#[test]
fn these_are_two() {
    for (a, b) in [
        // A chain in one town, and in one mall.
        ("Walmart | 12 Main Street | Austin | 78701", "Walmart | 900 Oak Avenue | Austin | 78704"),
        ("Walmart | 12 Main Street | Austin | 78701", "Walmart | 90 Main Street | Austin | 78701"),
        (
            "Gap | 100 Mall Rd | Austin | 78701 | | 30.2701 -97.7401",
            "Gap | 104 Mall Rd | Austin | 78701 | | 30.2702 -97.7402",
        ),
        ("Starbucks #12 | 1 Mall Rd | Austin | 78701", "Starbucks #14 | 1 Mall Rd | Austin | 78701"),
        // Neighbors in one building or on one floor.
        ("Gap | 1 Mall Rd | Austin | 78701", "Old Navy | 1 Mall Rd | Austin | 78701"),
        ("Pizza Hut | 1 Mall Rd | Austin | 78701", "Pizza Pino | 1 Mall Rd | Austin | 78701"),
        ("Restaurant Chez Paul | 1 rue X | Lyon | 69001", "Restaurant Le Nord | 1 rue X | Lyon | 69001"),
        ("Restaurant | 1 rue X | Lyon | 69001", "Restaurant Le Nord | 1 rue X | Lyon | 69001"),
        // East and west of one street, one number in two towns, one name in two towns.
        (
            "Chez Paul | 100 rue Notre-Dame Est | Montréal | H2Y 1C1",
            "Chez Paul | 100 rue Notre-Dame Ouest | Montréal | H2Y 1T1",
        ),
        ("Joe's Pizza | 12 Main St | Austin | 78701", "Joe's Pizza | 12 Main St | Dallas | 75201"),
        (
            "Joe's Pizza | 12 Main St | Austin | 78701 | +15125550100",
            "Ann's Nails | 900 Oak Ave | Austin | 78704 | +15125550100",
        ),
        // A generic name and different store codes.
        ("Restaurant | 1 rue X | Lyon | 69001 | | | 11", "Restaurant | 1 rue X | Lyon | 69001 | | | 12"),
        // No address.
        ("Tim Hortons | | Laval | H7A 1A1", "Tim Hortons | | Laval | H7A 1A1"),
        ("Tim Hortons | | Laval | | | 45.5 -73.6", "Tim Hortons | | Laval | | | 45.6 -73.6"),
        // Far apart, regardless of the addresses.
        (
            "Chez Paul | 4 place Bellecour | Lyon | 69002 | | 45.7578 4.8320",
            "Chez Paul | place Bellecour | Lyon | 69002 | | 48.8566 2.3522",
        ),
    ] {
        assert_eq!(score(a, b), None, "{a}\n{b}");
        assert_eq!(score(b, a), None, "{b}\n{a}");
    }
}

#[test]
fn a_pair_says_why() {
    let a = place("Chez Paul | 4 place Bellecour | Lyon | 69002 | +33478000000 | 45.75780 4.83200", 1);
    let b = place("Chez Paul | 4 pl Bellecour | Lyon | 69002 | +33478000000 | 45.75790 4.83210", 2);
    let likeness = likeness::compare(&a, &b, false).unwrap();
    assert_eq!(likeness.reasons, [Reason::SamePhone, Reason::SameName, Reason::SameAddress, Reason::Near]);
    assert_eq!(likeness.score, 100);
    assert!(likeness.metres.is_some_and(|metres| (13..=14).contains(&metres)));
}

#[test]
fn derived_coordinates_do_not_count() {
    let mut a = row("Chez Paul | 4 place Bellecour | Lyon | 69002 | | 45.7578 4.8320", 1);
    a.coordinates_source = Some(CoordinatesSource::PostalCode);
    assert_eq!(ComparableLocation::of(&a).unwrap().point, None);
}

#[test]
fn a_telephone_number_that_many_share_says_nothing() {
    let shop = |at: u128| {
        let name =
            ["Roy", "Gagnon", "Tremblay", "Côté", "Bouchard", "Gauthier", "Morin", "Lavoie", "Fortin", "Pelletier"];
        place(&format!("{} | 1 rue X | Laval | H7A 1A1 | +15145550100", name[at as usize]), at + 1)
    };
    assert_eq!(LocationIndex::new((0..3).map(shop).collect()).pairs().len(), 3);
    assert_eq!(LocationIndex::new((0..10).map(shop).collect()).pairs(), []);
}

fn names(pairs: &[Pair]) -> Vec<(u128, u128, i64)> {
    pairs.iter().map(|pair| (pair.first.as_u128(), pair.second.as_u128(), pair.likeness.score)).collect()
}

/// Returns many places of a few kinds, some of them twice.
fn town(seed: u64, count: u128) -> Vec<ComparableLocation> {
    let mut state = seed;
    let mut next = |below: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % below
    };
    (1..=count)
        .map(|id| {
            let name = ["Gap", "Walmart", "Café Roy", "Cafe Roi", "Old Navy"][next(5) as usize];
            let phone = ["", "", "+15125550100", "+15125550101", "+15125550102"][next(5) as usize];
            let (house, street, code) =
                (next(6), ["Oak", "Elm"][next(2) as usize], ["78701", "78702", ""][next(3) as usize]);
            let point = if next(2) == 0 { String::new() } else { format!("30.2{} -97.74", next(9)) };
            place(&format!("{name} | {house} {street} St | Austin | {code} | {phone} | {point}"), id)
        })
        .collect()
}

#[test]
fn taking_over_changes_finds_the_pairs_that_are_found_from_scratch() {
    for seed in 0..40 {
        let mut places = town(seed, 24);
        let mut index = LocationIndex::new(places.clone());
        // Some places change, some are removed, some are added.
        let written = town(seed + 1_000, 30);
        let changed: Vec<ComparableLocation> =
            written.iter().filter(|place| place.id.as_u128() % 5 == 0).cloned().collect();
        let gone = [Uuid::from_u128(3), Uuid::from_u128(4)];
        let ids: Vec<Uuid> = changed.iter().map(|place| place.id).chain(gone).collect();
        index.change(&ids, changed.clone());
        places.retain(|place| !ids.contains(&place.id));
        places.extend(changed);
        assert_eq!(index.len(), places.len());
        assert_eq!(names(index.pairs()), names(LocationIndex::new(places).pairs()), "seed {seed}");
    }
}
