//! Audits.

use api::{App, Error, Json, Kind, Problem, Result};
use audit::Act;
use axum::{
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use jobs::NewJob;
use orgs::{
    Within,
    may::{SeeCitations, WorkOnCitations},
    plans::{self, Feature},
};
use serde_json::json;

use super::{chosen, invalid, org_of};
use crate::{
    audits::JOB,
    events::CitationAuditStarted,
    queries,
    settings::announce,
    types::{AuditCounts, AuditId, AuditList, AuditRow, AuditState, CitationAudit, NewAudit},
};

/// Maximum number of audits that are listed.
const MAX_AUDITS: i64 = 20;
/// Maximum number of directories that a request names.
const MAX_DIRECTORIES: usize = 50;

/// Returns the last audits, the newest first.
#[utoipa::path(get, path = "/citation-audits", operation_id = "list_citation_audits", tag = "citations",
    extensions(("x-permission" = json!("see_citations"))),
    responses((status = 200, body = AuditList)))]
pub(super) async fn list_citation_audits(
    member: Within<SeeCitations>,
    State(app): State<App>,
) -> Result<Json<AuditList>> {
    let rows = queries::audits(&app.db, org_of(&member.scope), MAX_AUDITS).await?;
    Ok(Json(AuditList { items: rows.into_iter().map(CitationAudit::from).collect() }))
}

/// Starts an audit: it asks public registers, and reads the pages whose sites allow it.
#[utoipa::path(post, path = "/citation-audits", operation_id = "start_citation_audit", tag = "citations",
    extensions(("x-permission" = json!("work_on_citations"))), request_body = NewAudit,
    responses((status = 202, body = CitationAudit), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "audit_under_way, plan_feature or plan_limit"), (status = 422, body = Problem)))]
pub(super) async fn start_citation_audit(
    member: Within<WorkOnCitations>,
    State(app): State<App>,
    Json(new): Json<NewAudit>,
) -> Result<Response> {
    let (org, now) = (org_of(&member.scope), app.now());
    if new.directory_ids.len() > MAX_DIRECTORIES {
        return Err(invalid("directory_ids", "too_many", "Choose up to 50 directories."));
    }
    let ids = chosen(&app, &member.scope, &new.location_ids, new.all).await?;
    let row = AuditRow {
        id: AuditId::new(now),
        state: AuditState::Queued,
        total: ids.len() as i64,
        locations: Some(json!(ids)),
        directories: (!new.directory_ids.is_empty()).then(|| json!(new.directory_ids)),
        position: String::new(),
        done: 0,
        counts: json!(AuditCounts::default()),
        created_at: now,
        finished_at: None,
    };
    let mut tx = app.db.begin().await?;
    plans::check_feature(&mut tx, &app.site, org, Feature::Citations, now).await?;
    if !queries::add_audit(&mut tx, org, &row, Some(&member.user)).await? {
        return Err(Error::new(
            Kind::Conflict,
            "audit_under_way",
            "An audit is already running. Wait until it’s finished.",
        ));
    }
    let job = NewJob { org: Some(org.as_str()), ..NewJob::new(JOB, json!({ "audit": row.id })) };
    jobs::enqueue(&mut tx, &job, now).await?;
    let act = Act::new(CitationAuditStarted).on("citation_audit", &row.id).with("locations", row.total);
    act.record(&mut tx, &member.actor, now).await?;
    announce(&mut tx, org, None);
    tx.commit().await?;
    Ok((StatusCode::ACCEPTED, Json(CitationAudit::from(row))).into_response())
}
