//! The control desk under `/sim`: clock, faults, log, changes. Tests and people use it; Google has none of it.

use std::sync::Arc;

use axum::{Json, Router, extract::State, routing::get};
use http::StatusCode;
use serde::Deserialize;
use serde_json::{Value, json};
use simulated_world::{ClockChange, Dice};

use crate::{
    changes::{self, Change},
    faults::Fault,
    oauth::Use,
    sim::Sim,
    world::{Kind, location_name},
};

type SimState = State<Arc<Sim>>;

/// Its paths.
pub(crate) fn routes() -> Router<Arc<Sim>> {
    Router::new()
        .route("/sim", get(world))
        .route("/sim/clock", get(clock).post(set_clock))
        .route("/sim/faults", get(faults).post(add_fault).delete(clear_faults))
        .route("/sim/log", get(log).delete(clear_log))
        .route("/sim/tokens", axum::routing::post(issue).delete(revoke))
        .route("/sim/push", get(push).post(set_push))
        .route("/sim/changes", axum::routing::post(change))
}

/// People, accounts and how many locations each has.
async fn world(State(sim): SimState) -> Json<Value> {
    let accounts = &sim.world.accounts;
    let store = sim.store();
    let people: Vec<Value> = sim
        .world
        .people
        .iter()
        .map(|person| {
            let own: Vec<Value> = person
                .accounts
                .iter()
                .map(|(index, role)| {
                    let account = &accounts[*index];
                    let locations = store.locations(&sim.world, account);
                    let first = locations.first().map(|index| location_name(&sim.world, *index));
                    json!({
                        "name": format!("accounts/{}", account.id),
                        "accountName": account.name,
                        "organization": account.kind == Kind::Organization,
                        "role": format!("{role:?}"),
                        "locations": locations.len(),
                        "firstLocation": first,
                    })
                })
                .collect();
            json!({ "email": person.email, "name": person.name(), "locale": person.locale, "about": person.about[0], "accounts": own })
        })
        .collect();
    Json(json!({
        "simulated": true,
        "seed": sim.options.seed,
        "clientId": sim.options.client_id,
        "now": sim.now().to_string(),
        "people": people,
    }))
}

/// `GET /sim/clock`
async fn clock(State(sim): SimState) -> Json<Value> {
    Json(json!({ "now": sim.now().to_string() }))
}

/// `POST /sim/clock`
async fn set_clock(State(sim): SimState, Json(change): Json<ClockChange>) -> Json<Value> {
    sim.options.clock.apply(&change);
    Json(json!({ "now": sim.now().to_string() }))
}

async fn faults(State(sim): SimState) -> Json<Value> {
    Json(json!({ "faults": sim.faults().list() }))
}

async fn add_fault(State(sim): SimState, Json(fault): Json<Fault>) -> Json<Value> {
    sim.faults().add(fault);
    Json(json!({ "faults": sim.faults().list() }))
}

async fn clear_faults(State(sim): SimState) -> StatusCode {
    sim.faults().clear();
    StatusCode::NO_CONTENT
}

async fn log(State(sim): SimState) -> Json<Value> {
    Json(sim.log().to_json())
}

async fn clear_log(State(sim): SimState) -> StatusCode {
    sim.log().clear();
    StatusCode::NO_CONTENT
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct TokenOwner {
    email: String,
    /// Scopes, separated by spaces; all of them when absent.
    scope: Option<String>,
    /// For DELETE: leaves access tokens alone and drops refresh tokens only.
    #[serde(default)]
    refresh_only: bool,
}

/// Tokens without a browser, as after a consent.
async fn issue(State(sim): SimState, Json(owner): Json<TokenOwner>) -> Result<Json<Value>, StatusCode> {
    let person = sim.world.person(&owner.email).ok_or(StatusCode::NOT_FOUND)?;
    let (client, now) = (&sim.options.client_id, sim.now());
    let scope = owner.scope.unwrap_or_else(|| format!("openid email profile {}", crate::dispatch::BUSINESS));
    Ok(Json(json!({
        "access_token": sim.grants.issue(Use::Access, person.email, &scope, client, None, now),
        "refresh_token": sim.grants.issue(Use::Refresh, person.email, &scope, client, None, now),
        "expires_in": 3599,
        "scope": scope,
        "token_type": "Bearer",
    })))
}

/// The user takes back the consent at Google, or Google drops the refresh tokens.
async fn revoke(State(sim): SimState, Json(owner): Json<TokenOwner>) -> StatusCode {
    if owner.refresh_only {
        sim.grants.drop_refresh(&owner.email);
    } else {
        sim.grants.forget(&owner.email, &sim.options.client_id);
    }
    StatusCode::NO_CONTENT
}

/// Applies one change by Google or the public, or a list of them.
async fn change(State(sim): SimState, Json(order): Json<Order>) -> Result<Json<Value>, (StatusCode, String)> {
    let list = match order {
        Order::One(change) => vec![change],
        Order::Many { changes } => changes,
    };
    let mut dice = Dice::new(sim.options.seed, "orders", sim.store().serial());
    let done: Result<Vec<Value>, String> = list.iter().map(|change| changes::make(&sim, change, &mut dice)).collect();
    done.map(|done| Json(json!({ "changes": done }))).map_err(|why| (StatusCode::UNPROCESSABLE_ENTITY, why))
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Order {
    Many { changes: Vec<Change> },
    One(Change),
}

async fn push(State(sim): SimState) -> Json<Value> {
    Json(sim.push.value())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Address {
    url: Option<String>,
}

async fn set_push(State(sim): SimState, Json(address): Json<Address>) -> Json<Value> {
    sim.push.deliver_to(address.url);
    Json(sim.push.value())
}
