//! Routes under `/domains`.

use api::{App, Error, FieldError, Json, Kind, Path, Problem, Result};
use audit::Act;
use axum::{Extension, extract::State, http::StatusCode};
use orgs::{
    May,
    may::ManageDomains,
    plans::{self, Feature},
};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    checks,
    domains::{Domains, announce, origin},
    events::{DomainClaimed, DomainRemoved},
    queries,
    rules::{
        names::{claimed, proof_name, unicode},
        states::GRACE_PERIOD,
    },
    types::{Domain, DomainId, DomainKind, DomainRow, NewDomain, Record, Records, State as DomainState},
};

/// Maximum domains of an organization.
const MAX_DOMAINS: usize = 20;
/// Letters of base32 (RFC 4648), in lower case.
const BASE32: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";

/// Domains of an organization.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
struct DomainList {
    /// Domains, the oldest first.
    items: Vec<Domain>,
}

/// Returns all routes of this feature, to be mounted under `/api/v1`.
pub fn routes(domains: &Domains) -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list_domains, create_domain))
        .routes(routes!(delete_domain))
        .routes(routes!(check_domain))
        .layer(Extension(domains.clone()))
}

/// Returns the domains of the organization, with the DNS records that each needs and those that the last check found.
#[utoipa::path(get, path = "/domains", operation_id = "list_domains", tag = "domains",
    extensions(("x-permission" = json!("manage_domains"))), security(("session" = [])),
    responses((status = 200, body = DomainList)))]
async fn list_domains(
    admin: May<ManageDomains>,
    State(app): State<App>,
    Extension(domains): Extension<Domains>,
) -> Result<Json<DomainList>> {
    let rows = queries::list(&app.db, &admin.org, MAX_DOMAINS as i64).await?;
    Ok(Json(DomainList { items: rows.into_iter().map(|row| domain(&app, &domains, row)).collect() }))
}

/// Claims a domain. It serves once its DNS records are found, and it serves one organization at a time.
#[utoipa::path(post, path = "/domains", operation_id = "create_domain", tag = "domains",
    extensions(("x-permission" = json!("manage_domains"))), security(("session" = [])),
    request_body = NewDomain,
    responses((status = 201, body = Domain),
        (status = 409, body = Problem, description = "domain_exists, too_many_domains, plan_feature, demo_domain"),
        (status = 422, body = Problem), (status = 429, body = Problem)))]
async fn create_domain(
    admin: May<ManageDomains>,
    State(app): State<App>,
    Extension(domains): Extension<Domains>,
    Json(new): Json<NewDomain>,
) -> Result<(StatusCode, Json<Domain>)> {
    let (org, now) = (&admin.org, app.now());
    let name = name_to_claim(&domains, &new)?;
    if new.kind == DomainKind::Portal {
        plans::check_feature(&app.db, &app.site, org, Feature::WhiteLabel, now).await?;
    }
    if orgs::is_demo(&app.db, org).await? {
        return Err(Error::new(Kind::Conflict, "demo_domain", "Demos can’t use custom domains."));
    }
    domains.claim(org)?;
    let row = DomainRow {
        org_id: org.clone(),
        id: DomainId::new(now),
        kind: new.kind,
        name,
        state: DomainState::WaitingTxt,
        state_at: now,
        proof: format!("vitrine-{}={}", purpose(new.kind), random_text()),
        found: serde_json::json!(Records::default()),
        checked_at: None,
        next_check_at: Some(now),
        watched_at: now,
        takes_over_at: None,
        created_at: now,
    };
    let mut tx = app.db.begin().await?;
    if queries::list(&mut tx, org, MAX_DOMAINS as i64).await?.len() >= MAX_DOMAINS {
        let detail = format!("An organization has at most {MAX_DOMAINS} domains. Remove one first.");
        return Err(Error::new(Kind::Conflict, "too_many_domains", detail));
    }
    if !queries::add(&mut tx, &row).await? {
        return Err(Error::new(Kind::Conflict, "domain_exists", "You already added this domain."));
    }
    let act = Act::new(DomainClaimed).on("domain", &row.id).named(&row.name).with("kind", row.kind.as_str());
    act.record(&mut tx, &admin.actor, now).await?;
    announce(&mut tx, org);
    tx.commit().await?;
    Ok((StatusCode::CREATED, Json(domain(&app, &domains, row))))
}

/// Returns the name of a use in the record that proves a domain, so that the person who sets the record knows what it permits.
const fn purpose(kind: DomainKind) -> &'static str {
    match kind {
        DomainKind::Pages => "site",
        DomainKind::Portal => "portal",
        DomainKind::Sso => "sign-in",
    }
}

fn name_to_claim(domains: &Domains, new: &NewDomain) -> Result<String> {
    let name = claimed(&new.name, &domains.settings().own).map_err(|error| Error::invalid(vec![error]))?;
    // A cookie of the portal must not reach the parent domain, and Google shows pages of whole domains.
    if new.kind == DomainKind::Portal && psl::domain_str(&name) == Some(name.as_str()) {
        let error =
            FieldError::new("name", "apex", "Use a host name below your domain, such as reports.agency.example.");
        return Err(Error::invalid(vec![error]));
    }
    Ok(name)
}

/// Checks the records of a domain now. A released domain starts again.
#[utoipa::path(post, path = "/domains/{id}/check", operation_id = "check_domain", tag = "domains",
    extensions(("x-permission" = json!("manage_domains"))), security(("session" = [])),
    params(("id" = DomainId, Path)),
    responses((status = 200, body = Domain), (status = 404, body = Problem), (status = 429, body = Problem)))]
async fn check_domain(
    admin: May<ManageDomains>,
    State(app): State<App>,
    Extension(domains): Extension<Domains>,
    Path(id): Path<DomainId>,
) -> Result<Json<Domain>> {
    let (org, now) = (&admin.org, app.now());
    domains.check(org)?;
    let mut tx = app.db.begin().await?;
    let row = queries::lock(&mut tx, org, &id).await?.ok_or_else(Error::not_found)?;
    let state = if row.state == DomainState::Released { DomainState::WaitingTxt } else { row.state };
    queries::put(&mut tx, &DomainRow { state, watched_at: now, ..row }).await?;
    tx.commit().await?;
    let row = checks::check(&app, &domains, org, &id).await?.ok_or_else(Error::not_found)?;
    Ok(Json(domain(&app, &domains, row)))
}

/// Removes a domain. It stops serving at once.
#[utoipa::path(delete, path = "/domains/{id}", operation_id = "delete_domain", tag = "domains",
    extensions(("x-permission" = json!("manage_domains"))), security(("session" = [])),
    params(("id" = DomainId, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
async fn delete_domain(
    admin: May<ManageDomains>,
    State(app): State<App>,
    Extension(domains): Extension<Domains>,
    Path(id): Path<DomainId>,
) -> Result<StatusCode> {
    let (org, now) = (&admin.org, app.now());
    let mut tx = app.db.begin().await?;
    let row = queries::lock(&mut tx, org, &id).await?.ok_or_else(Error::not_found)?;
    queries::remove(&mut tx, org, &id).await?;
    let act = Act::new(DomainRemoved).on("domain", &id).named(&row.name);
    act.record(&mut tx, &admin.actor, now).await?;
    announce(&mut tx, org);
    tx.commit().await?;
    domains.read(&app).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn domain(app: &App, domains: &Domains, row: DomainRow) -> Domain {
    let stored_records: Records = serde_json::from_value(row.found).unwrap_or_default();
    let mut records = vec![Record {
        kind: "TXT".into(),
        name: proof_name(&row.name),
        value: row.proof,
        is_right: stored_records.has_proof,
    }];
    if row.kind.is_served() {
        let value = domains.settings().target.clone();
        records.push(Record {
            kind: "CNAME".into(),
            name: row.name.clone(),
            value,
            is_right: stored_records.leads_here,
        });
    }
    let serves = row.state.is_in_use() && row.kind.is_served();
    Domain {
        shown: unicode(&row.name),
        url: serves.then(|| origin(app, &row.name)),
        released_at: (row.state == DomainState::Failing).then(|| row.state_at + GRACE_PERIOD),
        id: row.id,
        kind: row.kind,
        name: row.name,
        state: row.state,
        state_at: row.state_at,
        records,
        found: stored_records,
        checked_at: row.checked_at,
        next_check_at: row.next_check_at,
        takes_over_at: row.takes_over_at,
        created_at: row.created_at,
    }
}

/// Returns 160 random bits as 32 characters.
fn random_text() -> String {
    rand::random::<[u8; 32]>().iter().map(|byte| char::from(BASE32[usize::from(byte % 32)])).collect()
}
