//! Preview and change of a subscription, cancelation and its withdrawal.

use api::{App, Error, Kind};
use audit::{Act, Actor};
use jiff::{Timestamp, ToSpan, tz::TimeZone};
use orgs::{OrgId, plans::Interval};
use serde_json::json;

use crate::{
    billing::Billing,
    catalog::{amount_of, by_key},
    checkout::{call, check_payer, no_prices},
    events::{BillingCanceled, BillingChangeRequested, BillingResumed},
    overview::choice_of,
    price_ids::prices,
    queries,
    rules::{
        changes::{is_smaller, items, months},
        translation::subscription_terms,
        validation::{check, is_recent},
    },
    stripe::{Form, Invoice, Line, Preview as StripePreview, Subscription},
    sync::write,
    types::{BillingRow, Choice, LineText, OverLimits, Preview, PreviewLine, StepKind},
};

/// Running subscription of an organization.
struct Running {
    row: BillingRow,
    customer: String,
    subscription: Subscription,
    before: Choice,
}

fn no_subscription() -> Error {
    Error::new(Kind::Conflict, "no_subscription", "This organization has no plan yet. Choose one in Settings > Plan.")
}

async fn running(app: &App, billing: &Billing, org: &OrgId) -> api::Result<Running> {
    let stripe = billing.stripe()?;
    check_payer(app, org, app.now()).await?;
    let row = queries::find_row(&app.db, org).await?.filter(BillingRow::is_live).ok_or_else(no_subscription)?;
    let (Some(customer), Some(id)) = (row.customer_id.clone(), row.subscription_id.clone()) else {
        return Err(no_subscription());
    };
    let subscription: Subscription = stripe.get(&format!("/v1/subscriptions/{id}"), &Form::default()).await?;
    let before = subscription_terms(&subscription).choice().or(choice_of(&row)).ok_or_else(no_subscription)?;
    Ok(Running { row, customer, subscription, before })
}

impl Running {
    fn is_trial(&self) -> bool {
        self.subscription.status == "trialing"
    }

    /// Returns the form of a change to `after`, without the ids of the subscription.
    async fn form(
        &self,
        app: &App,
        billing: &Billing,
        after: &Choice,
        proration_at: Timestamp,
    ) -> api::Result<(Form, bool)> {
        check(after)?;
        if after.currency != self.before.currency {
            let detail = "A subscription’s currency can’t be changed.";
            let params = json!({ "currency": self.before.currency });
            return Err(Error::new(Kind::Conflict, "other_currency", detail).with_params(params));
        }
        if *after == self.before {
            return Err(Error::new(Kind::Conflict, "no_change", "You’re already on this plan."));
        }
        let is_smaller = is_smaller(&self.before, after);
        let behavior = match (self.is_trial(), is_smaller) {
            (true, _) => "none",
            (false, true) => "create_prorations",
            (false, false) => "always_invoice",
        };
        let prices = prices(billing, app.now()).await?;
        let items = items(&self.subscription.items.data, after, &prices).ok_or_else(no_prices)?;
        let form = items.with("proration_behavior", behavior);
        // Nothing is settled in a trial, and Stripe takes no date then.
        let form = if self.is_trial() { form } else { form.with("proration_date", proration_at.as_second()) };
        Ok((form, is_smaller))
    }
}

/// Returns what a change would cost at this moment.
pub(crate) async fn preview(app: &App, billing: &Billing, org: &OrgId, after: &Choice) -> api::Result<Preview> {
    check(after)?;
    let running = running(app, billing, org).await?;
    let proration_at = Timestamp::from_second(app.now().as_second()).unwrap_or_default();
    let (form, is_smaller) = running.form(app, billing, after, proration_at).await?;
    let query = Form::default()
        .with("customer", &running.customer)
        .with("subscription", &running.subscription.id)
        .and(form.inside("subscription_details"));
    // A preview changes nothing, so its key only has to differ from others.
    let key = crate::checkout::key(&["preview", &query.encoded()]);
    let stripe_preview: StripePreview = billing.stripe()?.post("/v1/invoices/create_preview", &query, &key).await?;
    let prices = prices(billing, app.now()).await?;
    let product = |id: &str| {
        let key = prices.iter().find(|(_, price)| *price == id).map(|(key, _)| key.clone());
        let old = running.subscription.items.data.iter().find(|item| item.price.id == id);
        let key = key.or_else(|| old.and_then(|item| item.price.key()).map(ToOwned::to_owned));
        key.and_then(|key| by_key(&key)).map(|offer| offer.product.name())
    };
    let line = |line: &Line| PreviewLine {
        text_key: match (line.is_proration(), line.amount < 0) {
            (true, true) => LineText::Unused,
            (true, false) => LineText::Remaining,
            (false, _) => LineText::Period,
        },
        product: line.price().and_then(product),
        amount: line.amount,
        from: line.period.start,
        to: line.period.end,
    };
    let lines: Vec<PreviewLine> = stripe_preview.lines.data.iter().map(line).collect();
    let is_now = !is_smaller && !running.is_trial();
    // A payment at once takes the credits into account; a rest is left when they are larger.
    let settled: i64 =
        stripe_preview.lines.data.iter().filter(|line| is_now || line.is_proration()).map(|line| line.amount).sum();
    let period_end = running.subscription.period_end();
    let next_at = match is_now {
        true if after.interval != running.before.interval => period_from(proration_at, after.interval),
        true => period_end,
        false => stripe_preview.next_payment_attempt.or(period_end),
    };
    Ok(Preview {
        due_now: if is_now { stripe_preview.amount_due.max(0) } else { 0 },
        credit: (-settled).max(0),
        next_amount: if is_now { amount_of(after) } else { stripe_preview.amount_due },
        next_at,
        currency: running.before.currency,
        proration_at,
        lines,
        is_smaller,
        over: over(app, org, after).await?,
    })
}

fn period_from(start: Timestamp, interval: Interval) -> Option<Timestamp> {
    start.to_zoned(TimeZone::UTC).checked_add(months(interval).months()).ok().map(|end| end.timestamp())
}

/// Returns the number of locations and pages over the limits of a plan; `None` when there are none.
async fn over(app: &App, org: &OrgId, after: &Choice) -> api::Result<Option<OverLimits>> {
    let includes = after.plan.includes(after.list);
    let mut tx = app.db.begin().await?;
    let used = locations::count_of_plan(&mut tx, org).await?;
    let pages = queries::live_pages(&mut tx, org).await?;
    let locations = includes.locations.map_or(0, |most| (used - most - after.extra_locations).max(0));
    let pages = includes.landing_pages.map_or(0, |most| (pages - most).max(0));
    Ok((locations > 0 || pages > 0).then_some(OverLimits { locations, pages }))
}

/// Changes a subscription as a preview showed it. More is paid at once; when the payment fails, the old plan stays.
///
/// # Errors
/// 402 `card_declined`, 409 `preview_expired`.
pub(crate) async fn change(
    app: &App,
    billing: &Billing,
    (org, actor): (&OrgId, &Actor),
    after: &Choice,
    proration_at: Timestamp,
) -> api::Result<()> {
    check(after)?;
    let now = app.now();
    if !is_recent(proration_at, now) {
        let detail = "The amounts are no longer current. Review them again.";
        return Err(Error::new(Kind::Conflict, "preview_expired", detail));
    }
    let running = running(app, billing, org).await?;
    let (form, is_smaller) = running.form(app, billing, after, proration_at).await?;
    let is_now = !is_smaller && !running.is_trial();
    let form = if is_now { form.with("payment_behavior", "pending_if_incomplete") } else { form };
    let act = Act::new(BillingChangeRequested)
        .on("organisation", org)
        .changed("plan", running.before.plan.as_str(), after.plan.as_str())
        .changed("extra_locations", running.before.extra_locations, after.extra_locations);
    let changed = update(app, billing, (org, actor), StepKind::Change, (&running, &form), act).await?;
    if changed.pending_update.is_none() {
        return Ok(());
    }
    // The payment failed, or waits for the bank. Stripe makes the change when its invoice is paid within 23 hours.
    let stripe = billing.stripe()?;
    let invoice: Option<Invoice> = match &changed.latest_invoice {
        Some(id) => stripe.get(&format!("/v1/invoices/{id}"), &Form::default()).await.ok(),
        None => None,
    };
    let detail = "The payment was declined. Your plan is unchanged. Pay the invoice, or use another payment method.";
    let params = json!({ "url": invoice.and_then(|invoice| invoice.hosted_invoice_url) });
    Err(Error::new(Kind::PaymentRequired, "card_declined", detail).with_params(params))
}

/// Cancels a subscription at the end of its period, or withdraws that.
pub(crate) async fn cancel(
    app: &App,
    billing: &Billing,
    (org, actor): (&OrgId, &Actor),
    is_canceled: bool,
) -> api::Result<()> {
    let running = running(app, billing, org).await?;
    let (kind, act) = if is_canceled {
        (StepKind::Cancel, Act::new(BillingCanceled))
    } else {
        (StepKind::Resume, Act::new(BillingResumed))
    };
    let form = Form::default().with("cancel_at_period_end", is_canceled);
    let act = act.on("organisation", org);
    update(app, billing, (org, actor), kind, (&running, &form), act).await.map(drop)
}

async fn update(
    app: &App,
    billing: &Billing,
    (org, actor): (&OrgId, &Actor),
    kind: StepKind,
    (running, form): (&Running, &Form),
    act: Act,
) -> api::Result<Subscription> {
    let mut tx = app.db.begin().await?;
    act.record(&mut tx, actor, app.now()).await?;
    tx.commit().await?;
    let path = format!("/v1/subscriptions/{}", running.subscription.id);
    let changed: Subscription = call(app, billing, org, kind, &path, form).await?;
    // Afterwards: an event that arrives meanwhile may have been read from Stripe before the change.
    let read_at = app.now();
    let mut tx = app.db.begin().await?;
    write(&mut tx, (app, billing), org, Some(subscription_terms(&changed)), read_at).await?;
    tx.commit().await?;
    tracing::debug!(%org, version = running.row.version, "a subscription was changed");
    Ok(changed)
}
