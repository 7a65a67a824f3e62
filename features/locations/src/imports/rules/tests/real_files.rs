//! Counts of the outcomes of real files.

use std::collections::{BTreeMap, HashSet};

use ::imports::{
    Field as _, Source,
    csv::{Detected, Encoding, Limits, Separator, detect},
    suggest_mapping,
};

use super::super::{guess_country, match_key};
use super::{Bad, Draft, Field, Mapping, options, plan, rows};

fn file(name: &str) -> Vec<u8> {
    std::fs::read(format!("{}/tests/data/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

fn detect_file(file: &[u8]) -> (Detected, Mapping, Option<&'static str>) {
    let detected = detect(&file.chunks(256 * 1024).collect::<Vec<_>>(), Limits::rows(100_000)).unwrap();
    let mapping = suggest_mapping(&detected.headers(), &detected.sample);
    let country = guess_country(&mapping, &detected.headers(), &detected.sample);
    (detected, mapping, country)
}

fn names(mapping: &Mapping, detected: &Detected) -> BTreeMap<&'static str, String> {
    let column = |field: Field| Some((field.name(), detected.headers()[mapping.column(field)?].clone()));
    Field::ALL.iter().copied().filter_map(column).collect()
}

fn without(mapping: &Mapping, excluded: Field) -> Mapping {
    let fields = Field::ALL.iter().copied().filter(|field| *field != excluded);
    fields.filter_map(|field| Some((field, mapping.get(field)?.clone()))).collect()
}

fn import(file: &[u8], mapping: &Mapping, country: &str) -> (Vec<Draft>, Bad) {
    rows(file, |headers| plan(mapping, headers, &options(country)))
}

fn duplicates(drafts: &[Draft]) -> usize {
    let mut seen = HashSet::new();
    drafts.iter().filter(|draft| !seen.insert(match_key(draft))).count()
}

/// Counts the bad rows by their first problem.
fn reasons(bad: &Bad) -> BTreeMap<String, usize> {
    let mut reasons = BTreeMap::new();
    for (_, problems) in bad {
        let field = problems[0].field.map_or("row", Field::name);
        *reasons.entry(format!("{field} {}", problems[0].code)).or_default() += 1;
    }
    reasons
}

fn counts(values: &[(&str, usize)]) -> BTreeMap<String, usize> {
    values.iter().map(|(reason, count)| ((*reason).to_owned(), *count)).collect()
}

#[test]
fn shops_without_a_name_column_are_named_by_a_template() {
    let file = file("walmart_us_1962_2006.csv");
    let (detected, mut mapping, country) = detect_file(&file);
    assert_eq!((detected.encoding, detected.separator, detected.row_count), (Encoding::Utf8, Separator::Comma, 2_992));
    let expected = [
        ("address", "STREETADDR"),
        ("category", "type_store"),
        ("city", "STRCITY"),
        ("external_id", "storenum"),
        ("latitude", "LAT"),
        ("longitude", "LON"),
        ("postal_code", "ZIPCODE"),
        ("state", "STRSTATE"),
    ];
    assert_eq!(names(&mapping, &detected), expected.map(|(field, column)| (field, column.to_owned())).into());
    assert_eq!(country, Some("US"));

    mapping.set(Field::Name, Source::Template("Walmart #{storenum}".to_owned()));
    let (drafts, bad) = import(&file, &mapping, "US");
    assert_eq!((drafts.len(), duplicates(&drafts), reasons(&bad)), (2_992, 0, counts(&[])));
    let first = &drafts[0];
    assert_eq!(
        (&*first.details.name, &*first.details.address, &*first.details.city),
        ("Walmart #1", "2110 WEST WALNUT", "Rogers")
    );
    assert_eq!(
        (first.details.state.as_deref(), first.details.postal_code.as_deref(), first.details.latitude),
        (Some("AR"), Some("72756"), Some(36.342_235))
    );

    mapping.set(Field::Name, Source::Template("Walmart".to_owned()));
    mapping = without(&mapping, Field::ExternalId);
    let (drafts, _) = import(&file, &mapping, "US");
    assert_eq!(
        duplicates(&drafts),
        0,
        "one name everywhere: the place tells shops apart, 2850 Maple Avenue from 2850 Maysville Pike too"
    );
}

#[test]
fn hospitals_are_understood_without_a_touch() {
    let file = file("cms_hospitals_us_2018.csv");
    let (detected, mut mapping, country) = detect_file(&file);
    assert_eq!((detected.encoding, detected.separator, detected.row_count), (Encoding::Utf8, Separator::Comma, 5_334));
    let expected = [
        ("address", "Address"),
        ("category", "Hospital Type"),
        ("city", "City"),
        ("external_id", "Provider ID"),
        ("name", "Hospital Name"),
        ("phone", "Phone Number"),
        ("postal_code", "ZIP Code"),
        ("state", "State"),
    ];
    assert_eq!(names(&mapping, &detected), expected.map(|(field, column)| (field, column.to_owned())).into());
    assert_eq!(country, Some("US"));

    let (drafts, bad) = import(&file, &mapping, "");
    assert_eq!((drafts.len(), duplicates(&drafts), reasons(&bad)), (5_334, 0, counts(&[])));
    assert!(
        drafts.iter().all(|draft| draft.details.country.as_deref() == Some("US")),
        "each row’s state tells its country"
    );
    assert_eq!(drafts[0].details.external_id.as_deref(), Some("010001"), "leading zeros stay");
    assert_eq!(drafts[0].details.phone_e164.as_deref(), Some("+13347938701"));
    let no_phones: Vec<_> = drafts
        .iter()
        .filter(|draft| draft.details.phone_e164.is_none())
        .filter_map(|draft| draft.details.phone.as_deref())
        .collect();
    assert_eq!(no_phones, ["0123456789", "9100000000", "0936933841"]);

    mapping = without(&mapping, Field::ExternalId);
    let (by_place, _) = import(&file, &mapping, "US");
    assert_eq!(duplicates(&by_place), 0);
}

#[test]
fn zeros_lost_in_a_spreadsheet_come_back() {
    let whole = file("cms_hospitals_us_2018.csv");
    let (_, mapping, _) = detect_file(&whole);
    let (drafts, _) = import(&whole, &mapping, "US");
    let text = String::from_utf8(whole).unwrap();
    let (header, rows) = text.split_once('\n').unwrap();
    let mut lost = 0;
    let stripped = rows.lines().zip(&drafts).map(|(line, draft)| {
        let (state, zip) = (draft.details.state.as_deref().unwrap(), draft.details.postal_code.as_deref().unwrap());
        lost += usize::from(zip.starts_with('0'));
        line.replacen(&format!(",{state},{zip},"), &format!(",{state},{},", zip.trim_start_matches('0')), 1)
    });
    let stripped = std::iter::once(header.to_owned()).chain(stripped).collect::<Vec<_>>().join("\n");
    assert!(stripped.len() < text.len() - 347);
    let (again, _) = import(stripped.as_bytes(), &mapping, "");
    assert_eq!(lost, 347);
    assert!(again == drafts);
}

#[test]
fn french_inspections_have_accents_one_coordinate_column_and_repeated_numbers() {
    let file = file("alimconfiance_fr_2019_semicolon.csv");
    let (detected, mut mapping, country) = detect_file(&file);
    assert_eq!(
        (detected.encoding, detected.separator, detected.row_count),
        (Encoding::Utf8, Separator::Semicolon, 15_463)
    );
    assert_eq!(detected.preview[0][6], "Très satisfaisant");
    let expected = [
        ("address", "ods_adresse"),
        ("category", "APP_Libelle_activite_etablissement"),
        ("city", "Libelle_commune"),
        ("external_id", "SIRET"),
        ("latitude", "geores"),
        ("name", "APP_Libelle_etablissement"),
        ("postal_code", "Code_postal"),
    ];
    assert_eq!(names(&mapping, &detected), expected.map(|(field, column)| (field, column.to_owned())).into());
    assert_eq!(country, Some("FR"));

    let (drafts, bad) = import(&file, &mapping, "FR");
    let expected = counts(&[("address required", 152), ("postal_code invalid_postal_code", 17)]);
    assert_eq!((drafts.len(), duplicates(&drafts), reasons(&bad)), (15_294, 204, expected));
    assert_eq!((bad[0].0, bad[0].1.len()), (23, 1));
    assert!(
        bad.iter()
            .flat_map(|(_, problems)| problems)
            .filter_map(|problem| problem.value.as_deref())
            .all(|value| value == "000NR")
    );
    assert_eq!((&*drafts[0].details.city, &*drafts[0].city_key), ("Saint-Pastour", "saint pastour"));
    assert_eq!(drafts[0].details.latitude.zip(drafts[0].details.longitude), Some((44.488_403, 0.600_709)));
    assert_eq!(drafts.iter().filter(|draft| draft.details.latitude.is_some()).count(), 14_892);
    let starts_with_zero =
        |draft: &&Draft| draft.details.postal_code.as_deref().is_some_and(|code| code.starts_with('0'));
    assert_eq!(drafts.iter().filter(starts_with_zero).count(), 605);

    mapping = without(&mapping, Field::ExternalId);
    let (by_place, _) = import(&file, &mapping, "FR");
    assert_eq!(duplicates(&by_place), 168, "fewer than by number: a name is written in several ways");
}

#[test]
fn every_encoding_of_a_real_file_gives_the_same_drafts() {
    let utf8 = file("alimconfiance_fr_2019_semicolon.csv");
    let (_, mapping, _) = detect_file(&utf8);
    let (drafts, bad) = import(&utf8, &mapping, "FR");
    let text = String::from_utf8(utf8).unwrap();
    let utf16: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let marked = [b"\xEF\xBB\xBF", text.as_bytes()].concat();
    let (windows, _, unmappable) = encoding_rs::WINDOWS_1252.encode(&text);
    assert!(!unmappable);
    let windows = windows.to_vec();
    let returns = text.replace("\r\n", "\r").into_bytes();
    for (bytes, encoding) in [
        (utf16, Encoding::Utf16Le),
        (marked, Encoding::Utf8Bom),
        (returns, Encoding::Utf8),
        (windows, Encoding::Windows1252),
    ] {
        let (detected, suggested, _) = detect_file(&bytes);
        assert_eq!((detected.encoding, detected.row_count, &suggested), (encoding, 15_463, &mapping));
        let (again, bad_again) = import(&bytes, &mapping, "FR");
        assert!(again == drafts && bad_again == bad, "{encoding:?}");
    }
}
