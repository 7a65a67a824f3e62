//! New reports, of members and of schedules.

use api::{App, Error, Result};
use db::Tx;
use orgs::OrgId;

use crate::{
    queries,
    queue::enqueue,
    reports::Reports,
    rules::{checks::MAX_TITLE, numbers},
    selection::ChosenLocations,
    types::{Language, Period, ReportRow},
};

/// Adds a report and queues its making. Returns the row with its note sealed.
pub(crate) async fn add(
    tx: &mut Tx,
    reports: &Reports,
    org: &OrgId,
    (mut row, note): (ReportRow, Option<&str>),
    locations: &[String],
) -> Result<ReportRow> {
    row.note = note.map(|note| reports.seal((org, "reports", row.id.as_str(), "note"), note)).transpose()?;
    queries::add(tx, org, &row, (&title_key(&row.title), row.note.as_deref()), locations).await?;
    enqueue(tx, org, &row.id, row.created_at).await?;
    Ok(row)
}

/// Returns the folded title as its search key.
pub(crate) fn title_key(title: &str) -> String {
    text::fold(title)
}

/// Returns the title of a report without one: the only location, or the organization, and the period.
pub(crate) async fn default_title(
    app: &App,
    org: &OrgId,
    (language, period): (Language, Period),
    chosen: &ChosenLocations,
) -> Result<String> {
    let name = match (chosen.ids.len(), chosen.names.first()) {
        (1, Some(name)) => name.clone(),
        _ => orgs::branding(&app.db, org).await?.ok_or_else(Error::not_found)?.0,
    };
    let period = numbers::period(language, period);
    let room = MAX_TITLE.saturating_sub(period.chars().count() + 2);
    let name: String = name.chars().take(room).collect();
    Ok(format!("{}, {period}", name.trim_end()))
}
