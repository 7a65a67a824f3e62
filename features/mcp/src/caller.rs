//! Program that calls the tools, and the assistant behind it.

use api::ClientAddress;
use axum::http::HeaderValue;
use orgs::Program;
use serde_json::{Value, json};

/// Program that sent a request, with the headers and the address for requests to the API on its behalf.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    pub(crate) program: Program,
    /// Name of the organization.
    pub(crate) organization: String,
    pub(crate) authorization: HeaderValue,
    pub(crate) user_agent: Option<HeaderValue>,
    pub(crate) address: ClientAddress,
    /// Name of the assistant, as the assistant states it.
    pub(crate) assistant: String,
}

/// Maximum characters of the name of an assistant; longer ones are cut.
const MAX_NAME: usize = 80;
/// Key of the name and version of an assistant in the metadata of a request.
const CLIENT_INFO: &str = "io.modelcontextprotocol/clientInfo";

impl Caller {
    /// Returns the answer of the account tool.
    pub(crate) fn account(&self, plan: Option<&Value>) -> Value {
        let Program { org, scopes, role, is_limited, .. } = &self.program;
        json!({ "organization_id": org, "organization": self.organization, "role": role.as_str(), "scopes": scopes,
            "is_limited": is_limited, "plan": plan })
    }
}

/// Returns the name of the assistant that sent a message: the name in the message, else the start of the user agent.
pub(crate) fn assistant_name(message: &Value, user_agent: Option<&HeaderValue>) -> String {
    let params = &message["params"];
    let stated =
        [&params["_meta"][CLIENT_INFO]["name"], &params["clientInfo"]["name"]].into_iter().find_map(Value::as_str);
    let name = stated.or_else(|| user_agent?.to_str().ok()).unwrap_or("unknown");
    name.chars().filter(|sign| !sign.is_control()).take(MAX_NAME).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_assistant_has_the_name_that_it_gives_itself() {
        let agent = HeaderValue::from_static("python-httpx/0.28");
        let modern = json!({ "params": { "_meta": { CLIENT_INFO: { "name": "Cla\u{0}ude", "version": "1" } } } });
        assert_eq!(assistant_name(&modern, Some(&agent)), "Claude");
        let legacy = json!({ "params": { "clientInfo": { "name": "n".repeat(300) } } });
        assert_eq!(assistant_name(&legacy, None).len(), 80);
        assert_eq!(assistant_name(&json!({}), Some(&agent)), "python-httpx/0.28");
        assert_eq!(assistant_name(&json!({}), None), "unknown");
    }
}
