//! Pages at Stripe: the checkout, and the customer portal.

use api::{App, Error, FieldError, Json, Kind, Problem, Result};
use axum::{Extension, extract::State};
use orgs::{May, may::ManageBilling};
use serde_json::json;

use crate::{
    Billing,
    checkout::{checkout, key, language},
    overview::state,
    queries,
    rules::validation::is_id,
    stripe::{Form, Session},
    sync::{PLAN_PAGE, sync},
    types::{self, BillingReturn, Choice, Flow, Link, OpenedCheckout, PortalRequest},
};

/// Maximum characters of an id.
const MAX_ID: usize = 255;

/// Opens the checkout of a new subscription.
#[utoipa::path(post, path = "/billing/checkout", operation_id = "open_billing_checkout", tag = "billing",
    extensions(("x-permission" = json!("manage_billing"))), security(("session" = [])),
    request_body = Choice,
    responses((status = 200, body = OpenedCheckout), (status = 404, body = Problem, description = "billing_off"),
        (status = 409, body = Problem, description = "already_subscribed, agency_pays, plan_given, demo, billing_busy"),
        (status = 422, body = Problem), (status = 503, body = Problem)))]
pub(super) async fn open_billing_checkout(
    member: May<ManageBilling>,
    State(app): State<App>,
    Extension(billing): Extension<Billing>,
    Json(choice): Json<Choice>,
) -> Result<Json<OpenedCheckout>> {
    billing.count_request(&member.org)?;
    checkout(&app, &billing, (&member.org, &member.user, &member.actor), &choice).await.map(Json)
}

/// Reads the subscription from Stripe after the return from the checkout.
#[utoipa::path(post, path = "/billing/checkout/return", operation_id = "return_from_billing_checkout", tag = "billing",
    extensions(("x-permission" = json!("manage_billing"))), security(("session" = [])),
    request_body = BillingReturn,
    responses((status = 200, body = types::Billing), (status = 404, body = Problem), (status = 422, body = Problem),
        (status = 503, body = Problem)))]
pub(super) async fn return_from_billing_checkout(
    member: May<ManageBilling>,
    State(app): State<App>,
    Extension(billing): Extension<Billing>,
    Json(returned): Json<BillingReturn>,
) -> Result<Json<types::Billing>> {
    if returned.session_id.is_empty() || returned.session_id.len() > MAX_ID {
        let error = FieldError::new("session_id", "invalid_length", "Use 1 to 255 characters.");
        return Err(Error::invalid(vec![error.with_params(json!({ "min": 1, "max": MAX_ID }))]));
    }
    billing.count_request(&member.org)?;
    let stripe = billing.stripe()?;
    if !is_id(&returned.session_id, "cs_") {
        return Err(Error::not_found());
    }
    let row = queries::find_row(&app.db, &member.org).await?;
    let customer = row.and_then(|row| row.customer_id).ok_or_else(Error::not_found)?;
    let path = format!("/v1/checkout/sessions/{}", returned.session_id);
    let session: Session = match stripe.get(&path, &Form::default()).await {
        Err(crate::stripe::Failure::Missing) => return Err(Error::not_found()),
        session => session?,
    };
    let is_theirs = session.customer.as_ref() == Some(&customer)
        && session.client_reference_id.as_deref().is_none_or(|org| org == member.org.as_str());
    if !is_theirs {
        return Err(Error::not_found());
    }
    sync(&app, &billing, &member.org, &customer).await?;
    state(&app, &member.org).await.map(Json)
}

/// Opens the customer portal.
#[utoipa::path(post, path = "/billing/portal", operation_id = "open_billing_portal", tag = "billing",
    extensions(("x-permission" = json!("manage_billing"))), security(("session" = [])),
    request_body = PortalRequest,
    responses((status = 200, body = Link), (status = 404, body = Problem, description = "billing_off"),
        (status = 409, body = Problem, description = "no_subscription"), (status = 422, body = Problem),
        (status = 503, body = Problem)))]
pub(super) async fn open_billing_portal(
    member: May<ManageBilling>,
    State(app): State<App>,
    Extension(billing): Extension<Billing>,
    Json(request): Json<PortalRequest>,
) -> Result<Json<Link>> {
    billing.count_request(&member.org)?;
    let stripe = billing.stripe()?;
    let row = queries::find_row(&app.db, &member.org).await?;
    let Some(customer) = row.and_then(|row| row.customer_id) else {
        let detail = "This organization has no plan yet. Choose one in Settings > Plan.";
        return Err(Error::new(Kind::Conflict, "no_subscription", detail));
    };
    let language = language(&app, &member.org, &member.user).await?;
    let flow = match request.flow {
        Flow::PaymentMethod => Some("payment_method_update"),
        Flow::Customer => Some("customer_update"),
        Flow::Home => None,
    };
    let form = Form::default()
        .with("customer", customer)
        .with("return_url", format!("{}{PLAN_PAGE}", app.site.url))
        .with("locale", language.code())
        .maybe("flow_data[type]", flow);
    // Each request gets a session of its own: the address of an earlier one may have expired.
    let key = key(&["portal", &form.encoded(), &app.now().as_nanosecond().to_string()]);
    stripe.post("/v1/billing_portal/sessions", &form, &key).await.map_err(Error::from).and_then(|session: Session| {
        let url = session.url.ok_or_else(|| Error::internal("the portal has no address"))?;
        Ok(Json(Link { url }))
    })
}
