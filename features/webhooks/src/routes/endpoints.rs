//! Routes of endpoints: listing, adding, changing, removing, renewing the secret.

use api::{App, Error, FieldError, Json, Kind, Path, Problem, Result};
use audit::{Act, Action};
use axum::{Extension, extract::State, http::StatusCode};
use jiff::SignedDuration;
use orgs::{May, may::ManageWebhooks};
use outgoing::{Reach, Refused};
use serde_json::json;
use url::Url;

use super::Desk;
use crate::{
    announce, events, jobs, queries, rules,
    types::{Endpoint, EndpointChange, EndpointId, Endpoints, NewEndpoint, WithSecret},
};

/// Maximum endpoints per organization.
const MAX_ENDPOINTS: i64 = 20;
/// Grace period of a replaced secret.
const ROTATION_PERIOD: SignedDuration = SignedDuration::from_hours(24);

/// Lists the webhooks of the organization, oldest first.
#[utoipa::path(get, path = "/webhooks", operation_id = "list_webhooks", tag = "webhooks",
    extensions(("x-permission" = json!("manage_webhooks"))), security(("session" = [])),
    responses((status = 200, body = Endpoints), (status = 403, body = Problem)))]
pub(super) async fn list_webhooks(admin: May<ManageWebhooks>, State(app): State<App>) -> Result<Json<Endpoints>> {
    Ok(Json(Endpoints { items: queries::endpoints(&app.db, &admin.org, app.now()).await? }))
}

/// Adds a webhook. Its secret is shown only in this answer.
#[utoipa::path(post, path = "/webhooks", operation_id = "create_webhook", tag = "webhooks",
    extensions(("x-permission" = json!("manage_webhooks"))), security(("session" = [])),
    request_body = NewEndpoint,
    responses((status = 201, body = WithSecret), (status = 403, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn create_webhook(
    admin: May<ManageWebhooks>,
    State(app): State<App>,
    Extension(desk): Extension<Desk>,
    Json(new): Json<NewEndpoint>,
) -> Result<(StatusCode, Json<WithSecret>)> {
    let checked = rules::check(&new, may_be_plain(&desk)).map_err(Error::invalid)?;
    desk.count(&admin.org)?;
    judge(&desk, &checked.url).await?;
    let now = app.now();
    let (id, secret) = (EndpointId::new(now), rules::secret(rand::random()));
    let sealed = desk.settings().seal(&admin.org, &id, &secret).map_err(Error::internal)?;
    let mut tx = app.db.begin().await?;
    // Demos are open to everyone and would allow anonymous outgoing requests.
    if orgs::is_demo(&mut tx, &admin.org).await? {
        return Err(Error::new(
            Kind::Forbidden,
            "not_in_demo",
            "Webhooks aren’t available in demos. Sign up to use them.",
        ));
    }
    if queries::count(&mut tx, &admin.org).await? >= MAX_ENDPOINTS {
        let detail = format!("You’ve reached the limit of {MAX_ENDPOINTS} webhooks. Delete one first.");
        return Err(Error::new(Kind::Invalid, "too_many_webhooks", detail).with_params(json!({ "max": MAX_ENDPOINTS })));
    }
    queries::add_endpoint(&mut tx, &admin.org, &id, &checked, &sealed, now).await?;
    let act = act(events::WebhookCreated, &id, checked.url.as_str()).with("events", checked.events.len());
    act.record(&mut tx, &admin.actor, now).await?;
    announce(&mut tx, &admin.org, &id);
    tx.commit().await?;
    let endpoint = there(&app, &admin, &id).await?;
    Ok((StatusCode::CREATED, Json(WithSecret { endpoint, secret })))
}

/// Returns a webhook.
#[utoipa::path(get, path = "/webhooks/{id}", operation_id = "get_webhook", tag = "webhooks",
    extensions(("x-permission" = json!("manage_webhooks"))), security(("session" = [])),
    params(("id" = EndpointId, Path)),
    responses((status = 200, body = Endpoint), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn get_webhook(
    admin: May<ManageWebhooks>,
    State(app): State<App>,
    Path(id): Path<EndpointId>,
) -> Result<Json<Endpoint>> {
    there(&app, &admin, &id).await.map(Json)
}

/// Changes a webhook, or switches it off or on. When it is switched on, waiting deliveries are sent.
#[utoipa::path(patch, path = "/webhooks/{id}", operation_id = "update_webhook", tag = "webhooks",
    extensions(("x-permission" = json!("manage_webhooks"))), security(("session" = [])), params(("id" = EndpointId, Path)), request_body = EndpointChange,
    responses((status = 200, body = Endpoint), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 422, body = Problem)))]
pub(super) async fn update_webhook(
    admin: May<ManageWebhooks>,
    State(app): State<App>,
    Extension(desk): Extension<Desk>,
    Path(id): Path<EndpointId>,
    Json(change): Json<EndpointChange>,
) -> Result<Json<Endpoint>> {
    let checked = rules::checked_change(&change, may_be_plain(&desk)).map_err(Error::invalid)?;
    desk.count(&admin.org)?;
    let before = there(&app, &admin, &id).await?;
    if let Some(url) = &checked.url {
        judge(&desk, url).await?;
    }
    let now = app.now();
    let mut tx = app.db.begin().await?;
    queries::lock(&mut tx, &admin.org, &id).await?.ok_or_else(Error::not_found)?;
    queries::change(&mut tx, &admin.org, &id, &checked, change.is_active).await?;
    let act = act(events::WebhookUpdated, &id, &before.url)
        .changed("host", &rules::host(&before.url), &rules::host(checked.url.as_ref().map_or(&before.url, Url::as_str)))
        .changed("events", before.events.len(), checked.events.as_ref().unwrap_or(&before.events).len())
        .changed("is_active", before.is_active, change.is_active.unwrap_or(before.is_active));
    act.record(&mut tx, &admin.actor, now).await?;
    jobs::enqueue(&mut tx, &admin.org, &id, now, now).await?;
    announce(&mut tx, &admin.org, &id);
    tx.commit().await?;
    there(&app, &admin, &id).await.map(Json)
}

/// Removes a webhook and its log.
#[utoipa::path(delete, path = "/webhooks/{id}", operation_id = "delete_webhook", tag = "webhooks",
    extensions(("x-permission" = json!("manage_webhooks"))), security(("session" = [])), params(("id" = EndpointId, Path)),
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn delete_webhook(
    admin: May<ManageWebhooks>,
    State(app): State<App>,
    Path(id): Path<EndpointId>,
) -> Result<StatusCode> {
    let before = there(&app, &admin, &id).await?;
    let mut tx = app.db.begin().await?;
    if !queries::remove(&mut tx, &admin.org, &id).await? {
        return Err(Error::not_found());
    }
    act(events::WebhookRemoved, &id, &before.url).record(&mut tx, &admin.actor, app.now()).await?;
    announce(&mut tx, &admin.org, &id);
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Issues a new secret, shown only in this answer. For 24 hours, messages are also signed with the previous secret.
#[utoipa::path(post, path = "/webhooks/{id}/rotate-secret", operation_id = "rotate_webhook_secret", tag = "webhooks",
    extensions(("x-permission" = json!("manage_webhooks"))), security(("session" = [])), params(("id" = EndpointId, Path)),
    responses((status = 200, body = WithSecret), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn rotate_webhook_secret(
    admin: May<ManageWebhooks>,
    State(app): State<App>,
    Extension(desk): Extension<Desk>,
    Path(id): Path<EndpointId>,
) -> Result<Json<WithSecret>> {
    let before = there(&app, &admin, &id).await?;
    let (secret, now) = (rules::secret(rand::random()), app.now());
    let sealed = desk.settings().seal(&admin.org, &id, &secret).map_err(Error::internal)?;
    let mut tx = app.db.begin().await?;
    if !queries::rotate(&mut tx, &admin.org, &id, &sealed, now + ROTATION_PERIOD).await? {
        return Err(Error::not_found());
    }
    act(events::WebhookSecretRenewed, &id, &before.url).record(&mut tx, &admin.actor, now).await?;
    announce(&mut tx, &admin.org, &id);
    tx.commit().await?;
    Ok(Json(WithSecret { endpoint: there(&app, &admin, &id).await?, secret }))
}

/// Returns an audit entry about an endpoint, labeled with its host.
fn act(action: impl Into<Action>, id: &EndpointId, url: &str) -> Act {
    Act::new(action).on("webhook", id).named(&rules::host(url))
}

async fn there(app: &App, admin: &May<ManageWebhooks>, id: &EndpointId) -> Result<Endpoint> {
    queries::endpoint(&app.db, &admin.org, id, app.now()).await?.ok_or_else(Error::not_found)
}

fn may_be_plain(desk: &Desk) -> bool {
    *desk.settings().outgoing.reach() == Reach::Everywhere
}

/// Rejects an address that must not receive messages with 422. The address is checked again before each message.
async fn judge(desk: &Desk, url: &Url) -> Result<()> {
    let refused = match desk.settings().outgoing.judge(url).await {
        Ok(_) => return Ok(()),
        Err(Refused::NotAllowed) => FieldError::new("url", "address_not_allowed", "Use a public host on port 443."),
        Err(Refused::UnknownHost) => FieldError::new("url", "unknown_host", "This host doesn’t exist."),
    };
    Err(Error::invalid(vec![refused]))
}
