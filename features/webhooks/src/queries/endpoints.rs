//! SQL queries for endpoints and their subscriptions.

use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;
use orgs::OrgId;

use crate::{
    event::EventType,
    rules::{CheckedChange, CheckedEndpoint},
    types::{DisabledReason, Endpoint, EndpointId},
};

struct EndpointRow {
    id: EndpointId,
    url: String,
    description: String,
    is_active: bool,
    disabled_reason: Option<DisabledReason>,
    failing_since: Option<Timestamp>,
    previous_until: Option<Timestamp>,
    created_at: Timestamp,
}

impl EndpointRow {
    fn endpoint(self, subscriptions: &[(EndpointId, EventType)], now: Timestamp) -> Endpoint {
        let is_wanted = |event: &EventType| {
            subscriptions.iter().any(|(endpoint_id, wants)| *endpoint_id == self.id && wants == event)
        };
        Endpoint {
            events: EventType::to_choose().filter(is_wanted).collect(),
            id: self.id,
            url: self.url,
            description: self.description,
            is_active: self.is_active,
            disabled_reason: self.disabled_reason,
            failing_since: self.failing_since,
            previous_secret_until: self.previous_until.filter(|until| *until > now),
            created_at: self.created_at,
        }
    }
}

/// Returns the endpoints of an organization, oldest first.
pub(crate) async fn endpoints(db: &Db, org: &OrgId, now: Timestamp) -> Result<Vec<Endpoint>> {
    let rows = query!(
        EndpointRow,
        "select id, url, description, is_active, disabled_reason, failing_since, previous_until, created_at
         from webhook_endpoints where org_id = $1 order by id",
        org
    )
    .lookup()
    .all(db)
    .await?;
    let subscriptions = query!(
        (EndpointId, EventType),
        "select endpoint_id, event_type from webhook_subscriptions where org_id = $1",
        org
    )
    .lookup()
    .all(db)
    .await?;
    Ok(rows.into_iter().map(|row| row.endpoint(&subscriptions, now)).collect())
}

/// Returns an endpoint.
pub(crate) async fn endpoint(db: &Db, org: &OrgId, id: &EndpointId, now: Timestamp) -> Result<Option<Endpoint>> {
    Ok(endpoints(db, org, now).await?.into_iter().find(|endpoint| endpoint.id == *id))
}

/// Counts endpoints. Locks the organization, so that concurrent counts wait until the transaction ends.
pub(crate) async fn count(tx: &mut Tx, org: &OrgId) -> Result<i64> {
    query!((OrgId,), "select id from orgs where id = $1 for update", org).find(&mut *tx).await?;
    let count = query!((i64,), "select count(*) from webhook_endpoints where org_id = $1", org);
    Ok(count.one(tx).await?.0)
}

/// Returns the active endpoints subscribed to an event type, locked so that none is removed before the event is added.
pub(crate) async fn wanting(tx: &mut Tx, org: &OrgId, event: EventType) -> Result<Vec<EndpointId>> {
    let subscribed = query!(
        (EndpointId,),
        "select id from webhook_endpoints
         where org_id = $1 and is_active and id in
             (select endpoint_id from webhook_subscriptions where org_id = $1 and event_type = $2)
         order by id for update",
        org,
        event
    );
    Ok(subscribed.all(tx).await?.into_iter().map(|(id,)| id).collect())
}

/// Locks an endpoint; returns its `is_active`, or `None` when it does not exist.
pub(crate) async fn lock(tx: &mut Tx, org: &OrgId, id: &EndpointId) -> Result<Option<bool>> {
    let endpoint =
        query!((bool,), "select is_active from webhook_endpoints where org_id = $1 and id = $2 for update", org, id);
    Ok(endpoint.find(tx).await?.map(|(is_active,)| is_active))
}

/// Adds an endpoint with its sealed secret.
pub(crate) async fn add_endpoint(
    tx: &mut Tx,
    org: &OrgId,
    id: &EndpointId,
    new: &CheckedEndpoint,
    secret: &str,
    now: Timestamp,
) -> Result<()> {
    query!(
        "insert into webhook_endpoints (org_id, id, url, description, is_active, secret, created_at)
         values ($1, $2, $3, $4, true, $5, $6)",
        org,
        id,
        new.url.as_str(),
        &new.description,
        secret,
        now
    )
    .run(&mut *tx)
    .await?;
    subscribe(tx, org, id, &new.events).await
}

async fn subscribe(tx: &mut Tx, org: &OrgId, id: &EndpointId, events: &[EventType]) -> Result<()> {
    let rows = events.iter().map(|event| vec![org.into(), (*event).into(), id.into()]).collect();
    let insert = db::rows!("insert into webhook_subscriptions (org_id, event_type, endpoint_id) values ($1, $2, $3)");
    tx.insert_many(insert, rows).await
}

/// Changes a [locked](lock) endpoint. Setting `is_active` clears its failures.
pub(crate) async fn change(
    tx: &mut Tx,
    org: &OrgId,
    id: &EndpointId,
    change: &CheckedChange,
    is_active: Option<bool>,
) -> Result<()> {
    query!(
        "update webhook_endpoints set url = coalesce($3, url), description = coalesce($4, description)
         where org_id = $1 and id = $2",
        org,
        id,
        change.url.as_ref().map(|url| url.as_str().to_owned()),
        change.description.clone()
    )
    .run(&mut *tx)
    .await?;
    if let Some(is_active) = is_active {
        query!(
            "update webhook_endpoints
             set is_active = $3, disabled_reason = null, failing_since = null, resting_until = null
             where org_id = $1 and id = $2",
            org,
            id,
            is_active
        )
        .run(&mut *tx)
        .await?;
    }
    if let Some(events) = &change.events {
        query!("delete from webhook_subscriptions where org_id = $1 and endpoint_id = $2", org, id)
            .run(&mut *tx)
            .await?;
        subscribe(tx, org, id, events).await?;
    }
    Ok(())
}

/// Removes an endpoint and its log; false when there is none with this id.
pub(crate) async fn remove(tx: &mut Tx, org: &OrgId, id: &EndpointId) -> Result<bool> {
    Ok(query!("delete from webhook_endpoints where org_id = $1 and id = $2", org, id).run(tx).await? == 1)
}

/// Replaces the sealed secret; the previous one stays valid until `previous_until`. Returns false when there is no such
/// endpoint.
pub(crate) async fn rotate(
    tx: &mut Tx,
    org: &OrgId,
    id: &EndpointId,
    secret: &str,
    previous_until: Timestamp,
) -> Result<bool> {
    let changed = query!(
        "update webhook_endpoints set previous_secret = secret, previous_until = $4, secret = $3
         where org_id = $1 and id = $2",
        org,
        id,
        secret,
        previous_until
    );
    Ok(changed.run(tx).await? == 1)
}

/// Sealed secrets of an endpoint.
pub(crate) struct Secrets {
    pub(crate) secret: String,
    pub(crate) previous: Option<String>,
}

/// Address, state and sealed secrets of an endpoint.
pub(crate) struct Target {
    pub(crate) url: String,
    pub(crate) is_active: bool,
    pub(crate) failing_since: Option<Timestamp>,
    pub(crate) resting_until: Option<Timestamp>,
    pub(crate) secret: String,
    pub(crate) previous_secret: Option<String>,
    pub(crate) previous_until: Option<Timestamp>,
}

impl Target {
    /// Returns the sealed secrets valid at `now`.
    pub(crate) fn secrets(&self, now: Timestamp) -> Secrets {
        let is_good = self.previous_until.is_some_and(|until| until > now);
        Secrets { secret: self.secret.clone(), previous: self.previous_secret.clone().filter(|_| is_good) }
    }
}

/// Returns the address, state and sealed secrets of an endpoint.
pub(crate) async fn target(on: impl Run, org: &OrgId, id: &EndpointId) -> Result<Option<Target>> {
    query!(
        Target,
        "select url, is_active, failing_since, resting_until, secret, previous_secret, previous_until
         from webhook_endpoints where org_id = $1 and id = $2",
        org,
        id
    )
    .lookup()
    .find(on)
    .await
}

/// Clears the failures of an endpoint that accepted a message.
pub(crate) async fn succeeded(tx: &mut Tx, org: &OrgId, id: &EndpointId) -> Result<()> {
    query!(
        "update webhook_endpoints set failing_since = null, resting_until = null
         where org_id = $1 and id = $2 and failing_since is not null",
        org,
        id
    )
    .run(tx)
    .await
    .map(drop)
}

/// Records a failed attempt and the end of the endpoint's rest.
pub(crate) async fn failed(
    tx: &mut Tx,
    org: &OrgId,
    id: &EndpointId,
    failing_since: Timestamp,
    resting_until: Timestamp,
) -> Result<()> {
    query!(
        "update webhook_endpoints set failing_since = $3, resting_until = $4 where org_id = $1 and id = $2",
        org,
        id,
        failing_since,
        resting_until
    )
    .run(tx)
    .await
    .map(drop)
}

/// Ends the pause of an endpoint after a user requested a message.
pub(crate) async fn wake(tx: &mut Tx, org: &OrgId, id: &EndpointId) -> Result<()> {
    query!("update webhook_endpoints set resting_until = null where org_id = $1 and id = $2", org, id)
        .run(tx)
        .await
        .map(drop)
}

/// Switches an endpoint off; false when it was off already.
pub(crate) async fn disable(tx: &mut Tx, org: &OrgId, id: &EndpointId, reason: DisabledReason) -> Result<bool> {
    let changed = query!(
        "update webhook_endpoints set is_active = false, disabled_reason = $3
         where org_id = $1 and id = $2 and is_active",
        org,
        id,
        reason
    );
    Ok(changed.run(tx).await? == 1)
}
