//! What is wrong with a mapping or with a row.

use super::mapping::Field;
use ::imports::csv::Ragged;
use hours::NotKept;
use serde_json::{Value, json};

/// Why a mapping cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MappingProblem {
    /// A field that every location needs has no source.
    #[error("Choose the column of “{}”.", field.name())]
    Incomplete {
        /// The field without a source.
        field: Field,
    },
    /// One column is to fill several fields.
    #[error("The column “{column}” is chosen more than once.")]
    DuplicateColumn {
        /// The column's name in the file.
        column: String,
        /// The fields it is chosen for.
        fields: Vec<Field>,
    },
    /// The file has no column at this place.
    #[error("The file has no column {column}.")]
    UnknownColumn {
        /// The field that asks for it.
        field: Field,
        /// The place asked for, from 0.
        column: usize,
    },
    /// A template names a column that the file does not have.
    #[error("The file has no column “{column}”.")]
    TemplateUnknownColumn {
        /// The field that the template fills.
        field: Field,
        /// The name between the braces.
        column: String,
    },
    /// The default country is none.
    #[error("“{country}” is not a country.")]
    InvalidCountry {
        /// What was given.
        country: String,
    },
}

impl MappingProblem {
    /// The stable code of the API.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Incomplete { .. } => "mapping_incomplete",
            Self::DuplicateColumn { .. } => "mapping_duplicate_column",
            Self::UnknownColumn { .. } => "mapping_unknown_column",
            Self::TemplateUnknownColumn { .. } => "template_unknown_column",
            Self::InvalidCountry { .. } => "invalid_country",
        }
    }

    /// What a translation of the message needs, as a JSON object.
    pub fn params(&self) -> Value {
        match self {
            Self::Incomplete { field } => json!({ "field": field }),
            Self::DuplicateColumn { column, fields } => {
                json!({ "column": column, "fields": fields })
            }
            Self::UnknownColumn { field, column } => json!({ "field": field, "column": column }),
            Self::TemplateUnknownColumn { field, column } => {
                json!({ "field": field, "column": column })
            }
            Self::InvalidCountry { country } => json!({ "country": country }),
        }
    }
}

/// Why a row cannot be imported.
#[derive(Debug, Clone, PartialEq)]
pub struct RowProblem {
    /// The field at fault; nothing when it is the row as a whole.
    pub field: Option<Field>,
    /// The stable code of the API.
    pub code: &'static str,
    /// What stands in the file, cut to 200 characters.
    pub value: Option<String>,
    /// An English sentence.
    pub message: String,
    /// What a translation of the message needs, as a JSON object; null when nothing.
    pub params: Value,
}

impl RowProblem {
    pub(super) fn required(field: Field) -> Self {
        Self::of(field, "required", "", format!("“{}” is empty.", field.name()), Value::Null)
    }

    pub(super) fn too_long(field: Field, value: &str) -> Self {
        let max = field.max_chars();
        Self::of(
            field,
            "too_long",
            value,
            format!("“{}” has more than {max} characters.", field.name()),
            json!({ "max": max }),
        )
    }

    pub(super) fn control_characters(field: Field, value: &str) -> Self {
        let message = format!("“{}” holds a control character.", field.name());
        Self::of(field, "control_characters", value, message, Value::Null)
    }

    pub(super) fn postal_code(value: &str, country: Option<&str>) -> Self {
        let message = "This is not a postal code of the country.".to_owned();
        Self::of(Field::PostalCode, "invalid_postal_code", value, message, json!({ "country": country }))
    }

    pub(super) fn country(value: &str) -> Self {
        Self::of(Field::Country, "invalid_country", value, "This is not a country.".to_owned(), Value::Null)
    }

    pub(super) fn url(value: &str) -> Self {
        Self::of(Field::Website, "invalid_url", value, "This is not a web address.".to_owned(), Value::Null)
    }

    pub(super) fn opening_hours(value: &str, reason: NotKept) -> Self {
        let message =
            "These opening hours cannot be read; write them as in “Mo-Fr 09:00-17:00; Sa 10:00-16:00”.".to_owned();
        Self::of(Field::OpeningHours, "invalid_hours", value, message, json!({ "reason": reason.code() }))
    }

    pub(super) fn coordinates(field: Field, value: &str) -> Self {
        let message = "Latitude and longitude must be two numbers, -90 to 90 and -180 to 180.".to_owned();
        Self::of(field, "invalid_coordinates", value, message, Value::Null)
    }

    pub(super) fn ragged(ragged: Ragged) -> Self {
        let Ragged { expected, found } = ragged;
        Self {
            field: None,
            code: "ragged_row",
            value: None,
            message: format!("The row has {found} cells, the header {expected}."),
            params: json!({ "expected": expected, "found": found }),
        }
    }

    fn of(field: Field, code: &'static str, value: &str, message: String, params: Value) -> Self {
        let value = (!value.is_empty()).then(|| value.chars().filter(|c| !c.is_control()).take(200).collect());
        Self { field: Some(field), code, value, message, params }
    }
}
