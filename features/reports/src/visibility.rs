//! Texts of reviews at deleted locations: hidden in reports with their location, and shown again when it is restored.

use locations::Dependent;

use crate::queries;

#[linkme::distributed_slice(locations::DEPENDENTS)]
static TEXTS: Dependent =
    Dependent(|tx, org, locations, is_deleted, _| Box::pin(queries::hide_texts(tx, org, locations, is_deleted)));
