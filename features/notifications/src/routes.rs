//! HTTP routes of notifications.

use api::{App, Cursor, Error, FieldError, Json, Page, Problem, Query, Result};
use axum::extract::State;
use db::Db;
use orgs::{
    Limits, May, OrgId, Scope, Within,
    may::{ChooseNotifications, ReadNotifications},
};
use serde_json::json;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    announce, emails, queries,
    types::{
        Delivery, Kind, Listing, NotificationId, Preference, Preferences, PreferencesChange, Read, StoredNotification,
        Unread,
    },
};

/// Maximum ids that one request can mark as read.
const MAX_IDS: usize = 200;

/// Returns the routes of this feature, to be mounted under `/api/v1`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list_notifications))
        .routes(routes!(count_notifications))
        .routes(routes!(read_notifications))
        .routes(routes!(get_notification_preferences, set_notification_preferences))
        .merge(emails::routes())
}

/// Returns the organization and the caller's limits in it.
fn place(scope: &Scope) -> (&OrgId, Option<&Limits>) {
    match scope {
        Scope::Whole(org) => (org, None),
        Scope::Part(org, limits) => (org, Some(limits)),
    }
}

/// Lists the caller's notifications of the last 90 days, newest first. A member limited to some locations gets
/// notifications about these locations only.
#[utoipa::path(get, path = "/notifications", operation_id = "list_notifications", tag = "notifications",
    extensions(("x-permission" = json!("read_notifications"))), params(Listing),
    responses((status = 200, body = Page<StoredNotification>), (status = 422, body = Problem)))]
async fn list_notifications(
    member: Within<ReadNotifications>,
    State(app): State<App>,
    Query(listing): Query<Listing>,
) -> Result<Json<Page<StoredNotification>>> {
    let cursor = listing.cursor.as_deref().filter(|cursor| !cursor.is_empty());
    let before: Option<NotificationId> = cursor.map(Cursor::unpack).transpose()?;
    let (at, user) = (place(&member.scope), &member.user);
    let rows = queries::list(&app.db, at, user, before.as_ref(), listing.unread, listing.limit).await?;
    Ok(Json(Page::of(rows, listing.limit, |last| Cursor::pack(&last.id))))
}

/// Counts the caller's unread notifications.
#[utoipa::path(get, path = "/notifications/count", operation_id = "count_notifications", tag = "notifications",
    extensions(("x-permission" = json!("read_notifications"))),
    responses((status = 200, body = Unread)))]
async fn count_notifications(member: Within<ReadNotifications>, State(app): State<App>) -> Result<Json<Unread>> {
    Ok(Json(Unread { unread: queries::unread(&app.db, place(&member.scope), &member.user).await? }))
}

/// Marks some or all of the caller's notifications as read. Returns the number still unread.
#[utoipa::path(post, path = "/notifications/read", operation_id = "read_notifications", tag = "notifications",
    extensions(("x-permission" = json!("read_notifications"))),
    request_body = Read, responses((status = 200, body = Unread), (status = 422, body = Problem)))]
async fn read_notifications(
    member: Within<ReadNotifications>,
    State(app): State<App>,
    Json(read): Json<Read>,
) -> Result<Json<Unread>> {
    if read.ids.len() > MAX_IDS {
        let error = FieldError::new("ids", "too_many", format!("Maximum {MAX_IDS} at once."));
        return Err(Error::invalid(vec![error.with_params(json!({ "max": MAX_IDS }))]));
    }
    let (at, user) = (place(&member.scope), &member.user);
    let (org, _) = at;
    let mut tx = app.db.begin().await?;
    let changed = if read.all {
        queries::read_all(&mut tx, org, user, app.now()).await?
    } else {
        queries::read(&mut tx, org, user, &read.ids, app.now()).await?
    };
    let unread = queries::unread(&mut tx, at, user).await?;
    if changed > 0 {
        announce(&mut tx, user);
    }
    tx.commit().await?;
    Ok(Json(Unread { unread }))
}

/// Returns the caller's notification preferences.
#[utoipa::path(get, path = "/notifications/preferences", operation_id = "get_notification_preferences",
    tag = "notifications",
    extensions(("x-permission" = json!("choose_notifications"))), security(("session" = [])), responses((status = 200, body = Preferences)))]
async fn get_notification_preferences(
    member: May<ChooseNotifications>,
    State(app): State<App>,
) -> Result<Json<Preferences>> {
    preferences(&app.db, &member).await.map(Json)
}

/// Changes where the caller gets a kind of notification: in the dashboard, and by email at once, in a daily or in a
/// weekly digest. Whatever is left out stays unchanged.
#[utoipa::path(put, path = "/notifications/preferences", operation_id = "set_notification_preferences",
    tag = "notifications",
    extensions(("x-permission" = json!("choose_notifications"))), security(("session" = [])),
    request_body = PreferencesChange,
    responses((status = 200, body = Preferences), (status = 422, body = Problem)))]
async fn set_notification_preferences(
    member: May<ChooseNotifications>,
    State(app): State<App>,
    Json(change): Json<PreferencesChange>,
) -> Result<Json<Preferences>> {
    let May { org, user, .. } = &member;
    let mut tx = app.db.begin().await?;
    // For a duplicated kind the last entry counts. The number of writes never exceeds twice the number of kinds.
    for kind in Kind::all() {
        let changes = || change.items.iter().rev().filter(|change| change.kind == kind);
        if let Some(is_on) = changes().find_map(|change| change.is_on) {
            queries::switch(&mut tx, org, user, kind, is_on).await?;
        }
        if let Some(delivery) = changes().find_map(|change| change.email) {
            emails::set_delivery(&mut tx, org, user, kind, delivery).await?;
        }
    }
    tx.commit().await?;
    preferences(&app.db, &member).await.map(Json)
}

async fn preferences(db: &Db, member: &May<ChooseNotifications>) -> Result<Preferences> {
    let May { org, user, .. } = member;
    let off = queries::off(db, org, user).await?;
    let emails = emails::deliveries(db, org, user, member.role).await?;
    let items = Kind::all().map(|kind| Preference {
        kind,
        is_on: !off.contains(kind.as_str()),
        email: emails.get(&kind).copied().unwrap_or(Delivery::Off),
    });
    let (items, digests) = (items.collect(), emails::digests(db, org, user).await?);
    Ok(Preferences { items, digests })
}
