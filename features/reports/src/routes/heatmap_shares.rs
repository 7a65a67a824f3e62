//! Links that show a scan of a heatmap without signing in.

use api::{App, Cursor, Error, Json, Page, Path, Problem, Query, Result};
use auth::Auth;
use axum::{Extension, extract::State, http::StatusCode};
use heatmaps::{
    ScanId,
    snapshots::{snapshot, title},
};
use locations::Paging;
use orgs::{Permission, Publishing, Role, Within, may::MakeReports};

use super::org_of;
use crate::{
    links::{Link, Terms, revoke},
    queries,
    reports::Reports,
    types::{CreatedShare, NewHeatmapShare, Organization, Share, ShareId, ShareKind, SharedHeatmap, SharedHeatmapRow},
};

/// Checks that a member who makes reports sees heatmaps too.
///
/// # Errors
/// 404 for another member, who sees no scan at all.
fn check_seeing(role: Role) -> Result<()> {
    if role.may(Permission::SeeHeatmaps) { Ok(()) } else { Err(Error::not_found()) }
}

/// Returns a page of the links to a scan, the latest first. Addresses are not stored.
#[utoipa::path(get, path = "/heatmap-scans/{id}/shares", operation_id = "list_heatmap_shares", tag = "heatmaps",
    extensions(("x-permission" = json!("make_reports"))),
    params(("id" = ScanId, Path), Paging),
    responses((status = 200, body = Page<Share>), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn list_heatmap_shares(
    member: Within<MakeReports>,
    State(app): State<App>,
    Path(id): Path<ScanId>,
    Query(paging): Query<Paging>,
) -> Result<Json<Page<Share>>> {
    check_seeing(member.role)?;
    let title = title(&app, &member.scope, &id).await?;
    let cursor = paging.cursor.as_deref().filter(|cursor| !cursor.is_empty());
    let before = cursor.map(Cursor::unpack::<ShareId>).transpose()?.map(|id| id.to_string());
    let target = (ShareKind::Heatmap, Some(id.as_str()));
    let rows = queries::shares(&app.db, org_of(&member.scope), target, before, paging.limit.and_one()).await?;
    let Page { items, next_cursor } = Page::of(rows, paging.limit, |row| Cursor::pack(&row.id));
    let items = items.into_iter().map(|row| Share::new(row, title.clone())).collect();
    Ok(Json(Page { items, next_cursor }))
}

/// Creates a link to a scan with results. It shows the scan as it is now. Its address is in this answer only.
#[utoipa::path(post, path = "/heatmap-scans/{id}/shares", operation_id = "create_heatmap_share", tag = "heatmaps",
    extensions(("x-permission" = json!("make_reports")), ("x-scope" = json!("publish"))),
    params(("id" = ScanId, Path)), request_body = NewHeatmapShare,
    responses((status = 201, body = CreatedShare), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "scan_not_ready"), (status = 422, body = Problem)))]
pub(super) async fn create_heatmap_share(
    member: Within<Publishing<MakeReports>>,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Extension(reports): Extension<Reports>,
    Path(id): Path<ScanId>,
    Json(new): Json<NewHeatmapShare>,
) -> Result<(StatusCode, Json<CreatedShare>)> {
    check_seeing(member.role)?;
    let org = org_of(&member.scope);
    let terms = Terms { expires_in_days: new.expires_in_days, password: new.password, may_download: true };
    terms.check()?;
    let title = title(&app, &member.scope, &id).await?;
    let scan = snapshot(&app, &member.scope, &id).await?;
    let brand = brands::presentation_of(&app, org).await?.ok_or_else(Error::not_found)?;
    let shared = SharedHeatmap { organization: Organization::from(brand), scan };
    let link = Link::new(&app, &auth, (ShareKind::Heatmap, id.as_str()), terms).await?;
    let row = SharedHeatmapRow {
        share_id: link.id().clone(),
        scan_id: id,
        language: new.language,
        snapshot: reports.pack_heatmap(org, link.id(), &shared)?,
    };
    let mut tx = app.db.begin().await?;
    link.add(&mut tx, org, (&member.user, &member.actor), &title).await?;
    queries::add_shared_heatmap(&mut tx, org, &row).await?;
    tx.commit().await?;
    Ok((StatusCode::CREATED, Json(link.created(&app, &reports, org, title).await?)))
}

/// Revokes a link to a scan. It stops working at once.
#[utoipa::path(delete, path = "/heatmap-scans/{id}/shares/{share}", operation_id = "delete_heatmap_share",
    tag = "heatmaps",
    extensions(("x-permission" = json!("make_reports"))),
    params(("id" = ScanId, Path), ("share" = ShareId, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
pub(super) async fn delete_heatmap_share(
    member: Within<MakeReports>,
    State(app): State<App>,
    Path((id, share)): Path<(ScanId, ShareId)>,
) -> Result<StatusCode> {
    check_seeing(member.role)?;
    let org = org_of(&member.scope);
    let title = title(&app, &member.scope, &id).await?;
    let row = queries::find_share(&app.db, org, &share).await?;
    let row = row
        .filter(|row| row.kind == ShareKind::Heatmap && row.object_id == id.as_str())
        .ok_or_else(Error::not_found)?;
    revoke(&app, org, &member.actor, (&row, &title)).await?;
    Ok(StatusCode::NO_CONTENT)
}
