//! Calls of tools: the request to the API that a tool stands for, and what becomes of its answer.

use std::fmt::Write as _;

use axum::{
    Router,
    body::{Body, to_bytes},
    http::{HeaderValue, Request, StatusCode, header},
    response::Response,
};
use orgs::ForAssistant;
use serde_json::{Map, Value, json};
use tower::ServiceExt as _;
use url::form_urlencoded::Serializer;

use crate::{
    caller::Caller,
    catalog::{ACCOUNT, MAX_ITEMS, Ready, USUAL},
    extracts,
    tools::RequestPart,
};

/// Maximum bytes of an answer of the API.
const MAX_ANSWER_BYTES: usize = 8 * 1024 * 1024;

/// Reason of a call without an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CallRefusal {
    /// Stable code in the audit log.
    pub(crate) code: String,
    /// Text for the assistant.
    pub(crate) text: String,
}

impl CallRefusal {
    fn argument(text: impl Into<String>) -> Self {
        Self { code: "invalid_argument".into(), text: text.into() }
    }
}

/// Calls a tool for a program, by the API itself.
///
/// # Errors
/// When the arguments do not fit, or the API refuses.
pub(crate) async fn call(
    api: &Router,
    ready: &Ready,
    arguments: &Map<String, Value>,
    caller: &Caller,
) -> Result<Value, CallRefusal> {
    let request = request(ready, arguments, caller)?;
    let Ok(response) = api.clone().oneshot(request).await;
    let answer = answer(response).await.map(|answer| extracts::answer(&ready.tool.parts, answer));
    if ready.tool.name == ACCOUNT {
        return Ok(caller.account(answer.ok().as_ref()));
    }
    answer
}

/// Returns the request that a call stands for.
fn request(ready: &Ready, arguments: &Map<String, Value>, caller: &Caller) -> Result<Request<Body>, CallRefusal> {
    check_names(ready, arguments)?;
    let mut path = ready.path.clone();
    let (mut query, mut body) = (Serializer::new(String::new()), None::<Map<String, Value>>);
    let mut request = Request::builder().method(ready.method.clone());
    for argument in ready.tool.arguments {
        let name = argument.name;
        let value =
            arguments.get(name).filter(|value| !value.is_null() || matches!(argument.place, RequestPart::Body(_)));
        match (argument.place, value) {
            (RequestPart::Path(part), Some(value)) => path = path.replace(&format!("{{{part}}}"), id(name, value)?),
            (RequestPart::Query("limit"), value) => {
                query.append_pair("limit", &limit(value)?.to_string());
            }
            (RequestPart::Query(parameter), Some(value)) => {
                query.append_pair(parameter, &scalar(name, value)?);
            }
            (RequestPart::Body(property), value) => {
                let body = body.get_or_insert_default();
                if let Some(value) = value {
                    body.insert(property.into(), value.clone());
                }
            }
            (RequestPart::WholeBody, Some(value)) => {
                let object = value.as_object().ok_or_else(|| CallRefusal::argument(format!("{name} is an object.")))?;
                body = Some(object.clone());
            }
            (RequestPart::Version, Some(value)) => {
                let version = value.as_u64().ok_or_else(|| CallRefusal::argument(format!("{name} is a number.")))?;
                request = request.header(header::IF_MATCH, format!("\"{version}\""));
            }
            (RequestPart::Key, Some(value)) => {
                let key = value.as_str().and_then(|key| HeaderValue::from_str(key).ok());
                let key = key.ok_or_else(|| CallRefusal::argument(format!("{name} has visible ASCII characters.")))?;
                request = request.header("idempotency-key", key);
            }
            (_, None) => {}
        }
    }
    let query = query.finish();
    let uri = if query.is_empty() { path } else { format!("{path}?{query}") };
    request = request.uri(uri).header(header::AUTHORIZATION, caller.authorization.clone());
    if let Some(agent) = &caller.user_agent {
        request = request.header(header::USER_AGENT, agent.clone());
    }
    let body = match body {
        Some(body) => {
            request = request.header(header::CONTENT_TYPE, "application/json");
            Body::from(Value::Object(body).to_string())
        }
        None => Body::empty(),
    };
    let mut request = request.body(body).map_err(|_| CallRefusal::argument("An argument can’t be sent."))?;
    request.extensions_mut().insert(caller.address);
    request.extensions_mut().insert(ForAssistant);
    Ok(request)
}

fn check_names(ready: &Ready, arguments: &Map<String, Value>) -> Result<(), CallRefusal> {
    let argument_names: Vec<_> = ready.tool.arguments.iter().map(|argument| argument.name).collect();
    if let Some(unknown) = arguments.keys().find(|name| !argument_names.contains(&name.as_str())) {
        let unknown: String = unknown.chars().take(80).collect();
        return Err(CallRefusal::argument(format!(
            "There is no argument {unknown}. Arguments: {}.",
            argument_names.join(", ")
        )));
    }
    match ready.required.iter().find(|name| !arguments.contains_key(name.as_str())) {
        Some(missing) => Err(CallRefusal::argument(format!("{missing} is required."))),
        None => Ok(()),
    }
}

/// Returns an id, which has letters, digits, `-` and `_` only: it cannot lead to another path.
fn id<'a>(name: &str, value: &'a Value) -> Result<&'a str, CallRefusal> {
    let is_plain = |id: &&str| {
        (1..=64).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
    };
    value.as_str().filter(is_plain).ok_or_else(|| CallRefusal::argument(format!("{name} is an id.")))
}

fn limit(value: Option<&Value>) -> Result<u64, CallRefusal> {
    let Some(value) = value else { return Ok(USUAL) };
    let limit = value.as_u64().filter(|limit| (1..=MAX_ITEMS).contains(limit));
    limit.ok_or_else(|| CallRefusal::argument(format!("limit is a number from 1 to {MAX_ITEMS}.")))
}

fn scalar(name: &str, value: &Value) -> Result<String, CallRefusal> {
    match value {
        Value::String(text) => Ok(text.clone()),
        Value::Number(number) => Ok(number.to_string()),
        Value::Bool(is_so) => Ok(is_so.to_string()),
        _ => Err(CallRefusal::argument(format!("{name} is a text, a number, or true or false."))),
    }
}

/// Reads an answer of the API.
async fn answer(response: Response) -> Result<Value, CallRefusal> {
    let status = response.status();
    let bytes = to_bytes(response.into_body(), MAX_ANSWER_BYTES).await.unwrap_or_default();
    if status == StatusCode::NO_CONTENT {
        return Ok(json!({ "done": true }));
    }
    match serde_json::from_slice(&bytes) {
        Ok(answer @ Value::Object(_)) if status.is_success() => Ok(answer),
        Ok(problem) if status.is_client_error() => Err(refusal(&problem)),
        _ => Err(CallRefusal {
            code: "unavailable".into(),
            text: "The service is unavailable right now. Nothing was changed. Try again.".into(),
        }),
    }
}

/// Says in words why the API refused.
fn refusal(problem: &Value) -> CallRefusal {
    let code = problem["code"].as_str().unwrap_or("refused").to_owned();
    let mut text = problem["detail"].as_str().unwrap_or("The request was refused.").to_owned();
    for error in problem["errors"].as_array().into_iter().flatten() {
        let (field, message) = (error["field"].as_str().unwrap_or_default(), error["message"].as_str());
        let _ = write!(text, " {field}: {}", message.unwrap_or_default());
    }
    let _ = write!(text, " ({code})");
    CallRefusal { code, text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_leads_to_no_other_path() {
        for bad in ["", "..", "a/b", "a?b", "a%2fb", "a b"] {
            assert!(id("id", &json!(bad)).is_err(), "{bad}");
        }
        assert_eq!(id("id", &json!("018f0000-0000-7000-8000-000000000000")).unwrap().len(), 36);
        assert!(id("id", &json!(7)).is_err());
    }

    #[test]
    fn a_limit_is_20_unless_another_one_up_to_100_is_asked_for() {
        assert_eq!(limit(None), Ok(20));
        assert_eq!(limit(Some(&json!(100))), Ok(100));
        for bad in [json!(0), json!(101), json!("5"), json!(-1)] {
            assert!(limit(Some(&bad)).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_refusal_says_which_field_is_wrong() {
        let problem = json!({ "code": "validation_failed", "detail": "Some fields aren’t valid.",
            "errors": [{ "field": "text", "code": "required", "message": "Required." }] });
        assert_eq!(refusal(&problem).text, "Some fields aren’t valid. text: Required. (validation_failed)");
    }
}
