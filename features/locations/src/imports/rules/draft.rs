//! From a row of a file to a location that could be created.

use super::coordinates;
use super::mapping::Field;
use super::plan::Plan;
use super::problem::RowProblem;
use ::imports::csv::Record;
use hours::OpeningHours;
use std::borrow::Cow;
use text::{phone, postal, sort_key, website};

/// A location as one row describes it: cleaned, and in the usual form of its country.
#[derive(Debug, Clone, PartialEq)]
pub struct Draft {
    /// The line of the file on which the row begins, from 1.
    pub line: u64,
    /// The name.
    pub name: String,
    /// The name's place in the order of names.
    pub name_key: String,
    /// Street and house number.
    pub address: String,
    /// Floor, building, shopping center.
    pub address2: Option<String>,
    /// The city.
    pub city: String,
    /// The city's place in the order of cities.
    pub city_key: String,
    /// The state: its code in the United States, Canada and Australia.
    pub state: Option<String>,
    /// The postal code, as its country writes it.
    pub postal_code: Option<String>,
    /// ISO alpha-2.
    pub country: Option<String>,
    /// The phone number as the file writes it.
    pub phone: Option<String>,
    /// The phone number in its international form, where it is a valid one.
    pub phone_e164: Option<String>,
    /// An http(s) address.
    pub website: Option<String>,
    /// The category, in the file's words.
    pub category: Option<String>,
    /// The owner's own number for the location.
    pub external_id: Option<String>,
    /// Degrees north.
    pub latitude: Option<f64>,
    /// Degrees east.
    pub longitude: Option<f64>,
    /// What the location says of itself; may have several lines.
    pub description: Option<String>,
    /// When it is open.
    pub opening_hours: Option<OpeningHours>,
}

/// Makes a draft of a row.
///
/// # Errors
/// Everything that is wrong with the row.
pub fn row(plan: &Plan, record: &Record<'_>) -> Result<Draft, Vec<RowProblem>> {
    if let Some(ragged) = record.ragged() {
        return Err(vec![RowProblem::ragged(ragged)]);
    }
    let mut row = Row { plan, record, problems: Vec::new() };
    let draft = row.draft();
    if row.problems.is_empty() { Ok(draft) } else { Err(row.problems) }
}

/// A row being read; what is wrong is collected on the way.
struct Row<'a> {
    plan: &'a Plan,
    record: &'a Record<'a>,
    problems: Vec<RowProblem>,
}

impl<'a> Row<'a> {
    fn draft(&mut self) -> Draft {
        let name = self.required(Field::Name);
        let address = self.required(Field::Address);
        let city = self.required(Field::City);
        let state = self.text(Field::State);
        let postal_code = self.text(Field::PostalCode);
        let country = self.country(&state, &postal_code);
        let (latitude, longitude) = self.coordinates().unzip();
        let phone = some(self.optional(Field::Phone));
        Draft {
            line: self.record.line(),
            name_key: sort_key(&name),
            name: name.into_owned(),
            address: address.into_owned(),
            address2: some(self.optional(Field::Address2)),
            city_key: sort_key(&city),
            city: city.into_owned(),
            state: self.state(&state, country),
            postal_code: self.postal_code(&postal_code, country),
            country: country.map(str::to_owned),
            phone_e164: phone.as_deref().and_then(|raw| phone::e164(raw, country)),
            phone,
            website: self.website(),
            category: some(self.text(Field::Category)),
            external_id: some(self.text(Field::ExternalId)),
            latitude,
            longitude,
            description: some(self.text(Field::Description)),
            opening_hours: self.opening_hours(),
        }
    }

    /// The cleaned text of a field; empty when something is wrong with it.
    fn text(&mut self, field: Field) -> Cow<'a, str> {
        let raw = self.plan.text(field, self.record);
        let cleaned = match (&raw, field) {
            (Cow::Borrowed(raw), Field::Description) => text::clean_lines(raw),
            (Cow::Owned(raw), Field::Description) => text::clean_lines(raw).map(|text| Cow::Owned(text.into_owned())),
            (Cow::Borrowed(raw), _) => text::clean(raw),
            (Cow::Owned(raw), _) => text::clean(raw).map(|text| Cow::Owned(text.into_owned())),
        };
        let problem = match cleaned {
            Ok(text) if text.len() <= field.max_chars() || text.chars().count() <= field.max_chars() => {
                return text;
            }
            Ok(text) => RowProblem::too_long(field, &text),
            Err(_) => RowProblem::control_characters(field, &raw),
        };
        self.problems.push(problem);
        Cow::Borrowed("")
    }

    fn required(&mut self, field: Field) -> Cow<'a, str> {
        let known = self.problems.len();
        let text = self.text(field);
        if text.is_empty() && self.problems.len() == known {
            self.problems.push(RowProblem::required(field));
        }
        text
    }

    /// The cleaned text of a field that people fill with `N/A` and the like when they have none.
    fn optional(&mut self, field: Field) -> Cow<'a, str> {
        let text = self.text(field);
        if is_placeholder(&text) { Cow::Borrowed("") } else { text }
    }

    fn country(&mut self, state: &str, postal_code: &str) -> Option<&'static str> {
        let raw = self.optional(Field::Country);
        if !raw.is_empty() {
            let country = postal::country(&raw);
            if country.is_none() {
                self.problems.push(RowProblem::country(&raw));
            }
            return country;
        }
        let guess = || postal::guess_country(state, postal_code).or_else(|| postal::guess_country(state, ""));
        self.plan.country.or_else(guess)
    }

    fn state(&mut self, raw: &str, country: Option<&str>) -> Option<String> {
        if raw.is_empty() {
            if country.is_none_or(postal::has_states) && !self.failed(&[Field::State, Field::Country]) {
                self.problems.push(RowProblem::required(Field::State));
            }
            return None;
        }
        Some(postal::state(raw, country))
    }

    fn postal_code(&mut self, raw: &str, country: Option<&str>) -> Option<String> {
        if raw.is_empty() {
            if country.is_none_or(postal::has_postal_codes) && !self.failed(&[Field::PostalCode]) {
                self.problems.push(RowProblem::required(Field::PostalCode));
            }
            return None;
        }
        let code = postal::normalise(raw, country);
        if code.is_none() && !self.failed(&[Field::Country]) {
            self.problems.push(RowProblem::postal_code(raw, country));
        }
        code
    }

    fn website(&mut self) -> Option<String> {
        let raw = self.optional(Field::Website);
        if raw.is_empty() {
            return None;
        }
        let address = website::normalise(&raw);
        match &address {
            None => self.problems.push(RowProblem::url(&raw)),
            Some(long) if long.len() > Field::Website.max_chars() => {
                self.problems.push(RowProblem::too_long(Field::Website, &raw));
            }
            Some(_) => {}
        }
        address
    }

    fn opening_hours(&mut self) -> Option<OpeningHours> {
        let raw = self.optional(Field::OpeningHours);
        if raw.is_empty() {
            return None;
        }
        let hours = hours::read_osm(&raw);
        hours.map_err(|reason| self.problems.push(RowProblem::opening_hours(&raw, reason))).ok()
    }

    /// Returns both coordinates or none. 0, 0 counts as an empty cell, like `N/A`.
    fn coordinates(&mut self) -> Option<(f64, f64)> {
        self.written_coordinates().filter(|(latitude, longitude)| !geo::is_null_island(*latitude, *longitude))
    }

    /// A column that holds both coordinates may be mapped to the latitude.
    fn written_coordinates(&mut self) -> Option<(f64, f64)> {
        let latitude = self.optional(Field::Latitude);
        let longitude = self.optional(Field::Longitude);
        if latitude.is_empty() && longitude.is_empty() {
            return None;
        }
        if longitude.is_empty() && !self.plan.fills(Field::Longitude) {
            let pair = coordinates::pair(&latitude);
            if pair.is_none() {
                self.problems.push(RowProblem::coordinates(Field::Latitude, &latitude));
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
        self.problems.push(if latitude_fits {
            RowProblem::coordinates(Field::Longitude, &longitude)
        } else {
            RowProblem::coordinates(Field::Latitude, &latitude)
        });
        None
    }

    fn failed(&self, fields: &[Field]) -> bool {
        self.problems.iter().any(|problem| problem.field.is_some_and(|field| fields.contains(&field)))
    }
}

fn some(text: Cow<'_, str>) -> Option<String> {
    (!text.is_empty()).then(|| text.into_owned())
}

/// What people write where they have nothing to write.
fn is_placeholder(text: &str) -> bool {
    const NOTHING: [&str; 9] = ["n/a", "#n/a", "na", "null", "none", "nan", "-", "--", "aucun"];
    text.len() <= 5 && NOTHING.iter().any(|nothing| text.eq_ignore_ascii_case(nothing))
}
