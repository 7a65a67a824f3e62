//! Table tests of the fields of new and changed locations.

use super::*;

fn new(name: &str, address: &str, city: &str) -> NewLocation {
    NewLocation { name: name.into(), address: address.into(), city: city.into(), ..NewLocation::default() }
}

fn codes(new: &NewLocation) -> Vec<(String, String)> {
    check(new, None).unwrap_err().into_iter().map(|error| (error.field, error.code)).collect()
}

#[test]
fn name_address_and_city_must_not_be_blank() {
    assert_eq!(
        codes(&new(" ", "", "\u{200b}")),
        [("name", "required"), ("address", "required"), ("city", "required")].map(|(a, b)| (a.into(), b.into()))
    );
    assert!(check(&new("Shop", "1 Main St", "Austin"), None).is_ok());
}

#[test]
fn a_business_that_goes_to_its_customers_needs_no_place() {
    let nowhere = NewLocation { service_area_business: true, ..new("Plumber", " ", "") };
    let details = check(&nowhere, None).unwrap();
    assert_eq!((details.name.as_str(), details.address.as_str(), details.city.as_str()), ("Plumber", "", ""));
    let nobody = NewLocation { name: String::new(), ..nowhere };
    assert_eq!(codes(&nobody), [("name".into(), "required".into())]);
}

#[test]
fn each_field_has_its_limit() {
    let long = |chars| "é".repeat(chars);
    for (field, max) in
        [("name", 200), ("address", 300), ("city", 100), ("category", 100), ("phone", 40), ("description", 750)]
    {
        let with = |chars| {
            let mut new = new("Shop", "1 Main St", "Austin");
            match field {
                "name" => new.name = long(chars),
                "address" => new.address = long(chars),
                "city" => new.city = long(chars),
                "category" => new.category = Some(long(chars)),
                "phone" => new.phone = Some(format!("512 555 0100 ext. {}", long(chars - 18))),
                _ => new.description = Some(long(chars)),
            }
            new
        };
        assert!(check(&with(max), None).is_ok(), "{field}");
        let errors = check(&with(max + 1), None).unwrap_err();
        assert_eq!((errors[0].field.as_str(), errors[0].code.as_str()), (field, "too_long"));
        assert_eq!(errors[0].params, Some(json!({ "max": max })));
    }
}

#[test]
fn a_phone_number_is_checked_also_without_a_country() {
    let with = |phone: &str| NewLocation { phone: Some(phone.into()), ..new("Shop", "1 Main St", "Austin") };
    for phone in ["not a phone", "abc", "12345"] {
        assert_eq!(codes(&with(phone)), [("phone".into(), "invalid_phone".into())], "{phone}");
    }
    assert_eq!(check(&with("01 42 68 53 00"), None).unwrap().phone.as_deref(), Some("01 42 68 53 00"));
}

#[test]
fn a_phone_number_from_before_it_was_checked_does_not_prevent_other_changes() {
    let mut before = check(&new("Shop", "1 Main St", "Austin"), None).unwrap();
    before.phone = Some("not a phone".into());
    before.additional_phones = Phones(vec!["abc".into()]);
    let renamed = LocationChanges { name: Some("Store".into()), ..LocationChanges::default() };
    let after = changed(&before, renamed, None).unwrap();
    assert_eq!(
        (after.name.as_str(), after.phone, after.additional_phones),
        ("Store", before.phone, before.additional_phones)
    );
}

#[test]
fn a_location_has_at_most_two_further_telephone_numbers_of_40_characters() {
    let with = |phones: &[&str]| NewLocation {
        additional_phones: Some(phones.iter().map(ToString::to_string).collect()),
        ..new("Shop", "1 Main St", "Austin")
    };
    let checked = |phones| check(&with(phones), None).unwrap().additional_phones.0;
    assert_eq!(checked(&[" 512 555 0100 ", ""]), ["512 555 0100"]);
    assert_eq!(checked(&["512 555 0100", "512 555 0100"]), ["512 555 0100"]);
    assert_eq!(
        codes(&with(&["5125550100", "5125550101", "5125550102"])),
        [("additional_phones".into(), "too_many".into())]
    );
    assert_eq!(codes(&with(&[&"1".repeat(41)])), [("additional_phones".into(), "too_long".into())]);
    assert_eq!(codes(&with(&["no phone"])), [("additional_phones".into(), "invalid_phone".into())]);
    assert_eq!(codes(&with(&["a\u{0}b"])), [("additional_phones".into(), "control_characters".into())]);
    let floor = NewLocation { address2: Some("é".repeat(301)), ..new("Shop", "1 Main St", "Austin") };
    assert_eq!(codes(&floor), [("address2".into(), "too_long".into())]);
}

#[test]
fn a_location_has_at_most_nine_further_categories_of_100_characters() {
    let with = |categories: &[&str]| NewLocation {
        category: Some("Café".into()),
        additional_categories: Some(categories.iter().map(ToString::to_string).collect()),
        ..new("Shop", "1 Main St", "Austin")
    };
    let checked = |categories| check(&with(categories), None).unwrap().additional_categories.0;
    assert_eq!(checked(&[" Tea  House ", "", "tea house", "CAFE", "Bakery"]), ["Tea House", "Bakery"]);
    let ten: Vec<String> = (0..10).map(|number| format!("Category {number}")).collect();
    let ten: Vec<&str> = ten.iter().map(String::as_str).collect();
    assert_eq!(checked(&ten[..9]).len(), 9);
    let field = || "additional_categories".to_owned();
    assert_eq!(codes(&with(&ten)), [(field(), "too_many".into())]);
    assert_eq!(codes(&with(&[&"é".repeat(101)])), [(field(), "too_long".into())]);
    assert_eq!(codes(&with(&["a\u{0}b"])), [(field(), "control_characters".into())]);

    let before = check(&with(&["Bakery", "Bistro"]), None).unwrap();
    let after = |changes| changed(&before, changes, None).unwrap();
    let bakery = after(LocationChanges { category: Some(Some("Bakery".into())), ..LocationChanges::default() });
    assert_eq!(bakery.additional_categories.0, ["Bistro"], "the main category is no further one");
    let cleared = after(LocationChanges { additional_categories: Some(None), ..LocationChanges::default() });
    assert_eq!(cleared.additional_categories.0, [] as [&str; 0]);
}

fn hours(text: serde_json::Value) -> GivenHours {
    serde_json::from_value(text).unwrap()
}

#[test]
fn opening_hours_are_validated_and_stay_unless_changed() {
    let nine_to_five =
        json!({ "open_day": "monday", "open_time": "09:00", "close_day": "monday", "close_time": "17:00" });
    let noon = json!({ "open_day": "monday", "open_time": "12:00", "close_day": "monday", "close_time": "18:00" });
    let with = |regular| NewLocation {
        opening_hours: Some(hours(json!({ "regular": regular }))),
        ..new("Shop", "1 Main St", "Austin")
    };
    let wrong = check(&with(json!([nine_to_five, noon])), None).unwrap_err().remove(0);
    assert_eq!((wrong.field.as_str(), wrong.code.as_str()), ("opening_hours", "hours_overlap"));
    assert_eq!(wrong.params, Some(json!({ "day": "monday" })));
    let details = check(&with(json!([nine_to_five])), None).unwrap();
    let after = |changes| changed(&details, changes, None).unwrap().opening_hours;
    assert_eq!(
        after(LocationChanges { city: Some("Rome".into()), ..LocationChanges::default() }),
        details.opening_hours
    );
    let cleared = LocationChanges { opening_hours: Some(None), ..LocationChanges::default() };
    assert_eq!(after(cleared), OpeningHours::default());
    let emptied = LocationChanges { opening_hours: Some(Some(hours(json!({})))), ..LocationChanges::default() };
    assert_eq!(after(emptied), OpeningHours::default());
}

#[test]
fn zero_zero_is_no_position() {
    let with = |latitude, longitude| NewLocation {
        latitude: Some(latitude),
        longitude: Some(longitude),
        ..new("Shop", "1 Main St", "Austin")
    };
    for (latitude, longitude) in [(0.0, 0.0), (-0.0, 0.0), (0.0, -0.0), (-0.0, -0.0)] {
        assert_eq!(codes(&with(latitude, longitude)), [("latitude".into(), "invalid_coordinates".into())]);
    }
    for (latitude, longitude) in [(0.0, 9.45), (51.48, 0.0), (0.000_001, 0.0)] {
        assert_eq!(check(&with(latitude, longitude), None).unwrap().latitude, Some(latitude));
    }
}

#[test]
fn a_location_at_zero_zero_can_be_changed_and_loses_the_position() {
    let at_zero = Details {
        latitude: Some(0.0),
        longitude: Some(0.0),
        coordinates_source: Some(CoordinatesSource::Given),
        ..check(&new("Shop", "1 Main St", "Austin"), None).unwrap()
    };
    let renamed = LocationChanges { name: Some("Store".into()), ..LocationChanges::default() };
    let details = changed(&at_zero, renamed, None).unwrap();
    assert_eq!((details.name.as_str(), details.latitude, details.longitude), ("Store", None, None));
    assert_eq!(details.coordinates_source, None);
}

#[test]
fn optional_fields_are_kept_in_their_usual_form() {
    let details = check(
        &NewLocation {
            state: Some("québec".into()),
            postal_code: Some("h2x1y4".into()),
            country: Some("Canada".into()),
            phone: Some(" (514) 842-1234 ".into()),
            website: Some("Example.com".into()),
            category: Some("  ".into()),
            ..new("  Café \u{202e} Olé ", "12 rue X", "Montréal")
        },
        None,
    )
    .unwrap();
    assert_eq!(details.name, "Café Olé");
    assert_eq!(details.state.as_deref(), Some("QC"));
    assert_eq!(details.postal_code.as_deref(), Some("H2X 1Y4"));
    assert_eq!(details.country.as_deref(), Some("CA"));
    assert_eq!(details.phone.as_deref(), Some("(514) 842-1234"));
    assert_eq!(details.phone_e164.as_deref(), Some("+15148421234"));
    assert_eq!(details.website.as_deref(), Some("https://example.com"));
    assert_eq!(details.category, None);
}

#[test]
fn a_phone_number_without_country_is_read_at_home() {
    let with_phone = NewLocation { phone: Some("01 42 68 53 00".into()), ..new("A", "B", "C") };
    assert_eq!(check(&with_phone.clone(), Some("FR")).unwrap().phone_e164.as_deref(), Some("+33142685300"));
    let unread = check(&with_phone, None).unwrap();
    assert_eq!((unread.phone.as_deref(), unread.phone_e164), (Some("01 42 68 53 00"), None));
}

#[test]
fn invalid_values_are_refused_with_a_code() {
    let wrong = |change: fn(&mut NewLocation)| {
        let mut new = new("Shop", "1 Main St", "Austin");
        change(&mut new);
        codes(&new).remove(0).1
    };
    assert_eq!(wrong(|new| new.website = Some("javascript:alert(1)".into())), "invalid_url");
    assert_eq!(wrong(|new| new.country = Some("Atlantis".into())), "invalid_country");
    assert_eq!(wrong(|new| new.name = "bell\u{7}".into()), "control_characters");
    assert_eq!(wrong(|new| (new.latitude, new.longitude) = (Some(91.0), Some(0.0))), "out_of_range");
    assert_eq!(wrong(|new| new.latitude = Some(45.0)), "required");
    assert_eq!(
        wrong(|new| (new.country, new.postal_code) = (Some("US".into()), Some("12".into()))),
        "invalid_postal_code"
    );
}
