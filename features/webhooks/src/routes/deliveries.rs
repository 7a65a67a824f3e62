//! Routes of the delivery log: reading, testing an endpoint, replaying a delivery.

use api::{App, Cursor, Error, Json, Page, Path, Problem, Query, Result};
use axum::{Extension, extract::State, http::StatusCode};
use db::Tx;
use orgs::{May, OrgId, may::ManageWebhooks};

use super::{Desk, inactive};
use crate::{
    WebhookEvent, add, announce,
    event::EventId,
    events::WebhookTested,
    jobs, queries,
    types::{Delivery, DeliveryDetails, EndpointId, Listing},
};

/// Lists the deliveries to a webhook of the last 30 days, latest first.
#[utoipa::path(get, path = "/webhooks/{id}/deliveries", operation_id = "list_webhook_deliveries", tag = "webhooks",
    extensions(("x-permission" = json!("manage_webhooks"))), security(("session" = [])), params(("id" = EndpointId, Path), Listing),
    responses((status = 200, body = Page<Delivery>), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 422, body = Problem)))]
pub(super) async fn list_webhook_deliveries(
    admin: May<ManageWebhooks>,
    State(app): State<App>,
    Path(id): Path<EndpointId>,
    Query(listing): Query<Listing>,
) -> Result<Json<Page<Delivery>>> {
    let cursor = listing.cursor.as_deref().filter(|cursor| !cursor.is_empty());
    let before: Option<EventId> = cursor.map(Cursor::unpack).transpose()?;
    queries::target(&app.db, &admin.org, &id).await?.ok_or_else(Error::not_found)?;
    let rows = queries::list(&app.db, &admin.org, &id, listing.state, before.as_ref(), listing.limit).await?;
    Ok(Json(Page::of(rows, listing.limit, |last| Cursor::pack(&last.id))))
}

/// Returns a delivery with its message and its attempts.
#[utoipa::path(get, path = "/webhooks/{id}/deliveries/{event}", operation_id = "get_webhook_delivery", tag = "webhooks",
    extensions(("x-permission" = json!("manage_webhooks"))), security(("session" = [])), params(("id" = EndpointId, Path), ("event" = EventId, Path)),
    responses((status = 200, body = DeliveryDetails), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn get_webhook_delivery(
    admin: May<ManageWebhooks>,
    State(app): State<App>,
    Path((id, event)): Path<(EndpointId, EventId)>,
) -> Result<Json<DeliveryDetails>> {
    let delivery = queries::delivery(&app.db, &admin.org, &id, &event).await?.ok_or_else(Error::not_found)?;
    let attempts = queries::attempts(&app.db, &admin.org, &id, &event).await?;
    let body = queries::body(&app.db, &admin.org, &event).await?;
    Ok(Json(DeliveryDetails { delivery, attempts, body }))
}

/// Sends a delivery again in any state. The message keeps its id.
#[utoipa::path(post, path = "/webhooks/{id}/deliveries/{event}/replay", operation_id = "replay_webhook_delivery",
    tag = "webhooks",
    extensions(("x-permission" = json!("manage_webhooks"))), security(("session" = [])), params(("id" = EndpointId, Path), ("event" = EventId, Path)),
    responses((status = 202, body = Delivery), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, description = "It is turned off", body = Problem), (status = 429, body = Problem)))]
pub(super) async fn replay_webhook_delivery(
    admin: May<ManageWebhooks>,
    State(app): State<App>,
    Extension(desk): Extension<Desk>,
    Path((id, event)): Path<(EndpointId, EventId)>,
) -> Result<(StatusCode, Json<Delivery>)> {
    desk.count(&admin.org)?;
    let now = app.now();
    let mut tx = app.db.begin().await?;
    active(&mut tx, &admin.org, &id).await?;
    if !queries::send_again(&mut tx, &admin.org, &id, &event, now).await? {
        return Err(Error::not_found());
    }
    jobs::enqueue(&mut tx, &admin.org, &id, now, now).await?;
    announce(&mut tx, &admin.org, &id);
    accepted(tx, &admin.org, &id, &event).await
}

/// Sends a `webhook.test` event to a webhook, whatever event types it subscribes to.
#[utoipa::path(post, path = "/webhooks/{id}/test", operation_id = "test_webhook", tag = "webhooks",
    extensions(("x-permission" = json!("manage_webhooks"))), security(("session" = [])), params(("id" = EndpointId, Path)),
    responses((status = 202, body = Delivery), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, description = "It is turned off", body = Problem), (status = 429, body = Problem)))]
pub(super) async fn test_webhook(
    admin: May<ManageWebhooks>,
    State(app): State<App>,
    Extension(desk): Extension<Desk>,
    Path(id): Path<EndpointId>,
) -> Result<(StatusCode, Json<Delivery>)> {
    desk.count(&admin.org)?;
    let mut tx = app.db.begin().await?;
    active(&mut tx, &admin.org, &id).await?;
    let test = WebhookTested { message: "If you can read this, your webhook works.".into() };
    let test = WebhookEvent::of(&test)?;
    let event = add(&mut tx, &admin.org, &test, std::slice::from_ref(&id), app.now()).await?;
    accepted(tx, &admin.org, &id, &event).await
}

/// Locks an active endpoint and ends its rest.
async fn active(tx: &mut Tx, org: &OrgId, id: &EndpointId) -> Result<()> {
    match queries::lock(tx, org, id).await? {
        Some(true) => Ok(queries::wake(tx, org, id).await?),
        Some(false) => Err(inactive()),
        None => Err(Error::not_found()),
    }
}

/// Answers 202 with a delivery that is about to be sent.
async fn accepted(mut tx: Tx, org: &OrgId, id: &EndpointId, event: &EventId) -> Result<(StatusCode, Json<Delivery>)> {
    let delivery = queries::delivery(&mut tx, org, id, event).await?.ok_or_else(Error::not_found)?;
    tx.commit().await?;
    Ok((StatusCode::ACCEPTED, Json(delivery)))
}
