//! What is wrong with a file or a mapping, as the API tells it.

use ::imports::{Field as _, csv::FileProblem};
use api::{Error, FieldError, Kind};
use serde_json::json;

use super::{
    rules::{Field, MappingProblem},
    types::ImportError,
};

/// The file cannot be imported.
pub(super) fn file_error(problem: &FileProblem) -> Error {
    let error = Error::new(Kind::Invalid, problem.code(), problem.to_string());
    let params = problem.params();
    if params.is_null() { error } else { error.with_params(params) }
}

/// The same, kept with an import.
pub(super) fn kept_error(problem: &FileProblem) -> ImportError {
    let params = problem.params();
    ImportError {
        code: problem.code().into(),
        message: problem.to_string(),
        params: (!params.is_null()).then_some(params),
    }
}

/// The file is larger than may be.
pub(super) fn too_large(max_bytes: u64) -> Error {
    let detail = format!("The file is larger than {max_bytes} bytes.");
    Error::new(Kind::TooLarge, "file_too_large", detail).with_params(json!({ "max_bytes": max_bytes }))
}

/// The mapping cannot be used: the first problem's code, and every problem by its field.
pub(super) fn mapping_error(problems: &[MappingProblem]) -> Error {
    let (code, params) =
        problems.first().map_or(("mapping_incomplete", json!({})), |first| (first.code(), first.params()));
    let errors = problems.iter().map(|problem| {
        let field = problem.field().map_or("mapping", Field::name);
        FieldError::new(field, problem.code(), problem.to_string()).with_params(problem.params())
    });
    Error::new(Kind::Invalid, code, "The columns cannot be used like this.")
        .with_params(params)
        .with_errors(errors.collect())
}
