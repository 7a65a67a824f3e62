//! Suggesting and checking mappings.

use ::imports::{Field as _, MappingProblem, Source, suggest_mapping};

use super::super::guess_country;
use super::{Field, Mapping, Options, compile, headers, options};

/// Returns the suggested column of each field, from the header and one row.
fn suggested(names: &[&str], row: &[&str]) -> Vec<(&'static str, usize)> {
    let sample = if row.is_empty() { vec![] } else { vec![headers(row)] };
    let mapping: Mapping = suggest_mapping(&headers(names), &sample);
    Field::ALL.iter().filter_map(|field| Some((field.name(), mapping.column(*field)?))).collect()
}

#[test]
fn common_headers_are_recognized() {
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
fn the_values_of_a_column_can_override_its_header() {
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

/// A mapping of constants without a state.
fn stateless() -> Mapping {
    let constants =
        [(Field::Name, "Shop"), (Field::Address, "1 Main St"), (Field::City, "Paris"), (Field::PostalCode, "75009")];
    constants.into_iter().map(|(field, text)| (field, template(text))).collect()
}

fn with(mut mapping: Mapping, field: Field, source: Source) -> Mapping {
    mapping.set(field, source);
    mapping
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
    assert_eq!(incomplete(&with(stateless(), Field::State, template("TX")), ""), [""; 0]);
    assert_eq!(incomplete(&stateless(), ""), ["state"]);
    assert_eq!(incomplete(&stateless(), "US"), ["state"]);
    assert_eq!(incomplete(&stateless(), "FR"), [""; 0]);
    assert_eq!(incomplete(&stateless(), "france"), [""; 0]);
    assert_eq!(incomplete(&stateless(), "Atlantis"), ["invalid_country", "state"]);
    let with_country = |source| with(stateless(), Field::Country, source);
    assert_eq!(incomplete(&with_country(Source::Column(0)), ""), [""; 0]);
    assert_eq!(incomplete(&with_country(template("Canada")), "FR"), ["state"]);
    assert_eq!(incomplete(&with_country(template("Belgique")), "US"), [""; 0]);
}

#[test]
fn options_are_an_object_without_unknown_fields() {
    let options: Options = serde_json::from_str(r#"{"country":null}"#).unwrap();
    assert_eq!(serde_json::to_string(&options).unwrap(), r#"{"country":null,"on_match":"skip","on_bad_row":"stop"}"#);
    assert!(serde_json::from_str::<Options>(r#"{"land":null}"#).is_err());
}

#[test]
fn a_few_bad_rows_do_not_prevent_column_detection() {
    let sample: Vec<_> = ["02110", "ABCDE", "03301"].map(|code| headers(&[code])).into();
    assert_eq!(suggest_mapping(&headers(&["ZIP Code"]), &sample).column(Field::PostalCode), Some(0));
}
