//! Problems of a whole file.

use serde_json::{Value, json};

/// Reason why a file cannot be imported. Lines are counted from 1, as text editors do.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FileProblem {
    /// The content is of another format: an image, a spreadsheet, a web page.
    #[error("This isn’t a CSV file.")]
    NotCsv,
    /// The JSON is invalid.
    #[error("Line {line} isn’t valid JSON.")]
    InvalidJson {
        /// Line of the first error.
        line: u64,
    },
    /// The JSON has a value instead of an object.
    #[error("The file isn’t a list of JSON objects.")]
    NotAnObject {
        /// Line that the object would have, from 2.
        line: u64,
    },
    /// The file has only white space.
    #[error("The file is empty.")]
    Empty,
    /// The file has a header row only.
    #[error("The file has headers but no rows.")]
    HeaderOnly,
    /// The file has more rows below the header than the limit.
    #[error("The file has more than {max} rows.")]
    TooManyRows {
        /// The limit.
        max: u64,
    },
    /// A cell or record exceeds its size limit.
    #[error("Line {line} has a cell larger than {max} bytes.")]
    FieldTooLarge {
        /// First line of the row.
        line: u64,
        /// The limit of a cell in bytes.
        max: usize,
    },
    /// A quoted cell has no closing quotation mark.
    #[error("The quotation mark opened on line {line} is never closed.")]
    UnclosedQuote {
        /// Line of the opening quotation mark.
        line: u64,
    },
    /// The text has a NUL byte.
    #[error("Line {line} contains binary data.")]
    NulBytes {
        /// Line of the first NUL byte.
        line: u64,
    },
    /// Some bytes are invalid in the encoding of the rest.
    #[error("Line {line} contains unreadable characters. Save the file as UTF-8.")]
    InvalidEncoding {
        /// Line of the first invalid bytes.
        line: u64,
    },
    /// Two columns have the same name, ignoring case.
    #[error("Two columns are named “{name}”.")]
    DuplicateHeaders {
        /// The name of the second column.
        name: String,
    },
    /// The file has more columns than the limit.
    #[error("The file has more than {max} columns.")]
    TooManyColumns {
        /// The limit.
        max: usize,
    },
}

impl FileProblem {
    /// Returns the stable code of the API.
    pub fn code(&self) -> &'static str {
        match self {
            Self::NotCsv => "not_csv",
            Self::InvalidJson { .. } => "invalid_json",
            Self::NotAnObject { .. } => "not_an_object",
            Self::Empty => "empty_file",
            Self::HeaderOnly => "header_only",
            Self::TooManyRows { .. } => "too_many_rows",
            Self::FieldTooLarge { .. } => "field_too_large",
            Self::UnclosedQuote { .. } => "unclosed_quote",
            Self::NulBytes { .. } => "nul_bytes",
            Self::InvalidEncoding { .. } => "invalid_encoding",
            Self::DuplicateHeaders { .. } => "duplicate_headers",
            Self::TooManyColumns { .. } => "too_many_columns",
        }
    }

    /// Returns the values for a translation of the message, as a JSON object; null if there are none.
    pub fn params(&self) -> Value {
        match self {
            Self::NotCsv | Self::Empty | Self::HeaderOnly => Value::Null,
            Self::TooManyRows { max } => json!({ "max_rows": max }),
            Self::FieldTooLarge { line, max } => json!({ "line": line, "max": max }),
            Self::UnclosedQuote { line }
            | Self::NulBytes { line }
            | Self::InvalidEncoding { line }
            | Self::InvalidJson { line }
            | Self::NotAnObject { line } => json!({ "line": line }),
            Self::DuplicateHeaders { name } => json!({ "name": name }),
            Self::TooManyColumns { max } => json!({ "max": max }),
        }
    }
}
