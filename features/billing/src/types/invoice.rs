//! Invoices.

use jiff::Timestamp;
use serde::Serialize;
use utoipa::ToSchema;

/// State of an invoice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum InvoiceState {
    /// Not final yet.
    Draft,
    /// To be paid.
    Open,
    /// Paid.
    Paid,
    /// Withdrawn.
    Void,
    /// Given up.
    Uncollectible,
}

impl InvoiceState {
    /// Reads a status of Stripe.
    pub(crate) fn of(status: Option<&str>) -> Self {
        match status {
            Some("open") => Self::Open,
            Some("paid") => Self::Paid,
            Some("void") => Self::Void,
            Some("uncollectible") => Self::Uncollectible,
            _ => Self::Draft,
        }
    }
}

/// Invoice.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = BillingInvoice)]
pub(crate) struct Invoice {
    /// Id at Stripe.
    pub(crate) id: String,
    /// Number on the invoice; null for a draft.
    #[schema(required)]
    pub(crate) number: Option<String>,
    /// Time of creation.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) created_at: Option<Timestamp>,
    /// Total with taxes, in the smallest unit of the currency.
    pub(crate) total: i64,
    /// Currency, such as `eur`.
    pub(crate) currency: String,
    /// State.
    pub(crate) state: InvoiceState,
    /// Page on which it can be viewed and paid; null for a draft.
    #[schema(required)]
    pub(crate) url: Option<String>,
    /// PDF document; null for a draft.
    #[schema(required)]
    pub(crate) pdf_url: Option<String>,
}
