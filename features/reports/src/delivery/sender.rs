//! Sender of the emails with reports.

use api::{App, Error, Result};
use brands::Presentation;
use orgs::OrgId;

use crate::reports::Reports;

/// Brand that emails come from, and the beginning of their links. Read before the transaction that queues them.
#[derive(Debug)]
pub(crate) struct Sender {
    pub(crate) brand: Presentation,
    pub(crate) address: String,
}

impl Sender {
    /// Returns the sender of the emails of an organization.
    ///
    /// # Errors
    /// 404 when the organization is gone.
    pub(crate) async fn load(app: &App, reports: &Reports, org: &OrgId) -> Result<Self> {
        let brand = brands::presentation_of(app, org).await?.ok_or_else(Error::not_found)?;
        Ok(Self { brand, address: reports.address(app, org).await? })
    }
}
