//! Bodies of requests.

use serde_json::{Map, Value};

use crate::errors::{Result, ScimError};

/// Reads the object of a body.
///
/// # Errors
/// 400 `invalidSyntax`.
pub(crate) fn object(body: &[u8]) -> Result<Map<String, Value>> {
    serde_json::from_slice(body).map_err(|_| ScimError::bad("invalidSyntax", "The body isn’t a JSON object."))
}
