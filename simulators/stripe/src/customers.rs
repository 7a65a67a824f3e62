//! Customers.

use serde_json::{Value, json};

use crate::{
    error::{Error, Result},
    lists::{is_wanted, page},
    metadata::{assign, merged},
    route::{Call, Route, delete, get, post},
    state::{State, text, visible},
};

pub(crate) mod tax_ids;

pub(crate) const ROUTES: &[Route] = &[
    post(
        "/v1/customers",
        "name email phone description metadata{*} preferred_locales[] balance:amount tax_exempt:none|exempt|reverse test_clock \
         address{line1 line2 city state postal_code country} invoice_settings{default_payment_method footer} payment_method \
         tax{ip_address validate_location}",
        create,
    ),
    get("/v1/customers", "email test_clock created:range limit:int starting_after ending_before", list),
    get("/v1/customers/{}", "", retrieve),
    post(
        "/v1/customers/{}",
        "name email phone description metadata{*} preferred_locales[] balance:amount tax_exempt:none|exempt|reverse \
         address{line1 line2 city state postal_code country} invoice_settings{default_payment_method footer} \
         tax{ip_address validate_location}",
        update,
    ),
    delete("/v1/customers/{}", "", remove),
];

const FIELDS: [&str; 7] = ["name", "email", "phone", "description", "preferred_locales", "balance", "tax_exempt"];
const ADDRESS: [&str; 6] = ["line1", "line2", "city", "state", "postal_code", "country"];

fn create(state: &mut State, call: &Call) -> Result<Value> {
    if let Some(clock) = call.text("test_clock") {
        state.find("test_helpers.test_clock", clock, "test_clock")?;
    }
    let at = state.time_of_clock(call.text("test_clock"));
    let prefix = state.new_id("", 8).to_uppercase();
    let mut customer = json!({
        "address": null, "balance": 0, "currency": null, "default_source": null, "delinquent": false, "description": null,
        "discount": null, "email": null, "invoice_prefix": prefix,
        "invoice_settings": {
            "custom_fields": null, "default_payment_method": null, "footer": null, "rendering_options": null
        },
        "metadata": merged(call, &Value::Null)?, "name": null, "next_invoice_sequence": 1, "phone": null,
        "preferred_locales": [], "shipping": null, "tax_exempt": "none", "test_clock": call.params["test_clock"],
    });
    set(&mut customer, call)?;
    let id = state.add("customer", customer, at);
    if let Some(method) = call.text("payment_method") {
        crate::payments::methods::attach(state, method, &id, "payment_method")?;
    }
    set_default_method(state, &id, call)?;
    state.emit("customer.created", &id);
    Ok(visible(state.get(&id)))
}

fn set(customer: &mut Value, call: &Call) -> Result<()> {
    if let Some(email) = call.text("email")
        && (!email.contains('@') || email.len() > 512)
    {
        return Err(Error::invalid(format!("Invalid email address: {email}")).code("email_invalid").param("email"));
    }
    assign(customer, &call.params, &FIELDS);
    if customer["preferred_locales"].is_null() {
        customer["preferred_locales"] = json!([]);
    }
    if let Some(address) = call.params.get("address") {
        customer["address"] = match address {
            Value::Null => Value::Null,
            given => ADDRESS.iter().map(|name| ((*name).to_owned(), given[*name].clone())).collect(),
        };
    }
    Ok(())
}

fn set_default_method(state: &mut State, id: &str, call: &Call) -> Result<()> {
    let Some(method) = call.params["invoice_settings"].get("default_payment_method") else { return Ok(()) };
    let method = match method.as_str() {
        Some(method) => {
            let payment_method = state.find("payment_method", method, "invoice_settings[default_payment_method]")?;
            if payment_method["customer"] != id {
                let message = "The payment method must be attached to the customer before it can be the default.";
                return Err(Error::invalid(message).param("invoice_settings[default_payment_method]"));
            }
            method.into()
        }
        None => Value::Null,
    };
    state.edit(id, |customer| customer["invoice_settings"]["default_payment_method"] = method);
    Ok(())
}

fn list(state: &mut State, call: &Call) -> Result<Value> {
    page(state, call, "customer", "/v1/customers", |customer| {
        is_wanted(call, "email", customer) && customer["test_clock"] == call.params["test_clock"]
    })
}

fn retrieve(state: &mut State, call: &Call) -> Result<Value> {
    let customer = state.get(call.id());
    if customer["deleted"] == true {
        return Ok(visible(customer));
    }
    state.find("customer", call.id(), "id").map(visible)
}

fn update(state: &mut State, call: &Call) -> Result<Value> {
    let present = state.find("customer", call.id(), "id")?.clone();
    let mut changed = present.clone();
    set(&mut changed, call)?;
    changed["metadata"] = merged(call, &present["metadata"])?;
    let before = state.mark();
    set_default_method(state, call.id(), call)?;
    changed["invoice_settings"] = state.get(call.id())["invoice_settings"].clone();
    state.take_back(before);
    state.change(call.id(), "customer.updated", |customer| *customer = changed);
    Ok(visible(state.get(call.id())))
}

fn remove(state: &mut State, call: &Call) -> Result<Value> {
    let id = text(state.find("customer", call.id(), "id")?, "id").to_owned();
    let of_customer =
        |subscription: &&Value| subscription["customer"] == id.as_str() && subscription["status"] != "canceled";
    let subscriptions: Vec<String> =
        state.all("subscription").filter(of_customer).map(|subscription| text(subscription, "id").to_owned()).collect();
    let at = state.now_of(&id);
    for subscription in subscriptions {
        crate::subscriptions::end::cancel(state, &subscription, at, "cancellation_requested");
    }
    state.emit("customer.deleted", &id);
    let deleted = json!({ "id": id, "object": "customer", "deleted": true });
    let stored = deleted.clone();
    state.edit(&id, |customer| *customer = stored);
    Ok(deleted)
}
