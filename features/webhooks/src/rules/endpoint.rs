//! Validation of endpoints.

use api::FieldError;
use serde_json::json;
use url::Url;

use crate::{
    event::EventType,
    types::{EndpointChange, NewEndpoint},
};

/// Maximum characters of an address and of a description.
const MAX_URL: usize = 2_000;
const MAX_DESCRIPTION: usize = 200;

/// Validated endpoint, as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CheckedEndpoint {
    pub(crate) url: Url,
    pub(crate) description: String,
    pub(crate) events: Vec<EventType>,
}

/// Validated change of an endpoint; `None` leaves a field unchanged.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct CheckedChange {
    pub(crate) url: Option<Url>,
    pub(crate) description: Option<String>,
    pub(crate) events: Option<Vec<EventType>>,
}

/// Validates a new endpoint; fails with the field errors. Plain `http` is allowed only when `may_be_plain`: where
/// requests may go into private networks.
pub(crate) fn check(new: &NewEndpoint, may_be_plain: bool) -> Result<CheckedEndpoint, Vec<FieldError>> {
    let change = EndpointChange {
        url: Some(new.url.clone()),
        description: Some(new.description.clone()),
        events: Some(new.events.clone()),
        is_active: None,
    };
    let CheckedChange { url, description, events } = checked_change(&change, may_be_plain)?;
    match (url, description, events) {
        (Some(url), Some(description), Some(events)) => Ok(CheckedEndpoint { url, description, events }),
        _ => Err(Vec::new()),
    }
}

/// Validates a change of an endpoint, by the rules of [`check`].
pub(crate) fn checked_change(change: &EndpointChange, may_be_plain: bool) -> Result<CheckedChange, Vec<FieldError>> {
    let mut errors = Vec::new();
    let mut checked = CheckedChange::default();
    match change.url.as_deref().map(|typed| address(typed, may_be_plain)).transpose() {
        Ok(url) => checked.url = url,
        Err(error) => errors.push(error),
    }
    match change.description.as_deref().map(described).transpose() {
        Ok(description) => checked.description = description,
        Err(error) => errors.push(error),
    }
    match change.events.as_deref().map(chosen_events).transpose() {
        Ok(events) => checked.events = events,
        Err(error) => errors.push(error),
    }
    if errors.is_empty() { Ok(checked) } else { Err(errors) }
}

/// Returns the host of an address: a label for logs and emails, because the rest may hold a secret of the receiver.
pub(crate) fn host(url: &str) -> String {
    Url::parse(url).ok().and_then(|url| url.host_str().map(Into::into)).unwrap_or_default()
}

/// Removes duplicate events. Rejects an empty list. Drops the test event, which is sent only on request.
fn chosen_events(events: &[EventType]) -> Result<Vec<EventType>, FieldError> {
    let chosen: Vec<EventType> = EventType::to_choose().filter(|event| events.contains(event)).collect();
    if chosen.is_empty() {
        return Err(FieldError::new("events", "required", "Choose at least one event."));
    }
    Ok(chosen)
}

fn address(typed: &str, may_be_plain: bool) -> Result<Url, FieldError> {
    let invalid = || FieldError::new("url", "invalid_url", "This isn’t a web address.");
    let typed = typed.trim();
    if typed.is_empty() {
        return Err(FieldError::new("url", "required", "Required."));
    }
    if typed.chars().count() > MAX_URL {
        return Err(too_long("url", MAX_URL));
    }
    if typed.contains(|letter: char| letter.is_control() || letter.is_whitespace() || letter == '\\') {
        return Err(invalid());
    }
    let mut url = Url::parse(typed).map_err(|_| invalid())?;
    url.set_fragment(None);
    match url.scheme() {
        "https" => {}
        "http" if may_be_plain => {}
        "http" => return Err(FieldError::new("url", "https_required", "The URL must start with https://.")),
        _ => return Err(invalid()),
    }
    if url.host_str().is_none_or(str::is_empty) { Err(invalid()) } else { Ok(url) }
}

fn described(typed: &str) -> Result<String, FieldError> {
    let message = "It contains invalid characters.";
    let text = text::clean(typed).map_err(|_| FieldError::new("description", "control_characters", message))?;
    if text.chars().count() > MAX_DESCRIPTION {
        return Err(too_long("description", MAX_DESCRIPTION));
    }
    Ok(text.into_owned())
}

fn too_long(field: &str, max: usize) -> FieldError {
    FieldError::new(field, "too_long", format!("Maximum {max} characters.")).with_params(json!({ "max": max }))
}

#[cfg(test)]
mod tests {
    use utoipa::ToSchema;

    use super::*;
    use crate::events::WebhookTested;

    /// Something was created.
    #[derive(serde::Serialize, ToSchema)]
    struct Created {}
    ::events::heard_by!(Created => webhook "location.created");

    fn codes(url: &str, events: &[EventType], may_be_plain: bool) -> Result<String, Vec<String>> {
        let new = NewEndpoint { url: url.into(), description: "  Our  till ".into(), events: events.to_vec() };
        match check(&new, may_be_plain) {
            Ok(CheckedEndpoint { url, description, events }) => Ok(format!("{url} {description} {}", events.len())),
            Err(errors) => Err(errors.iter().map(|error| format!("{} {}", error.field, error.code)).collect()),
        }
    }

    #[test]
    fn an_endpoint_has_an_address_and_at_least_one_event() {
        let created = [EventType::of::<Created>(), EventType::of::<Created>()];
        let good = codes(" https://example.com/hook?a=b#c ", &created, false);
        assert_eq!(good, Ok("https://example.com/hook?a=b Our till 1".into()));
        assert_eq!(codes("http://example.com/", &created, true), Ok("http://example.com/ Our till 1".into()));
        for (url, code) in [
            ("", "url required"),
            ("example.com", "url invalid_url"),
            ("http://example.com/", "url https_required"),
            ("ftp://example.com/", "url invalid_url"),
            ("https://", "url invalid_url"),
            ("https://exa\\mple.com", "url invalid_url"),
            ("https://a b.com", "url invalid_url"),
            ("javascript:alert(1)", "url invalid_url"),
        ] {
            assert_eq!(codes(url, &created, false), Err(vec![code.to_owned()]), "{url}");
        }
        assert_eq!(codes("", &[], false), Err(vec!["url required".into(), "events required".into()]));
        assert_eq!(
            codes("https://example.com", &[EventType::of::<WebhookTested>()], false),
            Err(vec!["events required".into()])
        );
        let long = format!("https://example.com/{}", "x".repeat(2_000));
        assert_eq!(codes(&long, &created, false), Err(vec!["url too_long".into()]));
    }

    #[test]
    fn an_address_is_called_by_its_host_alone() {
        assert_eq!(host("https://example.com:8443/hook?token=secret"), "example.com");
        assert_eq!(host("no address"), "");
    }

    #[test]
    fn unchanged_fields_stay() {
        let change = EndpointChange { description: Some(String::new()), ..EndpointChange::default() };
        let expected = CheckedChange { description: Some(String::new()), ..CheckedChange::default() };
        assert_eq!(checked_change(&change, false), Ok(expected));
    }
}
