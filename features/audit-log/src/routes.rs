//! Routes of the log. Every read of the log is itself recorded in it.

use api::{App, Json, Page, Problem, Query, Result};
use audit::Act;
use auth::Auth;
use axum::{
    Extension,
    body::Body,
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use jiff::tz::TimeZone;
use orgs::{May, may::SeeAuditLog};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    events,
    export::Export,
    rows,
    types::{AuditCheck, AuditEntry, AuditState, ExportQuery, Filters, Paging, Settings},
};

/// Every route of this feature, to be mounted under `/api/v1`.
pub fn routes(settings: &Settings) -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list_audit_log))
        .routes(routes!(export_audit_log))
        .routes(routes!(get_audit_state))
        .routes(routes!(check_audit_log))
        .layer(Extension(*settings))
}

/// Lists the audit entries of the organization, latest first. Owners and admins only.
#[utoipa::path(get, path = "/audit-log", operation_id = "list_audit_log", tag = "audit log", params(Filters, Paging),
    extensions(("x-permission" = json!("see_audit_log"))),
    responses((status = 200, body = Page<AuditEntry>), (status = 403, body = Problem), (status = 422, body = Problem)))]
async fn list_audit_log(
    admin: May<SeeAuditLog>,
    State(app): State<App>,
    Query(filters): Query<Filters>,
    Query(paging): Query<Paging>,
) -> Result<Json<Page<AuditEntry>>> {
    let page = rows::page(&app, &admin.org, &filters.search(), paging.cursor.as_deref(), paging.limit).await?;
    note(&app, &admin, Act::new(events::AuditRead).with("rows", page.items.len())).await?;
    Ok(Json(page))
}

/// Exports the matching audit entries as a file: CSV for a spreadsheet, or JSON lines for a program.
#[utoipa::path(get, path = "/audit-log/export", operation_id = "export_audit_log", tag = "audit log",
    params(Filters, ExportQuery), extensions(("x-permission" = json!("see_audit_log"))),
    responses((status = 200, content((String = "text/csv"), (String = "application/x-ndjson"))),
        (status = 403, body = Problem), (status = 422, body = Problem)))]
async fn export_audit_log(
    admin: May<SeeAuditLog>,
    State(app): State<App>,
    Query(filters): Query<Filters>,
    Query(ExportQuery { format }): Query<ExportQuery>,
) -> Result<Response> {
    note(&app, &admin, Act::new(events::AuditExported).with("format", format.as_str())).await?;
    let name = format.file_name(app.now().to_zoned(TimeZone::UTC).date());
    let headers = [
        (header::CONTENT_TYPE, format.content_type().to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ];
    let export = Export { app, org: admin.org, search: filters.search(), format };
    Ok((headers, Body::from_stream(export.pieces())).into_response())
}

/// Returns the number of sealed and unsealed rows, and the result of the latest check.
#[utoipa::path(get, path = "/audit-log/state", operation_id = "get_audit_state", tag = "audit log",
    extensions(("x-permission" = json!("see_audit_log"))),
    responses((status = 200, body = AuditState), (status = 403, body = Problem)))]
async fn get_audit_state(
    admin: May<SeeAuditLog>,
    State(app): State<App>,
    Extension(settings): Extension<Settings>,
) -> Result<Json<AuditState>> {
    state(&app, &admin, settings).await.map(Json)
}

/// Checks the whole log now, with what waits to be sealed: that no row was changed, removed, put in or moved.
#[utoipa::path(post, path = "/audit-log/check", operation_id = "check_audit_log", tag = "audit log",
    extensions(("x-permission" = json!("see_audit_log"))),
    responses((status = 200, body = AuditState), (status = 403, body = Problem)))]
async fn check_audit_log(
    admin: May<SeeAuditLog>,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Extension(settings): Extension<Settings>,
) -> Result<Json<AuditState>> {
    audit::seal_log(&app.db, auth.sealer(), admin.org.as_str()).await?;
    let checked = audit::verify(&app.db, auth.sealer(), admin.org.as_str(), None).await?;
    audit::note_check(&app.db, admin.org.as_str(), &checked, app.now()).await?;
    note(&app, &admin, Act::new(events::AuditVerified).with("until", checked.count)).await?;
    state(&app, &admin, settings).await.map(Json)
}

async fn state(app: &App, admin: &May<SeeAuditLog>, settings: Settings) -> Result<AuditState> {
    let log = admin.org.as_str();
    let chain = audit::chain(&app.db, log).await?;
    let check = chain.as_ref().and_then(|chain| {
        Some(AuditCheck { at: chain.verified_at?, until: chain.verified_count?, flaw: chain.flaw.clone() })
    });
    Ok(AuditState {
        sealed: chain.as_ref().map_or(0, |chain| chain.count),
        waiting: audit::unsealed(&app.db, log).await?,
        removed: chain.as_ref().map_or(0, |chain| chain.pruned),
        signature: chain.map(|chain| chain.hash),
        check,
        retention_days: settings.retention_days,
    })
}

async fn note(app: &App, admin: &May<SeeAuditLog>, act: Act) -> Result<()> {
    let mut tx = app.db.begin().await?;
    act.record(&mut tx, &admin.actor, app.now()).await?;
    Ok(tx.commit().await?)
}
