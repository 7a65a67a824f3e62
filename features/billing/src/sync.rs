//! Reads the subscription of an organization from Stripe, and writes what it says. Events of Stripe arrive late, twice or
//! in any order; what Stripe answers is the state.

use api::App;
use audit::{Act, Actor};
use db::Tx;
use jiff::Timestamp;
use jobs::NewJob;
use notifications::Audience;
use orgs::{OrgId, Permission, plans::grace_end};
use serde_json::json;
use webhooks::WebhookEvent;

use crate::{
    billing::{Billing, announce},
    emails::{self, Occasion},
    events::{BillingDuplicateEnded, BillingUpdated, PaymentFailed, PlanChanged, PlanEnded},
    queries,
    queue::REMIND,
    refunds::refund_subscription,
    rules::translation::{counting, subscription_terms},
    stripe::{Failure, Form, List, Stripe, Subscription},
    types::{BillingRow, SubscriptionTerms},
};

/// Page of the dashboard about the plan.
pub(crate) const PLAN_PAGE: &str = "/dashboard/settings/plan";

/// Reads the subscription of a customer at Stripe and writes what it says. A second one that runs beside it is ended and
/// refunded.
pub(crate) async fn sync(app: &App, billing: &Billing, org: &OrgId, customer: &str) -> api::Result<()> {
    let (stripe, read_at) = (billing.stripe()?, app.now());
    let (counts, others) = counting(subscriptions(stripe, customer).await?);
    for other in others {
        end_duplicate(app, stripe, org, &other).await?;
    }
    let mut tx = app.db.begin().await?;
    write(&mut tx, (app, billing), org, counts.as_ref().map(subscription_terms), read_at).await?;
    tx.commit().await?;
    Ok(())
}

async fn subscriptions(stripe: &Stripe, customer: &str) -> Result<Vec<Subscription>, Failure> {
    let query = Form::default().with("customer", customer).with("status", "all").with("limit", 100);
    let list: List<Subscription> = stripe.get("/v1/subscriptions", &query).await?;
    // The customer is in the query; an answer about another one is not believed.
    let is_theirs = |subscription: &Subscription| {
        subscription.customer.as_deref().is_none_or(|customer_id| customer_id == customer)
    };
    Ok(list.data.into_iter().filter(is_theirs).collect())
}

async fn end_duplicate(app: &App, stripe: &Stripe, org: &OrgId, other: &Subscription) -> api::Result<()> {
    tracing::error!(%org, subscription = other.id, "an organization had two subscriptions; the newer one is refunded");
    refund_subscription(stripe, other).await?;
    let mut tx = app.db.begin().await?;
    let act = Act::new(BillingDuplicateEnded).on("organisation", org).with("subscription", other.id.as_str());
    act.record(&mut tx, &Actor::job(None::<&str>).in_log_of(org), app.now()).await?;
    tx.commit().await?;
    Ok(())
}

/// Writes what Stripe said at `read_at`, and reports what changed.
pub(crate) async fn write(
    tx: &mut Tx,
    (app, billing): (&App, &Billing),
    org: &OrgId,
    terms: Option<SubscriptionTerms>,
    read_at: Timestamp,
) -> api::Result<()> {
    queries::ensure_row(tx, org).await?;
    let before = queries::find_row(&mut *tx, org).await?.unwrap_or_default();
    let Some(after) = terms else { return Ok(queries::write_read(tx, org, read_at).await?) };
    let past_due_since = (after.status == "past_due").then(|| before.past_due_since.unwrap_or(read_at));
    if before.subscription_terms() == Some(after.clone()) && before.past_due_since == past_due_since {
        return Ok(queries::write_read(tx, org, read_at).await?);
    }
    if !queries::write_subscription_terms(tx, org, &after, past_due_since, read_at).await? {
        return Ok(());
    }
    announce(tx, org);
    let renewed = before.subscription_terms().map(|terms| SubscriptionTerms {
        period_end: after.period_end,
        trial_end: after.trial_end,
        ..terms
    });
    if renewed.as_ref() != Some(&after) || before.past_due_since != past_due_since {
        report(tx, (app, billing), org, (&before, &after), past_due_since).await?;
    }
    Ok(())
}

async fn report(
    tx: &mut Tx,
    (app, billing): (&App, &Billing),
    org: &OrgId,
    (before, after): (&BillingRow, &SubscriptionTerms),
    past_due_since: Option<Timestamp>,
) -> api::Result<()> {
    let now = app.now();
    let plan = |plan: Option<orgs::plans::Plan>| plan.map(|plan| plan.as_str().to_owned());
    let act = Act::new(BillingUpdated)
        .on("organisation", org)
        .changed("plan", plan(before.plan).as_deref(), plan(after.plan).as_deref())
        .changed("status", before.status.as_deref(), Some(after.status.as_str()))
        .changed("extra_locations", before.extra_locations, after.extra_locations);
    act.record(tx, &Actor::job(None::<&str>).in_log_of(org), now).await?;
    let changed = PlanChanged {
        plan: plan(after.plan),
        list: after.list.map(|list| list.as_str().to_owned()),
        status: after.status.clone(),
        cancel_at: after.cancel_at,
    };
    webhooks::publish(tx, org, &WebhookEvent::of(&changed)?, now).await?;
    let payers = Audience::Having(Permission::SeeBilling);
    if let (None, Some(since)) = (before.past_due_since, past_due_since) {
        let failed = PaymentFailed { pauses_at: grace_end(since) };
        notifications::notify(tx, org, &failed, payers, PLAN_PAGE, now).await?;
        let job = NewJob { key: Some("now"), ..NewJob::new(REMIND, json!({})) };
        jobs::enqueue(tx, &job, now).await?;
    }
    let has_ended = matches!(after.status.as_str(), "canceled" | "unpaid" | "paused");
    if let (true, true, Some(plan)) = (before.is_live(), has_ended, plan(after.plan)) {
        notifications::notify(tx, org, &PlanEnded { plan }, payers, PLAN_PAGE, now).await?;
    }
    if let (None, Some(at), false) = (before.cancel_at, after.cancel_at, has_ended) {
        emails::write(tx, (app, billing.sealer()), org, &Occasion::Canceled(at)).await?;
    }
    Ok(())
}

impl BillingRow {
    /// Returns the subscription terms as Stripe last returned them.
    fn subscription_terms(&self) -> Option<SubscriptionTerms> {
        Some(SubscriptionTerms {
            subscription_id: self.subscription_id.clone()?,
            plan: self.plan,
            list: self.list,
            every: self.every,
            currency: self.currency,
            status: self.status.clone()?,
            extra_locations: self.extra_locations,
            custom_reporting: self.custom_reporting,
            premium_support: self.premium_support,
            period_end: self.period_end,
            trial_end: self.trial_end,
            cancel_at: self.cancel_at,
        })
    }
}
