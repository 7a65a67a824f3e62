//! Overview of the organization. Every figure is stored; nothing is counted here.

use api::{App, Json, Problem, Result};
use axum::extract::State;
use jiff::{Timestamp, ToSpan, civil::Date, tz::TimeZone};
use orgs::{
    Right, Scope, Within,
    may::{SeeHistory, SeeOverview},
};
use serde::Serialize;
use utoipa::ToSchema;

use super::insight::{DayOfViews, each_day};
use crate::{
    ActivityKind, AuditIssues, Details, Location, LocationId, Rule, Summary, SyncStatus,
    author::{Author, authors},
    queries::{self, ActivityId, Totals},
    rules::{Severity, audit},
};

/// Number of days of views. They are compared with as many days before.
const DAYS: i64 = 30;
/// Maximum number of the least healthy locations.
const WORST: usize = 5;
/// Maximum number of activity entries.
const LINES: i64 = 10;

/// The organization at a glance.
#[derive(Serialize, ToSchema)]
pub(super) struct Overview {
    locations: Summary,
    health: HealthSummary,
    /// Failed audit rules: critical ones first, then by number of locations.
    issues: Vec<IssueCount>,
    /// Views of all locations on each of the last 30 days, today left out; empty when nothing is known.
    daily_views: Vec<DayOfViews>,
    /// Views of the 30 days before those.
    views_before: i64,
    /// The least healthy locations, at most 5, none of them perfect.
    worst: Vec<WorstLocation>,
    /// The 10 latest activity entries, the latest first; empty for a client.
    activity: Vec<ActivityLine>,
}

/// Health of the locations.
#[derive(Serialize, ToSchema)]
struct HealthSummary {
    /// Locations with at least 80.
    good: i64,
    /// Locations with at least 60, below 80.
    fair: i64,
    /// Locations below 60.
    poor: i64,
    /// Average of all; null without any.
    #[schema(required)]
    average: Option<i64>,
}

/// Number of locations that fail an audit rule.
#[derive(Serialize, ToSchema)]
struct IssueCount {
    rule: Rule,
    severity: Severity,
    count: i64,
}

/// A location that needs care.
#[derive(Serialize, ToSchema)]
struct WorstLocation {
    id: LocationId,
    name: String,
    address: String,
    city: String,
    health: i64,
    issues: i64,
    audit_issues: AuditIssues,
    sync_status: SyncStatus,
    /// The rules of the audit that fail, the critical ones first.
    problems: Vec<Rule>,
}

/// Activity entry.
#[derive(Serialize, ToSchema)]
#[schema(as = Activity)]
struct ActivityLine {
    id: ActivityId,
    /// When.
    #[schema(value_type = String, format = DateTime)]
    at: Timestamp,
    /// Author; null for an automatic change.
    #[schema(required)]
    by: Option<Author>,
    kind: ActivityKind,
    /// The one location it was about.
    #[schema(required)]
    location: Option<NamedLocation>,
    /// Number of locations that the entry concerns; null for a single location.
    #[schema(required)]
    count: Option<i64>,
}

/// A location by the name it had then; it may be gone.
#[derive(Serialize, ToSchema)]
struct NamedLocation {
    id: LocationId,
    name: String,
}

/// Returns an overview of the organization: figures, failed audit rules, views and latest activity. A limited member
/// gets the overview of their locations.
#[utoipa::path(get, path = "/overview", operation_id = "get_overview", tag = "locations",
    extensions(("x-permission" = json!("see_overview"))),
    responses((status = 200, body = Overview), (status = 401, body = Problem)))]
pub(super) async fn get_overview(member: Within<SeeOverview>, State(app): State<App>) -> Result<Json<Overview>> {
    let today = app.now().to_zoned(TimeZone::UTC).date();
    let first = today.saturating_sub(DAYS.days());
    let (totals, views, worst, activity) = tokio::try_join!(
        async { Ok(queries::totals_of(&app.db, &member.scope).await?) },
        views(&app, &member.scope, first, today),
        worst(&app, &member.scope),
        lines(&app, &member),
    )?;
    let (daily_views, views_before) = views;
    Ok(Json(Overview {
        locations: totals.into(),
        health: health(&totals),
        issues: issues(&totals),
        daily_views,
        views_before,
        worst: worst.into_iter().map(WorstLocation::from).collect(),
        activity,
    }))
}

async fn worst(app: &App, scope: &Scope) -> Result<Vec<Location>> {
    Ok(match scope {
        Scope::Whole(org) => queries::worst(&app.db, org, WORST as i64).await?,
        Scope::Part(org, limits) => queries::worst_within(&app.db, org, limits, WORST).await?,
    })
}

fn health(totals: &Totals) -> HealthSummary {
    let (good, fair) = (totals.health_good, totals.health_fair);
    HealthSummary { good, fair, poor: totals.total - good - fair, average: totals.average_health() }
}

fn issues(totals: &Totals) -> Vec<IssueCount> {
    let counts =
        Rule::ALL.into_iter().map(|rule| IssueCount { rule, severity: rule.severity(), count: totals.failing(rule) });
    let mut issues: Vec<_> = counts.filter(|issue| issue.count > 0).collect();
    issues.sort_by_key(|issue| (issue.severity != Severity::Critical, -issue.count));
    issues
}

async fn views(app: &App, scope: &Scope, first: Date, today: Date) -> Result<(Vec<DayOfViews>, i64)> {
    let (before, until) = (first.saturating_sub(DAYS.days()).to_string(), today.to_string());
    let views = match scope {
        Scope::Whole(org) => queries::org_views(&app.db, org, &before, &until).await?,
        Scope::Part(org, limits) => queries::views_within(&app.db, org, limits, &before, &until).await?,
    };
    let (earlier, views): (Vec<_>, Vec<_>) = views.into_iter().partition(|(date, _)| *date < first.to_string());
    let days = each_day(first, &views);
    // Compare with as many days before as are known, because Google reports the latest days late.
    let comparable = first.saturating_sub((days.len() as i64).days()).to_string();
    let before = earlier.iter().filter(|(date, _)| *date >= comparable).map(|(_, views)| views).sum();
    Ok((days, before))
}

impl From<Location> for WorstLocation {
    fn from(location: Location) -> Self {
        let problems = audit(&location).problems.into_iter().map(|problem| problem.rule).collect();
        let Location { id, details, health, issues, audit_issues, sync_status, .. } = location;
        let Details { name, address, city, .. } = details;
        Self { id, name, address, city, health, issues, audit_issues, sync_status, problems }
    }
}

/// Returns the latest activity; empty for members who may not see the history.
async fn lines(app: &App, member: &Within<SeeOverview>) -> Result<Vec<ActivityLine>> {
    if !SeeHistory::ROW.allows(member.role, false) {
        return Ok(Vec::new());
    }
    let (org, entries) = match &member.scope {
        Scope::Whole(org) => (org, queries::newest_activity(&app.db, org, LINES).await?),
        Scope::Part(org, limits) => (org, queries::activity_within(&app.db, org, limits, LINES).await?),
    };
    let names = authors(&app.db, org, entries.iter().filter_map(|line| line.user_id.clone())).await?;
    let lines = entries.into_iter().map(|line| ActivityLine {
        id: line.id,
        at: line.at,
        by: line.user_id.and_then(|user| names.get(&user).cloned()),
        kind: line.kind,
        location: line.location_id.zip(line.location_name).map(|(id, name)| NamedLocation { id, name }),
        count: line.count,
    });
    Ok(lines.collect())
}
