//! Validation of locations, and the form in which they are stored.

use ::imports::Field as _;
use api::FieldError;
use hours::GivenHours;
use serde_json::json;
use text::{phone, postal, website};

use super::{
    located,
    more_hours::{MoreHoursProblem, more_hours},
};
use crate::{
    Categories, CoordinatesSource, Details, GivenPartHours, LocationChanges, MoreHours, NewLocation, OpeningHours,
    Phones, imports::rules::Field,
};

/// Maximum number of additional telephone numbers, as Google's Business Profile allows.
const MAX_ADDITIONAL_PHONES: usize = 2;

/// Checks a new location; returns its details as they are stored, or all field errors. Phone numbers without a country
/// code are read as numbers of `home` (ISO alpha-2), the organization's own country.
pub fn check(new: &NewLocation, home: Option<&str>) -> Result<Details, Vec<FieldError>> {
    let mut form = Form::default();
    let raw_postal_code = form.text(Field::PostalCode, new.postal_code.as_deref());
    let raw_state = form.text(Field::State, new.state.as_deref());
    let country = form.country(new.country.as_deref());
    let country = country.clone().or_else(|| {
        let (state, code) = (raw_state.as_deref().unwrap_or_default(), raw_postal_code.as_deref().unwrap_or_default());
        postal::guess_country(state, code).map(str::to_owned)
    });
    let region = country.as_deref().or(home);
    let phone = form.phone(Field::Phone.name(), new.phone.as_deref(), region);
    form.refuse_null_island(new.latitude, new.longitude);
    let category = form.text(Field::Category, new.category.as_deref());
    let additional_categories = new.additional_categories.as_deref().unwrap_or_default();
    let details = Details {
        name: form.required(Field::Name, &new.name),
        address: form.place(Field::Address, &new.address, new.service_area_business),
        address2: form.text(Field::Address2, new.address2.as_deref()),
        city: form.place(Field::City, &new.city, new.service_area_business),
        state: raw_state.map(|state| postal::state(&state, country.as_deref())),
        postal_code: form.postal_code(raw_postal_code, country.as_deref()),
        additional_categories: form.additional_categories(additional_categories, category.as_deref()),
        category,
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
        more_hours: form.more_hours(new.more_hours.as_deref().unwrap_or_default()),
        service_area_business: new.service_area_business,
        is_sync_paused: new.is_sync_paused,
        country,
    };
    if form.errors.is_empty() { Ok(located(details)) } else { Err(form.errors) }
}

/// Checks changes to a location. Coordinates that are only the center of the postal code or city move with it. Invalid
/// values from before they were refused (0, 0, a text in place of a phone number) do not prevent changes of other
/// fields.
pub fn changed(details: &Details, changes: LocationChanges, home: Option<&str>) -> Result<Details, Vec<FieldError>> {
    let is_moved = changes.latitude.is_some() || changes.longitude.is_some();
    let has_same_hours = changes.opening_hours.is_none();
    let has_same_more_hours = changes.more_hours.is_none();
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
    if has_same_more_hours {
        after.more_hours = details.more_hours.clone();
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
        additional_categories: changes.additional_categories.unwrap_or(Some(before.additional_categories.0)),
        phone: changes.phone.unwrap_or(before.phone),
        additional_phones: changes.additional_phones.unwrap_or(Some(before.additional_phones.0)),
        website: changes.website.unwrap_or(before.website),
        description: changes.description.unwrap_or(before.description),
        external_id: changes.external_id.unwrap_or(before.external_id),
        latitude: changes.latitude.unwrap_or(before.latitude),
        longitude: changes.longitude.unwrap_or(before.longitude),
        opening_hours: changes.opening_hours.flatten(),
        more_hours: changes.more_hours.flatten(),
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
                self.refuse_hours("opening_hours", &problems);
                OpeningHours::default()
            }
        }
    }

    fn refuse_hours(&mut self, field: &str, problems: &[hours::Problem]) {
        self.errors.extend(problems.iter().map(|problem| {
            let error = FieldError::new(field, problem.code(), problem.message());
            match problem.params() {
                Some(params) => error.with_params(params),
                None => error,
            }
        }));
    }

    /// Returns the hours of parts of the business.
    fn more_hours(&mut self, given: &[GivenPartHours]) -> MoreHours {
        let field = "more_hours";
        let problem = match more_hours(given) {
            Ok(hours) => return hours,
            Err(problem) => problem,
        };
        let error = match problem {
            MoreHoursProblem::TooMany => FieldError::new(field, "too_many", "Maximum 20 types of hours.")
                .with_params(json!({ "max": MoreHours::MAX })),
            MoreHoursProblem::InvalidType => FieldError::new(field, "invalid", "This isn’t a type of hours."),
            MoreHoursProblem::RepeatedType => FieldError::new(field, "duplicate", "This type of hours is given twice."),
            MoreHoursProblem::Periods(problems) => {
                self.refuse_hours(field, &problems);
                return MoreHours::default();
            }
        };
        self.errors.push(error);
        MoreHours::default()
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

    /// Returns the categories that are not empty, without repetitions and without the main one.
    fn additional_categories(&mut self, raw: &[String], main: Option<&str>) -> Categories {
        let field = "additional_categories";
        let mut names = Vec::new();
        for raw in raw.iter().take(Categories::MAX) {
            names.extend(self.like(Field::Category, field, Some(raw)));
        }
        if raw.len() > Categories::MAX {
            let error = FieldError::new(field, "too_many", "Maximum 9 other categories.");
            self.errors.push(error.with_params(json!({ "max": Categories::MAX })));
        }
        Categories::beside(main, names)
    }

    fn required(&mut self, field: Field, raw: &str) -> String {
        let errors_before = self.errors.len();
        let text = self.text(field, Some(raw));
        if text.is_none() && self.errors.len() == errors_before {
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
mod tests;
