//! The way of every API request: found, counted, identified, held against the document, answered, held against it again.

use std::{sync::Arc, time::Duration};

use axum::{
    body::{self, Body},
    extract::{Request, State},
    response::{IntoResponse, Response},
};
use futures::StreamExt;
use http::{HeaderMap, Method as Verb, StatusCode, header::AUTHORIZATION};
use serde_json::Value;

use crate::{
    call::Call,
    changes,
    discovery::{self, Api, Direction, Kind, Method, Schema, Target},
    error::{Outcome, Refusal, json_response, page},
    faults::{Fault, FaultKind},
    fields::Fields,
    methods,
    oauth::Bearer,
    pages,
    query::Query,
    quota,
    sim::Sim,
    sources::{self, Picture},
    world::{Gate, Person},
};

/// Marks an answer instead of which the connection ends; [`crate::serve`] sees to it.
#[derive(Clone, Copy, Debug)]
pub struct Cut;

/// The scope of every Business Profile API.
pub(crate) const BUSINESS: &str = "https://www.googleapis.com/auth/business.manage";
/// Method whose request names a picture to fetch.
const NEW_PHOTO: &str = "mybusiness.accounts.locations.media.create";
const MAX_BODY_BYTES: usize = 10 << 20;

/// Answers whatever is not the sign-in service or the control desk.
pub(crate) async fn dispatch(State(sim): State<Arc<Sim>>, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    let path = parts.uri.path().to_owned();
    let Target::Method(api, method, parameters) = discovery::find(&parts.method, &path) else {
        sim.log().record(sim.now(), "unknown", &format!("{} {path}", parts.method), &path, 404, None);
        return page(StatusCode::NOT_FOUND);
    };
    let Ok(body) = body::to_bytes(body, MAX_BODY_BYTES).await else { return page(StatusCode::PAYLOAD_TOO_LARGE) };
    changes::catch_up(&sim);
    let raw_query = parts.uri.query().unwrap_or_default();
    let fault = sim
        .faults()
        .meet(&method.id, &path, |kind| *kind != FaultKind::PageTokenExpired || raw_query.contains("pageToken="));
    if let Some(fault) = fault.as_ref().filter(|fault| fault.kind == FaultKind::Slow) {
        tokio::time::sleep(Duration::from_millis(fault.milliseconds)).await;
    }
    let picture = match method.id.as_str() {
        NEW_PHOTO => sources::fetch(&body).await.map_err(Box::new),
        _ => Ok(None),
    };
    let incoming = Incoming { headers: &parts.headers, query: raw_query, body: &body, path: parameters, picture };
    let response = answer(&sim, api, method, incoming, fault.as_ref());
    let code = response.status().as_u16();
    let kind = fault.as_ref().map(|fault| format!("{:?}", fault.kind));
    sim.log().record(sim.now(), api.name, &method.id, &path, code, kind.as_deref());
    match fault.map(|fault| fault.kind) {
        Some(FaultKind::Cut) => cut(),
        Some(FaultKind::Truncated) => truncated(response).await,
        _ => response,
    }
}

struct Incoming<'a> {
    headers: &'a HeaderMap,
    query: &'a str,
    body: &'a [u8],
    path: std::collections::BTreeMap<String, String>,
    picture: Result<Option<Picture>, Box<Refusal>>,
}

fn answer(
    sim: &Sim,
    api: &'static Api,
    method: &'static Method,
    incoming: Incoming,
    fault: Option<&Fault>,
) -> Response {
    if fault.is_some_and(|fault| fault.kind == FaultKind::BadGateway) {
        return page(StatusCode::BAD_GATEWAY);
    }
    let pretty = !incoming.query.contains("prettyPrint=false");
    match run(sim, api, method, incoming, fault) {
        Ok(value) => json_response(StatusCode::OK, &value, pretty),
        Err(refusal) => refusal.into_response(),
    }
}

fn run(sim: &Sim, api: &'static Api, method: &'static Method, incoming: Incoming, fault: Option<&Fault>) -> Outcome {
    let (service, now) = (api.service(), sim.now());
    let key_only = api.name == "places";
    let person = if key_only { places_key(sim, &incoming)? } else { caller(sim, &service, method, &incoming)? };
    if let Some(fault) = fault {
        go_wrong(sim, fault, &service, method, &incoming)?;
    }
    match person.gate {
        Gate::Open => {}
        Gate::NoQuota => return Err(Refusal::exhausted(&service, "DefaultRequestsPerMinutePerProject", 0)),
        Gate::Disabled => return Err(Refusal::disabled(&service)),
    }
    if !sim.options.unlimited_quota && !sim.quota().request(api.name, now) {
        return Err(Refusal::exhausted(&service, "DefaultRequestsPerMinutePerProject", quota::REQUESTS as u32));
    }
    let query = Query::parse(incoming.query, api, method)?;
    if query.get("alt").is_some_and(|alt| alt != "json") {
        return Err(Refusal::field("alt", "Only JSON is spoken here."));
    }
    let body = body_of(api, method, incoming.body)?;
    let response = Kind::Named(method.response.clone());
    let fields = query.get("fields").or_else(|| field_mask(incoming.headers));
    let fields = fields.map(|text| selection(text, api, &response)).transpose()?;
    if key_only && fields.is_none() {
        return Err(Refusal::invalid(
            "FieldMask is a required parameter. See https://cloud.google.com/apis/docs/system-parameters on how to provide it. As an example, you can set the header 'X-Goog-FieldMask' with value 'places.displayName'.",
        ));
    }
    let picture = incoming.picture.map_err(|refusal| *refusal)?;
    let call = Call { sim, api, method, person, path: incoming.path, query, body, now, picture };
    let mut value = methods::call(&call)?;
    discovery::prune(&mut value);
    let schema = Schema { kind: response };
    if let Some(wrong) = discovery::check(&api.schemas, &schema, &value, Direction::Answer).first() {
        return Err(Refusal::own_fault(&format!("{} answers against its schema: {}", method.id, wrong.description)));
    }
    Ok(fields.and_then(|fields| fields.select(&value)).unwrap_or(value))
}

fn selection(text: &str, api: &Api, response: &Kind) -> Result<Fields, Refusal> {
    let fields = Fields::parse(text).filter(|fields| fields.fit(&api.schemas, response));
    fields.ok_or_else(|| Refusal::field("fields", "Invalid field selection"))
}

fn field_mask(headers: &HeaderMap) -> Option<&str> {
    headers.get("x-goog-fieldmask")?.to_str().ok().filter(|mask| !mask.is_empty())
}

/// Checks the API key of Places, which belongs to no user; the first person stands in.
fn places_key<'a>(sim: &'a Sim, incoming: &Incoming) -> Result<&'a Person, Refusal> {
    let in_query =
        url::form_urlencoded::parse(incoming.query.as_bytes()).any(|(name, value)| name == "key" && !value.is_empty());
    if in_query || incoming.headers.contains_key("x-goog-api-key") || incoming.headers.contains_key(AUTHORIZATION) {
        return Ok(&sim.world.people[0]);
    }
    Err(Refusal::forbidden(
        "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.",
    ))
}

fn caller<'a>(sim: &'a Sim, service: &str, method: &Method, incoming: &Incoming) -> Result<&'a Person, Refusal> {
    let token = token(incoming).ok_or_else(|| Refusal::unauthenticated("CREDENTIALS_MISSING", service, &method.id))?;
    let refused = || Refusal::unauthenticated("ACCESS_TOKEN_EXPIRED", service, &method.id);
    let Bearer { email, scope } = sim.grants.bearer(&token, sim.now()).ok_or_else(refused)?;
    if !scope.split(' ').any(|scope| scope == BUSINESS) {
        return Err(Refusal::scope(service, &method.id, BUSINESS));
    }
    sim.world.person(&email).ok_or_else(refused)
}

fn token(incoming: &Incoming) -> Option<String> {
    let header = incoming.headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    let bearer = header.and_then(|value| value.split_once(' ')).filter(|(kind, _)| kind.eq_ignore_ascii_case("bearer"));
    bearer.map(|(_, token)| token.trim().to_owned()).or_else(|| {
        url::form_urlencoded::parse(incoming.query.as_bytes())
            .find(|(name, _)| name == "access_token" || name == "oauth_token")
            .map(|(_, value)| value.into_owned())
    })
}

fn go_wrong(sim: &Sim, fault: &Fault, service: &str, method: &Method, incoming: &Incoming) -> Result<(), Refusal> {
    let limit = "DefaultRequestsPerMinutePerProject";
    Err(match fault.kind {
        FaultKind::Slow | FaultKind::Cut | FaultKind::Truncated | FaultKind::BadGateway | FaultKind::InvalidGrant => {
            return Ok(());
        }
        FaultKind::Unauthorized => {
            if let Some(token) = token(incoming) {
                sim.grants.expire(&token);
            }
            Refusal::unauthenticated("ACCESS_TOKEN_EXPIRED", service, &method.id)
        }
        FaultKind::TokenRevoked => {
            if let Some(token) = token(incoming) {
                sim.grants.revoke(&token, sim.now());
            }
            Refusal::unauthenticated("ACCESS_TOKEN_EXPIRED", service, &method.id)
        }
        FaultKind::QuotaNotGranted => Refusal::disabled(service),
        FaultKind::QuotaZero => Refusal::exhausted(service, limit, 0),
        FaultKind::PermissionDenied => crate::call::no_permission(),
        FaultKind::NotFound => Refusal::not_found(),
        FaultKind::Conflict => Refusal::conflict(),
        FaultKind::RateLimited => Refusal::exhausted(service, limit, quota::REQUESTS as u32),
        FaultKind::Internal => Refusal::internal(),
        FaultKind::Unavailable => Refusal::unavailable(),
        FaultKind::PageTokenExpired => pages::expired(),
    })
}

fn body_of(api: &Api, method: &Method, bytes: &[u8]) -> Outcome {
    let Some(request) = &method.request else {
        let empty = bytes.is_empty() || method.verb == Verb::DELETE && bytes == b"{}";
        return if empty {
            Ok(Value::Null)
        } else {
            Err(Refusal::invalid("Invalid JSON payload received. This method takes no request body."))
        };
    };
    let text = if bytes.iter().all(u8::is_ascii_whitespace) { b"{}" } else { bytes };
    let value: Value = serde_json::from_slice(text)
        .map_err(|error| Refusal::invalid(format!("Invalid JSON payload received. {error}")))?;
    let schema = Schema { kind: Kind::Named(request.clone()) };
    let wrong = discovery::check(&api.schemas, &schema, &value, Direction::Request);
    if wrong.is_empty() { Ok(value) } else { Err(Refusal::violations(&wrong)) }
}

pub(crate) fn cut() -> Response {
    let mut response = StatusCode::INTERNAL_SERVER_ERROR.into_response();
    response.extensions_mut().insert(Cut);
    response
}

/// Announces the whole answer and sends half of it.
pub(crate) async fn truncated(response: Response) -> Response {
    let (mut parts, body) = response.into_parts();
    let bytes = body::to_bytes(body, usize::MAX).await.unwrap_or_default();
    parts.headers.insert(http::header::CONTENT_LENGTH, bytes.len().into());
    let half: Result<bytes::Bytes, std::io::Error> = Ok(bytes.slice(..bytes.len() / 2));
    let end = async {
        // Yields, so that the first half is sent while the body waits.
        tokio::task::yield_now().await;
        Err(std::io::ErrorKind::ConnectionReset.into())
    };
    let stream = futures::stream::iter([half]).chain(futures::stream::once(end));
    Response::from_parts(parts, Body::from_stream(stream))
}
