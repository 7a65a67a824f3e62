//! Layout of the picture of a scan.

use mail::Language;

use super::{
    map::{Map, ground, text},
    numbers::{distance, percent, round_distance, signed},
};
use crate::{
    rules::noise::Verdict,
    types::{
        Device, Figures, GridUnit, MetricChange, PinKind, Provider, ScanChange, ScanSnapshot, SnapshotBusiness,
        SnapshotPin,
    },
};

/// Side of the tested maps.
const SIDE: f32 = 900.0;

fn sample(size: i64) -> ScanSnapshot {
    let metric = |delta, verdict| MetricChange { delta, band: 9.81, verdict };
    let noise = metric(-0.4, Verdict::Noise);
    let middle = size / 2;
    let pin = |at: i64| {
        let (row, column) = (at / size, at % size);
        let far = (row - middle).abs() + (column - middle).abs() + (at * 7) % 3;
        let state = match at {
            3 => PinKind::Missing,
            5 => PinKind::Estimated,
            _ if far * 3 > 2 * size + 3 => PinKind::Absent,
            _ => PinKind::Rank,
        };
        let rank = (far * 2 + 1) as f64;
        SnapshotPin { row, column, state, rank: Some(rank).filter(|_| state != PinKind::Missing) }
    };
    let business = |name: &str, is_own, solv| SnapshotBusiness {
        name: name.to_owned(),
        is_own,
        rating: Some(4.6),
        reviews: Some(1_234),
        found_in: 40,
        arp: Some(5.25),
        solv: Some(solv),
    };
    ScanSnapshot {
        location: "Brasserie de l’Été".into(),
        city: "Lyon".into(),
        keyword: "restaurant terrasse".into(),
        at: "2026-11-01T08:00:00Z".parse().unwrap(),
        is_address_hidden: false,
        size,
        spacing_m: 333.3,
        unit: GridUnit::Km,
        provider: Provider::DataForSeo,
        device: Device::Mobile,
        figures: Figures {
            measured: 48,
            expected: 49,
            found_in: 37,
            arp: Some(5.254),
            atrp: Some(8.9),
            solv: Some(22.45),
            ..Figures::default()
        },
        change: Some(ScanChange {
            scans: 4,
            pairs: 20,
            atrp: noise,
            solv: metric(12.24, Verdict::Real),
            top20: noise,
            visibility: noise,
        }),
        pins: (0..size * size).map(pin).collect(),
        businesses: vec![business("Brasserie de l’Été", true, 22.45), business("Chez <Paul>", false, 44.9)],
    }
}

#[test]
fn the_picture_names_what_was_measured_in_both_languages() {
    let english = sample(7).picture(Language::English);
    let french = sample(7).picture(Language::French);
    for (drawing, expected) in [
        (
            &english,
            [
                "“restaurant terrasse”",
                "November 1, 2026",
                "7 × 7 points, 333\u{a0}m apart",
                "22.45%",
                "+12.2 ± 9.8, real",
            ],
        ),
        (
            &french,
            [
                "«\u{202f}restaurant terrasse\u{202f}»",
                "1er novembre 2026",
                "7 × 7 points, tous les 333\u{a0}m",
                "22,45\u{202f}%",
                "+12,2 ± 9,8, réel",
            ],
        ),
    ] {
        let texts: Vec<&str> = drawing.texts().collect();
        for text in expected.into_iter().chain(["Brasserie de l’Été · Lyon", "20+", "≈"]) {
            assert!(texts.iter().any(|drawn| drawn.contains(text)), "{text} in {texts:?}");
        }
    }
    assert!(english.texts().any(|text| text == "Ranks on Google Maps, measured with DataForSEO"));
    assert!(french.texts().any(|text| text == "Positions Google Maps relevées avec DataForSEO"));
}

#[test]
fn a_hidden_address_is_not_marked() {
    let marked = sample(7);
    let hidden = ScanSnapshot { is_address_hidden: true, ..sample(7) };
    for language in [Language::English, Language::French] {
        assert_ne!(marked.picture(language), hidden.picture(language));
        let is_named = |snapshot: &ScanSnapshot| {
            snapshot.picture(language).texts().any(|text| matches!(text, "Center" | "Centre"))
        };
        assert_eq!((is_named(&marked), is_named(&hidden)), (true, false));
    }
    assert!(!serde_json::to_string(&marked).unwrap().contains("latitude"));
}

#[test]
fn the_page_lists_the_business_first_and_says_how_to_read_what_is_there() {
    let snapshot = sample(7);
    let rivals = snapshot.rivals(Language::French);
    assert_eq!((rivals[0].is_own, rivals[1].is_own), (true, false));
    assert_eq!(rivals[1].cells, ["44,9\u{202f}%", "5,25", "40", "4,6", "1\u{202f}234"]);
    let unrated = SnapshotBusiness { rating: None, reviews: None, ..snapshot.businesses[1].clone() };
    let many = ScanSnapshot { businesses: vec![unrated; 21], ..sample(3) };
    assert_eq!(many.rivals(Language::English).len(), 11);
    assert_eq!(many.rivals(Language::English)[0].cells[3..], ["–", "–"]);
    let names = |snapshot: &ScanSnapshot, language| {
        snapshot.legend(language).into_iter().map(|(name, _)| name).collect::<Vec<_>>()
    };
    let calm = ScanSnapshot { change: None, pins: snapshot.pins.iter().take(1).cloned().collect(), ..sample(7) };
    for language in [Language::English, Language::French] {
        assert_eq!(names(&snapshot, language), ["Points", "≈", "–", "SoLV", "ATRP", "ARP", "±"]);
        assert_eq!(names(&calm, language), ["Points", "SoLV", "ATRP", "ARP"]);
    }
}

#[test]
fn the_description_counts_the_points_of_each_band() {
    let pin = |rank: Option<f64>| {
        let state = if rank.is_some() { PinKind::Rank } else { PinKind::Absent };
        SnapshotPin { row: 0, column: 0, state, rank }
    };
    let ranks = [Some(1.0), Some(3.0), Some(4.0), Some(20.0), None];
    let snapshot = ScanSnapshot { pins: ranks.map(pin).to_vec(), ..sample(3) };
    let english = snapshot.description(Language::English);
    assert!(english.contains("Top 3: 2, 4 to 10: 1, 11 to 20: 1, not in the top 20: 1. SoLV 22.45%"), "{english}");
    let french = snapshot.description(Language::French);
    assert!(french.contains("de 4 à 10\u{a0}: 1") && french.contains("hors des 20 premiers\u{a0}: 1"), "{french}");
}

#[test]
fn each_pin_has_its_number_and_the_color_of_its_rank() {
    for (state, rank, number, color) in [
        (PinKind::Rank, Some(1.0), "1", Some("#1A6600")),
        (PinKind::Rank, Some(9.0), "9", Some("#BA1604")),
        (PinKind::Rank, Some(20.0), "20", Some("#BA1604")),
        (PinKind::Absent, None, "20+", Some("#9CA3AF")),
        (PinKind::Estimated, Some(2.6), "≈3", Some("#969C15")),
        (PinKind::Estimated, Some(20.6), "≈20+", Some("#9CA3AF")),
        (PinKind::Missing, None, "–", None),
    ] {
        let pin = SnapshotPin { row: 0, column: 0, state, rank };
        assert_eq!(
            (text(&pin).as_str(), ground(&pin)),
            (number, color.and_then(pdf::Color::parse)),
            "{state:?} {rank:?}"
        );
    }
}

#[test]
fn the_scale_bar_has_a_round_length_that_fits() {
    for (size, spacing_m, unit) in
        [(3, 50.0, GridUnit::Km), (7, 333.3, GridUnit::Km), (21, 10_000.0, GridUnit::Km), (9, 402.3, GridUnit::Mi)]
    {
        let snapshot = ScanSnapshot { spacing_m, unit, ..sample(size) };
        let map = Map { snapshot: &snapshot, language: Language::English, left: 0.0, top: 0.0, side: SIDE };
        let (length, meters) = map.bar().unwrap();
        assert!(length > SIDE * 0.1 && length <= SIDE * 0.31, "{size} {spacing_m}: {length} for {meters} m");
    }
    for (most, unit, written) in [
        (1_700.0, GridUnit::Km, "1\u{a0}km"),
        (700.0, GridUnit::Km, "500\u{a0}m"),
        (900.0, GridUnit::Mi, "0.4\u{a0}mi"),
        (290.0, GridUnit::Mi, "500\u{a0}ft"),
        (9_000.0, GridUnit::Mi, "5\u{a0}mi"),
    ] {
        assert_eq!(distance(Language::English, round_distance(most, unit), unit), written);
    }
}

#[test]
fn numbers_are_written_as_in_the_dashboard() {
    assert_eq!(percent(Language::English, Some(50.0)), "50%");
    assert_eq!(percent(Language::French, None), "–");
    assert_eq!(
        (signed(Language::English, 0.04), signed(Language::French, -1234.5)),
        ("0".into(), "−1\u{202f}234,5".into())
    );
}

#[test]
fn file_names_are_plain() {
    assert_eq!(sample(7).file_name("png"), "restaurant-terrasse-brasserie-de-l-ete-2026-11-01.png");
    let nameless = ScanSnapshot { keyword: "日本".into(), location: "寿司".into(), ..sample(3) };
    assert!(nameless.file_name("png").ends_with("2026-11-01.png"));
}

#[test]
fn any_grid_and_name_can_be_drawn() {
    for size in [3, 21] {
        let snapshot = ScanSnapshot { location: "Été 😀\u{7}".repeat(90), change: None, ..sample(size) };
        assert!(snapshot.picture(Language::French).png(0.25).is_ok());
    }
}
