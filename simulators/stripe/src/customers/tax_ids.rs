//! Tax ids of customers.

use serde_json::{Value, json};

use crate::{
    error::{Error, Result},
    lists::page,
    route::{Call, Route, delete, get, post},
    rules::tax,
    state::{State, visible},
};

pub(crate) const ROUTES: &[Route] = &[
    post("/v1/customers/{}/tax_ids", "type! value!", create),
    get("/v1/customers/{}/tax_ids", "limit:int starting_after ending_before", list),
    get("/v1/customers/{}/tax_ids/{}", "", retrieve),
    delete("/v1/customers/{}/tax_ids/{}", "", remove),
];

const MAX_TAX_IDS: usize = 5;

fn create(state: &mut State, call: &Call) -> Result<Value> {
    let (kind, value) = (call.text("type").unwrap_or_default(), call.text("value").unwrap_or_default());
    let id = add(state, call.id(), kind, value, "id")?;
    Ok(visible(state.get(&id)))
}

/// Adds a tax id to a customer. Ids of the European Union are verified a second later, at the next look at the clock.
pub(crate) fn add(state: &mut State, customer: &str, kind: &str, value: &str, param: &str) -> Result<String> {
    state.find("customer", customer, param)?;
    if !tax::is_kind(kind) {
        return Err(Error::invalid(format!("Invalid type: {kind} is not a type of tax id.")).param("type"));
    }
    let Some(country) = tax::country_of_id(kind, value) else {
        return Err(Error::invalid(format!("Invalid value for {kind}.")).code("tax_id_invalid").param("value"));
    };
    let of_customer = |tax_id: &&Value| tax_id["customer"] == customer;
    if state.all("tax_id").filter(of_customer).count() >= MAX_TAX_IDS {
        return Err(Error::invalid(format!("A customer can have at most {MAX_TAX_IDS} tax IDs.")).code("tax_id_limit"));
    }
    if let Some(same) =
        state.all("tax_id").filter(of_customer).find(|tax_id| tax_id["value"] == value && tax_id["type"] == kind)
    {
        return Ok(crate::state::text(same, "id").to_owned());
    }
    let at = state.now_of(customer);
    let status = if kind == "eu_vat" { "pending" } else { "unavailable" };
    let fields = json!({
        "country": country, "customer": customer, "owner": { "type": "customer", "customer": customer }, "type": kind,
        "value": value, "verification": { "status": status, "verified_address": null, "verified_name": null },
    });
    let id = state.add("tax_id", fields, at);
    state.emit("customer.tax_id.created", &id);
    Ok(id)
}

/// Verifies an id: those that end with 000000 are not found in the register.
pub(crate) fn verify(state: &mut State, id: &str) {
    state.change(id, "customer.tax_id.updated", |tax_id| {
        let is_unknown = tax_id["value"].as_str().is_some_and(|value| value.ends_with("000000"));
        tax_id["verification"]["status"] = if is_unknown { "unverified" } else { "verified" }.into();
    });
}

fn list(state: &mut State, call: &Call) -> Result<Value> {
    state.find("customer", call.id(), "id")?;
    let url = format!("/v1/customers/{}/tax_ids", call.id());
    page(state, call, "tax_id", &url, |tax_id| tax_id["customer"] == call.id())
}

fn tax_id_of_customer<'a>(state: &'a State, call: &Call) -> Result<&'a Value> {
    let tax_id = state.find("tax_id", &call.ids[1], "id")?;
    if tax_id["customer"] == call.id() { Ok(tax_id) } else { Err(Error::missing("tax id", &call.ids[1], "id")) }
}

fn retrieve(state: &mut State, call: &Call) -> Result<Value> {
    tax_id_of_customer(state, call).map(visible)
}

fn remove(state: &mut State, call: &Call) -> Result<Value> {
    tax_id_of_customer(state, call)?;
    let id = &call.ids[1];
    state.emit("customer.tax_id.deleted", id);
    state.remove(id);
    Ok(json!({ "id": id, "object": "tax_id", "deleted": true }))
}
