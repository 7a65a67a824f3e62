//! Types of the API, and the rows behind it.

mod choice;
mod invoice;
mod preview;
mod row;
mod state;

pub(crate) use choice::{BillingReturn, Change, Choice, Currency, Flow, PortalRequest};
pub(crate) use invoice::{Invoice, InvoiceState};
pub(crate) use preview::{LineText, OverLimits, Preview, PreviewLine};
pub(crate) use row::{BillingRow, Step, StepId, StepKind, SubscriptionTerms};
pub(crate) use state::{Billing, BillingPrice, BillingPrices, BillingState, Link, OpenedCheckout};
