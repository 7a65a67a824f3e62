//! Reports as the API shows them.

use std::collections::HashMap;

use api::{App, Error, Result};
use orgs::{OrgId, Role, UserId};

use crate::{
    queries,
    reports::Reports,
    types::{Author, Locations, Report, ReportRow},
};

/// Returns reports with their authors, links and emails. Clients see none of these.
pub(super) async fn reports_of(
    app: &App,
    reports: &Reports,
    (org, role): (&OrgId, Role),
    rows: Vec<ReportRow>,
) -> Result<Vec<Report>> {
    let is_client = role.is_client();
    let ids = || rows.iter().map(|row| row.id.to_string()).collect::<Vec<_>>();
    let (mut names, mut shares, mut sends) = (HashMap::new(), HashMap::new(), HashMap::new());
    if !is_client && !rows.is_empty() {
        let users: Vec<UserId> = rows.iter().filter_map(|row| row.created_by.clone()).collect();
        names = orgs::names(&app.db, org, &users).await?;
        shares = queries::shares_of(&app.db, org, ids(), app.now()).await?.into_iter().collect();
        sends = queries::sends_of_reports(&app.db, org, ids()).await?.into_iter().collect();
    }
    let report = |row: ReportRow| {
        let author = row.created_by.as_ref().filter(|_| !is_client);
        let note = row.note.as_deref();
        let note = note.and_then(|note| reports.open((org, "reports", row.id.as_str(), "note"), note));
        Report {
            locations: Locations {
                choice: row.choice,
                label_id: row.label_id.clone(),
                count: row.location_count,
                names: serde_json::from_value(row.names.clone()).unwrap_or_default(),
            },
            period: row.period(),
            sections: row.sections(),
            made_by: author.map(|user| Author { id: user.to_string(), name: names.get(user).cloned() }),
            shares: shares.get(&row.id).copied().unwrap_or_default(),
            sends: sends.get(&row.id).copied().unwrap_or_default(),
            data_until: row.data_until.as_deref().and_then(|day| day.parse().ok()),
            note,
            id: row.id,
            title: row.title,
            template: row.template,
            compare: row.compare,
            language: row.language,
            state: row.state,
            code: row.code,
            released: row.is_released,
            created_at: row.created_at,
            made_at: row.made_at,
            pages: row.pages,
            schedule_id: row.schedule_id.filter(|_| !is_client),
        }
    };
    Ok(rows.into_iter().map(report).collect())
}

/// Returns one report.
pub(super) async fn report_of(app: &App, reports: &Reports, member: (&OrgId, Role), row: ReportRow) -> Result<Report> {
    reports_of(app, reports, member, vec![row]).await?.pop().ok_or_else(Error::not_found)
}
