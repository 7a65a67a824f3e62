//! Panels of deleted locations: hidden with their location, and shown again when it is restored.

use locations::Dependent;

use crate::queries;

#[linkme::distributed_slice(locations::DEPENDENTS)]
static PANELS: Dependent =
    Dependent(|tx, org, locations, is_deleted, _| Box::pin(queries::hide_panels(tx, org, locations, is_deleted)));
