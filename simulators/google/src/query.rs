//! The query of a request, held against the parameters of its method.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::{
    discovery::{Api, Kind, Method, Param, Violation, kind_name, snake, text_fits},
    error::Refusal,
};

/// Parameters of a query, each with its values.
#[derive(Debug, Default)]
pub(crate) struct Query(BTreeMap<String, Vec<String>>);

impl Query {
    /// Reads a query; whatever the documents do not know is refused.
    pub(crate) fn read(raw: &str, api: &Api, method: &Method) -> Result<Self, Refusal> {
        let (mut query, mut wrong) = (Self::default(), Vec::new());
        for (name, value) in url::form_urlencoded::parse(raw.as_bytes()) {
            match method.query.get(name.as_ref()).or_else(|| api.globals.get(name.as_ref())) {
                None => wrong.push(unknown(&name)),
                Some(param) => {
                    wrong.extend(misfit(&name, &value, param));
                    let values = query.0.entry(name.clone().into_owned()).or_default();
                    if !values.is_empty() && !param.repeated {
                        wrong.push(repeated(&name));
                    }
                    values.push(value.into_owned());
                }
            }
        }
        if wrong.is_empty() { Ok(query) } else { Err(Refusal::violations(&wrong)) }
    }

    /// The value of a parameter that is there and not empty.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name)?.last().map(String::as_str).filter(|value| !value.is_empty())
    }

    /// Every value of a repeated parameter.
    pub(crate) fn all(&self, name: &str) -> &[String] {
        self.0.get(name).map_or(&[], Vec::as_slice)
    }

    /// A whole number; 0 when it is absent.
    pub(crate) fn number(&self, name: &str) -> i64 {
        self.get(name).and_then(|value| value.parse().ok()).unwrap_or_default()
    }

    /// A truth value; false when it is absent.
    pub(crate) fn flag(&self, name: &str) -> bool {
        self.get(name) == Some("true")
    }

    /// Returns the parameters that a page token is bound to: all but those of paging and format.
    pub(crate) fn fingerprint(&self) -> Value {
        let parameters: BTreeMap<_, _> = self
            .0
            .iter()
            .filter(|(name, _)| !matches!(name.as_str(), "pageToken" | "pageSize" | "fields" | "alt" | "prettyPrint"))
            .collect();
        json!(parameters)
    }
}

fn unknown(name: &str) -> Violation {
    let description = format!(
        "Invalid JSON payload received. Unknown name \"{name}\": Cannot bind query parameter. Field '{name}' could not be found in request message."
    );
    Violation { field: String::new(), description }
}

fn repeated(name: &str) -> Violation {
    let description = format!("Invalid value at '{}', Proto field is not repeating, cannot start list.", snake(name));
    Violation { field: snake(name), description }
}

fn misfit(name: &str, value: &str, param: &Param) -> Option<Violation> {
    let kind = &param.schema.kind;
    let fits = match kind {
        _ if value.is_empty() => true,
        Kind::Bool => matches!(value, "true" | "false"),
        Kind::Int32 => value.parse::<i32>().is_ok(),
        Kind::Number => value.parse::<f64>().is_ok(),
        kind => text_fits(kind, value),
    };
    (!fits).then(|| Violation {
        field: snake(name),
        description: format!("Invalid value at '{}' ({}), \"{value}\"", snake(name), kind_name(kind)),
    })
}
