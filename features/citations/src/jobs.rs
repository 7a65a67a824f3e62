//! Background jobs.

use api::App;
use jobs::Registry;

use crate::{auditing::RunAudit, settings::Citations};

/// Returns the handlers of this feature's jobs.
pub fn jobs(app: &App, citations: &Citations) -> Registry {
    Registry::new().with(RunAudit { app: app.clone(), citations: citations.clone() })
}
