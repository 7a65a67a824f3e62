//! Background jobs: subscriptions are read from Stripe after events and every night, calls without an outcome are made
//! again, and emails about failed payments are sent.

use api::App;
use jiff::SignedDuration;
use jobs::{Failure, Job, Registry, Running};
use orgs::{OrgId, plans::grace_end};
use serde::Deserialize;
use serde_json::Value;

use crate::{
    billing::Billing,
    checkout::end,
    closure::CloseCustomer,
    emails::{self, Occasion},
    queries,
    queue::{FINISH_STEP, READ_SUBSCRIPTION, REMIND},
    rules::reminders,
    stripe::{Failure as Refusal, Form, Invoice},
    sync::sync,
    types::{StepId, StepKind},
};

/// Interval at which all subscriptions are compared with Stripe.
const COMPARISON_INTERVAL: SignedDuration = SignedDuration::from_hours(24);
/// Interval at which emails about failed payments are looked up.
const REMINDER_INTERVAL: SignedDuration = SignedDuration::from_hours(1);
/// Retention of the ids of events. Stripe repeats an event for three days.
const EVENT_RETENTION: SignedDuration = SignedDuration::from_hours(30 * 24);
/// Age after which Stripe may have forgotten an idempotency key.
const KEY_LIFETIME: SignedDuration = SignedDuration::from_hours(23);
/// Organizations read from the database at once.
const BATCH: i64 = 200;

/// Returns the handlers of this feature's jobs; none when billing is off.
pub fn jobs(app: &App, billing: &Billing) -> Registry {
    if !billing.is_on() {
        return Registry::new();
    }
    let (app, billing) = (app.clone(), billing.clone());
    Registry::new()
        .with(ReadSubscription { app: app.clone(), billing: billing.clone() })
        .with(CloseCustomer { billing: billing.clone() })
        .with(FinishStep { app: app.clone(), billing: billing.clone() })
        .every(COMPARISON_INTERVAL, CompareSubscriptions { app: app.clone(), billing: billing.clone() })
        .every(REMINDER_INTERVAL, RemindOfPayments { app, billing })
}

struct ReadSubscription {
    app: App,
    billing: Billing,
}

#[derive(Deserialize)]
struct Arrived {
    customer: String,
    event: String,
    object: Option<String>,
}

impl Job for ReadSubscription {
    const KIND: &'static str = READ_SUBSCRIPTION;

    async fn run(&self, running: Running) -> Result<(), Failure> {
        let Arrived { customer, event, object } = running.payload()?;
        let Some(org) = queries::org_of_customer(&self.app.db, &customer).await? else {
            // A customer of another program of the operator, or of an organization that was deleted.
            tracing::info!(customer, event, "an event of Stripe about an unknown customer");
            return Ok(());
        };
        sync(&self.app, &self.billing, &org, &customer).await?;
        let occasion = self.occasion(&org, &event, object.as_deref()).await?;
        let mut tx = self.app.db.begin().await?;
        if let Some(occasion) = occasion {
            emails::write(&mut tx, (&self.app, self.billing.sealer()), &org, &occasion).await?;
        }
        running.complete(&mut tx).await?;
        tx.commit().await?;
        Ok(())
    }
}

impl ReadSubscription {
    /// Returns the email that an event asks for.
    async fn occasion(&self, org: &OrgId, event: &str, object: Option<&str>) -> api::Result<Option<Occasion>> {
        match (event, object) {
            ("customer.subscription.trial_will_end", _) => {
                let row = queries::find_row(&self.app.db, org).await?.unwrap_or_default();
                let is_trial = row.status.as_deref() == Some("trialing");
                Ok(is_trial.then_some(Occasion::TrialEnds(row.trial_end)))
            }
            ("invoice.payment_action_required", Some(invoice)) => {
                let path = format!("/v1/invoices/{invoice}");
                let invoice: Invoice = self.billing.stripe()?.get(&path, &Form::default()).await?;
                let is_open = invoice.status.as_deref() == Some("open");
                Ok(invoice.hosted_invoice_url.filter(|_| is_open).map(Occasion::Confirm))
            }
            _ => Ok(None),
        }
    }
}

struct FinishStep {
    app: App,
    billing: Billing,
}

#[derive(Deserialize)]
struct Unfinished {
    step: StepId,
}

impl Job for FinishStep {
    const KIND: &'static str = FINISH_STEP;

    async fn run(&self, running: Running) -> Result<(), Failure> {
        let Unfinished { step } = running.payload()?;
        let org: OrgId = match running.org().map(str::parse) {
            Some(Ok(org)) => org,
            _ => return Err(Failure::Fail("the job has no organization".into())),
        };
        let Some(step) = queries::find_step(&self.app.db, &org, &step).await? else { return Ok(()) };
        let is_kept = self.app.now().duration_since(step.created_at) < KEY_LIFETIME;
        let answer = match self.billing.stripe() {
            Ok(stripe) if is_kept => {
                match stripe.post::<Value>(&step.path, &Form::read(&step.form), step.id.as_str()).await {
                    Ok(answer) => Some(answer),
                    Err(failure @ Refusal::Transient) => return Err(failure.into()),
                    Err(_) => None,
                }
            }
            // The outcome is read from the subscription instead.
            _ => None,
        };
        end(&self.app, &org, &step, answer.as_ref()).await?;
        let customer = queries::find_row(&self.app.db, &org).await?.and_then(|row| row.customer_id);
        if let Some(customer) = customer.filter(|_| step.kind != StepKind::Checkout) {
            sync(&self.app, &self.billing, &org, &customer).await?;
        }
        Ok(())
    }
}

/// Compares all subscriptions with Stripe, whose events may be lost.
struct CompareSubscriptions {
    app: App,
    billing: Billing,
}

impl Job for CompareSubscriptions {
    const KIND: &'static str = "compare_stripe_subscriptions";

    async fn run(&self, _: Running) -> Result<(), Failure> {
        let mut after = String::new();
        let mut failed = 0;
        loop {
            let part = queries::customers(&self.app.db, &after, BATCH).await?;
            let Some((last, _)) = part.last() else { break };
            after = last.to_string();
            for (org, customer) in &part {
                if let Err(error) = sync(&self.app, &self.billing, org, customer).await {
                    tracing::warn!(%org, %error, "a subscription could not be compared");
                    failed += 1;
                }
            }
        }
        let now = self.app.now();
        queries::forget_events(&self.app.db, now - EVENT_RETENTION).await?;
        queries::forget_steps(&self.app.db, now - EVENT_RETENTION).await?;
        if failed > 0 { Err(Failure::Retry(format!("{failed} subscriptions could not be compared"))) } else { Ok(()) }
    }
}

struct RemindOfPayments {
    app: App,
    billing: Billing,
}

impl Job for RemindOfPayments {
    const KIND: &'static str = REMIND;

    async fn run(&self, _: Running) -> Result<(), Failure> {
        for (org, since, sent) in queries::late(&self.app.db).await? {
            let Some(count) = reminders::due(since, sent, self.app.now()) else { continue };
            let mut tx = self.app.db.begin().await?;
            if queries::note_reminder(&mut tx, &org, count).await? {
                let occasion = Occasion::Failed(count, grace_end(since));
                emails::write(&mut tx, (&self.app, self.billing.sealer()), &org, &occasion).await?;
                tx.commit().await?;
            }
        }
        Ok(())
    }
}
