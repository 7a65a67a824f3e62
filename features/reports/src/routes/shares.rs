//! Links that show a report without signing in.

use api::{App, Cursor, Error, Json, Kind, Page, Path, Problem, Query, Result};
use audit::Act;
use auth::Auth;
use axum::{Extension, extract::State, http::StatusCode};
use jiff::SignedDuration;
use locations::Paging;
use orgs::{Publishing, Within, may::MakeReports};

use super::{org_of, seen};
use crate::{
    events::{ShareCreated, ShareRevoked},
    queries,
    reports::{Reports, announce},
    rules::checks::Check,
    seal::{new_token, token_hash},
    types::{CreatedShare, NewShare, Share, ShareFilters, ShareId, ShareRow, State as ReportState},
};

/// Days until a link expires when none are given.
const DEFAULT_DAYS: i64 = 90;

/// Returns a page of the links to reports that the member sees, the latest first. Addresses are not stored.
#[utoipa::path(get, path = "/shares", operation_id = "list_shares", tag = "reports",
    extensions(("x-permission" = json!("make_reports"))),
    params(ShareFilters, Paging),
    responses((status = 200, body = Page<Share>), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn list_shares(
    member: Within<MakeReports>,
    State(app): State<App>,
    Query(filters): Query<ShareFilters>,
    Query(paging): Query<Paging>,
) -> Result<Json<Page<Share>>> {
    let org = org_of(&member.scope);
    if let Some(id) = &filters.id {
        seen(&app, &member.scope, member.role, id).await?;
    }
    let cursor = paging.cursor.as_deref().filter(|cursor| !cursor.is_empty());
    let before = cursor.map(Cursor::unpack::<ShareId>).transpose()?.map(|id| id.to_string());
    let rows = queries::shares(&app.db, org, filters.id.as_ref(), before, paging.limit.and_one()).await?;
    let page = Page::of(rows, paging.limit, |row| Cursor::pack(&row.id));
    let mut items = Vec::new();
    for row in page.items {
        match seen(&app, &member.scope, member.role, &row.object_id).await {
            Ok(report) => items.push(Share::of(row, report.title)),
            Err(error) if error.kind() == Kind::NotFound => {}
            Err(error) => return Err(error),
        }
    }
    Ok(Json(Page { items, next_cursor: page.next_cursor }))
}

/// Creates a link to a report. Its address is in this answer only.
#[utoipa::path(post, path = "/shares", operation_id = "create_share", tag = "reports",
    extensions(("x-permission" = json!("make_reports")), ("x-scope" = json!("publish"))),
    request_body = NewShare,
    responses((status = 201, body = CreatedShare), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "report_not_ready"), (status = 422, body = Problem)))]
pub(super) async fn create_share(
    member: Within<Publishing<MakeReports>>,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Extension(reports): Extension<Reports>,
    Json(new): Json<NewShare>,
) -> Result<(StatusCode, Json<CreatedShare>)> {
    let (org, now) = (org_of(&member.scope), app.now());
    let mut check = Check::default();
    let days = check.expiry(new.expires_in_days, DEFAULT_DAYS);
    check.password(new.password.as_deref());
    check.done()?;
    let report = seen(&app, &member.scope, member.role, &new.id).await?;
    if report.state != ReportState::Ready {
        return Err(Error::new(Kind::Conflict, "report_not_ready", "The report isn’t ready yet."));
    }
    let password_hash = match new.password {
        Some(password) => Some(auth::passwords::hash(&auth, password).await?),
        None => None,
    };
    let token = new_token();
    let row = ShareRow {
        id: ShareId::new(now),
        kind: new.kind,
        object_id: new.id,
        password_hash,
        may_download: new.download,
        expires_at: now + SignedDuration::from_hours(24 * days),
        opened: 0,
        last_opened_at: None,
        created_at: now,
    };
    let mut tx = app.db.begin().await?;
    queries::add_share(&mut tx, org, &row, (&token_hash(&token), Some(&member.user))).await?;
    let act = Act::new(ShareCreated).on("share", &row.id).named(&report.title).with("days", days);
    act.with("has_password", row.password_hash.is_some()).record(&mut tx, &member.actor, now).await?;
    announce(&mut tx, org, "shares", Some(row.object_id.as_str()));
    tx.commit().await?;
    let url = format!("{}/s/{token}", reports.address(&app, org).await?);
    Ok((StatusCode::CREATED, Json(CreatedShare { share: Share::of(row, report.title), url })))
}

/// Revokes a link. It stops working at once.
#[utoipa::path(delete, path = "/shares/{id}", operation_id = "delete_share", tag = "reports",
    extensions(("x-permission" = json!("make_reports"))),
    params(("id" = ShareId, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
pub(super) async fn delete_share(
    member: Within<MakeReports>,
    State(app): State<App>,
    Path(id): Path<ShareId>,
) -> Result<StatusCode> {
    let org = org_of(&member.scope);
    let row = queries::find_share(&app.db, org, &id).await?.ok_or_else(Error::not_found)?;
    let report = seen(&app, &member.scope, member.role, &row.object_id).await?;
    let mut tx = app.db.begin().await?;
    if queries::remove_share(&mut tx, org, &id).await? {
        let act = Act::new(ShareRevoked).on("share", &id).named(&report.title);
        act.record(&mut tx, &member.actor, app.now()).await?;
        announce(&mut tx, org, "shares", Some(row.object_id.as_str()));
    }
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}
