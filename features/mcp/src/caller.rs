//! Callers of tools.

use api::ClientAddress;
use axum::http::HeaderValue;
use orgs::Program;
use serde_json::{Value, json};

/// Program of a request, with the headers and address for requests to the API in its name.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    pub(crate) program: Program,
    /// Name of the organization.
    pub(crate) organization: String,
    pub(crate) authorization: HeaderValue,
    pub(crate) user_agent: Option<HeaderValue>,
    pub(crate) address: ClientAddress,
    /// Name of the assistant, as it says itself.
    pub(crate) assistant: String,
}

/// Maximum characters of the name of an assistant.
const LONGEST_NAME: usize = 80;
/// Key of the name and version of an assistant in a request.
const CLIENT_INFO: &str = "io.modelcontextprotocol/clientInfo";

impl Caller {
    /// Returns what the tool for the account answers.
    pub(crate) fn account(&self, plan: Option<&Value>) -> Value {
        let Program { org, scopes, role, is_limited, .. } = &self.program;
        json!({ "organization_id": org, "organization": self.organization, "role": role.as_str(), "scopes": scopes,
            "is_limited": is_limited, "plan": plan })
    }
}

/// Returns the name of the assistant that sent a message: what it says of itself, else the beginning of its user agent.
pub(crate) fn assistant(message: &Value, user_agent: Option<&HeaderValue>) -> String {
    let params = &message["params"];
    let said =
        [&params["_meta"][CLIENT_INFO]["name"], &params["clientInfo"]["name"]].into_iter().find_map(Value::as_str);
    let name = said.or_else(|| user_agent?.to_str().ok()).unwrap_or("unknown");
    name.chars().filter(|sign| !sign.is_control()).take(LONGEST_NAME).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_assistant_has_the_name_that_it_gives_itself() {
        let agent = HeaderValue::from_static("python-httpx/0.28");
        let modern = json!({ "params": { "_meta": { CLIENT_INFO: { "name": "Cla\u{0}ude", "version": "1" } } } });
        assert_eq!(assistant(&modern, Some(&agent)), "Claude");
        let legacy = json!({ "params": { "clientInfo": { "name": "n".repeat(300) } } });
        assert_eq!(assistant(&legacy, None).len(), 80);
        assert_eq!(assistant(&json!({}), Some(&agent)), "python-httpx/0.28");
        assert_eq!(assistant(&json!({}), None), "unknown");
    }
}
