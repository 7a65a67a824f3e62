//! Query of a request, validated against the parameters of its method.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::{
    discovery::{Api, Kind, Method, Param, Violation, kind_name, snake, text_fits},
    error::Refusal,
};

/// Query parameters with their values.
#[derive(Debug, Default)]
pub(crate) struct Query(BTreeMap<String, Vec<String>>);

impl Query {
    /// Parses a query. Refuses parameters that the discovery documents do not contain, invalid values, and a second value of
    /// a parameter that takes one value.
    pub(crate) fn parse(raw: &str, api: &Api, method: &Method) -> Result<Self, Refusal> {
        let (mut query, mut violations) = (Self::default(), Vec::new());
        for (name, value) in url::form_urlencoded::parse(raw.as_bytes()) {
            match method.query.get(name.as_ref()).or_else(|| api.globals.get(name.as_ref())) {
                None => violations.push(unknown_parameter(&name)),
                Some(param) => {
                    violations.extend(invalid_value(&name, &value, param));
                    let values = query.0.entry(name.clone().into_owned()).or_default();
                    if !values.is_empty() && !param.repeated {
                        violations.push(repeated_value(&name));
                    }
                    values.push(value.into_owned());
                }
            }
        }
        if violations.is_empty() { Ok(query) } else { Err(Refusal::violations(&violations)) }
    }

    /// Returns the last value of a parameter; `None` when it is absent or empty.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name)?.last().map(String::as_str).filter(|value| !value.is_empty())
    }

    /// Returns all values of a repeated parameter.
    pub(crate) fn all(&self, name: &str) -> &[String] {
        self.0.get(name).map_or(&[], Vec::as_slice)
    }

    /// Returns the value of an integer parameter; 0 when it is absent.
    pub(crate) fn number(&self, name: &str) -> i64 {
        self.get(name).and_then(|value| value.parse().ok()).unwrap_or_default()
    }

    /// Returns the value of a Boolean parameter; false when it is absent.
    pub(crate) fn flag(&self, name: &str) -> bool {
        self.get(name) == Some("true")
    }

    /// Returns the parameters that a page token is bound to: all except those of paging and formatting.
    pub(crate) fn fingerprint(&self) -> Value {
        let parameters: BTreeMap<_, _> = self
            .0
            .iter()
            .filter(|(name, _)| !matches!(name.as_str(), "pageToken" | "pageSize" | "fields" | "alt" | "prettyPrint"))
            .collect();
        json!(parameters)
    }
}

fn unknown_parameter(name: &str) -> Violation {
    let description = format!(
        "Invalid JSON payload received. Unknown name \"{name}\": Cannot bind query parameter. Field '{name}' could not be found in request message."
    );
    Violation { field: String::new(), description }
}

fn repeated_value(name: &str) -> Violation {
    let description = format!("Invalid value at '{}', Proto field is not repeating, cannot start list.", snake(name));
    Violation { field: snake(name), description }
}

/// Returns the violation of a value that does not fit the type of its parameter.
fn invalid_value(name: &str, value: &str, param: &Param) -> Option<Violation> {
    let kind = &param.schema.kind;
    let is_valid = match kind {
        _ if value.is_empty() => true,
        Kind::Bool => matches!(value, "true" | "false"),
        Kind::Int32 => value.parse::<i32>().is_ok(),
        Kind::Number => value.parse::<f64>().is_ok(),
        kind => text_fits(kind, value),
    };
    (!is_valid).then(|| Violation {
        field: snake(name),
        description: format!("Invalid value at '{}' ({}), \"{value}\"", snake(name), kind_name(kind)),
    })
}
