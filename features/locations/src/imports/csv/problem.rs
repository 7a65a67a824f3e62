//! Why a file cannot be imported at all.

use serde_json::{Value, json};

/// What is wrong with a whole file. Lines are counted from 1, as a text editor shows them.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FileProblem {
    /// A picture, a spreadsheet, a web page …
    #[error("This is not a CSV file.")]
    NotCsv,
    /// Nothing but white space.
    #[error("The file is empty.")]
    Empty,
    /// A first row with column names and nothing below.
    #[error("The file has a header row and no other row.")]
    HeaderOnly,
    /// More rows below the header than may be imported at once.
    #[error("The file has more than {max} rows.")]
    TooManyRows {
        /// How many there may be.
        max: u64,
    },
    /// One cell or record is larger than any real one.
    #[error("The row on line {line} has a cell of more than {max} bytes.")]
    FieldTooLarge {
        /// Where the row begins.
        line: u64,
        /// How many bytes there may be.
        max: usize,
    },
    /// A quotation mark opens a cell and none closes it before the end of the file.
    #[error("The quotation mark opened on line {line} is never closed.")]
    UnclosedQuote {
        /// Where it opens.
        line: u64,
    },
    /// A NUL byte in what is otherwise text.
    #[error("Line {line} holds a NUL byte.")]
    NulBytes {
        /// Where the first one is.
        line: u64,
    },
    /// Bytes that are no text in the encoding of the rest.
    #[error("Line {line} is not readable text; save the file as UTF-8.")]
    InvalidEncoding {
        /// Where the first such bytes are.
        line: u64,
    },
    /// Two columns have one name (upper and lower case count as the same).
    #[error("Two columns are named “{name}”.")]
    DuplicateHeaders {
        /// The name, as the second column writes it.
        name: String,
    },
    /// More columns than any real file has.
    #[error("The file has more than {max} columns.")]
    TooManyColumns {
        /// How many there may be.
        max: usize,
    },
}

impl FileProblem {
    /// The stable code of the API.
    pub fn code(&self) -> &'static str {
        match self {
            Self::NotCsv => "not_csv",
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

    /// What a translation of the message needs, as a JSON object; null when nothing.
    pub fn params(&self) -> Value {
        match self {
            Self::NotCsv | Self::Empty | Self::HeaderOnly => Value::Null,
            Self::TooManyRows { max } => json!({ "max_rows": max }),
            Self::FieldTooLarge { line, max } => json!({ "line": line, "max": max }),
            Self::UnclosedQuote { line } | Self::NulBytes { line } | Self::InvalidEncoding { line } => {
                json!({ "line": line })
            }
            Self::DuplicateHeaders { name } => json!({ "name": name }),
            Self::TooManyColumns { max } => json!({ "max": max }),
        }
    }
}
