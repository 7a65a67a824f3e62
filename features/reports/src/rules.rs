//! Rules of reports. Pure: no clock, no database.

/// Returns the text in a language: `say!(language; "text", "texte")`, with the arguments of `format!` in scope.
macro_rules! say {
    ($language:expr; $english:literal, $french:literal) => {
        match $language {
            $crate::types::Language::En => format!($english),
            $crate::types::Language::Fr => format!($french),
        }
    };
}
pub(crate) use say;

pub(crate) mod charts;
pub(crate) mod checks;
pub(crate) mod compose;
pub(crate) mod facts;
pub(crate) mod figures;
pub(crate) mod numbers;
pub(crate) mod periods;
pub(crate) mod schedule;
mod sections;
pub(crate) mod templates;
pub(crate) mod words;
