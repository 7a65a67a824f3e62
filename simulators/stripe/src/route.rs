//! Operations of the API: method, address, parameters, and the function that answers.

use serde_json::Value;

use crate::{error::Result, state::State};

/// Operation of the API.
pub(crate) struct Route {
    pub(crate) method: &'static str,
    /// Address; `{}` stands for an id.
    pub(crate) path: &'static str,
    /// Parameters besides `expand`, in the notation of `wire::schema`.
    pub(crate) takes: &'static str,
    pub(crate) answer: fn(&mut State, &Call) -> Result<Value>,
}

/// Request of an operation.
#[derive(Debug)]
pub(crate) struct Call {
    /// Ids of the address.
    pub(crate) ids: Vec<String>,
    /// Checked parameters.
    pub(crate) params: Value,
}

impl Call {
    /// Returns the first id of the address.
    pub(crate) fn id(&self) -> &str {
        self.ids.first().map_or("", String::as_str)
    }

    /// Returns a text.
    pub(crate) fn text(&self, name: &str) -> Option<&str> {
        self.params[name].as_str()
    }

    /// Returns true if a parameter was sent, even to unset its value.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.params.get(name).is_some()
    }
}

/// Creates a GET operation.
pub(crate) const fn get(
    path: &'static str,
    takes: &'static str,
    answer: fn(&mut State, &Call) -> Result<Value>,
) -> Route {
    Route { method: "GET", path, takes, answer }
}

/// Creates a POST operation.
pub(crate) const fn post(
    path: &'static str,
    takes: &'static str,
    answer: fn(&mut State, &Call) -> Result<Value>,
) -> Route {
    Route { method: "POST", path, takes, answer }
}

/// Creates a DELETE operation.
pub(crate) const fn delete(
    path: &'static str,
    takes: &'static str,
    answer: fn(&mut State, &Call) -> Result<Value>,
) -> Route {
    Route { method: "DELETE", path, takes, answer }
}

impl Route {
    /// Returns the ids of an address, if it is one of this operation.
    pub(crate) fn ids(&self, path: &str) -> Option<Vec<String>> {
        let (mut pattern, mut parts) = (self.path.split('/'), path.split('/'));
        let mut ids = Vec::new();
        loop {
            match (pattern.next(), parts.next()) {
                (None, None) => return Some(ids),
                (Some("{}"), Some(id)) if !id.is_empty() => ids.push(id.to_owned()),
                (Some(part), Some(other)) if part == other => {}
                _ => return None,
            }
        }
    }
}
