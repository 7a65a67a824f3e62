//! SQL of events of Stripe.

use db::{Result, Tx, query};
use jiff::Timestamp;

/// Adds an event. Returns false when it has arrived before.
pub(crate) async fn add_event(
    tx: &mut Tx,
    (id, kind): (&str, &str),
    object: Option<&str>,
    customer: Option<&str>,
    now: Timestamp,
) -> Result<bool> {
    let added = query!(
        "insert into stripe_events (id, type, object_id, customer_id, received_at) values ($1, $2, $3, $4, $5)
         on conflict (id) do nothing",
        id,
        kind,
        object,
        customer,
        now
    );
    Ok(added.run(tx).await? > 0)
}
