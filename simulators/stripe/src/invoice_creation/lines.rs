//! Lines of invoices.

use serde_json::{Value, json};

use crate::state::text;

/// Line before its invoice exists.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) amount: i64,
    pub(crate) description: String,
    pub(crate) quantity: i64,
    pub(crate) period: (i64, i64),
    pub(crate) price: Value,
    pub(crate) subscription: String,
    /// Subscription item.
    pub(crate) item: String,
    pub(crate) is_proration: bool,
    /// Pending invoice item that the line was.
    pub(crate) pending: Option<String>,
}

impl Line {
    /// Returns the line as a pending invoice item.
    pub(super) fn item(&self, customer: &str, currency: &str) -> Value {
        json!({
            "amount": self.amount, "currency": currency, "customer": customer, "date": self.period.0,
            "description": self.description, "discountable": !self.is_proration, "discounts": [], "invoice": null,
            "metadata": {},
            "parent": { "type": "subscription_details", "subscription_details": {
                "subscription": self.subscription, "subscription_item": self.item } },
            "period": { "start": self.period.0, "end": self.period.1 }, "pricing": self.pricing(),
            "proration": self.is_proration, "proration_details": { "discount_amounts": [] }, "quantity": self.quantity,
            "tax_rates": [], "_price": self.price,
        })
    }

    /// Reads a pending invoice item.
    pub(super) fn of_item(item: &Value) -> Self {
        let details = &item["parent"]["subscription_details"];
        let time = |name: &str| item["period"][name].as_i64().unwrap_or_default();
        Self {
            amount: item["amount"].as_i64().unwrap_or_default(),
            description: text(item, "description").to_owned(),
            quantity: item["quantity"].as_i64().unwrap_or(1),
            period: (time("start"), time("end")),
            price: item["_price"].clone(),
            subscription: text(details, "subscription").to_owned(),
            item: text(details, "subscription_item").to_owned(),
            is_proration: item["proration"] == true,
            pending: item["id"].as_str().map(str::to_owned),
        }
    }

    /// Returns the line as invoices show it.
    pub(super) fn value(&self, id: &str, invoice: Option<&str>, currency: &str) -> Value {
        let proration = json!({ "credited_items": null });
        let parent = match &self.pending {
            Some(pending) => json!({
                "type": "invoice_item_details", "subscription_item_details": null,
                "invoice_item_details": { "invoice_item": pending, "proration": self.is_proration,
                    "proration_details": proration, "subscription": self.subscription },
            }),
            None => json!({
                "type": "subscription_item_details", "invoice_item_details": null,
                "subscription_item_details": { "invoice_item": null, "proration": self.is_proration,
                    "proration_details": proration, "subscription": self.subscription,
                    "subscription_item": self.item },
            }),
        };
        json!({
            "id": id, "object": "line_item", "amount": self.amount, "currency": currency, "description": self.description,
            "discount_amounts": [], "discountable": true, "discounts": [], "invoice": invoice, "livemode": false,
            "metadata": {}, "parent": parent, "period": { "start": self.period.0, "end": self.period.1 },
            "pretax_credit_amounts": [], "pricing": self.pricing(), "quantity": self.quantity,
            "quantity_decimal": self.quantity.to_string(), "subscription": self.subscription, "subtotal": self.amount,
            "taxes": [],
        })
    }

    fn pricing(&self) -> Value {
        json!({
            "type": "price_details",
            "price_details": { "price": self.price["id"], "product": self.price["product"] },
            "unit_amount_decimal": self.unit().to_string(),
        })
    }

    fn unit(&self) -> i64 {
        if self.quantity == 0 { 0 } else { self.amount / self.quantity }
    }
}
