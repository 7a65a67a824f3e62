//! Operations on subscriptions.

use serde_json::Value;

use super::{bill, create, end, items, lines, settle, update};
use crate::{
    error::{Error, Result},
    invoice_creation::{lines::Line, pending},
    lists::{is_wanted, page},
    route::{Call, Route, delete, get, post},
    state::{State, text, visible},
};

pub(crate) const ROUTES: &[Route] = &[
    post("/v1/subscriptions", create::PARAMETERS, create_one),
    get(
        "/v1/subscriptions",
        "customer price status:active|all|canceled|ended|incomplete|incomplete_expired|past_due|paused|trialing|unpaid \
         created:range test_clock limit:int starting_after ending_before",
        list,
    ),
    get("/v1/subscriptions/{}", "", retrieve),
    post("/v1/subscriptions/{}", update::PARAMETERS, update_one),
    delete("/v1/subscriptions/{}", "invoice_now:bool prorate:bool cancellation_details{comment feedback}", cancel),
    post(
        "/v1/subscriptions/{}/resume",
        "billing_cycle_anchor:now|unchanged proration_behavior:create_prorations|always_invoice|none proration_date:time",
        resume,
    ),
];

fn create_one(state: &mut State, call: &Call) -> Result<Value> {
    let id = create::create(state, &call.params)?;
    Ok(visible(state.get(&id)))
}

fn list(state: &mut State, call: &Call) -> Result<Value> {
    page(state, call, "subscription", "/v1/subscriptions", |subscription| {
        let status = text(subscription, "status");
        let has_status = match call.text("status") {
            None => status != "canceled" && status != "incomplete_expired",
            Some("all") => true,
            Some("ended") => !subscription["ended_at"].is_null(),
            Some(expected_status) => expected_status == status,
        };
        let has_price = |price: &str| items::of(subscription).iter().any(|item| item["price"]["id"] == price);
        has_status
            && is_wanted(call, "customer", subscription)
            && is_wanted(call, "test_clock", subscription)
            && call.text("price").is_none_or(has_price)
    })
}

fn retrieve(state: &mut State, call: &Call) -> Result<Value> {
    state.find("subscription", call.id(), "id").map(visible)
}

fn update_one(state: &mut State, call: &Call) -> Result<Value> {
    update::update(state, call.id(), &call.params)?;
    Ok(visible(state.get(call.id())))
}

fn cancel(state: &mut State, call: &Call) -> Result<Value> {
    let subscription = state.find("subscription", call.id(), "id")?.clone();
    if !subscription["ended_at"].is_null() {
        return Err(Error::missing("subscription", call.id(), "id"));
    }
    let at = state.now_of(text(&subscription, "customer"));
    state.edit(call.id(), |subscription| {
        for name in ["comment", "feedback"] {
            subscription["cancellation_details"][name] = call.params["cancellation_details"][name].clone();
        }
    });
    let mut last: Vec<Line> = Vec::new();
    if call.params["prorate"] == true && subscription["status"] == "active" {
        last = lines::credits(state, &subscription, items::of(&subscription), &[], at);
    }
    if call.params["invoice_now"] == true {
        let mut billed = pending::lines(state, call.id());
        billed.append(&mut last);
        if !billed.is_empty() {
            bill::at_once(state, call.id(), "subscription_update", items::period(&subscription), billed)?;
        }
    }
    end::cancel(state, call.id(), at, "cancellation_requested");
    let (customer, currency) = (text(&subscription, "customer"), text(&subscription, "currency"));
    for line in &last {
        pending::keep(state, customer, currency, line);
    }
    Ok(visible(state.get(call.id())))
}

fn resume(state: &mut State, call: &Call) -> Result<Value> {
    let subscription = state.find("subscription", call.id(), "id")?.clone();
    if subscription["status"] != "paused" {
        let message = "This subscription cannot be resumed, because its status is not `paused`.";
        return Err(Error::invalid(message));
    }
    let at = state.now_of(text(&subscription, "customer"));
    let all = items::of(&subscription).to_vec();
    let period = (at, items::period_end(&all, at, at));
    let billed = lines::of_period(state, &subscription, &all, period);
    state.change(call.id(), "customer.subscription.updated", |subscription| {
        items::set(subscription, all, period);
        subscription["billing_cycle_anchor"] = at.into();
    });
    let invoice = bill::issue(state, call.id(), "subscription_update", period, billed)?;
    state.edit(call.id(), |subscription| subscription["_resume"] = invoice.as_str().into());
    bill::charge(state, &invoice);
    if state.get(&invoice)["status"] == "paid" {
        settle::paid(state, &invoice);
    }
    Ok(visible(state.get(call.id())))
}
