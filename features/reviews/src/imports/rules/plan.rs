//! Plan of an import: a mapping and options that are valid for a file.

use ::imports::{CompiledMapping, Mapping, MappingProblem};
use jiff::Timestamp;
use serde_json::json;

use super::{DateOrder, Directory, Field, Options};
use crate::types::Source;

/// Plan by which each row becomes a draft.
#[derive(Debug, Clone)]
pub(crate) struct Plan {
    pub(super) mapping: CompiledMapping<Field>,
    /// Location of rows without one, by its position in the directory.
    pub(super) location: Option<u32>,
    pub(super) directory: Directory,
    pub(super) source: Source,
    pub(super) scale: Option<f64>,
    pub(super) date_order: Option<DateOrder>,
    /// Reviews are not written later.
    pub(super) now: Timestamp,
}

impl Plan {
    /// Returns the mapping.
    pub(crate) fn mapping(&self) -> &CompiledMapping<Field> {
        &self.mapping
    }
}

/// Checks a mapping and options against the header of the file and the locations of the organization.
///
/// # Errors
/// All problems of the mapping and the options.
pub(crate) fn compile(
    mapping: &Mapping<Field>,
    headers: &[String],
    options: &Options,
    directory: Directory,
    now: Timestamp,
) -> Result<Plan, Vec<MappingProblem<Field>>> {
    let (compiled, mut problems) = CompiledMapping::compile(mapping, headers);
    let location = options.location.as_ref().map(|id| (id, directory.position(id)));
    if let Some((id, None)) = location {
        problems.push(MappingProblem::InvalidOption {
            field: Field::Location,
            code: "unknown_location",
            message: "This location doesn’t exist.".into(),
            params: json!({ "location": id }),
        });
    }
    if let Some(scale) = options.scale.filter(|scale| !(2..=100).contains(scale)) {
        problems.push(MappingProblem::InvalidOption {
            field: Field::Rating,
            code: "invalid_scale",
            message: "Use a scale from 2 to 100.".into(),
            params: json!({ "scale": scale }),
        });
    }
    let is_mapped = |field| mapping.get(field).is_some();
    if options.location.is_none() && !is_mapped(Field::Location) {
        problems.push(MappingProblem::Incomplete { field: Field::Location });
    }
    if !is_mapped(Field::Rating) && !is_mapped(Field::Text) {
        problems.push(MappingProblem::Incomplete { field: Field::Rating });
    }
    if !is_mapped(Field::WrittenAt) {
        problems.push(MappingProblem::Incomplete { field: Field::WrittenAt });
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    Ok(Plan {
        mapping: compiled,
        location: location.and_then(|(_, position)| position),
        directory,
        source: options.source.unwrap_or(Source::Other),
        scale: options.scale.map(f64::from),
        date_order: options.date_order,
        now,
    })
}
