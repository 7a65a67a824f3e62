//! User info: the owner of an access token.

use std::sync::Arc;

use axum::{
    extract::State,
    response::{IntoResponse, Response},
};
use http::{HeaderMap, StatusCode, header::AUTHORIZATION};
use serde_json::{Value, json};

use crate::{
    discovery::{self, Direction, Kind, Schema},
    error::{Refusal, json_response},
    sim::Sim,
    world::Person,
};

const SERVICE: &str = "www.googleapis.com";

/// `GET /oauth2/v2/userinfo`
pub(super) async fn v2(State(sim): State<Arc<Sim>>, headers: HeaderMap) -> Response {
    answer(&sim, &headers, |person, email, profile| {
        let mut value = json!({ "id": person.subject(), "picture": picture(person) });
        if email {
            value["email"] = json!(person.email);
            value["verified_email"] = json!(true);
        }
        if profile {
            value["name"] = json!(person.name());
            value["given_name"] = json!(person.given);
            value["family_name"] = json!(person.family);
        }
        let schema = Schema { kind: Kind::Named("Userinfo".into()) };
        debug_assert!(discovery::check(&discovery::oauth().schemas, &schema, &value, Direction::Answer).is_empty());
        value
    })
}

/// `GET /v1/userinfo`, OpenID's spelling.
pub(super) async fn openid(State(sim): State<Arc<Sim>>, headers: HeaderMap) -> Response {
    answer(&sim, &headers, |person, email, profile| {
        let mut value = json!({ "sub": person.subject(), "picture": picture(person) });
        if email {
            value["email"] = json!(person.email);
            value["email_verified"] = json!(true);
        }
        if profile {
            value["name"] = json!(person.name());
            value["given_name"] = json!(person.given);
            value["family_name"] = json!(person.family);
        }
        value
    })
}

/// `/tokeninfo`, of the token in the query or of the bearer.
pub(super) async fn token_info(State(sim): State<Arc<Sim>>, uri: http::Uri, headers: HeaderMap) -> Response {
    let query = uri.query().unwrap_or_default();
    let parameter = url::form_urlencoded::parse(query.as_bytes()).find(|(name, _)| name == "access_token");
    let token = parameter.map(|(_, token)| token.into_owned()).or_else(|| bearer_of(&headers).map(str::to_owned));
    let claim = token.and_then(|token| sim.grants.left(&token, sim.now()));
    let Some((claim, left)) = claim else {
        let value = json!({ "error": "invalid_token", "error_description": "Invalid Value" });
        return json_response(StatusCode::BAD_REQUEST, &value, true);
    };
    let value = json!({
        "azp": claim.client,
        "aud": claim.client,
        "scope": claim.scope,
        "expires_in": left.to_string(),
        "email": claim.email,
        "email_verified": "true",
        "access_type": "offline",
    });
    json_response(StatusCode::OK, &value, true)
}

fn bearer_of(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

fn picture(person: &Person) -> String {
    format!("https://lh3.googleusercontent.example/a/{}=s96-c", person.subject())
}

fn answer(sim: &Sim, headers: &HeaderMap, show: impl FnOnce(&Person, bool, bool) -> Value) -> Response {
    let method = "oauth2.userinfo.get";
    let bearer = bearer_of(headers).and_then(|token| sim.grants.bearer(token, sim.now()));
    let person = bearer.as_ref().and_then(|bearer| sim.world.person(&bearer.email));
    let response = match (bearer.as_ref(), person) {
        (Some(bearer), Some(person)) => {
            let has = |name: &str| {
                bearer.scope.split(' ').any(|scope| scope == name || scope.ends_with(&format!("userinfo.{name}")))
            };
            json_response(StatusCode::OK, &show(person, has("email"), has("profile")), true)
        }
        _ => Refusal::unauthenticated("ACCESS_TOKEN_EXPIRED", SERVICE, method).into_response(),
    };
    sim.log().record(sim.now(), "oauth2", method, "/oauth2/v2/userinfo", response.status().as_u16(), None);
    response
}
