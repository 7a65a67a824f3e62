//! Drafts of invoices.

use serde_json::{Value, json};

use super::{amounts, lines::Line, pending};
use crate::{
    rules::tax,
    state::{State, list_of, number, text},
};

/// Seconds until a renewal's draft is finalized.
pub(crate) const DRAFT_SECONDS: i64 = 3_600;

/// Invoice to create.
pub(crate) struct Draft<'a> {
    /// Subscription.
    pub(crate) subscription: &'a Value,
    /// Reason, such as `subscription_cycle`.
    pub(crate) reason: &'static str,
    pub(crate) period: (i64, i64),
    pub(crate) lines: Vec<Line>,
    /// True if the draft is finalized an hour later rather than at once.
    pub(crate) waits: bool,
}

/// Creates a draft and returns its id.
pub(crate) fn create(state: &mut State, draft: &Draft) -> String {
    let invoice = build(state, draft);
    let at = number(&invoice, "created");
    let id = state.add("invoice", invoice, at);
    let lines: Vec<Value> = draft
        .lines
        .iter()
        .map(|line| {
            let line_id = state.new_id("il_1", 23);
            line.value(&line_id, Some(&id), text(draft.subscription, "currency"))
        })
        .collect();
    let lines = list_of(&format!("/v1/invoices/{id}/lines"), lines);
    state.edit(&id, |invoice| invoice["lines"] = lines);
    pending::bind(state, &draft.lines, &id);
    compute(state, &id);
    state.emit("invoice.created", &id);
    id
}

fn build(state: &State, draft: &Draft) -> Value {
    let subscription = draft.subscription;
    let customer = state.get(text(subscription, "customer"));
    let at = state.now_of(text(subscription, "customer"));
    let is_charged = subscription["collection_method"] != "send_invoice";
    json!({
        "account_country": "FR", "account_name": "Simulated Stripe", "amount_due": 0, "amount_overpaid": 0, "amount_paid": 0,
        "amount_remaining": 0, "amount_shipping": 0, "attempt_count": 0, "attempted": false, "auto_advance": draft.waits,
        "automatic_tax": { "enabled": subscription["automatic_tax"]["enabled"] == true, "status": null, "liability": null,
            "provider": null, "disabled_reason": null },
        "automatically_finalizes_at": draft.waits.then_some(at + DRAFT_SECONDS), "billing_reason": draft.reason,
        "collection_method": if is_charged { "charge_automatically" } else { "send_invoice" },
        "currency": subscription["currency"], "custom_fields": null,
        "customer": customer["id"], "customer_address": customer["address"], "customer_email": customer["email"],
        "customer_name": customer["name"], "customer_phone": customer["phone"],
        "customer_tax_exempt": customer["tax_exempt"], "customer_tax_ids": [], "default_payment_method": null,
        "default_tax_rates": [], "description": null, "discounts": subscription["discounts"], "due_date": null,
        "effective_at": null, "ending_balance": null, "footer": null, "hosted_invoice_url": null, "invoice_pdf": null,
        "issuer": { "type": "self" }, "last_finalization_error": null, "latest_revision": null, "metadata": {},
        "next_payment_attempt": draft.waits.then_some(at + DRAFT_SECONDS), "number": null, "on_behalf_of": null,
        "parent": { "type": "subscription_details", "quote_details": null, "subscription_details": {
            "subscription": subscription["id"], "metadata": subscription["metadata"] } },
        "period_start": draft.period.0, "period_end": draft.period.1, "post_payment_credit_notes_amount": 0,
        "pre_payment_credit_notes_amount": 0, "receipt_number": null, "starting_balance": 0, "statement_descriptor": null,
        "status": "draft",
        "status_transitions": { "finalized_at": null, "marked_uncollectible_at": null, "paid_at": null, "voided_at": null },
        "subtotal": 0, "test_clock": customer["test_clock"], "total": 0, "total_discount_amounts": [], "total_taxes": [],
        "webhooks_delivered_at": at, "created": at,
    })
}

/// Returns the rate of tax for a customer; `None` without automatic tax.
fn rate(state: &State, invoice: &Value) -> Option<i64> {
    if invoice["automatic_tax"]["enabled"] != true || invoice["customer_tax_exempt"] == "exempt" {
        return None;
    }
    let customer = invoice["customer"].as_str()?;
    let country = text(&state.get(customer)["address"], "country");
    let has_tax_id = state.all("tax_id").any(|tax_id| tax_id["customer"] == customer);
    Some(tax::rate(country, has_tax_id || invoice["customer_tax_exempt"] == "reverse"))
}

/// Computes the totals of a draft. The customer's credit is deducted when the draft is finalized; until then it is an
/// estimate.
pub(super) fn compute(state: &mut State, id: &str) {
    let invoice = state.get(id).clone();
    let (customer, currency) = (text(&invoice, "customer").to_owned(), text(&invoice, "currency").to_owned());
    let mut lines = invoice["lines"]["data"].as_array().cloned().unwrap_or_default();
    let rate = rate(state, &invoice);
    let amounts = amounts::compute(state, &mut lines, &invoice["discounts"], &currency, rate);
    let balance = number(state.get(&customer), "balance");
    let due = (amounts.total + balance).max(0);
    let tax_ids: Vec<Value> = state
        .all("tax_id")
        .filter(|tax_id| tax_id["customer"] == customer.as_str())
        .map(|tax_id| json!({ "type": tax_id["type"], "value": tax_id["value"] }))
        .collect();
    state.edit(id, |invoice| {
        invoice["lines"]["data"] = lines.into();
        invoice["subtotal"] = amounts.subtotal.into();
        invoice["subtotal_excluding_tax"] = amounts.subtotal.into();
        invoice["total_discount_amounts"] = amounts.discounts.into();
        invoice["total_taxes"] = amounts.taxes.into();
        invoice["total_excluding_tax"] = amounts.excluding_tax.into();
        invoice["total"] = amounts.total.into();
        invoice["starting_balance"] = balance.into();
        invoice["amount_due"] = due.into();
        invoice["amount_remaining"] = due.into();
        invoice["customer_tax_ids"] = tax_ids.into();
        if rate.is_some() {
            invoice["automatic_tax"]["status"] = "complete".into();
        }
    });
}
