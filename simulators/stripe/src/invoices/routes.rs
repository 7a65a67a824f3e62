//! Reading, paying, voiding invoices.

use serde_json::Value;

use crate::{
    error::{Error, Result},
    invoice_creation::{finalize, pay},
    lists::{is_wanted, of_entries, page},
    metadata::{assign, merged},
    payments::methods,
    route::{Call, Route, get, post},
    state::{State, entries, text, visible},
    subscriptions::settle,
};

pub(crate) const ROUTES: &[Route] = &[
    get(
        "/v1/invoices",
        "customer subscription status:draft|open|paid|uncollectible|void collection_method created:range limit:int \
         starting_after ending_before",
        list,
    ),
    get("/v1/invoices/{}", "", retrieve),
    get("/v1/invoices/{}/lines", "limit:int starting_after ending_before", lines),
    post("/v1/invoices/{}", "metadata{*} description footer auto_advance:bool", update),
    post("/v1/invoices/{}/finalize", "auto_advance:bool", finalize_one),
    post("/v1/invoices/{}/pay", "payment_method off_session:bool paid_out_of_band:bool", pay_one),
    post("/v1/invoices/{}/void", "", void),
    post("/v1/invoices/{}/mark_uncollectible", "", give_up),
];

fn list(state: &mut State, call: &Call) -> Result<Value> {
    if let Some(customer) = call.text("customer")
        && state.get(customer)["object"] != "customer"
    {
        return Err(Error::missing("customer", customer, "customer"));
    }
    page(state, call, "invoice", "/v1/invoices", |invoice| {
        ["customer", "status", "collection_method"].iter().all(|name| is_wanted(call, name, invoice))
            && call.text("subscription").is_none_or(|subscription| settle::subscription_of(invoice) == subscription)
    })
}

fn retrieve(state: &mut State, call: &Call) -> Result<Value> {
    state.find("invoice", call.id(), "id").map(visible)
}

fn lines(state: &mut State, call: &Call) -> Result<Value> {
    let invoice = state.find("invoice", call.id(), "id")?;
    let all: Vec<&Value> = entries(invoice, "lines").iter().collect();
    of_entries(call, &all, &format!("/v1/invoices/{}/lines", call.id()))
}

fn update(state: &mut State, call: &Call) -> Result<Value> {
    let metadata = merged(call, &state.find("invoice", call.id(), "id")?["metadata"])?;
    state.change(call.id(), "invoice.updated", |invoice| {
        assign(invoice, &call.params, &["description", "footer", "auto_advance"]);
        invoice["metadata"] = metadata;
    });
    Ok(visible(state.get(call.id())))
}

fn finalize_one(state: &mut State, call: &Call) -> Result<Value> {
    if state.find("invoice", call.id(), "id")?["status"] != "draft" {
        return Err(Error::invalid("This invoice is already finalized, you can't re-finalize a non-draft invoice."));
    }
    finalize::finalize(state, call.id()).map_err(Error::keeping_changes)?;
    if state.get(call.id())["status"] == "paid" {
        settle::paid(state, call.id());
    }
    Ok(visible(state.get(call.id())))
}

fn pay_one(state: &mut State, call: &Call) -> Result<Value> {
    let was_draft = state.find("invoice", call.id(), "id")?["status"] == "draft";
    if was_draft {
        finalize::finalize(state, call.id()).map_err(Error::keeping_changes)?;
    }
    let invoice = state.get(call.id()).clone();
    match text(&invoice, "status") {
        "open" | "uncollectible" => pay_open(state, call, &invoice)?,
        "paid" if was_draft => settle::paid(state, call.id()),
        "paid" => return Err(Error::invalid("Invoice is already paid").code("invoice_already_paid")),
        status => return Err(Error::invalid(format!("Invoice {} cannot be paid: its status is {status}.", call.id()))),
    }
    Ok(visible(state.get(call.id())))
}

fn pay_open(state: &mut State, call: &Call, invoice: &Value) -> Result<()> {
    let customer = text(invoice, "customer");
    let method = if let Some(method) = call.text("payment_method") {
        Some(methods::attach(state, method, customer, "payment_method")?)
    } else {
        pay::method(state, state.get(settle::subscription_of(invoice)))
    };
    let Some(method) = method else {
        let message = "There is no `default_payment_method` set on this Customer or Invoice. Please set a \
                       `default_payment_method`, or pass one when paying the invoice.";
        return Err(Error::invalid(message).code("resource_missing"));
    };
    pay::charge(state, call.id(), Some(&method))?;
    settle::paid(state, call.id());
    Ok(())
}

fn void(state: &mut State, call: &Call) -> Result<Value> {
    let status = text(state.find("invoice", call.id(), "id")?, "status").to_owned();
    if status != "open" && status != "uncollectible" {
        return Err(Error::invalid(format!("Only open invoices can be voided; this one is {status}.")));
    }
    settle::void(state, call.id());
    Ok(visible(state.get(call.id())))
}

fn give_up(state: &mut State, call: &Call) -> Result<Value> {
    if state.find("invoice", call.id(), "id")?["status"] != "open" {
        return Err(Error::invalid("Only open invoices can be marked as uncollectible."));
    }
    let at = state.now_of(text(state.get(call.id()), "customer"));
    state.edit(call.id(), |invoice| {
        invoice["status"] = "uncollectible".into();
        invoice["next_payment_attempt"] = Value::Null;
        invoice["status_transitions"]["marked_uncollectible_at"] = at.into();
    });
    state.emit("invoice.marked_uncollectible", call.id());
    Ok(visible(state.get(call.id())))
}
