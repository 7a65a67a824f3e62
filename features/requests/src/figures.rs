//! Figures of requests for reviews, for reports.

use db::{Db, Result};
use jiff::Timestamp;
use orgs::OrgId;

use crate::queries;

/// Requests that were sent in a period, and what came of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RequestFigures {
    /// Number of requests that were sent.
    pub sent: i64,
    /// Number of those whose page was opened.
    pub opened: i64,
    /// Number of those with a click on a public link.
    pub clicked: i64,
    /// Number of those with private feedback.
    pub feedback: i64,
}

/// Returns the figures of a period at these locations, `None` for all.
pub async fn in_period(
    db: &Db,
    org: &OrgId,
    locations: Option<Vec<String>>,
    period: (Timestamp, Timestamp),
) -> Result<RequestFigures> {
    let (sent, opened, clicked, feedback) = queries::in_period(db, org, locations, period).await?;
    Ok(RequestFigures { sent, opened, clicked, feedback })
}
