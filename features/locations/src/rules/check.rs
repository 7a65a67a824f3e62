//! Validation of locations, and the form in which they are stored.

use ::imports::Field as _;
use api::FieldError;
use hours::GivenHours;
use serde_json::json;
use text::{phone, postal, website};

use super::located;
use crate::{CoordinatesSource, Details, LocationChanges, NewLocation, OpeningHours, Phones, imports::rules::Field};

/// Maximum number of additional telephone numbers, as Google's Business Profile allows.
const MAX_ADDITIONAL_PHONES: usize = 2;

/// Checks a new location; returns its details as they are stored, or all field errors. Phone numbers without a country
/// code are read as numbers of `home` (ISO alpha-2), the organization's own country.
pub fn check(new: &NewLocation, home: Option<&str>) -> Result<Details, Vec<FieldError>> {
    let mut form = Form::default();
    let raw_postal_code = form.text(Field::PostalCode, new.postal_code.as_deref());
    let raw_state = form.text(Field::State, new.state.as_deref());
    let country = form.country(new.country.as_deref());
    let known = country.clone().or_else(|| {
        let (state, code) = (raw_state.as_deref().unwrap_or_default(), raw_postal_code.as_deref().unwrap_or_default());
        postal::guess_country(state, code).map(str::to_owned)
    });
    let region = known.as_deref().or(home);
    let phone = form.phone(Field::Phone.name(), new.phone.as_deref(), region);
    form.refuse_null_island(new.latitude, new.longitude);
    let details = Details {
        name: form.required(Field::Name, &new.name),
        address: form.place(Field::Address, &new.address, new.service_area_business),
        address2: form.text(Field::Address2, new.address2.as_deref()),
        city: form.place(Field::City, &new.city, new.service_area_business),
        state: raw_state.map(|state| postal::state(&state, known.as_deref())),
        postal_code: form.postal_code(raw_postal_code, known.as_deref()),
        category: form.text(Field::Category, new.category.as_deref()),
        phone_e164: phone.as_deref().and_then(|raw| phone::e164(raw, region)),
        phone,
        additional_phones: form.additional_phones(new.additional_phones.as_deref().unwrap_or_default(), region),
        website: form.website(new.website.as_deref()),
        description: form.text(Field::Description, new.description.as_deref()),
        external_id: form.text(Field::ExternalId, new.external_id.as_deref()),
        latitude: form.degrees(Field::Latitude, new.latitude, new.longitude, 90),
        longitude: form.degrees(Field::Longitude, new.longitude, new.latitude, 180),
        coordinates_source: new.latitude.map(|_| CoordinatesSource::Given),
        opening_hours: form.opening_hours(new.opening_hours.as_ref()),
        service_area_business: new.service_area_business,
        is_sync_paused: new.is_sync_paused,
        country: known,
    };
    if form.errors.is_empty() { Ok(located(details)) } else { Err(form.errors) }
}

/// Checks changes to a location. Coordinates that are only the center of the postal code or city move with it. Invalid
/// values from before they were refused (0, 0, a text in place of a phone number) do not prevent changes of other
/// fields.
pub fn changed(details: &Details, changes: LocationChanges, home: Option<&str>) -> Result<Details, Vec<FieldError>> {
    let is_moved = changes.latitude.is_some() || changes.longitude.is_some();
    let has_same_hours = changes.opening_hours.is_none();
    let mut before = details.clone();
    let is_approximate = details.coordinates_source == Some(CoordinatesSource::PostalCode);
    if !is_moved && (is_approximate || is_null_island(details.latitude, details.longitude)) {
        (before.latitude, before.longitude) = (None, None);
    }
    let (has_same_phone, has_same_additional_phones) = (changes.phone.is_none(), changes.additional_phones.is_none());
    if has_same_phone {
        before.phone = before.phone.filter(|phone| phone::is_plausible(phone, details.country.as_deref().or(home)));
    }
    if has_same_additional_phones {
        before.additional_phones = Phones::default();
    }
    let mut after = check(&change(before, changes), home)?;
    if has_same_hours {
        after.opening_hours = details.opening_hours.clone();
    }
    if has_same_phone {
        after.phone.clone_from(&details.phone);
    }
    if has_same_additional_phones {
        after.additional_phones.clone_from(&details.additional_phones);
    }
    Ok(after)
}

/// Returns the details `before` after `changes`, to be [`check`]ed like those of a new location.
fn change(before: Details, changes: LocationChanges) -> NewLocation {
    NewLocation {
        name: changes.name.unwrap_or(before.name),
        address: changes.address.unwrap_or(before.address),
        address2: changes.address2.unwrap_or(before.address2),
        city: changes.city.unwrap_or(before.city),
        state: changes.state.unwrap_or(before.state),
        postal_code: changes.postal_code.unwrap_or(before.postal_code),
        country: changes.country.unwrap_or(before.country),
        category: changes.category.unwrap_or(before.category),
        phone: changes.phone.unwrap_or(before.phone),
        additional_phones: changes.additional_phones.unwrap_or(Some(before.additional_phones.0)),
        website: changes.website.unwrap_or(before.website),
        description: changes.description.unwrap_or(before.description),
        external_id: changes.external_id.unwrap_or(before.external_id),
        latitude: changes.latitude.unwrap_or(before.latitude),
        longitude: changes.longitude.unwrap_or(before.longitude),
        opening_hours: changes.opening_hours.flatten(),
        service_area_business: changes.service_area_business.unwrap_or(before.service_area_business),
        is_sync_paused: changes.is_sync_paused.unwrap_or(before.is_sync_paused),
        labels: None,
    }
}

/// Form whose field errors are collected while it is read.
#[derive(Default)]
struct Form {
    errors: Vec<FieldError>,
}

impl Form {
    fn fail(&mut self, field: Field, code: &str, message: impl Into<String>) {
        self.errors.push(FieldError::new(field.name(), code, message));
    }

    /// Returns the cleaned text; `None` if it is absent or invalid.
    fn text(&mut self, field: Field, raw: Option<&str>) -> Option<String> {
        self.like(field, field.name(), raw)
    }

    /// Returns the cleaned text of the field `name`, checked by the rules of another field.
    fn like(&mut self, field: Field, name: &str, raw: Option<&str>) -> Option<String> {
        let raw = raw?;
        let cleaned = if field == Field::Description { text::clean_lines(raw) } else { text::clean(raw) };
        let Ok(cleaned) = cleaned else {
            self.errors.push(FieldError::new(name, "control_characters", "It contains an invalid character."));
            return None;
        };
        let max = field.max_chars();
        if cleaned.chars().count() > max {
            let error = FieldError::new(name, "too_long", format!("Maximum {max} characters."));
            self.errors.push(error.with_params(json!({ "max": max })));
            return None;
        }
        (!cleaned.is_empty()).then(|| cleaned.into_owned())
    }

    fn opening_hours(&mut self, given: Option<&GivenHours>) -> OpeningHours {
        let Some(given) = given else { return OpeningHours::default() };
        match given.check() {
            Ok(hours) => OpeningHours((!hours.is_empty()).then_some(hours)),
            Err(problems) => {
                self.errors.extend(problems.iter().map(|problem| {
                    let error = FieldError::new("opening_hours", problem.code(), problem.message());
                    match problem.params() {
                        Some(params) => error.with_params(params),
                        None => error,
                    }
                }));
                OpeningHours::default()
            }
        }
    }

    /// Returns a phone number as typed; `region` (ISO alpha-2) only makes more forms valid.
    fn phone(&mut self, name: &str, raw: Option<&str>, region: Option<&str>) -> Option<String> {
        let phone = self.like(Field::Phone, name, raw)?;
        if !phone::is_plausible(&phone, region) {
            self.errors.push(FieldError::new(name, "invalid_phone", "This isn’t a phone number."));
            return None;
        }
        Some(phone)
    }

    /// Returns the phone numbers that are not empty, without repetitions.
    fn additional_phones(&mut self, raw: &[String], region: Option<&str>) -> Phones {
        let mut phones = Vec::new();
        for raw in raw.iter().take(MAX_ADDITIONAL_PHONES + 1) {
            if let Some(phone) = self.phone("additional_phones", Some(raw), region)
                && !phones.contains(&phone)
            {
                phones.push(phone);
            }
        }
        if raw.len() > MAX_ADDITIONAL_PHONES {
            let error = FieldError::new("additional_phones", "too_many", "Maximum 2 other phone numbers.");
            self.errors.push(error.with_params(json!({ "max": MAX_ADDITIONAL_PHONES })));
        }
        Phones(phones)
    }

    fn required(&mut self, field: Field, raw: &str) -> String {
        let known = self.errors.len();
        let text = self.text(field, Some(raw));
        if text.is_none() && self.errors.len() == known {
            self.fail(field, "required", "Required.");
        }
        text.unwrap_or_default()
    }

    /// Returns a part of the address. It is optional for a business that visits its customers.
    fn place(&mut self, field: Field, raw: &str, goes_to_customers: bool) -> String {
        if goes_to_customers { self.text(field, Some(raw)).unwrap_or_default() } else { self.required(field, raw) }
    }

    fn country(&mut self, raw: Option<&str>) -> Option<String> {
        let raw = self.text(Field::Country, raw)?;
        let country = postal::country(&raw);
        if country.is_none() {
            self.fail(Field::Country, "invalid_country", "This isn’t a country.");
        }
        country.map(str::to_owned)
    }

    fn postal_code(&mut self, raw: Option<String>, country: Option<&str>) -> Option<String> {
        let code = postal::normalise(&raw?, country);
        if code.is_none() {
            self.fail(Field::PostalCode, "invalid_postal_code", "This isn’t a valid postal code for this country.");
        }
        code
    }

    fn website(&mut self, raw: Option<&str>) -> Option<String> {
        let raw = self.text(Field::Website, raw)?;
        let address = website::normalise(&raw);
        let max = Field::Website.max_chars();
        match &address {
            None => self.fail(Field::Website, "invalid_url", "This isn’t a web address."),
            Some(address) if address.len() > max => {
                let error = FieldError::new(Field::Website.name(), "too_long", format!("Maximum {max} characters."));
                self.errors.push(error.with_params(json!({ "max": max })));
            }
            Some(_) => {}
        }
        address
    }

    fn refuse_null_island(&mut self, latitude: Option<f64>, longitude: Option<f64>) {
        if is_null_island(latitude, longitude) {
            self.fail(Field::Latitude, "invalid_coordinates", "0, 0 is no position; leave both empty.");
        }
    }

    /// Degrees within `max` either way; one coordinate without the other is none.
    fn degrees(&mut self, field: Field, degrees: Option<f64>, other: Option<f64>, max: i32) -> Option<f64> {
        if degrees.is_none() && other.is_some() {
            self.fail(field, "required", "Enter both latitude and longitude, or neither.");
        }
        let degrees = degrees?;
        if degrees.abs() > f64::from(max) {
            let error = FieldError::new(field.name(), "out_of_range", format!("Must be between -{max} and {max}."));
            self.errors.push(error.with_params(json!({ "min": -max, "max": max })));
        }
        Some(degrees)
    }
}

fn is_null_island(latitude: Option<f64>, longitude: Option<f64>) -> bool {
    latitude.zip(longitude).is_some_and(|(latitude, longitude)| geo::is_null_island(latitude, longitude))
}

#[cfg(test)]
mod tests {
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
        let kept = check(&nowhere, None).unwrap();
        assert_eq!((kept.name.as_str(), kept.address.as_str(), kept.city.as_str()), ("Plumber", "", ""));
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
        let kept = |phones| check(&with(phones), None).unwrap().additional_phones.0;
        assert_eq!(kept(&[" 512 555 0100 ", ""]), ["512 555 0100"]);
        assert_eq!(kept(&["512 555 0100", "512 555 0100"]), ["512 555 0100"]);
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
}
