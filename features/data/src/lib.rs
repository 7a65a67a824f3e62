//! Data of an organization or a person: export, import, permanent deletion.
//!
//! The server mounts [`routes`] under `/api/v1` and runs [`jobs`]; the operator's `vitrine data import` calls
//! [`import`].

mod archive;
mod erasure;
mod events;
mod exports;
mod jobs;
mod organization_import;
mod removal;
mod rules;
mod tables;
mod types;

use api::{App, ClientAddress, Error, FieldError};
use auth::{Auth, UserId};
use axum::Extension;
use media::Store;
use utoipa_axum::router::OpenApiRouter;

pub use self::jobs::jobs;
pub use archive::Refusal;
pub use organization_import::{Failure, ImportSummary, import};
pub use removal::sample as sample_removal;

use types::Reauthentication;

/// Returns all routes of this feature, to be mounted under `/api/v1`. `store` holds exports and photos.
pub fn routes(store: &Store) -> OpenApiRouter<App> {
    exports::routes().merge(removal::routes()).merge(erasure::routes()).layer(Extension(store.clone()))
}

/// Returns an error 422 unless `typed` is the name of the object to delete.
fn confirmed(field: &str, typed: &str, name: &str) -> api::Result<()> {
    if rules::times::is_named(typed, name) {
        return Ok(());
    }
    Err(Error::invalid(vec![FieldError::new(field, "not_the_name", "Type it exactly as shown.")]))
}

/// Returns an error 422 unless the user reauthenticates.
async fn proved(
    app: &App,
    auth: &Auth,
    user: &UserId,
    from: ClientAddress,
    proof: &Reauthentication,
) -> api::Result<()> {
    auth::sessions::reauthenticate(auth, app, user, from, proof.password.as_deref(), proof.code.as_deref()).await
}
