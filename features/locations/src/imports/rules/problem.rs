//! Problems of rows and options that only locations have.

use hours::NotKept;
use serde_json::{Value, json};

use super::{Field, MappingProblem, RowProblem};

pub(super) fn default_country(country: &str) -> MappingProblem {
    MappingProblem::InvalidOption {
        field: Field::Country,
        code: "invalid_country",
        message: format!("“{country}” isn’t a country."),
        params: json!({ "country": country }),
    }
}

pub(super) fn postal_code(value: &str, country: Option<&str>) -> RowProblem {
    let message = "This isn’t a valid postal code for this country.";
    RowProblem::new(Field::PostalCode, "invalid_postal_code", value, message, json!({ "country": country }))
}

pub(super) fn country(value: &str) -> RowProblem {
    RowProblem::new(Field::Country, "invalid_country", value, "This isn’t a country.", Value::Null)
}

pub(super) fn phone(value: &str) -> RowProblem {
    RowProblem::new(Field::Phone, "invalid_phone", value, "This isn’t a phone number.", Value::Null)
}

pub(super) fn url(value: &str) -> RowProblem {
    RowProblem::new(Field::Website, "invalid_url", value, "This isn’t a web address.", Value::Null)
}

pub(super) fn opening_hours(value: &str, reason: NotKept) -> RowProblem {
    let message = "Unreadable opening hours. Use “Mo-Fr 09:00-17:00; Sa 10:00-16:00”.";
    RowProblem::new(Field::OpeningHours, "invalid_hours", value, message, json!({ "reason": reason.code() }))
}

pub(super) fn coordinates(field: Field, value: &str) -> RowProblem {
    let message = "Latitude and longitude must be two numbers, -90 to 90 and -180 to 180.";
    RowProblem::new(field, "invalid_coordinates", value, message, Value::Null)
}
