//! The file in which a simulator keeps its objects between two runs.

use std::{fs, io, path::Path};

use serde_json::Value;

/// Reads a file; `None` when there is none yet.
pub(crate) fn read(path: &Path) -> io::Result<Option<Value>> {
    match fs::read(path) {
        Ok(text) => Ok(Some(serde_json::from_slice(&text)?)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Writes a file, so that a crash leaves the earlier or the new one.
pub(crate) fn write(path: &Path, stored: &Value) -> io::Result<()> {
    let new = path.with_extension("new");
    fs::write(&new, stored.to_string())?;
    fs::rename(&new, path)
}
