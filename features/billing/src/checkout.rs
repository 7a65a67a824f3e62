//! Checkout of a new subscription, and calls to Stripe that survive the death of the process.
//!
//! A call that changes a payment is stored with its idempotency key before it is made. When its outcome is not known,
//! because the process died or Stripe did not answer, a job makes it again with the same key, which has the effect once.

use api::{App, Error, Kind};
use audit::{Act, Actor};
use jiff::{SignedDuration, Timestamp};
use jobs::NewJob;
use mail::Language;
use orgs::{OrgId, UserId, plans};
use serde_json::{Value, json};

use crate::{
    billing::Billing,
    events::BillingCheckoutOpened,
    price_ids::prices,
    queries,
    queue::FINISH_STEP,
    rules::{
        changes::line_items,
        validation::{check, trial_left},
    },
    stripe::{Created, Failure, Form, Session, Stripe},
    sync::{PLAN_PAGE, sync},
    types::{BillingRow, Choice, OpenedCheckout, Step, StepId, StepKind},
};

/// Time for which a checkout can be completed.
const CHECKOUT_LIFETIME: SignedDuration = SignedDuration::from_hours(1);
/// Time after which a job looks at the outcome of a call.
const FINISH_AFTER: SignedDuration = SignedDuration::from_mins(1);

/// Opens the checkout of a new subscription.
///
/// # Errors
/// 409 when the organization has a subscription, or does not pay itself.
pub(crate) async fn checkout(
    app: &App,
    billing: &Billing,
    (org, user, actor): (&OrgId, &UserId, &Actor),
    choice: &Choice,
) -> api::Result<OpenedCheckout> {
    check(choice)?;
    let (stripe, now) = (billing.stripe()?, app.now());
    check_payer(app, org, now).await?;
    let language = language(app, org, user).await?;
    let customer = customer(app, stripe, org, user, language).await?;
    // Stripe may know of a subscription whose event has not arrived.
    sync(app, billing, org, &customer).await?;
    let row = queries::find_row(&app.db, org).await?.unwrap_or_default();
    if row.is_live() {
        return Err(already_subscribed());
    }
    close_earlier(app, billing, org, &customer, &row).await?;
    let trial_end = if row.has_begun() { None } else { trial_left(plans::trial_end_of(&app.db, org).await?, now) };
    let prices = prices(billing, now).await?;
    let lines = line_items(choice, &prices).ok_or_else(no_prices)?;
    let form = form(app, org, &customer, choice, language, trial_end).and(lines);
    let session: Session = call(app, billing, org, StepKind::Checkout, "/v1/checkout/sessions", &form).await?;
    let mut tx = app.db.begin().await?;
    let plan = (choice.plan.as_str(), choice.list.as_str(), choice.interval.as_str());
    let act = Act::new(BillingCheckoutOpened).on("organisation", org).with("plan", plan.0).with("list", plan.1);
    act.with("interval", plan.2).record(&mut tx, actor, now).await?;
    tx.commit().await?;
    let url = session.url.ok_or_else(|| Error::internal("the checkout has no address"))?;
    Ok(OpenedCheckout { url, trial_ends_at: trial_end })
}

fn form(
    app: &App,
    org: &OrgId,
    customer: &str,
    choice: &Choice,
    language: Language,
    trial_end: Option<Timestamp>,
) -> Form {
    let page = format!("{}{PLAN_PAGE}", app.site.url);
    let is_yearly = choice.interval == plans::Interval::Year;
    let form = Form::default()
        .with("mode", "subscription")
        .with("customer", customer)
        .with("client_reference_id", org)
        .with("currency", choice.currency.as_str())
        .with("subscription_data[metadata][org_id]", org)
        .with("payment_method_collection", "if_required")
        .with("allow_promotion_codes", true)
        .with("automatic_tax[enabled]", true)
        .with("tax_id_collection[enabled]", true)
        .with("customer_update[address]", "auto")
        .with("customer_update[name]", "auto")
        .with("billing_address_collection", "required")
        .with("locale", language.code())
        .with("success_url", format!("{page}?paid={{CHECKOUT_SESSION_ID}}"))
        .with("cancel_url", page)
        .with("expires_at", (app.now() + CHECKOUT_LIFETIME).as_second());
    // Debits of bank accounts are for yearly plans: the price page says so.
    let form = if is_yearly { form } else { form.with("excluded_payment_method_types[0]", "us_bank_account") };
    match trial_end {
        None => form,
        Some(end) => form
            .with("subscription_data[trial_end]", end.as_second())
            .with("subscription_data[trial_settings][end_behavior][missing_payment_method]", "pause"),
    }
}

/// Checks that an organization pays itself.
///
/// # Errors
/// 409: `agency_pays`, `plan_given`, `demo`.
pub(crate) async fn check_payer(app: &App, org: &OrgId, now: Timestamp) -> api::Result<()> {
    let refused = |code, detail: &str| Err(Error::new(Kind::Conflict, code, detail));
    if let Some(agency) = plans::payer(&app.db, org).await? {
        let detail = "This organization uses the plan of its agency.";
        let params = json!({ "agency": agency.name });
        return Err(Error::new(Kind::Conflict, "agency_pays", detail).with_params(params));
    }
    if orgs::is_demo(&app.db, org).await? {
        return refused("demo", "A demo has everything, and ends by itself.");
    }
    if plans::is_given(&app.db, org, now).await? {
        return refused("plan_given", "This organization has a plan from the operator of the site.");
    }
    Ok(())
}

pub(crate) fn already_subscribed() -> Error {
    let detail = "This organization already has a plan. Change it in Settings > Plan.";
    Error::new(Kind::Conflict, "already_subscribed", detail)
}

pub(crate) fn no_prices() -> Error {
    tracing::error!("prices are missing at Stripe; run `vitrine billing setup`");
    let detail = "The payment service can’t do this right now. Nothing was changed. Try again later.";
    Error::new(Kind::Unavailable, "billing_unavailable", detail)
}

/// Returns the language of pages at Stripe.
pub(crate) async fn language(app: &App, org: &OrgId, user: &UserId) -> api::Result<Language> {
    let mut tx = app.db.begin().await?;
    Ok(orgs::language_of(&mut tx, org, user).await?)
}

/// Returns the customer of an organization, which is created before its first checkout.
async fn customer(app: &App, stripe: &Stripe, org: &OrgId, user: &UserId, language: Language) -> api::Result<String> {
    if let Some(customer) = queries::find_row(&app.db, org).await?.and_then(|row| row.customer_id) {
        return Ok(customer);
    }
    let name = orgs::name_of(&app.db, org).await?.ok_or_else(Error::not_found)?;
    let email = auth::find_user(&app.db, user).await?.ok_or_else(Error::not_found)?.email;
    let form = Form::default()
        .with("name", name)
        .with("email", email)
        .with("preferred_locales[0]", language.code())
        .with("metadata[org_id]", org);
    let key = key(&["customer", org.as_str(), &form.encoded()]);
    let created: Created = stripe.post("/v1/customers", &form, &key).await?;
    let mut tx = app.db.begin().await?;
    queries::ensure_row(&mut tx, org).await?;
    queries::set_customer(&mut tx, org, &created.id).await?;
    tx.commit().await?;
    // A concurrent request may have been first.
    let row = queries::find_row(&app.db, org).await?;
    row.and_then(|row| row.customer_id).ok_or_else(|| Error::internal("the customer was not stored"))
}

/// Makes sure that nothing earlier can still be paid: an open checkout expires, and a subscription that pauses ends.
async fn close_earlier(app: &App, billing: &Billing, org: &OrgId, customer: &str, row: &BillingRow) -> api::Result<()> {
    let stripe = billing.stripe()?;
    if let Some(session) = &row.session_id {
        let path = format!("/v1/checkout/sessions/{session}");
        let open_session: Option<Session> = unless_missing(stripe.get(&path, &Form::default()).await)?;
        if open_session.is_some_and(|session| session.status.as_deref() == Some("open")) {
            let expired: Result<Value, Failure> =
                stripe.post(&format!("{path}/expire"), &Form::default(), &key(&["expire", session])).await;
            match expired {
                Ok(_) => {}
                Err(failure) if failure.is_transient() => return Err(failure.into()),
                Err(_) => {
                    // It was completed in between.
                    sync(app, billing, org, customer).await?;
                    let row = queries::find_row(&app.db, org).await?.unwrap_or_default();
                    return if row.is_live() { Err(already_subscribed()) } else { Ok(()) };
                }
            }
        }
    }
    let has_ended = matches!(row.status.as_deref(), None | Some("canceled" | "incomplete_expired"));
    if let Some(subscription) = row.subscription_id.as_ref().filter(|_| !has_ended) {
        let _: Option<Value> = unless_missing(stripe.delete(&format!("/v1/subscriptions/{subscription}")).await)?;
    }
    Ok(())
}

fn unless_missing<T>(result: Result<T, Failure>) -> Result<Option<T>, Failure> {
    match result {
        Ok(value) => Ok(Some(value)),
        Err(Failure::Missing) => Ok(None),
        Err(failure) => Err(failure),
    }
}

/// Returns an idempotency key of parts.
pub(crate) fn key(parts: &[&str]) -> String {
    use sha2::{Digest, Sha256};
    use std::fmt::Write;
    let hash = Sha256::digest(parts.join("\n"));
    hash.iter().fold("vitrine-".to_owned(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Makes a call that changes a payment exactly once, even when this process is killed.
///
/// # Errors
/// 409 `billing_busy` while the outcome of another call is not known.
pub(crate) async fn call<T: serde::de::DeserializeOwned>(
    app: &App,
    billing: &Billing,
    org: &OrgId,
    kind: StepKind,
    path: &str,
    form: &Form,
) -> api::Result<T> {
    let stripe = billing.stripe()?;
    let step = open(app, org, kind, path, form).await?;
    let answer: Value = match stripe.post(path, form, step.id.as_str()).await {
        Ok(answer) => answer,
        Err(failure) => {
            if !failure.is_transient() {
                end(app, org, &step, None).await?;
            }
            return Err(failure.into());
        }
    };
    end(app, org, &step, Some(&answer)).await?;
    serde_json::from_value(answer).map_err(Error::internal)
}

async fn open(app: &App, org: &OrgId, kind: StepKind, path: &str, form: &Form) -> api::Result<Step> {
    let now = app.now();
    let mut tx = app.db.begin().await?;
    queries::ensure_row(&mut tx, org).await?;
    if let Some(open) = queries::open_step(&mut tx, org).await? {
        if open.path == path && open.form == form.encoded() {
            return Ok(open);
        }
        let detail = "Another plan change is in progress. Try again in a minute.";
        return Err(Error::new(Kind::Conflict, "billing_busy", detail).with_retry_after(60));
    }
    let step = Step { id: StepId::new(now), kind, path: path.to_owned(), form: form.encoded(), created_at: now };
    queries::add_step(&mut tx, org, &step).await?;
    let payload = json!({ "step": step.id });
    let job = NewJob {
        org: Some(org.as_str()),
        key: Some(step.id.as_str()),
        run_at: Some(now + FINISH_AFTER),
        max_attempts: 30,
        ..NewJob::new(FINISH_STEP, payload)
    };
    jobs::enqueue(&mut tx, &job, now).await?;
    tx.commit().await?;
    Ok(step)
}

/// Notes the outcome of a call.
pub(crate) async fn end(app: &App, org: &OrgId, step: &Step, answer: Option<&Value>) -> api::Result<()> {
    let mut tx = app.db.begin().await?;
    let session = answer.and_then(|answer| answer["id"].as_str()).filter(|_| step.kind == StepKind::Checkout);
    if let Some(session) = session {
        queries::set_session(&mut tx, org, session).await?;
    }
    queries::end_step(&mut tx, org, &step.id, answer.is_some()).await?;
    tx.commit().await?;
    Ok(())
}
