//! SQL queries for deliveries and their attempts.

use api::Limit;
use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;
use orgs::OrgId;

use crate::{
    event::{EventId, EventType},
    types::{Attempt, AttemptError, AttemptId, Delivery, DeliveryState, EndpointId},
};

/// Upper bound of ids: sorts after every id.
const LATEST: &str = "~";

/// Adds an event and its deliveries, due immediately.
pub(crate) async fn add(
    tx: &mut Tx,
    org: &OrgId,
    (event, kind, body): (&EventId, EventType, &str),
    endpoints: &[EndpointId],
    now: Timestamp,
) -> Result<()> {
    query!("insert into webhook_events (org_id, id, body, created_at) values ($1, $2, $3, $4)", org, event, body, now)
        .run(&mut *tx)
        .await?;
    for endpoint in endpoints {
        query!(
            "insert into webhook_deliveries (org_id, endpoint_id, event_id, event_type, state, tries, next_at, created_at)
             values ($1, $2, $3, $4, 'waiting', 0, $5, $5)",
            org,
            endpoint,
            event,
            kind,
            now
        )
        .run(&mut *tx)
        .await?;
    }
    Ok(())
}

struct DeliveryRow {
    event_id: EventId,
    event_type: EventType,
    state: DeliveryState,
    tries: i64,
    next_at: Option<Timestamp>,
    created_at: Timestamp,
    at: Option<Timestamp>,
    duration_ms: Option<i64>,
    status: Option<i64>,
    error: Option<AttemptError>,
    response: Option<String>,
}

impl DeliveryRow {
    fn delivery(self) -> Delivery {
        let (status, error) = (self.status, self.error);
        let last = self.at.zip(self.duration_ms).map(|(at, duration_ms)| {
            let response = self.response.unwrap_or_default();
            Attempt { at, duration_ms, status, error, response }
        });
        Delivery {
            id: self.event_id,
            r#type: self.event_type,
            state: self.state,
            tries: self.tries,
            next_at: self.next_at,
            created_at: self.created_at,
            last,
        }
    }
}

/// Returns a page of deliveries to an endpoint before `before`, latest first, plus one row that shows whether more
/// follow.
pub(crate) async fn list(
    db: &Db,
    org: &OrgId,
    endpoint: &EndpointId,
    state: Option<DeliveryState>,
    before: Option<&EventId>,
    limit: Limit,
) -> Result<Vec<Delivery>> {
    let rows = query!(
        DeliveryRow,
        "select d.event_id, d.event_type, d.state, d.tries, d.next_at, d.created_at,
                a.at, a.duration_ms, a.status, a.error, a.response
         from webhook_deliveries d
         left join webhook_attempts a on a.org_id = d.org_id and a.endpoint_id = d.endpoint_id
             and a.event_id = d.event_id and a.id = d.last_attempt
         where d.org_id = $1 and d.endpoint_id = $2 and d.event_id < $3
             and (cast($4 as text) is null or d.state = $4)
         order by d.event_id desc limit $5",
        org,
        endpoint,
        before.map_or(LATEST, EventId::as_str),
        state,
        limit.and_one()
    )
    .all(db)
    .await?;
    Ok(rows.into_iter().map(DeliveryRow::delivery).collect())
}

/// Returns a delivery.
pub(crate) async fn delivery(
    on: impl Run,
    org: &OrgId,
    endpoint: &EndpointId,
    event: &EventId,
) -> Result<Option<Delivery>> {
    let row = query!(
        DeliveryRow,
        "select d.event_id, d.event_type, d.state, d.tries, d.next_at, d.created_at,
                a.at, a.duration_ms, a.status, a.error, a.response
         from webhook_deliveries d
         left join webhook_attempts a on a.org_id = d.org_id and a.endpoint_id = d.endpoint_id
             and a.event_id = d.event_id and a.id = d.last_attempt
         where d.org_id = $1 and d.endpoint_id = $2 and d.event_id = $3",
        org,
        endpoint,
        event
    )
    .lookup();
    Ok(row.find(on).await?.map(DeliveryRow::delivery))
}

/// Returns the latest 100 attempts of a delivery, latest first.
pub(crate) async fn attempts(db: &Db, org: &OrgId, endpoint: &EndpointId, event: &EventId) -> Result<Vec<Attempt>> {
    query!(
        Attempt,
        "select at, duration_ms, status, error, response from webhook_attempts
         where org_id = $1 and endpoint_id = $2 and event_id = $3 order by id desc limit 100",
        org,
        endpoint,
        event
    )
    .lookup()
    .all(db)
    .await
}

/// Returns the message body of an event.
pub(crate) async fn body(db: &Db, org: &OrgId, event: &EventId) -> Result<String> {
    let body = query!((String,), "select body from webhook_events where org_id = $1 and id = $2", org, event);
    Ok(body.lookup().one(db).await?.0)
}

/// Returns due deliveries, oldest first: event, attempts so far and body.
pub(crate) async fn due(
    db: &Db,
    org: &OrgId,
    endpoint: &EndpointId,
    now: Timestamp,
    most: i64,
) -> Result<Vec<(EventId, i64, String)>> {
    query!(
        (EventId, i64, String),
        "select d.event_id, d.tries, e.body from webhook_deliveries d
         join webhook_events e on e.org_id = d.org_id and e.id = d.event_id
         where d.org_id = $1 and d.endpoint_id = $2 and d.state = 'waiting' and d.next_at <= $3
         order by d.next_at, d.event_id limit $4",
        org,
        endpoint,
        now,
        most
    )
    .all(db)
    .await
}

/// Returns the time of the next due delivery to an endpoint.
pub(crate) async fn next_due(on: impl Run, org: &OrgId, endpoint: &EndpointId) -> Result<Option<Timestamp>> {
    let next = query!(
        (Option<Timestamp>,),
        "select next_at from webhook_deliveries
         where org_id = $1 and endpoint_id = $2 and state = 'waiting' order by next_at limit 1",
        org,
        endpoint
    );
    Ok(next.lookup().find(on).await?.and_then(|(at,)| at))
}

/// Stores the state of a delivery after an attempt; false when the delivery no longer exists.
pub(crate) async fn settle(
    tx: &mut Tx,
    (org, endpoint, event): (&OrgId, &EndpointId, &EventId),
    state: DeliveryState,
    next_at: Option<Timestamp>,
    attempt: &AttemptId,
) -> Result<bool> {
    let changed = query!(
        "update webhook_deliveries set state = $4, next_at = $5, tries = tries + 1, last_attempt = $6
         where org_id = $1 and endpoint_id = $2 and event_id = $3",
        org,
        endpoint,
        event,
        state,
        next_at,
        attempt
    );
    Ok(changed.run(tx).await? == 1)
}

/// Stores an attempt.
pub(crate) async fn record(
    tx: &mut Tx,
    (org, endpoint, event): (&OrgId, &EndpointId, &EventId),
    id: &AttemptId,
    attempt: &Attempt,
) -> Result<()> {
    query!(
        "insert into webhook_attempts (org_id, endpoint_id, event_id, id, at, duration_ms, status, error, response)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        org,
        endpoint,
        event,
        id,
        attempt.at,
        attempt.duration_ms,
        attempt.status,
        attempt.error,
        &attempt.response
    )
    .run(tx)
    .await
    .map(drop)
}

/// Restarts the attempts of a delivery, due immediately; false when there is none.
pub(crate) async fn send_again(
    tx: &mut Tx,
    org: &OrgId,
    endpoint: &EndpointId,
    event: &EventId,
    now: Timestamp,
) -> Result<bool> {
    let changed = query!(
        "update webhook_deliveries set state = 'waiting', tries = 0, next_at = $4
         where org_id = $1 and endpoint_id = $2 and event_id = $3",
        org,
        endpoint,
        event,
        now
    );
    Ok(changed.run(tx).await? == 1)
}

/// Returns active endpoints that are not resting and have had due deliveries since `before` or earlier.
pub(crate) async fn overdue(db: &Db, before: Timestamp, most: i64) -> Result<Vec<(OrgId, EndpointId)>> {
    query!(
        (OrgId, EndpointId),
        "select distinct d.org_id, d.endpoint_id from webhook_deliveries d
         join webhook_endpoints e on e.org_id = d.org_id and e.id = d.endpoint_id
         where d.state = 'waiting' and d.next_at <= $1 and e.is_active
             and (e.resting_until is null or e.resting_until <= $1)
         limit $2",
        before,
        most
    )
    .all(db)
    .await
}

/// Deletes at most `most` events created before `oldest`, with their deliveries; returns the number of events.
pub(crate) async fn purge(db: &Db, oldest: Timestamp, most: i64) -> Result<u64> {
    query!(
        "delete from webhook_events where (org_id, id) in
             (select org_id, id from webhook_events where created_at < $1 limit $2)",
        oldest,
        most
    )
    .run(db)
    .await
}
