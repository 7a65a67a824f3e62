//! Problems of a file or a mapping as errors of the API.

use api::{Error, FieldError, Kind};
use serde_json::json;

use crate::{Field, ImportError, MappingProblem, csv::FileProblem};

/// Returns the error that a file cannot be imported.
pub fn file_error(problem: &FileProblem) -> Error {
    let error = Error::new(Kind::Invalid, problem.code(), problem.to_string());
    let params = problem.params();
    if params.is_null() { error } else { error.with_params(params) }
}

/// Returns the reason that is stored with an import that failed because of its file.
pub fn import_error(problem: &FileProblem) -> ImportError {
    let params = problem.params();
    ImportError {
        code: problem.code().into(),
        message: problem.to_string(),
        params: (!params.is_null()).then_some(params),
    }
}

/// Returns the error that a file exceeds the maximum size in bytes.
pub fn too_large(max_bytes: u64) -> Error {
    let detail = format!("The file is larger than {max_bytes} bytes.");
    Error::new(Kind::TooLarge, "file_too_large", detail).with_params(json!({ "max_bytes": max_bytes }))
}

/// Returns the error that a mapping cannot be used: the code of the first problem, and every problem by its field.
pub fn mapping_error<F: Field>(problems: &[MappingProblem<F>]) -> Error {
    let (code, params) =
        problems.first().map_or(("mapping_incomplete", json!({})), |first| (first.code(), first.params()));
    let errors = problems.iter().map(|problem| {
        let field = problem.field().map_or("mapping", Field::name);
        FieldError::new(field, problem.code(), problem.to_string()).with_params(problem.params())
    });
    Error::new(Kind::Invalid, code, "The columns aren’t mapped correctly.")
        .with_params(params)
        .with_errors(errors.collect())
}
