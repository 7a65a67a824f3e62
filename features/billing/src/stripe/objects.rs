//! Objects of Stripe, as far as they are read. Unknown fields and values are accepted.

use std::collections::HashMap;

use jiff::Timestamp;
use serde::{Deserialize, Deserializer};

/// Reads seconds since 1970.
fn seconds<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Timestamp>, D::Error> {
    let seconds = Option::<i64>::deserialize(deserializer)?;
    Ok(seconds.and_then(|seconds| Timestamp::from_second(seconds).ok()))
}

/// Page of a list.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct List<T> {
    pub(crate) data: Vec<T>,
    #[serde(default)]
    pub(crate) has_more: bool,
}

/// Object of which the id is read only.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Created {
    pub(crate) id: String,
}

/// Product.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Product {
    pub(crate) id: String,
    #[serde(default)]
    pub(crate) metadata: HashMap<String, String>,
}

/// Price.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Price {
    pub(crate) id: String,
    #[serde(default)]
    pub(crate) lookup_key: Option<String>,
    #[serde(default)]
    pub(crate) unit_amount: Option<i64>,
    #[serde(default)]
    pub(crate) currency_options: HashMap<String, CurrencyOption>,
    /// `key`: the lookup key that the price had first, which a newer price may have taken over.
    #[serde(default)]
    pub(crate) metadata: HashMap<String, String>,
}

/// Amount of a price in another currency.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct CurrencyOption {
    pub(crate) unit_amount: Option<i64>,
}

impl Price {
    /// Returns the lookup key that says what the price buys.
    pub(crate) fn key(&self) -> Option<&str> {
        self.metadata.get("key").or(self.lookup_key.as_ref()).map(String::as_str)
    }
}

/// Checkout session.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Session {
    pub(crate) url: Option<String>,
    #[serde(default)]
    pub(crate) status: Option<String>,
    #[serde(default)]
    pub(crate) customer: Option<String>,
    #[serde(default)]
    pub(crate) client_reference_id: Option<String>,
}

/// Item of a subscription.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Item {
    pub(crate) id: String,
    pub(crate) price: Price,
    #[serde(default)]
    pub(crate) quantity: Option<i64>,
    #[serde(default, deserialize_with = "seconds")]
    pub(crate) current_period_end: Option<Timestamp>,
}

/// Subscription.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Subscription {
    pub(crate) id: String,
    #[serde(default)]
    pub(crate) customer: Option<String>,
    pub(crate) status: String,
    #[serde(default)]
    pub(crate) currency: Option<String>,
    #[serde(default)]
    pub(crate) created: i64,
    pub(crate) items: List<Item>,
    #[serde(default)]
    pub(crate) cancel_at_period_end: bool,
    #[serde(default, deserialize_with = "seconds")]
    pub(crate) cancel_at: Option<Timestamp>,
    #[serde(default, deserialize_with = "seconds")]
    pub(crate) ended_at: Option<Timestamp>,
    #[serde(default, deserialize_with = "seconds")]
    pub(crate) trial_end: Option<Timestamp>,
    /// Id of the latest invoice.
    #[serde(default)]
    pub(crate) latest_invoice: Option<String>,
    /// Change that waits for its payment.
    #[serde(default)]
    pub(crate) pending_update: Option<serde_json::Value>,
}

impl Subscription {
    /// Returns the end of the period that is paid for.
    pub(crate) fn period_end(&self) -> Option<Timestamp> {
        self.items.data.iter().filter_map(|item| item.current_period_end).max()
    }
}

/// Invoice.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Invoice {
    pub(crate) id: String,
    #[serde(default)]
    pub(crate) number: Option<String>,
    #[serde(default, deserialize_with = "seconds")]
    pub(crate) created: Option<Timestamp>,
    #[serde(default)]
    pub(crate) total: i64,
    #[serde(default)]
    pub(crate) amount_paid: i64,
    pub(crate) currency: String,
    #[serde(default)]
    pub(crate) status: Option<String>,
    #[serde(default)]
    pub(crate) hosted_invoice_url: Option<String>,
    #[serde(default, rename = "invoice_pdf")]
    pub(crate) pdf_url: Option<String>,
}

/// Invoice as it would be.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Preview {
    #[serde(default)]
    pub(crate) amount_due: i64,
    #[serde(default, deserialize_with = "seconds")]
    pub(crate) next_payment_attempt: Option<Timestamp>,
    pub(crate) lines: List<Line>,
}

/// Line of an invoice.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Line {
    pub(crate) amount: i64,
    #[serde(default)]
    pub(crate) period: Period,
    #[serde(default)]
    pricing: Option<Pricing>,
    #[serde(default)]
    parent: Option<Parent>,
}

/// Period of a line.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
pub(crate) struct Period {
    #[serde(default, deserialize_with = "seconds")]
    pub(crate) start: Option<Timestamp>,
    #[serde(default, deserialize_with = "seconds")]
    pub(crate) end: Option<Timestamp>,
}

#[derive(Clone, Debug, Deserialize)]
struct Pricing {
    price_details: Option<PriceDetails>,
}

#[derive(Clone, Debug, Deserialize)]
struct PriceDetails {
    price: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
struct Parent {
    subscription_item_details: Option<Details>,
    invoice_item_details: Option<Details>,
}

#[derive(Clone, Debug, Deserialize)]
struct Details {
    #[serde(default)]
    proration: bool,
}

impl Line {
    /// Returns the id of the price.
    pub(crate) fn price(&self) -> Option<&str> {
        self.pricing.as_ref()?.price_details.as_ref()?.price.as_deref()
    }

    /// Returns true for the settlement of a part of a period.
    pub(crate) fn is_proration(&self) -> bool {
        let details = |parent: &Parent| {
            let details = parent.subscription_item_details.as_ref().or(parent.invoice_item_details.as_ref());
            details.is_some_and(|details| details.proration)
        };
        self.parent.as_ref().is_some_and(details)
    }
}

/// Payment of an invoice.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct InvoicePayment {
    #[serde(default)]
    pub(crate) payment: Payment,
}

/// Means of a payment.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct Payment {
    #[serde(default)]
    pub(crate) payment_intent: Option<String>,
}

/// Webhook endpoint.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct WebhookEndpoint {
    pub(crate) url: String,
    #[serde(default)]
    pub(crate) status: Option<String>,
}
