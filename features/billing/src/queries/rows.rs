//! SQL of subscriptions.

use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;
use orgs::OrgId;

use crate::types::{BillingRow, SubscriptionTerms};

/// Returns the row of an organization.
pub(crate) async fn find_row(on: impl Run, org: &OrgId) -> Result<Option<BillingRow>> {
    query!(
        BillingRow,
        "select customer_id, subscription_id, session_id, plan, list, every, currency, status, extra_locations,
                custom_reporting, premium_support, period_end, trial_end, cancel_at, past_due_since, version
         from org_billing where org_id = $1",
        org
    )
    .lookup()
    .find(on)
    .await
}

/// Adds the row of an organization, unless there is one, and locks it.
pub(crate) async fn ensure_row(tx: &mut Tx, org: &OrgId) -> Result<()> {
    query!(
        "insert into org_billing (org_id) values ($1) on conflict (org_id) do update set version = org_billing.version",
        org
    )
    .run(tx)
    .await
    .map(drop)
}

/// Stores the customer of an organization, unless it has one.
pub(crate) async fn set_customer(tx: &mut Tx, org: &OrgId, customer: &str) -> Result<bool> {
    let changed =
        query!("update org_billing set customer_id = $2 where org_id = $1 and customer_id is null", org, customer);
    Ok(changed.run(tx).await? > 0)
}

/// Stores the checkout that was opened last.
pub(crate) async fn set_session(tx: &mut Tx, org: &OrgId, session: &str) -> Result<()> {
    query!("update org_billing set session_id = $2 where org_id = $1", org, session).run(tx).await.map(drop)
}

/// Returns the organization of a customer.
pub(crate) async fn org_of_customer(on: impl Run, customer: &str) -> Result<Option<OrgId>> {
    let row = query!((OrgId,), "select org_id from org_billing where customer_id = $1", customer);
    Ok(row.lookup().find(on).await?.map(|(org,)| org))
}

/// Writes what Stripe said about the subscription when it was asked at `read_at`, unless a later answer is written.
pub(crate) async fn write_subscription_terms(
    tx: &mut Tx,
    org: &OrgId,
    terms: &SubscriptionTerms,
    past_due_since: Option<Timestamp>,
    read_at: Timestamp,
) -> Result<bool> {
    let changed = query!(
        "update org_billing set subscription_id = $2, plan = $3, list = $4, every = $5, currency = $6, status = $7,
             extra_locations = $8, custom_reporting = $9, premium_support = $10, period_end = $11, trial_end = $12,
             cancel_at = $13, past_due_since = $14, read_at = $15, version = version + 1,
             reminders = case when $16 then reminders else 0 end
         where org_id = $1 and (read_at is null or read_at <= $15)",
        org,
        terms.subscription_id.as_str(),
        terms.plan,
        terms.list,
        terms.every,
        terms.currency,
        terms.status.as_str(),
        terms.extra_locations,
        terms.custom_reporting,
        terms.premium_support,
        terms.period_end,
        terms.trial_end,
        terms.cancel_at,
        past_due_since,
        read_at,
        past_due_since.is_some()
    );
    Ok(changed.run(tx).await? > 0)
}

/// Notes that Stripe was asked.
pub(crate) async fn write_read(tx: &mut Tx, org: &OrgId, read_at: Timestamp) -> Result<()> {
    query!("update org_billing set read_at = $2 where org_id = $1 and (read_at is null or read_at <= $2)", org, read_at)
        .run(tx)
        .await
        .map(drop)
}

/// Returns organizations with a customer after `after`, in the order of their ids.
pub(crate) async fn customers(db: &Db, after: &str, limit: i64) -> Result<Vec<(OrgId, String)>> {
    query!(
        (OrgId, String),
        "select org_id, customer_id from org_billing where customer_id is not null and org_id > $1
         order by org_id limit $2",
        after,
        limit
    )
    .all(db)
    .await
}

/// Returns the organizations with a failed payment, since when it failed, and the number of emails about it.
pub(crate) async fn late(db: &Db) -> Result<Vec<(OrgId, Timestamp, i64)>> {
    query!(
        (OrgId, Timestamp, i64),
        "select org_id, past_due_since, reminders from org_billing
         where past_due_since is not null and status = 'past_due' order by org_id"
    )
    .all(db)
    .await
}

/// Notes an email about a failed payment. Returns false when it was sent already.
pub(crate) async fn note_reminder(tx: &mut Tx, org: &OrgId, sent: i64) -> Result<bool> {
    let changed = query!(
        "update org_billing set reminders = $2 where org_id = $1 and reminders < $2 and past_due_since is not null",
        org,
        sent
    );
    Ok(changed.run(tx).await? > 0)
}

/// Returns the number of published landing pages.
pub(crate) async fn live_pages(tx: &mut Tx, org: &OrgId) -> Result<i64> {
    let pages = query!((i64,), "select count(*) from local_pages where org_id = $1 and state = 'live'", org);
    Ok(pages.one(tx).await?.0)
}
