//! Changes of the subscription.

use api::{App, Json, Problem, Result};
use axum::{Extension, extract::State};
use orgs::{May, may::ManageBilling};

use crate::{
    Billing, changes,
    overview::state,
    types::{self, Change, Choice, Preview},
};

/// Returns what a change of the subscription would cost at this moment.
#[utoipa::path(post, path = "/billing/preview", operation_id = "preview_billing", tag = "billing",
    extensions(("x-permission" = json!("manage_billing"))), security(("session" = [])),
    request_body = Choice,
    responses((status = 200, body = Preview), (status = 404, body = Problem, description = "billing_off"),
        (status = 409, body = Problem, description = "no_subscription, no_change, other_currency, agency_pays, plan_given, demo"),
        (status = 422, body = Problem), (status = 503, body = Problem)))]
pub(super) async fn preview_billing(
    member: May<ManageBilling>,
    State(app): State<App>,
    Extension(billing): Extension<Billing>,
    Json(choice): Json<Choice>,
) -> Result<Json<Preview>> {
    billing.count_request(&member.org)?;
    changes::preview(&app, &billing, &member.org, &choice).await.map(Json)
}

/// Changes the subscription as a preview showed it. More is paid at once.
#[utoipa::path(post, path = "/billing/change", operation_id = "change_billing", tag = "billing",
    extensions(("x-permission" = json!("manage_billing"))), security(("session" = [])),
    request_body = Change,
    responses((status = 200, body = types::Billing),
        (status = 402, body = Problem, description = "card_declined: the old plan stays. `url` in the parameters is the invoice, if there is one"),
        (status = 404, body = Problem, description = "billing_off"),
        (status = 409, body = Problem, description = "preview_expired, no_subscription, no_change, other_currency, agency_pays, plan_given, demo, billing_busy"),
        (status = 422, body = Problem), (status = 503, body = Problem)))]
pub(super) async fn change_billing(
    member: May<ManageBilling>,
    State(app): State<App>,
    Extension(billing): Extension<Billing>,
    Json(change): Json<Change>,
) -> Result<Json<types::Billing>> {
    billing.count_request(&member.org)?;
    let choice = change.choice();
    changes::change(&app, &billing, (&member.org, &member.actor), &choice, change.proration_at).await?;
    state(&app, &member.org).await.map(Json)
}

/// Cancels the subscription. It works until the end of its period, or of its trial.
#[utoipa::path(post, path = "/billing/cancel", operation_id = "cancel_billing", tag = "billing",
    extensions(("x-permission" = json!("manage_billing"))), security(("session" = [])),
    responses((status = 200, body = types::Billing), (status = 404, body = Problem, description = "billing_off"),
        (status = 409, body = Problem, description = "no_subscription, agency_pays, plan_given, demo, billing_busy"),
        (status = 503, body = Problem)))]
pub(super) async fn cancel_billing(
    member: May<ManageBilling>,
    State(app): State<App>,
    Extension(billing): Extension<Billing>,
) -> Result<Json<types::Billing>> {
    billing.count_request(&member.org)?;
    changes::cancel(&app, &billing, (&member.org, &member.actor), true).await?;
    state(&app, &member.org).await.map(Json)
}

/// Withdraws the cancelation of the subscription.
#[utoipa::path(post, path = "/billing/resume", operation_id = "resume_billing", tag = "billing",
    extensions(("x-permission" = json!("manage_billing"))), security(("session" = [])),
    responses((status = 200, body = types::Billing), (status = 404, body = Problem, description = "billing_off"),
        (status = 409, body = Problem, description = "no_subscription, agency_pays, plan_given, demo, billing_busy"),
        (status = 503, body = Problem)))]
pub(super) async fn resume_billing(
    member: May<ManageBilling>,
    State(app): State<App>,
    Extension(billing): Extension<Billing>,
) -> Result<Json<types::Billing>> {
    billing.count_request(&member.org)?;
    changes::cancel(&app, &billing, (&member.org, &member.actor), false).await?;
    state(&app, &member.org).await.map(Json)
}
