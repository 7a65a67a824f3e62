//! State, prices and invoices.

use api::{App, Error, FieldError, Json, Page, Problem, Query, Result};
use axum::{Extension, extract::State};
use orgs::{
    May,
    may::{SeeBilling, SeePlan},
    plans::TRIAL_DAYS,
};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{
    Billing,
    catalog::{self, Offer},
    overview::state,
    queries,
    rules::validation::is_id,
    stripe::{Form, Invoice as StripeInvoice, List},
    types::{self, BillingPrice, BillingPrices, Invoice, InvoiceState},
};

/// Invoices per page.
const MAX_INVOICES: i64 = 20;

/// Position in the list of invoices.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Position {
    /// `next_cursor` of the page before.
    #[param(max_length = 255)]
    cursor: Option<String>,
}

/// Returns the subscription of the organization.
#[utoipa::path(get, path = "/billing", operation_id = "get_billing", tag = "billing",
    extensions(("x-permission" = json!("see_billing"))),
    responses((status = 200, body = types::Billing), (status = 404, body = Problem, description = "billing_off")))]
pub(super) async fn get_billing(
    member: May<SeeBilling>,
    State(app): State<App>,
    Extension(billing): Extension<Billing>,
) -> Result<Json<types::Billing>> {
    billing.stripe()?;
    state(&app, &member.org).await.map(Json)
}

/// Returns all prices.
#[utoipa::path(get, path = "/billing/prices", operation_id = "list_billing_prices", tag = "billing",
    extensions(("x-permission" = json!("see_plan"))),
    responses((status = 200, body = BillingPrices), (status = 404, body = Problem, description = "billing_off")))]
pub(super) async fn list_billing_prices(
    _: May<SeePlan>,
    Extension(billing): Extension<Billing>,
) -> Result<Json<BillingPrices>> {
    billing.stripe()?;
    let price = |offer: &Offer| BillingPrice {
        key: offer.key(),
        product: offer.product.name(),
        interval: offer.interval,
        usd: offer.amount,
        eur: offer.amount,
    };
    Ok(Json(BillingPrices { trial_days: TRIAL_DAYS, items: catalog::all().iter().map(price).collect() }))
}

/// Returns a page of invoices, newest first.
#[utoipa::path(get, path = "/billing/invoices", operation_id = "list_billing_invoices", tag = "billing",
    extensions(("x-permission" = json!("see_billing"))),
    params(Position),
    responses((status = 200, body = Page<Invoice>), (status = 404, body = Problem, description = "billing_off"),
        (status = 422, body = Problem), (status = 503, body = Problem)))]
pub(super) async fn list_billing_invoices(
    member: May<SeeBilling>,
    State(app): State<App>,
    Extension(billing): Extension<Billing>,
    Query(position): Query<Position>,
) -> Result<Json<Page<Invoice>>> {
    billing.count_request(&member.org)?;
    let stripe = billing.stripe()?;
    let cursor = position.cursor.filter(|cursor| !cursor.is_empty());
    if cursor.as_ref().is_some_and(|cursor| !is_id(cursor, "in_")) {
        return Err(Error::invalid(vec![FieldError::new("cursor", "invalid_cursor", "This isn’t a cursor.")]));
    }
    let row = queries::find_row(&app.db, &member.org).await?;
    let Some(customer) = row.and_then(|row| row.customer_id) else {
        return Ok(Json(Page { items: Vec::new(), next_cursor: None }));
    };
    let query = Form::default().with("customer", customer).with("limit", MAX_INVOICES).maybe("starting_after", cursor);
    let invoices: List<StripeInvoice> = stripe.get("/v1/invoices", &query).await?;
    let next_cursor = invoices.data.last().filter(|_| invoices.has_more).map(|last| last.id.clone());
    Ok(Json(Page { items: invoices.data.into_iter().map(invoice).collect(), next_cursor }))
}

fn invoice(billed: StripeInvoice) -> Invoice {
    Invoice {
        state: InvoiceState::of(billed.status.as_deref()),
        id: billed.id,
        number: billed.number,
        created_at: billed.created,
        total: billed.total,
        currency: billed.currency,
        url: billed.hosted_invoice_url,
        pdf_url: billed.pdf_url,
    }
}
