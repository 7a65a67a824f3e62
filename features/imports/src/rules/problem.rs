//! Problems of a mapping and of rows.

use serde_json::{Value, json};

use super::Field;
use crate::csv::Ragged;

/// Maximum number of characters of a cell that a problem quotes.
const MAX_QUOTED_CHARS: usize = 200;

/// Reason why a mapping cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MappingProblem<F: Field> {
    /// A required field has no source.
    #[error("Choose a column for “{}”.", field.name())]
    Incomplete {
        /// The field without a source.
        field: F,
    },
    /// Several fields have the same column.
    #[error("The column “{column}” is used more than once.")]
    DuplicateColumn {
        /// Name of the column in the file.
        column: String,
        /// The fields with this column.
        fields: Vec<F>,
    },
    /// The file has no column at this position.
    #[error("The file doesn’t have a column {column}.")]
    UnknownColumn {
        /// The field with this column.
        field: F,
        /// The position, from 0.
        column: usize,
    },
    /// A template contains the name of a column that the file does not have.
    #[error("The file doesn’t have a column named “{column}”.")]
    TemplateUnknownColumn {
        /// The field with this template.
        field: F,
        /// The name between the braces.
        column: String,
    },
    /// The imported feature refuses a value of its options.
    #[error("{message}")]
    InvalidOption {
        /// The field that the option is a default of.
        field: F,
        /// Stable code of the API.
        code: &'static str,
        /// English sentence.
        message: String,
        /// Values for a translation of the message, as a JSON object.
        params: Value,
    },
}

impl<F: Field> MappingProblem<F> {
    /// Returns the stable code of the API.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Incomplete { .. } => "mapping_incomplete",
            Self::DuplicateColumn { .. } => "mapping_duplicate_column",
            Self::UnknownColumn { .. } => "mapping_unknown_column",
            Self::TemplateUnknownColumn { .. } => "template_unknown_column",
            Self::InvalidOption { code, .. } => code,
        }
    }

    /// Returns the values for a translation of the message, as a JSON object.
    pub fn params(&self) -> Value {
        match self {
            Self::Incomplete { field } => json!({ "field": field.name() }),
            Self::DuplicateColumn { column, fields } => {
                let fields: Vec<&str> = fields.iter().map(|field| field.name()).collect();
                json!({ "column": column, "fields": fields })
            }
            Self::UnknownColumn { field, column } => json!({ "field": field.name(), "column": column }),
            Self::TemplateUnknownColumn { field, column } => json!({ "field": field.name(), "column": column }),
            Self::InvalidOption { params, .. } => params.clone(),
        }
    }

    /// Returns the field at fault; the first one of several.
    pub fn field(&self) -> Option<F> {
        match self {
            Self::Incomplete { field }
            | Self::UnknownColumn { field, .. }
            | Self::TemplateUnknownColumn { field, .. }
            | Self::InvalidOption { field, .. } => Some(*field),
            Self::DuplicateColumn { fields, .. } => fields.first().copied(),
        }
    }
}

/// Reason why a row cannot be imported.
#[derive(Debug, Clone, PartialEq)]
pub struct RowProblem<F> {
    /// The field at fault; none for a problem of the whole row.
    pub field: Option<F>,
    /// Stable code of the API.
    pub code: &'static str,
    /// Value in the file, at most 200 characters; none if it is empty.
    pub value: Option<String>,
    /// English sentence.
    pub message: String,
    /// Values for a translation of the message, as a JSON object; null if there are none.
    pub params: Value,
}

impl<F: Field> RowProblem<F> {
    /// Returns a problem of a field with this value.
    pub fn new(field: F, code: &'static str, value: &str, message: impl Into<String>, params: Value) -> Self {
        let quoted = || value.chars().filter(|c| !c.is_control()).take(MAX_QUOTED_CHARS).collect();
        let value = (!value.is_empty()).then(quoted);
        Self { field: Some(field), code, value, message: message.into(), params }
    }

    /// Returns the problem of an empty required field.
    pub fn required(field: F) -> Self {
        Self::new(field, "required", "", format!("“{}” is empty.", field.name()), Value::Null)
    }

    pub(super) fn too_long(field: F, value: &str) -> Self {
        let max = field.max_chars();
        let message = format!("“{}” has more than {max} characters.", field.name());
        Self::new(field, "too_long", value, message, json!({ "max": max }))
    }

    pub(super) fn control_characters(field: F, value: &str) -> Self {
        let message = format!("“{}” contains an invalid character.", field.name());
        Self::new(field, "control_characters", value, message, Value::Null)
    }

    /// Returns the problem of a row whose number of cells does not match the header.
    pub fn ragged(ragged: Ragged) -> Self {
        let Ragged { expected, cell_count } = ragged;
        Self {
            field: None,
            code: "ragged_row",
            value: None,
            message: format!("The row has {cell_count} cells instead of {expected}."),
            params: json!({ "expected": expected, "found": cell_count }),
        }
    }
}
