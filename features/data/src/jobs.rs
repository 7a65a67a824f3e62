//! Job handlers of this feature.

use api::App;
use auth::Auth;
use jiff::SignedDuration;
use jobs::Registry;
use media::Store;

use crate::{
    exports::{ForgetExports, MakeExport},
    removal::RemoveOrganisations,
};

/// Interval at which expired exports are deleted.
const EXPIRY_INTERVAL: SignedDuration = SignedDuration::from_hours(1);
/// Interval at which organizations due for removal are looked up.
const REMOVAL_INTERVAL: SignedDuration = SignedDuration::from_mins(10);

/// Returns all background jobs of this feature. `store` holds exports and photos.
pub fn jobs(app: &App, auth: &Auth, store: &Store) -> Registry {
    let store = || store.clone();
    Registry::new()
        .with(MakeExport { app: app.clone(), store: store() })
        .every(EXPIRY_INTERVAL, ForgetExports { store: store() })
        .every(REMOVAL_INTERVAL, RemoveOrganisations { app: app.clone(), auth: auth.clone(), store: store() })
}
