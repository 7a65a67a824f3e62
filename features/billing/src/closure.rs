//! End of the subscription of an organization that is deleted.

use db::Tx;
use jiff::Timestamp;
use jobs::{Failure, Job, NewJob, Running};
use orgs::OrgId;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::{billing::Billing, queries, stripe::Failure as Refusal};

/// Deletes the customer of an organization at Stripe, which ends its subscription, once `tx` commits.
///
/// # Errors
/// When the database fails.
pub async fn leave(tx: &mut Tx, org: &OrgId, now: Timestamp) -> db::Result<()> {
    let row = queries::find_row(&mut *tx, org).await?;
    let Some(customer) = row.and_then(|row| row.customer_id) else { return Ok(()) };
    // The job is of no organization: it runs when this one is gone.
    let job = NewJob { max_attempts: 40, ..NewJob::new(CloseCustomer::KIND, json!({ "customer": customer })) };
    jobs::enqueue(tx, &job, now).await.map(drop)
}

/// Deletes a customer at Stripe.
pub(crate) struct CloseCustomer {
    pub(crate) billing: Billing,
}

#[derive(Deserialize)]
struct CustomerPayload {
    customer: String,
}

impl Job for CloseCustomer {
    const KIND: &'static str = "close_stripe_customer";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        let CustomerPayload { customer } = running.payload()?;
        let stripe = self.billing.stripe().map_err(|error| Failure::Fail(error.to_string()))?;
        match stripe.delete::<Value>(&format!("/v1/customers/{customer}")).await {
            Ok(_) | Err(Refusal::Missing) => Ok(()),
            Err(failure) => Err(failure.into()),
        }
    }
}
