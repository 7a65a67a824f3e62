//! The handlers of this feature's jobs.

use api::App;
use auth::Auth;
use jiff::SignedDuration;
use jobs::Registry;
use media::Store;

use crate::{
    exports::{ForgetExports, MakeExport},
    removal::RemoveOrganisations,
};

/// Exports whose time is over are looked for so often.
const FORGET_EVERY: SignedDuration = SignedDuration::from_hours(1);
/// Organizations whose time is over are looked for so often.
const REMOVE_EVERY: SignedDuration = SignedDuration::from_mins(10);

/// Everything this feature does in the background, with the store where exports and photos are.
pub fn jobs(app: &App, auth: &Auth, store: &Store) -> Registry {
    let store = || store.clone();
    Registry::new()
        .with(MakeExport { app: app.clone(), store: store() })
        .every(FORGET_EVERY, ForgetExports { store: store() })
        .every(REMOVE_EVERY, RemoveOrganisations { app: app.clone(), auth: auth.clone(), store: store() })
}
