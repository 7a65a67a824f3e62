//! Routes under `/billing`.

mod buy;
mod change;
mod read;

use api::App;
use axum::Extension;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::billing::Billing;

/// Returns all routes about billing, to be mounted under `/api/v1`.
pub fn routes(billing: &Billing) -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(read::get_billing))
        .routes(routes!(read::list_billing_prices))
        .routes(routes!(read::list_billing_invoices))
        .routes(routes!(buy::open_billing_checkout))
        .routes(routes!(buy::return_from_billing_checkout))
        .routes(routes!(buy::open_billing_portal))
        .routes(routes!(change::preview_billing))
        .routes(routes!(change::change_billing))
        .routes(routes!(change::cancel_billing))
        .routes(routes!(change::resume_billing))
        .layer(Extension(billing.clone()))
}
