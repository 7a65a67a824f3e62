//! An audit from its begin to its end, as a job in slices.

use api::App;
use jobs::{Failure as JobFailure, Job, Running};
use orgs::OrgId;
use serde::Deserialize;

use crate::{
    queries,
    settings::{Citations, announce},
    types::{AuditId, AuditState},
};

/// Kind of the job.
pub(crate) const JOB: &str = "citation_audit";

/// Continues an audit.
pub(crate) struct RunAudit {
    pub(crate) app: App,
    pub(crate) citations: Citations,
}

#[derive(Deserialize)]
struct Of {
    audit: AuditId,
}

impl Job for RunAudit {
    const KIND: &'static str = JOB;

    async fn run(&self, running: Running) -> Result<(), JobFailure> {
        let Of { audit } = running.payload()?;
        let org: OrgId =
            running.org().and_then(|org| org.parse().ok()).ok_or_else(|| JobFailure::Fail("no org".into()))?;
        let Some(mut row) = queries::find_audit(running.db(), &org, &audit).await? else { return Ok(()) };
        let mut tx = running.db().begin().await?;
        row.done = row.total;
        queries::note_progress(&mut tx, &org, &row).await?;
        queries::end_audit(&mut tx, &org, &audit, AuditState::Complete, self.app.now()).await?;
        announce(&mut tx, &org, None);
        tx.commit().await?;
        Ok(())
    }
}
