//! Discounts, taxes and totals of an invoice.

use serde_json::{Value, json};

use crate::{
    catalog::coupons,
    rules::{discount, tax},
    state::{State, text},
};

/// Amounts of an invoice.
pub(super) struct Amounts {
    pub(super) subtotal: i64,
    pub(super) discounts: Vec<Value>,
    pub(super) taxes: Vec<Value>,
    pub(super) excluding_tax: i64,
    pub(super) total: i64,
}

/// Puts discounts and taxes into the lines, and returns the totals.
pub(super) fn compute(
    state: &State,
    lines: &mut [Value],
    discounts: &Value,
    currency: &str,
    rate: Option<i64>,
) -> Amounts {
    let mut nets: Vec<i64> = lines.iter().map(|line| line["amount"].as_i64().unwrap_or_default()).collect();
    let subtotal = nets.iter().sum();
    let mut totals = Vec::new();
    for id in discounts.as_array().into_iter().flatten().filter_map(Value::as_str) {
        let coupon = state.get(text(&state.get(id)["source"], "coupon"));
        let Some(rule) = coupons::discount(coupon, currency) else { continue };
        let parts = discount::of_lines(rule, &nets);
        totals.push(json!({ "amount": parts.iter().sum::<i64>(), "discount": id }));
        for ((line, net), part) in lines.iter_mut().zip(&mut nets).zip(parts) {
            *net -= part;
            if let Value::Array(all) = &mut line["discount_amounts"] {
                all.push(json!({ "amount": part, "discount": id }));
            }
        }
    }
    let excluding_tax: i64 = nets.iter().sum();
    let Some(rate) = rate else {
        return Amounts { subtotal, discounts: totals, taxes: Vec::new(), excluding_tax, total: excluding_tax };
    };
    let entry = |amount: i64, taxable: i64| {
        let reason = if rate == 0 { "not_collecting" } else { "standard_rated" };
        json!({
            "amount": amount, "tax_behavior": "exclusive", "tax_rate_details": null, "taxability_reason": reason,
            "taxable_amount": taxable, "type": "tax_rate_details",
        })
    };
    let mut sum = 0;
    for (line, net) in lines.iter_mut().zip(nets) {
        let amount = tax::of(net, rate);
        sum += amount;
        line["taxes"] = json!([entry(amount, net)]);
    }
    let taxes = vec![entry(sum, excluding_tax)];
    Amounts { subtotal, discounts: totals, taxes, excluding_tax, total: excluding_tax + sum }
}
