//! Plan of an import: a mapping and options that are valid for a file.

use ::imports::{CompiledMapping, Mapping, MappingProblem};
use text::postal;

use super::{Field, Options};

/// Plan by which each row becomes a draft.
#[derive(Debug, Clone)]
pub struct Plan {
    /// The mapping.
    pub mapping: CompiledMapping<Field>,
    /// Country (ISO alpha-2) of rows without one.
    pub(super) country: Option<&'static str>,
}

/// Checks a mapping and options against the header of the file (the names of all columns, including the empty ones).
///
/// # Errors
/// All problems of the mapping and the options.
pub fn compile(
    mapping: &Mapping<Field>,
    headers: &[String],
    options: &Options,
) -> Result<Plan, Vec<MappingProblem<Field>>> {
    let (compiled, mut problems) = CompiledMapping::compile(mapping, headers);
    let country = options.country.as_deref().filter(|given| !given.trim().is_empty());
    let code = country.and_then(postal::country);
    if let (Some(given), None) = (country, code) {
        problems.push(super::problem::default_country(given));
    }
    let constant = compiled.constant(Field::Country).and_then(postal::country);
    let needs_state = match constant.or(code) {
        Some(country) => postal::has_states(country),
        None => mapping.get(Field::Country).is_none(),
    };
    for field in [Field::Name, Field::Address, Field::City, Field::State, Field::PostalCode] {
        if mapping.get(field).is_none() && (field != Field::State || needs_state) {
            problems.push(MappingProblem::Incomplete { field });
        }
    }
    if problems.is_empty() { Ok(Plan { mapping: compiled, country: code }) } else { Err(problems) }
}
