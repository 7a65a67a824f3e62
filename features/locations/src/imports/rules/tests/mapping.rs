//! Suggesting and checking mappings.

use super::super::{MappingProblem, guess_country, suggest_mapping};
use super::{Field, Mapping, Source, compile, headers, options};

/// The suggested columns by field, from names and one row.
fn suggested(names: &[&str], row: &[&str]) -> Vec<(&'static str, usize)> {
    let sample = if row.is_empty() { vec![] } else { vec![headers(row)] };
    let mapping = suggest_mapping(&headers(names), &sample);
    Field::ALL.into_iter().filter_map(|field| Some((field.name(), mapping.column(field)?))).collect()
}

#[test]
fn usual_headers_are_known() {
    for (names, expected) in [
        (
            &["Business Name", "Address", "City", "State", "ZIP Code", "Phone", "Website", "Category"][..],
            &[
                ("name", 0),
                ("address", 1),
                ("city", 2),
                ("state", 3),
                ("postal_code", 4),
                ("phone", 5),
                ("website", 6),
                ("category", 7),
            ][..],
        ),
        (
            &[
                "Business Name",
                "Street Address",
                "City",
                "State",
                "ZIP",
                "Phone",
                "Website URL",
                "Business Type",
                "Description",
            ],
            &[
                ("name", 0),
                ("address", 1),
                ("city", 2),
                ("state", 3),
                ("postal_code", 4),
                ("phone", 5),
                ("website", 6),
                ("category", 7),
                ("description", 8),
            ],
        ),
        (
            &["Nom", "Adresse", "Complément d’adresse", "Ville", "CP", "Horaires d’ouverture"],
            &[("name", 0), ("address", 1), ("address2", 2), ("city", 3), ("postal_code", 4), ("opening_hours", 5)],
        ),
        (
            &["Nom", "Adresse", "Ville", "Code postal", "Téléphone", "Site web", "Catégorie", "Pays", "Description"],
            &[
                ("name", 0),
                ("address", 1),
                ("city", 2),
                ("postal_code", 3),
                ("country", 7),
                ("phone", 4),
                ("website", 5),
                ("category", 6),
                ("description", 8),
            ],
        ),
        (
            &[
                "storenum",
                "OPENDATE",
                "date_super",
                "conversion",
                "st",
                "county",
                "STREETADDR",
                "STRCITY",
                "STRSTATE",
                "ZIPCODE",
                "type_store",
                "LAT",
                "LON",
                "MONTH",
                "DAY",
                "YEAR",
            ],
            &[
                ("address", 6),
                ("city", 7),
                ("state", 8),
                ("postal_code", 9),
                ("category", 10),
                ("external_id", 0),
                ("latitude", 11),
                ("longitude", 12),
            ],
        ),
        (
            &[
                "Store code",
                "Business name",
                "Address line 1",
                "Address line 2",
                "Locality",
                "Administrative area",
                "Country / Region",
                "Postal code",
                "Latitude",
                "Longitude",
                "Primary phone",
                "Additional phones",
                "Website",
                "Primary category",
                "Additional categories",
            ],
            &[
                ("name", 1),
                ("address", 2),
                ("address2", 3),
                ("city", 4),
                ("postal_code", 7),
                ("country", 6),
                ("phone", 10),
                ("website", 12),
                ("category", 13),
                ("external_id", 0),
                ("latitude", 8),
                ("longitude", 9),
            ],
        ),
        (
            &[
                "id",
                "storeName",
                "streetAddress",
                "city",
                "stateCode",
                "postalCode",
                "countryCode",
                "phoneNumber",
                "url",
                "lng",
                "lat",
            ],
            &[
                ("name", 1),
                ("address", 2),
                ("city", 3),
                ("state", 4),
                ("postal_code", 5),
                ("country", 6),
                ("phone", 7),
                ("website", 8),
                ("external_id", 0),
                ("latitude", 10),
                ("longitude", 9),
            ],
        ),
        (
            &["Raison sociale", "Adresse 1", "Complément d'adresse", "CP", "Commune", "Tél.", "Courriel", "SIRET"],
            &[
                ("name", 0),
                ("address", 1),
                ("address2", 2),
                ("city", 4),
                ("postal_code", 3),
                ("phone", 5),
                ("external_id", 7),
            ],
        ),
        (
            &["First name", "Last name", "Email address", "Contact phone", "City code", "Type of payment", "Fax"],
            &[("phone", 3)],
        ),
        (&["name", "NOM", "title"], &[("name", 0)]),
        (&["a", "b", ""], &[]),
    ] {
        assert_eq!(suggested(names, &[]), expected, "{names:?}");
    }
}

#[test]
fn what_stands_in_a_column_may_contradict_its_name() {
    assert_eq!(suggested(&["state", "strstate"], &["5", "AR"]), [("state", 1)]);
    assert_eq!(suggested(&["site", "lat", "phone"], &["North", "here", "none"]), []);
    assert_eq!(suggested(&["lat"], &["48.8"]), [("latitude", 0)]);
    assert_eq!(suggested(&["Coordonnées"], &["48.8, 2.3"]), [("latitude", 0)]);
    let repeated = vec![headers(&["1"]), headers(&["1"]), headers(&["1"])];
    assert_eq!(suggest_mapping(&headers(&["id"]), &repeated), Mapping::default());
}

#[test]
fn the_country_is_guessed_from_states_and_postal_codes() {
    for (names, row, expected) in [
        (&["name", "state", "zip"][..], &["Joe", "MA", "1002"][..], Some("US")),
        (&["name", "state"], &["Joe", "Texas"], Some("US")),
        (&["nom", "province", "code postal"], &["Jo", "Québec", "H2X 1Y4"], Some("CA")),
        (&["name", "postcode"], &["Jo", "h2x1y4"], Some("CA")),
        (&["nom", "ville", "code postal"], &["Jo", "Ambérieu", "1500"], Some("FR")),
        (&["name", "city", "postcode"], &["Jo", "Berlin", "10115"], None),
        (&["nom", "pays", "code postal"], &["Jo", "France", "75009"], None),
    ] {
        let (names, sample) = (headers(names), vec![headers(row)]);
        assert_eq!(guess_country(&suggest_mapping(&names, &sample), &names, &sample), expected, "{names:?}");
    }
}

fn template(text: &str) -> Source {
    Source::Template(text.to_owned())
}

fn all_fixed() -> Mapping {
    Mapping {
        name: Some(template("Shop")),
        address: Some(template("1 Main St")),
        city: Some(template("Paris")),
        state: Some(template("TX")),
        postal_code: Some(template("75009")),
        ..Mapping::default()
    }
}

#[test]
fn required_fields_need_a_source_and_the_state_only_where_there_are_states() {
    let incomplete = |mapping: &Mapping, country: &str| -> Vec<&str> {
        let problems = compile(mapping, &headers(&["a"]), &options(country)).err().unwrap_or_default();
        problems
            .iter()
            .map(
                |problem| {
                    if let MappingProblem::Incomplete { field } = problem { field.name() } else { problem.code() }
                },
            )
            .collect()
    };
    assert_eq!(incomplete(&Mapping::default(), ""), ["name", "address", "city", "state", "postal_code"]);
    assert_eq!(incomplete(&all_fixed(), ""), [""; 0]);
    let stateless = Mapping { state: None, ..all_fixed() };
    assert_eq!(incomplete(&stateless, ""), ["state"]);
    assert_eq!(incomplete(&stateless, "US"), ["state"]);
    assert_eq!(incomplete(&stateless, "FR"), [""; 0]);
    assert_eq!(incomplete(&stateless, "france"), [""; 0]);
    assert_eq!(incomplete(&stateless, "Atlantis"), ["invalid_country", "state"]);
    assert_eq!(incomplete(&Mapping { country: Some(Source::Column(0)), ..stateless.clone() }, ""), [""; 0]);
    assert_eq!(incomplete(&Mapping { country: Some(template("Canada")), ..stateless.clone() }, "FR"), ["state"]);
    assert_eq!(incomplete(&Mapping { country: Some(template("Belgique")), ..stateless }, "US"), [""; 0]);
}

#[test]
fn problems_of_a_mapping_name_the_column() {
    let names = headers(&["Store Number", "b"]);
    let problems = |mapping: Mapping| -> Vec<(&'static str, String)> {
        let problems = compile(&mapping, &names, &options("")).err().unwrap_or_default();
        problems.iter().map(|problem| (problem.code(), problem.params().to_string())).collect()
    };
    let twice = Mapping { city: Some(Source::Column(1)), phone: Some(Source::Column(1)), ..all_fixed() };
    assert_eq!(
        problems(twice),
        [("mapping_duplicate_column", r#"{"column":"b","fields":["city","phone"]}"#.to_owned())]
    );
    let beyond = Mapping { phone: Some(Source::Column(2)), ..all_fixed() };
    assert_eq!(problems(beyond), [("mapping_unknown_column", r#"{"column":2,"field":"phone"}"#.to_owned())]);
    for (text, unknown) in [
        ("Shop {nope}", Some("nope")),
        ("Shop {}", Some("")),
        ("Shop {b", Some("b")),
        ("{{nope}}", None),
        ("a } b {B}", None),
    ] {
        let named = Mapping { name: Some(template(text)), external_id: Some(Source::Column(1)), ..all_fixed() };
        let codes: Vec<String> = problems(named).into_iter().map(|(code, params)| format!("{code} {params}")).collect();
        let expected = unknown.map(|name| format!(r#"template_unknown_column {{"column":"{name}","field":"name"}}"#));
        assert_eq!(codes, expected.into_iter().collect::<Vec<_>>(), "{text}");
    }
}

#[test]
fn the_wire_form_is_one_object_by_field() {
    let json = r#"{"name":{"template":"Walmart #{storenum}"},"city":{"column":7}}"#;
    let mapping: Mapping = serde_json::from_str(json).unwrap();
    assert_eq!(mapping.column(Field::City), Some(7));
    assert_eq!(serde_json::to_string(&mapping).unwrap(), json);
    assert!(serde_json::from_str::<Mapping>(r#"{"nome":{"column":1}}"#).is_err());
    let options: super::Options = serde_json::from_str(r#"{"country":null}"#).unwrap();
    assert_eq!(serde_json::to_string(&options).unwrap(), r#"{"country":null,"on_match":"skip","on_bad_row":"stop"}"#);
}

#[test]
fn some_bad_rows_do_not_hide_what_a_column_is() {
    let sample: Vec<_> = ["02110", "ABCDE", "03301"].map(|code| headers(&[code])).into();
    assert_eq!(suggest_mapping(&headers(&["ZIP Code"]), &sample).column(Field::PostalCode), Some(0));
}
