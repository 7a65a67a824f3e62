//! Last look at queued emails with reports before they are sent: their recipients may have stopped them meanwhile.

use std::{future::Future, pin::Pin, sync::Arc};

use db::{Db, Result};
use mail::List;

use crate::queries;

/// Name of the list of scheduled reports. Their emails are about the hash of the token by which a recipient stops them.
pub(crate) const REPORTS: &str = "scheduled_reports";

/// Returns the lists that decide about the queued emails of this feature.
pub fn lists() -> Vec<Arc<dyn List>> {
    vec![Arc::new(ReportEmails)]
}

struct ReportEmails;

impl List for ReportEmails {
    fn name(&self) -> &'static str {
        REPORTS
    }

    fn is_wanted<'a>(
        &'a self,
        db: &'a Db,
        org: &'a str,
        about: &'a str,
    ) -> Pin<Box<dyn Future<Output = Result<bool>> + Send + 'a>> {
        Box::pin(queries::is_mail_wanted(db, org, about))
    }
}
