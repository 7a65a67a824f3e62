//! Conversion of a row into a location that can be created.

use std::borrow::Cow;

use ::imports::{Field as _, RowReader, csv::Record};
use text::{phone, postal, sort_key, website};

use super::{Field, Plan, RowProblem, coordinates, problem};
use crate::{CoordinatesSource, Details, OpeningHours};

/// Location that a row describes: cleaned, and normalized for its country.
#[derive(Debug, Clone, PartialEq)]
pub struct Draft {
    /// First line of the row, from 1.
    pub line: u64,
    /// Sort key of the name.
    pub name_key: String,
    /// Sort key of the city.
    pub city_key: String,
    /// Details; phone number and category as written in the file.
    pub details: Details,
}

/// Converts a row into a draft.
///
/// # Errors
/// All problems of the row.
pub fn row(plan: &Plan, record: &Record<'_>) -> Result<Draft, Vec<RowProblem>> {
    let cells = RowReader::new(&plan.mapping, record).map_err(|problem| vec![problem])?;
    let mut row = RowConverter { plan, cells };
    let draft = row.draft(record.line());
    row.cells.finish(draft)
}

/// Row that is being converted.
struct RowConverter<'a> {
    plan: &'a Plan,
    cells: RowReader<'a, Field>,
}

impl RowConverter<'_> {
    fn draft(&mut self, line: u64) -> Draft {
        let name = self.cells.required(Field::Name);
        let address = self.cells.required(Field::Address);
        let city = self.cells.required(Field::City);
        let state = self.cells.text(Field::State);
        let postal_code = self.cells.text(Field::PostalCode);
        let country = self.country(&state, &postal_code);
        let (latitude, longitude) = self.coordinates().unzip();
        let phone = self.phone(country);
        let (name_key, city_key) = (sort_key(&name), sort_key(&city));
        let details = Details {
            name: name.into_owned(),
            address: address.into_owned(),
            address2: some(self.cells.optional(Field::Address2)),
            city: city.into_owned(),
            state: self.state(&state, country),
            postal_code: self.postal_code(&postal_code, country),
            country: country.map(str::to_owned),
            phone_e164: phone.as_deref().and_then(|raw| phone::e164(raw, country)),
            phone,
            website: self.website(),
            category: some(self.cells.text(Field::Category)),
            external_id: some(self.cells.text(Field::ExternalId)),
            latitude,
            longitude,
            coordinates_source: latitude.map(|_| CoordinatesSource::Given),
            description: some(self.cells.text(Field::Description)),
            opening_hours: self.opening_hours(),
            ..Details::default()
        };
        Draft { line, name_key, city_key, details }
    }

    fn country(&mut self, state: &str, postal_code: &str) -> Option<&'static str> {
        let raw = self.cells.optional(Field::Country);
        if !raw.is_empty() {
            let country = postal::country(&raw);
            if country.is_none() {
                self.cells.refuse(problem::country(&raw));
            }
            return country;
        }
        let guess = || postal::guess_country(state, postal_code).or_else(|| postal::guess_country(state, ""));
        self.plan.country.or_else(guess)
    }

    fn state(&mut self, raw: &str, country: Option<&str>) -> Option<String> {
        if raw.is_empty() {
            if country.is_none_or(postal::has_states) && !self.cells.has_problem(&[Field::State, Field::Country]) {
                self.cells.refuse(RowProblem::required(Field::State));
            }
            return None;
        }
        Some(postal::state(raw, country))
    }

    fn postal_code(&mut self, raw: &str, country: Option<&str>) -> Option<String> {
        if raw.is_empty() {
            if country.is_none_or(postal::has_postal_codes) && !self.cells.has_problem(&[Field::PostalCode]) {
                self.cells.refuse(RowProblem::required(Field::PostalCode));
            }
            return None;
        }
        let code = postal::normalise(raw, country);
        if code.is_none() && !self.cells.has_problem(&[Field::Country]) {
            self.cells.refuse(problem::postal_code(raw, country));
        }
        code
    }

    /// Returns the first phone number of the cell.
    fn phone(&mut self, country: Option<&str>) -> Option<String> {
        let raw = self.cells.optional(Field::Phone);
        if raw.is_empty() {
            return None;
        }
        let number = phone::first(&raw, country).map(str::to_owned);
        if number.is_none() {
            self.cells.refuse(problem::phone(&raw));
        }
        number
    }

    fn website(&mut self) -> Option<String> {
        let raw = self.cells.optional(Field::Website);
        if raw.is_empty() {
            return None;
        }
        let address = website::normalise(&raw);
        match &address {
            None => self.cells.refuse(problem::url(&raw)),
            Some(long) if long.len() > Field::Website.max_chars() => {
                self.cells.refuse_length(Field::Website, &raw);
            }
            Some(_) => {}
        }
        address
    }

    fn opening_hours(&mut self) -> OpeningHours {
        let raw = self.cells.optional(Field::OpeningHours);
        if raw.is_empty() {
            return OpeningHours::default();
        }
        let hours = hours::read_osm(&raw);
        OpeningHours(hours.map_err(|reason| self.cells.refuse(problem::opening_hours(&raw, reason))).ok())
    }

    /// Returns both coordinates or none. 0, 0 is treated as an empty cell, like `N/A`.
    fn coordinates(&mut self) -> Option<(f64, f64)> {
        self.written_coordinates().filter(|(latitude, longitude)| !geo::is_null_island(*latitude, *longitude))
    }

    /// A column that holds both coordinates may be mapped to the latitude.
    fn written_coordinates(&mut self) -> Option<(f64, f64)> {
        let latitude = self.cells.optional(Field::Latitude);
        let longitude = self.cells.optional(Field::Longitude);
        if latitude.is_empty() && longitude.is_empty() {
            return None;
        }
        if longitude.is_empty() && !self.plan.mapping.has(Field::Longitude) {
            let pair = coordinates::pair(&latitude);
            if pair.is_none() {
                self.cells.refuse(problem::coordinates(Field::Latitude, &latitude));
            }
            return pair;
        }
        let numbers = (coordinates::number(&latitude), coordinates::number(&longitude));
        if let (Some(north), Some(east)) = numbers
            && coordinates::is_on_earth(north, east)
        {
            return Some((north, east));
        }
        let latitude_fits = numbers.0.is_some_and(|north| coordinates::is_on_earth(north, 0.0));
        self.cells.refuse(if latitude_fits {
            problem::coordinates(Field::Longitude, &longitude)
        } else {
            problem::coordinates(Field::Latitude, &latitude)
        });
        None
    }
}

fn some(text: Cow<'_, str>) -> Option<String> {
    (!text.is_empty()).then(|| text.into_owned())
}
