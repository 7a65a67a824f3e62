//! Preview of a change.

use jiff::Timestamp;
use serde::Serialize;
use utoipa::ToSchema;

use super::Currency;

/// Kind of a line of a preview.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = PreviewLineText)]
pub(crate) enum LineText {
    /// Credit for the unused part of a period.
    Unused,
    /// Remaining part of a period.
    Remaining,
    /// Whole period.
    Period,
}

/// Line of a preview.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct PreviewLine {
    /// Kind of the line.
    pub(crate) text_key: LineText,
    /// Product, as in `GET /billing/prices`; null for one that is no longer sold.
    #[schema(required)]
    pub(crate) product: Option<String>,
    /// Amount in the smallest unit of the currency, negative for a credit, before taxes.
    pub(crate) amount: i64,
    /// Beginning of the period.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) from: Option<Timestamp>,
    /// End of the period.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) to: Option<Timestamp>,
}

/// Numbers over the limits of the new plan. Nothing is deleted and all can be edited; locations cannot be added.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(crate) struct OverLimits {
    /// Locations.
    pub(crate) locations: i64,
    /// Published landing pages.
    pub(crate) pages: i64,
}

/// Cost of a change.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = BillingPreview)]
pub(crate) struct Preview {
    /// Amount that is paid at once, with taxes, in the smallest unit of the currency.
    pub(crate) due_now: i64,
    /// Credit that the next invoices take into account, before taxes.
    pub(crate) credit: i64,
    /// Amount of the next regular invoice: before taxes when something is paid at once, else with taxes and the credit.
    pub(crate) next_amount: i64,
    /// Time of the next regular invoice.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) next_at: Option<Timestamp>,
    /// Currency of the subscription.
    pub(crate) currency: Currency,
    /// Time of the settlement, to be passed to the change.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) proration_at: Timestamp,
    /// Lines of the settlement.
    pub(crate) lines: Vec<PreviewLine>,
    /// True for a change to something smaller: nothing is paid at once, and the credit is on the next invoice.
    pub(crate) is_smaller: bool,
    /// Things in use beyond the new plan; null if everything fits.
    #[schema(required)]
    pub(crate) over: Option<OverLimits>,
}
