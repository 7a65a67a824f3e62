//! From rows to drafts.

use ::imports::{Field as _, Source};
use proptest::prelude::*;

use super::super::{external_key, match_key, place_key};
use super::{Draft, Field, Mapping, mapping, options, plan, rows};
use crate::{CoordinatesSource, Details, OpeningHours};

fn all_fields() -> impl Iterator<Item = Field> {
    Field::ALL.iter().copied()
}

/// One row with these cells in otherwise good surroundings, under a mapping of all fields.
fn converted(cells: &[(Field, &str)], country: &str) -> Result<Draft, Vec<(Option<&'static str>, &'static str)>> {
    let value = |field: Field| {
        let given = cells.iter().find(|(filter, _)| *filter == field).map(|(_, value)| *value);
        given.unwrap_or(match field {
            Field::Name => "Joe’s",
            Field::Address => "12 Main St",
            Field::City => "Springfield",
            Field::State => "MA",
            Field::PostalCode => "01103",
            _ => "",
        })
    };
    let header = all_fields().map(Field::name).collect::<Vec<_>>().join(",");
    let row = all_fields().map(|field| format!("\"{}\"", value(field).replace('"', "\"\"")));
    let row = row.collect::<Vec<_>>().join(",");
    let columns: Vec<(Field, usize)> = all_fields().zip(0..).collect();
    let file = format!("{header}\n{row}\n");
    let (mut drafts, bad) = rows(file.as_bytes(), |headers| plan(&mapping(&columns), headers, &options(country)));
    match bad.first() {
        None => Ok(drafts.remove(0)),
        Some((line, problems)) => {
            assert_eq!(*line, 2);
            Err(problems.iter().map(|problem| (problem.field.map(Field::name), problem.code)).collect())
        }
    }
}

#[test]
fn a_row_becomes_a_draft_in_the_usual_form_of_its_country() {
    let draft = converted(
        &[
            (Field::Name, "  Épicerie\t du  coin "),
            (Field::State, "Massachusetts"),
            (Field::PostalCode, "1103"),
            (Field::Phone, "(413) 788-1234"),
            (Field::Website, "Example.com/Shop"),
            (Field::Category, "Grocer"),
            (Field::ExternalId, "007"),
            (Field::Latitude, "42,1015"),
            (Field::Longitude, "-72.5898"),
            (Field::Description, " Fresh.\n\n\n Local. "),
            (Field::Address2, " Suite  4 "),
            (Field::OpeningHours, "Mo-Fr 09:00-17:00; Sa,Su off"),
        ],
        "",
    )
    .unwrap();
    let text = |text: &str| Some(text.to_owned());
    let expected = Draft {
        line: 2,
        name_key: "epicerie du coin".to_owned(),
        city_key: "springfield".to_owned(),
        details: Details {
            name: "Épicerie du coin".to_owned(),
            address: "12 Main St".to_owned(),
            address2: text("Suite 4"),
            city: "Springfield".to_owned(),
            state: text("MA"),
            postal_code: text("01103"),
            country: text("US"),
            phone: text("(413) 788-1234"),
            phone_e164: text("+14137881234"),
            website: text("https://example.com/Shop"),
            category: text("Grocer"),
            external_id: text("007"),
            latitude: Some(42.1015),
            longitude: Some(-72.5898),
            coordinates_source: Some(CoordinatesSource::Given),
            description: text("Fresh.\n\nLocal."),
            opening_hours: OpeningHours(hours::read_osm("Mo-Fr 09:00-17:00").ok()),
            ..Details::default()
        },
    };
    assert_eq!(draft, expected);
}

#[test]
fn bad_rows_are_reported_with_their_errors() {
    let long = |count| "x".repeat(count);
    for (cells, country, expected) in [
        (&[(Field::Name, " ")][..], "", &[(Some("name"), "required")][..]),
        (&[(Field::Name, ""), (Field::City, "")], "", &[(Some("name"), "required"), (Some("city"), "required")]),
        (&[(Field::Name, &long(201))], "", &[(Some("name"), "too_long")]),
        (&[(Field::Description, &long(751))], "", &[(Some("description"), "too_long")]),
        (&[(Field::Phone, &long(41))], "", &[(Some("phone"), "too_long")]),
        (&[(Field::PostalCode, &long(21))], "", &[(Some("postal_code"), "too_long")]),
        (&[(Field::Website, &format!("example.com/{}", long(490)))], "", &[(Some("website"), "too_long")]),
        (&[(Field::Address, "12\u{7} Main St")], "", &[(Some("address"), "control_characters")]),
        (&[(Field::PostalCode, "7275O")], "", &[(Some("postal_code"), "invalid_postal_code")]),
        (&[(Field::PostalCode, "H2X 1Y4")], "", &[(Some("postal_code"), "invalid_postal_code")]),
        (&[(Field::PostalCode, "")], "", &[(Some("postal_code"), "required")]),
        (&[(Field::State, "")], "", &[(Some("state"), "required")]),
        (&[(Field::State, "")], "US", &[(Some("state"), "required")]),
        (&[(Field::Country, "Atlantis")], "", &[(Some("country"), "invalid_country")]),
        (&[(Field::Country, "Atlantis"), (Field::State, "")], "US", &[(Some("country"), "invalid_country")]),
        (&[(Field::Website, "not a site")], "", &[(Some("website"), "invalid_url")]),
        (&[(Field::Website, "javascript:alert(1)")], "", &[(Some("website"), "invalid_url")]),
        (&[(Field::Phone, "ask inside")], "", &[(Some("phone"), "invalid_phone")]),
        (&[(Field::OpeningHours, "9 to 5")], "", &[(Some("opening_hours"), "invalid_hours")]),
        (&[(Field::OpeningHours, "Jun-Aug Mo 09:00-17:00")], "", &[(Some("opening_hours"), "invalid_hours")]),
        (&[(Field::Address2, &long(301))], "", &[(Some("address2"), "too_long")]),
        (&[(Field::Latitude, "91"), (Field::Longitude, "1")], "", &[(Some("latitude"), "invalid_coordinates")]),
        (&[(Field::Latitude, "9"), (Field::Longitude, "181")], "", &[(Some("longitude"), "invalid_coordinates")]),
        (&[(Field::Latitude, "9")], "", &[(Some("longitude"), "invalid_coordinates")]),
        (&[(Field::Longitude, "9")], "", &[(Some("latitude"), "invalid_coordinates")]),
        (&[(Field::Latitude, "north"), (Field::Longitude, "1")], "", &[(Some("latitude"), "invalid_coordinates")]),
        (&[(Field::Latitude, "inf"), (Field::Longitude, "1")], "", &[(Some("latitude"), "invalid_coordinates")]),
    ] {
        assert_eq!(converted(cells, country).err().as_deref(), Some(expected), "{cells:?} {country}");
    }
}

#[test]
fn tolerable_values_are_warnings_not_errors() {
    let name = "é".repeat(200);
    assert_eq!(converted(&[(Field::Name, &name)], "").unwrap().details.name, name, "characters count, not bytes");
    let draft =
        converted(&[(Field::Phone, "512 555 0100; 512 555 0101"), (Field::Website, "N/A"), (Field::Latitude, "-")], "")
            .unwrap();
    assert_eq!(
        (draft.details.phone.as_deref(), draft.details.phone_e164, draft.details.website, draft.details.latitude),
        (Some("512 555 0100"), Some("+15125550100".into()), None, None)
    );
    let french =
        converted(&[(Field::State, ""), (Field::PostalCode, "1000"), (Field::Phone, "04 74 23 12 34")], "FR").unwrap();
    assert_eq!(
        (french.details.postal_code.as_deref(), french.details.phone_e164.as_deref()),
        (Some("01000"), Some("+33474231234"))
    );
    let own = converted(&[(Field::State, ""), (Field::Country, "Hong Kong"), (Field::PostalCode, "")], "US").unwrap();
    assert_eq!((own.details.country.as_deref(), own.details.postal_code), (Some("HK"), None));
}

#[test]
fn zero_zero_is_no_position() {
    for (latitude, longitude) in [("0", "0"), ("0.000000", "-0.0"), ("0,0", "0"), ("0e0", "+0")] {
        let draft = converted(&[(Field::Latitude, latitude), (Field::Longitude, longitude)], "").unwrap();
        assert_eq!((draft.details.latitude, draft.details.longitude), (None, None), "{latitude} {longitude}");
    }
    let equator = converted(&[(Field::Latitude, "0"), (Field::Longitude, "9.45")], "").unwrap();
    assert_eq!((equator.details.latitude, equator.details.longitude), (Some(0.0), Some(9.45)));
}

#[test]
fn a_ragged_row_is_bad_alone() {
    let columns = [(Field::Name, 0), (Field::Address, 1), (Field::City, 2), (Field::State, 3), (Field::PostalCode, 4)];
    let file = b"n,a,c,s,p\nJoe,1 Main St,Boston,MA\nAnn,1 Main St,Boston,MA,02108,,\n";
    let (drafts, bad) = rows(file, |headers| plan(&mapping(&columns), headers, &options("US")));
    assert_eq!(drafts.len(), 1);
    assert_eq!(
        (bad[0].0, bad[0].1[0].code, bad[0].1[0].params.to_string()),
        (2, "ragged_row", r#"{"expected":5,"found":4}"#.to_owned())
    );
}

#[test]
fn a_template_fills_each_row_and_is_empty_with_its_columns() {
    let file = b"num,where\n7,here\n ,there\n";
    let templates = [
        (Field::Name, "Shop {{no}} #{NUM}"),
        (Field::Address, "{where} street"),
        (Field::City, "Paris"),
        (Field::PostalCode, "75009"),
    ];
    let mapping: Mapping =
        templates.into_iter().map(|(field, text)| (field, Source::Template(text.to_owned()))).collect();
    let (drafts, bad) = rows(file, |headers| plan(&mapping, headers, &options("FR")));
    assert_eq!((drafts[0].details.name.as_str(), drafts[0].details.address.as_str()), ("Shop {no} #7", "here street"));
    assert_eq!((bad[0].0, bad[0].1[0].code), (3, "required"));
}

#[test]
fn one_latitude_column_may_hold_both_coordinates() {
    let columns =
        [(Field::Name, 0), (Field::Address, 0), (Field::City, 0), (Field::PostalCode, 1), (Field::Latitude, 2)];
    let file = "n;p;geo\nA;75009;44.488403, 0.600709\nB;75009;(44.4,0.6)\nC;75009;\nD;75009;44.4\nE;75009;100.1, 0.6\nF;75009;0.0, 0.0\n";
    let mut mapping = mapping(&columns);
    mapping.set(Field::Address, Source::Template("{n}".to_owned()));
    mapping.set(Field::City, Source::Template("Paris".to_owned()));
    let (drafts, bad) = rows(file.as_bytes(), |headers| plan(&mapping, headers, &options("FR")));
    let places: Vec<_> = drafts.iter().map(|draft| draft.details.latitude.zip(draft.details.longitude)).collect();
    assert_eq!(places, [Some((44.488_403, 0.600_709)), Some((44.4, 0.6)), None, None]);
    assert_eq!(
        bad.iter().map(|(line, problems)| (*line, problems[0].code)).collect::<Vec<_>>(),
        [(5, "invalid_coordinates"), (6, "invalid_coordinates")]
    );
}

#[test]
fn the_same_shop_has_the_same_key() {
    let key = |name, address, postal_code| place_key(name, address, Some(postal_code));
    let joe = key("Joe's Café", "12 Main Street", "H2X 1Y4");
    assert_eq!(joe, key("JOE’S  CAFE", "12 Main St.", "h2x1y4"));
    assert_ne!(joe, key("Joe's Café", "14 Main Street", "H2X 1Y4"));
    assert_ne!(joe, key("Joe's Café", "12 Maple Street", "H2X 1Y4"));
    assert_ne!(joe, key("Joe's Café", "12 Main Street", "H2X 1Y5"));
    assert_ne!(joe, key("Ann's Café", "12 Main Street", "H2X 1Y4"));
    assert_eq!(key("Bar", "Le Bourg", "47290"), key("BAR", "LE BOURG", "47290"));
    assert_ne!(key("Bar", "Le Bourg", "47290"), key("Bar", "Le Port", "47290"));
    assert_eq!(joe, "p:53f4ba635b705bf48bae94b875d0a50f", "stored keys must stay what they are");
    assert_eq!(external_key(" A-01 "), "x:a 01");
    assert_ne!(external_key("010001"), external_key("10001"));
    let numbered = converted(&[(Field::ExternalId, "A-01")], "US").unwrap();
    assert_eq!(match_key(&numbered), "x:a 01");
    let unnumbered = converted(&[], "US").unwrap();
    assert_eq!(match_key(&unnumbered), place_key("Joe’s", "12 Main St", Some("01103")));
}

proptest! {
    #[test]
    fn any_cells_make_a_draft_within_the_limits_or_a_bad_row(values in prop::collection::vec(any::<String>(), 13), country in "|US|CA|FR|GB") {
        let values: Vec<String> = values.iter().map(|value| value.replace('\0', "")).collect();
        let cells: Vec<(Field, &str)> = all_fields().zip(values.iter().map(String::as_str)).collect();
        prop_assume!(values.iter().any(|value| !value.trim().is_empty()));
        if let Ok(draft) = converted(&cells, &country) {
            prop_assert!(!draft.details.name.is_empty() && draft.details.name.chars().count() <= 200);
            prop_assert!(!draft.details.address.is_empty() && !draft.details.city.is_empty());
            prop_assert!(draft.details.website.is_none_or(|website| website.starts_with("http")));
        }
    }
}

proptest! {
    #[test]
    fn the_cells_of_an_export_are_imported_as_they_were(name in "[-;,|\"'=+@% a]{0,10}x", address in "[-;,|\"'=+@% a]{0,10}x") {
        let (name, address) = (text::clean(&name).unwrap(), text::clean(&address).unwrap());
        let mut file = text::spreadsheet::header(&["n", "a", "c", "p"]);
        text::spreadsheet::line([&*name, &*address, "Paris", "75009"], &mut file);
        let columns = [(Field::Name, 0), (Field::Address, 1), (Field::City, 2), (Field::PostalCode, 3)];
        let (drafts, bad) = rows(file.as_bytes(), |headers| plan(&mapping(&columns), headers, &options("FR")));
        prop_assert!(bad.is_empty(), "{:?}", bad);
        prop_assert_eq!((&*drafts[0].details.name, &*drafts[0].details.address), (&*name, &*address));
    }
}
